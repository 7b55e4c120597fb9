# Input in French. $you is "yes" where the reader is meant; $name is then empty.

input-title = Input
input-about = Construis des chiffres avec des tuiles dont personne ne connaît le dessous, et ose annoncer celle qui les ferme.

input-symbol-full = plein
input-symbol-half = demi
input-symbol-round = rond
input-symbol-slanted = oblique
input-symbol-joker = joker
input-letter-full = p
input-letter-half = d
input-letter-round = r
input-letter-slanted = o
input-letter-joker = j
input-colour-yellow = jaune
input-colour-red = rouge
input-colour-blue = bleu
input-supply = la réserve
input-field = la case { $field } du chiffre { $number }

input-option-zero = Le zéro est posé aussi : remplis-le en un seul tour, et les autres perdent leur dernier gain.
input-option-memory = Avec off, les dessous déjà vus ne sont pas montrés aux humains ; les bots les gardent tous en mémoire.
input-option-solo_double = Un chiffre tout entier de la couleur de qui le gagne compte double, au lieu de 3 points de plus.
input-option-free_number = Sur ce chiffre, par exemple 5, on peut poser des tuiles sans les retourner.
input-option-combination = Gagner tous ces chiffres, par exemple 1,2,3, fait gagner la partie sur-le-champ ; un / sépare plusieurs séries : 1,2,3/5,6.
input-option-joker_closes = Le joker peut fermer un chiffre.
input-option-children = Ces places, par exemple 0,2, peuvent poser une tuile sans la retourner.
input-option-joker_seen = Un joker tombé face visible est vu de tout le monde avant d’être retourné.
input-option-first_return = Une tuile peut revenir aussitôt une fois ; seuls les allers-retours répétés sont interdits.
input-preset-family = Des enfants occupent ces places : children avec ces places, et joker_closes activé.

# Refused options
error-input-number = À { $seats }, l’option { $option } prend les chiffres de 1 à { $highest }, pas { $number }.
error-input-children = À { $seats }, l’option { $option } prend les places de 0 à { $last }, pas { $seat }.

# Refused component sets
error-input-colours = La ligne { $line } contredit { $rule } : il y a { $expected } couleurs différentes, pas { $found }.
error-input-colour = La ligne { $line } contredit { $rule } : une couleur est un mot d’au plus { $longest } minuscules, pas { $found }.
error-input-tiles = La ligne { $line } contredit { $rule } : chaque couleur a { $expected } tuiles, pas { $found }.
error-input-tile = La ligne { $line } contredit { $rule } : une tuile a deux faces parmi full, half, round, slanted et joker, pas { $found }.
error-input-joker = La ligne { $line } contredit { $rule } : l’autre face du joker est slanted, donc il n’y a pas de tuile { $found }.
error-input-alike = La ligne { $line } contredit { $rule } : deux tuiles d’une couleur ne sont jamais pareilles.
error-input-sides = La ligne { $line } contredit { $rule } : { $symbol } apparaît { $expected } fois sur les tuiles d’une couleur, pas { $found } fois.
error-input-digits = La ligne { $line } contredit { $rule } : il y a une carte pour chaque chiffre de 0 à 9, pas pour { $found }.
error-input-fields = La ligne { $line } contredit { $rule } : un chiffre a 5 cases, mais le { $digit } en a { $found }.
error-input-field = La ligne { $line } contredit { $rule } : une case demande full, half, round ou slanted, pas { $found }.

# Events
input-tile-open = { $up } (dessous : { $under })
input-fell =
    { $you ->
        [yes] Tes tuiles 1 à 7 montrent : { $tiles }.
       *[no] Chez { $name }, les tuiles 1 à 7 montrent : { $tiles }.
    }
input-joker_seen =
    { $you ->
        [yes] Ta tuile { $tile } est tombée côté joker : tout le monde l’a vu, et on la retourne.
       *[no] Chez { $name }, la tuile { $tile } est tombée côté joker : tout le monde l’a vu, et on la retourne.
    }
input-began =
    { $you ->
        [yes] Le sort te désigne pour commencer.
       *[no] Le sort désigne { $name } pour commencer.
    }
input-announced =
    { $you ->
        [yes] Tu annonces { $number ->
            [0] le zéro
           *[other] la tuile de clôture du { $number }
        }.
       *[no] { $name } annonce { $number ->
            [0] le zéro
           *[other] la tuile de clôture du { $number }
        }.
    }
input-lifted =
    { $you ->
        [yes] Tu retournes ta tuile { $tile }, venue de { $origin } : { $was } devient { $up }.
       *[no] { $name } retourne sa tuile { $tile }, venue de { $origin } : { $was } devient { $up }.
    }
input-slid =
    { $you ->
        [yes] Tu prends ta tuile { $tile }, venue de { $origin }, sans la retourner : elle reste côté { $up }.
       *[no] { $name } prend sa tuile { $tile }, venue de { $origin }, sans la retourner : elle reste côté { $up }.
    }
input-placed =
    { $you ->
        [yes] Tu la poses sur { $place }.
       *[no] { $name } la pose sur { $place }.
    }
input-home =
    { $you ->
        [yes] Elle ne convient nulle part : elle va dans ta réserve.
       *[no] Elle ne convient nulle part : { $name } la met dans sa réserve.
    }
input-won =
    { $you ->
        [yes] Tu remportes le { $number }{ $alone ->
            [yes] , entièrement de ta couleur : { $base } + { $bonus } = { input-points }
           *[no] {" "}: { input-points }
        } !
       *[no] { $name } remporte le { $number }{ $alone ->
            [yes] , entièrement de sa couleur : { $base } + { $bonus } = { input-points }
           *[no] {" "}: { input-points }
        } !
    }
input-missed =
    { $you ->
        [yes] Elle ne ferme pas le { $number } : { $points ->
            [0] heureusement, tu n’as aucun point à perdre
            [one] tu n’as que { $points } point, et tu le perds
           *[other] { $all ->
                [yes] tu n’as que { $points } points, et tu les perds tous
               *[no] tu perds les { $points } points de ce chiffre
            }
        }.
       *[no] Elle ne ferme pas le { $number } : { $points ->
            [0] { $name } n’a aucun point à perdre
            [one] { $name } n’a que { $points } point, et le perd
           *[other] { $all ->
                [yes] { $name } n’a que { $points } points, et les perd tous
               *[no] { $name } perd les { $points } points de ce chiffre
            }
        }.
    }
input-zeroset =
    { $you ->
        [yes] Tu as complété le zéro !
       *[no] { $name } a complété le zéro !
    }
input-zerofailed =
    { $count ->
        [0] Elle ne convient pas au zéro.
        [one] Elle ne convient pas au zéro, et la tuile { $tiles } retourne dans la réserve.
       *[other] Elle ne convient pas au zéro, et les tuiles { $tiles } retournent dans la réserve.
    }
input-lost =
    { $you ->
        [yes] Tu perds ton dernier gain : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name } perd son dernier gain : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
input-returned = La dernière tuile a quitté le { $number } : il est de nouveau ouvert, et on peut encore le gagner.
input-reached =
    { $you ->
        [yes] Tu atteins { $target } points en premier et gagnes la partie.
       *[no] { $name } atteint { $target } points en premier et gagne la partie.
    }
input-combined =
    { $you ->
        [yes] Tu as gagné tous les chiffres convenus, et la partie avec eux.
       *[no] { $name } a gagné tous les chiffres convenus, et la partie avec eux.
    }
input-tired = C’était le dernier tour.

# Actions
input-do-zero = Annoncer le zéro
input-do-close = Annoncer la tuile de clôture du { $number }
input-do-lift = Retourner la tuile { $tile }
input-do-slide = Prendre la tuile { $tile } sans la retourner
input-do-set = La poser sur { $place }

# The table in the terminal
input-turn = Tour { $turn } sur { $turns } au plus
input-target = il faut { $target } points pour gagner
input-now-close = La tuile de clôture du { $number } est annoncée.
input-now-zero = Le zéro est annoncé.
input-legend = Cases et tuiles : { $shapes } ; avec des points, la case est libre.
input-completed = ^ est complet : on n’y pose plus rien, et tant qu’on y a des tuiles, on ne ferme aucun chiffre.
input-marked = ++ marque les cases possibles pour la tuile en main.
input-player = { $name } ({ $colour })
input-to-play = tuile à poser
input-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
input-won-so-far = gagnés : { $numbers }
input-row-tile = tuile
input-row-shows = montre
input-row-lies = où
input-row-below = dessous
input-row-back = pas vers
input-at-supply = réserve
input-at-hand = main
input-maybe = { $letters } ?

# The table in the browser
input-table-announce = Annoncer
input-table-none =
    { $own ->
        [no] aucune là
       *[yes] aucune à toi
    }
input-table-later = pas encore
input-table-completed = complet
input-table-on = sur
input-table-not-there =
    { $own ->
        [no] { $player } ne peut pas annoncer le { $numbers } : aucune de ses tuiles n’y est posée.
       *[yes] Tu ne peux pas annoncer le { $numbers } : aucune de tes tuiles n’y est posée.
    }
input-table-not-yet =
    { $own ->
        [no] { $player } ne peut pas encore annoncer le { $numbers } : il lui reste des tuiles sur le { $completed }, déjà complet.
       *[yes] Tu ne peux pas encore annoncer le { $numbers } : il te reste des tuiles sur le { $completed }, déjà complet.
    }
input-table-not-both =
    { $own ->
        [no] { $player } ne peut pas encore annoncer le { $numbers } : aucune de ses tuiles n’y est posée, et il lui en reste sur le { $completed }, déjà complet.
       *[yes] Tu ne peux pas encore annoncer le { $numbers } : aucune de tes tuiles n’y est posée, et il t’en reste sur le { $completed }, déjà complet.
    }
input-table-announced =
    { $number ->
        [0] Annoncé : le zéro
       *[other] Annoncé : le { $number }
    }
input-table-slide = telle quelle
input-table-now-pick-mine =
    { $own ->
        [no] Retourne une tuile de { $player }.
       *[yes] Retourne une de tes tuiles.
    }
input-table-now-pick-mine-call =
    { $own ->
        [no] Retourne une tuile de { $player }, ou annonce d’abord le chiffre à fermer.
       *[yes] Retourne une de tes tuiles, ou annonce d’abord le chiffre que tu vas fermer.
    }
input-table-now-pick-other = C’est à { $name } de jouer.
input-table-now-close-mine = Quelle tuile ferme le { $number } ?
input-table-now-close-other = { $name } cherche la tuile de clôture.
input-table-now-zero-mine =
    { $left ->
        [one] Il reste { $left } case : retourne la dernière tuile.
       *[other] Il reste { $left } cases : retourne la tuile suivante.
    }
input-table-now-zero-other = { $name } tente le zéro.
input-table-now-set-mine =
    Elle montre { $side ->
        [joker] le joker
       *[other] son côté { $symbol }
    } : pose-la sur une case qui brille.
input-table-now-set-only =
    Elle montre { $side ->
        [joker] le joker
       *[other] son côté { $symbol }
    }. Une seule case est possible : la tuile y va toute seule.
input-table-now-set-other =
    { $name } choisit une case pour { $side ->
        [joker] le joker
       *[other] le côté { $symbol }
    }.
input-table-closes =
    { $number ->
        [0] Elle complète le zéro.
       *[other] Elle ferme le { $number }, comme annoncé.
    }
input-table-lapses =
    { $target } points suffisent : { $over ->
        [one] celui qui dépasse ne compte
       *[other] les { $over } qui dépassent ne comptent
    } pas.
input-table-takes-all =
    Qui le ferme prend tout, même avec { $others ->
        [one] { $others } tuile adverse
       *[other] { $others } tuiles adverses
    } dessus.
input-table-take-away =
    { $own ->
        [no] Tant que { $player } a des tuiles ici, { $player } ne peut annoncer aucun chiffre, et peut en retirer une par tour.
       *[yes] Tant que tu as des tuiles ici, tu ne peux annoncer aucun chiffre. Tu peux en retirer une par tour.
    }
input-table-misfit =
    { $number ->
        [0] Elle ne convient pas au zéro.
       *[other] Elle ne ferme pas le { $number }.
    }
input-table-forgot = { $name } l’avait oublié : tout le monde avait déjà vu ce côté de la tuile { $tile }.
input-table-nowhere = Elle ne convient nulle part.
input-table-nowhere-none = Toutes les cases pour « { $symbol } » sont prises.
input-table-nowhere-closing = Elle fermerait le { $numbers }, ce qui s’annonce avant de retourner la tuile.
input-table-nowhere-joker = Ce joker ne peut pas fermer le { $numbers }.
input-table-nowhere-completed = Sur le { $numbers }, on ne pose rien tant qu’il y reste des tuiles.
input-table-nowhere-back = Elle ne peut pas revenir tout de suite sur son ancienne case du { $numbers }.
input-table-opens-after = Le { $numbers } ne se rouvre qu’une fois cette tuile posée.
input-table-nowhere-zero = Il faut annoncer le zéro avant de le construire.
input-table-lifts =
    { $you ->
        [yes] Tu prends ta tuile { $tile }.
       *[no] { $name } prend sa tuile { $tile }.
    }
input-table-turns =
    { $you ->
        [yes] Tu découvres { $side ->
            [joker] le joker
           *[other] le côté { $symbol }
        }.
       *[no] { $name } découvre { $side ->
            [joker] le joker
           *[other] le côté { $symbol }
        }.
    }
input-table-slides =
    { $you ->
        [yes] Tu laisses ta tuile { $tile } telle quelle : { $symbol }.
       *[no] { $name } laisse sa tuile { $tile } telle quelle : { $symbol }.
    }
input-table-only = Aucune autre case n’était possible.
input-table-asks = La case demande { $asks }, la tuile montre { $symbol }.
input-table-no-joker = Le joker ne peut pas fermer un chiffre.
input-table-number =
    Le { $number }, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [completed] , complet
       *[other] {""}
    }
input-table-field = { $place }, libre : { $symbol }
input-table-tile =
    { $you ->
        [yes] Ta tuile { $tile } montre { $symbol }.
       *[no] Chez { $name }, la tuile { $tile } montre { $symbol }.
    }
input-table-lies = Elle est sur { $place }.
input-table-below = Dessous : { $symbols }.
input-table-deduced = Dessous : { $symbols }. Personne ne l’a vu : cela se déduit des faces déjà vues.
input-table-not-back =
    { $own ->
        [no] La tuile { $tile } ne peut pas revenir ici tout de suite.
       *[yes] Ta tuile { $tile } ne peut pas revenir ici tout de suite.
    }
input-table-tile-not-back = Elle ne peut pas revenir tout de suite sur { $place }.
input-table-points = { $points } sur { $target } points
input-table-begins =
    { $you ->
        [yes] tu commences
       *[no] commence
    }
input-table-tried = zéro déjà tenté
input-table-more =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } de plus si les cinq tuiles sont à { $you ->
        [yes] toi
       *[no] { $name }
    }
input-table-missed = ne convient pas
input-table-joker = pas de joker ici
input-table-returns = rouvert
input-table-legend = Symboles et tuiles
input-table-symbols = Symboles
input-table-seven = Les sept tuiles de chaque couleur, recto et verso :
input-table-fits = Le joker convient à toutes les cases, mais ne peut pas fermer un chiffre.
input-table-fits-closes = Le joker convient à toutes les cases et peut aussi fermer un chiffre : c’est ce qui a été convenu.
input-table-signs = Les petits signes sous une tuile montrent ce que son autre face peut être. Un signe seul et rempli est une certitude. On l’a vu, ou cela se déduit de toutes les faces déjà vues. Les bots des niveaux inférieurs en oublient une partie.
input-table-sign-worth = C’est le nombre de points que rapporte le chiffre.
input-table-sign-more = Dès la troisième tuile : jusqu’ici, toutes les tuiles du chiffre sont à une seule personne. S’il est fermé ainsi, il rapporte cela en plus.
input-table-sign-ask = Tu ne peux pas annoncer le { $number } pour l’instant : aucune de tes tuiles n’y est posée, ou il t’en reste sur un chiffre complet. Touche-le pour savoir pourquoi.
input-table-sign-away = Cette tuile est posée sur le { $number }.
input-table-shut = Le { $number } est complet : on n’y pose rien tant que sa dernière tuile n’est pas partie. Ensuite, il est de nouveau ouvert.
input-table-count = Le décompte final
input-table-count-wins = Points de chaque chiffre gagné
input-table-count-win = { $sum } pour le { $numbers }
input-table-count-lost = Perdus sur annonces manquées
input-table-count-beyond = Au-delà de l’objectif, non comptés
input-table-count-points = Points
input-table-count-of = { $what } : { $points }
input-table-wins =
    { $you ->
        [yes] tu gagnes
       *[no] gagne
    }

# Advice for the first game
input-guide-rule =
    Retourne une tuile et pose-la où elle convient{ $signs ->
        [yes] {" "}; dessous, on voit ce qu’elle peut être
       *[no] {""}
    }. La dernière case rapporte les points du chiffre, { $double ->
        [yes] ou le double
       *[no] et 3 de plus
    } si tout est à toi. Annonce-la avant : une erreur coûte autant. Il faut { $target } points.
input-guide-wait = Observe les côtés qui apparaissent : ce qui a été vu reste marqué sous chaque tuile.
input-guide-first = Touche une de tes tuiles : elle se retourne, et ce qui apparaît doit aller sur une case qui le demande.
    .short = Touche une de tes tuiles : elle se retourne, puis se pose.
input-guide-pick = Retourne une tuile dont tu connais le dessous, ou découvres-en une nouvelle. Les petits signes sous une tuile montrent ce qu’elle peut être. Celles qui sont posées sur un chiffre peuvent être retournées aussi.
    .short = Retourne une tuile connue, ou découvres-en une nouvelle.
input-guide-win = Si tu fermes le { $wins } maintenant, tu gagnes la partie : annonce-le, puis retourne la tuile que demande sa dernière case.
    .short = Tu peux gagner maintenant : en fermant un chiffre.
input-guide-announce =
    Il ne manque qu’une tuile à un chiffre. Si tu sais ce que tu vas découvrir, annonce ce chiffre : tu gagnes ses points. { $points ->
        [0] Si la tuile ne convient pas ou si c’est le joker, cela ne coûte rien cette fois : tu n’as aucun point à perdre.
       *[other] Si la tuile ne convient pas ou si c’est le joker, tu en perds autant.
    }
    .short = Tu connais la dernière tuile d’un chiffre ? Annonce-le.
input-guide-announce-joker =
    Il ne manque qu’une tuile à un chiffre. Si tu sais ce que tu vas découvrir, annonce ce chiffre : tu gagnes ses points. { $points ->
        [0] Si la tuile ne convient pas, cela ne coûte rien cette fois : tu n’as aucun point à perdre.
       *[other] Si la tuile ne convient pas, tu en perds autant.
    }
    .short = Tu connais la dernière tuile d’un chiffre ? Annonce-le.
input-guide-blocked = Tu as des tuiles sur un chiffre complet : tant que la dernière n’est pas partie, tu ne peux en annoncer aucun autre. À chaque tour, tu peux retourner l’une d’elles comme toute autre tuile et la poser ailleurs.
    .short = Avec des tuiles sur un chiffre complet, tu ne peux rien annoncer.
input-guide-danger = Attention : quelqu’un d’autre peut fermer le { $danger } à son prochain tour et gagner la partie. Pour l’éviter, retire une de tes tuiles de ce chiffre, ferme-le toi-même, ou ferme un chiffre où cette personne a une tuile : elle ne pourra alors rien annoncer.
    .short = Attention : quelqu’un d’autre peut gagner à son prochain tour.
input-guide-danger-set = Attention : avec une quatrième tuile sur le { $danger }, quelqu’un d’autre peut le fermer à son prochain tour et gagner la partie.
    .short = Attention : une quatrième tuile peut faire gagner quelqu’un d’autre.
input-guide-danger-late = Quelqu’un d’autre peut fermer le { $danger } à son prochain tour et gagner la partie. Ce n’est plus possible si, avant, un chiffre où cette personne a une tuile est fermé.
    .short = Quelqu’un d’autre peut gagner à son prochain tour.
input-guide-close = Choisis la tuile dont le dessous est ce que demande la dernière case. Le joker ne peut pas fermer un chiffre.
    .short = Choisis la tuile de la dernière case ; pas le joker.
input-guide-close-joker = Choisis la tuile dont le dessous est ce que demande la dernière case. Le joker peut aussi fermer un chiffre : c’est ce qui a été convenu.
    .short = Choisis la tuile de la dernière case, ou le joker.
input-guide-zero = Retourne des tuiles que tu connais : chacune doit aller sur une case libre du zéro, sinon la tentative est finie.
    .short = Retourne des tuiles connues : chacune doit aller sur le zéro.
input-guide-set = Pose-la sur une case qui brille. Un chiffre fait de tes seules tuiles rapporte 3 points de plus.
    .short = Pose-la. Un chiffre de tes seules tuiles : 3 points de plus.
input-guide-set-double = Pose-la sur une case qui brille. Un chiffre fait de tes seules tuiles compte double.
    .short = Pose-la. Un chiffre de tes seules tuiles compte double.
input-guide-set-four = Pose-la là où elle t’aide : un chiffre avec quatre tuiles peut être fermé par qui y a une tuile et n’en a aucune sur un chiffre complet. Ce sera peut-être toi à ton prochain tour, ou quelqu’un d’autre avant. Un chiffre fait de tes seules tuiles rapporte 3 points de plus.
    .short = Un chiffre à quatre tuiles peut être fermé : par toi ou d’autres.
input-guide-set-four-double = Pose-la là où elle t’aide : un chiffre avec quatre tuiles peut être fermé par qui y a une tuile et n’en a aucune sur un chiffre complet. Ce sera peut-être toi à ton prochain tour, ou quelqu’un d’autre avant. Un chiffre fait de tes seules tuiles compte double.
    .short = Un chiffre à quatre tuiles peut être fermé : par toi ou d’autres.

# What a report counts
input-group-numbers = Chiffres gagnés
input-group-one-colour = Chiffres gagnés d’une seule couleur
input-group-missed = Tuiles de clôture qui ne convenaient pas
input-group-tiles = Tuiles posées, par chiffre
input-group-zero = Le zéro

# The page on which the owner of a box types in its cards
input-box-tiles = Les sept tuiles d’une couleur, les deux faces
input-box-digits = Les symboles de chaque chiffre, depuis le haut

# Figures de la page d’apprentissage : leurs légendes, et le nom des pièces
input-figure-tiles = tuiles, recto et verso
input-figure-numbers = sur la table
input-figure-before = avant
input-figure-after = après
input-figure-supply = réserve
input-figure-turns = prend et retourne
input-figure-shows = fait apparaître
input-figure-points = points
input-figure-tile = { $colour } { $symbol }
input-figure-free =
    { $state ->
        [completed] vide
       *[open] libre pour { $symbol }
    }
input-figure-had = avait avant
input-figure-number =
    le { $number }{ $state ->
        [completed] , complet
       *[open] {""}
    } ({ $fields })

# Les raisons d’un coup : ce qui s’ensuit ($move : « avec la tuile 7 »), et combien ($much : « dans 62 cas sur 100 »)
input-with-zero = en annonçant le zéro
input-with-close = en annonçant le { $number }
input-with-lift = avec la tuile { $tile }
input-with-slide = avec la tuile { $tile } telle quelle
input-with-set = avec la tuile sur { $place }
input-rival =
    { $name ->
        [none] quelqu’un d’autre
       *[other] { $name }
    }
input-someone =
    { $name ->
        [none] quelqu’un d’autre
       *[other] { $name }
    }
input-reason-game =
    { $move }, { $you ->
        [yes] tu gagnes la partie
       *[no] { $player } gagne la partie
    } à ce tour ou au suivant { $much }
input-reason-defeat =
    { $move }, { input-someone } gagne la partie avant { $you ->
        [yes] ton prochain tour
       *[no] le prochain tour de { $player }
    } { $much }
input-reason-wins =
    { $move }, { $you ->
        [yes] tu fermes le { $number }
       *[no] { $player } ferme le { $number }
    } à ce tour ou au suivant { $much }
input-reason-other =
    { $move }, { input-someone } ferme le { $number } avant { $you ->
        [yes] ton prochain tour
       *[no] le prochain tour de { $player }
    } { $much }
input-reason-misses =
    { $number ->
        [0] { $move }, { $you ->
                [yes] tu rates
               *[no] { $player } rate
            } { $much } une annonce, sans perdre de points
        [one] { $move }, { $you ->
                [yes] tu rates
               *[no] { $player } rate
            } { $much } une annonce qui coûte 1 point
       *[other] { $move }, { $you ->
                [yes] tu rates
               *[no] { $player } rate
            } { $much } une annonce qui coûte { $number } points
    }
input-reason-announces =
    { $move }, { $you ->
        [yes] tu annonces une tuile de clôture à ton
       *[no] { $player } annonce une tuile de clôture à son
    } prochain tour { $much }
input-reason-home =
    { $move }, { $you ->
        [yes] une de tes tuiles
       *[no] une tuile de { $player }
    } ne convient nulle part { $much }
input-reason-blocked =
    { $number ->
        [one] { $move }, { $you ->
                [yes] tes annonces
               *[no] les annonces de { $player }
            } sont bloquées { $much } pendant au moins un tour après le prochain
       *[other] { $move }, { $you ->
                [yes] tes annonces
               *[no] les annonces de { $player }
            } sont bloquées { $much } pendant au moins { $number } tours après le prochain
    }
input-reason-held =
    { $number ->
        [one] { $move }, { $you ->
                [yes] tu empêches
               *[no] { $player } empêche
            } { $much } { input-rival } d’annoncer pendant au moins un tour après le prochain
       *[other] { $move }, { $you ->
                [yes] tu empêches
               *[no] { $player } empêche
            } { $much } { input-rival } d’annoncer pendant au moins { $number } tours après le prochain
    }
input-reason-known =
    { $number ->
        [one] { $move }, { $you ->
                [yes] tu connais les deux côtés d’une de tes tuiles après ton
               *[no] { $player } connaît les deux côtés d’une de ses tuiles après son
            } prochain tour { $much }
        [7] { $move }, { $you ->
                [yes] tu connais les deux côtés de toutes tes tuiles après ton
               *[no] { $player } connaît les deux côtés de toutes ses tuiles après son
            } prochain tour { $much }
       *[other] { $move }, { $you ->
                [yes] tu connais les deux côtés d’au moins { $number } de tes tuiles après ton
               *[no] { $player } connaît les deux côtés d’au moins { $number } de ses tuiles après son
            } prochain tour { $much }
    }
input-reason-ready =
    { $move }, { $you ->
        [yes] tu peux annoncer un chiffre après ton
       *[no] { $player } peut annoncer un chiffre après son
    } prochain tour { $much }
input-reason-exposed =
    { $move }, { input-someone } peut annoncer un chiffre juste après { $you ->
        [yes] ton prochain tour
       *[no] le prochain tour de { $player }
    } { $much }
input-reason-points =
    { $move }, { $you ->
        [yes] tu gagnes
       *[no] { $player } gagne
    } en moyenne { $much } points jusqu’à { $you ->
        [yes] ton
       *[no] son
    } prochain tour compris
input-reason-theirs =
    { $name ->
        [none] { $move }, les autres gagnent en moyenne { $much } points { $you ->
                [yes] jusqu’à ton prochain tour compris
               *[no] jusqu’au prochain tour de { $player } compris
            }
       *[other] { $move }, { $name } gagne en moyenne { $much } points { $you ->
                [yes] jusqu’à ton prochain tour compris
               *[no] jusqu’au prochain tour de { $player } compris
            }
    }

# Les situations, pour un profil : « C’est … que tu perds le plus. »
input-when-pick = quand tu choisis une tuile
input-when-close = quand tu choisis la tuile d’une annonce
input-when-set = quand tu choisis où va une tuile

# Quand on a décidé, dans une analyse
input-moment =
    Tour { $turn }{ $tile ->
        [0] {""}
       *[other] , tuile { $tile } en main
    }

# Les mots d’une analyse
input-table-turn = Tour
input-table-review-start = Les tuiles sont tombées
input-table-review-draw = comment les tuiles sont tombées, quelles faces sont apparues, et qui a commencé
input-table-review-guesses = ce que ces mêmes choix ont donné, avec les faces cachées telles qu’elles étaient
