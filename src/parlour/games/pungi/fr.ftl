# Pungi in French. $you is "yes" where the reader is meant; $name is then empty. Animals are masculine or feminine:
# with the word "carte" before its name, none needs an article of its own.

pungi-title = Pungi
pungi-about = Attire les meilleurs serpents avec cinq animaux dont tout le monde voit l’espèce, mais dont les autres ignorent la valeur.

pungi-animal-mouse = souris
pungi-animal-snail = escargot
pungi-animal-lizard = lézard
pungi-animal-dragonfly = libellule
pungi-animal-grasshopper = sauterelle
pungi-animal-frog = grenouille
pungi-card = { $animal } { $value }
pungi-charmer = charmeur
pungi-several =
    { $count } { $animal ->
        [souris] { $animal }
       *[other] { $animal }s
    }

pungi-option-chaos = La personne qui a commencé la manche désigne celle qui commencera la suivante.

# Refused component tables
error-pungi-animals = La ligne { $line } contredit { $rule } : il y a { $expected } animaux différents, pas { $found }.
error-pungi-values = La ligne { $line } contredit { $rule } : chaque animal a { $expected } cartes de valeurs différentes, pas { $found }.
error-pungi-charmers = La ligne { $line } contredit { $rule } : il y a { $expected } charmeurs, pas { $found }.
error-pungi-snakes = La ligne { $line } contredit { $rule } : il y a { $expected } serpents, pas { $found }.
error-pungi-name = La ligne { $line } contredit { $rule } : un animal est un mot en minuscules, pas { $found }.
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
pungi-laid = À partir de la pointe de la flèche : { $row }.
pungi-shuffled = Trop de cartes identiques : { $row } retournent dans la pile, qui est mélangée.
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
       *[no] Cartes sur table ! Aucun animal n’a la priorité.
    }
pungi-took =
    { $you ->
        [yes] Tu prends { $snake ->
            [charmeur] un { $snake }
           *[other] le serpent { $snake }
        } avec ta carte { $card }.
       *[no] { $name } prend { $snake ->
            [charmeur] un { $snake }
           *[other] le serpent { $snake }
        } avec sa carte { $card }.
    }
pungi-named =
    { $you ->
        [yes] Tu désignes { $other } pour commencer la prochaine manche.
       *[no] { $otheryou ->
            [yes] { $name } te désigne pour commencer la prochaine manche.
           *[no] { $name } désigne { $other } pour commencer la prochaine manche.
        }
    }
pungi-leads =
    { $you ->
        [yes] Nouvelle manche : à toi de commencer.
       *[no] Nouvelle manche : { $name } commence.
    }
pungi-drew =
    { $you ->
        [yes] Tu pioches la carte { $card }.
       *[no] { $name } pioche une carte { $card }.
    }
pungi-charmed =
    { $you ->
        [yes] Ton charmeur inverse le serpent { $snake }.
       *[no] Chez { $name }, un charmeur inverse le serpent { $snake }.
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
        [yes] Commencer la prochaine manche
       *[no] Laisser { $name } commencer la prochaine manche
    }

# The table in the terminal
pungi-round = Manche { $round } sur { $rounds }
pungi-piles = serpents restants : { $snakes } ; animaux restants : { $pile }, sur le dessus : { $top }
pungi-flute = Flûte
pungi-starts = en premier
pungi-to-play = carte à poser
pungi-column-hand = main
pungi-column-played = jouée
pungi-column-taken = prises
pungi-column-points = points
