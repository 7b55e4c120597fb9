# Fruitoplay in English. $you is "yes" where the reader is meant; $name is then empty.

fruitoplay-title = Fruitoplay
fruitoplay-about = Secretly pick a card near the target; the nearest takes everything, unless someone else is just as near. Your score is your largest column times your smallest.

fruitoplay-fruit-banana = banana
fruitoplay-fruit-apple = apple
fruitoplay-fruit-strawberry = strawberry
fruitoplay-fruit-fig = fig
fruitoplay-card = { $fruit } { $number }
fruitoplay-collective-card = the collective card

# Refused component sets
error-fruitoplay-name = Line { $line } breaks { $rule }: a fruit is a word of at most { $longest } lower-case letters, not { $found }.
error-fruitoplay-fruits = Line { $line } breaks { $rule }: there are { $expected } different fruits, not { $found }.
error-fruitoplay-numbers = Line { $line } breaks { $rule }: each fruit has the numbers 1 to { $expected }, not 1 to { $found }.
error-fruitoplay-each = Line { $line } breaks { $rule }: list the { $key } numbers once for all fruits, or for each of the four fruits and no other.
error-fruitoplay-number = Line { $line } breaks { $rule }: a number is from 1 to { $expected }, not { $found }.
error-fruitoplay-double = Line { $line } breaks { $rule }: each fruit has { $expected } different double numbers, not { $found }.
error-fruitoplay-rotten = Line { $line } breaks { $rule }: each fruit has { $expected } rotten number, not { $found }.
error-fruitoplay-both = Line { $line } breaks { $rule }: { $found } cannot be both double and rotten.

# Events
fruitoplay-round-begins = Round { $round } of 3.
fruitoplay-dealt =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $name } is dealt: { $cards }.
    }
fruitoplay-river = The river of targets: { $cards }.
fruitoplay-laid =
    { $you ->
        [yes] You have the fewest points and choose the collective card: everyone’s { $fruit } column counts { $bonus } more.
       *[no] { $name } has the fewest points and chooses the collective card: everyone’s { $fruit } column counts { $bonus } more.
    }
fruitoplay-laid-lot = Several players share the fewest points, so the collective card is drawn by lot: everyone’s { $fruit } column counts { $bonus } more.
fruitoplay-target = Turn { $turn } of 7: the target is { $card }.
fruitoplay-by = { $name }: { $card }
fruitoplay-revealed = Cards up! { $cards }.
fruitoplay-sits-out =
    { $you ->
        [yes] You have no card and sit out.
       *[no] { $name } has no card and sits out.
    }
fruitoplay-tied = Equally near, so no longer valid: { $cards }.
fruitoplay-won =
    { $you ->
        [yes] With { $card } you win the target { $target } and all cards played. Whoever wins draws no card.
       *[no] With { $card } { $name } wins the target { $target } and all cards played. Whoever wins draws no card.
    }
fruitoplay-unwon = Nobody wins: the cards and the target are out for this round.
fruitoplay-drew =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
fruitoplay-drew-others =
    { $count ->
        [one] { $names } draws a card.
       *[other] { $names } draw a card each.
    }
fruitoplay-drew-nobody = Nobody draws a card.
fruitoplay-drew-empty = The deck is empty: nobody draws a card.
fruitoplay-drew-short = The deck is empty: there is no card for anyone else.
fruitoplay-optional = Whoever did not win the last target may draw a card.
fruitoplay-declined = You do not draw a card.
fruitoplay-declined-others =
    { $count ->
        [one] { $names } does not draw a card.
       *[other] { $names } do not draw a card.
    }
fruitoplay-added =
    { $you ->
        [yes] You add your hand to your columns: { $cards }.
       *[no] { $name } adds their hand to their columns: { $cards }.
    }
fruitoplay-cancelled =
    { $you ->
        [yes] Your rotten { $card } cancels { $other }
       *[no] { $name }’s rotten { $card } cancels { $other }
    }{ $why ->
        [chosen] { $you ->
            [yes] , as you chose.
           *[no] , as { $name } chose.
        }
        [equal] . All it could cancel counts the same: there is nothing to choose.
       *[only] . It finds no other card: the column is worth 0 now and no longer counts.
    }
fruitoplay-cancelled-alone =
    { $you ->
        [yes] Your rotten { $card } finds nothing to cancel.
       *[no] { $name }’s rotten { $card } finds nothing to cancel.
    }
fruitoplay-scored =
    { $you ->
        [yes] You score { $most } × { $fewest } = { $points } in round { $round }.
       *[no] { $name } scores { $most } × { $fewest } = { $points } in round { $round }.
    }
fruitoplay-scored-nothing =
    { $you ->
        [yes] You have no column left and score 0 in round { $round }.
       *[no] { $name } has no column left and scores 0 in round { $round }.
    }

# Actions
fruitoplay-do-play = Play { $card }
fruitoplay-do-draw = Draw a card
fruitoplay-do-stay = Do not draw a card
fruitoplay-do-collective = Choose { $fruit } as the collective card
fruitoplay-do-cancel = Cancel { $card } with the rotten card

# The table in the terminal
fruitoplay-round = Round { $round } of 3
fruitoplay-turn = turn { $turn } of 7
fruitoplay-deck = cards in the deck: { $pile }
fruitoplay-collective = collective card: { $bonus } { $fruit }
fruitoplay-target-is = Target
fruitoplay-next = Then
fruitoplay-out = Out
fruitoplay-hand = Hand
fruitoplay-to-choose = to choose
fruitoplay-has-chosen = has chosen
fruitoplay-holds =
    { $cards ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
fruitoplay-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fruitoplay-signs = ×2 double   ! rotten   (cancelled)

# The table in the browser
fruitoplay-table-hidden = a card face down
fruitoplay-table-double = { $card } (double)
fruitoplay-table-rotten = { $card } (rotten)
fruitoplay-table-cancelled = (cancelled)
fruitoplay-table-columns = Columns, and what they are worth now
fruitoplay-table-river = The river of targets
fruitoplay-table-bonus = { $fruit } column: +{ $bonus } for everyone
fruitoplay-table-choose =
    { $own ->
        [no] { $player }’s choice
       *[yes] Your choice
    }
fruitoplay-table-collective = Whoever has the fewest points chooses the collective card, a fruit: its column counts { $bonus } more for everyone.
fruitoplay-table-draw = No target is left. Whoever did not win the last target may draw one more card, perhaps a rotten one. Then all cards left in hand go into the columns.
fruitoplay-table-cancel = Whoever has rotten fruit now chooses which other card it spoils.
fruitoplay-table-cancel-yours =
    { $own ->
        [no] { $count ->
            [1] { $player }’s rotten { $fruit } spoils another card: choose which one.
           *[other] { $number } of { $count }: { $player }’s rotten { $fruit } spoils another card. Choose which one.
        }
       *[yes] { $count ->
            [1] Your rotten { $fruit } spoils another card: choose which one.
           *[other] { $number } of { $count }: your rotten { $fruit } spoils another card. Choose which one.
        }
    }
fruitoplay-table-cancel-once = Of the cards that count the same, only one is offered.
fruitoplay-table-cancel-chosen = { $number } of { $count }: { $card } is chosen.
fruitoplay-table-change = you can still change it
fruitoplay-table-yours =
    { $own ->
        [no] face down: { $card }
       *[yes] yours: { $card }
    }
fruitoplay-table-tied = { $away ->
    [0] a tie, spot on: out
   *[other] a tie, { $away } away: out
}
fruitoplay-table-same-fruit = { $away ->
    [0] right fruit, spot on
   *[other] right fruit, { $away } away
}
fruitoplay-table-other-fruit = { $away ->
    [0] other fruit, spot on
   *[other] other fruit, { $away } away
}
fruitoplay-table-clears = The columns are cleared for the next round.
fruitoplay-table-shuffled = { $round ->
    [1] All { $cards } cards are shuffled.
   *[other] All { $cards } cards are shuffled again.
}
fruitoplay-table-draws = Everyone but the winner draws a card.
fruitoplay-table-all-draw = Everyone draws a card.
fruitoplay-table-any = Nobody has the right fruit: any fruit can win.
fruitoplay-table-any-took = Nobody had the right fruit.
fruitoplay-table-only =
    { $you ->
        [yes] Only you have
       *[no] Only { $name } has
    } the right fruit ({ $fruit }).
fruitoplay-table-right = Only the right fruit counts ({ $fruit }).
fruitoplay-table-upset = The right fruits are out.
fruitoplay-table-takes = { $you ->
    [yes] You take everything!
   *[no] { $name } takes everything!
}
fruitoplay-table-took-rotten =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $count ->
        [one] a rotten card. It counts for nothing, and at the end of the round it spoils another card of its column, if there is one.
       *[other] { $count } rotten cards. They count for nothing, and at the end of the round each spoils another card of its column, if there is one.
    }
fruitoplay-table-nobody = Nobody takes anything.
fruitoplay-table-added = { $you ->
    [yes] The round is over: what is left in your hand goes into your columns.
   *[no] The round is over: what is left in { $name }’s hand goes into the columns.
}
fruitoplay-table-most = largest
fruitoplay-table-fewest = smallest
fruitoplay-table-max = max
fruitoplay-table-min = min
fruitoplay-table-both = only
fruitoplay-table-equal = equal
fruitoplay-table-now =
    { $rotten ->
        [yes] before rot: { $most } × { $fewest }
       *[no] this round: { $most } × { $fewest }
    }
fruitoplay-table-sign-lines = Green line below a fruit: the largest column. Brown dashes: the smallest.
fruitoplay-table-sign-most = Green line: the largest column, { $value }
fruitoplay-table-sign-fewest = Brown dashes: the smallest column, { $value }
fruitoplay-table-sign-both = { $single ->
    [yes] Line and dashes: a single column counts as the largest and as the smallest
   *[no] Line and dashes: equal columns are the largest and the smallest at once
}
fruitoplay-table-sign-double = ×2: counts as two cards
fruitoplay-table-sign-rotten = !: rotten. It counts for nothing and at the end of the round spoils another card of its column
fruitoplay-table-about-double = ×2: this card counts as two cards in its column. To win a target, it is a card like any other.
fruitoplay-table-about-rotten = ! is rotten: this card counts for nothing. At the end of the round it spoils one other card of its column, or the collective card of its fruit for its owner alone: the owner chooses which, and that does not count either. If there is none, nothing is spoiled. To win a target, it is a card like any other.
fruitoplay-table-sheet = Largest × smallest column. What is worth 0 does not count; a single column counts as the largest and as the smallest.
fruitoplay-table-counted = Round { $round } is counted
fruitoplay-table-final = The final score
fruitoplay-table-player = Player
fruitoplay-table-turn = Target { $turn } of 7
fruitoplay-table-round-ends = The round ends
fruitoplay-table-this = This round
fruitoplay-table-round = Round { $round }
fruitoplay-table-sum = Total
fruitoplay-table-empty-too = This goes for an empty column, too.
fruitoplay-table-next =
    Before round { $round }, { $tied ->
        [yes] the collective card, a fruit, is drawn by lot, as several share the fewest points
       *[no] whoever has the fewest points chooses the collective card, a fruit
    }: its column will count { $bonus } more for everyone.
fruitoplay-table-tie = { $shared ->
    [yes] The points of round 3 are equal, too.
   *[no] The totals are equal: the points of round 3 decide.
}
fruitoplay-table-target-rotten = Rotten: it counts for nothing and spoils a card of its column.
fruitoplay-table-hand-rotten =
    { $own ->
        [no] If { $player } keeps the rotten card, it spoils another one of its fruit.
       *[yes] If you keep your rotten card, it spoils another one of its fruit.
    }
fruitoplay-table-keeps =
    { $own ->
        [no] { $left ->
            [1] Last target: then the hand goes into the columns of { $player }.
           *[other] Two more targets: then the hand goes into the columns of { $player }.
        }
       *[yes] { $left ->
            [1] Last target: then your hand goes into your columns.
           *[other] Two more targets: then your hand goes into your columns.
        }
    }

fruitoplay-guide-rule =
    The number nearest to the target wins it and all the cards played; if any has the target’s fruit, only those can win, otherwise any can. If two are equally near, both are out.

    Cards won, and in the end your hand, go into columns by fruit. A round brings you the largest times the smallest; empty ones do not count, a single column counts as both.
fruitoplay-guide-play = If anyone plays the target’s fruit, only cards of that fruit can win; otherwise any card can. The nearest number wins. If two are equally near, both are out, so an unlikely choice can be the best one.
    .short = The nearest number wins; with the target’s fruit, if any has it.
fruitoplay-guide-columns = The winner takes all the cards played. Your score is your largest column (green line) times your smallest (brown dashes); empty ones do not count, so a single card of a new fruit can hurt. At the end of the round the cards left in your hand go into your columns, too.
    .short = Your score: largest column (green line) times smallest (dashes).
fruitoplay-guide-single = You have a single column. It counts as the largest and as the smallest. The first card of another fruit begins a new column, which is the smallest then: that can hurt.
    .short = A single column counts as the largest and as the smallest.
fruitoplay-guide-double = A card with ×2 counts as two cards in its column. To win a target, it is a card like any other.
    .short = A card with ×2 counts as two cards in its column.
fruitoplay-guide-chosen = Your card lies face down. Until everyone has chosen, you can still tap another one instead.
    .short = You can still tap another card.
fruitoplay-guide-collective = You have the fewest points, so you choose the collective card: a fruit that counts more for everyone this round, even for those who have no card of it. Take the one you hope to collect.
    .short = Choose a fruit that counts more for everyone this round.
fruitoplay-guide-draw = The last draw of the round is up to you. The cards in your hand go into your columns: would one more help your smallest column, or start a new small one? It may be rotten, too.
    .short = One more card for your columns: does it help the smallest?
fruitoplay-guide-cancel = A rotten fruit spoils one other card of its column. Choose the one you can spare.
    .short = The rotten fruit spoils one card: choose one you can spare.
fruitoplay-guide-over = All three rounds are over. The highest total wins.

# What a report counts
fruitoplay-group-cards = Cards in the columns
fruitoplay-group-kinds = Kinds of cards in the columns
fruitoplay-group-numbers = Numbers played
fruitoplay-group-turns = How turns ended for a player
fruitoplay-group-collective = Collective cards chosen

# The page on which the owner of a box types in its cards
fruitoplay-box-double = The numbers with a double fruit
fruitoplay-box-rotten = The number that is rotten

# Labels of figures on the teaching page
fruitoplay-figure-cards = cards
fruitoplay-figure-river = the river
fruitoplay-figure-target = target
fruitoplay-figure-plays = plays
fruitoplay-figure-away = away
fruitoplay-figure-collective = collective card
fruitoplay-figure-banana = bananas
fruitoplay-figure-apple = apples
fruitoplay-figure-strawberry = strawberries
fruitoplay-figure-fig = figs
fruitoplay-figure-points = points

# Reasons for a move: what comes of it ($move: “with apple 7”), how often or how much ($much: “in 62 of 100 cases”)
fruitoplay-with-play = with { $card }
fruitoplay-with-draw = with one more card
fruitoplay-with-stay = without another card
fruitoplay-with-collective = with { $fruit } as the collective card
fruitoplay-with-cancel = without { $card }
fruitoplay-reason-wins =
    { $move } { $you ->
        [yes] you win
       *[no] { $player } wins
    } the target { $much }
fruitoplay-reason-tied =
    { $move } someone is just as near as { $you ->
        [yes] you
       *[no] { $player }
    } { $much }
fruitoplay-reason-nobody = { $move }, the target goes to nobody { $much }
fruitoplay-reason-other = { $move }, someone else wins the target { $much }
fruitoplay-reason-rotten =
    { $move } { $you ->
        [yes] you take
       *[no] { $player } takes
    } a rotten card { $much }
fruitoplay-reason-grows =
    { $move }, this turn brings { $you ->
        [yes] your
       *[no] { $player }’s
    } columns { $much } points on average
fruitoplay-reason-points =
    { $move } { $you ->
        [yes] you get
       *[no] { $player } gets
    } { $much } points in this round on average
fruitoplay-reason-theirs = { $move }, the best of the others gets { $much } points in this round on average

# Situations, for a profile: “You lose most …”
fruitoplay-when-play = when you choose a card for the target
fruitoplay-when-collective = when you choose the collective card
fruitoplay-when-draw = when you may draw one more card
fruitoplay-when-cancel = when rotten fruit spoils a card of yours

# When a decision was made, in a review
fruitoplay-moment =
    { $phase ->
        [collective] Round { $round }, the collective card
        [draw] Round { $round }, after the last turn
        [cancel] Round { $round }, rotten fruit
       *[play] Round { $round }, turn { $turn }
    }

# What a review calls things
fruitoplay-table-review-guesses = how those same choices turned out: what was hidden, and what others chose at the same time
