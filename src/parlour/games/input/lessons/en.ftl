# The lesson of Input in English. Messages are named <game>-lesson-<chapter>-<sentence>.

input-lesson-turn = Setting means turning
input-lesson-turn-aim = Six numbers are waiting to be built. Each has five fields, and each field asks for a symbol: full, half, round or slanted. Whoever sets the last missing tile of a number wins its points. With two players, the first to 17 points wins the game.
input-lesson-turn-tiles = You have seven tiles, with a symbol on each side. Nobody knows what is underneath, not even you. The small signs below a tile show what can be there: every colour has the same seven tiles.
input-lesson-turn-lift = On your turn you set one of your tiles, and setting means turning it over. Take your tile 1. It shows half now; let us see what is underneath.
input-lesson-turn-first = You could, but for now take tile 1.
input-lesson-turn-set = Full! Now it has to go on a free field that asks for full. Set it on the top field of the 5.
input-lesson-turn-elsewhere = It would fit there. But here we build the 5: its top field asks for full.
input-lesson-turn-known = Bo is building the 5, too: everyone may build any number. And now everyone knows both sides of your tile 1. Underneath is half, and the sign says so. What you have seen is worth remembering.

input-lesson-close = Announce, then turn
input-lesson-close-free = A few turns later, only one field of the 5 is free, and it asks for round. The tile that fills it is the closing tile. It wins the number, but it has to be announced before it is turned.
input-lesson-close-announce = You have a tile on the 5, so you may announce it. Go ahead: announce the 5.
input-lesson-close-silent = Without an announcement no tile may be set on the last free field, even if it fits. Announce the 5 first.
input-lesson-close-which = Now it counts: which of your tiles is certain to have round underneath? Look at the signs. You have turned one of these tiles before.
input-lesson-close-shown = Tile 2 shows round now. But setting means turning, so its other side counts, and nobody has seen that one.
input-lesson-close-gamble = Nobody knows what is underneath that one. If it is not round, you lose the 5 points of the number instead.
input-lesson-close-won = Round! You had seen it when that tile was turned. The 5 is yours, and 5 points with it. A wrong announcement would have cost as much.

input-lesson-down = Clearing up
input-lesson-down-up = The completed 5 is pushed up. Nothing may be set on it, but its tiles stay in play. As long as a tile of yours lies on a completed number, you may not announce.
input-lesson-down-lift = You still have three tiles there. Start clearing up: take tile 1 from the 5.
input-lesson-down-also = That one has to leave as well, sooner or later. Take tile 1 first.
input-lesson-down-stays = That tile is not on the 5. While your tiles lie there, you may not announce anything. Take tile 1 away.
input-lesson-down-set = You knew it would be half. Set it on the second field of the 6, and you have a share in the next number.
input-lesson-down-elsewhere = It would fit. But let us join in at the 6: its second field asks for half.
input-lesson-down-joker = When the last tile has gone, the 5 comes back and can be built again. One of your tiles has a joker, which fits every field. The only thing it may not do is close a number.
input-lesson-down-end = The 1 is worth 10 points, every other number what it says; a number all in your own colour is worth 3 more. Remember what you have seen, and announce when you are sure, or brave. That is all.
