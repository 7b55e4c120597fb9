# The laboratory in English: the page of a report.

report-title =
    { $game }: what { $games ->
        [one] { $games } game tells us
       *[other] { $games } games tell us
    }
report-facts = Bots: { $bots }. Players: { $seats }. Component set: { $components }. Rules { $rules }, seed { $seed }.
report-intervals = Numbers in brackets are 95% intervals. A deal that was played again counts once.
report-command = This command makes the same page again:

# Variants that are compared: "own 1a2b3c", "house-1 again".
report-own = own
report-again = again

# Sections
report-title-notable = What stands out
report-title-compared = Side by side
report-title-scores = Points
report-title-seats = Order of seats
report-title-length = Length
report-title-leads = Ties and the lead
report-title-items = What is taken, when, and what it is worth
report-title-luck = Luck and skill
report-title-restraint = Doing without

report-about-notable = Picked out by rule, not by taste: places and things whose intervals leave little doubt.
report-about-compared = The same number of games was played with each. A difference whose interval does not contain 0 is unlikely to be chance.
report-about-scores = The points of all seats at the end.
report-about-seats = Place 1 begins, place 2 sits to its left, and so on. Where nobody begins, places are the seats themselves. Even is what every place would win if places did not matter.
report-about-length = A turn is a round of Pungi, a trick of Pi mal Pflaumen or Pies, a turn of Fruitoplay or Input. A decision is one choice of one player; it is free if there is more than one legal action. Branching is the number of legal actions of a decision, on average over the game.
report-about-leads = Points are compared whenever they may have changed. The lead changes when a different seat from before leads alone. A game is decided as soon as its winner leads alone to the end.
report-about-items = Worth is a regression: the points by which a seat is ahead of the others on average, explained by what it has more of than they have, all things of a kind at once. It tells what goes with a good result. Raw win shares (also given) cannot tell a thing from what is usually taken along with it.
report-about-luck = The same deals, draws by lot and order of seats are played again until every player of the ladder has had every seat once. What follows the player is skill; what follows the deal is luck. The rest is the interplay of the two, and the chance in the players’ own choices.
report-about-restraint = One { $bot } among others plays the same deal twice: once freely, once without something as long as anything else is legal. The difference is what that thing is worth to that player.

report-nothing-notable = Nothing: no place is clearly better than another, and everything gets used.
report-few-deals = Too few deals to say how far luck goes.
report-few-intervals = Too few games for intervals.
report-few-worth = Too few games to tell the worth of each.
report-closed = All seats take the same number of these, or very nearly, so worth is measured against the average one taken.
report-exact = These make up all the points, so each is worth what it counts. Doing without it shows what else it is good for.

report-notable-seat = { $seats } players: place { $place } wins { $wins }, even is { $even }{ $variant }.
report-notable-never = { $group }, { $seats } players: never: { $names }{ $variant }.
report-notable-rare = { $group }, { $seats } players: in fewer than one game in a hundred: { $names }{ $variant }.
report-notable-best = { $group }, { $seats } players: { $item } is worth the most, { $worth }{ $variant }.
report-notable-worst = { $group }, { $seats } players: { $item } is worth the least, { $worth }{ $variant }.
report-notable-luck = Of the differences in points, { $deal } go with the deal and { $player } with the player{ $variant }.
report-and-more = { $names } and { $more } more

# Figures
report-caption-points = Points at the end: the share of seats for each number of points.
report-caption-seats = Share of games won by each place, minus an even share; the dashed line is even.
report-caption-turns = Length of a game in turns: the share of games for each length.
report-caption-decisions = Length of a game in decisions: the share of games for each length.
report-caption-leads = How often the lead changed: the share of games for each number of changes.
report-caption-taken = { $group }: how often, when (a stronger colour: more often), and what one more is worth.
report-caption-luck = What differences in points and in wins go with.
report-caption-ladder = Points by which each player of the ladder is ahead of the others.
report-caption-restraint = What a player loses by doing without something.

report-axis-seats = wins beyond even (%)
report-axis-turns = turns in a game
report-axis-decisions = decisions in a game
report-axis-leads = lead changes in a game
report-axis-ladder = points ahead of the others
report-axis-restraint = points of lead lost
report-axis-often = times per game
report-axis-when = when (% of the game)
report-axis-worth = worth (points)

# Tables
report-sheet-points = Points
report-sheet-seats = Wins and points by place
report-sheet-length = Length
report-sheet-leads = Ties and the lead
report-sheet-luck = What decides
report-sheet-ladder =
    The ladder, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each played { $times } times
report-sheet-meetings = How often the player in the row has more points than the one in the column, in the same game
report-sheet-restraint =
    Doing without, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
report-sheet-compared-numbers = Side by side
report-sheet-compared-shares = Side by side: shares

report-players = { $seats } players
report-place = place { $place }
report-place-wins = place { $place } wins
report-goes-with =
    points go with the { $cause ->
        [deal] deal
        [seat] seat
       *[player] player
    }

# Columns. Some are measures, too, and stand at the head of a row.
report-column-variant = variant
report-column-players = players
report-column-games = games
report-column-points = points
report-column-highest = highest
report-column-ahead-of-the-second = ahead of the second
report-column-ahead-of-the-others = ahead of the others
report-column-least = least
report-column-median = median
report-column-most = most
report-column-place = place
report-column-wins = wins
report-column-even = even
report-column-turns = turns
report-column-decisions = decisions
report-column-free-decisions = free decisions
report-column-branching = branching
report-column-shared-wins = shared wins
report-column-equal-best-points = equal best points
report-column-lead-changes = lead changes
report-column-never-changes = never changes
report-column-decided-after = decided after
report-column-item = item
report-column-taken = taken
report-column-a-game = per game
report-column-in-games = in games
report-column-when = when
report-column-takers-win = takers win
report-column-worth = worth
report-column-of = of
report-column-deal = deal
report-column-seat = seat
report-column-player = player
report-column-rest = rest
report-column-without = without
report-column-tokens = tokens
report-column-lead-lost = lead lost
report-column-points-lost = points lost
report-column-wins-lost = wins lost
report-column-deals-that-differ = deals that differ
report-column-measure = measure
report-column-difference = difference
report-column-whose = { $what }: { $of }
