# The coach in French. Changes are parts of the chance to win, with their sign. See the notes in parlour/words/fr.ftl.

review-title = { $game } : ce que cela a coûté, et ce qui était de la chance
review-result = { $name } a { $result } de la victoire ; à parts égales, ce serait { $even }. La différence de { $change } dans les chances de gagner vient de :
review-draw = { $change }  la chance du tirage
review-play = { $change }  ses décisions, d’après ce qu’on pouvait savoir
review-guesses = { $change }  ses décisions, selon ce que l’inconnu a donné
review-others = { $change }  { $name }, par ses décisions
review-noise = Chacune de ces parts est sûre à ±{ $noise } environ.
review-errors = Les plus grandes erreurs :
review-no-errors = Aucune erreur qui soit hors de doute.
review-move = Coup { $step }
review-error = { $at }, { $mark ->
        [blunder] une gaffe
        [mistake] une erreur
        [doubtful] peut-être une imprécision
       *[slip] une imprécision
    } : « { $played } » { $cost ->
        [points] a coûté des points plutôt que des chances de gagner
       *[chance] a réduit les chances de gagner de { $loss } ({ $low } à { $high })
    }. Mieux : « { $best } ».
review-only = { $count } fois trouvé : le seul bon coup.
review-grade =
    { $decisions } décisions sur { $total } comptaient. En moyenne, chacune a fait baisser les chances de gagner de { $loss }. { $place ->
        [best] C’est au moins aussi fort que le bot { $weakest } ; une seule partie n’en dit pas plus.
        [worst] C’est au plus aussi fort que le bot { $strongest } ; une seule partie n’en dit pas plus.
        [any] Un bot de n’importe quelle force peut jouer ainsi : une seule partie en dit trop peu.
       *[between] C’est une force entre les bots { $weakest } et { $strongest } ; une seule partie n’en dit pas plus.
    }

# Les situations, pour un profil : « C’est … que tu perds le plus. »
when-early = au début d’une partie
when-middle = au milieu d’une partie
when-late = vers la fin d’une partie
when-ahead = quand tu es en tête
when-behind = quand quelqu’un d’autre est en tête
