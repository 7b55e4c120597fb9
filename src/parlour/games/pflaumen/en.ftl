# Pi mal Pflaumen and Pies in English. $you is "yes" where the reader is meant; $name is then empty. The two
# editions have their own words for some things: $edition says which of them is played.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Play fruit cards, raised by pi if you like; the highest picks first, and the right fruits make mixes worth points.
pi-mal-pflaumen-option-experienced = At most one mix each turn, and none after the last trick.
pies-title = Pies
pies-about = The later edition of Pi mal Pflaumen: one mix each turn, fleeting pie tokens, and stolen cards that act again.

pflaumen-display =
    { $edition ->
        [pies] tableau
       *[pi-mal-pflaumen] display
    }
pflaumen-watchdog =
    { $edition ->
        [pies] dog
       *[pi-mal-pflaumen] watchdog
    }
pflaumen-pi =
    { $edition ->
        [pies] { $pi ->
            [one] 1 pie token
           *[other] { $pi } pie tokens
        }
       *[pi-mal-pflaumen] { $pi ->
            [one] 1 Pi card
           *[other] { $pi } Pi cards
        }
    }
pflaumen-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

pflaumen-fruit-apple = apple
pflaumen-fruit-blackberry = blackberry
pflaumen-fruit-cherry = cherry
pflaumen-fruit-fig = fig
pflaumen-fruit-orange = orange
pflaumen-fruit-pear = pear
pflaumen-fruit-strawberry = strawberry
pflaumen-fruit-white_currant = white currant
pflaumen-fruit-plum = plum
pflaumen-plum-card = a plum
pflaumen-plums =
    { $count ->
        [one] 1 plum
       *[other] { $count } plums
    }
pflaumen-number = { $round }-{ $number }
pflaumen-card = { $fruit } { $number }
pflaumen-with = { $card } ({ $what })
pflaumen-recipe = { $recipe } for { $points }
pflaumen-watchdog-action = { pflaumen-watchdog }
pflaumen-steal-action = steal
pflaumen-three_pi-action =
    { $edition ->
        [pies] 3 pies
       *[pi-mal-pflaumen] 3 Pi
    }

# Refused component tables
error-pflaumen-rounds = Line { $line } breaks { $rule }: there is one deck for each of the rounds 1, 2 and 3, not for { $found }.
error-pflaumen-cards = Line { $line } breaks { $rule }: a deck has { $expected } cards, not { $found }.
error-pflaumen-number = Line { $line } breaks { $rule }: a number is 1 to 25, not { $found }.
error-pflaumen-twice = Line { $line } breaks { $rule }: the number { $found } is in this deck already.
error-pflaumen-fruit = Line { $line } breaks { $rule }: a fruit is one of { $known }, not { $found }.
error-pflaumen-plum = Line { $line } breaks { $rule }: number 25, and no other, is a plum; { $number } cannot be { $found }.
error-pflaumen-fruits = Line { $line } breaks { $rule }: a deck has { $expected } of the fruit { $fruit }, not { $found }.
error-pflaumen-action = Line { $line } breaks { $rule }: a special action is one of { $known }, not { $found }.
error-pflaumen-recipe = Line { $line } breaks { $rule }: a recipe is one of { $known }, not { $found }.
error-pflaumen-both = Line { $line } breaks { $rule }: number { $number } has a special action or a recipe, not both.
error-pflaumen-points = Line { $line } breaks { $rule }: number { $number } has 1 to 99 points if it has a recipe, and else none.

# Events
pflaumen-began =
    { $you ->
        [yes] The lot makes you the start player.
       *[no] The lot makes { $name } the start player.
    }
pflaumen-round =
    { $you ->
        [yes] Round { $round } begins. You lead.
       *[no] Round { $round } begins. { $name } leads.
    }
pflaumen-dealt =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $shown ->
            [yes] { $name } is dealt: { $cards }.
           *[no] { $name } is dealt { $count } cards.
        }
    }
pflaumen-played =
    { $pi ->
        [0] { $you ->
            [yes] You play { $card }.
           *[no] { $name } plays { $card }.
        }
       *[other] { $you ->
            [yes] You play { $card } with { pflaumen-pi }: { $total }.
           *[no] { $name } plays { $card } with { pflaumen-pi }: { $total }.
        }
    }
pflaumen-order = Highest first, it is the turn of: { $people }.
pflaumen-took =
    { $you ->
        [yes] You take { $card }.
       *[no] { $name } takes { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] You are last and get a plum as well.
       *[no] { $name } is last and gets a plum as well.
    }
pflaumen-guarded =
    { $from ->
        [side] { $you ->
            [yes] The { pflaumen-watchdog } comes to you.
           *[no] The { pflaumen-watchdog } comes to { $name }.
        }
        [self] { $you ->
            [yes] The { pflaumen-watchdog } stays with you.
           *[no] The { pflaumen-watchdog } stays with { $name }.
        }
       *[other] { $you ->
            [yes] The { pflaumen-watchdog } leaves { $other } and comes to you.
           *[no] { $otheryou ->
                [yes] The { pflaumen-watchdog } leaves you and goes to { $name }.
               *[no] The { pflaumen-watchdog } leaves { $other } and goes to { $name }.
            }
        }
    }
pflaumen-stole =
    { $you ->
        [yes] You steal { $card } from { $other }.
       *[no] { $otheryou ->
            [yes] { $name } steals { $card } from you.
           *[no] { $name } steals { $card } from { $other }.
        }
    }
pflaumen-in-vain =
    { $you ->
        [yes] You find nothing to steal.
       *[no] { $name } finds nothing to steal.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] There are no Pi cards left for you.
           *[no] There are no Pi cards left for { $name }.
        }
       *[other] { $you ->
            [yes] You get { pflaumen-pi }.
           *[no] { $name } gets { pflaumen-pi }.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] You make the mix of { $card }.
       *[no] { $name } makes the mix of { $card }.
    }
pflaumen-used =
    { $you ->
        [yes] You use { $card }.
       *[no] { $name } uses { $card }.
    }
pflaumen-mixed =
    { $you ->
        [yes] The mix is done: { pflaumen-points } for you.
       *[no] The mix is done: { pflaumen-points } for { $name }.
    }
pflaumen-finished =
    { $you ->
        [yes] You make no mix now.
       *[no] { $name } makes no mix now.
    }
pflaumen-leads =
    { $you ->
        [yes] You lead the next trick.
       *[no] { $name } leads the next trick.
    }
pflaumen-discarded =
    { $you ->
        [yes] You discard { pflaumen-pi }.
       *[no] { $name } discards { pflaumen-pi }.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] All tricks are played. Whoever can may make more mixes, you first.
       *[no] All tricks are played. Whoever can may make more mixes, { $name } first.
    }
pflaumen-scored =
    { $edition ->
        [pies] { $you ->
            [yes] You have { pflaumen-points }.
           *[no] { $name } has { pflaumen-points }.
        }
       *[pi-mal-pflaumen] { $you ->
            [yes] You have { pflaumen-points }, and { $left } left in your display.
           *[no] { $name } has { pflaumen-points }, and { $left } left in the display.
        }
    }
pflaumen-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Actions
pflaumen-do-play = Play { $card }
pflaumen-do-play-pi = Play { $card } with { pflaumen-pi }: { $total }
pflaumen-do-take = Take { $card }
pflaumen-do-steal = Steal { $card } from { $name }
pflaumen-do-mix = Make the mix { $recipe } of { $card } for { pflaumen-points }
pflaumen-do-use = Use { $card }
pflaumen-do-done = Make no mix now

# The table in the terminal
pflaumen-head = Round { $round } of III, trick { $trick } of { $tricks }
pflaumen-head-last = After the last trick
pflaumen-side =
    { $edition ->
        [pies] plums left: { $plums }
       *[pi-mal-pflaumen] plums left: { $plums }; Pi cards left: { $supply }
    }
pflaumen-trick = Trick
pflaumen-to-take = To take
pflaumen-in-mix = Mix
pflaumen-hand = Your hand
pflaumen-leading = leads
pflaumen-has-watchdog = { pflaumen-watchdog }
pflaumen-to-play = to play
pflaumen-to-take-mark = to take
pflaumen-to-steal = to steal
pflaumen-to-mix = to mix
pflaumen-status = { pflaumen-points }, { pflaumen-pi }, { $hand } in hand
pflaumen-empty = nothing in the { pflaumen-display }
pflaumen-made = made: { $recipes }
