# Pungi in English. $you is "yes" where the reader is meant; $name is then empty.

pungi-title = Pungi
pungi-about = Lure the best snakes with five animals: everyone sees which ones they are, but only you know how strong they are.

pungi-animal-mouse = mouse
pungi-animal-snail = snail
pungi-animal-lizard = lizard
pungi-animal-dragonfly = dragonfly
pungi-animal-grasshopper = grasshopper
pungi-animal-frog = frog
# Of some cards only the animal is known: $card is then its name alone.
pungi-card = { $animal } { $value }
    .one =
        { $card ->
            [mouse] a mouse
            [snail] a snail
            [lizard] a lizard
            [dragonfly] a dragonfly
            [grasshopper] a grasshopper
            [frog] a frog
           *[other] { $card }
        }
pungi-charmer = charmer
pungi-several =
    { $count } { $animal ->
        [mouse] mice
        [snail] snails
        [lizard] lizards
        [dragonfly] dragonflies
        [grasshopper] grasshoppers
        [frog] frogs
       *[other] { $animal }
    }

pungi-option-chaos = The start player names the next start player.
pungi-option-name_oneself = The start player names the next start player, and may name themselves.
pungi-option-turn_again = A snake that a charmer has turned may be turned again.

# Refused component sets
error-pungi-animals = Line { $line } breaks { $rule }: there are { $expected } different animals, not { $found }.
error-pungi-values = Line { $line } breaks { $rule }: each animal has { $expected } cards of different values, not { $found }.
error-pungi-charmers = Line { $line } breaks { $rule }: there are 5 or 6 charmers, not { $found }.
error-pungi-snakes = Line { $line } breaks { $rule }: there are { $expected } snakes, or with 5 charmers 32, not { $found }.
error-pungi-name = Line { $line } breaks { $rule }: an animal is a word of at most { $longest } lower-case letters, not { $found }.
error-pungi-value = Line { $line } breaks { $rule }: a value is a number from 1 to 99, not { $found }.
error-pungi-snake = Line { $line } breaks { $rule }: a snake is worth 1 to 9 or -1 to -9 and there is at least one of it, not { $count } of { $found }.

# Events
pungi-dealt =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $name } is dealt: { $cards }.
    }
pungi-began =
    { $you ->
        [yes] Lots are drawn: you start.
       *[no] Lots are drawn: { $name } starts.
    }
pungi-top = On top of the draw pile: { $card }.
pungi-laid = New snakes, from the arrow’s tip: { $row }.
pungi-shuffled = At least four are alike: { $row } are shuffled back into the pile.
pungi-played =
    { $you ->
        [yes] You play { pungi-card.one }.
       *[no] { $name } plays { pungi-card.one }.
    }
pungi-priority =
    { $any ->
        [yes] Cards up! { $card ->
            [mouse] Mice
            [snail] Snails
            [lizard] Lizards
            [dragonfly] Dragonflies
            [grasshopper] Grasshoppers
            [frog] Frogs
           *[other] { $card }
        } were played most often: they go first.
       *[no] Cards up! No animal was played most often: the highest value goes first.
    }
pungi-took =
    { $you ->
        [yes] You take { $charmer ->
            [yes] a charmer
           *[no] { $snake }
        } with { $card }.
       *[no] { $name } takes { $charmer ->
            [yes] a charmer
           *[no] { $snake }
        } with { $card }.
    }
pungi-charms =
    { $you ->
        [yes] Your charmer
       *[no] Their charmer
    } { $moves ->
        [yes] moves on: { $before } becomes { $after }.
       *[no] { $bad ->
            [yes] turns the bad { $before } into { $after }.
           *[no] finds no bad snake left and turns { $before } into { $after }.
        }
    }
pungi-uncharmed = { $after } is { $snake } again.
pungi-waits =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } charmer waits for the next snake.
pungi-named =
    { $oneself ->
        [yes] { $you ->
            [yes] You stay the start player.
           *[no] { $name } stays the start player.
        }
       *[no] { $you ->
            [yes] You name { $other } as the next start player.
           *[no] { $otheryou ->
                [yes] { $name } names you as the next start player.
               *[no] { $name } names { $other } as the next start player.
            }
        }
    }
pungi-leads =
    { $you ->
        [yes] A new round: you start.
       *[no] A new round: { $name } starts.
    }
pungi-drew =
    { $you ->
        [yes] You draw { pungi-card.one }.
       *[no] { $name } draws { pungi-card.one }.
    }
pungi-charmed =
    { $you ->
        [yes] A charmer of yours
       *[no] A charmer of { $name }’s
    } has turned a { $snake } into { $after }.
pungi-turned_back =
    { $you ->
        [yes] Your charmer turns { $after } back into { $snake }.
       *[no] { $name }’s charmer turns { $after } back into { $snake }.
    }
pungi-scored =
    { $you ->
        [yes] You have { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[no] { $name } has { $points } { $points ->
            [one] point
           *[other] points
        }.
    }

# Actions
pungi-do-play = Play { $card }
pungi-do-start =
    { $you ->
        [yes] You start the next round
       *[no] Let { $name } start the next round
    }

# The table in the terminal
pungi-round = Round { $round } of { $rounds }
pungi-piles = snake cards left: { $snakes }; animals left: { $pile }, { $top } on top
pungi-flute = Flute
pungi-starts = first
pungi-to-play = to play
pungi-column-hand = hand
pungi-column-played = played
pungi-column-taken = taken
pungi-column-points = points

# The table in the browser
pungi-table-round = Round
pungi-table-last-round = The last round
pungi-table-row = The snakes, from the arrow’s tip
pungi-table-hand =
    { $own ->
        [no] { $player }’s hand
       *[yes] Your hand
    }
pungi-table-none = no snake yet
pungi-table-snakes = { $count ->
    [one] { $count } card in the snake pile
   *[other] { $count } cards in the snake pile
}
pungi-table-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
pungi-table-leads = { $several } would go first
pungi-table-nothing-leads = No animal leads yet
pungi-table-priority = { $several } go first
pungi-table-equal = { $several }: no animal leads
pungi-table-equal-all = { $several }: none leads, the highest goes first
pungi-table-no-priority = No animal leads: the highest goes first
pungi-table-rest = Now the others, the highest first
pungi-table-first = goes first
pungi-table-next = the next { $animal }
pungi-table-beats = { $value } beats { $other }
pungi-table-earlier =
    { $you ->
        [yes] equal, but before yours
       *[no] equal, but before { $name }’s
    }
pungi-table-left = takes the last one
pungi-table-got = took { $snake }
pungi-table-got-turned = took { $before }, now { $after }
pungi-table-yours =
    { $own ->
        [no] hidden: { $value }
       *[yes] yours: { $value }
    }
pungi-table-successor = Who starts the next round?
pungi-table-count = The final score
pungi-table-charmed = { $before } turned into { $after }
pungi-table-takes =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $charmer ->
        [yes] a charmer
       *[no] { $snake }
    }
pungi-table-charms =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } { $moves ->
        [yes] charmer
       *[no] { $which ->
            [new] new charmer
            [waiting] waiting charmer
            [next] next charmer
           *[only] charmer
        }
    } { $counts ->
        [yes] has turned { $bad ->
            [yes] the { $next ->
                [yes] next worst
               *[no] worst
            } snake
           *[no] a good snake
        }: { $before } counts as { $after }
       *[no] { $bad ->
            [yes] { $moves ->
                [yes] moves to a worse
               *[no] turns the { $next ->
                    [yes] next worst
                   *[no] worst
                }
            } snake
           *[no] { $moves ->
                [yes] moves to a smaller snake
               *[no] finds no bad snake left
            }
        }: { $before } becomes { $after }
    }
pungi-table-uncharmed = { $after } is { $snake } again
pungi-table-charmer = A charmer acts at once: it turns the sign of its owner’s worst snake, or of the smallest good one where none is bad. If a worse snake comes later, the charmer moves to it. What lies at the end counts.
pungi-table-charmer-once = No snake is turned twice: a charmer that finds no other one waits for the next.
pungi-table-turned = A charmer has turned { $before } into { $after }
pungi-table-turned-now = It has turned { $before } into { $after }.
pungi-table-waiting = waits for a snake
pungi-table-charmers = { $count ->
    [one] { $count } charmer
   *[other] { $count } charmers
}
pungi-table-charmer-waits =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } { $which ->
        [new] new charmer
       *[only] charmer
    } waits for the next snake: { $any ->
        [yes] none is turned twice
       *[no] there is none yet
    }
pungi-table-charmers-turn = The snakes lie as they count, each charmer beside the one it has turned.
pungi-table-tie = Equal sums share the win.
pungi-table-over = Too few snake cards are left for another round.
pungi-table-gone = Animals that are gone: { $count }
pungi-table-out = (gone)

pungi-guide-rule =
    The row of snakes begins at the arrow: the highest card takes the snake next to it, the second highest the next one, and so on. Of equal cards, the one played earlier comes first.

    If one animal is played more often than every other, its cards go first.

    A plus brings points, a minus costs points.
pungi-guide-lead = You begin. The strongest card takes what lies at the arrow, the next strongest what comes after it. Everyone sees your animal, but only you know its value.
    .short = The strongest card takes the snake at the arrow.
pungi-guide-lead-bad = You begin. The snake at the arrow costs points, and the strongest card has to take it: a weak one can leave it to the others. Everyone sees your animal, but only you know its value.
    .short = The strongest card has to take the bad snake at the arrow.
pungi-guide-join = Look at what has been played. If one animal is played more often than every other, its cards go first, from the highest value down; then come the rest.
    .short = The animal that is played most goes first, then the rest.
pungi-guide-charmer = There is a charmer in the row. { pungi-table-charmer }
    .short = A charmer turns the worst snake, or a good one if there is no bad one.
pungi-guide-play = Choose your company: join the animal that leads if you are strong in it, or stay apart if you would rather take a later snake.
    .short = Join the animal that leads if you are strong in it, or stay apart.
pungi-guide-play-none = No animal leads yet. One more card of an animal that lies there can put it in the lead: then its cards go first. Or stay apart, if you would rather take a later snake.
    .short = No animal leads yet: one more card of the same can put it in the lead.
pungi-guide-play-apart = You hold none of the animal that leads. Its cards go first; yours comes after them with the others, the highest value first.
    .short = You hold none of the animal that leads: yours comes after it.
pungi-guide-play-new = You hold none of the animals that lie there. If none of them takes the lead, the highest value goes first.
    .short = None of yours lies there: with no leader, the highest value goes first.
pungi-guide-name = You decide who starts the next round. Whoever plays last knows the most.
    .short = Who starts next? Whoever plays last knows the most.
pungi-guide-wait = The others are choosing. You can see which animals they hold, but not how strong they are.
pungi-guide-over = Each charmer has turned one snake around, the worst ones first. The highest total wins.

# What a report counts
pungi-group-snakes = Snakes taken
pungi-group-animals = Animals played
pungi-group-values = Values played
pungi-group-cards = Cards played

# The page on which the owner of a box types in its cards
pungi-box-values = The values of each animal
pungi-box-charmers = Charmers
pungi-box-snakes = How many snakes there are of each value

# Labels of figures on the teaching page
pungi-figure-cards = cards
pungi-figure-hand = hand
pungi-figure-row = the row, from the arrow’s tip
pungi-figure-plays = plays
pungi-figure-takes = takes
pungi-figure-taken = has taken
pungi-figure-charmed = turned by the charmers
pungi-figure-counts = counts
pungi-figure-points = points

# Reasons for a move: what comes of it ($move: “with frog 7”), how often or how much ($much: “in 62 of 100 cases”)
pungi-with-play = with { $card }
pungi-with-start =
    { $you ->
        [yes] with you as start player
       *[no] with { $name } as start player
    }
pungi-reason-takes =
    { $move } { $you ->
        [yes] you take
       *[no] { $player } takes
    } { $charmer ->
        [yes] a charmer
       *[no] { $snake }
    } { $much }
pungi-reason-turns =
    { $move } { $you ->
        [yes] you take
       *[no] { $player } takes
    } { $snake } ({ $you ->
        [yes] your
       *[no] their
    } charmer turns it into { $after }) { $much }
pungi-reason-gains =
    { $move } { $you ->
        [yes] you gain
       *[no] { $player } gains
    } points { $much }
pungi-reason-loses =
    { $move } { $you ->
        [yes] you lose
       *[no] { $player } loses
    } points { $much }
pungi-reason-points =
    { $move } the round brings { $you ->
        [yes] you
       *[no] { $player }
    } { $much } points on average

# Situations, for a profile: “You lose most …”
pungi-when-first = when you play first
pungi-when-between = when you play neither first nor last
pungi-when-last = when you play last
pungi-when-name = when you name who begins

# When a decision was made, in a review
pungi-moment =
    { $phase ->
        [name] Round { $round }, who begins
       *[play] Round { $round }
    }
