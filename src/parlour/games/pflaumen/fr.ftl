# Pi mal Pflaumen and Pies in French. $you is "yes" where the reader is meant; $name is then empty. The two editions
# have their own words for some things: $edition says which of them is played. All fruits are feminine, and only
# the orange elides its article.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Joue des cartes fruit, renforcées par pi si tu veux ; qui a la plus haute se sert en premier, et les bons fruits font des mélanges qui valent des points.
pi-mal-pflaumen-option-experienced = Un seul mélange au plus par tour, et aucun après le dernier pli.
pies-title = Pies
pies-about = L’édition plus récente de Pi mal Pflaumen : un seul mélange par tour, des jetons tarte qui ne durent pas, et des cartes volées qui agissent de nouveau.

pflaumen-display =
    { $edition ->
        [pies] tableau
       *[pi-mal-pflaumen] étalage
    }
pflaumen-watchdog =
    { $edition ->
        [pies] chien
       *[pi-mal-pflaumen] chien de garde
    }
pflaumen-pi =
    { $edition ->
        [pies] { $pi ->
            [one] { $pi } jeton tarte
           *[other] { $pi } jetons tarte
        }
       *[pi-mal-pflaumen] { $pi ->
            [one] { $pi } carte Pi
           *[other] { $pi } cartes Pi
        }
    }
pflaumen-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

pflaumen-fruit-apple = pomme
pflaumen-fruit-blackberry = mûre
pflaumen-fruit-cherry = cerise
pflaumen-fruit-fig = figue
pflaumen-fruit-orange = orange
pflaumen-fruit-pear = poire
pflaumen-fruit-strawberry = fraise
pflaumen-fruit-white_currant = groseille blanche
pflaumen-fruit-plum = prune
pflaumen-plum-card = une prune
pflaumen-plums =
    { $count ->
        [one] { $count } prune
       *[other] { $count } prunes
    }
pflaumen-number = { $round }-{ $number }
pflaumen-card =
    { $fruit ->
        [orange] l’{ $fruit } { $number }
       *[other] la { $fruit } { $number }
    }
pflaumen-with = { $card } ({ $what })
pflaumen-recipe = { $recipe } pour { $points }
pflaumen-watchdog-action = { pflaumen-watchdog }
pflaumen-steal-action = vol
pflaumen-three_pi-action =
    { $edition ->
        [pies] 3 tartes
       *[pi-mal-pflaumen] 3 Pi
    }

# Refused component tables
error-pflaumen-rounds = La ligne { $line } contredit { $rule } : il y a un paquet pour chacune des manches 1, 2 et 3, pas pour { $found }.
error-pflaumen-cards = La ligne { $line } contredit { $rule } : un paquet compte { $expected } cartes, pas { $found }.
error-pflaumen-number = La ligne { $line } contredit { $rule } : un nombre va de 1 à 25, ce n’est pas { $found }.
error-pflaumen-twice = La ligne { $line } contredit { $rule } : le nombre { $found } est déjà dans ce paquet.
error-pflaumen-fruit = La ligne { $line } contredit { $rule } : un fruit est l’un de ceux-ci : { $known }, pas { $found }.
error-pflaumen-plum = La ligne { $line } contredit { $rule } : le 25, et lui seul, est une prune ; le { $number } ne peut pas être { $found }.
error-pflaumen-fruits = La ligne { $line } contredit { $rule } : un paquet compte { $expected } fois le fruit { $fruit }, pas { $found }.
error-pflaumen-action = La ligne { $line } contredit { $rule } : une action spéciale est l’une de celles-ci : { $known }, pas { $found }.
error-pflaumen-recipe = La ligne { $line } contredit { $rule } : une recette est l’une de celles-ci : { $known }, pas { $found }.
error-pflaumen-both = La ligne { $line } contredit { $rule } : le { $number } a une action spéciale ou une recette, pas les deux.
error-pflaumen-points = La ligne { $line } contredit { $rule } : le { $number } vaut de 1 à 99 points s’il a une recette, et sinon aucun.

# Events
pflaumen-began =
    { $you ->
        [yes] Le sort te désigne pour commencer.
       *[no] Le sort désigne { $name } pour commencer.
    }
pflaumen-round =
    { $you ->
        [yes] La manche { $round } commence. À toi d’entamer.
       *[no] La manche { $round } commence. { $name } entame.
    }
pflaumen-dealt =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $shown ->
            [yes] { $name } reçoit : { $cards }.
           *[no] { $name } reçoit { $count } { $count ->
                [one] carte
               *[other] cartes
            }.
        }
    }
pflaumen-played =
    { $pi ->
        [0] { $you ->
            [yes] Tu joues { $card }.
           *[no] { $name } joue { $card }.
        }
       *[other] { $you ->
            [yes] Tu joues { $card } avec { pflaumen-pi } : { $total }.
           *[no] { $name } joue { $card } avec { pflaumen-pi } : { $total }.
        }
    }
pflaumen-order = Du plus haut au plus bas, on se sert dans cet ordre : { $people }.
pflaumen-took =
    { $you ->
        [yes] Tu prends { $card }.
       *[no] { $name } prend { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] Tu fermes la marche et reçois en plus une prune.
       *[no] { $name } ferme la marche et reçoit en plus une prune.
    }
pflaumen-guarded =
    { $from ->
        [side] { $you ->
            [yes] Le { pflaumen-watchdog } vient chez toi.
           *[no] Le { pflaumen-watchdog } va chez { $name }.
        }
        [self] { $you ->
            [yes] Le { pflaumen-watchdog } reste chez toi.
           *[no] Le { pflaumen-watchdog } reste chez { $name }.
        }
       *[other] { $you ->
            [yes] Le { pflaumen-watchdog } quitte { $other } et vient chez toi.
           *[no] { $otheryou ->
                [yes] Le { pflaumen-watchdog } te quitte et va chez { $name }.
               *[no] Le { pflaumen-watchdog } quitte { $other } et va chez { $name }.
            }
        }
    }
pflaumen-stole =
    { $you ->
        [yes] Tu voles { $card } à { $other }.
       *[no] { $otheryou ->
            [yes] { $name } te vole { $card }.
           *[no] { $name } vole { $card } à { $other }.
        }
    }
pflaumen-in-vain =
    { $you ->
        [yes] Tu ne trouves rien à voler.
       *[no] { $name } ne trouve rien à voler.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] Il ne reste plus de carte Pi pour toi.
           *[no] Il ne reste plus de carte Pi pour { $name }.
        }
       *[other] { $you ->
            [yes] Tu reçois { pflaumen-pi }.
           *[no] { $name } reçoit { pflaumen-pi }.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] Tu te lances dans le mélange de { $card }.
       *[no] { $name } se lance dans le mélange de { $card }.
    }
pflaumen-used =
    { $you ->
        [yes] Tu utilises { $card }.
       *[no] { $name } utilise { $card }.
    }
pflaumen-mixed =
    { $you ->
        [yes] Le mélange est prêt : { pflaumen-points } pour toi.
       *[no] Le mélange est prêt : { pflaumen-points } pour { $name }.
    }
pflaumen-finished =
    { $you ->
        [yes] Tu ne fais pas de mélange pour l’instant.
       *[no] { $name } ne fait pas de mélange pour l’instant.
    }
pflaumen-leads =
    { $you ->
        [yes] À toi d’entamer le prochain pli.
       *[no] { $name } entame le prochain pli.
    }
pflaumen-discarded =
    { $you ->
        [yes] Tu défausses { pflaumen-pi }.
       *[no] { $name } défausse { pflaumen-pi }.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] Tous les plis sont joués. On peut encore faire des mélanges, toi en premier.
       *[no] Tous les plis sont joués. On peut encore faire des mélanges, { $name } en premier.
    }
pflaumen-scored =
    { $edition ->
        [pies] { $you ->
            [yes] Tu as { pflaumen-points }.
           *[no] { $name } a { pflaumen-points }.
        }
       *[pi-mal-pflaumen] { $you ->
            [yes] Tu as { pflaumen-points } ; dans ton étalage : { $left }.
           *[no] { $name } a { pflaumen-points } ; dans son étalage : { $left }.
        }
    }
pflaumen-left =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Actions
pflaumen-do-play = Jouer { $card }
pflaumen-do-play-pi = Jouer { $card } avec { pflaumen-pi } : { $total }
pflaumen-do-take = Prendre { $card }
pflaumen-do-steal = Voler { $card } à { $name }
pflaumen-do-mix = Faire le mélange { $recipe } de { $card } pour { pflaumen-points }
pflaumen-do-use = Utiliser { $card }
pflaumen-do-done = Ne pas faire de mélange pour l’instant

# The table in the terminal
pflaumen-head = Manche { $round } sur III, pli { $trick } sur { $tricks }
pflaumen-head-last = Après le dernier pli
pflaumen-side =
    { $edition ->
        [pies] prunes restantes : { $plums }
       *[pi-mal-pflaumen] prunes restantes : { $plums } ; cartes Pi restantes : { $supply }
    }
pflaumen-trick = Pli
pflaumen-to-take = À prendre
pflaumen-in-mix = Mélange
pflaumen-hand = Ta main
pflaumen-leading = entame
pflaumen-has-watchdog = { pflaumen-watchdog }
pflaumen-to-play = carte à poser
pflaumen-to-take-mark = carte à prendre
pflaumen-to-steal = carte à voler
pflaumen-to-mix = mélange à faire
pflaumen-status = { pflaumen-points }, { pflaumen-pi }, { $hand } en main
pflaumen-empty = { pflaumen-display } vide
pflaumen-made = faits : { $recipes }
