# De pagina's van Parlour in het Nederlands. Wat een spel zegt, staat bij zijn regels.

parlour = Parlour
you = Jij
seat = Plaats { $seat }
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
none = geen
no-clock = geen klok

# Overal
skip = Naar de inhoud
nav = Hoofdmenu
nav-home = Parlour: alle spellen
nav-lobby = Open tafels
nav-games = Mijn partijen
nav-account = Je naam: { $name }
close = Sluiten
save = Opslaan
cancel = Annuleren
more = Meer tonen
loading = Een ogenblik …
try-again = Opnieuw proberen
reload = Opnieuw laden
to-games = Alle spellen
rules = Regels
menu = Tafelmenu

# Wat misgaat
missing-title = Hier is niets
missing-about = Misschien is de link onvolledig, of is de tafel opgeruimd.
broken-title = Dat ging niet
broken-about = Deze pagina kon niet worden getoond. Misschien is de verbinding weg, of is er een nieuwere versie van Parlour; opnieuw laden helpt meestal. Je partijen zijn veilig.
error-offline = De server is niet bereikbaar. Heb je verbinding?
error-server = Er ging iets mis op de server. Probeer het opnieuw.
error-late = Je zet kwam niet op tijd aan; aan tafel is het verdergegaan.
error-session = Je bent uitgelogd. Laad de pagina opnieuw om weer binnen te komen.
error-no-spectators = Alleen wie meespeelt mag deze tafel zien.

# Begin
home-title = Schuif aan
home-about = Tafelspellen voor een goed halfuur: tegen bots die niet meer zien dan jij, of met vrienden aan dezelfde tafel.
home-now = ‘Meteen spelen’ zet je direct bij bots die het spel kennen. Een account is niet nodig.
home-unfinished = Waar je gebleven was
play-now = Meteen spelen
with-friends = Met vrienden

# Lijsten
lobby-title = Open tafels
lobby-about = Openbare tafels met een vrije stoel, of een partij om naar te kijken.
lobby-empty = Er is nu geen openbare tafel open. Open er zelf een: kies een spel, dan ‘Met vrienden’.
lobby-open = Een tafel openen
games-title = Mijn partijen
games-about = Begonnen partijen om verder te spelen, gespeelde om terug te zien.
games-empty = Je hebt nog niet gespeeld.
match-free =
    { $free ->
        [0] kan beginnen
        [one] { $free } stoel vrij
       *[other] { $free } stoelen vrij
    }
match-playing = bezig
match-finished = afgelopen
match-over = De partij is afgelopen
match-nobody = nog niemand

# Een nieuwe tafel
new-title = Een nieuwe tafel
new-who = Wie er speelt
new-name-made-up = of laat ons er een verzinnen
new-seats = Spelers
new-friend = vrij voor een vriend
new-bot = Bot: { $level }
new-variants = Varianten
new-table = De tafel
new-games = Hoe lang
new-games-count =
    { $games ->
        [one] één spel
       *[other] { $games } spellen, punten opgeteld
    }
new-clock = Tijd voor elke beslissing
new-shown = Wie mag komen
new-by-link = wie de link heeft
new-public = iedereen (in de lijst)
new-spectators = Anderen mogen kijken
new-chat = Chat aan tafel
new-open = Tafel openen
bot-random = zomaar een zet
bot-greedy = vuistregel
bot-novice = nieuweling
bot-casual = gezelschapsspeler
bot-regular = stamgast
bot-expert = kenner
bot-master = meester

# Varianten waarover een tafel het eens wordt
option-experienced = Eén mix per beurt, en geen na de laatste slag
option-chaos = De startspeler wijst de volgende startspeler aan
option-zero = Met de nul: wie haar in één beurt legt, neemt de anderen hun laatste winst af
option-memory = De tafel onthoudt welke onderkanten te zien waren
option-solo_double = Een cijfer in één kleur telt dubbel
option-free_number = Op dit cijfer mogen stenen ongedraaid worden gelegd
option-combination = Wie al deze cijfers heeft gewonnen, wint meteen
option-joker_closes = De joker mag een cijfer sluiten
option-children = Hier zitten kinderen: zij mogen stenen ongedraaid leggen

# Voor de eerste kaart
room-seats = Stoelen
room-free =
    { $free ->
        [one] Er is nog één stoel vrij.
       *[other] Er zijn nog { $free } stoelen vrij.
    }
room-ready = Iedereen is er. Je kunt beginnen.
room-wait-host = Iedereen is er. De gastheer begint.
room-clock = { $clock } voor elke beslissing
room-close = Deze tafel sluiten
room-closed = Deze tafel is gesloten.
room-away = afwezig
room-stand = Opstaan
room-free-seat = Stoel vrijmaken
room-empty = vrije stoel
room-sit = Hier zitten
room-bot = Bot neerzetten
room-level = Bots spelen als
begin = Beginnen
share-title = Anderen uitnodigen
share-link = Wie deze link heeft, kan aanschuiven
share-watch = Wie deze link heeft, kan kijken
share-copy = Link kopiëren
share-copied = De link is gekopieerd.
share-by-hand = Kopiëren lukte niet: selecteer de link en kopieer hem met de hand.
share-send = Versturen
share-code = De link als QR-code, om met een telefoon te scannen

# Aan tafel
table-region = De tafel
beside = Naast de tafel
your-move = Jij bent aan zet
your-change = Je kunt je nog bedenken
log = Wat er gebeurde
wait = Een ogenblik …
waiting-for = Wachten op { $names }
seat-waiting = aan zet
seat-closer = De plek van { $name } van dichtbij bekijken
go-on = Verder
seat-chose = keuze gemaakt
game-of = Spel { $game } van { $games }
spectating = Je kijkt toe. Je ziet wat iedereen mag zien.
reconnecting = De verbinding is weg; we proberen het opnieuw. Er gaat niets verloren.
company = Aan tafel
company-spectators =
    { $count ->
        [one] één iemand kijkt toe
       *[other] { $count } mensen kijken toe
    }
relieved-time = tijd om: een bot speelt
relieved-absent = afwezig: een bot speelt
relieved-resigned = een bot speelt verder
relieved-you-time = Je tijd was om; een bot speelt voor je.
relieved-you-absent = Je was weg; een bot speelt voor je.
relieved-you-resigned = Een bot speelt voor je.
return = Weer zelf spelen
clock-left = Resterende tijd: { $time }
chat = Chat
chat-mute = Verbergen
chat-unmute = Chat tonen
chat-nothing = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
hint = Tip
hint-title = Wat een meester zou overwegen
hint-worth = wint in { $wins } van de gevallen, ongeveer { $points } punten
guide-enough = Ik ken het spel

# Wensen
take-back = Vraag de anderen of ik mijn laatste zet mag terugnemen
undo = Ongedaan maken
undo-about = Je gaat terug naar je laatste keuze, en de bots nemen hun zetten mee terug. Ben je sindsdien iets te weten gekomen, dan wordt deze partij oefening: ze gaat door, maar telt niet mee.
undo-sure = Teruggaan
practice = Oefening
practice-about = In deze partij is een keuze ongedaan gemaakt, dus ze telt niet mee.
stand-in = Een bot laten spelen voor { $names }
stand-in-ask = De anderen vragen een bot te laten spelen voor { $names }
abort = Dit spel stoppen
abort-ask = De anderen vragen te stoppen
abort-about = Het spel eindigt hier, en niemand wint.
abort-sure = Stoppen
resign = Een bot voor mij laten spelen
resign-about = Een bot neemt je plaats over. Zolang het spel duurt kun je altijd terugkomen.
resign-sure = Laat de bot spelen
leave = De tafel verlaten
leave-about = Je stoel blijft vrij: je vindt de tafel onder ‘Mijn partijen’.
wish-abort = { $name } vraagt om te stoppen; niemand zou winnen.
wish-take-back = { $name } vraagt de laatste zet terug te nemen.
wish-rematch = { $name } wil graag nog eens spelen.
wish-stand-in = { $name } vraagt een bot te laten spelen voor { $absent }, tot die terug is.
wish-mine-abort = Je vroeg om te stoppen. De anderen worden gevraagd.
wish-mine-take-back = Je vroeg je zet terug te nemen. De anderen worden gevraagd.
wish-mine-rematch = Je wilt nog eens spelen. De anderen worden gevraagd.
wish-mine-stand-in = Je vroeg een bot te laten spelen voor { $absent }. De anderen worden gevraagd.
agree = Akkoord
decline = Nee
withdraw = Laat maar

# Het einde
result-you = Jij wint!
result-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de winst
    }
result-aborted = Het spel werd gestopt; niemand heeft gewonnen
result-stopped = Je hebt het spel gestopt; niemand heeft gewonnen
result-game = Spel { $game } van { $games } is afgelopen
result-rank = Rang
result-name = Naam
result-points = Punten
result-total = In totaal
result-winner = gewonnen
result-next = Volgend spel
result-soon = Het volgende spel begint over enkele seconden vanzelf.
result-rematch = Nog eens spelen
result-to-rematch = Naar de volgende partij
result-replay = Terugkijken

# Terugkijken
replay-title = { $game }, nog een keer
replay-eyes = Gezien door
replay-spectator = een toeschouwer
replay-game = Spel
replay-share = Delen
replay-link = Deze link leidt precies naar dit moment
replay-bar = Afspelen
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap verder
replay-last = Naar het einde
replay-position = Positie
replay-step = Stap { $at } van { $last }
replay-round = Ronde
replay-file = Downloaden, om het delen met ‘parlour verify’ te controleren

# Instellingen
settings-title = Instellingen
sound = Geluid
settings-language = Taal
settings-theme = Licht
theme-auto = zoals mijn apparaat
theme-light = dag
theme-dark = lamplicht
settings-speed = Beweging
speed-normal = rustig
speed-fast = vlot
speed-off = geen
settings-forced = De enige mogelijkheid vanzelf spelen
settings-forced-about = Als je maar één ding kunt doen, gebeurt het na een ogenblik vanzelf.
settings-muted = Geen chat voor mij
settings-muted-about = Aan alle tafels, tot je hem terug wilt.
settings-guide = De raad voor beginners weer tonen
settings-guide-back = De raad is terug, bij je volgende partij van elk spel.

# Accounts
account-title = Jij
account-about = Je bent hier te gast. Dat is genoeg om te spelen.
account-is = Je bent ingelogd als { $account }.
account-name = Hoe anderen je noemen
account-your-name = Je naam
account-renamed = Vanaf nu heet je zo. Aan tafels waar je al zit, blijft de oude naam.
account-with = Een account, als je wilt
account-why = Met een account vind je je partijen ook op andere apparaten. Er wordt geen adres gevraagd; een vergeten wachtwoord kan dus niet worden gestuurd.
account-account = Accountnaam
account-password = Wachtwoord
account-password-about = Minstens 8 tekens.
account-old = Oud wachtwoord
account-new = Nieuw wachtwoord
account-password-changed = Het wachtwoord is veranderd, andere apparaten zijn uitgelogd.
account-leave = Uitloggen
account-left = Je bent uitgelogd.
account-welcome = Welkom!
login = Inloggen
register = Account maken
logout = Hier uitloggen
logout-everywhere = Overal uitloggen
