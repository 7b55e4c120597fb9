# Parlour in French: what belongs to no game. Readers are "tu", and no sentence supposes anybody's gender; nor does
# "de" stand before a name, for it might have to be "d’". A colon and what stands in guillemets have a no-break
# space beside them; a semicolon, an exclamation or question mark a narrow one. [one] is for 0 too, so it says the
# number.

you = Toi
you-won = toi
seat-name = Place { $seat }
interval = { $mean } (de { $low } à { $high })
version = parlour { $version } ({ $rules })

# Refusals. Each says what is wrong and what would be right.
refused = parlour : { $sentence } [{ $code }]

error-game-unknown = Aucun jeu ne s’appelle { $game } ; il y a : { $known }.
error-plugin-broken = Le jeu { $name } du paquet { $plugin } est inutilisable ({ $reason }). Mets ce paquet à jour ou désinstalle-le.
error-plugin-kind = Le paquet { $plugin } propose { $name }, qui n’est ni un jeu ni une liste de jeux. Mets ce paquet à jour ou désinstalle-le.
error-plugin-id = Le paquet { $plugin } contient un jeu d’identifiant « { $game } ». Un identifiant compte au plus { $longest } minuscules, chiffres et traits d’union isolés, et commence par une lettre.
error-plugin-twice = Le paquet { $plugin } contient un jeu d’identifiant { $game }, déjà pris par le paquet { $other }. Désinstalle l’un des deux.
error-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
error-bot-unknown = Aucun bot ne s’appelle { $bot } ; il y a : { $known }.
error-bot-own = { $bot } ne peut pas jouer : { $reason }. Indique un module importable et une classe de ce module, comme package.module:Class.
error-bot-untrusted = Le match sauvegardé veut exécuter le code de { $bot }. Si tu lui fais confiance, nomme-le : --bots { $bot }
error-bot-budget = Un budget est un nombre d’itérations, comme master@200, ou de secondes, comme master@0.5s ; pas { $budget }.
error-bot-failed = { $bot } ne peut pas continuer : { $reason }.
error-process-ended = Un processus s’est arrêté en pleine partie ; c’est sans doute un bot qui l’a interrompu.
error-nothing-to-explain = Il n’y a rien à expliquer : cette vue n’est à personne, ou personne n’a de choix à faire.
error-bots-too-many =
    { $seats ->
        [one] Nomme { $seats } bot, pas { $bots }.
       *[other] Nomme de 1 à { $seats } bots, pas { $bots }.
    }
error-out-form = Les résultats s’écrivent dans des fichiers en .json ou .csv, pas dans { $path }.
error-arena-file = { $path } ne commence pas par le plan d’une arène, donc aucune arène ne peut y reprendre ; indique un autre fichier.
error-arena-plan = { $path } contient les donnes d’un autre plan ; la différence : { $differs }. Demande ce qu’il contient, ou indique un autre fichier.
error-report-file = { $path } ne commence pas par le plan d’un rapport, donc aucun rapport ne peut y reprendre ; indique un autre dossier.
error-report-plan = { $path } contient les parties d’un autre plan ; la différence : { $differs }. Demande ce qu’il contient, ou indique un autre dossier.
error-report-extra = Il manque encore quelque chose : pip install 'parlour[{ $extra }]'.
error-report-family = On ne peut pas se passer de { $family } ; il y a : { $known }. Ou écris un motif de coups, comme play:*-10.
error-seats-list = Les nombres de joueurs s’écrivent 3,4,5, pas { $text }.
error-needs-rl = Les environnements et les jeux de données ont besoin de { $module }, qui n’est pas installé : pip install 'parlour[rl]'.
error-train-nothing = La stratégie de { $game } n’a pas de nombres à ajuster.
error-train-worse = Ce qui a été ajusté sur { $games } parties ne juge pas mieux les parties mises de côté (perte : { $fitted }) que l’estimation faite à la main ({ $by_hand }). Rien n’a été écrit. Essaie avec une valeur plus grande pour --games.
error-train-plan = { $path } vient d’un calcul avec une autre table, une autre graine ou un autre nombre de parties. Prends les mêmes, ou recommence sans --resume.
error-dataset-plan = { $path } décrit d’autres parties ; la différence : { $differs }. Demande les mêmes, ou indique un autre dossier.
error-dataset-file = { $path } n’est pas le schéma d’un jeu de données que cette version sache lire.
error-no-game = Aucune partie n’est en cours ; appelle d’abord reset().
error-action-none = { $agent } doit choisir une action.
error-action-illegal = { $agent } ne peut pas choisir l’action { $action } maintenant ; actions possibles : { $legal }.
error-actions-shape = Un pas demande un tableau de { $games } actions, une pour chaque partie.
error-seeds = Il y a { $games } parties, il faut donc autant de graines, pas { $seeds }.
error-reward-unknown = Aucune récompense ne s’appelle { $reward } ; il y a : { $known }.
error-opponents = Plusieurs parties à la fois ne peuvent pas avoir { $opponents } pour adversaires ; adversaires possibles : { $known }.
error-render-mode = Aucun affichage ne s’appelle { $mode } ; il y a : { $known }.
error-file = { $path } n’est pas utilisable : { $reason }.
error-file-large = { $path } n’a pas été lu : le fichier dépasse { $most } caractères.

error-option-form = Une option s’écrit nom=valeur, pas { $text }.
error-option-unknown = { $game } n’a pas d’option { $option } ; il a : { $known }.
error-option-twice = L’option { $option } est choisie deux fois, directement ou par un préréglage.
error-option-flag = L’option { $option } vaut on ou off, pas { $value }.
error-option-integer = L’option { $option } est un nombre de { $lowest } à { $highest }, pas { $value }.
error-option-integers = L’option { $option } est une liste de nombres différents de { $lowest } à { $highest }, séparés par des virgules, pas { $value }.
error-option-sets = L’option { $option } est une ou plusieurs listes de nombres différents de { $lowest } à { $highest }, avec des virgules dans une liste et / entre les listes, pas { $value }.
option-called = « { $label } »

error-components-toml = La liste du matériel n’est pas du TOML valide : { $reason }.
error-components-shape = Ligne { $line } de la liste du matériel : { $reason }.
error-components-large =
    Ligne { $line } de la liste du matériel : { $what ->
        [characters] une liste compte au plus { $most } caractères.
        [parts] une liste compte au plus { $most } noms, valeurs et signes.
        [depth] les crochets s’imbriquent au plus sur { $most } niveaux.
        [dots] une clé compte au plus { $most } points.
        [word] une clé ou un nombre compte au plus { $most } caractères.
       *[text] un texte entre guillemets compte au plus { $most } caractères.
    }

error-no-lesson = Il n’y a pas encore de leçon pour { $game }.
error-no-such-part = La leçon a les parties 1 à { $last }, pas { $part }.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-unknown-token = { $token } ne veut rien dire dans { $game }.
error-not-your-turn = Ce n’est pas le tour de la place { $seat } ; elle ne peut donc pas jouer { $token }.
error-illegal = La place { $seat } ne peut pas jouer { $token } maintenant, mais elle peut jouer : { $legal }.
error-not-together = On ne sait pas encore ce que donnera { $token } : la place { $seat } doit le jouer seul, puis le reste.
error-game-over = La partie est finie, donc la place { $seat } ne peut pas jouer { $token }.

error-chance-unknown = Aucun tirage ne s’appelle { $chance } ; il y a : { $known }.
error-chance-not-due = Ce n’est pas le moment du tirage { $chance }.
error-outcome-unknown = Le tirage { $chance } ne peut jamais donner { $item }.
error-outcome-impossible = L’élément { $at } du tirage { $chance } ne peut pas être { $item } : il n’y est pas, ou il n’y est plus.
error-outcome-short = Le tirage { $chance } donne { $expected ->
        [one] { $expected } élément
       *[other] { $expected } éléments
    }, pas { $found }.

error-record-format = Cet enregistrement est au format { $found } ; cette version lit le format { $known }.
error-record-line = La ligne { $line } de l’enregistrement est illisible : { $text }
error-record-large =
    Ligne { $line } de l’enregistrement : { $what ->
        [characters] un enregistrement compte au plus { $most } caractères.
        [lines] un enregistrement compte au plus { $most } lignes.
       *[words] une ligne compte au plus { $most } mots.
    }
error-record-key = La ligne { $line } de l’enregistrement a une clé inconnue : { $key }.
error-record-twice = La ligne { $line } de l’enregistrement donne { $key } pour la deuxième fois.
error-record-missing = L’en-tête de l’enregistrement s’arrête à la ligne { $line } sans donner { $key }.
error-record-integer = L’enregistrement donne { $key } { $value }, qui n’est pas un nombre.
error-record-game = Dans cet enregistrement, on joue à { $found }, pas à { $wanted }.
error-record-rules = { $game } : l’enregistrement suit les règles { $found } ; cette version joue avec les règles { $known }.
error-record-components = L’enregistrement a été joué avec le matériel { $wanted }, pas avec { $found }.
error-record-needs-components = L’enregistrement a été joué avec sa propre liste du matériel ({ $wanted }) : indique son fichier avec --components.
error-record-order = La ligne { $line } de l’enregistrement ({ $text }) n’est pas à sa place : les choix simultanés se suivent dans l’ordre des places, sans ceux qui ont été remplacés.
error-record-step = La ligne { $line } de l’enregistrement ({ $text }) ne peut pas être jouée : { $reason }

no-records = aucune partie n’est sauvegardée là
not-text = ce n’est pas du texte UTF-8

# Help
help-parlour = Des jeux de société modernes à information cachée : pour y jouer, les simuler, les revivre.
help-examples = Exemples
help-games = Lister les jeux.
help-bots = Lister les bots.
help-play =
    Jouer à GAME contre des bots dans le terminal.

    Tape le numéro d’un coup, ! pour un indice, ? pour apprendre à jouer, ?? pour toutes les règles, u pour reprendre ta dernière action, b pour laisser un bot jouer à ta place, q pour sauvegarder et quitter.
help-simulate =
    Faire jouer aux bots de nombreuses parties de GAME et dire comment ils s’en sortent.

    D’une partie à l’autre, les bots se décalent d’une place. La même graine donne les mêmes parties, quel que soit --jobs.
help-train =
    Ajuster la façon dont les bots estiment les chances de gagner à GAME, d’après des parties de la stratégie légère, pour une table : places, options et matériel.

    La même graine donne le même fichier. Un fichier ne vaut que pour sa table. Sans --out, il est gardé là où toutes les commandes le trouvent.
help-arena =
    Comparer des bots à GAME sur des donnes dupliquées.

    Chaque donne est jouée une fois pour chaque disposition des bots, si bien que la chance s’annule. La même graine donne les mêmes donnes, quel que soit --jobs.
    Le bot « cheater » voit toutes les cartes et ne joue qu’ici.
help-report =
    Étudier GAME : y jouer beaucoup de parties et écrire une page avec des figures et des tableaux.

    Points, ordre des places, durée, égalités, ce qui est pris et ce que cela vaut, chance et talent, et ce qu’il en coûte de se passer de quelque chose ; au besoin côte à côte pour deux listes du matériel ou deux jeux d’options. La même commande reprend là où elle s’était arrêtée.
help-dataset =
    Faire jouer GAME aux bots et écrire ce qu’ils ont vu et choisi, comme données d’apprentissage.

    Ce sont les parties de `simulate` avec la même graine. Ce qui est fini reste : la même commande reprend là où elle s’est arrêtée.
help-replay =
    Raconter la partie enregistrée dans FILE.

    Une partie finie est racontée toutes cartes découvertes.
help-review =
    Revenir sur la partie terminée de FILE : ce que chaque décision a coûté, et ce qui était de la chance.

    FILE est l’enregistrement d’une partie ou le replay d’un match.
help-reviewed_seat = Cette place seulement, ce qui va plus vite.
help-game_number = Quelle partie d’un match.
help-quick = Un dixième du travail : plus vite, et moins sûr.
help-quick_reviews = Examiner les parties finies avec un dixième du travail : plus vite, mais moins sûr.
help-as_html = Afficher une page pour un navigateur.
help-rules = Expliquer comment on joue à GAME ; avec --reference, toutes les règles numérotées.
help-reference = Toutes les règles numérotées, les choix de la maison et l’origine des cartes.
help-learn =
    Apprendre GAME dans le terminal : une leçon de quelques minutes, partie par partie.
help-part = La partie par laquelle commencer.
help-components =
    Afficher la liste du matériel de GAME, ou vérifier la tienne.

    Cette liste dit ce qui est imprimé sur les cartes. Si tu possèdes la boîte, recopies-y les vraies.
help-seats = À combien on joue.
help-seat = Où tu t’assieds.
help-as_seat = Raconter la partie telle que cette place l’a vue.
help-names = Les bots, dans l’ordre des places ; s’il en manque, la liste recommence.
help-options = Choisir une option du jeu ; peut être répété.
help-components_file = Ta propre liste du matériel.
help-seed = Un nombre ou un mot qui permet de tout rejouer à l’identique.
help-series = Jouer autant de parties qu’il y a de places et additionner les points.
help-every_choice = Demander même quand il n’y a qu’un seul coup possible.
help-resume = Reprendre un match sauvegardé, ou un enregistrement ou un dossier d’enregistrements d’une version précédente.
help-save = Où garder le match. PATH.match est son journal tant qu’il dure ; ensuite, il y a un enregistrement de chaque partie et PATH.replay.json.
help-as_json = Afficher du JSON, pour une machine.
help-folder = Où écrire les morceaux et leur schéma.
help-records = Écrire un enregistrement par partie dans ce dossier.
help-jobs = Combien de processus utiliser.
help-check = Vérifier plutôt ce fichier.
help-count = Combien de parties.
help-most = Combien de donnes.
help-adjusted = Juger chaque décision d’après ce qu’on pouvait savoir, et montrer les résultats sans la chance ; --until-clear s’y fie alors. C’est bien plus long.
help-until-clear = S’arrêter dès que le premier bot gagne clairement plus ou moins que sa juste part.
help-out = Écrire les résultats dans ce fichier .json ou .csv ; peut être répété.
help-resume_file = Garder chaque donne finie dans ce fichier .jsonl et reprendre là où il s’arrête.
help-train_games = Sur combien de parties apprendre. Une sur dix est mise de côté pour vérifier le résultat.
help-train_out = Écrire les poids dans ce fichier ou dans ce dossier.
help-train_resume = Reprendre un calcul interrompu. La graine peut être omise.
help-seat_counts = À combien jouer, comme 3,4 ; sans indication, à tous les nombres possibles.
help-ordinary = Combien de parties ordinaires, réparties sur les nombres de joueurs.
help-duplicates = Combien de donnes jouer plusieurs fois, pour la chance et le talent et pour ce dont on se passe ; 0 : aucune.
help-ladder = Les bots qui jouent les mêmes donnes.
help-forbidden = De quoi se passer : un nom que le jeu connaît, ou un motif de coups ; peut être répété. Sans indication, tout ce que le jeu connaît, tour à tour ; avec none, rien.
help-restrained = Le bot qui se passe de quelque chose.
help-components_name = Une liste du matériel : un fichier, ou le nom d’une liste fournie avec le jeu.
help-other_components = Une autre liste du matériel pour comparer.
help-other_options = Une option pour comparer ; peut être répétée.
help-report_folder = Où garder le rapport ; sans indication, GAME-report.
help-cores = Combien de processus utiliser ; sans indication, autant que de cœurs.
help-cluster = L’adresse d’un cluster Ray qui joue à la place ; auto trouve celui qui tourne ici, local en démarre un.

# Une leçon
learn-keys = Lis et appuie sur Entrée ; tape le numéro d’un coup quand c’est à toi de jouer. ! montre le bon coup, s passe une partie, ? montre les règles, q quitte.
learn-part = Partie { $part } sur { $parts } : { $title }
learn-enter = (Entrée)
learn-prompt = Ton coup (1-{ $last }, !, s, ?, q) :
learn-answer = Ce n’est pas l’un des coups. Tape un nombre de 1 à { $last }, !, s, ? ou q.
learn-over = Tu sais comment on joue. Ta première partie :
learn-left = Pour continuer plus tard :

# Commands
games-line = { $game } : { $about } De { $fewest } à { $most } joueurs.
games-preset = {"    "}--option { $preset } (préréglage) : { $meaning }
games-option = {"    "}--option { $option } : { $meaning }
bot-random = Joue n’importe quel coup au hasard : bien pour les tests, guère pour une vraie partie.
bot-greedy = Une règle simple pour chaque jeu : rapide, mais à courte vue.
bot-novice = Débute encore : laisse passer beaucoup de choses, oublie ce qui est sorti, et perd avec le sourire.
bot-casual = Joue pour la compagnie : a un plan, mais pas toujours le bon.
bot-regular = Connaît bien les jeux et gaspille rarement un coup.
bot-expert = Pèse ce que les autres peuvent avoir en main, et n’oublie pas grand-chose.
bot-master = Ne laisse presque rien passer, et n’oublie rien.
bot-champion = Le plus fort de tous : réfléchit jusqu’à une seconde par coup.
bots-own = Un niveau accepte un budget : master@200 essaie 200 mondes par coup, master@0.5s réfléchit une demi-seconde. Ton propre bot : package.module:Class.

components-good = { $path } est une liste du matériel complète ; les enregistrements l’appellent { $name }.

play-company = Tu joues avec { $company }.
play-keys = Tape le numéro d’un coup ; ! donne un indice, ? explique comment jouer, ?? montre toutes les règles, u revient à ton dernier choix, b laisse un bot jouer à ta place, q sauvegarde et quitte.
play-cards = Une partie de ce qui figure sur les cartes vient de nous : les cartes de la boîte ne sont pas publiées en entier. La fin des règles (??) dit ce qu’on sait, et d’où.
play-own-cards = Tu joues avec tes propres cartes.
rules-more = Toutes les règles numérotées, les choix de la maison et l’origine des cartes : ?? pendant une partie, ou parlour rules { $game } --reference.
play-prompt = Ton coup (1-{ $last }, !, ?, ??, u, b, q) :
play-answer = Ce n’est pas l’un des coups. Tape un nombre de 1 à { $last }, !, ?, ??, u, b ou q.
play-only = Ton seul coup possible : { $move }.
play-commitment = Les tirages découlent d’un secret. Son SHA-256 : { $commitment }
play-unverifiable = Les tirages de ce match ne peuvent pas être vérifiés : il reprend un enregistrement.
play-undone = Tu es de nouveau devant ton dernier choix.
play-practice = Ce match est désormais un entraînement : tu as annulé un choix en connaissant la suite, il ne compte donc pas.
play-stand-in = Un bot ({ $bot }) joue désormais à ta place.
play-stand-in-prompt = Un bot joue à ta place (Entrée : sa prochaine action, b : rejouer toi-même, ?, ??, q) :
play-stand-in-answer = Appuie sur Entrée, ou tape b, ?, ?? ou q.
play-hint =
    { $number } : { $move } (gagne dans { $wins } des cas, ±{ $spread } ; environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin)
play-game = Partie { $game } sur { $games }
play-sums = Points en tout : { $sums }
play-winner =
    { $alone ->
        [you] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [one] { $who } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[shared] Victoire partagée avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $who }.
    }
play-saved = C’est sauvegardé. Pour reprendre :
play-kept = La partie est gardée dans { $path } ; parlour replay la raconte à nouveau.
play-replay = Les tirages peuvent être vérifiés :

simulate-progress = Parties en cours
dataset-done = { $decisions } décisions de { $games } parties dans { $folder }. Graine : { $seed }
simulate-bot = bot
simulate-seat = place
simulate-games = parties
simulate-wins = victoires (intervalle à 95 %)
simulate-score = points (intervalle à 95 %)
simulate-length = Décisions par partie : { $decisions }. Graine : { $seed }

train-progress = Parties pour apprendre
train-done = Écrit : { $path }. Perte moyenne sur les parties mises de côté : { $fitted } ; à la main : { $by_hand } (plus c’est bas, mieux c’est). Parties : { $games }. Graine : { $seed }

arena-progress = Donnes en cours
arena-bot = bot
arena-seats = places
arena-wins = victoires
arena-rank = rang
arena-margin = écart
arena-points = points
arena-rating = classement
arena-adjusted = sans chance
arena-decisions = décisions
arena-milliseconds = ms par décision
arena-failures = pannes
arena-trouble = { $bot }, première panne : { $trouble }
arena-ahead = C’est clair après { $deals } donnes sur { $most } : { $bot } { $by ->
        [wins] gagne plus que sa juste part
       *[luck-free] décide mieux que les autres
    }.
arena-behind = C’est clair après { $deals } donnes sur { $most } : { $bot } { $by ->
        [wins] gagne moins que sa juste part
       *[luck-free] décide moins bien que les autres
    }.
arena-open =
    { $deals ->
        [one] Après { $deals } donne
       *[other] Après { $deals } donnes
    }, rien ne dit encore si { $bot } { $by ->
        [wins] gagne plus ou moins que sa juste part
       *[luck-free] décide mieux ou moins bien que les autres
    }.
arena-length = Donnes : { $deals }, parties : { $games }. Juste part des victoires : { $even }. ± : intervalles à 95 % sur les donnes. Graine : { $seed }

report-progress = Parties jouées
report-ready = Le rapport : { $path }. Graine : { $seed }

replay-winners = Victoire : { $winners }.
replay-unfinished = L’enregistrement s’arrête ici ; la partie continue.
review-progress = Retour sur la partie
error-review-unfinished = La partie n’est pas encore finie : on ne revient que sur une partie terminée.
error-fork-over = À ce moment, le jeu est fini : choisis-en un plus tôt.
error-review-form = Choisis --json ou --html, pas les deux.

error-seat-taken = La place { $seat } est prise.
error-seat-empty = Personne n’occupe la place { $seat }.
error-seats-free =
    { $free ->
        [one] Il reste { $free } place libre ; il faut la prendre, ou la laisser à un bot.
       *[other] Il reste { $free } places libres ; il faut les prendre, ou les laisser à des bots.
    }
error-host-only = Seule la personne qui tient cette table peut faire cela.
error-match-begun = Le match a déjà commencé.
error-match-not-begun = Le match n’a pas encore commencé.
error-match-over = Le match est terminé.
error-match-not-over = Le match n’est pas encore terminé.
error-match-persons = Ce match ne peut pas continuer dans le terminal : il faut qu’une seule personne, celle qui l’a ouvert, y joue contre des bots.
error-save-exists = { $path } contient un match en cours. Reprends-le (--resume), ou indique un autre chemin.
error-save-changed = { $path } a changé entre-temps : le match continue dans un autre terminal. Continue là-bas, ou avec --resume.
error-records-series = Ces enregistrements ne sont pas les parties d’une même série, dans l’ordre.
error-game-under-way = La partie est encore en cours.
error-stale = La table a changé depuis que tu l’as regardée ; regarde-la de nouveau, puis choisis.
error-bot-plays = Un bot joue à la place { $seat } ; la personne à qui elle appartient peut revenir.
error-no-bot-plays = Aucun bot ne joue à la place { $seat }.
error-not-relieved = À la place { $seat }, personne ne joue pour quelqu’un d’autre.
error-wish-pending = Quelqu’un a déjà demandé { $wish ->
        [abort] d’arrêter le match
        [take-back] à reprendre un coup
        [rematch] une revanche
       *[other] quelque chose ({ $wish })
    } ; il faut d’abord y répondre.
error-nothing-asked = Personne n’attend de réponse de toi.
error-nobody-absent = Personne n’est absent depuis assez longtemps ; un bot ne peut jouer que pour quelqu’un qui n’est pas là.
error-take-back = Tu ne peux reprendre que ce que tu viens de faire, et seulement si cela ne t’a rien appris.
error-undo-persons = Seul quelqu’un qui joue uniquement contre des bots peut annuler ; sinon, demande aux autres de te laisser reprendre ton coup.
error-undo-nothing = Tu n’as fait aucun choix auquel revenir.
error-disclose-persons = On ne peut emporter qu’un match d’une seule personne contre des bots ; personne d’autre ne doit s’être assis à la table.
error-not-disclosed = Ce match n’a pas été emporté : on ne peut rien y ajouter.
error-branch = Ce qui a été joué sans connexion ne correspond pas à ce match (entrée { $entry }) ; rien n’a été ajouté.
error-matches-file = Ce n’est pas un fichier de parties, ou il est endommagé : { $reason }.
error-replay-file = Ce n’est pas un replay : { $reason }.
error-replay-commitment = Le secret de ce replay n’est pas celui qui avait été promis avant la première carte.
error-replay-terms = La partie { $game } de ce replay n’a pas été jouée aux conditions qu’il indique.
error-replay-draw = Partie { $game } de ce replay, ligne { $line } : ce tirage ne découle pas du secret.
error-replay-other = Le replay sauvegardé n’est pas celui de ce match.
error-replay-result = Les points, les gagnants ou les joueurs de ce replay ne sont pas ceux de ses parties.

error-store-open = La base { $store } ne s’ouvre pas : { $reason }.
error-store-url = Une base est un fichier, sqlite:///chemin ou postgresql://user@host/database, pas { $scheme }://.
error-store-driver = PostgreSQL a besoin d’un pilote ({ $reason }) : installe-le avec pip install 'parlour[postgres]'.
error-store-newer = Cette base vient d’un Parlour plus récent (tables { $found }, connues ici : { $known }) ; utilise celui-là.
error-store-damaged = Le fichier { $store } est endommagé ({ $reason }). Rien n’a été modifié. Remplace-le par une sauvegarde, ou récupère ce qui est intact : parlour store repair.
error-store-lost = Le fichier { $store } a perdu { $entries } entrées qui avaient été enregistrées ({ $matches }). Rien n’a été modifié. Remplace-le par une sauvegarde, ou récupère ce qui est intact : parlour store repair. Si c’est lui-même une copie plus ancienne, supprime le fichier .heads à côté.
error-store-file-only = Cela ne vaut que pour les fichiers SQLite ; pour PostgreSQL, il y a pg_dump et pg_restore.
error-store-missing = Il n’y a pas de base { $store }.
error-file-exists = { $path } existe déjà ; indique un nouveau fichier.
error-export-line = La ligne { $line } de cet export n’est pas utilisable : { $reason }.
error-log-gap = L’entrée { $seq } du match { $match } manque, alors que les suivantes y sont.
error-log-unreadable = Le journal est illisible : { $reason }.
error-chain-broken = L’entrée { $seq } du match { $match } n’est plus telle qu’elle a été enregistrée.
error-chain-cut = Le match { $match } a { $found } entrées, alors que { $stored } avaient été enregistrées.
error-chain-head = Le journal du match { $match } ne finit pas par la dernière entrée enregistrée.
error-log-entry = L’entrée { $seq } du journal n’a pas pu se produire : { $reason }
error-player-unknown = Il n’y a pas de joueur { $player }.
error-account-taken = Le nom de compte { $name } est déjà pris ; choisis-en un autre.
error-account-given = Ce joueur a déjà le compte { $name }.
error-account-none = Le joueur { $player } n’a pas de compte.
error-account-unknown = Le compte { $name } n’existe pas.
error-invitation-needed = Pour avoir un compte ici, il faut une invitation : demande un code à la personne qui gère ce serveur.
error-invitation-unknown = Cette invitation n’est pas valable, ou ne l’est plus. Vérifie le code, ou demandes-en un autre.
error-message-long = Un message a { $most } caractères au plus.

error-table-unknown = Cette table n’existe pas ; le lien est peut-être incomplet.
error-no-spectators = Seules les personnes qui jouent peuvent regarder cette table.
error-removed = La personne qui tient cette table t’en a retiré l’accès.
error-remove-self = Tu ne peux pas t’exclure toi-même : quitte plutôt la table.
error-person-unknown = Personne n’est connu ainsi à cette table. La personne est peut-être déjà partie.
error-not-stored = Impossible de l’enregistrer. Regarde la table : il ne s’est sans doute rien passé ; essaie encore.
error-store-down = La base ne répond pas pour le moment ; réessaie un peu plus tard.
error-not-seated = Tu n’as pas de place à cette table.
error-join-first = Rejoins d’abord la table.
error-no-hints = Il n’y a d’indices que si tu joues uniquement contre des bots et que c’est ton tour.
error-no-such-game = Ce match n’a pas de partie { $game } ; il en a { $last }.
error-no-chat = Il n’y a pas de discussion à cette table.
error-message = Ce message est illisible : { $reason }
error-request = Cette requête est illisible : { $reason }
error-too-large = C’est trop volumineux.
error-too-many = Pas si vite ; réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-tables-open = Tu as { $most } tables qui ne sont pas terminées ; termine ou ferme d’abord l’une d’elles.
error-tables-public = Tu as { $most } tables publiques qui ne sont pas terminées ; termine ou ferme d’abord l’une d’elles, ou ouvre une table privée.
error-tables-address = { $most } tables ouvertes depuis ton réseau ne sont pas terminées ; terminez ou fermez-en d’abord quelques-unes.
error-session = Personne n’est connecté ici ; entre d’abord avec un nom.
error-login = Ce compte n’existe pas, ou ce n’est pas son mot de passe.
error-name = Un nom compte de 1 à { $longest } caractères imprimables, dont au moins une lettre, un chiffre ou un symbole visible.
error-password-both = Pour changer de mot de passe, donne l’ancien et le nouveau.
error-box-both = Donne soit le texte d’une boîte, soit ses données.
error-origin = Ce serveur n’accepte pas de requêtes venant de ce site.
error-content-type = Envoie du JSON, et dis-le : Content-Type: application/json.
error-not-found = Il n’y a rien ici.
error-method = Cela ne se fait pas ici.
error-internal = Quelque chose s’est mal passé ici ; dans le journal, c’est le numéro { $id }.
error-address = Impossible d’ouvrir le serveur à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }.
error-origin-form = Une origine ressemble à https://example.org, pas à { $origin }.
error-served = Un autre Parlour utilise déjà cette base, à l’adresse { $address }
error-door-address = { $address } n’est pas une adresse de cet ordinateur par laquelle des amis peuvent entrer.
error-door-nowhere = Cet ordinateur n’a pas d’adresse dans un réseau privé. Si tu en connais une, indique-la : --lan 192.168.1.5
error-door-elsewhere = Seule la personne assise devant l’ordinateur qui fait tourner Parlour peut laisser entrer les autres, à l’adresse qui y est affichée.
error-home-option = --lan, --port et --log vont avec « parlour » seul. Les options de « { $command } » se mettent après.
error-file-locks = Ce système ne sait pas verrouiller un fichier : deux serveurs pourraient écrire dans la même base. Utilise PostgreSQL : --store postgresql://user@host/database. Ou joue dans le terminal : parlour play.
error-several-processes = Plusieurs processus ont besoin de PostgreSQL : indique-le avec --store postgresql://user@host/database, ou n’en lance qu’un seul.
error-endpoint = Un service push a une adresse https que tout le monde peut atteindre.
error-device-keys = Ce ne sont pas les clés d’un navigateur abonné.
error-devices-many = On te prévient déjà sur { $most } appareils ; retires-en d’abord un.
error-device-unknown = Tu n’as pas d’appareil de ce genre.
error-zone-unknown = Le fuseau horaire { $zone } n’existe pas ; il y a par exemple Europe/Paris.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-mail-address = On ne peut pas envoyer d’e-mail à cette adresse.
error-mail-code = Ce n’est pas le bon code, ou il a expiré ; demandes-en un nouveau.
error-mail-unknown = Ce lien a déjà servi : tu ne recevras plus d’e-mails.
error-smtp-form = Un serveur SMTP s’écrit smtp://nom@mail.example.org:587 ou smtps://nom@mail.example.org, sans mot de passe, et non { $url }.
error-smtp-sender = Un e-mail ne peut pas venir de { $sender }.
error-smtp-origin = Les e-mails contiennent des liens : dis où se trouve ce serveur, avec --origin https://example.org.

notice-title = { $game } : à toi de jouer
notice-waiting =
    { $count ->
        [one] { $names } t’attend.
       *[other] { $names } t’attendent.
    }
notice-turn = C’est à toi.
notice-due = Tu as jusqu’au { $due }.
mail-code-subject = Ton code pour Parlour
mail-code-text =
    Quelqu’un, sans doute toi, voudrait être prévenu ici quand c’est son tour sur Parlour. Le code est

        { $code }

    et reste valable une heure. Si ce n’était pas toi, ne fais rien : tu ne recevras pas d’autre e-mail.
mail-turn-text =
    { $told }

    { $link }

    --
    Ne plus recevoir d’e-mails de Parlour : { $leave }

game-players =
    { $count ->
        [2] { $fewest } ou { $most } joueurs
       *[other] de { $fewest } à { $most } joueurs
    }
game-minutes = environ { $minutes } minutes
rules-cards = D’où viennent les cartes
bot-names = Ada, Bo, Cléo, Dag, Edda, Finn, Greta, Hugo, Inès, Jonas, Kira, Léo, Mina, Nils

page-title = Parlour
page-about = Un serveur pour les jeux de société à information cachée. Personnes et bots prennent place à ses tables, et nul n’en apprend plus que sa place ne le permet.
page-build = Pour jouer ici, dans le navigateur, construis son interface et relance le serveur :
page-play = Pour jouer en solo contre des bots, dans un terminal :
page-program = Pour écrire un client, commence par la description de l’interface :
page-games = Jeux
page-tables = Tables ouvertes
page-no-tables = Aucune table n’est ouverte pour le moment.
page-table-open = { $game } : { $names } ; { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
page-table-playing = { $game } : { $names } ; en cours

help-serve =
    Servir des tables sur le réseau.

    Les matchs sont gardés dans un fichier SQLite ou dans PostgreSQL. Pour plusieurs processus, il faut PostgreSQL.
help-store = Prendre soin de la base.
help-store-check =
    Vérifier que tout ce que contient la base a pu se produire.

    Chaque match est rejoué d’après son journal, chaque donne est tirée de nouveau d’après son secret.
help-store-backup =
    Copier la base dans le fichier TO, puis relire la copie.

    Le serveur peut tourner pendant ce temps. Cela ne vaut que pour les fichiers SQLite ; pour PostgreSQL, il y a pg_dump.
help-store-export =
    Écrire tous les matchs dans le fichier FILE, une ligne de JSON pour chacun.

    Les personnes, les mots de passe et les discussions n’y sont pas ; les secrets des donnes y sont.
help-store-import =
    Ajouter à la base les matchs d’un export.

    Chacun doit être intact. Ceux qui y sont déjà restent tels quels.
help-store-repair =
    Récupérer ce qui est intact dans le fichier DAMAGED et l’écrire dans le nouveau fichier TO.

    De chaque match reste la partie du journal que ses empreintes prouvent. Le fichier endommagé est seulement lu. Arrête d’abord le serveur.
help-admin =
    Gérer un serveur : tables, comptes, invitations, et un message à tout le monde.

    Les serveurs qui utilisent la base peuvent tourner pendant ce temps ; ils s’en aperçoivent en quelques secondes.
help-admin-tables =
    Lister toutes les tables où ce n’est pas fini, la plus récente d’abord.

    Avec son identifiant, on entre même à une table privée : garde-le pour toi.
help-admin-end =
    Mettre fin au match de la table TABLE. Personne ne gagne ; ce qui a été joué peut être revu.
help-admin-close =
    Fermer le compte ACCOUNT : on ne peut plus s’y connecter, et qui était connecté ne l’est plus.

    Les matchs joués restent, sous le nom qui y figure.
help-admin-password =
    Donner un nouveau mot de passe au compte ACCOUNT, et l’afficher. Qui était connecté ne l’est plus.
help-admin-invite =
    Afficher un code qui donne droit à un compte là où il faut une invitation (parlour serve --invited).
help-admin-message =
    Montrer TEXT sur la page d’accueil à partir de maintenant. Un texte vide retire le message ; sans texte, il est affiché.
help-accounts = Combien de comptes le code permet d’ouvrir.
help-invited_days = Pendant combien de jours il est valable.
help-message_language = Pour qui lit cette langue ; sans cette option, pour qui n’a pas de message dans la sienne.
help-only_invited = Pour avoir un compte, il faut une invitation (parlour admin invite) ; sans compte, il n’en faut pas.
help-verify =
    Vérifier le replay dans FILE : chaque donne doit découler du secret, et chaque coup avoir été permis.
help-host = Où écouter.
help-port = Sur quel port ; 0 prend n’importe lequel de libre.
help-store_url = Un fichier, sqlite:///chemin ou postgresql://user@host/database.
help-workers = Combien de processus servent.
help-bot_processes = Combien de processus réfléchissent pour les bots, pour chaque processus qui sert.
help-keep_days = Après combien de jours un match terminé est effacé, avec son enregistrement ; sans cette option, jamais.
help-origins = L’adresse d’une page qui peut parler à ce serveur, comme https://example.org ; peut être répété.
help-smtp_url = Le serveur SMTP qui envoie les e-mails, par exemple smtp://nom@mail.example.org:587 ; son mot de passe est dans PARLOUR_SMTP_PASSWORD. Sans lui, pas d’e-mails.
help-mail_sender = De qui viennent les e-mails, par exemple jeux@example.org.
help-log_form = Des lignes de JSON pour une machine, ou de texte pour une personne.
help-lan = Laisser entrer les amis de ce réseau, à l’adresse indiquée de cet ordinateur, ou à la plus probable.
help-home_port = Sur quel port ; sur un autre s’il est occupé.
help-show_log = Montrer le journal ici ; sinon il est gardé dans un fichier à côté des parties.
serve-ready = Parlour est à l’adresse { $address } (pour l’arrêter : Ctrl+C)
serve-there = Parlour tourne déjà, à l’adresse { $address }
home-address = Parlour est à l’adresse { $address }
home-port = Le port { $port } est occupé par un autre programme ; aujourd’hui, Parlour en utilise donc un autre.
home-door = Les amis de ce réseau entrent par { $address }
home-there-door = Pour laisser entrer les amis de ce réseau, utilise l’interrupteur de sa page : près du lien d’une table, et dans les réglages.
home-store = Tes parties sont gardées dans { $store }
home-stop = Pour arrêter, appuie ici sur Ctrl+C. Rien ne sera perdu.
home-failed = Parlour n’a pas pu continuer. La raison est dans { $log }
store-good =
    { $matches ->
        [one] { $matches } match, rien à redire.
       *[other] { $matches } matchs, rien à redire.
    }
store-bad = { $match } : { $problem }
store-copied = Matchs dans { $path } : { $matches }.
store-imported = Matchs ajoutés : { $added } ; déjà présents : { $there }.
store-cut = { $match } : { $kept } entrées sur { $entries } sont intactes et gardées.
store-unreadable = Des lignes de la table { $table } sont illisibles et perdues.
store-repaired = Matchs dans { $path } : intacts, { $whole } ; incomplets, { $cut }.
admin-tables =
    { $tables ->
        [one] { $tables } table où ce n’est pas fini.
       *[other] { $tables } tables où ce n’est pas fini.
    }
admin-table-open = { $table }  { $opened }  { $game }, pas commencé, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    } : { $names }
admin-table-playing = { $table }  { $opened }  { $game }, en cours : { $names }
admin-ended = Le match est arrêté ; personne n’a gagné.
admin-closed = Le compte { $account } est fermé.
admin-password = Le mot de passe de { $account } est maintenant { $password }
admin-invited = { $code } (comptes : { $accounts } ; jours : { $days })
admin-message = { $language } : { $text }
admin-message-all = tout le monde
admin-no-message = Il n’y a pas de message.
verify-commitment = Le secret est bien celui qui avait été promis avant la première carte.
verify-game = Partie { $game } : { $draws ->
        [one] { $draws } tirage découle
       *[other] { $draws } tirages découlent
    } du secret, { $moves ->
        [one] { $moves } coup était permis
       *[other] { $moves } coups étaient permis
    } ; points { $scores }.
verify-result = Victoire : { $winners }.
verify-aborted = Le match a été arrêté ; personne n’a gagné.
verify-practice = C’était un entraînement : un choix a été annulé, ou l’appareil connaissait toutes les cartes ; le match ne compte donc pas.
verify-forked = Les { $steps } premières étapes viennent d’une autre partie et ne peuvent pas être vérifiées : c’était un entraînement.

# Une figure d’une page d’apprentissage, en mots
figure-line = { $label } : { $pieces }
figure-best = { $piece } (gagne)
figure-out = { $piece } (hors jeu)
figure-may = { $piece } (possible)

# Raisons : $clause dit tout d’un coup ; $move est l’autre (« avec la carte grenouille 7 »)
reason-often =
    { $only ->
        [yes] { $clause } ; { $move }, { $much } seulement.
       *[no] { $clause } ; { $move }, { $much }.
    }
reason-amount = { $clause }, contre { $much } { $move }.
reason-share =
    { $count ->
        [0] { $exact ->
            [yes] jamais
           *[no] presque jamais
        }
        [100] { $exact ->
            [yes] à chaque fois
           *[no] presque à chaque fois
        }
       *[other] { $short ->
            [yes] dans { $count }
           *[no] dans { $count } cas sur 100
        }
    }
reason-best = avec le meilleur coup
reason-each = avec chacun de ces coups
reason-shares = dans { $low } à { $high } cas sur 100
reason-amounts = { $low } à { $high }
reason-alike = { $clause } : le choix ne change presque rien.
reason-evens = Ce qui reste pour plus tard compense cela.
reason-speaks = Cela parle pour le meilleur coup, mais ce n’est pas forcément toute la raison.
reason-ends =
    { $move }, { $you ->
        [yes] tu finis la partie
       *[no] { $player } finit la partie
    } avec { $much } points en moyenne
reason-victory =
    { $move }, { $you ->
        [yes] tu gagnes la partie
       *[no] { $player } gagne la partie
    } { $much }
reason-later = La différence ne vient que plus tard dans la partie.
reason-nothing = Rien de ce qui arrive bientôt ne distingue ces coups
reason-other =
    { $kind ->
        [amount] { $more ->
            [yes] plus de
           *[no] moins de
        }
       *[often] { $more ->
            [yes] plus souvent
           *[no] moins souvent
        }
    }

# Où en est la partie, quand une chance de gagner peut surprendre
standing-gains =
    { $ahead ->
        [yes] Tu devances { $name }, mais à partir de maintenant { $name } marquera sans doute plus : encore environ { $more } points, toi { $less }.
       *[no] { $name } te devance, mais à partir de maintenant tu marqueras sans doute plus : encore environ { $more } points, { $name } { $less }.
    }
standing-even = Si vous étiez { $count } à égalité, chacun gagnerait { $even } fois sur 100. Parmi les autres, { $name } gagne le plus : { $wins }.
