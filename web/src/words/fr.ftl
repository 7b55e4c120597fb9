# Les pages de Parlour en français. Ce que dit un jeu se trouve à côté de ses règles.

parlour = Parlour
you = Toi
seat = Place { $seat }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
none = aucun
no-clock = sans limite

# Partout
skip = Aller au contenu
nav = Navigation principale
nav-home = Parlour : tous les jeux
nav-lobby = Tables ouvertes
nav-games = Mes parties
nav-account = Ton nom : { $name }
nav-waiting =
    { $count ->
        [one] { $count } partie t’attend
       *[other] { $count } parties t’attendent
    }
close = Fermer
save = Enregistrer
cancel = Annuler
more = En voir plus
loading = Un instant…
try-again = Réessayer
reload = Recharger
to-games = Tous les jeux
back-to-game = Revenir à la partie
rules = Règles
rules-layer = Niveau de détail
rules-teaching = Comment jouer
rules-reference = Toutes les règles
menu = Menu de la table

# Ce qui ne va pas
missing-title = Il n’y a rien ici
missing-about = Le lien est peut-être incomplet, ou la table a été débarrassée.
broken-title = Ça n’a pas marché
broken-about = Impossible d’afficher cette page. La connexion est peut-être coupée, ou il existe une version plus récente de Parlour ; recharger la page suffit le plus souvent. Tes parties sont en sécurité.
error-offline = Le serveur ne répond pas. Es-tu en ligne ?
error-server = Une erreur s’est produite sur le serveur. Réessaie.
error-late = Ton coup n’est pas arrivé à temps ; la partie a continué.
error-session = Ta session est terminée. Recharge la page pour revenir.
error-no-spectators = Seuls les joueurs peuvent voir cette table.
error-removed = Tu n’as plus accès à cette table.
connection-lost = Pas de connexion à Parlour. Tout reprendra tout seul dès qu’elle sera rétablie.
update-ready = Il y a une nouvelle version de Parlour.

# Accueil
home-title = Installe-toi
home-about = Des jeux de société pour une demi-heure environ, contre des bots qui n’en voient pas plus que toi, ou entre amis autour de la même table.
home-now = « Jouer » t’installe tout de suite avec des bots : choisis le nombre de joueurs et la force des bots. Pas besoin de compte.
home-unfinished = À reprendre
home-message = Un message de la personne qui gère ce serveur
play-now = Jouer
play-now-seats = Nombre de joueurs
play-now-players = à { $seats }
play-now-level = Force des bots
play-now-bots = Bots : { $level }
with-friends = Entre amis

# Une leçon
learn = Apprendre
learn-title = { $game } : une première leçon
learn-chapter = Partie { $chapter } sur { $chapters } : { $title }
learn-go-on = Continuer
learn-new = Un nouvel exemple.
learn-show = Montre-moi
learn-again = Recommencer cette partie
learn-skip = Passer cette partie
learn-wrong = Pas tout à fait.
learn-over = Tu sais comment on joue
learn-over-about = Place à une vraie partie : des bots occupent les autres places, et des conseils te disent à quoi penser.
learn-first-game = Jouer ta première partie
learn-repeat = Reprendre la leçon au début

# Listes
lobby-title = Tables ouvertes
lobby-about = Des tables publiques avec une place libre, ou une partie à regarder.
lobby-empty = Aucune table publique pour l’instant. Ouvres-en une : choisis un jeu, puis « Entre amis ».
lobby-open = Ouvrir une table
games-title = Mes parties
games-about = Des parties à reprendre, et d’autres à revoir.
games-empty = Tu n’as pas encore joué.
games-mine = À toi de jouer
games-others = Aux autres de jouer
games-open = Pas encore commencées
games-finished = Terminées
games-none-finished = Tu n’as encore terminé aucune partie.
match-mine = à toi de jouer
match-with = avec { $names }
match-until = jusqu’au { $due }
match-won-you = tu as gagné
match-won-with = { $names } et toi avez gagné
match-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
match-free =
    { $free ->
        [0] prête à commencer
        [one] { $free } place libre
       *[other] { $free } places libres
    }
match-playing = en cours
match-finished = terminée
match-over = La partie est terminée
match-nobody = personne pour l’instant
match-alone = personne d’autre pour l’instant

# Une nouvelle table
new-title = Une nouvelle table
new-who = Qui joue
new-name-made-up = ou laisse-nous en inventer un
new-seats = Joueurs
new-friend = réservée à un ami
new-bot = Bot : { $level }
new-variants = Variantes
new-cards = Les cartes
new-cards-own = celles de ma boîte
new-cards-house = celles de la maison
new-set = Série { $number }
new-table = La table
new-games = Durée
new-games-count =
    { $games ->
        [one] une partie
       *[other] { $games } parties, points additionnés
    }
new-clock = Temps par décision
new-shown = Qui peut venir
new-by-link = toute personne ayant le lien
new-public = tout le monde (liste publique)
new-spectators = Les autres peuvent regarder
new-chat = Discussion à la table
new-open = Ouvrir la table
bot-random = coups au hasard
bot-greedy = règle simple
bot-novice = novice
bot-casual = amateur
bot-regular = habitué
bot-expert = expert
bot-master = maître
bot-champion = champion

# Les variantes sur lesquelles une table se met d’accord
option-experienced = Un seul mélange par tour, et aucun après le dernier pli
option-chaos = Le premier joueur désigne son successeur
option-zero = Avec le zéro : qui le remplit en un seul tour fait perdre aux autres leur dernier gain
option-memory = La table se souvient des dessous déjà vus
option-solo_double = Un chiffre tout entier d’une seule couleur compte double
option-free_number = Sur ce chiffre, on peut poser des tuiles sans les retourner
option-combination = Qui a gagné tous les chiffres cochés ici gagne aussitôt la partie (une autre ligne apparaît pour une seconde série)
option-joker_closes = Le joker peut fermer un chiffre
option-children = Des enfants sont assis ici : ils peuvent poser leurs tuiles sans les retourner
option-name_oneself = Le premier joueur désigne son successeur, et peut se désigner lui-même
option-turn_again = Un serpent déjà inversé peut être inversé encore une fois
option-joker_seen = Un joker tombé face visible est vu de tout le monde avant d’être retourné
option-first_return = Une tuile peut revenir aussitôt une fois ; seuls les allers-retours répétés sont interdits
preset-family = Avec des enfants : règles plus faciles dès 6 ans (choisis leurs places plus bas ; le joker peut fermer un chiffre)

# Avant la première carte
arrival-invited = { $host } te garde une place.
arrival-free = Une place est libre pour toi.
arrival-sit = S’asseoir
arrival-watch = Regarder seulement
room-seats = Places
room-free =
    { $free ->
        [one] Il reste une place libre.
       *[other] Il reste { $free } places libres.
    }
room-ready = Tout le monde est là. Tu peux commencer.
room-wait-host = Tout le monde est là. L’hôte peut commencer.
room-clock = { $clock } par décision
room-close = Fermer cette table
room-closed = Cette table est fermée.
room-away = pas là
room-stand = Se lever
room-free-seat = Libérer cette place
room-empty = place libre
room-sit = S’asseoir ici
room-bot = Ajouter un bot
room-level = Niveau des nouveaux bots
looks-change = Changer d’apparence
person-more = Plus
begin = Commencer
share-title = Inviter d’autres joueurs
share-link = Toute personne ayant ce lien peut s’asseoir
share-watch = Toute personne ayant ce lien peut regarder
share-here = Ce lien ne fonctionne que sur cet ordinateur
share-copy = Copier le lien
share-copied = Lien copié.
share-by-hand = La copie n’a pas marché : sélectionne le lien et copie-le à la main.
share-send = Envoyer
share-code = Le lien sous forme de code QR, à scanner avec un téléphone
door-open = Laisser entrer les amis de ce réseau
door-shut = Pour l’instant, seul cet ordinateur peut ouvrir Parlour.
door-who = Tout le monde sur ce réseau peut maintenant entrer. On y voit les tables publiques, et les autres si l’on a le lien. Désactive cette option pour refermer la porte.
door-address = Adresse dans le lien
door-nowhere = Cet ordinateur ne semble connecté à aucun réseau : les amis ne peuvent pas entrer.

# À la table
table-region = La table
beside = À côté de la table
notes = Messages
your-move = À toi de jouer
your-only-move = Ton seul coup possible : il se joue tout seul
only-move-made = { $sentence } C’était ton seul coup possible.
your-change = Tu peux encore changer d’avis
offers-list =
    { $count ->
        [0] Tes coups en liste
       *[other] Tes coups en liste ({ $count })
    }
log = Ce qui s’est passé
wait = Un instant…
waiting-for = On attend { $names }
seat-waiting = à jouer
seat-closer = Regarder de plus près chez { $name }
go-on = Continuer
skip-beats = Passer
skip-about = Montrer tout le reste d’un coup
tap-how = Touche l’écran : la suite
# Sous les images des outils sur un téléphone : un mot court
tool-advice = Conseil
tool-undo = Annuler
tool-notes = Avis
tool-chat = Discuter
tool-menu = Menu
seat-chose = choix fait
game-of = Partie { $game } sur { $games }
spectating = Tu regardes, et ne vois que ce que tout le monde peut voir.
reconnecting-short = Reconnexion…
reconnecting = La connexion est coupée. Nous réessayons ; ta partie est en sécurité.
company = À la table
company-spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
relieved-time = temps écoulé : un bot joue
relieved-absent = pas là : un bot joue
relieved-resigned = un bot joue
relieved-you-time = Ton temps est écoulé : un bot joue pour toi.
relieved-you-absent = Pendant ton absence, un bot joue pour toi.
relieved-you-resigned = Un bot joue pour toi.
return = Reprendre la main
clock-left = Temps restant : { $time }
chat = Discussion
chat-mute = Masquer
chat-unmute = Afficher la discussion
chat-nothing = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-new =
    { $count ->
        [one] Discussion ({ $count } nouveau message)
       *[other] Discussion ({ $count } nouveaux messages)
    }
chat-said = { $name } : { $text }
chat-muted = En sourdine :
reactions = Réactions
reaction-bravo = Bien joué !
reaction-laugh = Ha ha !
reaction-wow = Oh là là !
reaction-oops = Oups !
reaction-hmm = Hum…
reaction-thanks = Merci !
mute = Mettre en sourdine
mute-about = Tu ne vois plus ce que dit cette personne, à aucune table, dans ce navigateur.
unmute = Entendre de nouveau { $name }
muted = en sourdine
remove-person = Exclure
remove-about = Cette personne doit partir et ne pourra plus revenir à cette table.
remove-about-game = Cette personne doit partir et ne pourra plus revenir à cette table. Un bot reprend sa place pour de bon.
remove-sure = Exclure { $name }
looks = Ton apparence
looks-avatar = Visage
looks-colour = Couleur
looks-about = Les autres la voient ici et à tes prochaines tables. Si quelqu’un a déjà ta couleur, tu en reçois une autre.
avatar-initial = ton initiale
avatar-owl = hibou
avatar-cat = chat
avatar-bear = ours
avatar-fox = renard
avatar-rabbit = lapin
colour-seat = celle de la place
colour-plum = prune
colour-teal = bleu canard
colour-ochre = ocre
colour-leaf = vert feuille
colour-violet = violet
colour-rust = rouille
hint = Indice
hint-title = Ce que jouerait un maître
hint-thinking = Réflexion…
hint-first-look = Un premier aperçu, qui se précise :
hint-best = La meilleure chance de gagner :
hint-equal = Ces coups se valent à peu près :
hint-all-equal = Tous ces coups se valent à peu près. Joue ce qui te plaît.
hint-only = Ton seul coup :
hint-rest = Moins bons :
hint-cases = L’indice ne sait rien de ce qui est caché : il essaie beaucoup de possibilités.
hint-left = { $count ->
    [one] Un autre coup a paru moins bon dès l’abord.
   *[other] { $count } autres coups ont paru moins bons dès l’abord.
}
hint-lost = Cette partie est presque perdue, quoi que tu joues.
hint-behind = { $name } a { $points } { $points ->
    [one] point
   *[other] points
} de plus que toi.
hint-won = Cette partie est presque gagnée.
hint-better = Réflexion encore…
hint-wins = { $wins ->
    [one] gagne { $wins } partie sur 100
   *[other] gagne { $wins } parties sur 100
}
hint-each = { $wins ->
    [one] Chacun gagne environ { $wins } partie sur 100.
   *[other] Chacun gagne environ { $wins } parties sur 100.
}
hint-spread = (±{ $spread })
hint-spread-about = ± dit de combien ces nombres peuvent s’écarter : ils viennent de parties d’essai.
hint-no-reason = Aucune raison ne décide à elle seule : c’est un peu mieux dans l’ensemble.
hint-points = { $points ->
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
}
hint-mark = conseillé
hint-why = Pourquoi ?
hint-do = Jouer ainsi
guide-enough = Je connais ce jeu
guide-gone = Les conseils étaient pour ta première partie. Tu peux les réafficher dans les réglages.
guide-only = Ici, tu n’as qu’un coup possible : il n’y a rien à choisir.
    .short = Un seul coup possible ici.
guide-rule = La règle essentielle
guide-rule-read = Compris
advice-more = plus
advice = Conseil

# Souhaits
take-back = Demander aux autres de me laisser reprendre mon dernier coup
undo = Annuler mon coup
undo-about = Tu reviens à ton dernier choix, et les bots reprennent leurs coups avec toi. Si tu as appris quelque chose depuis, la partie devient un entraînement : elle continue, mais ne compte pas.
undo-sure = Revenir en arrière
practice = Entraînement
practice-about = Un choix a été annulé dans cette partie, cet appareil en connaît toutes les cartes, ou elle part d’un moment d’une autre : elle ne compte donc pas.
stand-in = Laisser un bot jouer pour { $names }
stand-in-ask = Proposer aux autres qu’un bot joue pour { $names }
abort = Arrêter cette partie
abort-ask = Proposer aux autres d’arrêter
abort-about = La partie s’arrête ici, et personne ne gagne.
abort-sure = Arrêter la partie
resign = Laisser un bot jouer pour moi
resign-about = Un bot prend ta place. Tu peux revenir à tout moment tant que la partie dure.
resign-sure = Laisser jouer le bot
leave = Quitter la table
leave-about = Ta place est gardée : tu retrouveras la table dans « Mes parties ».
wish-abort = { $name } voudrait arrêter la partie. Personne ne gagnerait.
wish-take-back = { $name } voudrait reprendre son dernier coup.
wish-rematch = { $name } voudrait rejouer.
wish-stand-in = { $name } propose qu’un bot joue pour { $absent } en attendant.
wish-mine-abort = Tu proposes d’arrêter la partie. Tout le monde n’a pas encore répondu.
wish-mine-take-back = Tu demandes à reprendre ton coup. Tout le monde n’a pas encore répondu.
wish-mine-rematch = Tu proposes de rejouer. Tout le monde n’a pas encore répondu.
wish-mine-stand-in = Tu proposes qu’un bot joue pour { $absent }. Tout le monde n’a pas encore répondu.
agree = D’accord
decline = Non
withdraw = Laisser tomber

# La fin
result = Résultat
result-you = Tu as gagné !
result-won =
    { $count ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
result-wins-with =
    { $you ->
        [yes] Tu gagnes
       *[no] { $names } gagne
    } avec { $count ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-shared-with =
    Victoire partagée : { $names }, à égalité avec { $count ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-aborted = La partie a été arrêtée ; personne n’a gagné
result-game = La partie { $game } sur { $games } est terminée
result-rank = Rang
result-name = Nom
result-points = Points
result-total = Total
result-winner = a gagné
result-next = Partie suivante
result-soon = La partie suivante commence toute seule dans quelques secondes.
result-rematch = Rejouer
result-to-rematch = Aller à la partie suivante
result-replay = Revoir la partie

# Revoir
replay-title = { $game } : revoir la partie
replay-eyes = Vu par
replay-spectator = un spectateur
replay-own = { $name } (toi)
face-up = Tout à découvert
face-up-all = Ici, il n’y a plus rien à retourner.
face-up-closer = Touche un joueur pour voir ses cartes.
replay-game = Partie
replay-share = Partager
replay-link = Un lien vers ce moment précis
replay-bar = Lecture
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-position = Position
replay-step = Étape { $at } sur { $last }
replay-round = Manche
replay-file = Télécharger, pour vérifier la donne avec « parlour verify »

# L’analyse d’une partie finie. Les changements sont des parts de la chance de gagner, avec leur signe.
review = Analyse
review-title = { $game } : analyse
review-seat = La partie de qui
review-whose =
    { $own ->
        [true] Ta partie
       *[false] La partie de { $name }
    }
review-lead = En bref
review-luck = La chance : { $parts }. Chaque nombre peut s’écarter d’environ { $noise }.
review-no-luck = La chance n’a fait aucune différence dont l’entraîneur soit sûr.
review-luck-later = L’entraîneur dira ce qui était de la chance quand il aura vu toute la partie.
review-working = L’entraîneur est encore à l’œuvre : ce qui est dit ici peut changer.
review-provisional = provisoire
review-progress = L’entraîneur examine la partie : { $found } décisions sur { $total }
review-chances = L’entraîneur calcule les chances de gagner …
review-errors =
    { $count ->
        [0] Erreurs
        [one] La plus grande erreur
       *[other] Les { $count } plus grandes erreurs
    }
review-no-errors = Aucune erreur qui soit hors de doute.
review-none-yet = Aucune dans ce que l’entraîneur a examiné pour l’instant.
review-not-yet = L’entraîneur n’a encore examiné aucune décision.
review-failed = L’entraîneur n’a pas pu examiner cette partie.
review-numbers = Ce que disent les nombres
review-means = « De 10 % » veut dire : sur 100 parties qui continuent de là, environ 10 victoires de moins. Une perte compte les chances de gagner et, un peu, l’avance aux points. Une raison en nomme une cause ; son nombre dit autre chose : combien de fois cela arrive, ou combien cela fait.
review-hide = Cacher les réponses, pour les trouver soi-même
review-error =
    { $at } : { $mark ->
        [blunder] une gaffe
        [mistake] une erreur
        [doubtful] peut-être une imprécision
       *[slip] une imprécision
    } qui a { $cost ->
        [points] coûté des points plutôt que des chances de gagner
       *[chance] fait baisser les chances de gagner de { $loss }
    }
review-played =
    { $own ->
        [true] Ton choix : { $move }.
       *[false] Le choix de { $name } : { $move }.
    }
review-better = Mieux : { $move }.
review-reason = Une raison :
review-cost =
    Cela a { $cost ->
        [points] coûté des points plutôt que des chances de gagner
       *[chance] fait baisser les chances de gagner de { $loss }
    }.
review-interval = Cela peut être de { $low } à { $high }.
review-interval-none = Cela peut aller jusqu’à { $high }, ou n’être rien du tout.
review-won = La partie a été gagnée malgré tout.
review-unpunished = Vu ce qui était réellement caché, le meilleur coup n’aurait guère mieux valu. Mais on ne pouvait pas le savoir.
review-all = Montrer les { $count }
review-complete = L’entraîneur a tout examiné.
review-sort = Les plus grandes d’abord
review-show = Montrer sur la table
review-retry = Réessayer
review-move = Coup { $step }
review-start = Les cartes sont distribuées
review-accounts = Pourquoi cela a fini ainsi
review-ended =
    { $won ->
        [true] { $own ->
            [true] Tu as gagné.
           *[false] { $name } a gagné.
        }
       *[false] { $own ->
            [true] Tu n’as pas gagné.
           *[false] { $name } n’a pas gagné.
        }
    }
review-most =
    { $won ->
        [true] { $own ->
            [true] Ce qui t’a été le plus utile : { $causes }.
           *[false] Ce qui a été le plus utile : { $causes }.
        }
       *[false] { $own ->
            [true] Ce qui t’a le plus coûté : { $causes }.
           *[false] Ce qui a le plus coûté : { $causes }.
        }
    }
review-perhaps =
    { $won ->
        [true] Ce qui a été le plus utile n’est pas certain : peut-être { $causes }.
       *[false] Ce qui a coûté le plus n’est pas certain : peut-être { $causes }.
    }
review-unclear =
    { $won ->
        [true] Impossible de dire ici ce qui a été le plus utile : les parts diffèrent trop peu.
       *[false] Impossible de dire ici ce qui a coûté le plus : les parts diffèrent trop peu.
    }
review-cause-draw = la chance du tirage
review-cause-play =
    { $own ->
        [true] ton jeu
       *[false] le jeu de { $name }
    }
review-cause-choices =
    { $own ->
        [true] tes choix
       *[false] les choix de { $name }
    }
review-cause-guesses = ce qu’on ne pouvait pas savoir
review-sums = Chaque nombre est une somme sur toute la partie : de combien les tirages ou les choix ont fait monter (+) ou baisser (−) les chances de gagner. Tous ensemble mènent de chances égales au résultat.
review-beyond = Dans une longue partie, elles montent et baissent bien des fois, une somme peut donc dépasser 100 %.
review-part = Part
review-change = Changement de la chance de gagner
review-even = À parts égales
review-draw = Chance du tirage
review-draw-about = quelles cartes sont venues, et qui a commencé
review-play =
    { $own ->
        [true] Ton jeu
       *[false] Le jeu de { $name }
    }
review-play-about = les choix, comparés à ceux d’un bot simple à la même place
review-guesses =
    { $own ->
        [true] Ta chance avec ce que tu ne pouvais pas savoir
       *[false] La chance de { $name } avec ce qu’on ne pouvait pas savoir
    }
review-guesses-about = ce que ces mêmes choix ont donné, vu tout ce qui était réellement caché
review-guesses-none = pas de différence nette : l’entraîneur peut se tromper d’autant
review-within = dont :
review-decided =
    { $own ->
        [true] ce que tu as décidé
       *[false] ce que { $name } a décidé
    }
review-outcome = Le résultat
review-noise = L’entraîneur termine de telles parties au hasard : chaque part peut s’écarter d’environ { $noise }.
review-curve = Chances de gagner
review-curve-about =
    Le trait épais montre { $own ->
        [true] tes chances
       *[false] les chances de { $name }
    } de gagner. Les barres en dessous disent à qui est dû chaque pas : vers le haut, cela a aidé ; vers le bas, cela a nui. Une erreur (« ! ») se mesure au meilleur coup : le trait peut monter quand même, et là où il baisse, c’est peut-être le tirage ou quelqu’un d’autre.
review-curve-draw = le tirage
review-curve-deal = les nouvelles cartes
review-curve-nobody = personne n’a changé grand-chose
review-curve-point =
    { $when } : { $doings }. { $own ->
        [true] Tes chances de gagner
       *[false] Les chances de gagner de { $name }
    } : { $before } → { $after }.{ $error ->
        [yes] {" "}Une erreur a été commise ici.
       *[no] {""}
    }
review-curve-moments = Moments de la partie : les flèches vont de l’un à l’autre, Entrée le montre sur la table
review-curve-tap = Chaque point de la courbe mène à son moment sur la table.
review-curve-doing =
    { $own ->
        [true] Qui a changé tes chances
       *[false] Qui a changé les chances de { $name }
    }
review-curve-error = une erreur
review-curve-begins = Après la donne
review-curve-ends = La fin
review-curve-table = En tableau
review-when = Après
review-strength =
    { $own ->
        [true] Comment tu as joué
       *[false] Comment { $name } a joué
    }
review-grade =
    { $own ->
        [true] { $decisions } de tes { $total } décisions comptaient.
       *[false] { $decisions } des { $total } décisions de { $name } comptaient.
    } En moyenne, chacune a fait baisser les chances de gagner de { $loss }. { $place ->
        [best] C’est au moins aussi fort que le bot { $weakest } ; une seule partie n’en dit pas plus.
        [worst] C’est au plus aussi fort que le bot { $strongest } ; une seule partie n’en dit pas plus.
        [any] Un bot de n’importe quelle force peut jouer ainsi : une seule partie en dit trop peu.
       *[between] C’est une force entre les bots { $weakest } et { $strongest } ; une seule partie n’en dit pas plus.
    }
review-ungraded = Il y avait trop peu à décider pour une comparaison avec les bots.
review-only =
    { $count ->
        [one] Bravo : une fois, il n’y avait qu’un seul bon coup, et { $own ->
            [true] tu l’as
           *[false] { $name } l’a
        } trouvé.
       *[other] Bravo : { $count } fois, il n’y avait qu’un seul bon coup, et { $own ->
            [true] tu l’as
           *[false] { $name } l’a
        } trouvé à chaque fois.
    }
review-moment = { $at } : avant le choix
review-happened = { $at } : ce qui s’est passé
review-earlier = Le moment d’avant
review-next = Le moment suivant
review-fine = L’entraîneur ne trouve pas de meilleur choix ici.
review-in-replay = Dans la relecture
review-back = Retour à la liste
review-to-curve = Retour à la courbe
retry-title = { $at } : réessayer
retry-find =
    { $own ->
        [true] Que choisirais-tu maintenant ?
       *[false] Que choisirais-tu pour { $name } ?
    }
retry-played =
    { $own ->
        [true] Pendant la partie, tu as choisi : { $move }.
       *[false] Pendant la partie, { $name } a choisi : { $move }.
    }
retry-wrong =
    { $versus ->
        [better] Mieux que pendant la partie, mais pas encore le meilleur : « { $move } » fait baisser les chances de gagner de { $loss } au lieu de { $before }.
        [alike] À peu près aussi mauvais que pendant la partie : « { $move } » fait baisser les chances de gagner de { $loss } ; pendant la partie, c’était { $before } ; une si petite différence peut être due au hasard.
        [worse] Moins bien que pendant la partie : « { $move } » fait baisser les chances de gagner de { $loss } au lieu de { $before }.
       *[same] Comme pendant la partie : « { $move } » fait baisser les chances de gagner de { $loss }.
    } Essaie un autre coup.
read-on = Lire la suite
retry-clue = Une piste : { $clue }
retry-right = Juste : cela vaut le meilleur coup.
retry-coach = Le choix de l’entraîneur : { $move }.
retry-best = Juste : rien n’est mieux.
retry-show = Montrer la réponse
play-on = Continuer d’ici
play-on-about = Tu reprends à ce moment, et des bots jouent contre toi. C’est un entraînement : cela ne compte pas.
play-on-seat = Où t’assieds-tu ?
play-on-hidden = Ce que tu ne pouvais pas voir
play-on-same = Comme c’était
play-on-anew = Redistribuées
play-on-back = Retour à la partie finie
play-on-begin = Prendre place

# Réglages
settings-title = Réglages
sound = Son
settings-language = Langue
settings-theme = Apparence
theme-auto = comme mon appareil
theme-light = clair
theme-dark = sombre
settings-speed = Rythme
speed-normal = tranquille
speed-fast = vif
speed-off = désactivé
settings-forced = Jouer à ma place le seul coup possible
settings-forced-about = Quand tu n’as qu’une possibilité, elle est jouée pour toi au bout d’un instant.
settings-muted = Masquer la discussion
settings-muted-about = À toutes les tables, jusqu’à ce que tu la réaffiches.
settings-guide = Réafficher les conseils pour débutants
settings-guide-back = Les conseils sont de retour, pour ta prochaine partie de chaque jeu.
install = Installer Parlour
install-about = Avec sa propre icône et sa propre fenêtre sur cet appareil.

# Être prévenu quand c'est son tour
notices-title = Quand c’est mon tour
notices-about = Dans les parties qui durent des jours, pas besoin de revenir voir : on te prévient. Le message ne dit rien de tes cartes, seulement que c’est à toi.
notices-here = Me prévenir sur cet appareil
notices-here-about = Même quand Parlour est fermé. Ton navigateur te demandera si tu es d’accord.
notices-here-open = Seulement tant que Parlour est ouvert dans un autre onglet : sinon, ce navigateur ne peut pas recevoir de messages. Sur iPhone ou iPad, ajoute d’abord Parlour à l’écran d’accueil.
notices-denied = Ce navigateur n’autorise pas Parlour à afficher des notifications. Tu peux changer cela dans ses réglages pour cette page.
notices-none = Il faut une connexion sécurisée (https) et un navigateur capable d’afficher des notifications.
notices-devices = Appareils sur lesquels on te prévient
notices-this-device = cet appareil
notices-match = Me prévenir quand c’est mon tour
notices-match-about = Dans cette partie, si je ne suis pas à la table.
notices-quiet = Heures calmes
notices-quiet-about = Aucun message pendant ces heures ; on te prévient juste après. Ton fuseau horaire : { $zone }.
notices-from = De
notices-until = À
notices-mail = Aussi par e-mail
notices-mail-about = Nous enverrons un code à cette adresse, pour que personne d’autre ne puisse indiquer ton adresse ici.
notices-mail-send = Envoyer le code
notices-mail-to = Par e-mail à { $address }
notices-mail-confirmed = Désormais, on te préviendra aussi par e-mail.
notices-code = Le code reçu par e-mail
notices-code-about = Nous l’avons envoyé à { $address }.
notices-confirm = Confirmer
remove = Retirer
unsubscribe-title = Les e-mails de Parlour
unsubscribe-about = Tu ne recevras plus d’e-mails quand ce sera ton tour.
unsubscribe = Arrêter les e-mails
unsubscribe-done = C’est fait : tu ne recevras plus d’e-mails.

# Comptes
account-title = Ton compte
account-about = Tu es ici sans compte. Il n’en faut pas plus pour jouer.
account-is = Tu utilises le compte { $account }.
account-name = Ton nom à la table
account-your-name = Ton nom
account-renamed = C’est ton nom à partir de maintenant. À une table où tu es déjà, change-le dans le menu de la table.
account-with = Un compte, si tu veux
account-why = Avec un compte, tu retrouves aussi tes parties sur d’autres appareils. Nous ne demandons pas d’adresse e-mail : un mot de passe oublié ne peut donc pas t’être renvoyé.
account-account = Nom du compte
account-password = Mot de passe
account-password-about = Au moins 8 caractères.
account-invitation = Invitation
account-invitation-about = Seulement pour un nouveau compte : un code de la personne qui gère ce serveur.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-password-changed = Ton mot de passe a été changé, et tes autres appareils sont déconnectés.
account-leave = Se déconnecter
account-left = Déconnexion réussie.
account-welcome = Bienvenue !
login = Se connecter
register = Créer un compte
logout = Se déconnecter ici
logout-everywhere = Se déconnecter partout

# À qui sont les cartes, et « J’ai la boîte »
cards-house = Une partie de ce qui figure sur les cartes vient de nous : les cartes de la boîte ne sont pas publiées en entier.
cards-known = Ce qu’on en sait, et d’où
cards-own = On joue avec les cartes d’une vraie boîte, saisies par quelqu’un.
box-title = J’ai la boîte
box-about = Saisis ce qui est imprimé sur tes cartes, et joue avec à tes tables. On part de nos propres valeurs : change ce qui diffère.
box-here = Tes cartes sont gardées dans ce navigateur.
box-forget = Les oublier
box-forgotten = Tes cartes sont oubliées.
box-kept = On peut jouer avec tes cartes ; elles sont gardées dans ce navigateur.
box-how = Comment les saisir
box-form = carte par carte
box-text = en texte ou en fichier
box-each = différents d’un fruit à l’autre
box-toml = Les cartes en TOML
box-upload = Ou un fichier
box-download = Enregistrer dans un fichier
box-check = Vérifier et garder

## Le site sans serveur : tous les jeux dans ce navigateur

site-home = Des jeux de société pour une demi-heure environ, contre des bots qui n’en voient pas plus que toi. Tout se passe dans ton navigateur, même sans connexion.
site-table = Plus de choix
site-about = Ce Parlour fonctionne sans serveur : tes parties restent sur cet appareil.
site-friends = Pour jouer entre amis, discuter ou voir les tables ouvertes, quelqu’un lance Parlour sur un ordinateur et partage son lien ; le README de Parlour explique comment.
site-server = Pour les amis, la discussion et les tables ouvertes, c’est ici.
site-account = Ton nom sur cet appareil. Il n’y a pas de comptes ici : personne d’autre ne peut entrer.
engine-fetching = Les jeux arrivent : { NUMBER($done, maximumFractionDigits: 0) } Mo sur { NUMBER($total, maximumFractionDigits: 0) }
engine-failed = Les jeux n’ont pas pu démarrer : { $reason }
engine-elsewhere = Parlour est ouvert dans un autre onglet ; tes parties s’y trouvent.
engine-here = Continuer ici
keeping-title = Emporte tes parties
keeping-about = Tes parties sont gardées dans ce navigateur, et nulle part ailleurs. Enregistre-les dans un fichier pour en avoir une copie, ou pour les continuer sur un autre appareil.
keeping-save = Enregistrer toutes les parties
keeping-read = Charger un fichier de parties
keeping-taken =
    { $taken ->
        [0] Il n’y avait rien de nouveau dans ce fichier.
        [one] Une partie était nouvelle ou plus avancée qu’ici.
       *[other] { $taken } parties étaient nouvelles ou plus avancées qu’ici.
    }

# Hors ligne : une partie contre des bots continue sans le serveur
reconnecting-along = La connexion est perdue. Cette partie est aussi sur cet appareil.
offline-go = Continuer hors ligne
offline-starting = La partie va continuer hors ligne…
offline-merging = Connexion rétablie : le serveur reprend la main…
offline-badge = Hors ligne, entraînement
offline-badge-about = Cette partie continue sur cet appareil. Quand le serveur répondra de nouveau, il recevra ce que tu as joué.
offline-back = Tu es de nouveau connecté. Ce que tu as joué hors ligne fait partie de la partie.
offline-apart = La partie avait aussi continué sur le serveur. Ce que tu as joué hors ligne est maintenant une partie à part : tu as les deux.
offline-failed = Cet appareil ne peut pas continuer hors ligne : { $reason }
offline-missing = les fichiers nécessaires ne sont pas là.
take-along = Emporter
take-along-about = Cet appareil reçoit toute la partie, cartes cachées comprises, et peut continuer sans connexion. La partie devient donc un entraînement : elle continue, mais elle ne compte pas.
take-along-sure = Emporter comme entraînement
settings-offline-title = Jouer hors ligne
settings-offline = Continuer sans connexion
settings-offline-about = Les nouvelles parties contre des bots sont emportées : cet appareil reçoit toutes leurs cartes, même cachées, et continue sans connexion. Ces parties sont donc des entraînements et ne comptent pas. Pour cela, { NUMBER($size, maximumFractionDigits: 0) } Mo restent sur cet appareil.
settings-offline-fetching = { NUMBER($done, maximumFractionDigits: 0) } Mo sur { NUMBER($total, maximumFractionDigits: 0) }
settings-offline-ready = Cet appareil est prêt.

# Un profil sur beaucoup de parties
profile = Où tu perds le plus
profile-about = D’après les analyses de tes propres parties. Ce que coûte une décision est une part de victoire, comme dans une analyse.
profile-most =
    C’est { $when } que tu perds le plus : { $loss } par décision, contre { $rest } ailleurs, sur { $decisions } décisions en { $games } parties.
profile-open =
    { $needed ->
        [one] Rien ne ressort encore. Une partie analysée de plus montrera peut-être où tu perds le plus.
       *[other] Rien ne ressort encore. Environ { $needed } parties analysées de plus montreront peut-être où tu perds le plus.
    }
profile-nothing = Tu perds à peu près autant dans toutes les situations.
profile-all = { $decisions } décisions en { $games } parties analysées : { $loss } ±{ $margin } chacune
profile-when = Situation
profile-cost = Coût
profile-decisions = Décisions
profile-games = Parties
