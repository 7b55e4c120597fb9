# The lessons of Pi mal Pflaumen and Pies in English. Messages are named <game>-lesson-<chapter>-<sentence>.

pi-mal-pflaumen-lesson-trick = The highest picks first
pi-mal-pflaumen-lesson-trick-aim = You collect fruit to make mixes, which are worth points. Each fruit card has a number. In each trick everyone plays one card, face up; then everyone takes one of these cards.
pi-mal-pflaumen-lesson-trick-play = The highest number picks first. You lead this trick: play your highest card, the 18.
pi-mal-pflaumen-lesson-trick-low = With a low number you pick late and get what is left. Play the 18 here.
pi-mal-pflaumen-lesson-trick-take = You are first, so you may take any of the three. The pear 18 has a recipe, PPP: three plums. The apple 14 has an easier one: AA, two of the same fruit, for 3 points. Take it.
pi-mal-pflaumen-lesson-trick-pear = Its recipe wants three plums, and you have none. The apple’s recipe is easier: two of the same fruit. Take the apple 14.
pi-mal-pflaumen-lesson-trick-cherry = Three Pi cards are useful: they raise your numbers. But a recipe is what brings points. Take the apple 14.
pi-mal-pflaumen-lesson-trick-plum = Bo took the 18, and what was left went to Cleo, with a plum on top: whoever is last always gets one. Plums are fruit, too. You were first, so you lead the next trick.

pi-mal-pflaumen-lesson-pi = Raised by pi
pi-mal-pflaumen-lesson-pi-have = In the last trick you took a card that brought you 3 Pi cards. Each of them adds pi, 3.14, to a card that you play. Bo has played a 15, Cleo a 13.
pi-mal-pflaumen-lesson-pi-play = You want to pick first. Play your 11, with only as many Pi cards as it takes to beat 15.
pi-mal-pflaumen-lesson-pi-none = 11 alone is less than 13 and 15: you would pick last.
pi-mal-pflaumen-lesson-pi-one = 11 and pi make 14.14. That beats the 13, but not the 15.
pi-mal-pflaumen-lesson-pi-three = That would do, with 20.42. But two are enough: keep the third for later.
pi-mal-pflaumen-lesson-pi-low = The 11 is your highest card, so it needs the fewest Pi cards. Play the 11 with two of them.
pi-mal-pflaumen-lesson-pi-first = 11 and twice pi make 17.28, more than 15. You pick first, and you still have one Pi card.

pi-mal-pflaumen-lesson-mix = Making a mix
pi-mal-pflaumen-lesson-mix-recipe = In front of you is the white currant 6. The white currant 15 in the middle has the recipe AA: two of the same fruit, 3 points.
pi-mal-pflaumen-lesson-mix-take = Which card do you take?
pi-mal-pflaumen-lesson-mix-other = It brings you no mix yet. With the white currant 15 you have two white currants, and the recipe for them.
pi-mal-pflaumen-lesson-mix-mix = Now you have two white currants and a recipe for two of a kind. Make the mix.
pi-mal-pflaumen-lesson-mix-done = You would be leaving 3 points on the table, where others can steal your cards. Make the mix.
pi-mal-pflaumen-lesson-mix-use = Put both white currants into the mix.
pi-mal-pflaumen-lesson-mix-made = The recipe card is now face down: 3 points that nobody can take from you. The other card of the mix is out of the game, so think before you mix. You may make as many mixes on your turn as you can.

pi-mal-pflaumen-lesson-action = Thieves and watchdogs
pi-mal-pflaumen-lesson-action-signs = Some cards have a sign instead of a recipe. The mask steals, the dog guards, and some bring 3 Pi cards. Whoever takes the card does what the sign says at once.
pi-mal-pflaumen-lesson-action-take = You have an apple with the recipe AA, and Bo has the apple 2. You pick first. Which card helps you?
pi-mal-pflaumen-lesson-action-dog = The dog protects the cards in front of you, which is a fine thing. But it brings you no second apple. Look for the card that steals.
pi-mal-pflaumen-lesson-action-pi = 3 Pi cards are always welcome. But there is a card here that brings you a second apple at once.
pi-mal-pflaumen-lesson-action-steal = You took the thief: now take a card from another player. Whose?
pi-mal-pflaumen-lesson-action-useless = That one does not help you now. Take Bo’s apple 2.
pi-mal-pflaumen-lesson-action-mix = Two apples and the recipe AA: make the mix.
pi-mal-pflaumen-lesson-action-done = You would be leaving 3 points on the table. Make the mix.
pi-mal-pflaumen-lesson-action-guarded = The last card, with the dog, went to Cleo: as long as she has it, nobody can steal from her.
pi-mal-pflaumen-lesson-action-end = There are three rounds, and recipes grow with them, up to five plums for 20 points. Pi cards stay with you from round to round. After the third round, most points wins. That is all.

pies-lesson-trick = The highest picks first
pies-lesson-trick-aim = You collect fruit to make mixes, which are worth points. Each fruit card has a number. In each trick everyone plays one card, face up; then everyone takes one of these cards.
pies-lesson-trick-play = The highest number picks first. You lead this trick: play your highest card, the 18.
pies-lesson-trick-low = With a low number you pick late and get what is left. Play the 18 here.
pies-lesson-trick-take = You are first, so you may take any of the three. The pear 18 has a recipe, PPP: three plums. The apple 14 has an easier one: AA, two of the same fruit, for 3 points. Take it.
pies-lesson-trick-pear = Its recipe wants three plums, and you have none. The apple’s recipe is easier: two of the same fruit. Take the apple 14.
pies-lesson-trick-cherry = Three pie tokens are useful: they raise your numbers. But a recipe is what brings points. Take the apple 14.
pies-lesson-trick-plum = Bo took the 18, and what was left went to Cleo, with a plum on top: whoever is last always gets one. Plums are fruit, too. You were first, so you lead the next trick.

pies-lesson-pi = Raised by a pie
pies-lesson-pi-have = In the last trick you took a card that brought you 3 pie tokens. Each of them adds pi, 3.14, to a card that you play. Bo has played a 15, Cleo a 13.
pies-lesson-pi-play = You want to pick first. Play your 11, with only as many pie tokens as it takes to beat 15.
pies-lesson-pi-none = 11 alone is less than 13 and 15: you would pick last.
pies-lesson-pi-one = 11 and pi make 14.14. That beats the 13, but not the 15.
pies-lesson-pi-three = That would do, with 20.42. But two are enough: keep the third for later.
pies-lesson-pi-low = The 11 is your highest card, so it needs the fewest pie tokens. Play the 11 with two of them.
pies-lesson-pi-first = 11 and twice pi make 17.28, more than 15. You pick first, and you still have one pie token.

pies-lesson-mix = Making a mix
pies-lesson-mix-recipe = In front of you is the white currant 6. The white currant 15 in the middle has the recipe AA: two of the same fruit, 3 points.
pies-lesson-mix-take = Which card do you take?
pies-lesson-mix-other = It brings you no mix yet. With the white currant 15 you have two white currants, and the recipe for them.
pies-lesson-mix-mix = Now you have two white currants and a recipe for two of a kind. Make the mix.
pies-lesson-mix-done = You would be leaving 3 points on the table, where others can steal your cards. Make the mix.
pies-lesson-mix-use = Put both white currants into the mix.
pies-lesson-mix-made = The recipe card is now face down: 3 points that nobody can take from you. The other card of the mix is out of the game, so think before you mix. You may make only one mix on your turn.

pies-lesson-action = Stolen cards act again
pies-lesson-action-signs = Some cards have a sign instead of a recipe. The mask steals, the dog guards, and a pie brings 3 pie tokens. Whoever takes the card does what the sign says at once.
pies-lesson-action-take = You have a white currant with the recipe AA, and Bo has the white currant 6. You pick first. Which card helps you?
pies-lesson-action-dog = The dog protects the cards in front of you, which is a fine thing. But it brings you no second white currant. Look for the card that steals.
pies-lesson-action-pi = 3 pie tokens are always welcome. But there is a card here that brings you a second white currant at once.
pies-lesson-action-steal = You took the thief: now take a card from another player. Whose?
pies-lesson-action-useless = That one does not help you now. Take Bo’s white currant 6.
pies-lesson-action-mix = And look: a stolen card acts again, so the white currant 6 brought you 3 pie tokens. Two white currants and the recipe AA: make the mix.
pies-lesson-action-done = You would be leaving 3 points on the table. Make the mix.
pies-lesson-action-guarded = The last card, with the dog, went to Cleo: as long as she has it, nobody can steal from her.
pies-lesson-action-end = There are three rounds, and recipes grow with them, up to five plums for 20 points. Pie tokens left over are lost at the end of each round, so use them. After the third round, most points wins. That is all.
