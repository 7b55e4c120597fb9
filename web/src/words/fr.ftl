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
nav-home = Parlour : tous les jeux
nav-lobby = Tables ouvertes
nav-games = Mes parties
nav-account = Ton nom : { $name }
close = Fermer
save = Enregistrer
cancel = Annuler
more = Voir la suite
loading = Un instant …
try-again = Réessayer
reload = Recharger
to-games = Tous les jeux
rules = Règles
menu = Menu de la table

# Ce qui ne va pas
missing-title = Il n’y a rien ici
missing-about = Le lien est peut-être incomplet, ou la table a été rangée.
broken-title = Cela n’a pas marché
broken-about = Cette page n’a pas pu s’afficher. La connexion est peut-être perdue, ou une version plus récente de Parlour est arrivée ; recharger la page suffit le plus souvent. Tes parties sont en sécurité.
error-offline = Le serveur ne répond pas. La connexion est-elle coupée ?
error-server = Une erreur s’est produite sur le serveur. Réessaie.
error-late = Ton coup n’est pas parti à temps ; la table a continué.
error-session = Ta session est terminée. Recharge la page pour revenir.
error-no-spectators = Seuls ceux qui jouent peuvent voir cette table.

# Accueil
home-title = Prends place
home-about = Des jeux de table pour une bonne demi-heure, contre des robots qui n’en voient pas plus que toi, ou entre amis à la même table.
home-now = « Jouer » t’installe aussitôt avec des robots qui connaissent le jeu. Aucun compte n’est nécessaire.
home-unfinished = Là où tu en étais
play-now = Jouer
with-friends = Entre amis

# Listes
lobby-title = Tables ouvertes
lobby-about = Des tables publiques avec une chaise libre, ou une partie à regarder.
lobby-empty = Aucune table publique n’est ouverte pour l’instant. Ouvres-en une : choisis un jeu, puis « Entre amis ».
lobby-open = Ouvrir une table
games-title = Mes parties
games-about = Celles à continuer, et celles à revoir.
games-empty = Tu n’as pas encore joué.
match-free =
    { $free ->
        [0] prête à commencer
        [one] { $free } chaise libre
       *[other] { $free } chaises libres
    }
match-playing = en cours
match-finished = terminée
match-over = La partie est terminée
match-nobody = encore personne

# Une nouvelle table
new-title = Une nouvelle table
new-who = Qui joue
new-name-made-up = ou laisse-nous en inventer un
new-seats = Joueurs
new-friend = gardée pour un ami
new-bot = Robot : { $level }
new-variants = Variantes
new-table = La table
new-games = Durée
new-games-count =
    { $games ->
        [one] une partie
       *[other] { $games } parties, points additionnés
    }
new-clock = Temps pour chaque décision
new-shown = Qui peut venir
new-by-link = quiconque a le lien
new-public = tout le monde (dans la liste)
new-spectators = D’autres peuvent regarder
new-chat = Discussion à la table
new-open = Ouvrir la table
bot-random = au hasard
bot-greedy = à vue de nez
bot-novice = novice
bot-casual = amateur
bot-regular = habitué
bot-expert = expert
bot-master = maître

# Les variantes sur lesquelles une table se met d’accord
option-experienced = Un seul mélange par tour, et aucun après la dernière levée
option-chaos = Le premier joueur désigne le premier joueur suivant
option-zero = Avec le zéro : qui le pose en un tour retire aux autres leur dernier gain
option-memory = La table retient les dessous déjà vus
option-solo_double = Un chiffre d’une seule couleur compte double
option-free_number = Sur ce chiffre, les tuiles peuvent être posées sans être retournées
option-combination = Qui a gagné tous ces chiffres gagne aussitôt
option-joker_closes = Le joker peut fermer un chiffre
option-children = Des enfants sont assis ici : ils peuvent poser leurs tuiles sans les retourner

# Avant la première carte
room-seats = Chaises
room-free =
    { $free ->
        [one] Une chaise est encore libre.
       *[other] { $free } chaises sont encore libres.
    }
room-ready = Tout le monde est là. Tu peux commencer.
room-wait-host = Tout le monde est là. L’hôte commence.
room-clock = { $clock } pour chaque décision
room-close = Fermer cette table
room-closed = Cette table est fermée.
room-away = absent
room-stand = Se lever
room-free-seat = Libérer cette chaise
room-empty = chaise libre
room-sit = S’asseoir ici
room-bot = Asseoir un robot
room-level = Niveau des robots
begin = Commencer
share-title = Inviter d’autres joueurs
share-link = Quiconque a ce lien peut s’asseoir
share-watch = Quiconque a ce lien peut regarder
share-copy = Copier le lien
share-copied = Le lien est copié.
share-by-hand = La copie n’a pas marché : sélectionne le lien et copie-le à la main.
share-send = Envoyer
share-code = Le lien en code QR, à lire avec un téléphone

# À la table
table-region = La table
beside = À côté de la table
your-move = À toi de jouer
your-change = Tu peux encore changer d’avis
log = Ce qui s’est passé
wait = Un instant …
waiting-for = On attend { $names }
seat-waiting = à jouer
seat-closer = Voir de plus près la place de { $name }
go-on = Continuer
seat-chose = choix fait
game-of = Partie { $game } sur { $games }
spectating = Tu regardes. Tu vois ce que tout le monde peut voir.
reconnecting = La connexion est perdue ; nous réessayons. Rien n’est perdu.
company = À la table
company-spectators =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
relieved-time = temps écoulé : un robot joue
relieved-absent = absent : un robot joue
relieved-resigned = un robot continue
relieved-you-time = Ton temps est écoulé, un robot joue pour toi.
relieved-you-absent = En ton absence, un robot joue pour toi.
relieved-you-resigned = Un robot joue pour toi.
return = Rejouer moi-même
clock-left = Temps restant : { $time }
chat = Discussion
chat-mute = Masquer
chat-unmute = Afficher la discussion
chat-nothing = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
hint = Indice
hint-title = Ce qu’un maître envisagerait
hint-worth = gagne { $wins } du temps, environ { $points } points
guide-enough = Je connais le jeu

# Souhaits
take-back = Demander aux autres de me laisser reprendre mon dernier coup
undo = Défaire
undo-about = Tu reviens à ton dernier choix, et les bots reprennent leurs coups avec toi. Si tu as appris quelque chose depuis, ce match devient un entraînement : il continue, mais il ne compte pas.
undo-sure = Revenir en arrière
practice = Entraînement
practice-about = Un choix a été annulé dans ce match, il ne compte donc pas.
stand-in = Laisser un robot jouer pour { $names }
stand-in-ask = Demander aux autres qu’un robot joue pour { $names }
abort = Arrêter cette partie
abort-ask = Demander aux autres d’arrêter
abort-about = La partie s’arrête ici, et personne ne gagne.
abort-sure = Arrêter
resign = Laisser un robot jouer pour moi
resign-about = Un robot prend ta place. Tu peux revenir à tout moment tant que la partie dure.
resign-sure = Laisser jouer le robot
leave = Quitter la table
leave-about = Ta chaise t’attend : la table est dans « Mes parties ».
wish-abort = { $name } demande d’arrêter la partie ; personne ne gagnerait.
wish-take-back = { $name } demande à reprendre son dernier coup.
wish-rematch = { $name } aimerait rejouer.
wish-stand-in = { $name } demande qu’un robot joue pour { $absent } en attendant.
wish-mine-abort = Tu demandes d’arrêter. On interroge les autres.
wish-mine-take-back = Tu demandes à reprendre ton coup. On interroge les autres.
wish-mine-rematch = Tu aimerais rejouer. On interroge les autres.
wish-mine-stand-in = Tu demandes qu’un robot joue pour { $absent }. On interroge les autres.
agree = D’accord
decline = Non
withdraw = Tant pis

# La fin
result-you = Tu gagnes !
result-won =
    { $count ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
result-aborted = La partie a été arrêtée ; personne n’a gagné
result-stopped = Tu as arrêté la partie ; personne n’a gagné
result-game = La partie { $game } sur { $games } est terminée
result-rank = Rang
result-name = Nom
result-points = Points
result-total = En tout
result-winner = a gagné
result-next = Partie suivante
result-soon = La partie suivante commence d’elle-même dans quelques secondes.
result-rematch = Rejouer
result-to-rematch = À la partie suivante
result-replay = Revoir

# Revoir
replay-title = { $game }, encore une fois
replay-eyes = Vu par
replay-spectator = un spectateur
replay-game = Partie
replay-share = Partager
replay-link = Ce lien mène à ce moment précis
replay-bar = Lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-position = Position
replay-step = Pas { $at } sur { $last }
replay-round = Manche
replay-file = Télécharger, pour vérifier la donne avec « parlour verify »

# Réglages
settings-title = Réglages
sound = Son
settings-language = Langue
settings-theme = Lumière
theme-auto = comme mon appareil
theme-light = jour
theme-dark = lampe
settings-speed = Mouvement
speed-normal = tranquille
speed-fast = vif
speed-off = aucun
settings-forced = Jouer d’office le seul choix
settings-forced-about = Quand tu n’as qu’une possibilité, elle est jouée pour toi après un instant.
settings-muted = Pas de discussion pour moi
settings-muted-about = À toutes les tables, jusqu’à nouvel ordre.
settings-guide = Afficher de nouveau les conseils pour débutants
settings-guide-back = Les conseils sont de retour, pour ta prochaine partie de chaque jeu.

# Comptes
account-title = Toi
account-about = Tu joues ici sans compte. Cela suffit.
account-is = Tu utilises le compte { $account }.
account-name = Comment les autres t’appellent
account-your-name = Ton nom
account-renamed = Tu t’appelles ainsi désormais. Aux tables où tu es déjà, l’ancien nom reste.
account-with = Un compte, si tu veux
account-why = Avec un compte, tu retrouves tes parties sur d’autres appareils. Aucune adresse n’est demandée ; un mot de passe oublié ne peut donc pas t’être envoyé.
account-account = Nom du compte
account-password = Mot de passe
account-password-about = Au moins 8 caractères.
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-password-changed = Le mot de passe est changé, les autres appareils sont déconnectés.
account-leave = Se déconnecter
account-left = Tu as quitté ton compte.
account-welcome = Bienvenue !
login = Se connecter
register = Créer un compte
logout = Se déconnecter ici
logout-everywhere = Se déconnecter partout
