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
nav-waiting =
    { $count ->
        [one] { $count } partij wacht op je
       *[other] { $count } partijen wachten op je
    }
close = Sluiten
save = Opslaan
cancel = Annuleren
more = Meer tonen
loading = Een ogenblik …
try-again = Opnieuw proberen
reload = Opnieuw laden
to-games = Alle spellen
back-to-game = Terug naar het spel
rules = Regels
rules-layer = Hoe uitgebreid
rules-teaching = Zo speel je
rules-reference = Elke regel
menu = Tafelmenu

# Wat misgaat
missing-title = Hier is niets
missing-about = Misschien is de link onvolledig, of is de tafel al afgeruimd.
broken-title = Dat is niet gelukt
broken-about = Deze pagina kan niet worden getoond. Misschien is de verbinding weg, of is er een nieuwere versie van Parlour; opnieuw laden helpt meestal. Je partijen zijn veilig.
error-offline = De server is niet bereikbaar. Ben je online?
error-server = Er ging iets mis op de server. Probeer het opnieuw.
error-late = Je zet kwam niet op tijd aan; het spel is al verdergegaan.
error-session = Je bent uitgelogd. Laad de pagina opnieuw om weer binnen te komen.
error-no-spectators = Alleen de spelers mogen deze tafel zien.
error-removed = Je bent van deze tafel verwijderd.
connection-lost = Er is geen verbinding met Parlour. Zodra die terug is, gaat alles vanzelf verder.
update-ready = Er is een nieuwe versie van Parlour.

# Begin
home-title = Schuif aan
home-about = Tafelspellen voor een halfuurtje: tegen bots die niet meer zien dan jij, of met vrienden aan dezelfde tafel.
home-now = ‘Meteen spelen’ zet je met bots aan tafel: kies hoeveel spelers er zijn en hoe sterk de bots spelen. Een account is niet nodig.
home-unfinished = Waar je gebleven was
home-message = Een bericht van wie deze server beheert
play-now = Meteen spelen
play-now-seats = Aantal spelers
play-now-players =
    { $seats ->
        [2] met z’n tweeën
        [3] met z’n drieën
        [4] met z’n vieren
        [5] met z’n vijven
        [6] met z’n zessen
       *[other] met { $seats }
    }
play-now-level = Sterkte van de bots
play-now-bots = Bots: { $level }
with-friends = Met vrienden

# Een les
learn = Leren
learn-title = { $game }: een eerste les
learn-chapter = Deel { $chapter } van { $chapters }: { $title }
learn-go-on = Verder
learn-new = Een nieuw voorbeeld.
learn-show = Laat zien
learn-again = Dit deel nog eens
learn-skip = Dit deel overslaan
learn-wrong = Niet helemaal.
learn-over = Je weet hoe het gaat
learn-over-about = Tijd voor een echt spel: bots nemen de andere plaatsen in, en je krijgt advies over waar je op moet letten.
learn-first-game = Je eerste spel spelen
learn-repeat = De les van voren af aan

# Lijsten
lobby-title = Open tafels
lobby-about = Openbare tafels met een vrije plaats, of met een partij om naar te kijken.
lobby-empty = Er zijn nu geen openbare tafels. Open er zelf een: kies een spel en dan ‘Met vrienden’.
lobby-open = Een tafel openen
games-title = Mijn partijen
games-about = Partijen om verder te spelen, en gespeelde partijen om terug te kijken.
games-empty = Je hebt nog niet gespeeld.
games-mine = Jij bent aan de beurt
games-others = Anderen zijn aan de beurt
games-open = Nog niet begonnen
games-finished = Afgelopen
games-none-finished = Je hebt nog geen partij uitgespeeld.
match-mine = jij bent aan de beurt
match-with = met { $names }
match-until = tot { $due }
match-won-you = jij hebt gewonnen
match-won-with = jij en { $names } hebben gewonnen
match-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
match-free =
    { $free ->
        [0] kan beginnen
        [one] { $free } plaats vrij
       *[other] { $free } plaatsen vrij
    }
match-playing = bezig
match-finished = afgelopen
match-over = De partij is afgelopen
match-nobody = nog niemand
match-alone = nog niemand anders

# Een nieuwe tafel
new-title = Een nieuwe tafel
new-who = Wie er meedoet
new-name-made-up = of laat ons er een verzinnen
new-seats = Spelers
new-friend = vrijgehouden voor een vriend
new-bot = Bot: { $level }
new-variants = Varianten
new-cards = De kaarten
new-cards-own = die uit mijn doos
new-cards-house = die van het huis
new-set = Reeks { $number }
new-table = De tafel
new-games = Duur
new-games-count =
    { $games ->
        [one] één spel
       *[other] { $games } spellen, punten opgeteld
    }
new-clock = Tijd per beslissing
new-shown = Wie mag meedoen
new-by-link = iedereen met de link
new-public = iedereen (openbaar)
new-spectators = Anderen mogen meekijken
new-chat = Chat aan tafel
new-open = Tafel openen
bot-random = willekeurige zetten
bot-greedy = vuistregel
bot-novice = nieuweling
bot-casual = gelegenheidsspeler
bot-regular = stamgast
bot-expert = kenner
bot-master = meester
bot-champion = kampioen

# Varianten waarover een tafel het eens wordt
option-experienced = Eén mix per beurt, en geen na de laatste slag
option-chaos = De startspeler wijst de volgende startspeler aan
option-zero = Met de nul: wie hem in één beurt legt, laat de anderen hun laatste winst verliezen
option-memory = De tafel onthoudt welke onderkanten al te zien waren
option-solo_double = Een cijfer helemaal in één kleur telt dubbel
option-free_number = Op dit cijfer mag je tegels leggen zonder ze om te draaien
option-combination = Wie alle hier gemarkeerde cijfers heeft gewonnen, wint het spel meteen (voor een tweede reeks verschijnt nog een rij)
option-joker_closes = De joker mag een cijfer afsluiten
option-children = Hier zitten kinderen: zij mogen tegels leggen zonder ze om te draaien
option-name_oneself = De startspeler wijst de volgende startspeler aan, en mag ook zichzelf aanwijzen
option-turn_again = Een slang die al is omgedraaid, mag nog eens worden omgedraaid
option-joker_seen = Valt een joker met de jokerkant boven, dan ziet iedereen hem voordat hij wordt omgedraaid
option-first_return = Een tegel mag één keer meteen terug; pas daarna is heen en weer verboden
preset-family = Met kinderen: makkelijkere regels vanaf 6 jaar (kies hun plaatsen hieronder; de joker mag een cijfer afsluiten)

# Voor de eerste kaart
arrival-invited = { $host } heeft nog een plek voor je vrij.
arrival-free = Er is nog een plek voor je vrij.
arrival-sit = Gaan zitten
arrival-watch = Alleen kijken
room-seats = Plaatsen
room-free =
    { $free ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
room-ready = Iedereen is er. Je kunt beginnen.
room-wait-host = Iedereen is er. Wie de tafel heeft geopend, kan beginnen.
room-clock = { $clock } per beslissing
room-close = Deze tafel sluiten
room-closed = Deze tafel is gesloten.
room-away = afwezig
room-stand = Opstaan
room-free-seat = Plaats vrijmaken
room-empty = vrije plaats
room-sit = Hier gaan zitten
room-bot = Bot toevoegen
room-level = Nieuwe bots spelen als
looks-change = Uiterlijk wijzigen
person-more = Meer
begin = Beginnen
share-title = Anderen uitnodigen
share-link = Wie deze link heeft, kan aanschuiven
share-watch = Wie deze link heeft, kan meekijken
share-here = Deze link werkt alleen op deze computer
share-copy = Link kopiëren
share-copied = Link gekopieerd.
share-by-hand = Kopiëren lukte niet: selecteer de link en kopieer hem met de hand.
share-send = Versturen
share-code = De link als QR-code, om met een telefoon te scannen
door-open = Laat vrienden op dit netwerk binnen
door-shut = Nu kan alleen deze computer Parlour openen.
door-who = Iedereen op dit netwerk kan nu binnenkomen. Ze zien openbare tafels, en andere als ze de link hebben. Zet het uit, en ze staan weer buiten.
door-address = Adres in de link
door-nowhere = Deze computer lijkt niet in een netwerk te zitten, dus vrienden kunnen niet binnenkomen.

# Aan tafel
table-region = De tafel
beside = Naast de tafel
notes = Berichten
your-move = Jij bent aan de beurt
your-only-move = Je enige zet: die gaat vanzelf
only-move-made = { $sentence } Het was je enige mogelijke zet.
your-change = Je kunt je nog bedenken
offers-list =
    { $count ->
        [0] Je zetten als lijst
       *[other] Je zetten als lijst ({ $count })
    }
log = Wat er gebeurde
wait = Een ogenblik …
waiting-for = Wachten op { $names }
seat-waiting = aan de beurt
seat-closer = De plaats van { $name } van dichtbij bekijken
go-on = Verder
skip-beats = Overslaan
skip-about = De rest in één keer laten zien
tap-how = Tik ergens: volgende stap
# Onder de plaatjes van het gereedschap op een telefoon: één kort woord
tool-advice = Advies
tool-undo = Terug
tool-notes = Nieuws
tool-chat = Chat
tool-menu = Menu
seat-chose = keuze gemaakt
game-of = Spel { $game } van { $games }
spectating = Je kijkt mee, en ziet alleen wat iedereen mag zien.
reconnecting-short = Opnieuw verbinden …
reconnecting = De verbinding is weg. We blijven het proberen; je spel is veilig.
company = Aan tafel
company-spectators =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
relieved-time = tijd om: een bot speelt
relieved-absent = afwezig: een bot speelt
relieved-resigned = een bot speelt
relieved-you-time = Je tijd was om; een bot speelt voor je.
relieved-you-absent = Je was weg; een bot speelt voor je.
relieved-you-resigned = Een bot speelt voor je.
return = Weer zelf spelen
clock-left = Resterende tijd: { $time }
chat = Chat
chat-mute = Verbergen
chat-unmute = Chat tonen
chat-nothing = Er heeft nog niemand iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
chat-new = Chat ({ $count } nieuw)
chat-said = { $name }: { $text }
chat-muted = Gedempt:
reactions = Reacties
reaction-bravo = Goed gespeeld!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-oops = Oeps!
reaction-hmm = Hm …
reaction-thanks = Bedankt!
mute = Dempen
mute-about = Je ziet in deze browser aan geen enkele tafel meer wat deze persoon zegt.
unmute = { $name } weer horen
muted = gedempt
remove-person = Van de tafel verwijderen
remove-about = Deze persoon moet weg en kan niet meer terugkomen aan deze tafel.
remove-about-game = Deze persoon moet weg en kan niet meer terugkomen aan deze tafel. Een bot neemt de plaats voorgoed over.
remove-sure = { $name } verwijderen
looks = Hoe je eruitziet
looks-avatar = Gezicht
looks-colour = Kleur
looks-about = De anderen zien het hier en aan je volgende tafels. Heeft iemand jouw kleur al, dan krijg je een andere.
avatar-initial = je voorletter
avatar-owl = uil
avatar-cat = kat
avatar-bear = beer
avatar-fox = vos
avatar-rabbit = konijn
colour-seat = zoals de plaats
colour-plum = pruim
colour-teal = petrol
colour-ochre = oker
colour-leaf = bladgroen
colour-violet = violet
colour-rust = roest
hint = Tip
hint-title = Wat een meester zou spelen
hint-thinking = Denkt na …
hint-first-look = Een eerste blik, die nog preciezer wordt:
hint-best = De beste kans om te winnen:
hint-equal = Deze zijn ongeveer even goed:
hint-all-equal = Ze zijn allemaal ongeveer even goed. Speel wat je wilt.
hint-only = Je enige zet:
hint-rest = Minder goed:
hint-cases = De tip weet niet wat verborgen is: hij probeert veel mogelijkheden.
hint-left = { $count ->
    [one] Nog één zet zag er meteen al slechter uit.
   *[other] Nog { $count } zetten zagen er meteen al slechter uit.
}
hint-lost = Deze partij is zo goed als verloren, wat je ook speelt.
hint-behind = { $name } heeft { $points } { $points ->
    [one] punt
   *[other] punten
} meer dan jij.
hint-won = Deze partij is zo goed als gewonnen.
hint-better = Denkt nog na …
hint-wins = wint { $wins } van de 100 keer
hint-each = Elk wint ongeveer { $wins } van de 100 keer.
hint-spread = (±{ $spread })
hint-spread-about = ± zegt hoeveel die getallen ernaast kunnen zitten: ze komen uit proefspelen.
hint-no-reason = Geen enkele reden beslist alleen: alles bij elkaar is het iets beter.
hint-points = { $points ->
    [one] ongeveer { $points } punt aan het eind
   *[other] ongeveer { $points } punten aan het eind
}
hint-mark = aangeraden
hint-why = Waarom?
hint-do = Zo spelen
guide-enough = Ik ken dit spel
guide-gone = Het advies was voor je eerste partij. In de instellingen haal je het terug.
guide-only = Je hebt hier maar één zet, dus er valt niets te kiezen.
    .short = Hier is maar één zet.
guide-rule = De ene regel
guide-rule-read = Begrepen
advice-more = meer
advice = Advies

# Wensen
take-back = Vraag de anderen of ik mijn laatste zet mag terugnemen
undo = Ongedaan maken
undo-about = Je gaat terug naar je laatste keuze, en de bots nemen hun zetten mee terug. Ben je sindsdien iets te weten gekomen, dan wordt dit een oefenpartij: die gaat door, maar telt niet mee.
undo-sure = Teruggaan
practice = Oefening
practice-about = In deze partij is een keuze ongedaan gemaakt, dit apparaat kent alle kaarten, of ze gaat verder vanaf een moment van een andere partij. Daarom telt de partij niet mee.
stand-in = Een bot laten spelen voor { $names }
stand-in-ask = Vraag de anderen om een bot te laten spelen voor { $names }
abort = Dit spel stoppen
abort-ask = Vraag de anderen om te stoppen
abort-about = Het spel eindigt hier, en niemand wint.
abort-sure = Spel stoppen
resign = Een bot voor mij laten spelen
resign-about = Een bot neemt je plaats over. Zolang het spel duurt, kun je altijd terugkomen.
resign-sure = De bot laten spelen
leave = De tafel verlaten
leave-about = Je plaats blijft van jou: je vindt de tafel onder ‘Mijn partijen’.
wish-abort = { $name } wil het spel graag stoppen. Dan wint niemand.
wish-take-back = { $name } wil de laatste zet graag terugnemen.
wish-rematch = { $name } wil graag nog eens spelen.
wish-stand-in = { $name } stelt voor om voorlopig een bot te laten spelen voor { $absent }.
wish-mine-abort = Je wilt het spel stoppen. Nog niet iedereen heeft geantwoord.
wish-mine-take-back = Je wilt je zet terugnemen. Nog niet iedereen heeft geantwoord.
wish-mine-rematch = Je wilt nog eens spelen. Nog niet iedereen heeft geantwoord.
wish-mine-stand-in = Je wilt een bot laten spelen voor { $absent }. Nog niet iedereen heeft geantwoord.
agree = Akkoord
decline = Nee
withdraw = Laat maar

# Het einde
result = Uitslag
result-you = Jij hebt gewonnen!
result-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
result-wins-with =
    { $you ->
        [yes] Jij wint
       *[no] { $names } wint
    } met { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
result-shared-with =
    Gedeelde winst: { $names }, elk met { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
result-aborted = Het spel is gestopt; niemand heeft gewonnen
result-game = Spel { $game } van { $games } is afgelopen
result-rank = Rang
result-name = Naam
result-points = Punten
result-total = Totaal
result-winner = gewonnen
result-next = Volgend spel
result-soon = Het volgende spel begint over een paar seconden vanzelf.
result-rematch = Nog eens spelen
result-to-rematch = Naar de volgende partij
result-replay = Terugkijken

# Terugkijken
replay-title = { $game }: terugkijken
replay-eyes = Door de ogen van
replay-spectator = een toeschouwer
replay-own = { $name } (jij)
face-up = Alles open
face-up-all = Hier valt niets meer open te leggen.
face-up-closer = Tik op een speler om diens kaarten te zien.
replay-game = Spel
replay-share = Delen
replay-link = Een link naar precies dit moment
replay-bar = Afspelen
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap vooruit
replay-last = Naar het einde
replay-position = Positie
replay-step = Stap { $at } van { $last }
replay-round = Ronde
replay-file = Downloaden, om het delen van de kaarten te controleren met ‘parlour verify’

# De analyse van een afgelopen partij. Veranderingen zijn delen van de winstkans, met hun teken.
review = Analyse
review-title = { $game }: analyse
review-seat = Wiens partij
review-whose =
    { $own ->
        [true] Jouw partij
       *[false] De partij van { $name }
    }
review-lead = In het kort
review-luck = Geluk: { $parts }. Elk getal kan er ongeveer { $noise } naast zitten.
review-no-luck = Geluk maakte geen verschil waarvan de coach zeker is.
review-luck-later = De coach zegt wat geluk was, zodra de hele partij bekeken is.
review-working = De coach is nog bezig: wat hier staat, kan nog veranderen.
review-provisional = voorlopig
review-progress = De coach bekijkt de partij: { $found } van { $total } beslissingen
review-chances = De coach rekent de winstkansen uit …
review-errors =
    { $count ->
        [0] Fouten
        [one] De grootste fout
       *[other] De { $count } grootste fouten
    }
review-no-errors = Geen fout die buiten twijfel staat.
review-none-yet = Geen in wat de coach tot nu toe heeft bekeken.
review-not-yet = De coach heeft nog geen beslissing bekeken.
review-failed = De coach kon deze partij niet bekijken.
review-numbers = Wat de getallen betekenen
review-means = ‘Met 10%’ betekent: van 100 partijen die vanaf daar verdergaan, worden er ongeveer 10 minder gewonnen. Een verlies telt de kans om te winnen en, een beetje, de voorsprong in punten. Een reden noemt een van de oorzaken; het getal daarin zegt iets anders: hoe vaak dat gebeurt, of hoeveel het uitmaakt.
review-hide = Antwoorden verbergen, om ze zelf te vinden
review-error =
    { $at }: { $mark ->
        [blunder] een blunder
        [mistake] een fout
        [doubtful] misschien een onnauwkeurigheid
       *[slip] een onnauwkeurigheid
    } die { $cost ->
        [points] eerder punten kostte dan een kans om te winnen
       *[chance] de kans om te winnen met { $loss } verlaagde
    }
review-played =
    { $own ->
        [true] Jouw keuze: { $move }.
       *[false] De keuze van { $name }: { $move }.
    }
review-better = Beter: { $move }.
review-reason = Eén reden:
review-cost =
    Dat { $cost ->
        [points] kostte eerder punten dan een kans om te winnen
       *[chance] verlaagde de kans om te winnen met { $loss }
    }.
review-interval = Het kan van { $low } tot { $high } zijn.
review-interval-none = Het kan tot { $high } zijn, of helemaal niets.
review-won = Het spel werd toch gewonnen.
review-unpunished = Zoals al het verborgene echt was, had de betere zet nauwelijks geholpen. Maar dat kon niemand weten.
review-all = Alle { $count } tonen
review-complete = De coach heeft alles bekeken.
review-sort = De grootste eerst
review-show = Op tafel tonen
review-retry = Opnieuw proberen
review-move = Zet { $step }
review-start = De kaarten zijn gedeeld
review-accounts = Waarom het zo afliep
review-ended =
    { $won ->
        [true] { $own ->
            [true] Je hebt gewonnen.
           *[false] { $name } heeft gewonnen.
        }
       *[false] { $own ->
            [true] Je hebt niet gewonnen.
           *[false] { $name } heeft niet gewonnen.
        }
    }
review-most =
    { $won ->
        [true] { $own ->
            [true] Wat je het meest hielp: { $causes }.
           *[false] Wat het meest hielp: { $causes }.
        }
       *[false] { $own ->
            [true] Wat je het meest kostte: { $causes }.
           *[false] Wat het meest kostte: { $causes }.
        }
    }
review-perhaps =
    { $won ->
        [true] Wat het meest hielp, is niet zeker: misschien { $causes }.
       *[false] Wat het meest kostte, is niet zeker: misschien { $causes }.
    }
review-unclear =
    { $won ->
        [true] Wat het meest hielp, is hier niet te zeggen: de delen verschillen te weinig.
       *[false] Wat het meest kostte, is hier niet te zeggen: de delen verschillen te weinig.
    }
review-cause-draw = het geluk bij het trekken
review-cause-play =
    { $own ->
        [true] jouw spel
       *[false] het spel van { $name }
    }
review-cause-choices =
    { $own ->
        [true] jouw keuzes
       *[false] de keuzes van { $name }
    }
review-cause-guesses = wat niet te weten was
review-sums = Elk getal is een som over het hele spel: hoeveel trekkingen of keuzes de kans om te winnen verhoogden (+) of verlaagden (−). Samen leiden ze van gelijke kansen naar het resultaat.
review-beyond = In een lang spel gaat het vaak op en neer, dus een som kan meer dan 100% zijn.
review-part = Deel
review-change = Verandering van de winstkans
review-even = Gelijk verdeeld
review-draw = Geluk bij het trekken
review-draw-about = welke kaarten kwamen, en wie begon
review-play =
    { $own ->
        [true] Jouw spel
       *[false] Het spel van { $name }
    }
review-play-about = keuzes, vergeleken met die van een eenvoudige bot op dezelfde plek
review-guesses =
    { $own ->
        [true] Jouw geluk met wat je niet kon weten
       *[false] Het geluk van { $name } met wat niet te weten was
    }
review-guesses-about = hoe diezelfde keuzes uitpakten, zoals al het verborgene echt was
review-guesses-none = geen duidelijk verschil: zoveel kan de coach ernaast zitten
review-within = waarvan:
review-decided =
    { $own ->
        [true] wat jij besliste
       *[false] wat { $name } besliste
    }
review-outcome = Het resultaat
review-noise = De coach speelt zulke partijen willekeurig uit, dus elk deel kan er ongeveer { $noise } naast zitten.
review-curve = Winstkansen
review-curve-about =
    De dikke lijn is { $own ->
        [true] jouw kans
       *[false] de kans van { $name }
    } om te winnen. De balken eronder laten zien door wie elke stap kwam: omhoog hielp, omlaag schaadde. Een fout (‘!’) wordt aan de beste zet gemeten: de lijn kan toch stijgen, en waar ze daalt, kan het de trekking of iemand anders zijn geweest.
review-curve-draw = de trekking
review-curve-deal = de nieuwe kaarten
review-curve-nobody = niemand veranderde veel
review-curve-point =
    { $when }: { $doings }. { $own ->
        [true] Jouw winstkans
       *[false] De winstkans van { $name }
    }: { $before } → { $after }.{ $error ->
        [yes] {" "}Hier werd een fout gemaakt.
       *[no] {""}
    }
review-curve-moments = Momenten van de partij: de pijltjestoetsen gaan van het ene naar het volgende, Enter toont het op tafel
review-curve-tap = Elk punt van de lijn leidt naar zijn moment op tafel.
review-curve-doing =
    { $own ->
        [true] Wie jouw kans veranderde
       *[false] Wie de kans van { $name } veranderde
    }
review-curve-error = een fout
review-curve-begins = Na het delen
review-curve-ends = Het einde
review-curve-table = Als tabel
review-when = Na
review-strength =
    { $own ->
        [true] Hoe goed je speelde
       *[false] Hoe goed { $name } speelde
    }
review-grade =
    { $own ->
        [true] { $decisions } van je { $total } beslissingen deden ertoe.
       *[false] { $decisions } van { $total } beslissingen van { $name } deden ertoe.
    } Gemiddeld verlaagde elk de kans om te winnen met { $loss }. { $place ->
        [best] Dat is minstens zo sterk als de bot { $weakest }; meer zegt één partij niet.
        [worst] Dat is hoogstens zo sterk als de bot { $strongest }; meer zegt één partij niet.
        [any] Zo kan een bot van elke sterkte spelen: één partij zegt te weinig.
       *[between] Dat is een sterkte tussen de bots { $weakest } en { $strongest }; meer zegt één partij niet.
    }
review-ungraded = Er viel te weinig te beslissen voor een vergelijking met de bots.
review-only =
    { $count ->
        [one] Knap: één keer was er maar één goede zet, en { $own ->
            [true] jij
           *[false] { $name }
        } vond hem.
       *[other] Knap: { $count } keer was er maar één goede zet, en { $own ->
            [true] jij
           *[false] { $name }
        } vond hem elke keer.
    }
review-moment = { $at }: vóór de keuze
review-happened = { $at }: wat er gebeurde
review-earlier = Het moment ervoor
review-next = Het volgende moment
review-fine = De coach vindt hier geen betere keuze.
review-in-replay = In de herhaling
review-back = Terug naar de lijst
review-to-curve = Terug naar de lijn
retry-title = { $at }: opnieuw
retry-find =
    { $own ->
        [true] Wat zou je nu kiezen?
       *[false] Wat zou je kiezen voor { $name }?
    }
retry-played =
    { $own ->
        [true] In het spel was jouw keuze: { $move }.
       *[false] In het spel was de keuze van { $name }: { $move }.
    }
retry-wrong =
    { $versus ->
        [better] Beter dan in het spel, maar nog niet het beste: ‘{ $move }’ verlaagt de kans om te winnen met { $loss } in plaats van { $before }.
        [alike] Ongeveer even slecht als in het spel: ‘{ $move }’ verlaagt de kans om te winnen met { $loss }, in het spel was het { $before }; zo’n klein verschil kan toeval zijn.
        [worse] Slechter dan in het spel: ‘{ $move }’ verlaagt de kans om te winnen met { $loss } in plaats van { $before }.
       *[same] Hetzelfde als in het spel: ‘{ $move }’ verlaagt de kans om te winnen met { $loss }.
    } Probeer een andere zet.
read-on = Verder lezen
retry-clue = Een aanwijzing: { $clue }
retry-right = Goed: dit is zo goed als de beste zet.
retry-coach = De keuze van de coach: { $move }.
retry-best = Goed: niets is beter.
retry-show = Antwoord tonen
play-on = Vanaf hier verder spelen
play-on-about = Op dit moment neem je het over, en bots spelen tegen je. Het is een oefening: het telt niet mee.
play-on-seat = Waar zit je?
play-on-hidden = Wat je niet kon zien
play-on-same = Zoals het was
play-on-anew = Opnieuw gedeeld
play-on-back = Terug naar het afgelopen spel
play-on-begin = Plaatsnemen

# Instellingen
settings-title = Instellingen
sound = Geluid
settings-language = Taal
settings-theme = Weergave
theme-auto = zoals mijn apparaat
theme-light = licht
theme-dark = donker
settings-speed = Tempo
speed-normal = rustig
speed-fast = vlot
speed-off = uit
settings-forced = De enige mogelijke zet voor me doen
settings-forced-about = Als je maar één ding kunt doen, gebeurt dat na een ogenblik vanzelf.
settings-muted = Chat verbergen
settings-muted-about = Aan alle tafels, tot je hem weer wilt zien.
settings-guide = Het advies voor beginners weer tonen
settings-guide-back = Het advies is terug, in je volgende partij van elk spel.
install = Parlour installeren
install-about = Met een eigen pictogram en een eigen venster op dit apparaat.

# Bericht krijgen bij je beurt
notices-title = Als ik aan de beurt ben
notices-about = In spellen die dagen duren hoef je niet steeds te komen kijken: je krijgt bericht. Over je kaarten staat er niets in, alleen dat jij aan de beurt bent.
notices-here = Geef me bericht op dit apparaat
notices-here-about = Ook als Parlour gesloten is. Je browser vraagt of je het goed vindt.
notices-here-open = Alleen zolang Parlour in een ander tabblad open is: anders ontvangt deze browser geen berichten. Zet Parlour op een iPhone of iPad eerst op het beginscherm.
notices-denied = Deze browser laat Parlour geen meldingen tonen. Je kunt dat wijzigen in de browserinstellingen voor deze pagina.
notices-none = Voor meldingen is een beveiligde verbinding (https) nodig, en een browser die ze kan tonen.
notices-devices = Apparaten waarop je bericht krijgt
notices-this-device = dit apparaat
notices-match = Geef me bericht als ik aan de beurt ben
notices-match-about = In deze partij, als ik niet aan tafel zit.
notices-quiet = Stille uren
notices-quiet-about = Dan krijg je geen bericht, maar meteen daarna wel. Je tijdzone: { $zone }.
notices-from = Van
notices-until = Tot
notices-mail = Ook per e-mail
notices-mail-about = We sturen een code naar dit adres, zodat niemand anders jouw adres hier kan invullen.
notices-mail-send = Stuur de code
notices-mail-to = Per e-mail aan { $address }
notices-mail-confirmed = Vanaf nu krijg je ook per e-mail bericht.
notices-code = De code uit de e-mail
notices-code-about = We hebben hem naar { $address } gestuurd.
notices-confirm = Bevestigen
remove = Verwijderen
unsubscribe-title = E-mails van Parlour
unsubscribe-about = Je krijgt dan geen e-mail meer als je aan de beurt bent.
unsubscribe = Geen e-mails meer
unsubscribe-done = Klaar: je krijgt geen e-mails meer.

# Accounts
account-title = Je account
account-about = Je bent hier als gast. Meer heb je niet nodig om te spelen.
account-is = Je bent ingelogd als { $account }.
account-name = Je naam aan tafel
account-your-name = Je naam
account-renamed = Zo heet je vanaf nu. Aan een tafel waar je al zit, wijzig je je naam in het tafelmenu.
account-with = Een account, als je wilt
account-why = Met een account vind je je partijen ook op andere apparaten. We vragen geen e-mailadres; een vergeten wachtwoord kunnen we je dus niet sturen.
account-account = Accountnaam
account-password = Wachtwoord
account-password-about = Minstens 8 tekens.
account-invitation = Uitnodiging
account-invitation-about = Alleen voor een nieuw account: een code van wie deze server beheert.
account-old = Huidig wachtwoord
account-new = Nieuw wachtwoord
account-password-changed = Je wachtwoord is gewijzigd, en je andere apparaten zijn uitgelogd.
account-leave = Uitloggen
account-left = Je bent uitgelogd.
account-welcome = Welkom!
login = Inloggen
register = Account maken
logout = Hier uitloggen
logout-everywhere = Overal uitloggen

# Van wie de kaarten zijn, en ‘Ik heb het spel’
cards-house = Een deel van wat er op de kaarten staat, hebben we zelf bedacht: de kaarten uit de doos zijn niet volledig gepubliceerd.
cards-known = Wat er bekend is, en waarvandaan
cards-own = Er wordt gespeeld met de kaarten uit een eigen doos.
box-title = Ik heb het spel
box-about = Voer in wat er op jouw kaarten staat, en speel er aan je tafels mee. We beginnen met onze eigen tabel: verander wat anders is.
box-here = Je kaarten zijn in deze browser bewaard.
box-forget = Wissen
box-forgotten = Je kaarten zijn gewist.
box-kept = Je kunt nu met je kaarten spelen; ze zijn in deze browser bewaard.
box-how = Hoe je ze invoert
box-form = kaart voor kaart
box-text = als tekst of bestand
box-each = per vrucht verschillend
box-toml = De kaarten als TOML
box-upload = Of een bestand
box-download = Als bestand bewaren
box-check = Controleren en bewaren

## De site zonder server: alle spellen in deze browser

site-home = Tafelspellen voor een halfuurtje, tegen bots die niet meer zien dan jij. Alles gebeurt in je browser, ook zonder verbinding.
site-table = Meer keuzes
site-about = Deze Parlour draait zonder server: je partijen blijven op dit apparaat.
site-friends = Voor vrienden, chat en open tafels start iemand Parlour op een computer en deelt de link; in de README van Parlour staat hoe.
site-server = Vrienden, chat en open tafels vind je hier.
site-account = Je naam op dit apparaat. Accounts zijn er hier niet: verder kan er niemand binnenkomen.
engine-fetching = De spellen zijn onderweg: { NUMBER($done, maximumFractionDigits: 0) } van { NUMBER($total, maximumFractionDigits: 0) } MB
engine-failed = De spellen konden niet worden gestart: { $reason }
engine-elsewhere = Parlour staat open in een ander tabblad; daar zijn je partijen.
engine-here = Hier verdergaan
keeping-title = Neem je partijen mee
keeping-about = Je partijen staan in deze browser en nergens anders. Bewaar ze als bestand om een kopie te hebben, of om op een ander apparaat verder te spelen.
keeping-save = Alle partijen bewaren
keeping-read = Partijen uit bestand laden
keeping-taken =
    { $taken ->
        [0] Er stond niets nieuws in het bestand.
        [one] Eén partij was nieuw of al verder dan hier.
       *[other] { $taken } partijen waren nieuw of al verder dan hier.
    }

# Offline: een partij tegen bots gaat verder zonder de server
reconnecting-along = De verbinding is weg. Deze partij staat ook op dit apparaat.
offline-go = Offline verder spelen
offline-starting = Zo meteen gaat het offline verder …
offline-merging = Weer verbonden: de server neemt het over …
offline-badge = Offline, oefening
offline-badge-about = Deze partij gaat verder op dit apparaat. Zodra de server weer antwoordt, krijgt die wat je hebt gespeeld.
offline-back = Je bent weer verbonden. Wat je offline hebt gespeeld, hoort nu bij de partij.
offline-apart = De partij was ook op de server verdergegaan. Wat je offline hebt gespeeld, is nu een eigen partij: je hebt ze allebei.
offline-failed = Dit apparaat kan niet offline verder: { $reason }
offline-missing = de bestanden daarvoor zijn er niet.
take-along = Meenemen
take-along-about = Dit apparaat krijgt de hele partij, ook de verborgen kaarten, en kan zonder verbinding verder. Daarom is de partij vanaf nu een oefening: ze gaat verder, maar telt niet mee.
take-along-sure = Als oefening meenemen
settings-offline-title = Offline spelen
settings-offline = Zonder verbinding verder spelen
settings-offline-about = Nieuwe partijen tegen bots worden meegenomen: dit apparaat krijgt alle kaarten, ook de verborgen, en speelt er zonder verbinding mee verder. Daarom zijn deze partijen oefeningen en tellen ze niet mee. Daarvoor blijft { NUMBER($size, maximumFractionDigits: 0) } MB op dit apparaat staan.
settings-offline-fetching = { NUMBER($done, maximumFractionDigits: 0) } van { NUMBER($total, maximumFractionDigits: 0) } MB
settings-offline-ready = Dit apparaat is klaar.

# Een profiel over veel partijen
profile = Waar je het meest verliest
profile-about = Volgens de analyses van je eigen partijen. Wat een beslissing kost, is een deel van een overwinning, zoals in een analyse.
profile-most =
    Je verliest het meest { $when }: { $loss } per beslissing, elders { $rest }. Dat berust op { $decisions } beslissingen in { $games } partijen.
profile-open =
    { $needed ->
        [one] Er valt nog niets op. Na nog één geanalyseerde partij is misschien te zien waar je het meest verliest.
       *[other] Er valt nog niets op. Na nog zo’n { $needed } geanalyseerde partijen is misschien te zien waar je het meest verliest.
    }
profile-nothing = Je verliest in elke situatie ongeveer evenveel.
profile-all = { $decisions } beslissingen in { $games } geanalyseerde partijen: { $loss } ±{ $margin } per stuk
profile-when = Situatie
profile-cost = Kosten
profile-decisions = Beslissingen
profile-games = Partijen
