# Pi mal Pflaumen and Pies in English. $you is "yes" where the reader is meant; $name is then empty. The two
# editions have their own words for some things: $edition says which of them is played.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Play fruit cards, raised by pi if you like; the highest picks first, and the right fruits make mixes that score points.
pi-mal-pflaumen-option-experienced = At most one mix per turn, and none after the last trick.
pies-title = Pies
pies-about = Fruit cards and pie tokens: the highest picks first, one mix per turn scores points, and stolen cards act again. The later edition of Pi mal Pflaumen.

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

# Refused component sets
error-pflaumen-rounds = Line { $line } breaks { $rule }: there is one deck for each of the rounds 1, 2 and 3, not for { $found }.
error-pflaumen-cards = Line { $line } breaks { $rule }: a deck has { $expected } cards, not { $found }.
error-pflaumen-number = Line { $line } breaks { $rule }: a number is from 1 to 25, not { $found }.
error-pflaumen-twice = Line { $line } breaks { $rule }: the number { $found } is in this deck already.
error-pflaumen-fruit = Line { $line } breaks { $rule }: a fruit is one of { $known }, not { $found }.
error-pflaumen-plum = Line { $line } breaks { $rule }: number 25, and no other, is a plum; { $number } cannot be { $found }.
error-pflaumen-fruits = Line { $line } breaks { $rule }: a deck has { $expected } of the fruit { $fruit }, not { $found }.
error-pflaumen-action = Line { $line } breaks { $rule }: a special action is one of { $known }, not { $found }.
error-pflaumen-recipe = Line { $line } breaks { $rule }: a recipe is one of { $known }, not { $found }.
error-pflaumen-points = Line { $line } breaks { $rule }: number { $number } has 1 to 99 points if it has a recipe, and otherwise none.

# Events
pflaumen-began =
    { $you ->
        [yes] You have been drawn to go first.
       *[no] { $name } has been drawn to go first.
    }
pflaumen-round =
    { $round ->
        [I] { $you ->
            [yes] Round { $round } begins. You lead.
           *[no] Round { $round } begins. { $name } leads.
        }
       *[other] { $you ->
            [yes] Round { $round } begins. You chose first in the last trick, and so lead.
           *[no] Round { $round } begins. { $name } chose first in the last trick, and so leads.
        }
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
pflaumen-order = Highest total first: { $people }.
pflaumen-took =
    { $you ->
        [yes] You take { $card }.
       *[no] { $name } takes { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] You are last in order, and get a plum as well.
       *[no] { $name } is last in order, and gets a plum as well.
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
        [yes] You find nothing to steal: no one else has an unguarded card.
       *[no] { $name } finds nothing to steal: no one else has an unguarded card.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] There are no Pi cards left for you.
           *[no] There are no Pi cards left for { $name }.
        }
        [3] { $you ->
            [yes] You get { pflaumen-pi }.
           *[no] { $name } gets { pflaumen-pi }.
        }
       *[other] { $you ->
            [yes] You get { pflaumen-pi }: there are no more.
           *[no] { $name } gets { pflaumen-pi }: there are no more.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] You start a mix with the recipe on { $card }.
       *[no] { $name } starts a mix with the recipe on { $card }.
    }
pflaumen-used =
    { $you ->
        [yes] You add { $card }.
       *[no] { $name } adds { $card }.
    }
pflaumen-mixed =
    { $you ->
        [yes] The mix is done: { pflaumen-points } for you.
       *[no] The mix is done: { pflaumen-points } for { $name }.
    }
pflaumen-finished =
    { $you ->
        [yes] You make no mix now.
       *[no] { $why ->
            [near] { $name } could make { $recipe }, but does not. { $nearest } is only one card away.
            [later] { $name } could make { $recipe }, but keeps the fruits for later.
           *[last] { $name } could make { $recipe }, but does not. Nobody has to.
        }
    }
pflaumen-leads =
    { $you ->
        [yes] You chose first, so you lead the next trick.
       *[no] { $name } chose first, and so leads the next trick.
    }
pflaumen-round-over = Round { $round } is over.
pflaumen-discarded =
    { $you ->
        [yes] You discard { pflaumen-pi }.
       *[no] { $name } discards { pflaumen-pi }.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] All tricks have been played. Anyone who can may make more mixes. You chose first in the last trick, and so begin.
       *[no] All tricks have been played. Anyone who can may make more mixes. { $name } chose first in the last trick, and so begins.
    }
pflaumen-mixes-over =
    { $could ->
        [yes] Nobody makes another mix: the game ends.
       *[no] Nobody can make another mix: the game ends.
    }
pflaumen-scored =
    { $edition ->
        [pies] { $you ->
            [yes] You have { pflaumen-points }.
           *[no] { $name } has { pflaumen-points }.
        }
       *[pi-mal-pflaumen] { $you ->
            [yes] You have { pflaumen-points }, and { $left } left in your display.
           *[no] { $name } has { pflaumen-points }, and { $left } left in their display.
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
pflaumen-do-mix = Make the mix { $recipe } on { $card } for { pflaumen-points }
pflaumen-do-use = Add { $card }
pflaumen-do-leave = Leave { $cards } out
pflaumen-do-done = No mix now

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

# The table in the browser
pflaumen-table-round = Round { $round } of III
pflaumen-table-trick = Trick { $trick } of { $tricks }
pflaumen-table-side-dog = The { pflaumen-watchdog } is still at the side
pflaumen-table-side-pi = Pi cards at the side: { $count }
pflaumen-table-side-pies = Pie tokens: there are always enough
pflaumen-table-side-plums = Plums at the side: { $count }
pflaumen-table-signs = What the signs mean
pflaumen-table-glass = Look at cards: tap one to see it bigger
pflaumen-table-guards = Has the { pflaumen-watchdog }: nobody can steal here
pflaumen-table-guarded = guarded
pflaumen-table-safe = You cannot steal this card: its owner has the { pflaumen-watchdog }.
pflaumen-table-own-hand =
    { $own ->
        [no] { $player }’s hand
       *[yes] Your hand
    }
pflaumen-table-hand = Cards in hand: { $count }
pflaumen-table-pile = Finished mixes: { $count }, worth { pflaumen-points }
pflaumen-table-mixes =
    { $count ->
        [one] 1 mix
       *[other] { $count } mixes
    }
pflaumen-table-rank = Number { $rank } in the order of choosing
pflaumen-table-yet = yet to choose
pflaumen-table-dealt =
    { $count ->
        [one] You are dealt a card.
       *[other] You are dealt { $count } cards.
    }
pflaumen-table-pi-stays = back to the side after the trick
pflaumen-table-sum =
    { $pi ->
        [1] { $number } + π
       *[other] { $number } + { $pi }π
    }
pflaumen-table-beats =
    { $you ->
        [yes] { $first } beats { $second }: you choose first.
       *[no] { $first } beats { $second }: { $name } chooses first.
    }
pflaumen-table-acts-again = The stolen card acts again.
pflaumen-table-acts-not = Its special action does not happen again.
pflaumen-table-do-not-last = What is left at the end of a round is lost.
pflaumen-table-pies-gone =
    { $pi ->
        [one] The pie token on it is discarded.
       *[other] The pie tokens on it are discarded.
    }
pflaumen-table-one-mix = More could be made, but each turn has one mix only.
pflaumen-table-prompt-play = Play a card
pflaumen-table-prompt-take = Take a card from the trick
pflaumen-table-prompt-steal =
    { $edition ->
        [pies] Steal someone’s card: its special action happens again
       *[pi-mal-pflaumen] Steal someone’s card: its special action does not happen again
    }
pflaumen-table-prompt-again = The card you stole acts again: steal once more
pflaumen-table-prompt-mix = Tap a glowing recipe to make a mix
pflaumen-table-prompt-use = Choose the fruits for your mix
pflaumen-table-prompt-mixed = All the fruits for this mix are here: make it?
pflaumen-table-waits-play = { $name } is choosing a card to play …
pflaumen-table-waits-take = { $name } is choosing a card to take …
pflaumen-table-waits-steal = { $name } is looking for something to steal …
pflaumen-table-waits-mix = { $name } is thinking about a mix …
pflaumen-table-ladder =
    { $edition ->
        [pies] With how many pie tokens?
       *[pi-mal-pflaumen] With how many Pi cards?
    }
pflaumen-table-back = Take { $card } back into your hand
pflaumen-table-lacking =
    { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
pflaumen-table-in = Add { $card } to the mix
pflaumen-table-out = Take { $card } out of the mix again
pflaumen-table-lost =
    { $count ->
        [one] You also lose this recipe: { $recipes }
       *[other] You also lose these recipes: { $recipes }
    }
pflaumen-table-nothing-lost = You lose no other recipe.
pflaumen-table-only-way = Only these cards will do.
pflaumen-table-recipe =
    { $state ->
        [may] The recipe card is used up anyway: tap it to use it as a fruit.
        [loose] The recipe card is one of the fruits. Tap it to put another of your cards in its place.
        [inside] The recipe card is one of the fruits.
        [unfit] The recipe card is used up, too. As a fruit it does not fit.
       *[spare] The recipe card is used up, too, this time not as a fruit: it may be one, but need not be.
    }
pflaumen-table-begun = You have begun this mix, so you must finish it.
pflaumen-table-confirm = Mix for { pflaumen-points }
pflaumen-table-mixed = + { pflaumen-points }
pflaumen-table-count = The mixes are counted
pflaumen-table-so-far = The score after round { $round }
pi-mal-pflaumen-table-stays = All that is not in a mix stays for the next round: displays, Pi cards and the watchdog.
pies-table-stays = Tableaus and the dog stay for the next round. Pie tokens that are left are lost.
pflaumen-table-player = Player
pflaumen-table-made = Mixes
pflaumen-table-points = Points
pflaumen-table-left = Cards left (more wins a tie)
pflaumen-table-wins =
    { $you ->
        [yes] win
       *[no] wins
    }
pflaumen-table-tie-left =
    { $shared ->
        [yes] Equal points, and equally many cards left in the { pflaumen-display }: the win is shared.
       *[no] { $you ->
            [yes] Equal points: you win with more cards left in the { pflaumen-display }.
           *[no] Equal points: { $name } wins with more cards left in the { pflaumen-display }.
        }
    }
pflaumen-table-tie-shared = Equal points: the win is shared.
pflaumen-table-means-AA = Two of one fruit.
pflaumen-table-means-AAA = Three of one fruit.
pflaumen-table-means-ABC = Three different fruits.
pflaumen-table-means-ABCD = Four different fruits.
pflaumen-table-means-ABCDE = Five different fruits.
pflaumen-table-means-AABB = Two of one fruit and two of another.
pflaumen-table-means-AABBCC = Two each of three fruits.
pflaumen-table-means-AAABB = Three of one fruit and two of another.
pflaumen-table-means-PPP = Three plums.
pflaumen-table-means-PPPP = Four plums.
pflaumen-table-means-PPPPP = Five plums.
pflaumen-table-means-watchdog = Whoever takes this card gets the { pflaumen-watchdog }; nobody can steal from its owner.
pflaumen-table-means-steal = Whoever takes this card steals one from someone else’s { pflaumen-display }.
pflaumen-table-means-three_pi =
    { $edition ->
        [pies] Whoever takes this card gets three pie tokens.
       *[pi-mal-pflaumen] Whoever takes this card gets three Pi cards.
    }
pflaumen-table-means-nothing = Just a fruit.
pflaumen-table-sign-recipe = A recipe and its points. Equal letters stand for the same fruit, P for a plum: AABB is two pairs. The fruit on the recipe card itself may be one of them.
pflaumen-table-sign-number = How a card is called in words: number 8 of round I.
pflaumen-table-sign-has-recipe = A fruit with a line below it: one of these cards has a recipe.
pflaumen-table-sign-pi =
    { $edition ->
        [pies] At the side there are always enough of them.
       *[pi-mal-pflaumen] At the side, the number says how many are left there.
    }
pflaumen-table-sign-dog = The { pflaumen-watchdog } is at the side until someone gets it.
pflaumen-table-sign-plum = Plums left. Whoever is last in the order of choosing gets one as well.
pflaumen-table-sign-rank = The order of choosing: the highest total takes a card first.
pflaumen-table-sign-mixes = Finished mixes. Nobody can steal them.
pflaumen-table-sign-hand = Cards in hand.

# Advice for the first game
pi-mal-pflaumen-guide-rule = Everyone plays a card; the highest number is first to choose one of them to keep. Only mixes bring points: turn in the fruits that a recipe in your display asks for. Equal letters are the same fruit: ABC is three different fruits, AABB two pairs, PPP three plums.
pies-guide-rule = Everyone plays a card; the highest number is first to choose one of them to keep. Only mixes bring points: turn in the fruits that a recipe in your tableau asks for. Equal letters are the same fruit: ABC is three different fruits, AABB two pairs, PPP three plums.
pflaumen-guide-wait = It is the others’ turn. Watch which fruits they collect.
pflaumen-guide-lead = Play a card. A high one lets you choose early from everything that is played; a low one keeps your high cards for a better trick.
    .short = High: you choose early. Low: you keep your high cards.
pflaumen-guide-follow = Do you like what has been played? Then play high, to choose early. If not, get rid of a low card: the last to choose gets a plum as well.
    .short = High: you choose early. Low: the last to choose gets a plum.
pi-mal-pflaumen-guide-raise = Each Pi card adds 3.14 to your number. What you play is gone: after the trick it goes back to the side. So keep your Pi for tricks you really want.
    .short = Each Pi card adds 3.14, and is gone after the trick.
pies-guide-raise = Each pie token adds 3.14 to your number. What is left at the end of the round is lost, so use them.
    .short = Each token adds 3.14; those left after the round are lost.
pflaumen-guide-take = Take a card that one of your recipes needs, a good recipe, or a useful special action. It does not have to be the card you played.
    .short = Take a fruit that you need, a good recipe or an action.
pflaumen-guide-recipes = In a recipe, equal letters stand for the same fruit, and P is a plum. Take what your recipes need, a good recipe, or an action.
    .short = Equal letters are the same fruit, P is a plum. What do you need?
pflaumen-guide-last = You choose last: you get the card that is left, and a plum.
    .short = You get the card that is left, and a plum.
pflaumen-guide-last-no-plum = You choose last: you get the card that is left. There is no plum left to go with it.
    .short = You get the card that is left; there is no plum any more.
pi-mal-pflaumen-guide-steal = Take what your recipes need, or what someone else needs badly. The watchdog protects its owner.
    .short = Take what you need, or what someone else needs badly.
pies-guide-steal = Take what your recipes need, or a card whose special action you want: it happens again for you.
    .short = Take what you need, or an action: it happens for you, too.
pflaumen-guide-mix = A mix turns fruits into points that nobody can steal. But its cards are gone: sometimes it pays to wait for a better one.
    .short = Safe points now, or keep the fruits for a better mix?
pi-mal-pflaumen-guide-mix-round = This round is over, but your display stays for the next one. So a mix can wait for better fruits; but until then someone can steal from you.
    .short = Your display stays for the next round: mix now, or wait?
pies-guide-mix-round = This round is over, but your tableau stays for the next one. So a mix can wait for better fruits; but until then someone can steal from you.
    .short = Your tableau stays for the next round: mix now, or wait?
pflaumen-guide-mix-last = This was your last card of the game, so there is nothing better to wait for: make every mix you can.
    .short = Your last card is here: make every mix you can.
pflaumen-guide-mix-end = The game ends after this trick: a mix that you do not make now is lost. Only one is allowed, so make the one worth most.
    .short = The game ends: a mix that you do not make now is lost.
pflaumen-guide-last-mixes = The last trick is over: make every mix you still can. A mix that you do not make now is lost.
    .short = A mix that you do not make now is lost.
pflaumen-guide-use = Use the cards you need least. The recipes on them are lost, so keep the good ones.
    .short = Use what you need least: the recipes on it are lost.

# What a report counts
pi-mal-pflaumen-group-cards = Cards taken or stolen
pi-mal-pflaumen-group-recipes = Recipes made
pi-mal-pflaumen-group-mixes = Recipe cards made
pi-mal-pflaumen-group-actions = Special actions and plums
pi-mal-pflaumen-group-pi = Pi played with a card
pies-group-cards = { pi-mal-pflaumen-group-cards }
pies-group-recipes = { pi-mal-pflaumen-group-recipes }
pies-group-mixes = { pi-mal-pflaumen-group-mixes }
pies-group-actions = { pi-mal-pflaumen-group-actions }
pies-group-pi = { pi-mal-pflaumen-group-pi }

# The page on which the owner of a box types in its cards
pflaumen-box-deck = The fruit cards
pflaumen-box-part = Round { $number }
pflaumen-box-cards = Its cards
pflaumen-box-number = Number
pflaumen-box-fruit = Fruit
pflaumen-box-action = Special action
pflaumen-box-recipe = Recipe
pflaumen-box-points = Points
pflaumen-box-action-watchdog = { pflaumen-watchdog-action }
pflaumen-box-action-steal = { pflaumen-steal-action }
pflaumen-box-action-three_pi = { pflaumen-three_pi-action }

# Figures on the teaching pages: their labels, and how a piece is called
pflaumen-figure-cards = cards
pflaumen-figure-plays = plays
pflaumen-figure-total = counts
pflaumen-figure-order = place
pflaumen-figure-takes = takes
pflaumen-figure-display = display
pflaumen-figure-tableau = tableau
pflaumen-figure-recipe = recipe
pflaumen-figure-uses = used
pflaumen-figure-gets = gets
pflaumen-figure-left = left
pflaumen-figure-points = points
pflaumen-figure-raised = { $card } with { $pi }

# Reasons for a move: what comes of it ($move: “with fig I-7”), how often or how much ($much: “in 62 of 100 cases”)
pflaumen-with-play = with { pflaumen-card }
pflaumen-with-play-pi = with { pflaumen-card } and { pflaumen-pi }
pflaumen-with-take = with { pflaumen-card }
pflaumen-with-steal = with { pflaumen-card } from { $name }
pflaumen-with-steal-plum = with a plum from { $name }
pflaumen-with-mix = with the mix { $recipe } on { pflaumen-card }
pflaumen-with-use = with { pflaumen-card } in the mix
pflaumen-with-use-plum = with a plum in the mix
pflaumen-with-leave =
    { $count ->
        [one] without { $cards } in the mix
       *[other] with none of { $cards } in the mix
    }
pflaumen-with-done = without a mix
pflaumen-reason-first =
    { $move } { $you ->
        [yes] you choose
       *[no] { $player } chooses
    } first { $much }
pflaumen-reason-plum =
    { $move } { $you ->
        [yes] you choose
       *[no] { $player } chooses
    } last { $much } and { $you ->
        [yes] get
       *[no] gets
    } the extra plum
pflaumen-reason-leavings =
    { $move } { $you ->
        [yes] you choose
       *[no] { $player } chooses
    } last { $much } and { $you ->
        [yes] get
       *[no] gets
    } what the others leave
pflaumen-reason-takes =
    { $move } { $you ->
        [yes] you
       *[no] { $player }
    } can take { $card } { $much }
pflaumen-reason-steals =
    { $move } { $you ->
        [yes] you steal
       *[no] { $player } steals
    } { $card } { $much }
pflaumen-reason-gives = { $move }, { $name } gets { $card } { $much }
pflaumen-reason-robbed =
    { $move }, someone steals a card from { $you ->
        [yes] you
       *[no] { $player }
    } { $much }
pflaumen-reason-wastes =
    { $move } { $you ->
        [yes] you lose
       *[no] { $player } loses
    } leftover pie tokens at the end of the round { $much }
pflaumen-reason-mixes =
    { $move } { $you ->
        [yes] you make
       *[no] { $player } makes
    } a mix in this trick { $much }
pflaumen-reason-near =
    { $move } { $you ->
        [yes] you make a mix in this trick, or are
       *[no] { $player } makes a mix in this trick, or is
    } at most one card short of one after it, { $much }
pflaumen-reason-guarded =
    { $move } { $you ->
        [yes] you then have
       *[no] { $player } then has
    } the { pflaumen-watchdog } { $much }
pflaumen-reason-points =
    { $move }, { $you ->
        [yes] your
       *[no] { $player }’s
    } mixes in this trick bring { $much } points on average
pflaumen-reason-theirs = { $move }, the others’ mixes in this trick bring { $much } points on average
pflaumen-reason-lets = { $move }, { $name } makes the mix { $recipe } { $much }
pflaumen-reason-final =
    { $move } { $you ->
        [yes] you end
       *[no] { $player } ends
    } with { $much } points on average
pflaumen-reason-keeps =
    { $edition ->
        [pies] { $number ->
            [one] { $move } { $you ->
                    [yes] you have
                   *[no] { $player } has
                } a pie token left after this trick { $much }
           *[other] { $move } { $you ->
                    [yes] you have
                   *[no] { $player } has
                } at least { $number } pie tokens left after this trick { $much }
        }
       *[pi-mal-pflaumen] { $number ->
            [one] { $move } { $you ->
                    [yes] you have
                   *[no] { $player } has
                } a Pi card left after this trick { $much }
           *[other] { $move } { $you ->
                    [yes] you have
                   *[no] { $player } has
                } at least { $number } Pi cards left after this trick { $much }
        }
    }

# Situations, for a profile: “You lose most …”
pflaumen-when-play-first = when you play first
pflaumen-when-play-between = when you play neither first nor last
pflaumen-when-play-last = when you play last
pflaumen-when-take-first = when you choose first
pflaumen-when-take-later = when you choose later
pflaumen-when-steal = when you steal
pflaumen-when-mix = when you may make a mix

# When a decision was made, in a review
pflaumen-moment =
    { $last ->
        [yes] After the last trick
       *[no] Round { $round }, trick { $trick }
    }
