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
close = Schließen
save = Speichern
cancel = Abbrechen
more = Mehr zeigen
loading = Einen Moment …
try-again = Noch einmal versuchen
reload = Neu laden
to-games = Alle Spiele
rules = Regeln
menu = Tischmenü

# Was schiefgeht
missing-title = Hier ist nichts
missing-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde weggeräumt.
broken-title = Das hat nicht geklappt
broken-about = Diese Seite konnte nicht gezeigt werden. Vielleicht ist die Verbindung weg, oder es gibt eine neuere Fassung von Parlour; meist hilft es, die Seite neu zu laden. Deine Partien sind sicher.
error-offline = Der Server ist nicht zu erreichen. Besteht eine Verbindung?
error-server = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
error-late = Dein Zug kam nicht mehr rechtzeitig an; am Tisch ist es weitergegangen.
error-session = Du wurdest abgemeldet. Lade die Seite neu, um wieder hereinzukommen.
error-no-spectators = Diesen Tisch dürfen nur die Mitspielenden sehen.

# Startseite
home-title = Setz dich dazu
home-about = Tischspiele für eine gute halbe Stunde: gegen Bots, die nicht mehr sehen als du, oder mit Freunden am selben Tisch.
home-now = „Sofort spielen“ setzt dich gleich zu Bots, die das Spiel kennen. Ein Konto ist nicht nötig.
home-unfinished = Wo du aufgehört hast
play-now = Sofort spielen
with-friends = Mit Freunden

# Listen
lobby-title = Offene Tische
lobby-about = Öffentliche Tische, an denen ein Stuhl frei ist oder eine Partie läuft, der man zusehen kann.
lobby-empty = Zurzeit ist kein öffentlicher Tisch offen. Eröffne selbst einen: ein Spiel wählen, dann „Mit Freunden“.
lobby-open = Einen Tisch eröffnen
games-title = Meine Partien
games-about = Angefangene zum Weiterspielen, beendete zum Nochmalsehen.
games-empty = Du hast noch nicht gespielt.
match-free =
    { $free ->
        [0] kann beginnen
        [one] { $free } Stuhl frei
       *[other] { $free } Stühle frei
    }
match-playing = im Gange
match-finished = beendet
match-over = Die Partie ist zu Ende
match-nobody = noch niemand

# Ein neuer Tisch
new-title = Ein neuer Tisch
new-who = Wer spielt mit
new-name-made-up = oder wir denken uns einen aus
new-seats = Mitspielende
new-friend = frei für einen Freund
new-bot = Bot: { $level }
new-variants = Varianten
new-table = Der Tisch
new-games = Wie lange
new-games-count =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele, Punkte zusammengezählt
    }
new-clock = Zeit für jede Entscheidung
new-shown = Wer kommen darf
new-by-link = wer den Link hat
new-public = alle (in der Liste)
new-spectators = Andere dürfen zusehen
new-chat = Chat am Tisch
new-open = Tisch eröffnen
bot-random = irgendein Zug
bot-greedy = Faustregel
bot-novice = Neuling
bot-casual = Gelegenheitsspieler
bot-regular = Stammgast
bot-expert = Könner
bot-master = Meister

# Varianten, auf die sich ein Tisch einigt
option-experienced = Nur ein Mix je Zug, und keiner nach dem letzten Stich
option-chaos = Wer beginnt, bestimmt, wer als Nächstes beginnt
option-zero = Mit der Null: Wer sie in einem Zug legt, nimmt den anderen ihren letzten Gewinn
option-memory = Der Tisch merkt sich, welche Unterseiten zu sehen waren
option-solo_double = Eine Zahl ganz in einer Farbe zählt doppelt
option-free_number = Auf diese Zahl dürfen Steine ungewendet gelegt werden
option-combination = Wer alle diese Zahlen gewonnen hat, gewinnt sofort
option-joker_closes = Der Joker darf eine Zahl schließen
option-children = Hier sitzen Kinder: Sie dürfen Steine ungewendet legen

# Vor der ersten Karte
room-seats = Stühle
room-free =
    { $free ->
        [one] Ein Stuhl ist noch frei.
       *[other] { $free } Stühle sind noch frei.
    }
room-ready = Alle sind da. Du kannst beginnen.
room-wait-host = Alle sind da. Wer eingeladen hat, beginnt.
room-clock = { $clock } für jede Entscheidung
room-close = Diesen Tisch schließen
room-closed = Dieser Tisch ist geschlossen.
room-away = nicht da
room-stand = Aufstehen
room-free-seat = Stuhl freimachen
room-empty = freier Stuhl
room-sit = Hier sitzen
room-bot = Bot setzen
room-level = Bots spielen als
begin = Beginnen
share-title = Andere einladen
share-link = Wer diesen Link hat, kann sich dazusetzen
share-watch = Wer diesen Link hat, kann zusehen
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-by-hand = Das Kopieren ging nicht: markiere den Link und kopiere ihn von Hand.
share-send = Verschicken
share-code = Der Link als QR-Code, zum Abfotografieren mit dem Telefon

# Am Tisch
table-region = Der Tisch
beside = Neben dem Tisch
your-move = Du bist am Zug
your-change = Du kannst es dir noch anders überlegen
log = Was geschah
wait = Einen Moment …
waiting-for = Warten auf { $names }
seat-waiting = am Zug
seat-closer = Den Platz von { $name } näher ansehen
go-on = Weiter
seat-chose = Wahl getroffen
game-of = Spiel { $game } von { $games }
spectating = Du siehst zu. Du siehst, was alle sehen dürfen.
reconnecting = Die Verbindung ist weg; wir versuchen es weiter. Nichts ist verloren.
company = Am Tisch
company-spectators =
    { $count ->
        [one] eine Person sieht zu
       *[other] { $count } sehen zu
    }
relieved-time = Zeit um: ein Bot spielt
relieved-absent = nicht da: ein Bot spielt
relieved-resigned = ein Bot spielt weiter
relieved-you-time = Deine Zeit war um; ein Bot spielt für dich.
relieved-you-absent = Du warst weg; ein Bot spielt für dich.
relieved-you-resigned = Ein Bot spielt für dich.
return = Wieder selbst spielen
clock-left = Verbleibende Zeit: { $time }
chat = Chat
chat-mute = Ausblenden
chat-unmute = Chat zeigen
chat-nothing = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
hint = Tipp
hint-title = Was ein Meister erwägen würde
hint-worth = gewinnt in { $wins } der Fälle, etwa { $points } Punkte
guide-enough = Ich kenne das Spiel

# Wünsche
take-back = Die anderen bitten, dass ich meinen letzten Zug zurücknehmen darf
undo = Rückgängig
undo-about = Du gehst zurück zu deiner letzten Entscheidung, und die Bots nehmen ihre Züge mit zurück. Hast du seitdem etwas erfahren, wird dieses Match zur Übung: Es geht weiter, zählt aber nicht.
undo-sure = Zurückgehen
practice = Übung
practice-about = In diesem Match wurde eine Entscheidung rückgängig gemacht, deshalb zählt es nicht.
stand-in = Einen Bot für { $names } spielen lassen
stand-in-ask = Die anderen bitten, einen Bot für { $names } spielen zu lassen
abort = Dieses Spiel abbrechen
abort-ask = Die anderen bitten, abzubrechen
abort-about = Das Spiel endet hier, und niemand gewinnt.
abort-sure = Abbrechen
resign = Einen Bot für mich spielen lassen
resign-about = Ein Bot übernimmt deinen Platz. Solange das Spiel dauert, kannst du jederzeit zurückkommen.
resign-sure = Bot spielen lassen
leave = Den Tisch verlassen
leave-about = Dein Platz bleibt dir: Du findest den Tisch unter „Meine Partien“.
wish-abort = { $name } möchte das Spiel abbrechen; niemand würde gewinnen.
wish-take-back = { $name } möchte den letzten Zug zurücknehmen.
wish-rematch = { $name } möchte noch einmal spielen.
wish-stand-in = { $name } möchte einen Bot für { $absent } spielen lassen, bis zur Rückkehr.
wish-mine-abort = Du möchtest abbrechen. Die anderen werden gefragt.
wish-mine-take-back = Du möchtest deinen Zug zurücknehmen. Die anderen werden gefragt.
wish-mine-rematch = Du möchtest noch einmal spielen. Die anderen werden gefragt.
wish-mine-stand-in = Du möchtest einen Bot für { $absent } spielen lassen. Die anderen werden gefragt.
agree = Einverstanden
decline = Nein
withdraw = Doch nicht

# Das Ende
result-you = Du gewinnst!
result-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] Gemeinsamer Sieg: { $names }
    }
result-aborted = Das Spiel wurde abgebrochen; niemand hat gewonnen
result-stopped = Du hast das Spiel abgebrochen; niemand hat gewonnen
result-game = Spiel { $game } von { $games } ist zu Ende
result-rank = Rang
result-name = Name
result-points = Punkte
result-total = Insgesamt
result-winner = gewonnen
result-next = Nächstes Spiel
result-soon = Das nächste Spiel beginnt in einigen Sekunden von selbst.
result-rematch = Noch einmal spielen
result-to-rematch = Zur nächsten Partie
result-replay = Noch einmal ansehen

# Wiederholungen
replay-title = { $game }, noch einmal
replay-eyes = Gesehen von
replay-spectator = Zuschauenden
replay-game = Spiel
replay-share = Teilen
replay-link = Dieser Link führt genau zu diesem Augenblick
replay-bar = Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-position = Stelle
replay-step = Schritt { $at } von { $last }
replay-round = Runde
replay-file = Herunterladen, um das Geben mit „parlour verify“ zu prüfen

# Einstellungen
settings-title = Einstellungen
sound = Ton
settings-language = Sprache
settings-theme = Licht
theme-auto = wie mein Gerät
theme-light = Tag
theme-dark = Lampenlicht
settings-speed = Bewegung
speed-normal = gemächlich
speed-fast = flott
speed-off = keine
settings-forced = Einzige Möglichkeit von selbst spielen
settings-forced-about = Wenn du nur eines tun kannst, geschieht es nach einem Augenblick von selbst.
settings-muted = Kein Chat für mich
settings-muted-about = An allen Tischen, bis du ihn wieder möchtest.
settings-guide = Die Ratschläge für Neulinge wieder zeigen
settings-guide-back = Die Ratschläge sind wieder da, beim nächsten Spiel jeder Art.

# Konten
account-title = Du
account-about = Du bist als Gast hier. Zum Spielen genügt das.
account-is = Du bist als { $account } angemeldet.
account-name = Wie andere dich nennen
account-your-name = Dein Name
account-renamed = Von jetzt an heißt du so. An Tischen, an denen du schon sitzt, bleibt der alte Name.
account-with = Ein Konto, wenn du magst
account-why = Mit einem Konto findest du deine Partien auch auf anderen Geräten. Nach einer Adresse fragen wir nicht; ein vergessenes Passwort kann dir deshalb niemand schicken.
account-account = Kontoname
account-password = Passwort
account-password-about = Mindestens 8 Zeichen.
account-old = Altes Passwort
account-new = Neues Passwort
account-password-changed = Das Passwort ist geändert, andere Geräte sind abgemeldet.
account-leave = Abmelden
account-left = Du bist abgemeldet.
account-welcome = Willkommen!
login = Anmelden
register = Konto anlegen
logout = Hier abmelden
logout-everywhere = Überall abmelden
