# The coach in English. Changes are parts of the chance to win, with their sign.

review-title = { $game }: what it cost, and what was luck
review-result = { $name } has { $result } of the win; an even share is { $even }. The difference of { $change } in the chance to win is made of
review-draw = { $change }  luck of the draw
review-play = { $change }  own decisions, by what could be known
review-guesses = { $change }  own decisions, by how the unknown turned out
review-others = { $change }  decisions of { $name }
review-noise = Each of these parts is sure to ±{ $noise } or so.
review-errors = The largest errors:
review-no-errors = No error that is beyond doubt.
review-move = Move { $step }
review-error = { $at }, a { $mark ->
        [blunder] blunder
        [mistake] mistake
        [doubtful] slip, perhaps
       *[slip] slip
    }: “{ $played }” { $cost ->
        [points] cost points rather than a chance to win
       *[chance] lowered the chance to win by { $loss } ({ $low } to { $high })
    }. Better: “{ $best }”.
review-only =
    { $count ->
        [one] Found once: the only good move.
       *[other] Found { $count } times: the only good move.
    }
review-grade =
    { $decisions } of { $total } decisions mattered. On average each of them lowered the chance to win by { $loss }. { $place ->
        [best] That is at least as strong as the bot { $weakest }; one game says no more.
        [worst] That is at most as strong as the bot { $strongest }; one game says no more.
        [any] A bot of any strength may play like that: one game says too little.
       *[between] That is between the bots { $weakest } and { $strongest } in strength; one game says no more.
    }

# Situations, for a profile: “You lose most …”
when-early = at the beginning of a game
when-middle = in the middle of a game
when-late = towards the end of a game
when-ahead = when you are ahead
when-behind = when somebody else is ahead
