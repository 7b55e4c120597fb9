# Input in Dutch. $you is "yes" where the reader is meant; $name is then empty. Where $origin is the word of input-supply,
# a sentence gives it another preposition than it gives a field.

input-title = Input
input-about = Bouw cijfers van tegels waarvan niemand de onderkant kent, en durf de tegel aan te kondigen die een cijfer afsluit.

input-symbol-full = vol
input-symbol-half = half
input-symbol-round = rond
input-symbol-slanted = schuin
input-symbol-joker = joker
input-letter-full = v
input-letter-half = h
input-letter-round = r
input-letter-slanted = s
input-letter-joker = j
input-colour-yellow = geel
input-colour-red = rood
input-colour-blue = blauw
input-supply = voorraad
input-field = veld { $field } van cijfer { $number }

input-option-zero = De nul doet ook mee: leg hem in één beurt, en de anderen verliezen hun laatste winst.
input-option-memory = Met off zien mensen niet welke onderkanten al te zien waren; bots onthouden ze nog steeds allemaal.
input-option-solo_double = Een cijfer helemaal in de kleur van de winnaar telt dubbel, in plaats van 3 punten meer.
input-option-free_number = Op dit cijfer, bijvoorbeeld 5, mag je tegels leggen zonder ze om te draaien.
input-option-combination = Wie al deze cijfers wint, bijvoorbeeld 1,2,3, wint meteen het spel; met / nog een reeks: 1,2,3/5,6.
input-option-joker_closes = De joker mag een cijfer afsluiten.
input-option-children = Wie op deze plaatsen zit, bijvoorbeeld 0,2, mag een tegel leggen zonder hem om te draaien.
input-option-joker_seen = Valt een joker met de jokerkant boven, dan ziet iedereen hem voordat hij wordt omgedraaid.
input-option-first_return = Een tegel mag één keer meteen terug; pas daarna is heen en weer verboden.
input-preset-family = Op deze plaatsen zitten kinderen: children met deze plaatsen, en joker_closes op on.

# Refused options
error-input-number = Met { $seats } spelers horen bij de optie { $option } de cijfers 1 tot en met { $highest }, niet { $number }.
error-input-children = Met { $seats } spelers horen bij de optie { $option } de plaatsen 0 tot en met { $last }, niet { $seat }.

# Refused component sets
error-input-colours = Regel { $line } is in strijd met { $rule }: er zijn { $expected } verschillende kleuren, niet { $found }.
error-input-colour = Regel { $line } is in strijd met { $rule }: een kleur is een woord van hoogstens { $longest } kleine letters, niet { $found }.
error-input-tiles = Regel { $line } is in strijd met { $rule }: elke kleur heeft { $expected } tegels, niet { $found }.
error-input-tile = Regel { $line } is in strijd met { $rule }: een tegel heeft twee kanten uit full, half, round, slanted en joker, niet { $found }.
error-input-joker = Regel { $line } is in strijd met { $rule }: de achterkant van de joker is slanted, dus een tegel { $found } bestaat niet.
error-input-alike = Regel { $line } is in strijd met { $rule }: binnen een kleur zijn geen twee tegels gelijk.
error-input-sides = Regel { $line } is in strijd met { $rule }: { $symbol } komt { $expected } keer voor op de tegels van een kleur, niet { $found } keer.
error-input-digits = Regel { $line } is in strijd met { $rule }: er is één kaart voor elk cijfer van 0 tot en met 9, niet voor { $found }.
error-input-fields = Regel { $line } is in strijd met { $rule }: een cijfer heeft 5 velden, maar de { $digit } heeft er { $found }.
error-input-field = Regel { $line } is in strijd met { $rule }: een veld vraagt om full, half, round of slanted, niet om { $found }.

# Events
input-tile-open = { $up } ({ $under } eronder)
input-fell =
    { $you ->
        [yes] Jouw tegels 1 tot en met 7 tonen: { $tiles }.
       *[no] De tegels 1 tot en met 7 van { $name } tonen: { $tiles }.
    }
input-joker_seen =
    { $you ->
        [yes] Jouw tegel { $tile } viel met de joker boven: iedereen heeft hem gezien, en hij wordt omgedraaid.
       *[no] Tegel { $tile } van { $name } viel met de joker boven: iedereen heeft hem gezien, en hij wordt omgedraaid.
    }
input-began =
    { $you ->
        [yes] Er is geloot: jij begint.
       *[no] Er is geloot: { $name } begint.
    }
input-announced =
    { $you ->
        [yes] Je kondigt { $number ->
            [0] de nul
           *[other] de slottegel van de { $number }
        } aan.
       *[no] { $name } kondigt { $number ->
            [0] de nul
           *[other] de slottegel van de { $number }
        } aan.
    }
input-lifted =
    { $you ->
        [yes] Je pakt tegel { $tile } { $origin ->
            [voorraad] uit je voorraad
           *[other] van { $origin }
        } en draait hem om: { $was } wordt { $up }.
       *[no] { $name } pakt tegel { $tile } { $origin ->
            [voorraad] uit de voorraad
           *[other] van { $origin }
        } en draait hem om: { $was } wordt { $up }.
    }
input-slid =
    { $you ->
        [yes] Je pakt tegel { $tile } { $origin ->
            [voorraad] uit je voorraad
           *[other] van { $origin }
        } en draait hem niet om: hij blijft { $up }.
       *[no] { $name } pakt tegel { $tile } { $origin ->
            [voorraad] uit de voorraad
           *[other] van { $origin }
        } en draait hem niet om: hij blijft { $up }.
    }
input-placed =
    { $you ->
        [yes] Je legt hem op { $place }.
       *[no] { $name } legt hem op { $place }.
    }
input-home =
    { $you ->
        [yes] Hij past nergens en gaat naar je voorraad.
       *[no] Hij past nergens en gaat naar de voorraad van { $name }.
    }
input-won =
    { $you ->
        [yes] Je wint de { $number }{ $alone ->
            [yes] , helemaal in je eigen kleur: { $base } + { $bonus } = { input-points }
           *[no] : { input-points }
        }!
       *[no] { $name } wint de { $number }{ $alone ->
            [yes] , helemaal in één kleur: { $base } + { $bonus } = { input-points }
           *[no] : { input-points }
        }!
    }
input-missed =
    { $you ->
        [yes] Hij sluit de { $number } niet af: { $points ->
            [0] gelukkig heb je geen punten te verliezen
           *[other] { $all ->
                [yes] je verliest alles wat je hebt, { input-points }
               *[no] je verliest de { $points } punten van dat cijfer
            }
        }.
       *[no] Hij sluit de { $number } niet af: { $points ->
            [0] { $name } heeft geen punten te verliezen
           *[other] { $all ->
                [yes] { $name } verliest alles, { input-points }
               *[no] { $name } verliest de { $points } punten van dat cijfer
            }
        }.
    }
input-zeroset =
    { $you ->
        [yes] Je hebt de nul compleet!
       *[no] { $name } heeft de nul compleet!
    }
input-zerofailed =
    { $count ->
        [0] Hij past niet op de nul.
        [one] Hij past niet op de nul, en tegel { $tiles } gaat terug naar de voorraad.
       *[other] Hij past niet op de nul, en de tegels { $tiles } gaan terug naar de voorraad.
    }
input-lost =
    { $you ->
        [yes] Je verliest je laatste winst: { input-points }.
       *[no] { $name } verliest de laatste winst: { input-points }.
    }
input-returned = De laatste tegel is van de { $number } af: het cijfer is weer open en kan opnieuw gewonnen worden.
input-reached =
    { $you ->
        [yes] Je hebt als eerste { $target } punten en wint het spel.
       *[no] { $name } heeft als eerste { $target } punten en wint het spel.
    }
input-combined =
    { $you ->
        [yes] Je hebt alle afgesproken cijfers gewonnen, en daarmee het spel.
       *[no] { $name } heeft alle afgesproken cijfers gewonnen, en daarmee het spel.
    }
input-tired = Dat was de laatste beurt.

# Actions
input-do-zero = Kondig de nul aan
input-do-close = Kondig de slottegel van de { $number } aan
input-do-lift = Draai tegel { $tile } om
input-do-slide = Pak tegel { $tile } zonder hem om te draaien
input-do-set = Leg hem op { $place }

# The table in the terminal
input-turn = Beurt { $turn } van hooguit { $turns }
input-target = wie het eerst { $target } punten haalt, wint
input-now-close = De slottegel van de { $number } is aangekondigd.
input-now-zero = De nul is aangekondigd.
input-legend = Velden en tegels: { $shapes }; een veld met puntjes is vrij.
input-completed = ^ is voltooid: daar mag niets meer op, en wie er tegels heeft, mag geen cijfer afsluiten.
input-marked = ++ zijn de velden voor de tegel in de hand.
input-player = { $name } ({ $colour })
input-to-play = aan de beurt
input-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
input-won-so-far = gewonnen: { $numbers }
input-row-tile = tegel
input-row-shows = toont
input-row-lies = ligt
input-row-below = eronder
input-row-back = niet naar
input-at-supply = voorraad
input-at-hand = hand
input-maybe = { $letters }?

# The table in the browser
input-table-announce = Kondig aan
input-table-none =
    { $own ->
        [no] geen daar
       *[yes] geen van jou
    }
input-table-later = nog niet
input-table-completed = voltooid
input-table-on = op
input-table-not-there =
    { $own ->
        [no] { $player } mag de { $numbers } niet aankondigen: daar ligt geen eigen tegel.
       *[yes] Je mag de { $numbers } niet aankondigen: daar ligt geen tegel van jou.
    }
input-table-not-yet =
    { $own ->
        [no] { $player } mag de { $numbers } nog niet aankondigen: op de voltooide { $completed } liggen nog eigen tegels.
       *[yes] Je mag de { $numbers } nog niet aankondigen: op de voltooide { $completed } liggen nog tegels van jou.
    }
input-table-not-both =
    { $own ->
        [no] { $player } mag de { $numbers } nog niet aankondigen: daar ligt geen eigen tegel, en op de voltooide { $completed } liggen er nog.
       *[yes] Je mag de { $numbers } nog niet aankondigen: daar ligt geen tegel van jou, en op de voltooide { $completed } liggen er nog.
    }
input-table-announced =
    { $number ->
        [0] Aangekondigd: de nul
       *[other] Aangekondigd: de { $number }
    }
input-table-slide = zo laten
input-table-now-pick-mine =
    { $own ->
        [no] Draai een tegel van { $player } om.
       *[yes] Draai een van je tegels om.
    }
input-table-now-pick-mine-call =
    { $own ->
        [no] Draai een tegel van { $player } om, of kondig eerst aan welk cijfer wordt afgesloten.
       *[yes] Draai een van je tegels om, of kondig eerst aan welk cijfer je afsluit.
    }
input-table-now-pick-other = { $name } is aan de beurt.
input-table-now-close-mine = Welke tegel sluit de { $number } af?
input-table-now-close-other = { $name } zoekt de slottegel.
input-table-now-zero-mine =
    { $left ->
        [one] Er is nog één veld vrij: draai de laatste tegel om.
       *[other] Er zijn nog { $left } velden vrij: draai de volgende tegel om.
    }
input-table-now-zero-other = { $name } probeert de nul.
input-table-now-set-mine =
    Hij toont { $side ->
        [joker] de joker
       *[other] ‘{ $symbol }’
    }: leg hem op een veld dat oplicht.
input-table-now-set-only =
    Hij toont { $side ->
        [joker] de joker
       *[other] ‘{ $symbol }’
    }. Er is maar één veld mogelijk: de tegel gaat daar vanzelf heen.
input-table-now-set-other =
    { $name } kiest een veld voor { $side ->
        [joker] de joker
       *[other] ‘{ $symbol }’
    }.
input-table-closes =
    { $number ->
        [0] Hij maakt de nul compleet.
       *[other] Hij sluit de { $number } af, zoals aangekondigd.
    }
input-table-lapses =
    { $target } punten is genoeg: { $over ->
        [one] het ene punt daarboven telt
       *[other] de { $over } daarboven tellen
    } niet.
input-table-takes-all =
    Wie het cijfer afsluit, krijgt alles, ook met { $others ->
        [one] 1 tegel van een ander
       *[other] { $others } tegels van anderen
    } erop.
input-table-take-away =
    { $own ->
        [no] Zolang daar tegels van { $player } liggen, mag { $player } geen cijfer aankondigen, en er elke beurt één weghalen.
       *[yes] Zolang daar tegels van jou liggen, mag je geen cijfer aankondigen. Je mag er elke beurt één weghalen.
    }
input-table-misfit =
    { $number ->
        [0] Hij past niet op de nul.
       *[other] Hij sluit de { $number } niet af.
    }
input-table-forgot = { $name } was het vergeten: iedereen had die kant van tegel { $tile } al gezien.
input-table-nowhere = Hij past nergens.
input-table-nowhere-none = Alle velden voor { $symbol } zijn bezet.
input-table-nowhere-closing = Hij zou de { $numbers } afsluiten, en dat moet je aankondigen voor het omdraaien.
input-table-nowhere-joker = Deze joker mag de { $numbers } niet afsluiten.
input-table-nowhere-completed = Op de { $numbers } mag niets gelegd worden tot alle tegels weg zijn.
input-table-nowhere-back = Hij mag niet meteen terug naar zijn oude veld van de { $numbers }.
input-table-opens-after = De { $numbers } gaat pas weer open als deze tegel gelegd is.
input-table-nowhere-zero = De nul moet aangekondigd zijn voordat je hem bouwt.
input-table-lifts =
    { $you ->
        [yes] Je pakt tegel { $tile }.
       *[no] { $name } pakt tegel { $tile }.
    }
input-table-turns =
    { $you ->
        [yes] Je draait { $side ->
            [joker] de joker
           *[other] ‘{ $symbol }’
        } naar boven.
       *[no] { $name } draait { $side ->
            [joker] de joker
           *[other] ‘{ $symbol }’
        } naar boven.
    }
input-table-slides =
    { $you ->
        [yes] Je laat tegel { $tile } zoals hij is: { $symbol }.
       *[no] { $name } laat tegel { $tile } zoals hij is: { $symbol }.
    }
input-table-only = Geen ander veld was mogelijk.
input-table-asks = Het veld vraagt om { $asks }, de tegel toont { $symbol }.
input-table-no-joker = De joker mag geen cijfer afsluiten.
input-table-number =
    De { $number }, goed voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $state ->
        [completed] , voltooid
       *[other] {""}
    }
input-table-field = { $place }, vrij: { $symbol }
input-table-tile =
    { $you ->
        [yes] Je tegel { $tile } toont { $symbol }.
       *[no] Tegel { $tile } van { $name } toont { $symbol }.
    }
input-table-lies = Hij ligt op { $place }.
input-table-below = Eronder: { $symbols }.
input-table-deduced = Eronder: { $symbols }. Niemand heeft het gezien: het volgt uit de kanten die al te zien waren.
input-table-not-back =
    { $own ->
        [no] Tegel { $tile } mag niet meteen hierheen terug.
       *[yes] Je tegel { $tile } mag niet meteen hierheen terug.
    }
input-table-tile-not-back = Hij mag niet meteen terug naar { $place }.
input-table-points = { $points } van { $target } punten
input-table-begins =
    { $you ->
        [yes] begint
       *[no] begint
    }
input-table-tried = nul al geprobeerd
input-table-more =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer als alle vijf tegels van { $you ->
        [yes] jou
       *[no] { $name }
    } zijn
input-table-missed = past niet
input-table-joker = hier geen joker
input-table-returns = weer open
input-table-legend = Symbolen en tegels
input-table-symbols = Symbolen
input-table-seven = De zeven tegels van elke kleur, voor- en achterkant:
input-table-fits = De joker past op elk veld, maar mag geen cijfer afsluiten.
input-table-fits-closes = De joker past op elk veld en mag ook een cijfer afsluiten: zo is het afgesproken.
input-table-signs = De kleine tekens onder een tegel tonen wat er op de andere kant kan staan. Eén gevuld teken is zeker. Het is gezien, of het volgt uit alle kanten die al te zien waren. Bots van lagere niveaus vergeten er iets van.
input-table-sign-worth = Zoveel punten levert het cijfer op.
input-table-sign-more = Vanaf de derde tegel: tot nu toe zijn alle tegels op het cijfer van één speler. Wordt het zo afgesloten, dan levert het zoveel meer op.
input-table-sign-ask = Je mag de { $number } nu niet aankondigen: er ligt geen tegel van jou, of je hebt nog tegels op een voltooid cijfer. Tik erop, dan zie je wat het is.
input-table-sign-away = Deze tegel ligt op de { $number }.
input-table-shut = De { $number } is voltooid: daar mag niets meer op tot de laatste tegel weg is. Dan is het cijfer weer open.
input-table-count = De eindstand
input-table-count-wins = Punten per gewonnen cijfer
input-table-count-win = { $sum } voor de { $numbers }
input-table-count-lost = Verloren door mislukte aankondigingen
input-table-count-beyond = Boven het doel, telt niet mee
input-table-count-points = Punten
input-table-count-of = { $what }: { $points }
input-table-wins =
    { $you ->
        [yes] wint
       *[no] wint
    }

# Advice for the first game
input-guide-rule =
    Draai een tegel om en leg hem waar hij past{ $signs ->
        [yes] ; eronder zie je wat hij kan zijn
       *[no] {""}
    }. Het laatste veld van een cijfer levert zijn punten op, { $double ->
        [yes] of het dubbele
       *[no] en 3 meer
    } als alle tegels van jou zijn. Kondig het eerst aan: een fout kost evenveel. Wie het eerst { $target } heeft, wint.
input-guide-wait = Let op welke kanten er verschijnen: wat al te zien was, staat klein onder elke tegel.
input-guide-first = Tik op een van je tegels: hij wordt omgedraaid, en wat verschijnt, moet op een veld dat erom vraagt.
    .short = Tik op een van je tegels: die wordt omgedraaid en gelegd.
input-guide-pick = Draai een tegel om waarvan je de onderkant kent, of leer een nieuwe kennen. De tekens onder een tegel tonen wat hij kan zijn. Ook tegels die op een cijfer liggen mag je omdraaien.
    .short = Draai een tegel om die je kent, of leer een nieuwe kennen.
input-guide-win = Sluit je nu de { $wins } af, dan win je het spel: kondig het aan, en draai de tegel om waar het laatste veld om vraagt.
    .short = Je kunt nu winnen: door een cijfer af te sluiten.
input-guide-announce =
    Een cijfer mist nog één tegel. Weet je wat je gaat omdraaien, kondig dat cijfer dan aan: je wint de punten ervan. { $points ->
        [0] Past de tegel niet, of is het de joker, dan kost het deze keer niets: je hebt geen punten te verliezen.
       *[other] Past de tegel niet, of is het de joker, dan verlies je er evenveel.
    }
    .short = Zeker van de laatste tegel van een cijfer? Kondig het aan.
input-guide-announce-joker =
    Een cijfer mist nog één tegel. Weet je wat je gaat omdraaien, kondig dat cijfer dan aan: je wint de punten ervan. { $points ->
        [0] Past de tegel niet, dan kost het deze keer niets: je hebt geen punten te verliezen.
       *[other] Past de tegel niet, dan verlies je er evenveel.
    }
    .short = Zeker van de laatste tegel van een cijfer? Kondig het aan.
input-guide-blocked = Je hebt tegels op een voltooid cijfer: tot de laatste weg is, mag je geen ander aankondigen. Je kunt er elke beurt een van omdraaien, net als elke andere tegel, en hem ergens anders leggen.
    .short = Met tegels op een voltooid cijfer mag je niets aankondigen.
input-guide-danger = Pas op: een andere speler kan in zijn volgende beurt de { $danger } afsluiten en het spel winnen. Dat voorkom je door er een tegel van jou af te halen, het cijfer zelf af te sluiten, of een cijfer af te sluiten waarop die speler een tegel heeft: dan mag hij niets aankondigen.
    .short = Pas op: een andere speler kan in zijn volgende beurt winnen.
input-guide-danger-set = Pas op: met een vierde tegel op de { $danger } kan een andere speler die in zijn volgende beurt afsluiten en het spel winnen.
    .short = Pas op: door een vierde tegel kan een andere speler winnen.
input-guide-danger-late = Een andere speler kan in zijn volgende beurt de { $danger } afsluiten en het spel winnen. Dat kan niet meer als er eerst een cijfer wordt afgesloten waarop die speler een tegel heeft.
    .short = Een andere speler kan in zijn volgende beurt winnen.
input-guide-close = Kies de tegel met aan de onderkant het symbool waar het laatste veld om vraagt. De joker mag geen cijfer afsluiten.
    .short = Kies de tegel voor het laatste veld; niet de joker.
input-guide-close-joker = Kies de tegel met aan de onderkant het symbool waar het laatste veld om vraagt. Ook de joker mag een cijfer afsluiten: zo is het afgesproken.
    .short = Kies de tegel voor het laatste veld, of de joker.
input-guide-zero = Draai tegels om waarvan je zeker bent: elke tegel moet op een vrij veld van de nul passen, anders is de poging voorbij.
    .short = Draai tegels om die je kent: elke moet op de nul passen.
input-guide-set = Leg hem op een veld dat oplicht. Een cijfer met alleen jouw tegels levert 3 punten meer op.
    .short = Leg hem neer. Een cijfer met alleen jouw tegels: 3 punten extra.
input-guide-set-double = Leg hem op een veld dat oplicht. Een cijfer met alleen jouw tegels telt dubbel.
    .short = Leg hem neer. Een cijfer met alleen jouw tegels telt dubbel.
input-guide-set-four = Leg hem waar hij je helpt: een cijfer met vier tegels kan worden afgesloten door wie er een tegel op heeft en geen op een voltooid cijfer. Dat ben jij misschien in je volgende beurt, of een andere speler al eerder. Een cijfer met alleen jouw tegels levert 3 punten meer op.
    .short = Een cijfer met vier tegels kan worden afgesloten, ook door anderen.
input-guide-set-four-double = Leg hem waar hij je helpt: een cijfer met vier tegels kan worden afgesloten door wie er een tegel op heeft en geen op een voltooid cijfer. Dat ben jij misschien in je volgende beurt, of een andere speler al eerder. Een cijfer met alleen jouw tegels telt dubbel.
    .short = Een cijfer met vier tegels kan worden afgesloten, ook door anderen.

# What a report counts
input-group-numbers = Gewonnen cijfers
input-group-one-colour = Cijfers gewonnen in één kleur
input-group-missed = Slottegels die niet pasten
input-group-tiles = Gelegde tegels, per cijfer
input-group-zero = De nul

# The page on which the owner of a box types in its cards
input-box-tiles = De zeven tegels van een kleur, beide kanten
input-box-digits = De symbolen van elk cijfer, van boven naar beneden

# Figuren op de leerpagina: hun bijschriften, en hoe een stuk heet
input-figure-tiles = tegels, voor- en achterkant
input-figure-numbers = op tafel
input-figure-before = ervoor
input-figure-after = erna
input-figure-supply = voorraad
input-figure-turns = pakt en draait om
input-figure-shows = toont dan
input-figure-points = punten
input-figure-tile = { $colour } { $symbol }
input-figure-free =
    { $state ->
        [completed] leeg
       *[open] vrij voor { $symbol }
    }
input-figure-had = had eerst
input-figure-number =
    de { $number }{ $state ->
        [completed] , voltooid
       *[open] {""}
    } ({ $fields })

# Redenen voor een zet: wat ervan komt ($move: “met tegel 7”), hoe vaak of hoeveel ($much: “in 62 van de 100 gevallen”)
input-with-zero = met de aangekondigde nul
input-with-close = met de aangekondigde { $number }
input-with-lift = met tegel { $tile }
input-with-slide = met tegel { $tile } zonder hem om te draaien
input-with-set = met de tegel op { $place }
input-rival =
    { $name ->
        [none] een andere speler
       *[other] { $name }
    }
input-someone =
    { $name ->
        [none] iemand anders
       *[other] { $name }
    }
input-reason-game =
    { $move } { $you ->
        [yes] win je
       *[no] wint { $player }
    } in deze of de volgende beurt { $much } het spel
input-reason-defeat =
    { $move } wint vóór { $you ->
        [yes] je volgende beurt
       *[no] de volgende beurt van { $player }
    } { $much } { input-someone } het spel
input-reason-wins =
    { $move } { $you ->
        [yes] sluit je
       *[no] sluit { $player }
    } in deze of de volgende beurt { $much } de { $number } af
input-reason-other =
    { $move } sluit vóór { $you ->
        [yes] je volgende beurt
       *[no] de volgende beurt van { $player }
    } { $much } { input-someone } de { $number } af
input-reason-misses =
    { $number ->
        [0] { $move } mislukt { $much } een aankondiging van { $you ->
                [yes] je
               *[no] { $player }
            }, zonder punten te kosten
        [one] { $move } mislukt { $much } een aankondiging van { $you ->
                [yes] je
               *[no] { $player }
            }, wat 1 punt kost
       *[other] { $move } mislukt { $much } een aankondiging van { $you ->
                [yes] je
               *[no] { $player }
            }, wat { $number } punten kost
    }
input-reason-announces =
    { $move } { $you ->
        [yes] kondig je in je
       *[no] kondigt { $player } in de
    } volgende beurt { $much } een slottegel aan
input-reason-home =
    { $move } past { $much } { $you ->
        [yes] een van je tegels
       *[no] een tegel van { $player }
    } nergens
input-reason-blocked =
    { $number ->
        [one] { $move } mag { $you ->
                [yes] je na je
               *[no] { $player } na de
            } volgende beurt { $much } nog minstens één beurt niets aankondigen
       *[other] { $move } mag { $you ->
                [yes] je na je
               *[no] { $player } na de
            } volgende beurt { $much } nog minstens { $number } beurten niets aankondigen
    }
input-reason-held =
    { $number ->
        [one] { $move } kan { input-rival } na { $you ->
                [yes] je volgende beurt
               *[no] de volgende beurt van { $player }
            } { $much } nog minstens één beurt niets aankondigen
       *[other] { $move } kan { input-rival } na { $you ->
                [yes] je volgende beurt
               *[no] de volgende beurt van { $player }
            } { $much } nog minstens { $number } beurten niets aankondigen
    }
input-reason-known =
    { $number ->
        [one] { $move } { $you ->
                [yes] ken je na je
               *[no] kent { $player } na de
            } volgende beurt { $much } beide kanten van een van { $you ->
                [yes] je
               *[no] de eigen
            } tegels
        [7] { $move } { $you ->
                [yes] ken je na je
               *[no] kent { $player } na de
            } volgende beurt { $much } beide kanten van { $you ->
                [yes] al je
               *[no] alle eigen
            } tegels
       *[other] { $move } { $you ->
                [yes] ken je na je
               *[no] kent { $player } na de
            } volgende beurt { $much } beide kanten van minstens { $number } van { $you ->
                [yes] je
               *[no] de eigen
            } tegels
    }
input-reason-ready =
    { $move } mag { $you ->
        [yes] je na je
       *[no] { $player } na de
    } volgende beurt { $much } een cijfer aankondigen
input-reason-exposed =
    { $move } mag meteen na { $you ->
        [yes] je volgende beurt
       *[no] de volgende beurt van { $player }
    } { $much } { input-someone } een cijfer aankondigen
input-reason-points =
    { $move } { $you ->
        [yes] krijg je tot en met je
       *[no] krijgt { $player } tot en met de
    } volgende beurt gemiddeld { $much } punten
input-reason-theirs =
    { $name ->
        [none] { $move } krijgen de anderen tot en met { $you ->
                [yes] je volgende beurt
               *[no] de volgende beurt van { $player }
            } gemiddeld { $much } punten
       *[other] { $move } krijgt { $name } tot en met { $you ->
                [yes] je volgende beurt
               *[no] de volgende beurt van { $player }
            } gemiddeld { $much } punten
    }

# Situaties, voor een profiel: “Je verliest het meest …”
input-when-pick = als je een tegel kiest
input-when-close = als je de tegel bij een aankondiging kiest
input-when-set = als je kiest waar een tegel komt

# Wanneer er beslist werd, in een analyse
input-moment =
    Beurt { $turn }{ $tile ->
        [0] {""}
       *[other] , tegel { $tile } in de hand
    }

# Hoe een analyse het noemt
input-table-turn = Beurt
input-table-review-start = De tegels zijn gevallen
input-table-review-draw = hoe de tegels vielen, welke onderkanten bovenkwamen, en wie begon
input-table-review-guesses = hoe diezelfde keuzes uitpakten, met de onderkanten zoals ze echt waren
