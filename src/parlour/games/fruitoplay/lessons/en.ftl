# The lesson of Fruitoplay in English. Messages are named <game>-lesson-<chapter>-<sentence>.

fruitoplay-lesson-near = Nearest takes all
fruitoplay-lesson-near-target = The card in the middle is the target: banana 10. Everyone chooses a card in secret, then all are turned up together. One player will take all of them, and the target, too. Bo and Cleo have chosen already.
fruitoplay-lesson-near-play = If anyone plays the target’s fruit, only cards of that fruit compete, and the nearest number wins. You hold a banana that is only 1 away: play the banana 9.
fruitoplay-lesson-near-apple = Its number is exactly right, but it is not a banana. As soon as one banana lies there, no other fruit can win.
fruitoplay-lesson-near-other = It is not a banana. As soon as one banana lies there, no other fruit can win. Play the banana 9.
fruitoplay-lesson-near-taken = Your banana is 1 away, Bo’s is 4 away. Cleo’s strawberry 10 has the right number, but the wrong fruit. You take all four cards and sort them into columns by fruit.

fruitoplay-lesson-tie = Equally near is out
fruitoplay-lesson-tie-play = The target is apple 10. Your only apple is far away, 17. Play it anyway, and see what can happen.
fruitoplay-lesson-tie-fig = The number is perfect, but a fig can only win if no apple is left in the contest.
fruitoplay-lesson-tie-other = Only an apple can win while apples compete. Play your apple, even though it is far away.
fruitoplay-lesson-tie-taken = Bo’s 7 and Cleo’s 13 are both 3 away. Equally near: both are out! So your 17 is the nearest card left, and it takes everything. The obvious card is not always the best one.

fruitoplay-lesson-safe = A sure thing
fruitoplay-lesson-safe-river = Beside the target lies the river: the targets still to come, for everyone to see. A card that lies there is in nobody’s hand.
fruitoplay-lesson-safe-play = The target is strawberry 10. Who could be equally near? Look at the river, then at your hand: which of your cards wins for certain?
fruitoplay-lesson-safe-twelve = The 12 is 2 away. Someone may be nearer, and someone with the 8 would be equally near: both out.
fruitoplay-lesson-safe-other = Another fruit wins only if no strawberry is left in the contest. You have strawberries yourself.
fruitoplay-lesson-safe-taken = Only the strawberry 11 could have been as near as your 9, and it lies in the river. And nobody could have been nearer. The river tells you a lot.

fruitoplay-lesson-score = What counts
fruitoplay-lesson-score-columns = This is the last of the seven turns of a round. You have won bananas and apples, 4 of each. When the round ends you score your largest column times your smallest; empty columns do not count. Right now that would be 4 × 4 = 16.
fruitoplay-lesson-score-hand = But the cards left in your hand join your columns, too. A single fig would be a new column, with only 1 in it. Then the smallest column would be 1!
fruitoplay-lesson-score-play = The target is banana 10. Bo and Cleo have chosen. Which card do you want to get rid of?
fruitoplay-lesson-score-nine = The 9 would win. But then you keep the fig: your smallest column would be 1, and your score 9 × 1 = 9.
fruitoplay-lesson-score-other = Then the fig stays in your hand and becomes a column of 1. You would score your largest column times 1.
fruitoplay-lesson-score-draw = Cleo won that one, and has your fig now. After each turn those who did not win draw a card; after the last turn they may choose. Your hand is now only bananas and apples: do you want another card?
fruitoplay-lesson-score-drawn = It could be anything, and a single strawberry or fig would make a column of 1. Better not draw.
fruitoplay-lesson-score-counted = Your two bananas and two apples have joined your columns: 6 × 6 = 36. Bo’s largest column is larger than yours, but the smallest one counts as well.
fruitoplay-lesson-score-rotten = Some cards show two fruits and count twice; the card says so. A rotten card counts for nothing, and takes one more card of its column with it.
fruitoplay-lesson-score-end = There are three rounds. Before the second and the third, whoever has the fewest points chooses a fruit that counts more for everyone. After the third, the highest total wins. That is all.
