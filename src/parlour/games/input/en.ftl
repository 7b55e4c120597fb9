# Input in English. $you is "yes" where the reader is meant; $name is then empty.

input-title = Input
input-about = Build numbers from tiles whose undersides nobody knows, and dare to announce the tile that closes one.

input-symbol-full = full
input-symbol-half = half
input-symbol-round = round
input-symbol-slanted = slanted
input-symbol-joker = joker
input-letter-full = f
input-letter-half = h
input-letter-round = r
input-letter-slanted = s
input-letter-joker = j
input-colour-yellow = yellow
input-colour-red = red
input-colour-blue = blue
input-supply = the supply
input-field = field { $field } of number { $number }

input-option-zero = The zero is laid out, too: complete it in one turn, and the others lose their last win.
input-option-memory = If off, people are not shown which undersides have been seen; bots still remember them all.
input-option-solo_double = A number all in the winner’s colour counts double, instead of 3 points extra.
input-option-free_number = On this number, such as 5, tiles may be placed without turning them.
input-option-combination = Winning all of these numbers, such as 1,2,3, wins the game at once; put / between several sets: 1,2,3/5,6.
input-option-joker_closes = The joker may close a number.
input-option-children = These seats, such as 0,2, may place a tile without turning it.
input-option-joker_seen = A joker that falls face up is seen by all before it is turned over.
input-option-first_return = A tile may go straight back once; only going to and fro again is forbidden.
input-preset-family = Children sit at these seats: children with these seats, and joker_closes on.

# Refused options
error-input-number = With { $seats } players the option { $option } takes the numbers 1 to { $highest }, not { $number }.
error-input-children = With { $seats } players the option { $option } takes the seats 0 to { $last }, not { $seat }.

# Refused component sets
error-input-colours = Line { $line } breaks { $rule }: there are { $expected } different colours, not { $found }.
error-input-colour = Line { $line } breaks { $rule }: a colour is a word of at most { $longest } lower-case letters, not { $found }.
error-input-tiles = Line { $line } breaks { $rule }: each colour has { $expected } tiles, not { $found }.
error-input-tile = Line { $line } breaks { $rule }: a tile has two sides of full, half, round, slanted and joker, not { $found }.
error-input-joker = Line { $line } breaks { $rule }: the other side of the joker is slanted, so there is no tile { $found }.
error-input-alike = Line { $line } breaks { $rule }: no two tiles of a colour are alike.
error-input-sides = Line { $line } breaks { $rule }: { $symbol } appears { $expected } times on the tiles of a colour, not { $found } times.
error-input-digits = Line { $line } breaks { $rule }: there is one card for each digit from 0 to 9, not for { $found }.
error-input-fields = Line { $line } breaks { $rule }: a number has 5 fields, but the { $digit } has { $found }.
error-input-field = Line { $line } breaks { $rule }: a field asks for full, half, round or slanted, not for { $found }.

# Events
input-tile-open = { $up } ({ $under } underneath)
input-fell =
    { $you ->
        [yes] Your tiles 1 to 7 show: { $tiles }.
       *[no] { $name }’s tiles 1 to 7 show: { $tiles }.
    }
input-joker_seen =
    { $you ->
        [yes] Your tile { $tile } fell with the joker up: everyone has seen it, and it is turned over.
       *[no] { $name }’s tile { $tile } fell with the joker up: everyone has seen it, and it is turned over.
    }
input-began =
    { $you ->
        [yes] You have been drawn to go first.
       *[no] { $name } has been drawn to go first.
    }
input-announced =
    { $you ->
        [yes] You announce { $number ->
            [0] the zero
           *[other] the closing tile of the { $number }
        }.
       *[no] { $name } announces { $number ->
            [0] the zero
           *[other] the closing tile of the { $number }
        }.
    }
input-lifted =
    { $you ->
        [yes] You turn over your tile { $tile } from { $origin }: { $was } becomes { $up }.
       *[no] { $name } turns over tile { $tile } from { $origin }: { $was } becomes { $up }.
    }
input-slid =
    { $you ->
        [yes] You take your tile { $tile } from { $origin } without turning it: { $up }.
       *[no] { $name } takes tile { $tile } from { $origin } without turning it: { $up }.
    }
input-placed =
    { $you ->
        [yes] You place it on { $place }.
       *[no] { $name } places it on { $place }.
    }
input-home =
    { $you ->
        [yes] It fits nowhere and goes to your supply.
       *[no] It fits nowhere and goes to { $name }’s supply.
    }
input-won =
    { $you ->
        [yes] You win the { $number }{ $alone ->
            [yes] , all in your colour: { $base } + { $bonus } = { input-points }
           *[no] : { input-points }
        }!
       *[no] { $name } wins the { $number }{ $alone ->
            [yes] , all in one colour: { $base } + { $bonus } = { input-points }
           *[no] : { input-points }
        }!
    }
input-missed =
    { $you ->
        [yes] It does not close the { $number }: { $points ->
            [0] luckily you have no points to lose
            [one] you have only 1 point, and lose it
           *[other] { $all ->
                [yes] you have only { $points } points, and lose all of them
               *[no] you lose the { $points } points of that number
            }
        }.
       *[no] It does not close the { $number }: { $points ->
            [0] { $name } has no points to lose
            [one] { $name } has only 1 point, and loses it
           *[other] { $all ->
                [yes] { $name } has only { $points } points, and loses all of them
               *[no] { $name } loses the { $points } points of that number
            }
        }.
    }
input-zeroset =
    { $you ->
        [yes] You have completed the zero!
       *[no] { $name } has completed the zero!
    }
input-zerofailed =
    { $count ->
        [0] It does not fit the zero.
        [one] It does not fit the zero, and tile { $tiles } goes back to the supply.
       *[other] It does not fit the zero, and the tiles { $tiles } go back to the supply.
    }
input-lost =
    { $you ->
        [yes] You lose your last win: { input-points }.
       *[no] { $name } loses their last win: { input-points }.
    }
input-returned = The last tile has left the { $number }: it is open again, and anyone can win it once more.
input-reached =
    { $you ->
        [yes] You are the first to reach { $target } points, and win the game.
       *[no] { $name } is the first to reach { $target } points, and wins the game.
    }
input-combined =
    { $you ->
        [yes] You have won all the numbers agreed on, and with them the game.
       *[no] { $name } has won all the numbers agreed on, and with them the game.
    }
input-tired = That was the last turn.

# Actions
input-do-zero = Announce the zero
input-do-close = Announce the closing tile of the { $number }
input-do-lift = Turn over tile { $tile }
input-do-slide = Take tile { $tile } without turning it
input-do-set = Place it on { $place }

# The table in the terminal
input-turn = Turn { $turn } of at most { $turns }
input-target = first to { $target } points wins
input-now-close = The closing tile of the { $number } is announced.
input-now-zero = The zero is announced.
input-legend = Fields and tiles: { $shapes }; a field with dots is free.
input-completed = ^ is completed: nothing may be placed there, and players with tiles there may not close a number.
input-marked = ++ marks the fields that fit the tile in hand.
input-player = { $name } ({ $colour })
input-to-play = to play
input-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
input-won-so-far = won: { $numbers }
input-row-tile = tile
input-row-shows = shows
input-row-lies = lies
input-row-below = under
input-row-back = not to
input-at-supply = supply
input-at-hand = hand
input-maybe = { $letters }?

# The table in the browser
input-table-announce = Announce
input-table-none =
    { $own ->
        [no] none there
       *[yes] none of yours
    }
input-table-later = not yet
input-table-completed = completed
input-table-on = on
input-table-not-there =
    { $own ->
        [no] { $player } may not announce the { $numbers }: has no tile there.
       *[yes] You may not announce the { $numbers }: no tile of yours lies there.
    }
input-table-not-yet =
    { $own ->
        [no] { $player } may not announce the { $numbers } yet: still has tiles on the completed { $completed }.
       *[yes] You may not announce the { $numbers } yet: you still have tiles on the completed { $completed }.
    }
input-table-not-both =
    { $own ->
        [no] { $player } may not announce the { $numbers } yet: has no tile there, and still has tiles on the completed { $completed }.
       *[yes] You may not announce the { $numbers } yet: no tile of yours lies there, and you still have tiles on the completed { $completed }.
    }
input-table-announced =
    { $number ->
        [0] Announced: the zero
       *[other] Announced: the { $number }
    }
input-table-slide = as it is
input-table-now-pick-mine =
    { $own ->
        [no] Turn over one of { $player }’s tiles.
       *[yes] Turn over one of your tiles.
    }
input-table-now-pick-mine-call =
    { $own ->
        [no] Turn over one of { $player }’s tiles, or first announce the number to be closed.
       *[yes] Turn over one of your tiles, or first announce the number you will close.
    }
input-table-now-pick-other = It is { $name }’s turn.
input-table-now-close-mine = Which tile closes the { $number }?
input-table-now-close-other = { $name } is looking for the closing tile.
input-table-now-zero-mine =
    { $left ->
        [one] One field is left: turn over the last tile.
       *[other] { $left } fields are left: turn over the next tile.
    }
input-table-now-zero-other = { $name } is trying the zero.
input-table-now-set-mine =
    It shows { $side ->
        [joker] the joker
       *[other] its { $symbol } side
    }: place it on a glowing field.
input-table-now-set-only =
    It shows { $side ->
        [joker] the joker
       *[other] its { $symbol } side
    }. Only one field is possible: the tile goes there by itself.
input-table-now-set-other =
    { $name } is choosing a field for { $side ->
        [joker] the joker
       *[other] the { $symbol } side
    }.
input-table-closes =
    { $number ->
        [0] It completes the zero.
       *[other] It closes the { $number }, as announced.
    }
input-table-lapses =
    { $target } points are enough: { $over ->
        [one] the 1 beyond does
       *[other] the { $over } beyond do
    } not count.
input-table-takes-all =
    Whoever closes it takes all, even with { $others ->
        [one] 1 tile of another player
       *[other] { $others } tiles of others
    } on it.
input-table-take-away =
    { $own ->
        [no] While tiles of { $player } lie there, { $player } may announce no number, and may take one off each turn.
       *[yes] While tiles of yours lie there, you may announce no number. You may take one off each turn.
    }
input-table-misfit =
    { $number ->
        [0] It does not fit the zero.
       *[other] It does not close the { $number }.
    }
input-table-forgot = { $name } had forgotten: everyone had seen that side of tile { $tile }.
input-table-nowhere = It fits nowhere.
input-table-nowhere-none = All fields for { $symbol } are taken.
input-table-nowhere-closing = It would close the { $numbers }, and that must be announced before you turn it over.
input-table-nowhere-joker = This joker may not close the { $numbers }.
input-table-nowhere-completed = On the { $numbers }, nothing may be placed until all tiles are gone.
input-table-nowhere-back = It may not go straight back to its old field of the { $numbers }.
input-table-opens-after = The { $numbers } opens again only when this tile has been placed.
input-table-nowhere-zero = The zero has to be announced before it is built.
input-table-lifts =
    { $you ->
        [yes] You pick up your tile { $tile }.
       *[no] { $name } picks up tile { $tile }.
    }
input-table-turns =
    { $you ->
        [yes] You turn up { $side ->
            [joker] the joker
           *[other] the { $symbol } side
        }.
       *[no] { $name } turns up { $side ->
            [joker] the joker
           *[other] the { $symbol } side
        }.
    }
input-table-slides =
    { $you ->
        [yes] You leave your tile { $tile } as it is: { $symbol }.
       *[no] { $name } leaves tile { $tile } as it is: { $symbol }.
    }
input-table-only = No other field was possible.
input-table-asks = The field asks for { $asks }, the tile shows { $symbol }.
input-table-no-joker = The joker may not close a number.
input-table-number =
    The { $number }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $state ->
        [completed] , completed
       *[other] {""}
    }
input-table-field = { $place }, free: { $symbol }
input-table-tile =
    { $you ->
        [yes] Your tile { $tile } shows { $symbol }.
       *[no] { $name }’s tile { $tile } shows { $symbol }.
    }
input-table-lies = It lies on { $place }.
input-table-below = Underneath: { $symbols }.
input-table-deduced = Underneath: { $symbols }. Nobody has seen it: it follows from the sides seen so far.
input-table-not-back =
    { $own ->
        [no] Tile { $tile } may not go straight back here.
       *[yes] Your tile { $tile } may not go straight back here.
    }
input-table-tile-not-back = It may not go straight back to { $place }.
input-table-points = { $points } of { $target } points
input-table-begins =
    { $you ->
        [yes] begin
       *[no] begins
    }
input-table-tried = zero tried
input-table-more =
    { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } if all five tiles are { $you ->
        [yes] yours
       *[no] { $name }’s
    }
input-table-missed = does not fit
input-table-joker = no joker here
input-table-returns = open again
input-table-legend = Symbols and tiles
input-table-symbols = Symbols
input-table-seven = The seven tiles of each colour, front and back:
input-table-fits = The joker fits every field, but may not close a number.
input-table-fits-closes = The joker fits every field, and may close a number, too: you have agreed on that.
input-table-signs = The small signs below a tile show what can be on its other side. A single filled sign is certain. It was seen, or it follows from all the sides seen so far. Bots of lower levels forget some of it.
input-table-sign-worth = How many points the number brings.
input-table-sign-more = From the third tile on: all tiles on the number are one player’s so far. If that player closes it like that, these points come on top.
input-table-sign-ask = You may not announce the { $number } now: no tile of yours lies there, or you still have tiles on a completed number. Tap it to see which.
input-table-sign-away = This tile lies on the { $number }.
input-table-shut = The { $number } is completed: nothing may be placed there until its last tile has been taken away. Then it is open again.
input-table-count = The final count
input-table-count-wins = Points for each number won
input-table-count-win = { $sum } for the { $numbers }
input-table-count-lost = Lost through failed announcements
input-table-count-beyond = Beyond the target, not counted
input-table-count-points = Points
input-table-count-of = { $what }: { $points }
input-table-wins =
    { $you ->
        [yes] win
       *[no] wins
    }

# Advice for the first game
input-guide-rule =
    Turn over a tile and place it where its new side fits{ $signs ->
        [yes] ; the signs below show what that can be
       *[no] {""}
    }. Fill a number’s last field to win its points, { $double ->
        [yes] or twice as many
       *[no] and 3 more
    } if all its tiles are yours. Announce it first: if it fails, you lose those points. The first to { $target } points wins.
input-guide-wait = Watch which sides turn up: what has been seen stays marked below each tile.
input-guide-first = Tap one of your tiles: it is turned over, and what appears must go on a field that asks for it.
    .short = Tap one of your tiles: it is turned over, and then placed.
input-guide-pick = Turn over a tile whose underside you know, or learn a new one. The small signs below a tile show what it can be. Those that lie on a number can be turned over, too.
    .short = Turn over a tile that you know, or learn a new one.
input-guide-win = You win the game if you close the { $wins } now: announce it, and turn over the tile that its last field asks for.
    .short = You can win the game now: by closing a number.
input-guide-announce =
    A number needs only one more tile. If you know what you will turn up, announce that number: you win its points. { $points ->
        [0] If the tile does not fit, or is the joker, it costs nothing this time: you have no points to lose.
       *[other] If the tile does not fit, or is the joker, you lose that many points.
    }
    .short = Sure of the last tile of a number? Announce it to win points.
input-guide-announce-joker =
    A number needs only one more tile. If you know what you will turn up, announce that number: you win its points. { $points ->
        [0] If the tile does not fit, it costs nothing this time: you have no points to lose.
       *[other] If the tile does not fit, you lose that many points.
    }
    .short = Sure of the last tile of a number? Announce it to win points.
input-guide-blocked = You have tiles on a completed number: until the last of them is gone, you may announce no other. Each turn, you may take one of them, like any other tile, turn it over and place it elsewhere.
    .short = While your tiles lie on a completed number, you may announce none.
input-guide-danger = Careful: another player can win the game by closing the { $danger } on their next turn. To prevent it, take a tile of yours off it, close it yourself, or close a number on which that player has a tile: then they may not announce.
    .short = Careful: another player can win the game on their next turn.
input-guide-danger-set = Careful: with a fourth tile on the { $danger }, another player can close it on their next turn and win the game.
    .short = Careful: a fourth tile can win the game for another player.
input-guide-danger-late = Another player can win the game by closing the { $danger } on their next turn. They may not, if a number on which they have a tile is closed before.
    .short = Another player can win the game on their next turn.
input-guide-close = Choose the tile whose underside is what the last field asks for. The joker may not close a number.
    .short = Choose the tile that the last field asks for; not the joker.
input-guide-close-joker = Choose the tile whose underside is what the last field asks for. The joker may close a number, too: you have agreed on that.
    .short = Choose the tile that the last field asks for, or the joker.
input-guide-zero = Turn over tiles that you are sure of: each must fit a free field of the zero, or the attempt is over.
    .short = Turn over tiles that you are sure of: each must fit the zero.
input-guide-set = Place it on a glowing field. A number with only your tiles brings 3 extra points.
    .short = Place it. A number with only your tiles brings 3 extra points.
input-guide-set-double = Place it on a glowing field. A number with only your tiles counts double.
    .short = Place it. A number with only your tiles counts double.
input-guide-set-four = Place it where it helps you: a number with four tiles can be closed by whoever has a tile on it and none on a completed number. That may be you on your next turn, or another player before. A number with only your tiles brings 3 extra points.
    .short = A number with four tiles can be closed: by you, or by others.
input-guide-set-four-double = Place it where it helps you: a number with four tiles can be closed by whoever has a tile on it and none on a completed number. That may be you on your next turn, or another player before. A number with only your tiles counts double.
    .short = A number with four tiles can be closed: by you, or by others.

# What a report counts
input-group-numbers = Numbers won
input-group-one-colour = Numbers won in one colour
input-group-missed = Closing tiles that did not fit
input-group-tiles = Tiles set, by number
input-group-zero = The zero

# The page on which the owner of a box types in its cards
input-box-tiles = The seven tiles of a colour, both sides
input-box-digits = The symbols of each number, from the top

# Figures on the teaching page: their labels, and how a piece is called
input-figure-tiles = tiles, front and back
input-figure-numbers = on the table
input-figure-before = before
input-figure-after = after
input-figure-supply = supply
input-figure-turns = picks up and turns over
input-figure-shows = turns up
input-figure-points = points
input-figure-tile = { $colour } { $symbol }
input-figure-free =
    { $state ->
        [completed] empty
       *[open] free for { $symbol }
    }
input-figure-had = had before
input-figure-number =
    the { $number }{ $state ->
        [completed] , completed
       *[open] {""}
    } ({ $fields })

# Reasons for a move: what comes of it ($move: “with tile 7”), how often or how much ($much: “in 62 of 100 cases”)
input-with-zero = with the zero announced
input-with-close = with the { $number } announced
input-with-lift = with tile { $tile }
input-with-slide = with tile { $tile } unturned
input-with-set = with the tile on { $place }
input-rival =
    { $name ->
        [none] another player
       *[other] { $name }
    }
input-someone =
    { $name ->
        [none] someone else
       *[other] { $name }
    }
input-reason-game =
    { $move } { $you ->
        [yes] you win the game
       *[no] { $player } wins the game
    } this turn or the next { $much }
input-reason-defeat =
    { $move }, { input-someone } wins the game before { $you ->
        [yes] your
       *[no] { $player }’s
    } next turn { $much }
input-reason-wins =
    { $move } { $you ->
        [yes] you close the { $number }
       *[no] { $player } closes the { $number }
    } this turn or the next { $much }
input-reason-other =
    { $move }, { input-someone } closes the { $number } before { $you ->
        [yes] your
       *[no] { $player }’s
    } next turn { $much }
input-reason-misses =
    { $number ->
        [0] { $move } { $you ->
                [yes] an announcement of yours
               *[no] { $player }’s announcement
            } fails { $much } without costing points
        [one] { $move } { $you ->
                [yes] an announcement of yours
               *[no] { $player }’s announcement
            } fails { $much } and costs 1 point
       *[other] { $move } { $you ->
                [yes] an announcement of yours
               *[no] { $player }’s announcement
            } fails { $much } and costs { $number } points
    }
input-reason-announces =
    { $move } { $you ->
        [yes] you announce a closing tile on your
       *[no] { $player } announces a closing tile on their
    } next turn { $much }
input-reason-home =
    { $move }, { $you ->
        [yes] a tile of yours
       *[no] { $player }’s tile
    } fits nowhere { $much }
input-reason-blocked =
    { $number ->
        [one] { $move }, after { $you ->
                [yes] your next turn you
               *[no] { $player }’s next turn they
            } may not announce for at least one more turn { $much }
       *[other] { $move }, after { $you ->
                [yes] your next turn you
               *[no] { $player }’s next turn they
            } may not announce for at least { $number } more turns { $much }
    }
input-reason-held =
    { $number ->
        [one] { $move }, after { $you ->
                [yes] your
               *[no] { $player }’s
            } next turn { input-rival } may not announce for at least one more turn { $much }
       *[other] { $move }, after { $you ->
                [yes] your
               *[no] { $player }’s
            } next turn { input-rival } may not announce for at least { $number } more turns { $much }
    }
input-reason-known =
    { $number ->
        [one] { $move } { $you ->
                [yes] you know both sides of one of your tiles after your
               *[no] { $player } knows both sides of one of their tiles after the
            } next turn { $much }
        [7] { $move } { $you ->
                [yes] you know both sides of all your tiles after your
               *[no] { $player } knows both sides of all their tiles after the
            } next turn { $much }
       *[other] { $move } { $you ->
                [yes] you know both sides of at least { $number } of your tiles after your
               *[no] { $player } knows both sides of at least { $number } of their tiles after the
            } next turn { $much }
    }
input-reason-ready =
    { $move } { $you ->
        [yes] you may announce a number after your
       *[no] { $player } may announce a number after their
    } next turn { $much }
input-reason-exposed =
    { $move }, { input-someone } may announce a number right after { $you ->
        [yes] your
       *[no] { $player }’s
    } next turn { $much }
input-reason-points =
    { $move } { $you ->
        [yes] you gain
       *[no] { $player } gains
    } { $much } points on average by the end of { $you ->
        [yes] your
       *[no] their
    } next turn
input-reason-theirs =
    { $name ->
        [none] { $move }, the others gain { $much } points on average by the end of { $you ->
                [yes] your
               *[no] { $player }’s
            } next turn
       *[other] { $move }, { $name } gains { $much } points on average by the end of { $you ->
                [yes] your
               *[no] { $player }’s
            } next turn
    }

# Situations, for a profile: “You lose most …”
input-when-pick = when you choose a tile
input-when-close = when you choose the tile of an announcement
input-when-set = when you choose where a tile goes

# When a decision was made, in a review
input-moment =
    Turn { $turn }{ $tile ->
        [0] {""}
       *[other] , tile { $tile } in hand
    }

# What a review calls things
input-table-turn = Turn
input-table-review-start = The tiles have fallen
input-table-review-draw = how the tiles fell, which undersides came up, and who began
input-table-review-guesses = how those same choices turned out, with the undersides as they really were
