# Pungi in French. $you is "yes" where the reader is meant; $name is then empty. Animals are masculine or feminine:
# with the word "carte" before its name, none needs an article of its own.

pungi-title = Pungi
pungi-about = Attire les meilleurs serpents avec cinq animaux : tout le monde voit lesquels, mais tu es la seule personne à connaître leur force.

pungi-animal-mouse = souris
pungi-animal-snail = escargot
pungi-animal-lizard = lézard
pungi-animal-dragonfly = libellule
pungi-animal-grasshopper = sauterelle
pungi-animal-frog = grenouille
pungi-card = { $animal } { $value }
pungi-charmer = charmeur
pungi-several =
    { $count } { $animal ->
        [souris] { $animal }
       *[other] { $animal }s
    }

pungi-option-chaos = Le premier joueur désigne son successeur.
pungi-option-name_oneself = Le premier joueur désigne son successeur, et peut se désigner lui-même.
pungi-option-turn_again = Un serpent déjà inversé peut être inversé encore une fois.

# Refused component sets
error-pungi-animals = La ligne { $line } contredit { $rule } : il y a { $expected } animaux différents, pas { $found }.
error-pungi-values = La ligne { $line } contredit { $rule } : chaque animal a { $expected } cartes de valeurs différentes, pas { $found }.
error-pungi-charmers = La ligne { $line } contredit { $rule } : il y a 5 ou 6 charmeurs, pas { $found }.
error-pungi-snakes = La ligne { $line } contredit { $rule } : il y a { $expected } serpents, ou 32 avec 5 charmeurs, pas { $found }.
error-pungi-name = La ligne { $line } contredit { $rule } : un animal est un mot d’au plus { $longest } minuscules, pas { $found }.
error-pungi-value = La ligne { $line } contredit { $rule } : une valeur est un nombre de 1 à 99, pas { $found }.
error-pungi-snake = La ligne { $line } contredit { $rule } : un serpent vaut de 1 à 9 ou de -1 à -9 et il y en a au moins un, pas { $count } fois { $found }.

# Events
pungi-dealt =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $name } reçoit : { $cards }.
    }
pungi-began =
    { $you ->
        [yes] Le sort te désigne pour commencer.
       *[no] Le sort désigne { $name } pour commencer.
    }
pungi-top = Sur le dessus de la pioche : { $card }.
pungi-laid = Nouveaux serpents, depuis la pointe de la flèche : { $row }.
pungi-shuffled = Au moins quatre cartes identiques : on remélange { $row } dans la pile.
pungi-played =
    { $you ->
        [yes] Tu joues la carte { $card }.
       *[no] { $name } joue une carte { $card }.
    }
pungi-priority =
    { $any ->
        [yes] Cartes sur table ! L’animal le plus joué est { $card ->
            [escargot] l’{ $card }
            [souris] la { $card }
            [libellule] la { $card }
            [sauterelle] la { $card }
            [grenouille] la { $card }
           *[other] le { $card }
        } : ses cartes passent en premier.
       *[no] Cartes sur table ! Aucun animal n’a la priorité : la valeur la plus forte passe en premier.
    }
pungi-took =
    { $you ->
        [yes] Tu récupères { $charmer ->
            [yes] un charmeur
           *[no] le serpent { $snake }
        } avec ta carte { $card }.
       *[no] { $name } récupère { $charmer ->
            [yes] un charmeur
           *[no] le serpent { $snake }
        } avec sa carte { $card }.
    }
pungi-charms =
    { $you ->
        [yes] Ton charmeur
       *[no] Un charmeur
    } { $moves ->
        [yes] se déplace : { $before } devient { $after }.
       *[no] { $bad ->
            [yes] change le négatif { $before } en { $after }.
           *[no] ne trouve plus de négatif et change { $before } en { $after }.
        }
    }
pungi-uncharmed = { $after } redevient { $snake }.
pungi-waits =
    { $you ->
        [yes] Ton charmeur
       *[no] Chez { $name }, un charmeur
    } attend le prochain serpent.
pungi-named =
    { $oneself ->
        [yes] { $you ->
            [yes] Tu te désignes pour commencer aussi le prochain tour.
           *[no] { $name } commencera aussi le prochain tour.
        }
       *[no] { $you ->
            [yes] Tu désignes { $other } pour commencer le prochain tour.
           *[no] { $otheryou ->
                [yes] { $name } te désigne pour commencer le prochain tour.
               *[no] { $name } désigne { $other } pour commencer le prochain tour.
            }
        }
    }
pungi-leads =
    { $you ->
        [yes] Nouveau tour : à toi de commencer.
       *[no] Nouveau tour : { $name } commence.
    }
pungi-drew =
    { $you ->
        [yes] Tu pioches la carte { $card }.
       *[no] { $name } pioche une carte { $card }.
    }
pungi-charmed =
    { $you ->
        [yes] Un de tes charmeurs
       *[no] Chez { $name }, un charmeur
    } a changé un serpent { $snake } en { $after }.
pungi-turned_back =
    { $you ->
        [yes] Avec ton charmeur, { $after } redevient { $snake }.
       *[no] Chez { $name }, avec un charmeur, { $after } redevient { $snake }.
    }
pungi-scored =
    { $you ->
        [yes] Tu as { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[no] { $name } a { $points } { $points ->
            [one] point
           *[other] points
        }.
    }

# Actions
pungi-do-play = Jouer la carte { $card }
pungi-do-start =
    { $you ->
        [yes] Commencer le prochain tour
       *[no] Laisser { $name } commencer le prochain tour
    }

# The table in the terminal
pungi-round = Tour { $round } sur { $rounds }
pungi-piles = cartes Serpent restantes : { $snakes } ; animaux restants : { $pile }, sur le dessus : { $top }
pungi-flute = Pungi
pungi-starts = en premier
pungi-to-play = carte à poser
pungi-column-hand = main
pungi-column-played = jouée
pungi-column-taken = récupérées
pungi-column-points = points

# La table dans le navigateur
pungi-table-round = Tour
pungi-table-last-round = Le dernier tour
pungi-table-row = Les serpents, depuis la pointe de la flèche
pungi-table-hand =
    { $own ->
        [no] La main de { $player }
       *[yes] Ta main
    }
pungi-table-none = pas encore de serpent
pungi-table-snakes = { $count ->
    [one] { $count } carte dans la pile des cartes Serpent
   *[other] { $count } cartes dans la pile des cartes Serpent
}
pungi-table-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
pungi-table-leads = { $several } auraient la priorité
pungi-table-nothing-leads = Aucun animal en tête pour l’instant
pungi-table-priority = { $several } : priorité !
pungi-table-equal = { $several } : aucun animal en tête
pungi-table-equal-all = { $several } : aucun en tête, la plus forte d’abord
pungi-table-no-priority = Aucune priorité : la plus forte d’abord
pungi-table-rest = Puis les autres, la plus forte d’abord
pungi-table-first = en premier
pungi-table-next = la carte { $animal } suivante
pungi-table-beats = { $value } bat { $other }
pungi-table-earlier =
    { $you ->
        [yes] à égalité, mais avant toi
       *[no] à égalité, mais avant { $name }
    }
pungi-table-left = récupère le dernier
pungi-table-got = a récupéré { $snake }
pungi-table-got-turned = a récupéré { $before }, devenu { $after }
pungi-table-yours =
    { $own ->
        [no] caché : { $value }
       *[yes] ton { $value }
    }
pungi-table-successor = Qui commence le prochain tour ?
pungi-table-count = Le décompte
pungi-table-charmed = { $before } devient { $after }
pungi-table-takes =
    { $you ->
        [yes] Tu récupères
       *[no] { $name } récupère
    } { $charmer ->
        [yes] un charmeur
       *[no] le serpent { $snake }
    }
pungi-table-charms =
    { $you ->
        [yes] Ton
       *[no] { $name } : le
    } { $moves ->
        [yes] charmeur
       *[no] { $which ->
            [new] nouveau charmeur
            [waiting] charmeur qui attendait
            [next] charmeur suivant
           *[only] charmeur
        }
    } { $counts ->
        [yes] a inversé { $bad ->
            [yes] le pire { $next ->
                [yes] des autres serpents
               *[no] serpent
            }
           *[no] un serpent positif
        } : { $before } compte comme { $after }
       *[no] { $bad ->
            [yes] { $moves ->
                [yes] passe à un pire serpent
               *[no] inverse le pire { $next ->
                    [yes] des autres serpents
                   *[no] serpent
                }
            }
           *[no] { $moves ->
                [yes] passe à un plus petit serpent
               *[no] ne trouve plus de négatif
            }
        } : { $before } devient { $after }
    }
pungi-table-uncharmed = { $after } redevient { $snake }
pungi-table-charmer = Un charmeur agit tout de suite : il inverse le signe du pire serpent de la personne qui l’a ou, s’il n’y en a pas de négatif, du plus petit positif. Si un pire serpent arrive plus tard, le charmeur passe à celui-là. C’est la fin de la partie qui compte.
pungi-table-charmer-once = Aucun serpent n’est inversé deux fois : un charmeur qui n’en trouve pas d’autre attend le prochain.
pungi-table-turned = Un charmeur a changé { $before } en { $after }
pungi-table-turned-now = Il a changé { $before } en { $after }.
pungi-table-waiting = attend un serpent
pungi-table-charmers = { $count ->
    [one] { $count } charmeur
   *[other] { $count } charmeurs
}
pungi-table-charmer-waits =
    { $you ->
        [yes] Ton
       *[no] { $name } : le
    } { $which ->
        [new] nouveau charmeur
       *[only] charmeur
    } attend le prochain serpent : { $any ->
        [yes] aucun n’est inversé deux fois
       *[no] il n’y en a pas encore
    }
pungi-table-charmers-turn = Les serpents comptent tels qu’ils sont, chaque charmeur à côté de celui qu’il a inversé.
pungi-table-tie = À sommes égales, la victoire est partagée.
pungi-table-over = Il ne reste plus assez de cartes Serpent pour un autre tour.
pungi-table-gone = Animaux déjà joués : { $count }
pungi-table-out = (déjà joué)

pungi-guide-rule =
    La rangée de serpents commence à la flèche : la carte la plus forte récupère le serpent juste à côté, la deuxième le suivant, et ainsi de suite. À égalité, la carte jouée avant passe d’abord.

    Si un animal est joué plus souvent que chacun des autres, ses cartes passent d’abord.

    Un plus rapporte des points, un moins en coûte.
pungi-guide-lead = Tu commences. La carte la plus forte récupère ce qui est à la pointe de la flèche, la deuxième ce qui suit. Tout le monde voit ton animal, sa valeur n’est connue que de toi.
    .short = La carte la plus forte récupère le serpent à la flèche.
pungi-guide-lead-bad = Tu commences. Le serpent à la flèche coûte des points, et la carte la plus forte doit le récupérer : une carte faible peut le laisser aux autres. Tout le monde voit ton animal, sa valeur n’est connue que de toi.
    .short = La plus forte doit récupérer le serpent négatif à la flèche.
pungi-guide-join = Regarde ce qui est posé. Si un animal a été joué plus souvent que chacun des autres, ses cartes passent en premier, de la plus forte à la plus faible ; puis vient le reste.
    .short = L’animal le plus joué passe en premier, puis le reste.
pungi-guide-charmer = Il y a un charmeur dans la rangée. { pungi-table-charmer }
    .short = Un charmeur inverse le pire serpent, ou un bon s’ils sont tous bons.
pungi-guide-play = Choisis ta compagnie : suis l’animal en tête si tu en as une carte forte, ou reste à part si tu préfères un serpent plus loin dans la rangée.
    .short = Suis l’animal en tête si tu y es fort, ou reste à part.
pungi-guide-play-none = Aucun animal n’est encore en tête. Une carte de plus d’un animal déjà posé peut le mettre en tête : ses cartes passent alors d’abord. Ou reste à part si tu préfères un serpent plus loin dans la rangée.
    .short = Aucun animal en tête : une carte pareille peut y mettre le sien.
pungi-guide-play-apart = Tu n’as pas l’animal en tête. Ses cartes passent d’abord ; la tienne vient ensuite avec les autres, la plus haute valeur d’abord.
    .short = Tu n’as pas l’animal en tête : ta carte vient ensuite, selon sa valeur.
pungi-guide-play-new = Tu n’as aucun des animaux posés. Si aucun d’eux ne prend la tête, la plus haute valeur passe d’abord.
    .short = Tu n’as aucun de ces animaux : la plus haute valeur compte.
pungi-guide-name = Tu décides qui commence le prochain tour. Qui joue en dernier en sait le plus.
    .short = Qui commence ? Qui joue en dernier en sait le plus.
pungi-guide-wait = Les autres choisissent. Tu vois quels animaux ils tiennent, mais pas leur force.
pungi-guide-over = Chaque charmeur a inversé un serpent, le pire d’abord. Qui totalise le plus de points l’emporte.

# What a report counts
pungi-group-snakes = Serpents récupérés
pungi-group-animals = Animaux joués
pungi-group-values = Valeurs jouées
pungi-group-cards = Cartes jouées

# The page on which the owner of a box types in its cards
pungi-box-values = Les valeurs de chaque animal
pungi-box-charmers = Charmeurs
pungi-box-snakes = Combien de serpents de chaque valeur

# Légendes des figures de la page d’apprentissage
pungi-figure-cards = cartes
pungi-figure-hand = main
pungi-figure-row = la rangée, depuis la pointe de la flèche
pungi-figure-plays = joue
pungi-figure-takes = récupère
pungi-figure-taken = a récupéré
pungi-figure-charmed = inversés par les charmeurs
pungi-figure-counts = compte
pungi-figure-points = points

# Les raisons d’un coup : ce qui s’ensuit ($move : « avec la carte grenouille 7 »), et combien ($much : « dans 62 cas sur 100 »)
pungi-with-play = avec la carte { $card }
pungi-with-start =
    { $you ->
        [yes] avec toi pour commencer
       *[no] avec { $name } pour commencer
    }
pungi-reason-takes =
    { $move }, { $you ->
        [yes] tu récupères
       *[no] { $player } récupère
    } { $charmer ->
        [yes] un charmeur
       *[no] le serpent { $snake }
    } { $much }
pungi-reason-turns =
    { $move }, { $you ->
        [yes] tu récupères
       *[no] { $player } récupère
    } le serpent { $snake } ({ $you ->
        [yes] ton
       *[no] son
    } charmeur en fait { $after }) { $much }
pungi-reason-gains =
    { $move }, { $you ->
        [yes] tu gagnes
       *[no] { $player } gagne
    } des points { $much }
pungi-reason-loses =
    { $move }, { $you ->
        [yes] tu perds
       *[no] { $player } perd
    } des points { $much }
pungi-reason-points =
    { $move }, ce tour { $you ->
        [yes] te rapporte en moyenne { $much } points
       *[no] rapporte en moyenne { $much } points à { $player }
    }

# Les situations, pour un profil : « C’est … que tu perds le plus. »
pungi-when-first = quand tu joues en premier
pungi-when-between = quand tu ne joues ni en premier ni en dernier
pungi-when-last = quand tu joues en dernier
pungi-when-name = quand tu désignes qui commence

# Quand on a décidé, dans une analyse
pungi-moment =
    { $phase ->
        [name] Tour { $round }, qui commence
       *[play] Tour { $round }
    }
