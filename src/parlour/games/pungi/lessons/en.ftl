# The lesson of Pungi in English. Messages are named <game>-lesson-<chapter>-<sentence>.

pungi-lesson-row = Snakes in a row
pungi-lesson-row-aim = Snakes are worth points, from +4 down to −4. In each round there is one snake for each player, in a row that starts at the arrow of the flute. Everyone takes exactly one of them.
pungi-lesson-row-animals = You hold five animals. Everyone sees which animals you hold, but only you know their values. Of the others’ cards, you see the animals but not the values.
pungi-lesson-row-play = You begin. When everyone has played, the cards are turned over, and the highest value takes the snake at the arrow’s tip. Right now that is the +4: play your highest card, the frog 9.
pungi-lesson-row-low = You could, but someone will probably have a higher card, and then the +4 is gone. Your highest card is the frog 9.
pungi-lesson-row-taken = Your 9 was the highest: you took the +4. Cleo’s 7 took the next one, and what was left went to Bo. Nobody chooses; the order decides.

pungi-lesson-priority = The crowd goes first
pungi-lesson-priority-seen = Now you play last. Bo has played a snail, Cleo a mouse: you see the animals, not the values. One rule comes before the values. If one animal was played more often than every other, its cards go first.
pungi-lesson-priority-play = Your cards are low. But you can make one animal outnumber the others. Which card do you play?
pungi-lesson-priority-alone = Then all three animals would be different, only the values would count, and yours is low: the −4 would probably be yours.
pungi-lesson-priority-taken = Two snails, one mouse: the snails go first. Bo’s snail is higher and takes the +4, yours takes the +3. Cleo’s mouse 9, the highest card of all, had to wait and got the −4.

pungi-lesson-last = Last can be best
pungi-lesson-last-play = This time the −4 lies at the tip, and the +3 at the end of the row. Bo and Cleo have both played frogs. Now it is your turn: which of your cards is certain to take the +3?
pungi-lesson-last-ten = The frog 10 would be the highest of three frogs. It would take the first snake: −4.
pungi-lesson-last-frog = Then all three cards would be frogs, and the values would decide. You would have to hope that both of the others have higher ones.
pungi-lesson-last-taken = The frogs went first, whatever their values were. Your mouse waited and took the +3. Watching who plays what is half the game.

pungi-lesson-equal = Equal values
pungi-lesson-equal-play = You begin again, and want the +3 at the tip. Play the dragonfly 7.
pungi-lesson-equal-low = Play the dragonfly 7 here. You will see what happens when two values are equal.
pungi-lesson-equal-taken = Cleo had a 7, too. Of equal values the one played earlier counts as higher. So it can pay to be early.

pungi-lesson-charmer = Snake charmers
pungi-lesson-charmer-lies = In the last round you had to take a −4. But look: now there is a snake charmer at the tip. When the points are counted, each charmer turns the sign of one of your snakes.
pungi-lesson-charmer-play = A charmer would turn your −4 into +4. Bo has played a snail, Cleo a lizard. Which card gives you the best chance of the charmer?
pungi-lesson-charmer-snail = Two snails would go first, a good idea. But your 3 would have to beat Bo’s snail. The mouse 9 is stronger here: with three different animals, only the value counts.
pungi-lesson-charmer-lizard = Two lizards would go first, but your 2 would have to beat Cleo’s lizard. The mouse 9 is stronger here: with three different animals, only the value counts.
pungi-lesson-charmer-low = That is a low card, and nothing gives it priority. With three different animals only the value counts.
pungi-lesson-charmer-taken = The charmer is yours, and your −4 will count as +4.
pungi-lesson-charmer-beware = Beware: charmers have to be used. If you have no bad snake, a charmer turns one of your good ones into a bad one.
pungi-lesson-charmer-end = That is all. After each round you draw a card, and the next player to the left begins. When there are too few snakes for another row, the points are counted, and the highest total wins.
