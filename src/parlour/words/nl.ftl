# Parlour in Dutch: what belongs to no game.
#
# Glossary: game = spel (one of several that are played: potje), match = partij, seat = plaats, deal = verdeling,
# draw = trekking, record = verslag, replay = replay, component set = materiaaltabel, store = opslag, log = logboek.

you = Jij
you-won = jij
seat-name = Plaats { $seat }
interval = { $mean } ({ $low } tot { $high })
version = parlour { $version } ({ $rules })

# Refusals. Each says what is wrong and what would be right.
refused = parlour: { $sentence } [{ $code }]

error-game-unknown = Er is geen spel dat { $game } heet; wel: { $known }.
error-plugin-broken = Het spel { $name } uit het pakket { $plugin } is niet te gebruiken ({ $reason }). Werk dat pakket bij of verwijder het.
error-plugin-kind = Het pakket { $plugin } biedt { $name } aan; dat is geen spel en ook geen lijst van spellen. Werk dat pakket bij of verwijder het.
error-plugin-id = Het pakket { $plugin } heeft een spel met de naam ‘{ $game }’. Zo’n naam heeft hoogstens { $longest } kleine letters, cijfers en losse koppeltekens, en begint met een letter.
error-plugin-twice = Het pakket { $plugin } heeft een spel met de naam { $game }, die het pakket { $other } al gebruikt. Verwijder een van de twee.
error-seats = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
error-bot-unknown = Er is geen bot die { $bot } heet; wel: { $known }.
error-bot-own = { $bot } kan niet spelen: { $reason }. Noem een module die te importeren is en een klasse daarin, zoals package.module:Class.
error-bot-untrusted = De bewaarde partij wil de code van { $bot } uitvoeren. Vertrouw je die, noem hem dan: --bots { $bot }
error-bot-budget = Een budget is een aantal iteraties, zoals master@200, of seconden, zoals master@0.5s; niet { $budget }.
error-bot-failed = { $bot } kan niet verder: { $reason }.
error-process-ended = Midden in een spel is een werkproces gestopt; waarschijnlijk heeft een bot het laten crashen.
error-nothing-to-explain = Er valt niets uit te leggen: dit beeld van de tafel hoort bij niemand, of niemand heeft iets te kiezen.
error-bots-too-many =
    { $seats ->
        [one] Noem 1 bot, niet { $bots }.
       *[other] Noem 1 tot { $seats } bots, niet { $bots }.
    }
error-out-form = Resultaten gaan naar bestanden die op .json of .csv eindigen, niet naar { $path }.
error-arena-file = { $path } begint niet met het plan van een arena, dus daar kan geen arena verdergaan; noem een ander bestand.
error-arena-plan = { $path } bevat verdelingen van een ander plan; het verschil zit in: { $differs }. Vraag om wat erin staat, of noem een ander bestand.
error-report-file = { $path } begint niet met het plan van een rapport, dus daar kan geen rapport verdergaan; noem een andere map.
error-report-plan = { $path } bevat potjes van een ander plan; het verschil zit in: { $differs }. Vraag om wat erin staat, of noem een andere map.
error-report-extra = Hiervoor ontbreekt nog iets: pip install 'parlour[{ $extra }]'.
error-report-family = Er valt niets te verbieden dat { $family } heet; wel: { $known }. Of schrijf een patroon van zetten, zoals play:*-10.
error-seats-list = Schrijf aantallen spelers zo: 3,4,5; niet zo: { $text }.
error-needs-rl = Omgevingen en datasets hebben { $module } nodig, dat niet geïnstalleerd is: pip install 'parlour[rl]'.
error-train-nothing = De strategie van { $game } heeft geen getallen om af te stemmen.
error-train-worse = Wat op { $games } potjes is afgestemd, beoordeelt de apart gehouden potjes niet beter (verlies { $fitted }) dan de schatting met de hand ({ $by_hand }). Er is niets geschreven. Probeer het met meer --games.
error-train-plan = { $path } hoort bij een run met een andere tafel, een andere seed of een ander aantal potjes. Neem dezelfde, of begin opnieuw zonder --resume.
error-dataset-plan = { $path } beschrijft andere potjes; het verschil zit in: { $differs }. Vraag om dezelfde, of noem een andere map.
error-dataset-file = { $path } is niet het schema van een dataset die deze versie kan lezen.
error-no-game = Er is geen potje bezig; roep eerst reset() aan.
error-action-none = { $agent } moet een actie kiezen.
error-action-illegal = { $agent } kan nu niet actie { $action } kiezen; wat wel kan: { $legal }.
error-actions-shape = Een stap vraagt een reeks van { $games } acties, één voor elk potje.
error-seeds = Er zijn { $games } potjes, dus er zijn evenveel seeds nodig, niet { $seeds }.
error-reward-unknown = Er is geen beloning die { $reward } heet; wel: { $known }.
error-opponents = Meerdere potjes tegelijk kunnen niet { $opponents } als tegenstanders hebben; wat wel kan: { $known }.
error-render-mode = Er is geen weergave die { $mode } heet; wel: { $known }.
error-file = { $path } is niet bruikbaar: { $reason }.
error-file-large = { $path } is niet gelezen: het bestand heeft meer dan { $most } tekens.

error-option-form = Schrijf een optie als naam=waarde, niet als { $text }.
error-option-unknown = { $game } heeft geen optie { $option }; wel: { $known }.
error-option-twice = De optie { $option } is twee keer gekozen, los of via een voorinstelling.
error-option-flag = De optie { $option } is on of off, niet { $value }.
error-option-integer = De optie { $option } is een getal van { $lowest } tot en met { $highest }, niet { $value }.
error-option-integers = De optie { $option } is een lijst van verschillende getallen van { $lowest } tot en met { $highest } met komma’s ertussen, niet { $value }.
error-option-sets = De optie { $option } is een of meer lijsten van verschillende getallen van { $lowest } tot en met { $highest }, met komma’s binnen een lijst en / tussen de lijsten, niet { $value }.
option-called = ‘{ $label }’

error-components-toml = De materiaaltabel is geen geldige TOML: { $reason }.
error-components-shape = Regel { $line } van de materiaaltabel: { $reason }.
error-components-large =
    Regel { $line } van de materiaaltabel: { $what ->
        [characters] een tabel heeft hoogstens { $most } tekens.
        [parts] een tabel heeft hoogstens { $most } namen, waarden en leestekens.
        [depth] haakjes staan hoogstens { $most } diep in elkaar.
        [dots] een sleutel heeft hoogstens { $most } punten.
        [word] een sleutel of een getal heeft hoogstens { $most } tekens.
       *[text] een tekst tussen aanhalingstekens heeft hoogstens { $most } tekens.
    }

error-no-lesson = Voor { $game } is er nog geen les.
error-no-such-part = De les heeft deel 1 tot en met { $last }, niet { $part }.
error-no-such-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }.
error-unknown-token = { $token } betekent niets in { $game }.
error-not-your-turn = Plaats { $seat } is niet aan de beurt, dus { $token } kan nu niet.
error-illegal = { $token } kan nu niet voor plaats { $seat }; wat wel kan: { $legal }.
error-not-together = Wat { $token } oplevert, staat nog niet vast: plaats { $seat } moet het apart spelen, en daarna de rest.
error-game-over = Het spel is afgelopen, dus { $token } kan niet meer voor plaats { $seat }.

error-chance-unknown = Er is geen trekking die { $chance } heet; wel: { $known }.
error-chance-not-due = De trekking { $chance } is nu niet aan de orde.
error-outcome-unknown = { $item } kan niet uit de trekking { $chance } komen.
error-outcome-impossible = Nummer { $at } van de trekking { $chance } kan niet { $item } zijn: dat is er niet, of niet meer.
error-outcome-short =
    De trekking { $chance } geeft { $expected ->
        [one] 1 uitkomst
       *[other] { $expected } uitkomsten
    }, niet { $found }.

error-record-format = Dit verslag heeft indeling { $found }; deze versie leest indeling { $known }.
error-record-line = Regel { $line } van het verslag is niet te lezen: { $text }
error-record-large =
    Regel { $line } van het verslag: { $what ->
        [characters] een verslag heeft hoogstens { $most } tekens.
        [lines] een verslag heeft hoogstens { $most } regels.
       *[words] een regel heeft hoogstens { $most } woorden.
    }
error-record-key = Regel { $line } van het verslag heeft een onbekende sleutel: { $key }.
error-record-twice = Regel { $line } van het verslag noemt { $key } voor de tweede keer.
error-record-missing = De kop van het verslag houdt op bij regel { $line } en noemt { $key } niet.
error-record-integer = Het verslag zegt { $key } { $value }, en dat is geen getal.
error-record-game = Dit is een verslag van { $found }, niet van { $wanted }.
error-record-rules = Het spel in dit verslag is gespeeld met regels { $found } van { $game }; deze versie speelt met regels { $known }.
error-record-components = Het spel in dit verslag is gespeeld met het materiaal { $wanted }, niet met { $found }.
error-record-needs-components = Het spel in dit verslag is gespeeld met een eigen materiaaltabel ({ $wanted }): noem het bestand met --components.
error-record-order = Regel { $line } van het verslag ({ $text }) staat niet op zijn plek: keuzes die tegelijk worden gemaakt staan op volgorde van plaats, zonder de keuzes die zijn vervangen.
error-record-step = Regel { $line } van het verslag ({ $text }) is niet te spelen: { $reason }

no-records = er is daar geen spel bewaard
not-text = het is geen UTF-8-tekst

# Help
help-parlour = Moderne tafelspellen met verborgen informatie: speel ze, simuleer ze, vertel ze na.
help-examples = Voorbeelden
help-games = Toon de spellen.
help-bots = Toon de bots.
help-play =
    Speel GAME in de terminal tegen bots.

    Typ het nummer van een zet, ! voor een tip, ? voor de speluitleg, ?? voor elke regel apart, u om je laatste stap terug te nemen, b om een bot voor je te laten spelen, q om te bewaren en te stoppen.
help-simulate =
    Laat bots veel potjes GAME spelen en vertel hoe het ze is vergaan.

    Van potje tot potje schuiven de bots een plaats door. Dezelfde seed geeft dezelfde potjes, wat --jobs ook is.
help-train =
    Stem af hoe bots de winstkansen in GAME schatten, op potjes van de lichte strategie, voor één tafel: plaatsen, opties en materiaal.

    Dezelfde seed geeft hetzelfde bestand. Een bestand geldt alleen voor zijn tafel. Zonder --out wordt het bewaard waar alle opdrachten het vinden.
help-arena =
    Vergelijk bots in GAME, met telkens dezelfde verdelingen.

    Elke verdeling wordt één keer gespeeld voor elke manier waarop de bots kunnen zitten, zodat geluk wegvalt. Dezelfde seed geeft dezelfde verdelingen, wat --jobs ook is.
    De bot ‘cheater’ ziet alle kaarten en speelt alleen hier.
help-report =
    Onderzoek GAME: speel het vaak, en schrijf een pagina met figuren en tabellen.

    Punten, volgorde van plaatsen, lengte, gelijke standen, wat er genomen wordt en wat het waard is, geluk en kunde, en wat het kost om iets niet te doen; desgewenst naast elkaar voor twee materiaaltabellen of twee stel opties. Dezelfde opdracht gaat verder waar hij ophield.
help-dataset =
    Laat bots GAME spelen en schrijf op wat ze zagen en kozen, als gegevens om van te leren.

    Het zijn de potjes van `simulate` met dezelfde seed. Wat klaar is, blijft: dezelfde opdracht gaat verder waar hij ophield.
help-replay =
    Vertel het spel na dat in FILE staat.

    Een spel dat is afgelopen, wordt met alle kaarten open verteld.
help-review =
    Terugblikken op het gespeelde spel in FILE: wat elke beslissing kostte, en wat geluk was.

    FILE is een verslag, of de replay van een partij.
help-reviewed_seat = Alleen deze plaats; dat gaat sneller.
help-game_number = Welk spel van een partij.
help-quick = Een tiende van het werk: sneller, en minder zeker.
help-quick_reviews = Afgelopen partijen met een tiende van het werk bekijken: sneller, maar minder zeker.
help-as_html = Schrijf een pagina voor een browser.
help-rules = Leg uit hoe je GAME speelt; met --reference elke regel met zijn nummer.
help-reference = Elke regel met zijn nummer, onze eigen keuzes en waar de kaarten vandaan komen.
help-learn =
    Leer GAME in de terminal: een les van een paar minuten, deel voor deel.
help-part = Het deel waarmee je begint.
help-components =
    Toon de materiaaltabel van GAME, of controleer een eigen tabel.

    Zo’n tabel noemt wat er op de kaarten staat. Heb je het spel in huis, dan kun je de echte kaarten opschrijven.
help-seats = Hoeveel spelers er zijn.
help-seat = Waar je zit.
help-as_seat = Vertel het zoals deze plaats het zag.
help-names = De bots, op volgorde van plaats; zijn het er te weinig, dan begint de lijst opnieuw.
help-options = Kies een optie van het spel; mag vaker worden opgegeven.
help-components_file = Een eigen materiaaltabel.
help-seed = Een getal of woord waarmee alles zich laat herhalen.
help-series = Speel net zo veel potjes als er spelers zijn en tel de punten op.
help-every_choice = Ook vragen als er maar één zet is.
help-resume = Ga verder met een bewaarde partij, of met een verslag of een map met verslagen van een eerdere versie.
help-save = Waar de partij wordt bewaard. PATH.match is het logboek zolang ze duurt; daarna is er een verslag van elk potje, en PATH.replay.json.
help-as_json = Schrijf JSON voor een machine.
help-folder = Waar de delen en hun schema komen.
help-records = Schrijf van elk potje een verslag in deze map.
help-jobs = Hoeveel processen er meedoen.
help-check = Controleer in plaats daarvan dit bestand.
help-count = Hoeveel potjes.
help-most = Hoeveel verdelingen.
help-adjusted = Beoordeel elke beslissing naar wat men kon weten, en toon resultaten zonder geluk; --until-clear gaat dan daarop af. Dat duurt veel langer.
help-until-clear = Stop zodra duidelijk is dat de eerste bot meer of minder wint dan zijn eerlijke deel.
help-out = Schrijf de resultaten naar dit .json- of .csv-bestand; mag vaker worden opgegeven.
help-resume_file = Bewaar elke gespeelde verdeling in dit .jsonl-bestand, en ga verder waar het ophield.
help-train_games = Van hoeveel potjes er wordt geleerd. Eén op de tien wordt apart gehouden, om de uitkomst te controleren.
help-train_out = Schrijf de gewichten naar dit bestand, of in deze map.
help-train_resume = Ga verder met een afgebroken run. De seed mag ontbreken.
help-seat_counts = Met hoeveel spelers, zoals 3,4; zonder opgave met elk aantal dat kan.
help-ordinary = Hoeveel gewone potjes, verdeeld over de aantallen spelers.
help-duplicates = Hoeveel verdelingen meermaals gespeeld worden, voor geluk en kunde en voor wat niet mag; 0: geen.
help-ladder = De bots die dezelfde verdelingen spelen.
help-forbidden = Wat niet mag: een naam die het spel kent, of een patroon van zetten; mag vaker worden opgegeven. Zonder opgave alles wat het spel kent, het een na het ander; met none niets.
help-restrained = De bot die iets niet mag.
help-components_name = Een materiaaltabel: een bestand, of de naam van een die bij het spel hoort.
help-other_components = Een andere materiaaltabel om mee te vergelijken.
help-other_options = Een optie om mee te vergelijken; mag vaker worden opgegeven.
help-report_folder = Waar het rapport bewaard wordt; zonder opgave GAME-report.
help-cores = Hoeveel processen; zonder opgave zo veel als er kernen zijn.
help-cluster = Het adres van een Ray-cluster dat in plaats daarvan speelt; auto vindt het cluster dat hier draait, local start er een.

# Een les
learn-keys = Lees en druk op Enter; ben jij aan de beurt, typ dan het nummer van een zet. ! toont de juiste zet, s slaat een deel over, ? toont de regels, q stopt.
learn-part = Deel { $part } van { $parts }: { $title }
learn-enter = (Enter)
learn-prompt = Jouw zet (1-{ $last }, !, s, ?, q):
learn-answer = Dat is geen zet. Typ een getal van 1 tot en met { $last }, !, s, ? of q.
learn-over = Je weet hoe het gaat. Je eerste spel:
learn-left = Later ga je verder met:

# Commands
games-line = { $game }: { $about } { $fewest } tot { $most } spelers.
games-preset = {"    "}--option { $preset } (voorinstelling): { $meaning }
games-option = {"    "}--option { $option }: { $meaning }
bot-random = Zomaar een zet, de ene even goed als de andere: om mee te testen, nauwelijks om tegen te spelen.
bot-greedy = Een vuistregel voor elk spel, snel en zonder vooruit te kijken.
bot-novice = Leert het nog: ziet veel over het hoofd, vergeet wat al weg is en verliest met een glimlach.
bot-casual = Speelt voor de gezelligheid: heeft een plan, maar niet altijd het goede.
bot-regular = Kent de spellen goed en verspilt zelden een zet.
bot-expert = Weegt af wat de anderen kunnen hebben, en vergeet weinig.
bot-master = Ziet bijna niets over het hoofd en vergeet niets.
bot-champion = De beste die er is: denkt tot een seconde per zet na.
bots-own = Een niveau kan een budget krijgen: master@200 probeert 200 werelden per zet, master@0.5s denkt een halve seconde na. Een eigen bot: package.module:Class.

components-good = { $path } is een volledige materiaaltabel; in verslagen heet hij { $name }.

play-company = Je speelt met { $company }.
play-keys = Typ het nummer van een zet; ! geeft een tip, ? toont de speluitleg, ?? elke regel apart, u gaat terug naar je laatste keuze, b laat een bot voor je spelen, q bewaart en stopt.
play-cards = Een deel van wat er op de kaarten staat, hebben we zelf bedacht: de kaarten uit de doos zijn niet volledig gepubliceerd. Aan het eind van de spelregels (??) staat wat er bekend is, en waarvandaan.
play-own-cards = Je speelt met je eigen kaarten.
rules-more = Elke regel met zijn nummer, onze eigen keuzes en waar de kaarten vandaan komen: ?? tijdens een spel, of parlour rules { $game } --reference.
play-prompt = Jouw zet (1-{ $last }, !, ?, ??, u, b, q):
play-answer = Dat is geen zet. Typ een getal van 1 tot en met { $last }, !, ?, ??, u, b of q.
play-only = Je enige zet: { $move }.
play-commitment = De trekkingen volgen uit een geheim. De SHA-256 daarvan: { $commitment }
play-unverifiable = De trekkingen van deze partij zijn niet te controleren: ze gaat verder vanuit een bewaard verslag.
play-undone = Je bent terug bij je laatste keuze.
play-practice = Vanaf nu is dit een oefenpartij, die niet meetelt: je ging terug terwijl je wist wat ervan kwam.
play-stand-in = Vanaf nu speelt een bot ({ $bot }) voor je.
play-stand-in-prompt = Een bot speelt voor je (Enter: zijn volgende stap, b: zelf spelen, ?, ??, q):
play-stand-in-answer = Druk op Enter, of typ b, ?, ?? of q.
play-hint =
    { $number }: { $move } (wint in { $wins } van de gevallen, ±{ $spread }; zo’n { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan het eind)
play-game = Potje { $game } van { $games }
play-sums = Punten in totaal: { $sums }
play-winner =
    { $alone ->
        [you] Je wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
        [one] { $who } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[shared] { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }: { $who } delen de overwinning.
    }
play-saved = Bewaard. Ga later verder met:
play-kept = Het spel is bewaard in { $path }; parlour replay vertelt het na.
play-replay = De trekkingen zijn te controleren:

simulate-progress = Aan het spelen
dataset-done = { $decisions } beslissingen uit { $games } potjes in { $folder }. Seed: { $seed }
simulate-bot = bot
simulate-seat = plaats
simulate-games = potjes
simulate-wins = gewonnen (95%-interval)
simulate-score = punten (95%-interval)
simulate-length = Beslissingen per potje: { $decisions }. Seed: { $seed }

train-progress = Potjes om van te leren
train-done = Geschreven: { $path }. Gemiddeld verlies bij de apart gehouden potjes: { $fitted }; met de hand: { $by_hand } (minder is beter). Potjes: { $games }. Seed: { $seed }

arena-progress = Verdelingen spelen
arena-bot = bot
arena-seats = plaatsen
arena-wins = gewonnen
arena-rank = rang
arena-margin = voorsprong
arena-points = punten
arena-rating = rating
arena-adjusted = zonder geluk
arena-decisions = beslissingen
arena-milliseconds = ms per beslissing
arena-failures = fouten
arena-trouble = De eerste fout van { $bot }: { $trouble }
arena-ahead = Duidelijk na { $deals } van { $most } verdelingen: { $bot } { $by ->
        [wins] wint meer dan zijn eerlijke deel
       *[luck-free] beslist beter dan de andere
    }.
arena-behind = Duidelijk na { $deals } van { $most } verdelingen: { $bot } { $by ->
        [wins] wint minder dan zijn eerlijke deel
       *[luck-free] beslist slechter dan de andere
    }.
arena-open =
    Na { $deals ->
        [one] 1 verdeling
       *[other] { $deals } verdelingen
    } is niet duidelijk of { $bot } { $by ->
        [wins] meer of minder wint dan zijn eerlijke deel
       *[luck-free] beter of slechter beslist dan de andere
    }.
arena-length = Verdelingen: { $deals }, potjes: { $games }. Eerlijk deel van de overwinningen: { $even }. ±: 95%-intervallen over verdelingen. Seed: { $seed }

report-progress = Gespeeld
report-ready = Het rapport: { $path }. Seed: { $seed }

replay-winners = Gewonnen: { $winners }.
replay-unfinished = Hier eindigt het verslag; het spel gaat verder.
review-progress = Terugblik
error-review-unfinished = Het spel is nog niet afgelopen: terugblikken kan alleen op een afgelopen spel.
error-fork-over = Op dit moment is het spel afgelopen: kies een eerder moment.
error-review-form = Kies --json of --html, niet allebei.

error-seat-taken = Plaats { $seat } is bezet.
error-seat-empty = Op plaats { $seat } zit niemand.
error-seats-free =
    { $free ->
        [one] Er is nog 1 plaats vrij; neem die, of geef hem aan een bot.
       *[other] Er zijn nog { $free } plaatsen vrij; neem ze, of geef ze aan bots.
    }
error-host-only = Dat kan alleen degene die deze tafel heeft geopend.
error-match-begun = De partij is al begonnen.
error-match-not-begun = De partij is nog niet begonnen.
error-match-over = De partij is afgelopen.
error-match-not-over = De partij is nog niet afgelopen.
error-match-persons = Deze partij kan niet verder in de terminal: dat kan alleen als één persoon, die haar heeft geopend, tegen bots speelt.
error-save-exists = In { $path } staat een partij die nog loopt. Ga ermee verder (--resume), of noem een ander pad.
error-save-changed = { $path } is intussen veranderd: de partij gaat verder in een andere terminal. Speel daar verder, of met --resume.
error-records-series = Deze verslagen zijn niet de potjes van één reeks, op volgorde.
error-game-under-way = Het spel is nog bezig.
error-stale = De tafel is veranderd sinds je keek; kijk opnieuw en kies dan.
error-bot-plays = Op plaats { $seat } speelt een bot; wie daar zat, kan terugkomen.
error-no-bot-plays = Op plaats { $seat } speelt geen bot.
error-not-relieved = Op plaats { $seat } valt niemand in; wie er zit, speelt zelf.
error-wish-pending =
    Er ligt al een verzoek op tafel ({ $wish ->
        [abort] de partij afbreken
        [take-back] een zet terugnemen
        [rematch] een revanche
       *[other] { $wish }
    }); beantwoord dat eerst.
error-nothing-asked = Niemand wacht op een antwoord van jou.
error-nobody-absent = Niemand is lang genoeg weg; een bot kan alleen spelen voor iemand die er niet is.
error-take-back = Je kunt alleen terugnemen wat je zelf net hebt gedaan, en alleen als je er niets door te weten bent gekomen.
error-undo-persons = Alleen wie in z’n eentje tegen bots speelt, kan een keuze ongedaan maken; anders kun je de anderen vragen of je je zet mag terugnemen.
error-undo-nothing = Je hebt nog geen keuze gemaakt om naar terug te gaan.
error-disclose-persons = Je kunt alleen een partij meenemen waarin één mens tegen bots speelt; ook eerder mag niemand anders aan de tafel hebben gezeten.
error-not-disclosed = Deze partij is niet meegenomen; er kan niets aan worden toegevoegd.
error-branch = Wat zonder verbinding is gespeeld, past niet bij deze partij (regel { $entry }); er is niets toegevoegd.
error-matches-file = Dit is geen bestand met partijen, of het is beschadigd: { $reason }.
error-replay-file = Dit is geen replay: { $reason }.
error-replay-commitment = Het geheim van deze replay is niet het geheim dat vóór de eerste kaart was beloofd.
error-replay-terms = Potje { $game } van deze replay is niet gespeeld onder de voorwaarden die erin staan.
error-replay-draw = Potje { $game } van deze replay, regel { $line }: deze trekking volgt niet uit het geheim.
error-replay-other = De bewaarde replay is niet die van deze partij.
error-replay-result = De punten, de winnaars of de spelers van deze replay zijn niet die van de potjes erin.

error-store-open = De opslag { $store } gaat niet open: { $reason }.
error-store-url = Een opslag is een bestand, sqlite:///pad of postgresql://gebruiker@host/database, niet { $scheme }://.
error-store-driver = PostgreSQL heeft een stuurprogramma nodig ({ $reason }): installeer het met pip install 'parlour[postgres]'.
error-store-newer = De opslag is gemaakt door een nieuwere versie van Parlour (tabellen { $found }, hier bekend: { $known }); gebruik die.
error-store-damaged = Het bestand { $store } is beschadigd ({ $reason }). Er is niets gewijzigd. Zet een back-up terug, of red wat heel is: parlour store repair.
error-store-lost = Het bestand { $store } is { $entries } regels kwijt die waren opgeslagen ({ $matches }). Er is niets gewijzigd. Zet een back-up terug, of red wat heel is: parlour store repair. Is het zelf een oudere kopie, verwijder dan het bestand .heads ernaast.
error-store-file-only = Dit kan alleen met SQLite-bestanden; gebruik voor PostgreSQL pg_dump en pg_restore.
error-store-missing = Er is geen opslag { $store }.
error-file-exists = { $path } bestaat al; noem een nieuw bestand.
error-export-line = Regel { $line } van deze export is niet bruikbaar: { $reason }.
error-log-gap = Regel { $seq } van partij { $match } ontbreekt, terwijl latere er wel zijn.
error-log-unreadable = Het logboek is niet te lezen: { $reason }.
error-chain-broken = Regel { $seq } van partij { $match } is niet meer zoals die is opgeslagen.
error-chain-cut = Partij { $match } heeft { $found } regels, maar er waren er { $stored } opgeslagen.
error-chain-head = Het logboek van partij { $match } eindigt niet met de regel die het laatst is opgeslagen.
error-log-entry = Regel { $seq } van het logboek kan niet zijn gebeurd: { $reason }
error-player-unknown = Er is geen speler { $player }.
error-account-taken = De accountnaam { $name } is al bezet; kies een andere.
error-account-given = Deze speler heeft al een account: { $name }.
error-account-none = Speler { $player } heeft geen account.
error-account-unknown = Het account { $name } is er niet.
error-invitation-needed = Voor een account heb je hier een uitnodiging nodig: vraag wie deze server beheert om een code.
error-invitation-unknown = Deze uitnodiging geldt niet, of niet meer. Controleer de code, of vraag om een andere.
error-message-long = Een bericht mag hoogstens { $most } tekens hebben.

error-table-unknown = Die tafel is er niet; misschien is de link onvolledig.
error-no-spectators = Alleen wie meespeelt, mag deze tafel bekijken.
error-removed = Degene die deze tafel heeft geopend, heeft je van de tafel verwijderd.
error-remove-self = Jezelf kun je niet verwijderen; verlaat gewoon de tafel.
error-person-unknown = Deze persoon is aan deze tafel niet bekend. Misschien is die al weg.
error-not-stored = Dat kon niet worden bewaard. Kijk naar de tafel: waarschijnlijk is het niet gebeurd; probeer het dan opnieuw.
error-store-down = De opslag geeft op dit moment geen antwoord; probeer het zo nog eens.
error-not-seated = Je zit niet aan deze tafel.
error-join-first = Schuif eerst aan bij de tafel.
error-no-hints = Tips zijn voor wie alleen tegen bots speelt en aan de beurt is.
error-no-such-game = Deze partij heeft geen potje { $game }; het laatste is potje { $last }.
error-no-chat = Aan deze tafel wordt niet gechat.
error-message = Dit bericht is niet te lezen: { $reason }
error-request = Dit verzoek is niet te lezen: { $reason }
error-too-large = Dat is te groot.
error-too-many =
    { $seconds ->
        [one] Dat was te vaak; probeer het over 1 seconde opnieuw.
       *[other] Dat was te vaak; probeer het over { $seconds } seconden opnieuw.
    }
error-tables-open = Je hebt { $most } tafels die nog niet afgelopen zijn; maak er eerst een af of sluit er een.
error-tables-public = Je hebt { $most } openbare tafels die nog niet afgelopen zijn; maak er eerst een af, sluit er een, of open een besloten tafel.
error-tables-address = { $most } tafels die vanuit jouw netwerk zijn geopend, zijn nog niet afgelopen; maak er eerst een paar af of sluit ze.
error-session = Je bent niet ingelogd; kom eerst binnen met een naam.
error-login = Dat account is er niet, of dit is niet het wachtwoord.
error-name = Een naam heeft 1 tot { $longest } afdrukbare tekens, waarvan minstens één zichtbare letter, cijfer of symbool.
error-password-both = Geef het oude en het nieuwe wachtwoord om het te veranderen.
error-box-both = Geef óf de tekst van een doos óf de gegevens.
error-origin = Deze server neemt van die site geen verzoeken aan.
error-content-type = Stuur JSON, en zeg dat erbij: Content-Type: application/json.
error-not-found = Hier is niets.
error-method = Dat kan hier niet.
error-internal = Er ging hier iets mis; zoek in het logboek naar { $id }.
error-address = Parlour kan niet luisteren op { $host }, poort { $port }: { $reason }.
error-origin-form = Een origin ziet eruit als https://example.org, niet als { $origin }.
error-served = Een andere Parlour gebruikt deze opslag al, op { $address }
error-door-address = { $address } is geen adres van deze computer waarop vrienden kunnen binnenkomen.
error-door-nowhere = Deze computer heeft geen adres in een privénetwerk. Weet je er een, noem het dan: --lan 192.168.1.5
error-door-elsewhere = Alleen wie achter de computer zit waarop Parlour draait, kan anderen binnenlaten, via het adres dat daar staat.
error-home-option = --lan, --port en --log horen bij ‘parlour’ alleen. Opties van ‘{ $command }’ komen erachter.
error-file-locks = Dit systeem kan geen bestand vergrendelen, dus twee servers zouden in dezelfde opslag kunnen schrijven. Gebruik PostgreSQL: --store postgresql://gebruiker@host/database. Of speel in de terminal: parlour play.
error-several-processes = Voor meer processen is PostgreSQL nodig: noem het met --store postgresql://gebruiker@host/database, of gebruik er maar één.
error-endpoint = Een pushdienst heeft een https-adres dat iedereen kan bereiken.
error-device-keys = Dit zijn niet de sleutels van een browser die zich heeft aangemeld.
error-devices-many = Je krijgt al bericht op { $most } apparaten; verwijder er eerst een.
error-device-unknown = Zo’n apparaat heb je niet.
error-zone-unknown = De tijdzone { $zone } bestaat niet; er is bijvoorbeeld Europe/Amsterdam.
error-no-mail = Deze server verstuurt geen e-mail.
error-mail-address = Naar dit adres kan geen e-mail worden gestuurd.
error-mail-code = Dat is niet de code, of hij is te oud; vraag een nieuwe aan.
error-mail-unknown = Deze link is al gebruikt: je krijgt geen e-mail meer.
error-smtp-form = Een SMTP-server ziet er zo uit: smtp://naam@mail.example.org:587 of smtps://naam@mail.example.org, zonder wachtwoord, niet zo: { $url }.
error-smtp-sender = Van { $sender } kan geen e-mail komen.
error-smtp-origin = In e-mails staan links, dus zeg waar deze server is: --origin https://example.org.

notice-title = { $game }: jij bent aan de beurt
notice-waiting =
    { $count ->
        [one] { $names } wacht op je.
       *[other] { $names } wachten op je.
    }
notice-turn = Jij bent aan zet.
notice-due = Je hebt de tijd tot { $due }.
mail-code-subject = Je code voor Parlour
mail-code-text =
    Iemand, waarschijnlijk jij, wil hier bericht krijgen bij elke beurt op Parlour. De code is

        { $code }

    en is een uur geldig. Was jij het niet, dan hoef je niets te doen: je krijgt geen e-mail meer.
mail-turn-text =
    { $told }

    { $link }

    --
    Geen e-mail meer van Parlour: { $leave }

game-players =
    { $count ->
        [2] { $fewest } of { $most } spelers
       *[other] { $fewest } tot { $most } spelers
    }
game-minutes = zo’n { $minutes } minuten
rules-cards = Waar de kaarten vandaan komen
bot-names = Anouk, Bram, Cleo, Daan, Evi, Floor, Guus, Hanna, Ivo, Jip, Kees, Lotte, Mees, Noor

page-title = Parlour
page-about = Een server voor tafelspellen met verborgen informatie. Aan de tafels zitten mensen en bots, en niemand krijgt meer te horen dan er op die plaats te weten valt.
page-build = Om hier in de browser te spelen, bouw je de webpagina’s en start je de server opnieuw:
page-play = Om alleen tegen bots te spelen, in een terminal:
page-program = Om een client te schrijven, begin je met de beschrijving van de interface:
page-games = Spellen
page-tables = Open tafels
page-no-tables = Er is op dit moment geen tafel open.
page-table-open = { $game }: { $names }; { $free } vrij
page-table-playing = { $game }: { $names }; bezig

help-serve =
    Bied spelers op het netwerk tafels aan.

    Partijen worden in een SQLite-bestand bewaard, of in PostgreSQL. Voor meer processen is PostgreSQL nodig.
help-store = Onderhoud de opslag.
help-store-check =
    Controleer of alles in de opslag zo kan zijn gebeurd.

    Elke partij wordt nagespeeld uit het logboek, elke verdeling opnieuw getrokken uit het geheim.
help-store-backup =
    Kopieer de opslag naar het bestand TO en controleer de kopie.

    De server mag intussen draaien. Dit kan alleen met SQLite-bestanden; gebruik voor PostgreSQL pg_dump.
help-store-export =
    Schrijf alle partijen naar het bestand FILE, elk op een regel JSON.

    Personen, wachtwoorden en gesprekken staan er niet in, de geheimen achter de kaarten wel.
help-store-import =
    Neem de partijen van een export op in de opslag.

    Elke partij moet heel zijn. Wat er al is, blijft zoals het is.
help-store-repair =
    Red wat heel is uit het bestand DAMAGED naar het nieuwe bestand TO.

    Van elke partij blijft het deel van het logboek dat door de controlegetallen wordt bewezen. Het beschadigde bestand wordt alleen gelezen. Stop eerst de server.
help-admin =
    Beheer een server: tafels, accounts, uitnodigingen en een bericht aan iedereen.

    Servers die de opslag gebruiken, mogen blijven draaien; ze merken het binnen enkele seconden.
help-admin-tables =
    Toon alle tafels waar het nog niet afgelopen is, de nieuwste eerst.

    Met de code van een tafel komt iedereen binnen, ook als die privé is: houd haar voor jezelf.
help-admin-end =
    Beëindig de partij aan tafel TABLE. Niemand wint; wat gespeeld is, kan worden teruggekeken.
help-admin-close =
    Sluit ACCOUNT: niemand kan er nog mee inloggen, en wie ingelogd was, is dat niet meer.

    Gespeelde partijen blijven, onder de naam die daar staat.
help-admin-password =
    Geef ACCOUNT een nieuw wachtwoord en toon het. Wie ingelogd was, is dat niet meer.
help-admin-invite =
    Toon een code waarmee iemand een account krijgt waar een uitnodiging nodig is (parlour serve --invited).
help-admin-message =
    Toon TEXT vanaf nu op de startpagina. Een lege tekst haalt het bericht weg; zonder tekst wordt het getoond.
help-accounts = Hoeveel accounts je met de code kunt maken.
help-invited_days = Hoeveel dagen hij geldig is.
help-message_language = Voor wie deze taal leest; anders voor wie er geen in de eigen taal heeft.
help-only_invited = Wie een account wil, heeft een uitnodiging nodig (parlour admin invite); gasten niet.
help-verify =
    Controleer de replay in FILE: of elke verdeling uit het geheim volgt, en of elke zet mocht.
help-host = Op welk adres de server luistert.
help-port = Op welke poort; 0 neemt er een die vrij is.
help-store_url = Een bestand, sqlite:///pad of postgresql://gebruiker@host/database.
help-workers = Hoeveel processen de tafels bedienen.
help-bot_processes = Hoeveel processen voor bots denken, per proces dat tafels bedient.
help-keep_days = Na hoeveel dagen een partij die afgelopen is, wordt gewist, met de replay; zonder deze optie nooit.
help-origins = Het adres van een pagina die met deze server mag praten, zoals https://example.org; mag vaker worden opgegeven.
help-smtp_url = De SMTP-server die e-mail verstuurt, bijvoorbeeld smtp://naam@mail.example.org:587; het wachtwoord staat in PARLOUR_SMTP_PASSWORD. Zonder server is er geen e-mail.
help-mail_sender = Van wie de e-mail komt, bijvoorbeeld spellen@example.org.
help-log_form = Regels JSON voor een machine, of tekst voor een mens.
help-lan = Laat vrienden op dit netwerk binnen, op het genoemde adres van deze computer of op het meest waarschijnlijke.
help-home_port = Op welke poort; op een andere als die bezet is.
help-show_log = Toon het logboek hier; anders staat het in een bestand naast de spellen.
serve-ready = Parlour staat klaar op { $address } (stoppen met Ctrl+C)
serve-there = Parlour draait al, op { $address }
home-address = Parlour staat klaar op { $address }
home-port = Poort { $port } is bezet door een ander programma, dus vandaag is het een andere.
home-door = Vrienden op dit netwerk komen binnen op { $address }
home-there-door = Vrienden op dit netwerk laat je binnen met de schakelaar op de pagina: bij de link van een tafel en in de instellingen.
home-store = Je spellen worden bewaard in { $store }
home-stop = Stoppen doe je hier met Ctrl+C. Er gaat niets verloren.
home-failed = Parlour kon niet verder. De reden staat in { $log }
store-good =
    { $matches ->
        [one] 1 partij, niets mis mee.
       *[other] { $matches } partijen, niets mis mee.
    }
store-bad = { $match }: { $problem }
store-copied = Partijen in { $path }: { $matches }.
store-imported = Partijen toegevoegd: { $added }; al aanwezig: { $there }.
store-cut = { $match }: { $kept } van de { $entries } regels zijn heel en bewaard.
store-unreadable = Sommige rijen van de tabel { $table } zijn niet te lezen en verloren.
store-repaired = Partijen in { $path }: { $whole } heel, { $cut } onvolledig.
admin-tables =
    { $tables ->
        [one] Aan { $tables } tafel is het nog niet afgelopen.
       *[other] Aan { $tables } tafels is het nog niet afgelopen.
    }
admin-table-open = { $table }  { $opened }  { $game }, niet begonnen, { $free } vrij: { $names }
admin-table-playing = { $table }  { $opened }  { $game }, bezig: { $names }
admin-ended = De partij is beëindigd; niemand heeft gewonnen.
admin-closed = Het account { $account } is gesloten.
admin-password = Het wachtwoord van { $account } is nu { $password }
admin-invited = { $code } (accounts: { $accounts }; dagen: { $days })
admin-message = { $language }: { $text }
admin-message-all = iedereen
admin-no-message = Er is geen bericht.
verify-commitment = Het geheim is het geheim dat vóór de eerste kaart was beloofd.
verify-game =
    Potje { $game }: { $draws ->
        [one] 1 trekking volgt
       *[other] { $draws } trekkingen volgen
    } uit het geheim, { $moves ->
        [one] 1 zet mocht
       *[other] { $moves } zetten mochten
    }; punten { $scores }.
verify-result = Gewonnen door { $winners }.
verify-aborted = De partij is gestopt; niemand heeft gewonnen.
verify-practice = Het was een oefenpartij: er is een keuze ongedaan gemaakt, of het apparaat kende alle kaarten, dus de partij telt niet mee.
verify-forked = De eerste { $steps } stappen komen uit een andere partij en kunnen niet worden gecontroleerd: het was een oefening.

# Een figuur van een leerpagina, in woorden
figure-line = { $label }: { $pieces }
figure-best = { $piece } (wint)
figure-out = { $piece } (valt af)
figure-may = { $piece } (mogelijk)

# Redenen: $clause is alles over de ene zet; $move is de andere (“met kikker 7”)
reason-often =
    { $only ->
        [yes] { $clause }; { $move } maar { $much }.
       *[no] { $clause }; { $move } { $much }.
    }
reason-amount = { $clause }, { $move } is dat { $much }.
reason-share =
    { $count ->
        [0] { $exact ->
            [yes] nooit
           *[no] bijna nooit
        }
        [100] { $exact ->
            [yes] altijd
           *[no] bijna altijd
        }
       *[other] { $short ->
            [yes] in { $count }
           *[no] in { $count } van de 100 gevallen
        }
    }
reason-best = met de beste zet
reason-each = met elk van deze zetten
reason-shares = in { $low } tot { $high } van de 100 gevallen
reason-amounts = { $low } tot { $high }
reason-alike = { $clause }: het maakt bijna niet uit welke.
reason-evens = Wat er voor later overblijft, maakt dat goed.
reason-speaks = Dat pleit voor de betere zet, maar hoeft niet de hele reden te zijn.
reason-ends =
    { $move } { $you ->
        [yes] eindig je
       *[no] eindigt { $player }
    } het spel met gemiddeld { $much } punten
reason-victory =
    { $move } { $you ->
        [yes] win je
       *[no] wint { $player }
    } { $much } het spel
reason-later = Het verschil komt pas later in het spel.
reason-nothing = Niets wat binnenkort gebeurt, onderscheidt deze zetten
reason-other =
    { $kind ->
        [amount] { $more ->
            [yes] meer
           *[no] minder
        }
       *[often] { $more ->
            [yes] vaker
           *[no] minder vaak
        }
    }

# Hoe het ervoor staat, waar een kans om te winnen kan verrassen
standing-gains =
    { $ahead ->
        [yes] Je staat voor op { $name }, maar vanaf nu haalt { $name } waarschijnlijk meer punten: nog ongeveer { $more }, jij nog { $less }.
       *[no] { $name } staat voor op jou, maar vanaf nu haal jij waarschijnlijk meer punten: nog ongeveer { $more }, { $name } nog { $less }.
    }
standing-even = Als alle { $count } gelijk stonden, won elk { $even } van de 100. Van de anderen wint { $name } het meest: { $wins }.
