# Pi mal Pflaumen and Pies in French. $you is "yes" where the reader is meant; $name is then empty. The two editions
# have their own words for some things: $edition says which of them is played. All fruits are feminine, and only
# the orange elides its article.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Joue des cartes fruit, renforcées par pi si tu veux ; qui a la plus haute se sert en premier, et les bons fruits font des mélanges qui valent des points.
pi-mal-pflaumen-option-experienced = Un seul mélange au plus par tour, et aucun après le dernier pli.
pies-title = Pies
pies-about = Des cartes fruit et des jetons tarte : le plus haut choisit en premier, un mélange par tour rapporte des points, et les cartes volées agissent de nouveau. Une édition plus récente de Pi mal Pflaumen.

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

# Refused component sets
error-pflaumen-rounds = La ligne { $line } contredit { $rule } : il y a un paquet pour chacune des manches 1, 2 et 3, pas pour { $found }.
error-pflaumen-cards = La ligne { $line } contredit { $rule } : un paquet compte { $expected } cartes, pas { $found }.
error-pflaumen-number = La ligne { $line } contredit { $rule } : un nombre va de 1 à 25, ce n’est pas { $found }.
error-pflaumen-twice = La ligne { $line } contredit { $rule } : le nombre { $found } est déjà dans ce paquet.
error-pflaumen-fruit = La ligne { $line } contredit { $rule } : un fruit est l’un de ceux-ci : { $known }, pas { $found }.
error-pflaumen-plum = La ligne { $line } contredit { $rule } : le 25, et lui seul, est une prune ; le { $number } ne peut pas être { $found }.
error-pflaumen-fruits = La ligne { $line } contredit { $rule } : un paquet compte { $expected } fois le fruit { $fruit }, pas { $found }.
error-pflaumen-action = La ligne { $line } contredit { $rule } : une action spéciale est l’une de celles-ci : { $known }, pas { $found }.
error-pflaumen-recipe = La ligne { $line } contredit { $rule } : une recette est l’une de celles-ci : { $known }, pas { $found }.
error-pflaumen-points = La ligne { $line } contredit { $rule } : le { $number } vaut de 1 à 99 points s’il a une recette, et sinon aucun.

# Events
pflaumen-began =
    { $you ->
        [yes] Le sort te désigne pour commencer.
       *[no] Le sort désigne { $name } pour commencer.
    }
pflaumen-round =
    { $round ->
        [I] { $you ->
            [yes] La manche { $round } commence. À toi d’entamer.
           *[no] La manche { $round } commence. { $name } entame.
        }
       *[other] { $you ->
            [yes] La manche { $round } commence. Tu as choisi en premier au dernier pli : à toi d’entamer.
           *[no] La manche { $round } commence. { $name } a choisi en premier au dernier pli, et entame donc.
        }
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
pflaumen-order = Du plus haut total au plus bas : { $people }.
pflaumen-took =
    { $you ->
        [yes] Tu prends { $card }.
       *[no] { $name } prend { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] Tu es en dernière position et reçois en plus une prune.
       *[no] { $name } est en dernière position et reçoit en plus une prune.
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
        [yes] Tu ne trouves rien à voler : personne d’autre n’a de carte sans garde.
       *[no] { $name } ne trouve rien à voler : personne d’autre n’a de carte sans garde.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] Il ne reste plus de carte Pi pour toi.
           *[no] Il ne reste plus de carte Pi pour { $name }.
        }
        [3] { $you ->
            [yes] Tu reçois { pflaumen-pi }.
           *[no] { $name } reçoit { pflaumen-pi }.
        }
       *[other] { $you ->
            [yes] Tu reçois { pflaumen-pi } : il n’y en a plus.
           *[no] { $name } reçoit { pflaumen-pi } : il n’y en a plus.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] Tu commences un mélange selon la recette de { $card }.
       *[no] { $name } commence un mélange selon la recette de { $card }.
    }
pflaumen-used =
    { $you ->
        [yes] Tu ajoutes { $card }.
       *[no] { $name } ajoute { $card }.
    }
pflaumen-mixed =
    { $you ->
        [yes] Le mélange est prêt : { pflaumen-points } pour toi.
       *[no] Le mélange est prêt : { pflaumen-points } pour { $name }.
    }
pflaumen-finished =
    { $you ->
        [yes] Tu ne fais pas de mélange maintenant.
       *[no] { $why ->
            [near] { $name } pourrait faire { $recipe }, mais ne le fait pas. Il ne manque qu’une carte pour { $nearest }.
            [later] { $name } pourrait faire { $recipe }, mais garde les fruits pour plus tard.
           *[last] { $name } pourrait faire { $recipe }, mais ne le fait pas. Rien n’y oblige.
        }
    }
pflaumen-leads =
    { $you ->
        [yes] Tu as choisi en premier : à toi d’entamer le prochain pli.
       *[no] { $name } a choisi en premier et entame le prochain pli.
    }
pflaumen-round-over = La manche { $round } est terminée.
pflaumen-discarded =
    { $you ->
        [yes] Tu défausses { pflaumen-pi }.
       *[no] { $name } défausse { pflaumen-pi }.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] Tous les plis sont joués. On peut encore faire des mélanges. Tu as choisi en premier au dernier pli : à toi de commencer.
       *[no] Tous les plis sont joués. On peut encore faire des mélanges. { $name } a choisi en premier au dernier pli et commence.
    }
pflaumen-mixes-over =
    { $could ->
        [yes] Personne ne fait plus de mélange : la partie est finie.
       *[no] Personne ne peut plus faire de mélange : la partie est finie.
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
pflaumen-do-use = Ajouter { $card }
pflaumen-do-leave = Laisser de côté { $cards }
pflaumen-do-done = Ne pas faire de mélange maintenant

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

# The table in the browser
pflaumen-table-round = Manche { $round } sur III
pflaumen-table-trick = Pli { $trick } sur { $tricks }
pflaumen-table-side-dog = Le { pflaumen-watchdog } est encore dans la réserve
pflaumen-table-side-pi = Cartes Pi dans la réserve : { $count }
pflaumen-table-side-pies = Jetons tarte : il y en a toujours assez
pflaumen-table-side-plums = Prunes dans la réserve : { $count }
pflaumen-table-signs = Ce que veulent dire les signes
pflaumen-table-glass = Regarder les cartes : touche une carte pour la voir en grand
pflaumen-table-guards = A le { pflaumen-watchdog } : personne ne peut voler ici
pflaumen-table-guarded = sous garde
pflaumen-table-safe = Tu ne peux pas voler cette carte : qui la possède a le { pflaumen-watchdog }.
pflaumen-table-own-hand =
    { $own ->
        [no] La main de { $player }
       *[yes] Ta main
    }
pflaumen-table-hand = Cartes en main : { $count }
pflaumen-table-pile = Mélanges faits : { $count }, soit { pflaumen-points }
pflaumen-table-mixes =
    { $count ->
        [one] { $count } mélange
       *[other] { $count } mélanges
    }
pflaumen-table-rank = Choisit en position { $rank }
pflaumen-table-yet = doit choisir
pflaumen-table-dealt =
    { $count ->
        [one] Tu reçois une carte.
       *[other] Tu reçois { $count } cartes.
    }
pflaumen-table-pi-stays = retour sur le côté après le pli
pflaumen-table-sum =
    { $pi ->
        [1] { $number } + π
       *[other] { $number } + { $pi }π
    }
pflaumen-table-beats =
    { $you ->
        [yes] { $first } bat { $second } : tu choisis en premier.
       *[no] { $first } bat { $second } : { $name } choisit en premier.
    }
pflaumen-table-acts-again = La carte volée agit de nouveau.
pflaumen-table-acts-not = Son action spéciale n’agit pas de nouveau.
pflaumen-table-do-not-last = Ce qui reste à la fin d’une manche est perdu.
pflaumen-table-pies-gone =
    { $pi ->
        [one] Le jeton tarte posé dessus est défaussé.
       *[other] Les jetons tarte posés dessus sont défaussés.
    }
pflaumen-table-one-mix = Il y aurait de quoi en faire un autre, mais on ne fait qu’un mélange à son tour.
pflaumen-table-prompt-play = Joue une carte
pflaumen-table-prompt-take = Prends une carte du pli
pflaumen-table-prompt-steal =
    { $edition ->
        [pies] Vole une carte à quelqu’un : son action spéciale agit de nouveau
       *[pi-mal-pflaumen] Vole une carte à quelqu’un : son action spéciale n’agit pas de nouveau
    }
pflaumen-table-prompt-again = La carte volée agit de nouveau : vole encore une carte
pflaumen-table-prompt-mix = Pour faire un mélange, touche une recette qui brille
pflaumen-table-prompt-use = Choisis les fruits de ton mélange
pflaumen-table-prompt-mixed = Tous les fruits de ce mélange sont là : tu le fais ?
pflaumen-table-waits-play = { $name } choisit une carte à jouer…
pflaumen-table-waits-take = { $name } choisit une carte à prendre…
pflaumen-table-waits-steal = { $name } cherche quelque chose à voler…
pflaumen-table-waits-mix = { $name } réfléchit à un mélange…
pflaumen-table-ladder =
    { $edition ->
        [pies] Avec combien de jetons tarte ?
       *[pi-mal-pflaumen] Avec combien de cartes Pi ?
    }
pflaumen-table-back = Reprendre { $card } en main
pflaumen-table-lacking =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
pflaumen-table-in = Ajouter { $card } au mélange
pflaumen-table-out = Retirer { $card } du mélange
pflaumen-table-lost =
    { $count ->
        [one] Tu perds aussi cette recette : { $recipes }
       *[other] Tu perds aussi ces recettes : { $recipes }
    }
pflaumen-table-nothing-lost = Tu ne perds aucune autre recette.
pflaumen-table-only-way = Seules ces cartes conviennent.
pflaumen-table-recipe =
    { $state ->
        [may] La carte recette part de toute façon. Touche-la pour en faire un des fruits.
        [loose] La carte recette est un des fruits. Touche-la pour mettre une autre de tes cartes à sa place.
        [inside] La carte recette est un des fruits.
        [unfit] La carte recette part aussi. Elle ne convient pas comme fruit.
       *[spare] La carte recette part aussi, cette fois pas comme fruit : elle peut l’être, sans obligation.
    }
pflaumen-table-begun = Ce mélange est commencé : il faut le finir.
pflaumen-table-confirm = Mélanger pour { pflaumen-points }
pflaumen-table-mixed = + { pflaumen-points }
pflaumen-table-count = On compte les mélanges
pflaumen-table-so-far = Le score après la manche { $round }
pi-mal-pflaumen-table-stays = Ce qui n’est pas dans un mélange reste pour la manche suivante : étalages, cartes Pi et chien de garde.
pies-table-stays = Les tableaux et le chien restent pour la manche suivante. Les jetons tarte restants sont perdus.
pflaumen-table-player = Qui
pflaumen-table-made = Mélanges
pflaumen-table-points = Points
pflaumen-table-left = Cartes restantes (à égalité, le plus gagne)
pflaumen-table-wins =
    { $you ->
        [yes] tu gagnes
       *[no] gagne
    }
pflaumen-table-tie-left =
    { $shared ->
        [yes] Égalité de points, et autant de cartes dans le { pflaumen-display } : la victoire est partagée.
       *[no] { $you ->
            [yes] Égalité de points : tu l’emportes, avec plus de cartes dans ton { pflaumen-display }.
           *[no] Égalité de points : { $name } l’emporte, avec plus de cartes dans son { pflaumen-display }.
        }
    }
pflaumen-table-tie-shared = Égalité de points : la victoire est partagée.
pflaumen-table-means-AA = Deux fois le même fruit.
pflaumen-table-means-AAA = Trois fois le même fruit.
pflaumen-table-means-ABC = Trois fruits différents.
pflaumen-table-means-ABCD = Quatre fruits différents.
pflaumen-table-means-ABCDE = Cinq fruits différents.
pflaumen-table-means-AABB = Deux fois un fruit et deux fois un autre.
pflaumen-table-means-AABBCC = Trois fruits, chacun deux fois.
pflaumen-table-means-AAABB = Trois fois un fruit et deux fois un autre.
pflaumen-table-means-PPP = Trois prunes.
pflaumen-table-means-PPPP = Quatre prunes.
pflaumen-table-means-PPPPP = Cinq prunes.
pflaumen-table-means-watchdog = Qui prend cette carte reçoit le { pflaumen-watchdog } ; on ne peut rien voler à qui l’a chez soi.
pflaumen-table-means-steal = Qui prend cette carte en vole une dans un autre { pflaumen-display }.
pflaumen-table-means-three_pi =
    { $edition ->
        [pies] Qui prend cette carte reçoit trois jetons tarte.
       *[pi-mal-pflaumen] Qui prend cette carte reçoit trois cartes Pi.
    }
pflaumen-table-means-nothing = Un simple fruit.
pflaumen-table-sign-recipe = Une recette et ses points. Une même lettre désigne un même fruit, P une prune : AABB, deux paires. Le fruit de la carte recette elle-même peut en faire partie.
pflaumen-table-sign-number = Le nom d’une carte : le numéro 8 de la manche I.
pflaumen-table-sign-has-recipe = Un fruit souligné : une de ces cartes a une recette.
pflaumen-table-sign-pi =
    { $edition ->
        [pies] Il y en a toujours assez dans la réserve.
       *[pi-mal-pflaumen] Dans la réserve, le nombre dit combien il en reste.
    }
pflaumen-table-sign-dog = Le { pflaumen-watchdog } reste dans la réserve jusqu’à ce que quelqu’un le reçoive.
pflaumen-table-sign-plum = Prunes restantes. Qui choisit en dernier en reçoit une aussi.
pflaumen-table-sign-rank = L’ordre du choix : le plus grand total prend une carte en premier.
pflaumen-table-sign-mixes = Mélanges faits. Personne ne peut les voler.
pflaumen-table-sign-hand = Cartes en main.

# Advice for the first game
pi-mal-pflaumen-guide-rule = Tout le monde joue une carte ; le plus grand nombre choisit d’abord laquelle prendre. Seuls les mélanges rapportent des points : rends les fruits que demande une recette de ton étalage. Une même lettre désigne un même fruit : ABC, trois fruits différents ; AABB, deux paires ; PPP, trois prunes.
pies-guide-rule = Tout le monde joue une carte ; le plus grand nombre choisit d’abord laquelle prendre. Seuls les mélanges rapportent des points : rends les fruits que demande une recette de ton tableau. Une même lettre désigne un même fruit : ABC, trois fruits différents ; AABB, deux paires ; PPP, trois prunes.
pflaumen-guide-wait = Aux autres de jouer. Regarde quels fruits ils ramassent.
pflaumen-guide-lead = Joue une carte. Avec une haute, tu choisis tôt parmi tout ce qui est joué ; avec une basse, tu gardes les hautes pour un meilleur pli.
    .short = Haute : tu choisis tôt. Basse : tu gardes les hautes.
pflaumen-guide-follow = Ce qui est là te plaît ? Alors joue haut, pour choisir tôt. Sinon, débarrasse-toi d’une carte basse : qui choisit en dernier reçoit aussi une prune.
    .short = Haute : tu choisis tôt. Basse : le dernier reçoit une prune.
pi-mal-pflaumen-guide-raise = Chaque carte Pi ajoute 3,14 à ton nombre. Celles que tu joues retournent dans la réserve après le pli : garde-les pour les plis que tu veux vraiment.
    .short = Chaque carte Pi ajoute 3,14 et s’en va après le pli.
pies-guide-raise = Chaque jeton tarte ajoute 3,14 à ton nombre. Ce qui reste à la fin de la manche est perdu, alors sers-t’en.
    .short = Un jeton ajoute 3,14 ; le reste est perdu après la manche.
pflaumen-guide-take = Prends une carte qui manque à l’une de tes recettes, une bonne recette ou une action spéciale utile. Ce n’est pas forcément celle que tu as jouée.
    .short = Prends un fruit utile, une bonne recette ou une action.
pflaumen-guide-recipes = Dans une recette, une même lettre désigne un même fruit, et P une prune. Prends ce qui manque aux tiennes, une bonne recette ou une action.
    .short = Même lettre : même fruit ; P : prune. Que te manque-t-il ?
pflaumen-guide-last = Tu choisis en dernier : la carte qui reste est pour toi, avec une prune.
    .short = La carte qui reste est pour toi, avec une prune.
pflaumen-guide-last-no-plum = Tu choisis en dernier : tu reçois la carte qui reste. Il n’y a plus de prune avec.
    .short = La carte qui reste est pour toi ; plus de prune.
pi-mal-pflaumen-guide-steal = Prends ce qui manque à tes recettes, ou ce dont quelqu’un d’autre a grand besoin. Le chien de garde protège la personne qui l’a.
    .short = Prends ce qui te manque, ou ce qui manque à quelqu’un.
pies-guide-steal = Prends ce qui manque à tes recettes, ou une carte dont tu veux l’action spéciale : elle agit de nouveau pour toi.
    .short = Prends ce qui te manque, ou une action : elle agit pour toi.
pflaumen-guide-mix = Un mélange change des fruits en points que personne ne peut voler. Mais ses cartes s’en vont : parfois il vaut mieux en attendre un meilleur.
    .short = Des points sûrs, ou attendre un meilleur mélange ?
pi-mal-pflaumen-guide-mix-round = Cette manche est finie, mais ton étalage reste pour la suivante. Un mélange peut donc attendre de meilleurs fruits ; mais d’ici là, on peut te voler.
    .short = Ton étalage reste pour la manche suivante. Mélanger, ou attendre ?
pies-guide-mix-round = Cette manche est finie, mais ton tableau reste pour la suivante. Un mélange peut donc attendre de meilleurs fruits ; mais d’ici là, on peut te voler.
    .short = Ton tableau reste pour la manche suivante. Mélanger, ou attendre ?
pflaumen-guide-mix-last = C’était ta dernière carte de la partie, il n’y a donc rien de mieux à attendre : fais tous les mélanges que tu peux.
    .short = Plus de cartes à venir : fais tous les mélanges que tu peux.
pflaumen-guide-mix-end = La partie finit après ce pli : un mélange que tu ne fais pas maintenant est perdu. Un seul est permis, alors fais celui qui vaut le plus.
    .short = La partie finit : un mélange non fait est perdu.
pflaumen-guide-last-mixes = Les plis sont finis : fais tous les mélanges que tu peux encore. Un mélange que tu ne fais pas maintenant est perdu.
    .short = Un mélange que tu ne fais pas maintenant est perdu.
pflaumen-guide-use = Prends les cartes dont tu as le moins besoin. Leurs recettes sont perdues, alors garde les bonnes.
    .short = Prends le moins utile : les recettes dessus sont perdues.

# What a report counts
pi-mal-pflaumen-group-cards = Cartes prises ou volées
pi-mal-pflaumen-group-recipes = Recettes réalisées
pi-mal-pflaumen-group-mixes = Cartes recette réalisées
pi-mal-pflaumen-group-actions = Actions spéciales et prunes
pi-mal-pflaumen-group-pi = Pi joués avec une carte
pies-group-cards = { pi-mal-pflaumen-group-cards }
pies-group-recipes = { pi-mal-pflaumen-group-recipes }
pies-group-mixes = { pi-mal-pflaumen-group-mixes }
pies-group-actions = { pi-mal-pflaumen-group-actions }
pies-group-pi = { pi-mal-pflaumen-group-pi }

# The page on which the owner of a box types in its cards
pflaumen-box-deck = Les cartes fruit
pflaumen-box-part = Manche { $number }
pflaumen-box-cards = Ses cartes
pflaumen-box-number = Nombre
pflaumen-box-fruit = Fruit
pflaumen-box-action = Action spéciale
pflaumen-box-recipe = Recette
pflaumen-box-points = Points
pflaumen-box-action-watchdog = { pflaumen-watchdog-action }
pflaumen-box-action-steal = { pflaumen-steal-action }
pflaumen-box-action-three_pi = { pflaumen-three_pi-action }

# Figures des pages d’apprentissage : leurs légendes, et le nom des pièces
pflaumen-figure-cards = cartes
pflaumen-figure-plays = joue
pflaumen-figure-total = vaut
pflaumen-figure-order = rang
pflaumen-figure-takes = prend
pflaumen-figure-display = étalage
pflaumen-figure-tableau = tableau
pflaumen-figure-recipe = recette
pflaumen-figure-uses = utilise
pflaumen-figure-gets = reçoit
pflaumen-figure-left = reste
pflaumen-figure-points = points
pflaumen-figure-raised = { $card } avec { $pi }

# Les raisons d’un coup : ce qui s’ensuit ($move : « avec la figue I-7 »), et combien ($much : « dans 62 cas sur 100 »)
pflaumen-with-play = avec { pflaumen-card }
pflaumen-with-play-pi = avec { pflaumen-card } et { pflaumen-pi }
pflaumen-with-take = avec { pflaumen-card }
pflaumen-with-steal = avec { pflaumen-card } de chez { $name }
pflaumen-with-steal-plum = avec une prune de chez { $name }
pflaumen-with-mix = avec le mélange { $recipe } de { pflaumen-card }
pflaumen-with-use = avec { pflaumen-card } dans le mélange
pflaumen-with-use-plum = avec une prune dans le mélange
pflaumen-with-leave =
    { $count ->
        [one] sans { $cards } dans le mélange
       *[other] sans aucun de ces fruits dans le mélange ({ $cards })
    }
pflaumen-with-done = sans mélange
pflaumen-reason-first =
    { $move }, { $you ->
        [yes] tu choisis
       *[no] { $player } choisit
    } en premier { $much }
pflaumen-reason-plum =
    { $move }, { $you ->
        [yes] tu choisis
       *[no] { $player } choisit
    } en dernier { $much } et { $you ->
        [yes] reçois
       *[no] reçoit
    } la prune en plus
pflaumen-reason-leavings =
    { $move }, { $you ->
        [yes] tu choisis
       *[no] { $player } choisit
    } en dernier { $much } et { $you ->
        [yes] reçois
       *[no] reçoit
    } ce que les autres laissent
pflaumen-reason-takes =
    { $move }, { $you ->
        [yes] tu peux
       *[no] { $player } peut
    } prendre { $card } { $much }
pflaumen-reason-steals =
    { $move }, { $you ->
        [yes] tu voles
       *[no] { $player } vole
    } { $card } { $much }
pflaumen-reason-gives = { $move }, { $name } obtient { $card } { $much }
pflaumen-reason-robbed =
    { $move }, on { $you ->
        [yes] te vole une carte
       *[no] vole une carte à { $player }
    } { $much }
pflaumen-reason-wastes =
    { $move }, { $you ->
        [yes] tu perds les jetons tarte qui te
       *[no] { $player } perd les jetons tarte qui lui
    } restent à la fin de la manche { $much }
pflaumen-reason-mixes =
    { $move }, { $you ->
        [yes] tu fais
       *[no] { $player } fait
    } un mélange dans ce pli { $much }
pflaumen-reason-near =
    { $move }, { $you ->
        [yes] tu fais un mélange dans ce pli, ou il te
       *[no] { $player } fait un mélange dans ce pli, ou il lui
    } manque ensuite au plus une carte pour un mélange, { $much }
pflaumen-reason-guarded =
    { $move }, { $you ->
        [yes] tu as
       *[no] { $player } a
    } ensuite le { pflaumen-watchdog } { $much }
pflaumen-reason-points =
    { $move }, { $you ->
        [yes] tes mélanges
       *[no] les mélanges de { $player }
    } dans ce pli rapportent en moyenne { $much } points
pflaumen-reason-theirs = { $move }, les mélanges des autres dans ce pli rapportent en moyenne { $much } points
pflaumen-reason-lets = { $move }, { $name } fait le mélange { $recipe } { $much }
pflaumen-reason-final =
    { $move }, { $you ->
        [yes] tu finis
       *[no] { $player } finit
    } en moyenne avec { $much } points
pflaumen-reason-keeps =
    { $edition ->
        [pies] { $number ->
            [one] { $move }, { $you ->
                    [yes] il te reste
                   *[no] il reste à { $player }
                } un jeton tarte après ce pli { $much }
           *[other] { $move }, { $you ->
                    [yes] il te reste
                   *[no] il reste à { $player }
                } au moins { $number } jetons tarte après ce pli { $much }
        }
       *[pi-mal-pflaumen] { $number ->
            [one] { $move }, { $you ->
                    [yes] il te reste
                   *[no] il reste à { $player }
                } une carte Pi après ce pli { $much }
           *[other] { $move }, { $you ->
                    [yes] il te reste
                   *[no] il reste à { $player }
                } au moins { $number } cartes Pi après ce pli { $much }
        }
    }

# Les situations, pour un profil : « C’est … que tu perds le plus. »
pflaumen-when-play-first = quand tu joues en premier
pflaumen-when-play-between = quand tu ne joues ni en premier ni en dernier
pflaumen-when-play-last = quand tu joues en dernier
pflaumen-when-take-first = quand tu choisis en premier
pflaumen-when-take-later = quand tu choisis plus tard
pflaumen-when-steal = quand tu voles
pflaumen-when-mix = quand tu peux faire un mélange

# Quand on a décidé, dans une analyse
pflaumen-moment =
    { $last ->
        [yes] Après le dernier pli
       *[no] Manche { $round }, pli { $trick }
    }
