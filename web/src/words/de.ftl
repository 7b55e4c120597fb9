# Die Seiten von Parlour auf Deutsch. Was ein Spiel sagt, steht bei seinen Regeln.

parlour = Parlour
you = Du
seat = Platz { $seat }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
none = keine
no-clock = ohne Uhr

# Überall
skip = Zum Inhalt springen
nav = Hauptnavigation
nav-home = Parlour: alle Spiele
nav-lobby = Offene Tische
nav-games = Meine Partien
nav-account = Dein Name: { $name }
nav-waiting =
    { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
close = Schließen
save = Speichern
cancel = Abbrechen
more = Mehr zeigen
loading = Einen Moment …
try-again = Noch einmal versuchen
reload = Neu laden
to-games = Alle Spiele
back-to-game = Zurück zum Spiel
rules = Regeln
rules-layer = Wie ausführlich
rules-teaching = So wird gespielt
rules-reference = Jede einzelne Regel
menu = Tischmenü

# Was schiefgeht
missing-title = Hier ist nichts
missing-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde schon abgeräumt.
broken-title = Das hat nicht geklappt
broken-about = Diese Seite lässt sich nicht anzeigen. Vielleicht ist die Verbindung unterbrochen, oder es gibt eine neuere Version von Parlour; meist hilft es, die Seite neu zu laden. Deine Partien sind sicher.
error-offline = Der Server ist nicht zu erreichen. Bist du online?
error-server = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-late = Dein Zug kam nicht mehr rechtzeitig an; das Spiel ist schon weitergegangen.
error-session = Du wurdest abgemeldet. Lade die Seite neu, um wieder hereinzukommen.
error-no-spectators = Diesen Tisch dürfen nur die Mitspielenden sehen.
error-removed = Du wurdest von diesem Tisch verwiesen.
connection-lost = Es gibt keine Verbindung zu Parlour. Sobald sie wieder da ist, geht alles von selbst weiter.
update-ready = Es gibt eine neue Version von Parlour.

# Startseite
home-title = Setz dich dazu
home-about = Tischspiele für etwa eine halbe Stunde: gegen Bots, die nicht mehr sehen als du, oder mit Freunden am selben Tisch.
home-now = „Sofort spielen“ setzt dich mit Bots an einen Tisch: Wähle, wie viele mitspielen und wie stark die Bots sind. Du brauchst kein Konto.
home-unfinished = Hier geht es weiter
home-message = Eine Nachricht von der Person, die diesen Server betreibt
play-now = Sofort spielen
play-now-seats = Zahl der Spielenden
play-now-players =
    { $seats ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] { $seats } Plätze
    }
play-now-level = Stärke der Bots
play-now-bots = Bots: { $level }
with-friends = Mit Freunden

# Eine Lektion
learn = Lernen
learn-title = { $game }: eine erste Lektion
learn-chapter = Teil { $chapter } von { $chapters }: { $title }
learn-go-on = Weiter
learn-new = Ein neues Beispiel.
learn-show = Zeig es mir
learn-again = Diesen Teil noch einmal
learn-skip = Diesen Teil überspringen
learn-wrong = Nicht ganz.
learn-over = Jetzt weißt du, wie es geht
learn-over-about = Zeit für eine richtige Partie: Auf den anderen Plätzen sitzen Bots, und Ratschläge sagen dir, woran du denken solltest.
learn-first-game = Deine erste Partie spielen
learn-repeat = Die Lektion von vorn

# Listen
lobby-title = Offene Tische
lobby-about = Öffentliche Tische, an denen noch ein Platz frei ist oder eine Partie zum Zuschauen läuft.
lobby-empty = Zurzeit gibt es keine öffentlichen Tische. Eröffne selbst einen: Wähle ein Spiel und dann „Mit Freunden“.
lobby-open = Einen Tisch eröffnen
games-title = Meine Partien
games-about = Angefangene Partien zum Weiterspielen, beendete zum Nachschauen.
games-empty = Du hast noch nicht gespielt.
games-mine = Du bist dran
games-others = Andere sind dran
games-open = Noch nicht begonnen
games-finished = Beendet
games-none-finished = Du hast noch keine Partie zu Ende gespielt.
match-mine = du bist dran
match-with = mit { $names }
match-until = bis { $due }
match-won-you = du hast gewonnen
match-won-with = du und { $names } habt gewonnen
match-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
match-free =
    { $free ->
        [0] kann beginnen
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
match-playing = läuft
match-finished = beendet
match-over = Die Partie ist zu Ende
match-nobody = noch niemand
match-alone = noch niemand sonst

# Ein neuer Tisch
new-title = Ein neuer Tisch
new-who = Wer mitspielt
new-name-made-up = oder wir denken uns einen aus
new-seats = Mitspielende
new-friend = reserviert für einen Freund
new-bot = Bot: { $level }
new-variants = Varianten
new-cards = Die Karten
new-cards-own = die aus meiner Schachtel
new-cards-house = die von Parlour
new-set = Reihe { $number }
new-table = Der Tisch
new-games = Länge
new-games-count =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele, Punkte werden addiert
    }
new-clock = Zeit pro Entscheidung
new-shown = Wer mitmachen darf
new-by-link = alle, die den Link haben
new-public = alle (öffentlich gelistet)
new-spectators = Andere dürfen zuschauen
new-chat = Chat am Tisch
new-open = Tisch eröffnen
bot-random = zufällige Züge
bot-greedy = Faustregel
bot-novice = Neuling
bot-casual = Gelegenheitsspieler
bot-regular = Stammgast
bot-expert = Könner
bot-master = Meister
bot-champion = Champion

# Varianten, auf die sich ein Tisch einigt
option-experienced = Nur eine Mischung je Zug und keine nach dem letzten Stich
option-chaos = Wer beginnt, bestimmt, wer als Nächstes beginnt
option-zero = Mit der Null: Wer sie in einem Zug legt, nimmt den anderen ihren letzten Gewinn
option-memory = Der Tisch merkt sich, welche Unterseiten schon zu sehen waren
option-solo_double = Eine Zahl ganz in der eigenen Farbe zählt doppelt
option-free_number = Auf diese Zahl dürfen Steine ohne Umdrehen gesetzt werden
option-combination = Wer alle hier markierten Zahlen gewonnen hat, gewinnt das Spiel sofort (für eine zweite Reihe erscheint ein weiteres Feld)
option-joker_closes = Der Joker darf eine Zahl abschließen
option-children = Hier sitzen Kinder: Sie dürfen Steine ohne Umdrehen setzen
option-name_oneself = Wer beginnt, bestimmt, wer als Nächstes beginnt, und darf es auch selbst sein
option-turn_again = Eine Schlange, die schon umgekehrt ist, darf noch einmal umgekehrt werden
option-joker_seen = Fällt ein Stein mit dem Joker nach oben, sehen das alle, bevor er umgedreht wird
option-first_return = Ein Stein darf einmal sofort zurück; erst erneutes Hin und Her ist verboten
preset-family = Mit Kindern: leichtere Regeln ab 6 Jahren (ihre Plätze wählst du unten; der Joker darf eine Zahl abschließen)

# Vor der ersten Karte
arrival-invited = { $host } hat noch einen Platz für dich frei.
arrival-free = Hier ist noch ein Platz für dich frei.
arrival-sit = Hinsetzen
arrival-watch = Nur zuschauen
room-seats = Plätze
room-free =
    { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
room-ready = Alle sind da. Du kannst beginnen.
room-wait-host = Alle sind da. Beginnen kann, wer eingeladen hat.
room-clock = { $clock } pro Entscheidung
room-close = Diesen Tisch schließen
room-closed = Dieser Tisch ist geschlossen.
room-away = nicht da
room-stand = Aufstehen
room-free-seat = Platz freimachen
room-empty = freier Platz
room-sit = Hier hinsetzen
room-bot = Bot dazusetzen
room-level = Neue Bots spielen als
looks-change = Aussehen ändern
person-more = Mehr
begin = Beginnen
share-title = Andere einladen
share-link = Wer diesen Link hat, kann sich dazusetzen
share-watch = Wer diesen Link hat, kann zuschauen
share-here = Dieser Link funktioniert nur auf diesem Computer
share-copy = Link kopieren
share-copied = Link kopiert.
share-by-hand = Das Kopieren hat nicht geklappt: Markiere den Link und kopiere ihn von Hand.
share-send = Verschicken
share-code = Der Link als QR-Code, zum Scannen mit dem Handy
door-open = Freunde in diesem Netzwerk hereinlassen
door-shut = Bisher kann nur dieser Computer Parlour öffnen.
door-who = Alle in diesem Netzwerk können jetzt hereinkommen. Sie sehen öffentliche Tische und, wenn sie den Link haben, auch andere. Schalte es aus, und sie sind wieder draußen.
door-address = Adresse im Link
door-nowhere = Dieser Computer ist anscheinend in keinem Netzwerk, deshalb können Freunde nicht hereinkommen.

# Am Tisch
table-region = Der Tisch
beside = Neben dem Tisch
notes = Mitteilungen
your-move = Du bist am Zug
your-only-move = Dein einziger Zug: Er wird für dich gemacht
only-move-made = { $sentence } Das war dein einziger möglicher Zug.
your-change = Du kannst es dir noch anders überlegen
offers-list =
    { $count ->
        [0] Deine Züge als Liste
       *[other] Deine Züge als Liste ({ $count })
    }
log = Was bisher geschah
wait = Einen Moment …
waiting-for = Warten auf { $names }
seat-waiting = am Zug
seat-closer = Den Platz von { $name } genauer ansehen
go-on = Weiter
skip-beats = Überspringen
skip-about = Alles Weitere auf einmal zeigen
tap-how = Irgendwo tippen: weiter
# Unter den Bildern der Werkzeuge auf einem Telefon: ein kurzes Wort
tool-advice = Rat
tool-undo = Zurück
tool-notes = Neues
tool-chat = Chat
tool-menu = Menü
seat-chose = Wahl getroffen
game-of = Spiel { $game } von { $games }
spectating = Du schaust zu und siehst nur, was alle sehen dürfen.
reconnecting-short = Verbinde neu …
reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; deine Partie ist sicher.
company = Am Tisch
company-spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
relieved-time = Zeit abgelaufen: ein Bot spielt
relieved-absent = nicht da: ein Bot spielt
relieved-resigned = ein Bot spielt
relieved-you-time = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
relieved-you-absent = Du warst weg; ein Bot spielt für dich.
relieved-you-resigned = Ein Bot spielt für dich.
return = Wieder selbst spielen
clock-left = Verbleibende Zeit: { $time }
chat = Chat
chat-mute = Ausblenden
chat-unmute = Chat einblenden
chat-nothing = Es hat noch niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-new = Chat ({ $count } neu)
chat-said = { $name }: { $text }
chat-muted = Stummgeschaltet:
reactions = Reaktionen
reaction-bravo = Gut gespielt!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Hoppla!
reaction-hmm = Hm …
reaction-thanks = Danke!
mute = Stummschalten
mute-about = In diesem Browser siehst du an keinem Tisch mehr, was diese Person sagt.
unmute = { $name } wieder hören
muted = stummgeschaltet
remove-person = Vom Tisch verweisen
remove-about = Die Person muss gehen und kann nicht an diesen Tisch zurück.
remove-about-game = Die Person muss gehen und kann nicht an diesen Tisch zurück. Ihren Platz übernimmt endgültig ein Bot.
remove-sure = { $name } vom Tisch verweisen
looks = Dein Aussehen
looks-avatar = Gesicht
looks-colour = Farbe
looks-about = Die anderen sehen es hier und an deinen nächsten Tischen. Hat schon jemand deine Farbe, bekommst du eine andere.
avatar-initial = dein Anfangsbuchstabe
avatar-owl = Eule
avatar-cat = Katze
avatar-bear = Bär
avatar-fox = Fuchs
avatar-rabbit = Hase
colour-seat = wie der Platz
colour-plum = Pflaume
colour-teal = Petrol
colour-ochre = Ocker
colour-leaf = Laubgrün
colour-violet = Violett
colour-rust = Rost
hint = Tipp
hint-title = Was ein Meister spielen würde
hint-thinking = Denkt nach …
hint-first-look = Ein erster Blick. Er wird noch genauer:
hint-best = Die besten Gewinnchancen:
hint-equal = Diese sind etwa gleich gut:
hint-all-equal = Alle sind etwa gleich gut. Spiel, was du magst.
hint-only = Dein einziger Zug:
hint-rest = Weniger gut:
hint-cases = Der Tipp kennt nichts Verdecktes: Er probiert viele Möglichkeiten aus.
hint-left = { $count ->
    [one] Ein weiterer Zug sah von vornherein schlechter aus.
   *[other] { $count } weitere Züge sahen von vornherein schlechter aus.
}
hint-lost = Diese Partie ist so gut wie verloren, was du auch spielst.
hint-behind = { $name } hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr als du.
hint-won = Diese Partie ist so gut wie gewonnen.
hint-better = Denkt weiter nach …
hint-wins = gewinnt { $wins } von 100 Partien
hint-each = Jeder gewinnt etwa { $wins } von 100 Partien.
hint-spread = (±{ $spread })
hint-spread-about = ± sagt, um wie viel diese Zahlen danebenliegen können: Sie stammen aus Probespielen.
hint-no-reason = Kein Grund allein gibt den Ausschlag: Alles in allem ist es etwas besser.
hint-points = { $points ->
    [one] am Ende etwa { $points } Punkt
   *[other] am Ende etwa { $points } Punkte
}
hint-mark = empfohlen
hint-why = Warum?
hint-do = So spielen
guide-enough = Ich kenne das Spiel
guide-gone = Die Ratschläge waren für deine erste Partie. In den Einstellungen holst du sie zurück.
guide-only = Du hast hier nur einen Zug, also nichts zu wählen.
    .short = Hier gibt es nur einen Zug.
guide-rule = Die eine Regel
guide-rule-read = Verstanden
advice-more = mehr
advice = Ratschlag

# Wünsche
take-back = Die anderen bitten, meinen letzten Zug zurücknehmen zu dürfen
undo = Rückgängig
undo-about = Du gehst zurück zu deiner letzten Entscheidung, und die Bots nehmen ihre Züge mit zurück. Hast du seitdem etwas Neues erfahren, wird diese Partie zur Übung: Sie geht weiter, zählt aber nicht.
undo-sure = Zurückgehen
practice = Übung
practice-about = In dieser Partie wurde eine Entscheidung rückgängig gemacht, dieses Gerät kennt alle Karten, oder sie geht von einem Moment einer anderen Partie aus. Deshalb zählt sie nicht.
stand-in = Einen Bot für { $names } spielen lassen
stand-in-ask = Die anderen bitten, einen Bot für { $names } spielen zu lassen
abort = Dieses Spiel abbrechen
abort-ask = Die anderen bitten, abzubrechen
abort-about = Das Spiel endet hier, und niemand gewinnt.
abort-sure = Spiel abbrechen
resign = Einen Bot für mich spielen lassen
resign-about = Ein Bot übernimmt deinen Platz. Solange das Spiel dauert, kannst du jederzeit zurückkommen.
resign-sure = Bot spielen lassen
leave = Den Tisch verlassen
leave-about = Dein Platz bleibt dir erhalten: Du findest den Tisch unter „Meine Partien“.
wish-abort = { $name } möchte das Spiel abbrechen. Niemand würde gewinnen.
wish-take-back = { $name } möchte den letzten Zug zurücknehmen.
wish-rematch = { $name } möchte noch einmal spielen.
wish-stand-in = { $name } schlägt vor, vorerst einen Bot für { $absent } spielen zu lassen.
wish-mine-abort = Du möchtest das Spiel abbrechen. Noch haben nicht alle geantwortet.
wish-mine-take-back = Du möchtest deinen Zug zurücknehmen. Noch haben nicht alle geantwortet.
wish-mine-rematch = Du möchtest noch einmal spielen. Noch haben nicht alle geantwortet.
wish-mine-stand-in = Du möchtest einen Bot für { $absent } spielen lassen. Noch haben nicht alle geantwortet.
agree = Einverstanden
decline = Nein
withdraw = Doch nicht

# Das Ende
result = Ergebnis
result-you = Du hast gewonnen!
result-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] Gemeinsamer Sieg: { $names }
    }
result-wins-with =
    { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    } mit { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
result-shared-with =
    Gemeinsamer Sieg: { $names }, mit je { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
result-aborted = Das Spiel wurde abgebrochen; niemand hat gewonnen
result-game = Spiel { $game } von { $games } ist zu Ende
result-rank = Rang
result-name = Name
result-points = Punkte
result-total = Gesamt
result-winner = gewonnen
result-next = Nächstes Spiel
result-soon = Das nächste Spiel beginnt in ein paar Sekunden von selbst.
result-rematch = Noch einmal spielen
result-to-rematch = Zur nächsten Partie
result-replay = Aufzeichnung ansehen

# Wiederholungen
replay-title = { $game }: Aufzeichnung
replay-eyes = Aus Sicht von
replay-spectator = Zuschauern
replay-own = { $name } (du)
face-up = Alles offen
face-up-all = Hier lässt sich nichts weiter aufdecken.
face-up-closer = Tippe auf eine Person, um ihre Karten zu sehen.
replay-game = Spiel
replay-share = Teilen
replay-link = Ein Link genau zu diesem Moment
replay-bar = Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-position = Position
replay-step = Schritt { $at } von { $last }
replay-round = Runde
replay-file = Herunterladen, um jede Ziehung mit „parlour verify“ nachzuprüfen

# Die Analyse einer beendeten Partie. Änderungen sind Teile der Gewinnchance, mit Vorzeichen.
review = Analyse
review-title = { $game }: Analyse
review-seat = Wessen Partie
review-whose =
    { $own ->
        [true] Deine Partie
       *[false] Die Partie von { $name }
    }
review-lead = Kurz gesagt
review-luck = Glück: { $parts }. Jede Zahl kann um etwa { $noise } danebenliegen.
review-no-luck = Glück machte keinen Unterschied, dessen sich der Trainer sicher ist.
review-luck-later = Was Glück war, sagt der Trainer, sobald er die ganze Partie angesehen hat.
review-working = Der Trainer ist noch bei der Arbeit: Was hier steht, kann sich noch ändern.
review-provisional = vorläufig
review-progress = Der Trainer sieht sich die Partie an: { $found } von { $total } Entscheidungen
review-chances = Der Trainer rechnet die Gewinnchancen aus …
review-errors =
    { $count ->
        [0] Fehler
        [one] Der größte Fehler
       *[other] Die { $count } größten Fehler
    }
review-no-errors = Kein Fehler, der außer Zweifel steht.
review-none-yet = Keine in dem, was der Trainer bisher angesehen hat.
review-not-yet = Der Trainer hat noch keine Entscheidung angesehen.
review-failed = Der Trainer konnte sich diese Partie nicht ansehen.
review-numbers = Was die Zahlen bedeuten
review-means = „Um 10 %“ heißt: Von 100 Partien, die von da an weitergehen, werden ungefähr 10 weniger gewonnen. Dabei zählt die Chance auf den Sieg und, ein wenig, der Vorsprung an Punkten. Ein Grund nennt eine der Ursachen; die Zahl darin sagt etwas anderes: wie oft das geschieht oder wie viel es ausmacht.
review-hide = Lösungen verbergen, um sie selbst zu finden
review-error =
    { $at }: { $mark ->
        [blunder] ein grober Fehler, der
        [mistake] ein Fehler, der
        [doubtful] vielleicht eine Ungenauigkeit, die
       *[slip] eine Ungenauigkeit, die
    } { $cost ->
        [points] eher Punkte als eine Chance auf den Sieg gekostet hat
       *[chance] die Chance auf den Sieg um { $loss } gesenkt hat
    }
review-played =
    { $own ->
        [true] Deine Wahl: { $move }.
       *[false] Die Wahl von { $name }: { $move }.
    }
review-better = Besser: { $move }.
review-reason = Ein Grund:
review-cost =
    Das hat { $cost ->
        [points] eher Punkte als eine Chance auf den Sieg gekostet
       *[chance] die Chance auf den Sieg um { $loss } gesenkt
    }.
review-interval = Es können { $low } bis { $high } sein.
review-interval-none = Es können bis zu { $high } sein oder auch gar nichts.
review-won = Die Partie wurde trotzdem gewonnen.
review-unpunished = So, wie alles Verdeckte wirklich war, hätte der bessere Zug kaum mehr gebracht. Aber das konnte niemand wissen.
review-all = Alle { $count } zeigen
review-complete = Der Trainer hat alles angesehen.
review-sort = Die größten zuerst
review-show = Auf dem Tisch zeigen
review-retry = Noch einmal versuchen
review-move = Zug { $step }
review-start = Die Karten sind verteilt
review-accounts = Warum es so ausging
review-ended =
    { $won ->
        [true] { $own ->
            [true] Du hast gewonnen.
           *[false] { $name } hat gewonnen.
        }
       *[false] { $own ->
            [true] Du hast nicht gewonnen.
           *[false] { $name } hat nicht gewonnen.
        }
    }
review-most =
    { $won ->
        [true] { $own ->
            [true] Am meisten geholfen hat dir: { $causes }.
           *[false] Am meisten geholfen hat: { $causes }.
        }
       *[false] { $own ->
            [true] Am meisten gekostet hat dich: { $causes }.
           *[false] Am meisten gekostet hat: { $causes }.
        }
    }
review-perhaps =
    { $won ->
        [true] Was am meisten geholfen hat, ist nicht sicher: vielleicht { $causes }.
       *[false] Was am meisten gekostet hat, ist nicht sicher: vielleicht { $causes }.
    }
review-unclear =
    { $won ->
        [true] Was am meisten geholfen hat, lässt sich hier nicht sagen: Die Teile unterscheiden sich zu wenig.
       *[false] Was am meisten gekostet hat, lässt sich hier nicht sagen: Die Teile unterscheiden sich zu wenig.
    }
review-cause-draw = das Glück beim Ziehen
review-cause-play =
    { $own ->
        [true] dein Spiel
       *[false] das Spiel von { $name }
    }
review-cause-choices =
    { $own ->
        [true] deine Entscheidungen
       *[false] die Entscheidungen von { $name }
    }
review-cause-guesses = was sich nicht wissen ließ
review-sums = Jede Zahl ist eine Summe über die ganze Partie: wie viel Gezogenes oder Entscheidungen die Chance auf den Sieg gehoben (+) oder gesenkt (−) haben. Zusammen führen sie von gleichen Chancen zum Ergebnis.
review-beyond = In einer langen Partie geht es oft auf und ab, deshalb kann eine Summe mehr als 100 % sein.
review-part = Teil
review-change = Änderung der Gewinnchance
review-even = Gleich verteilt
review-draw = Glück beim Ziehen
review-draw-about = welche Karten kamen und wer anfing
review-play =
    { $own ->
        [true] Dein Spiel
       *[false] Das Spiel von { $name }
    }
review-play-about = Entscheidungen, verglichen mit denen eines einfachen Bots an derselben Stelle
review-guesses =
    { $own ->
        [true] Dein Glück mit dem, was du nicht wissen konntest
       *[false] Das Glück von { $name } mit dem, was sich nicht wissen ließ
    }
review-guesses-about = wie dieselben Entscheidungen ausgingen, so wie alles Verdeckte wirklich war
review-guesses-none = kein klarer Unterschied: So weit kann der Trainer danebenliegen
review-within = davon:
review-decided =
    { $own ->
        [true] was du entschieden hast
       *[false] was { $name } entschieden hat
    }
review-outcome = Das Ergebnis
review-noise = Der Trainer spielt solche Partien zufällig zu Ende, deshalb kann jeder Teil um etwa { $noise } danebenliegen.
review-curve = Gewinnchancen
review-curve-about =
    Die dicke Linie ist { $own ->
        [true] deine Gewinnchance
       *[false] die Gewinnchance von { $name }
    }. Die Balken darunter zeigen, wer sie jedes Mal bewegt hat: nach oben half, nach unten schadete. Ein Fehler („!“) wird am besten Zug gemessen: Die Linie kann trotzdem steigen, und wo sie fällt, kann es das Ziehen gewesen sein oder jemand anders.
review-curve-draw = das Ziehen
review-curve-deal = die neuen Karten
review-curve-nobody = niemand hat viel verändert
review-curve-point =
    { $when }: { $doings }. { $own ->
        [true] Deine Gewinnchance
       *[false] Die Gewinnchance von { $name }
    }: { $before } → { $after }.{ $error ->
        [yes] {" "}Hier ist ein Fehler passiert.
       *[no] {""}
    }
review-curve-moments = Momente der Partie: Die Pfeiltasten gehen vom einen zum nächsten, die Eingabetaste zeigt ihn auf dem Tisch
review-curve-tap = Jeder Punkt der Kurve führt zu seinem Moment auf dem Tisch.
review-curve-doing =
    { $own ->
        [true] Wer deine Chance verändert hat
       *[false] Wer die Chance von { $name } verändert hat
    }
review-curve-error = ein Fehler
review-curve-begins = Nach dem Geben
review-curve-ends = Das Ende
review-curve-table = Als Tabelle
review-when = Nach
review-strength =
    { $own ->
        [true] Wie gut du gespielt hast
       *[false] Wie gut { $name } gespielt hat
    }
review-grade =
    { $own ->
        [true] Auf { $decisions } deiner { $total } Entscheidungen kam es an.
       *[false] Auf { $decisions } von { $total } Entscheidungen von { $name } kam es an.
    } Im Mittel senkte jede die Chance auf den Sieg um { $loss }. { $place ->
        [best] Das ist mindestens so stark wie der Bot { $weakest }; genauer sagt es eine Partie nicht.
        [worst] Das ist höchstens so stark wie der Bot { $strongest }; genauer sagt es eine Partie nicht.
        [any] So kann ein Bot jeder Stärke spielen: Eine Partie sagt zu wenig.
       *[between] Das ist eine Stärke zwischen den Bots { $weakest } und { $strongest }; genauer sagt es eine Partie nicht.
    }
review-ungraded = Für einen Vergleich mit den Bots gab es zu wenig zu entscheiden.
review-only =
    { $count ->
        [one] Stark: Einmal gab es nur einen guten Zug, und { $own ->
            [true] du hast
           *[false] { $name } hat
        } ihn gefunden.
       *[other] Stark: { $count }-mal gab es nur einen guten Zug, und { $own ->
            [true] du hast
           *[false] { $name } hat
        } ihn jedes Mal gefunden.
    }
review-moment = { $at }: vor der Wahl
review-happened = { $at }: was geschah
review-earlier = Der Moment davor
review-next = Der nächste Moment
review-fine = Der Trainer findet hier keine bessere Wahl.
review-in-replay = In der Aufzeichnung
review-back = Zurück zur Liste
review-to-curve = Zurück zur Kurve
retry-title = { $at }: noch einmal
retry-find =
    { $own ->
        [true] Was würdest du jetzt wählen?
       *[false] Was würdest du für { $name } wählen?
    }
retry-played =
    { $own ->
        [true] In der Partie war deine Wahl: { $move }.
       *[false] In der Partie war die Wahl von { $name }: { $move }.
    }
retry-wrong =
    { $versus ->
        [better] Besser als in der Partie, aber noch nicht das Beste: „{ $move }“ senkt die Chance auf den Sieg um { $loss } statt { $before }.
        [alike] Etwa so schlecht wie in der Partie: „{ $move }“ senkt die Chance auf den Sieg um { $loss }, in der Partie waren es { $before }; ein so kleiner Unterschied kann Zufall sein.
        [worse] Schlechter als in der Partie: „{ $move }“ senkt die Chance auf den Sieg um { $loss } statt { $before }.
       *[same] Dasselbe wie in der Partie: „{ $move }“ senkt die Chance auf den Sieg um { $loss }.
    } Versuch einen anderen Zug.
read-on = Weiterlesen
retry-clue = Ein Hinweis: { $clue }
retry-right = Richtig: Das ist so gut wie der beste Zug.
retry-coach = Die Wahl des Trainers: { $move }.
retry-best = Richtig: Nichts ist besser.
retry-show = Lösung zeigen
play-on = Von hier an weiterspielen
play-on-about = In diesem Moment übernimmst du, und Bots spielen gegen dich. Es ist eine Übung und zählt nicht.
play-on-seat = Wo sitzt du?
play-on-hidden = Was du nicht sehen konntest
play-on-same = Wie es war
play-on-anew = Neu verteilt
play-on-back = Zurück zur fertigen Partie
play-on-begin = Platz nehmen

# Einstellungen
settings-title = Einstellungen
sound = Ton
settings-language = Sprache
settings-theme = Darstellung
theme-auto = wie mein Gerät
theme-light = hell
theme-dark = dunkel
settings-speed = Tempo
speed-normal = gemächlich
speed-fast = flott
speed-off = aus
settings-forced = Den einzig möglichen Zug für mich machen
settings-forced-about = Hast du nur einen möglichen Zug, wird er nach einem Augenblick für dich gemacht.
settings-muted = Chat ausblenden
settings-muted-about = An allen Tischen, bis du ihn wieder einblendest.
settings-guide = Die Ratschläge für Neulinge wieder zeigen
settings-guide-back = Die Ratschläge sind wieder da: bei jedem Spiel in deiner nächsten Partie.
install = Parlour installieren
install-about = Mit eigenem Symbol und eigenem Fenster auf diesem Gerät.

# Bescheid bekommen, wenn man dran ist
notices-title = Wenn ich dran bin
notices-about = In Partien, die Tage dauern, musst du nicht ständig nachsehen: Du bekommst Bescheid. In der Nachricht steht nichts über deine Karten, nur dass du dran bist.
notices-here = Auf diesem Gerät Bescheid geben
notices-here-about = Auch wenn Parlour geschlossen ist. Dein Browser fragt vorher, ob du einverstanden bist.
notices-here-open = Nur solange Parlour in einem anderen Tab offen ist: Sonst kann dieser Browser keine Nachrichten empfangen. Auf dem iPhone oder iPad musst du Parlour zuerst zum Home-Bildschirm hinzufügen.
notices-denied = Dieser Browser lässt Parlour keine Mitteilungen zeigen. Das kannst du in den Browser-Einstellungen für diese Seite ändern.
notices-none = Mitteilungen brauchen eine sichere Verbindung (https) und einen Browser, der sie zeigen kann.
notices-devices = Geräte, auf denen du Bescheid bekommst
notices-this-device = dieses Gerät
notices-match = Gib mir Bescheid, wenn ich dran bin
notices-match-about = In dieser Partie, wenn ich nicht am Tisch bin.
notices-quiet = Ruhezeit
notices-quiet-about = In dieser Zeit bekommst du keinen Bescheid, aber gleich danach. Deine Zeitzone: { $zone }.
notices-from = Von
notices-until = Bis
notices-mail = Auch per E-Mail
notices-mail-about = Wir schicken einen Code an diese Adresse, damit niemand anders deine Adresse eintragen kann.
notices-mail-send = Code schicken
notices-mail-to = Per E-Mail an { $address }
notices-mail-confirmed = Ab jetzt bekommst du auch per E-Mail Bescheid.
notices-code = Der Code aus der E-Mail
notices-code-about = Wir haben ihn an { $address } geschickt.
notices-confirm = Bestätigen
remove = Entfernen
unsubscribe-title = E-Mails von Parlour
unsubscribe-about = Du bekommst dann keine E-Mail mehr, wenn du dran bist.
unsubscribe = Keine E-Mails mehr
unsubscribe-done = Erledigt: Du bekommst keine E-Mails mehr.

# Konten
account-title = Dein Konto
account-about = Du bist als Gast hier. Mehr brauchst du zum Spielen nicht.
account-is = Du bist als { $account } angemeldet.
account-name = Dein Name am Tisch
account-your-name = Dein Name
account-renamed = So heißt du ab jetzt. An einem Tisch, an dem du schon sitzt, änderst du deinen Namen im Tischmenü.
account-with = Ein Konto, wenn du magst
account-why = Mit einem Konto findest du deine Partien auch auf anderen Geräten. Nach einer E-Mail-Adresse fragen wir nicht; ein vergessenes Passwort können wir dir deshalb nicht schicken.
account-account = Kontoname
account-password = Passwort
account-password-about = Mindestens 8 Zeichen.
account-invitation = Einladung
account-invitation-about = Nur für ein neues Konto: ein Code von der Person, die diesen Server betreibt.
account-old = Bisheriges Passwort
account-new = Neues Passwort
account-password-changed = Dein Passwort ist geändert, und deine anderen Geräte sind abgemeldet.
account-leave = Abmelden
account-left = Du bist abgemeldet.
account-welcome = Willkommen!
login = Anmelden
register = Konto anlegen
logout = Hier abmelden
logout-everywhere = Überall abmelden

# Wessen Karten es sind, und „Ich habe das Spiel“
cards-house = Manches, was auf den Karten steht, haben wir selbst festgelegt: Die echten Karten sind nicht vollständig veröffentlicht.
cards-known = Was bekannt ist und woher
cards-own = Gespielt wird mit den Karten aus einer eigenen Schachtel.
box-title = Ich habe das Spiel
box-about = Gib ein, was auf deinen Karten steht, und spiel an deinen Tischen damit. Eingetragen ist zunächst unsere eigene Tabelle: Ändere, was anders ist.
box-here = Deine Karten sind in diesem Browser gespeichert.
box-forget = Löschen
box-forgotten = Deine Karten sind gelöscht.
box-kept = Mit deinen Karten kann gespielt werden; sie sind in diesem Browser gespeichert.
box-how = Wie du sie eingibst
box-form = Karte für Karte
box-text = als Text oder Datei
box-each = von Frucht zu Frucht verschieden
box-toml = Die Karten als TOML
box-upload = Oder eine Datei
box-download = Als Datei speichern
box-check = Prüfen und speichern

## Die Seite ohne Server: alle Spiele in diesem Browser

site-home = Tischspiele für etwa eine halbe Stunde, gegen Bots, die nicht mehr sehen als du. Alles geschieht in deinem Browser, auch ohne Verbindung.
site-table = Mehr Auswahl
site-about = Dieses Parlour läuft ohne Server: Deine Partien bleiben auf diesem Gerät.
site-friends = Für Freunde, Chat und offene Tische startet jemand Parlour auf einem Computer und gibt den Link weiter; wie das geht, steht im README von Parlour.
site-server = Freunde, Chat und offene Tische gibt es hier.
site-account = Dein Name auf diesem Gerät. Konten gibt es hier nicht: Außer dir kommt niemand herein.
engine-fetching = Die Spiele sind unterwegs: { NUMBER($done, maximumFractionDigits: 0) } von { NUMBER($total, maximumFractionDigits: 0) } MB
engine-failed = Die Spiele konnten nicht gestartet werden: { $reason }
engine-elsewhere = Parlour ist in einem anderen Tab offen; dort sind deine Partien.
engine-here = Hier weitermachen
keeping-title = Nimm deine Partien mit
keeping-about = Deine Partien liegen in diesem Browser und sonst nirgends. Speichere sie als Datei, um eine Kopie zu haben oder auf einem anderen Gerät weiterzuspielen.
keeping-save = Alle Partien speichern
keeping-read = Partien aus Datei laden
keeping-taken =
    { $taken ->
        [0] In der Datei war nichts Neues.
        [one] Eine Partie war neu oder schon weiter als hier.
       *[other] { $taken } Partien waren neu oder schon weiter als hier.
    }

# Ohne Verbindung: eine Partie gegen Bots geht ohne den Server weiter
reconnecting-along = Die Verbindung ist weg. Diese Partie ist auch auf diesem Gerät.
offline-go = Offline weiterspielen
offline-starting = Gleich geht es offline weiter …
offline-merging = Wieder verbunden: Der Server übernimmt …
offline-badge = Offline, Übung
offline-badge-about = Diese Partie geht auf diesem Gerät weiter. Sobald der Server wieder antwortet, bekommt er, was du gespielt hast.
offline-back = Du bist wieder verbunden. Was du offline gespielt hast, gehört jetzt zur Partie.
offline-apart = Die Partie war auch auf dem Server weitergegangen. Was du offline gespielt hast, ist jetzt eine eigene Partie: Du hast beide.
offline-failed = Dieses Gerät kann nicht offline weiterspielen: { $reason }
offline-missing = die Dateien dafür sind nicht hier.
take-along = Mitnehmen
take-along-about = Dieses Gerät bekommt die ganze Partie, auch die verdeckten Karten, und kann ohne Verbindung weiterspielen. Damit ist die Partie von jetzt an eine Übung: Sie geht weiter, aber sie zählt nicht.
take-along-sure = Als Übung mitnehmen
settings-offline-title = Offline spielen
settings-offline = Ohne Verbindung weiterspielen
settings-offline-about = Neue Partien gegen Bots werden mitgenommen: Dieses Gerät bekommt alle Karten, auch die verdeckten, und spielt damit ohne Verbindung weiter. Darum sind diese Partien Übungen und zählen nicht. Dafür bleiben { NUMBER($size, maximumFractionDigits: 0) } MB auf diesem Gerät.
settings-offline-fetching = { NUMBER($done, maximumFractionDigits: 0) } von { NUMBER($total, maximumFractionDigits: 0) } MB
settings-offline-ready = Dieses Gerät ist bereit.

# Ein Profil über viele Partien
profile = Wo du am meisten verlierst
profile-about = Nach den Analysen deiner eigenen Partien. Was eine Entscheidung kostet, ist ein Teil eines Sieges, wie in einer Analyse.
profile-most =
    Am meisten verlierst du hier: { $when }. Jede Entscheidung kostet { $loss }, sonst { $rest }. Das beruht auf { $decisions } Entscheidungen in { $games } Partien.
profile-open =
    { $needed ->
        [one] Noch fällt nichts auf. Eine weitere analysierte Partie zeigt vielleicht, wo du am meisten verlierst.
       *[other] Noch fällt nichts auf. Etwa { $needed } weitere analysierte Partien zeigen vielleicht, wo du am meisten verlierst.
    }
profile-nothing = Du verlierst in jeder Lage etwa gleich viel.
profile-all = { $decisions } Entscheidungen in { $games } analysierten Partien: je { $loss } ±{ $margin }
profile-when = Lage
profile-cost = Kosten
profile-decisions = Entscheidungen
profile-games = Partien
