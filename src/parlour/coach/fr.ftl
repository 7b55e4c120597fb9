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
       *[slip] une imprécision
    } : « { $played } » a réduit les chances de gagner de { $loss } ({ $low } à { $high }). Mieux : « { $best } ».
review-only = { $count } fois trouvé : le seul bon coup.
review-grade =
    { $decisions } décisions où il y avait à décider ont réduit chacune les chances de gagner de { $loss } en moyenne ({ $low } à { $high }) : { $place ->
        [best] moins que { $above }
        [worst] plus que { $below }
       *[between] entre { $above } et { $below }
    }.
review-range =
    { $place ->
        [best] Une partie dit peu : ce peut être { $weakest } ou mieux.
        [worst] Une partie dit peu : ce peut être { $strongest } ou moins bien.
        [any] Une partie dit peu : d’après celle-ci seule, ce peut être n’importe quel niveau.
       *[between] Une partie dit peu : ce peut être tout de { $weakest } à { $strongest }.
    }

# Les situations, pour un profil : « C’est … que tu perds le plus. »
when-early = au début d’une partie
when-middle = au milieu d’une partie
when-late = vers la fin d’une partie
when-ahead = quand tu es en tête
when-behind = quand quelqu’un d’autre est en tête
