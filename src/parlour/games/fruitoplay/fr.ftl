# Fruitoplay in French. $you is "yes" where the reader is meant; $name is then empty. The four fruits are feminine;
# a fruit of some other component set gets no article.

fruitoplay-title = Fruitoplay
fruitoplay-about = Choisis en secret une carte proche de la cible ; la plus proche rafle tout, sauf si une autre l’est tout autant. Ta plus grande colonne multipliée par ta plus petite, voilà ton score.

fruitoplay-fruit-banana = banane
fruitoplay-fruit-apple = pomme
fruitoplay-fruit-strawberry = fraise
fruitoplay-fruit-fig = figue
fruitoplay-card =
    { $fruit ->
        [banane] la { $fruit } { $number }
        [pomme] la { $fruit } { $number }
        [fraise] la { $fruit } { $number }
        [figue] la { $fruit } { $number }
       *[other] { $fruit } { $number }
    }
fruitoplay-collective-card = la carte collective

# Refused component sets
error-fruitoplay-name = La ligne { $line } contredit { $rule } : un fruit est un mot d’au plus { $longest } minuscules, pas { $found }.
error-fruitoplay-fruits = La ligne { $line } contredit { $rule } : il y a { $expected } fruits différents, pas { $found }.
error-fruitoplay-numbers = La ligne { $line } contredit { $rule } : chaque fruit a les nombres de 1 à { $expected }, pas de 1 à { $found }.
error-fruitoplay-each = La ligne { $line } contredit { $rule } : donne les nombres { $key } une fois pour tous les fruits, ou pour chacun des quatre fruits et aucun autre.
error-fruitoplay-number = La ligne { $line } contredit { $rule } : un nombre va de 1 à { $expected }, ce n’est pas { $found }.
error-fruitoplay-double = La ligne { $line } contredit { $rule } : chaque fruit a { $expected } nombres doubles différents, pas { $found }.
error-fruitoplay-rotten = La ligne { $line } contredit { $rule } : chaque fruit a { $expected } nombre pourri, pas { $found }.
error-fruitoplay-both = La ligne { $line } contredit { $rule } : { $found } ne peut pas être à la fois double et pourri.

# Events
fruitoplay-round-begins = Manche { $round } sur 3.
fruitoplay-dealt =
    { $you ->
        [yes] Tu reçois : { $cards }.
       *[no] { $name } reçoit : { $cards }.
    }
fruitoplay-river = La rivière : { $cards }.
fruitoplay-laid =
    { $you ->
        [yes] Tu as le moins de points et tu choisis la carte collective : { $bonus ->
            [one] une { $fruit }
           *[other] { $bonus } { $fruit }s
        } de plus pour tout le monde.
       *[no] { $name } a le moins de points et choisit la carte collective : { $bonus ->
            [one] une { $fruit }
           *[other] { $bonus } { $fruit }s
        } de plus pour tout le monde.
    }
fruitoplay-laid-lot = Égalité au dernier rang : le sort choisit la carte collective, { $bonus ->
        [one] une { $fruit }
       *[other] { $bonus } { $fruit }s
    } de plus pour tout le monde.
fruitoplay-target = Tour { $turn } sur 7 : la cible est { $card }.
fruitoplay-by = { $name } : { $card }
fruitoplay-revealed = Cartes sur table ! { $cards }.
fruitoplay-sits-out =
    { $you ->
        [yes] Tu n’as plus de carte et tu passes ce tour.
       *[no] { $name } n’a plus de carte et passe ce tour.
    }
fruitoplay-tied = À égale distance, donc hors jeu : { $cards }.
fruitoplay-won =
    { $you ->
        [yes] Avec { $card }, tu remportes la cible, { $target }, et toutes les cartes jouées. Qui remporte la cible ne pioche pas.
       *[no] Avec { $card }, { $name } remporte la cible, { $target }, et toutes les cartes jouées. Qui remporte la cible ne pioche pas.
    }
fruitoplay-unwon = Personne ne gagne : les cartes et la cible sont hors jeu pour cette manche.
fruitoplay-drew =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $name } pioche { $card }.
    }
fruitoplay-drew-others =
    { $count ->
        [one] { $names } pioche une carte.
       *[other] { $names } piochent une carte.
    }
fruitoplay-drew-nobody = Personne ne pioche.
fruitoplay-drew-empty = La pioche est vide : personne ne pioche.
fruitoplay-drew-short = La pioche est vide : il n’y a de carte pour personne d’autre.
fruitoplay-optional = Qui n’a pas gagné la dernière cible peut piocher une carte.
fruitoplay-declined = Tu ne pioches pas.
fruitoplay-declined-others =
    { $count ->
        [one] { $names } ne pioche pas.
       *[other] { $names } ne piochent pas.
    }
fruitoplay-added =
    { $you ->
        [yes] Tu ajoutes ta main à tes colonnes : { $cards }.
       *[no] { $name } ajoute sa main à ses colonnes : { $cards }.
    }
fruitoplay-cancelled =
    { $you ->
        [yes] Chez toi, { $card } pourrie annule { $other }
       *[no] Chez { $name }, { $card } pourrie annule { $other }
    }{ $why ->
        [chosen] { $you ->
            [yes] , comme tu l’as choisi.
           *[no] , comme { $name } l’a choisi.
        }
        [equal] . Tout ce qu’elle peut annuler compte autant : il n’y a rien à choisir.
       *[only] . Elle ne trouve pas d’autre carte : la colonne vaut maintenant 0 et ne compte plus.
    }
fruitoplay-cancelled-alone =
    { $you ->
        [yes] Chez toi, { $card } pourrie ne trouve rien à annuler.
       *[no] Chez { $name }, { $card } pourrie ne trouve rien à annuler.
    }
fruitoplay-scored =
    { $you ->
        [yes] Tu marques { $most } × { $fewest } = { $points } à la manche { $round }.
       *[no] { $name } marque { $most } × { $fewest } = { $points } à la manche { $round }.
    }
fruitoplay-scored-nothing =
    { $you ->
        [yes] Il ne te reste aucune colonne : 0 point à la manche { $round }.
       *[no] Il ne reste aucune colonne à { $name } : 0 point à la manche { $round }.
    }

# Actions
fruitoplay-do-play = Jouer { $card }
fruitoplay-do-draw = Piocher une carte
fruitoplay-do-stay = Ne pas piocher
fruitoplay-do-collective = Choisir la { $fruit } comme carte collective
fruitoplay-do-cancel = Annuler { $card } avec la carte pourrie

# The table in the terminal
fruitoplay-round = Manche { $round } sur 3
fruitoplay-turn = tour { $turn } sur 7
fruitoplay-deck = cartes dans la pioche : { $pile }
fruitoplay-collective = carte collective : { $fruit } { $bonus }
fruitoplay-target-is = Cible
fruitoplay-next = Ensuite
fruitoplay-out = Hors jeu
fruitoplay-hand = Main
fruitoplay-to-choose = choix à faire
fruitoplay-has-chosen = choix fait
fruitoplay-holds =
    { $cards ->
        [0] aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
fruitoplay-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fruitoplay-signs = ×2 double · ! pourrie · (annulée)

# La table dans le navigateur
fruitoplay-table-hidden = une carte face cachée
fruitoplay-table-double = { $card } (double)
fruitoplay-table-rotten = { $card } (fruit pourri)
fruitoplay-table-cancelled = (annulée)
fruitoplay-table-columns = Colonnes, et ce qu’elles valent maintenant
fruitoplay-table-river = La rivière
fruitoplay-table-bonus = colonne { $fruit } : +{ $bonus } pour tout le monde
fruitoplay-table-choose =
    { $own ->
        [no] Le choix de { $player }
       *[yes] Ton choix
    }
fruitoplay-table-collective = Qui a le moins de points choisit la carte collective, un fruit : sa colonne comptera { $bonus } de plus pour tout le monde.
fruitoplay-table-draw = Il ne reste plus de cible. Qui n’a pas gagné la dernière cible peut encore piocher une carte, peut-être pourrie. Ensuite, toutes les cartes en main vont dans les colonnes.
fruitoplay-table-cancel = Qui a un fruit pourri choisit maintenant l’autre carte qu’il gâte.
fruitoplay-table-cancel-yours =
    { $own ->
        [no] { $count ->
            [1] Le fruit pourri ({ $fruit }) de { $player } gâte une autre carte : choisis laquelle.
           *[other] { $number } sur { $count } : le fruit pourri ({ $fruit }) de { $player } gâte une autre carte. Choisis laquelle.
        }
       *[yes] { $count ->
            [1] Ton fruit pourri ({ $fruit }) gâte une autre carte : choisis laquelle.
           *[other] { $number } sur { $count } : ton fruit pourri ({ $fruit }) gâte une autre carte. Choisis laquelle.
        }
    }
fruitoplay-table-cancel-once = Parmi les cartes qui comptent pareil, une seule est proposée.
fruitoplay-table-cancel-chosen = { $number } sur { $count } : tu as choisi { $card }.
fruitoplay-table-change = tu peux encore changer
fruitoplay-table-yours =
    { $own ->
        [no] cachée : { $card }
       *[yes] la tienne : { $card }
    }
fruitoplay-table-tied = { $away ->
    [0] égalité pile : hors jeu
   *[other] égalité à { $away } : hors jeu
}
fruitoplay-table-same-fruit = { $away ->
    [0] bon fruit, pile
   *[other] bon fruit, à { $away }
}
fruitoplay-table-other-fruit = { $away ->
    [0] autre fruit, pile
   *[other] autre fruit, à { $away }
}
fruitoplay-table-clears = Les colonnes sont vidées pour la manche suivante.
fruitoplay-table-shuffled = { $round ->
    [1] Les { $cards } cartes sont mélangées.
   *[other] Les { $cards } cartes sont de nouveau mélangées.
}
fruitoplay-table-draws = Tout le monde pioche, sauf qui a gagné la cible.
fruitoplay-table-all-draw = Tout le monde pioche.
fruitoplay-table-any = Personne n’a le bon fruit : tous peuvent gagner.
fruitoplay-table-any-took = Personne n’avait le bon fruit.
fruitoplay-table-only =
    { $you ->
        [yes] Il n’y a que toi qui as
       *[no] Il n’y a que { $name } qui a
    } le bon fruit ({ $fruit }).
fruitoplay-table-right = Seul le bon fruit compte ({ $fruit }).
fruitoplay-table-upset = Les bons fruits sont hors jeu.
fruitoplay-table-takes = { $you ->
    [yes] Tu rafles tout !
   *[no] { $name } rafle tout !
}
fruitoplay-table-took-rotten =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } { $count ->
        [one] un fruit pourri. Il ne compte pas et, à la fin de la manche, il gâte une autre carte de sa colonne, s’il y en a une.
       *[other] { $count } fruits pourris. Ils ne comptent pas et, à la fin de la manche, chacun gâte une autre carte de sa colonne, s’il y en a une.
    }
fruitoplay-table-nobody = Personne ne prend rien.
fruitoplay-table-added = { $you ->
    [yes] La manche est finie : les cartes qui te restent en main vont dans tes colonnes.
   *[no] La manche est finie : les cartes que { $name } a encore en main vont dans ses colonnes.
}
fruitoplay-table-most = plus grande
fruitoplay-table-fewest = plus petite
fruitoplay-table-max = max
fruitoplay-table-min = min
fruitoplay-table-both = seule
fruitoplay-table-equal = égales
fruitoplay-table-now =
    { $rotten ->
        [yes] avant le pourri : { $most } × { $fewest }
       *[no] cette manche : { $most } × { $fewest }
    }
fruitoplay-table-sign-lines = Trait vert sous un fruit : la plus grande colonne. Tirets bruns : la plus petite.
fruitoplay-table-sign-most = Trait vert : la plus grande colonne, { $value }
fruitoplay-table-sign-fewest = Tirets bruns : la plus petite colonne, { $value }
fruitoplay-table-sign-both = { $single ->
    [yes] Trait et tirets : une colonne seule compte comme la plus grande et comme la plus petite
   *[no] Trait et tirets : des colonnes égales sont à la fois les plus grandes et les plus petites
}
fruitoplay-table-sign-double = ×2 : compte pour deux cartes
fruitoplay-table-sign-rotten = Marquée ! : une carte pourrie. Elle ne compte pas et, à la fin de la manche, gâte une autre carte de sa colonne
fruitoplay-table-about-double = ×2 : cette carte compte pour deux dans sa colonne. Pour gagner une cible, c’est une carte comme les autres.
fruitoplay-table-about-rotten = ! : cette carte est pourrie et ne compte pas. À la fin de la manche, elle gâte une autre carte de sa colonne ou, pour son propriétaire seul, la carte collective de son fruit : c’est lui qui choisit, et celle-là ne compte pas non plus. S’il n’y en a pas, rien n’est gâté. Pour gagner une cible, c’est une carte comme les autres.
fruitoplay-table-sheet = Plus grande × plus petite colonne. Ce qui vaut 0 ne compte pas ; une colonne seule compte comme la plus grande et comme la plus petite.
fruitoplay-table-counted = On compte la manche { $round }
fruitoplay-table-final = Le score final
fruitoplay-table-player = Qui
fruitoplay-table-turn = Cible { $turn } sur 7
fruitoplay-table-round-ends = La manche se termine
fruitoplay-table-this = Cette manche
fruitoplay-table-round = Manche { $round }
fruitoplay-table-sum = Total
fruitoplay-table-empty-too = Cela vaut aussi pour une colonne vide.
fruitoplay-table-next =
    Avant la manche { $round }, { $tied ->
        [yes] comme il y a égalité au dernier rang, le sort choisit la carte collective, un fruit
       *[no] qui a le moins de points choisit la carte collective, un fruit
    } : sa colonne comptera { $bonus } de plus pour tout le monde.
fruitoplay-table-tie = { $shared ->
    [yes] Les points de la manche 3 sont égaux, eux aussi.
   *[no] Les totaux sont égaux : les points de la manche 3 décident.
}
fruitoplay-table-target-rotten = Pourri : ne compte pas et gâte une carte de sa colonne.
fruitoplay-table-hand-rotten =
    { $own ->
        [no] Si { $player } garde le fruit pourri, il gâte une autre carte du même fruit.
       *[yes] Si tu gardes ton fruit pourri, il gâte une autre carte du même fruit.
    }
fruitoplay-table-keeps =
    { $own ->
        [no] { $left ->
            [1] Dernière cible : ensuite, la main va dans les colonnes de { $player }.
           *[other] Encore deux cibles : ensuite, la main va dans les colonnes de { $player }.
        }
       *[yes] { $left ->
            [1] Dernière cible : ensuite, ta main va dans tes colonnes.
           *[other] Encore deux cibles : ensuite, ta main va dans tes colonnes.
        }
    }

fruitoplay-guide-rule =
    Le nombre le plus proche de la cible la gagne avec les cartes jouées ; si quelqu’un joue son fruit, lui seul peut gagner, sinon tous. À égale distance, les deux sont hors jeu.

    Tes cartes gagnées et, à la fin, ta main vont en colonnes par fruit. La manche rapporte la plus grande fois la plus petite ; les vides ne comptent pas, une seule compte comme les deux.
fruitoplay-guide-play = Si quelqu’un joue le fruit de la cible, seules les cartes de ce fruit peuvent gagner ; sinon, toutes le peuvent. Le nombre le plus proche gagne. À égale distance, les deux sont hors jeu : un choix inattendu peut donc être le meilleur.
    .short = Le plus proche gagne ; avec le fruit de la cible, s’il y en a.
fruitoplay-guide-columns = Qui gagne prend toutes les cartes jouées. Ton score est ta plus grande colonne (trait vert) multipliée par la plus petite (tirets bruns) ; les vides ne comptent pas : une seule carte d’un nouveau fruit peut donc faire mal. À la fin de la manche, les cartes qui te restent en main vont aussi dans tes colonnes.
    .short = Ton score : plus grande colonne (vert) fois plus petite (tirets).
fruitoplay-guide-single = Tu as une seule colonne. Elle compte comme la plus grande et comme la plus petite. La première carte d’un autre fruit en commence une nouvelle, qui devient la plus petite : cela peut faire mal.
    .short = Une colonne seule compte comme plus grande et plus petite.
fruitoplay-guide-double = Une carte ×2 compte pour deux dans sa colonne. Pour gagner une cible, c’est une carte comme les autres.
    .short = Une carte ×2 compte pour deux dans sa colonne.
fruitoplay-guide-chosen = Ta carte est face cachée. Tant que tout le monde n’a pas choisi, tu peux en toucher une autre.
    .short = Tu peux encore toucher une autre carte.
fruitoplay-guide-collective = Tu as le moins de points et tu choisis la carte collective : un fruit qui compte davantage pour tout le monde pendant cette manche, même pour qui n’en a aucune carte. Prends celui que tu espères amasser.
    .short = Choisis un fruit qui compte plus pour tous cette manche.
fruitoplay-guide-draw = La dernière pioche de la manche est facultative. Ta main rejoint tes colonnes : une carte de plus aiderait-elle la plus petite, ou en ouvrirait-elle une nouvelle, toute petite ? Elle peut aussi être pourrie.
    .short = Encore une carte pour tes colonnes : aide-t-elle la plus petite ?
fruitoplay-guide-cancel = Un fruit pourri gâte une autre carte de sa colonne. Choisis celle dont tu peux te passer.
    .short = Le fruit pourri gâte une carte : laquelle peux-tu perdre ?
fruitoplay-guide-over = Les trois manches sont finies. Le plus grand total gagne.

# What a report counts
fruitoplay-group-cards = Cartes dans les colonnes
fruitoplay-group-kinds = Sortes de cartes dans les colonnes
fruitoplay-group-numbers = Nombres joués
fruitoplay-group-turns = Comment les tours se sont terminés pour chacun
fruitoplay-group-collective = Cartes collectives choisies

# The page on which the owner of a box types in its cards
fruitoplay-box-double = Les nombres à fruit double
fruitoplay-box-rotten = Le nombre pourri

# Légendes des figures de la page d’apprentissage
fruitoplay-figure-cards = cartes
fruitoplay-figure-river = la rivière
fruitoplay-figure-target = cible
fruitoplay-figure-plays = joue
fruitoplay-figure-away = écart
fruitoplay-figure-collective = carte collective
fruitoplay-figure-banana = bananes
fruitoplay-figure-apple = pommes
fruitoplay-figure-strawberry = fraises
fruitoplay-figure-fig = figues
fruitoplay-figure-points = points

# Les raisons d’un coup : ce qui s’ensuit ($move : « avec la pomme 7 »), et combien ($much : « dans 62 cas sur 100 »)
fruitoplay-with-play = avec { $card }
fruitoplay-with-draw = avec une carte de plus
fruitoplay-with-stay = sans piocher
fruitoplay-with-collective = avec la { $fruit } comme carte collective
fruitoplay-with-cancel = sans { $card }
fruitoplay-reason-wins =
    { $move }, { $you ->
        [yes] tu remportes
       *[no] { $player } remporte
    } la cible { $much }
fruitoplay-reason-tied =
    { $move }, quelqu’un est aussi près que { $you ->
        [yes] toi
       *[no] { $player }
    } { $much }
fruitoplay-reason-nobody = { $move }, la cible ne va à personne { $much }
fruitoplay-reason-other = { $move }, quelqu’un d’autre remporte la cible { $much }
fruitoplay-reason-rotten =
    { $move }, { $you ->
        [yes] tu prends
       *[no] { $player } prend
    } une carte pourrie { $much }
fruitoplay-reason-grows =
    { $move }, ce tour rapporte en moyenne { $much } points { $you ->
        [yes] à tes colonnes
       *[no] aux colonnes de { $player }
    }
fruitoplay-reason-points =
    { $move }, { $you ->
        [yes] tu marques
       *[no] { $player } marque
    } en moyenne { $much } points à cette manche
fruitoplay-reason-theirs = { $move }, le meilleur des autres marque en moyenne { $much } points à cette manche

# Les situations, pour un profil : « C’est … que tu perds le plus. »
fruitoplay-when-play = quand tu choisis une carte pour la cible
fruitoplay-when-collective = quand tu choisis la carte collective
fruitoplay-when-draw = quand tu peux encore piocher
fruitoplay-when-cancel = quand un fruit pourri te gâte une carte

# Quand on a décidé, dans une analyse
fruitoplay-moment =
    { $phase ->
        [collective] Manche { $round }, la carte collective
        [draw] Manche { $round }, après le dernier tour
        [cancel] Manche { $round }, fruits pourris
       *[play] Manche { $round }, tour { $turn }
    }

# Les mots d’une analyse
fruitoplay-table-review-guesses = ce que ces mêmes choix ont donné : ce qui était caché, et ce que les autres ont choisi en même temps
