# Pi mal Pflaumen and Pies in Dutch. $you is "yes" where the reader is meant; $name is then empty. The two
# editions have their own words for some things: $edition says which of them is played.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Speel fruitkaarten, als je wilt verhoogd met pi; de hoogste kiest het eerst, en met het juiste fruit maak je mixen die punten waard zijn.
pi-mal-pflaumen-option-experienced = Hooguit één mix per beurt, en na de laatste slag geen meer.
pies-title = Pies
pies-about = Fruitkaarten en taartfiches: de hoogste kiest eerst, één mix per beurt levert punten op, en gestolen kaarten werken nog een keer. De latere uitgave van Pi mal Pflaumen.

pflaumen-display =
    { $edition ->
        [pies] tableau
       *[pi-mal-pflaumen] uitstalling
    }
pflaumen-watchdog =
    { $edition ->
        [pies] hond
       *[pi-mal-pflaumen] waakhond
    }
pflaumen-pi =
    { $edition ->
        [pies] { $pi ->
            [one] 1 taartfiche
           *[other] { $pi } taartfiches
        }
       *[pi-mal-pflaumen] { $pi ->
            [one] 1 Pi-kaart
           *[other] { $pi } Pi-kaarten
        }
    }
pflaumen-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

pflaumen-fruit-apple = appel
pflaumen-fruit-blackberry = braam
pflaumen-fruit-cherry = kers
pflaumen-fruit-fig = vijg
pflaumen-fruit-orange = sinaasappel
pflaumen-fruit-pear = peer
pflaumen-fruit-strawberry = aardbei
pflaumen-fruit-white_currant = witte bes
pflaumen-fruit-plum = pruim
pflaumen-plum-card = een pruim
pflaumen-plums =
    { $count ->
        [one] 1 pruim
       *[other] { $count } pruimen
    }
pflaumen-number = { $round }-{ $number }
pflaumen-card = { $fruit } { $number }
pflaumen-with = { $card } ({ $what })
pflaumen-recipe = { $recipe } voor { $points }
pflaumen-watchdog-action = { pflaumen-watchdog }
pflaumen-steal-action = stelen
pflaumen-three_pi-action =
    { $edition ->
        [pies] 3 taarten
       *[pi-mal-pflaumen] 3 Pi
    }

# Refused component sets
error-pflaumen-rounds = Regel { $line } is in strijd met { $rule }: er is één stapel voor elk van de rondes 1, 2 en 3, niet voor { $found }.
error-pflaumen-cards = Regel { $line } is in strijd met { $rule }: een stapel heeft { $expected } kaarten, niet { $found }.
error-pflaumen-number = Regel { $line } is in strijd met { $rule }: een getal is 1 tot en met 25, niet { $found }.
error-pflaumen-twice = Regel { $line } is in strijd met { $rule }: het getal { $found } zit al in deze stapel.
error-pflaumen-fruit = Regel { $line } is in strijd met { $rule }: een vrucht is een van { $known }, niet { $found }.
error-pflaumen-plum = Regel { $line } is in strijd met { $rule }: de 25 is een pruim, en geen ander getal; { $number } kan niet { $found } zijn.
error-pflaumen-fruits = Regel { $line } is in strijd met { $rule }: een stapel heeft { $expected } keer de vrucht { $fruit }, niet { $found } keer.
error-pflaumen-action = Regel { $line } is in strijd met { $rule }: een speciale actie is een van { $known }, niet { $found }.
error-pflaumen-recipe = Regel { $line } is in strijd met { $rule }: een recept is een van { $known }, niet { $found }.
error-pflaumen-points = Regel { $line } is in strijd met { $rule }: getal { $number } heeft 1 tot en met 99 punten als er een recept op staat, en anders geen.

# Events
pflaumen-began =
    { $you ->
        [yes] Het lot wijst jou aan als startspeler.
       *[no] Het lot wijst { $name } aan als startspeler.
    }
pflaumen-round =
    { $round ->
        [I] { $you ->
            [yes] Ronde { $round } begint. Jij komt uit.
           *[no] Ronde { $round } begint. { $name } komt uit.
        }
       *[other] { $you ->
            [yes] Ronde { $round } begint. Jij koos in de laatste slag als eerste en komt uit.
           *[no] Ronde { $round } begint. { $name } koos in de laatste slag als eerste en komt uit.
        }
    }
pflaumen-dealt =
    { $you ->
        [yes] Je krijgt: { $cards }.
       *[no] { $shown ->
            [yes] { $name } krijgt: { $cards }.
           *[no] { $name } krijgt { $count ->
                [one] 1 kaart
               *[other] { $count } kaarten
            }.
        }
    }
pflaumen-played =
    { $pi ->
        [0] { $you ->
            [yes] Je speelt { $card }.
           *[no] { $name } speelt { $card }.
        }
       *[other] { $you ->
            [yes] Je speelt { $card } met { pflaumen-pi }: { $total }.
           *[no] { $name } speelt { $card } met { pflaumen-pi }: { $total }.
        }
    }
pflaumen-order = Hoogste totaal eerst: { $people }.
pflaumen-took =
    { $you ->
        [yes] Je neemt { $card }.
       *[no] { $name } neemt { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] Je bent als laatste aan de beurt en krijgt er een pruim bij.
       *[no] { $name } is als laatste aan de beurt en krijgt er een pruim bij.
    }
pflaumen-guarded =
    { $from ->
        [side] { $you ->
            [yes] De { pflaumen-watchdog } komt naar jou.
           *[no] De { pflaumen-watchdog } gaat naar { $name }.
        }
        [self] { $you ->
            [yes] De { pflaumen-watchdog } blijft bij jou.
           *[no] De { pflaumen-watchdog } blijft bij { $name }.
        }
       *[other] { $you ->
            [yes] De { pflaumen-watchdog } verlaat { $other } en komt naar jou.
           *[no] { $otheryou ->
                [yes] De { pflaumen-watchdog } verlaat jou en gaat naar { $name }.
               *[no] De { pflaumen-watchdog } verlaat { $other } en gaat naar { $name }.
            }
        }
    }
pflaumen-stole =
    { $you ->
        [yes] Je steelt { $card } van { $other }.
       *[no] { $otheryou ->
            [yes] { $name } steelt { $card } van jou.
           *[no] { $name } steelt { $card } van { $other }.
        }
    }
pflaumen-in-vain =
    { $you ->
        [yes] Voor jou valt er niets te stelen: niemand anders heeft een onbewaakte kaart.
       *[no] Voor { $name } valt er niets te stelen: niemand anders heeft een onbewaakte kaart.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] Er zijn geen Pi-kaarten meer voor jou.
           *[no] Er zijn geen Pi-kaarten meer voor { $name }.
        }
        [3] { $you ->
            [yes] Je krijgt { pflaumen-pi }.
           *[no] { $name } krijgt { pflaumen-pi }.
        }
       *[other] { $you ->
            [yes] Je krijgt { pflaumen-pi }: meer zijn er niet.
           *[no] { $name } krijgt { pflaumen-pi }: meer zijn er niet.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] Je begint een mix volgens het recept op { $card }.
       *[no] { $name } begint een mix volgens het recept op { $card }.
    }
pflaumen-used =
    { $you ->
        [yes] Je doet { $card } in de mix.
       *[no] { $name } doet { $card } in de mix.
    }
pflaumen-mixed =
    { $you ->
        [yes] De mix is klaar: { pflaumen-points } voor jou.
       *[no] De mix is klaar: { pflaumen-points } voor { $name }.
    }
pflaumen-finished =
    { $you ->
        [yes] Je maakt nu geen mix.
       *[no] { $why ->
            [near] { $name } zou { $recipe } kunnen maken, maar doet dat niet. Voor { $nearest } ontbreekt maar één kaart.
            [later] { $name } zou { $recipe } kunnen maken, maar bewaart het fruit voor later.
           *[last] { $name } zou { $recipe } kunnen maken, maar doet dat niet. Niemand moet.
        }
    }
pflaumen-leads =
    { $you ->
        [yes] Jij koos als eerste en komt uit in de volgende slag.
       *[no] { $name } koos als eerste en komt uit in de volgende slag.
    }
pflaumen-round-over = Ronde { $round } is voorbij.
pflaumen-discarded =
    { $you ->
        [yes] Je legt { pflaumen-pi } af.
       *[no] { $name } legt { pflaumen-pi } af.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] Alle slagen zijn gespeeld. Wie nog kan mixen, mag dat doen. Jij koos als eerste in de laatste slag en begint.
       *[no] Alle slagen zijn gespeeld. Wie nog kan mixen, mag dat doen. { $name } koos als eerste in de laatste slag en begint.
    }
pflaumen-mixes-over =
    { $could ->
        [yes] Niemand maakt nog een mix: het spel is afgelopen.
       *[no] Niemand kan nog een mix maken: het spel is afgelopen.
    }
pflaumen-scored =
    { $edition ->
        [pies] { $you ->
            [yes] Je hebt { pflaumen-points }.
           *[no] { $name } heeft { pflaumen-points }.
        }
       *[pi-mal-pflaumen] { $you ->
            [yes] Je hebt { pflaumen-points } en { $left } over in je uitstalling.
           *[no] { $name } heeft { pflaumen-points } en { $left } over in de uitstalling.
        }
    }
pflaumen-left =
    { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    }

# Actions
pflaumen-do-play = Speel { $card }
pflaumen-do-play-pi = Speel { $card } met { pflaumen-pi }: { $total }
pflaumen-do-take = Neem { $card }
pflaumen-do-steal = Steel { $card } van { $name }
pflaumen-do-mix = Maak de mix { $recipe } van { $card } voor { pflaumen-points }
pflaumen-do-use = Doe { $card } in de mix
pflaumen-do-leave = Houd { $cards } buiten de mix
pflaumen-do-done = Maak nu geen mix

# The table in the terminal
pflaumen-head = Ronde { $round } van III, slag { $trick } van { $tricks }
pflaumen-head-last = Na de laatste slag
pflaumen-side =
    { $edition ->
        [pies] pruimen over: { $plums }
       *[pi-mal-pflaumen] pruimen over: { $plums }; Pi-kaarten over: { $supply }
    }
pflaumen-trick = Slag
pflaumen-to-take = Te nemen
pflaumen-in-mix = Mix
pflaumen-hand = Jouw hand
pflaumen-leading = komt uit
pflaumen-has-watchdog = { pflaumen-watchdog }
pflaumen-to-play = moet spelen
pflaumen-to-take-mark = moet een kaart nemen
pflaumen-to-steal = moet stelen
pflaumen-to-mix = mag mixen
pflaumen-status = { pflaumen-points }, { pflaumen-pi }, { $hand } in de hand
pflaumen-empty =
    { $edition ->
        [pies] niets in het { pflaumen-display }
       *[pi-mal-pflaumen] niets in de { pflaumen-display }
    }
pflaumen-made = gemaakt: { $recipes }

# The table in the browser
pflaumen-table-round = Ronde { $round } van III
pflaumen-table-trick = Slag { $trick } van { $tricks }
pflaumen-table-side-dog = De { pflaumen-watchdog } ligt nog in de voorraad
pflaumen-table-side-pi = Pi-kaarten in de voorraad: { $count }
pflaumen-table-side-pies = Taartfiches: er zijn er altijd genoeg
pflaumen-table-side-plums = Pruimen in de voorraad: { $count }
pflaumen-table-signs = Wat de tekens betekenen
pflaumen-table-glass = Kaarten bekijken: tik er een aan om hem groter te zien
pflaumen-table-guards = Heeft de { pflaumen-watchdog }: hier kan niemand stelen
pflaumen-table-guarded = bewaakt
pflaumen-table-safe = Deze kaart kun je niet stelen: wie haar heeft, heeft de { pflaumen-watchdog }.
pflaumen-table-own-hand =
    { $own ->
        [no] De hand van { $player }
       *[yes] Jouw hand
    }
pflaumen-table-hand = Kaarten in de hand: { $count }
pflaumen-table-pile = Gemaakte mixen: { $count }, samen { pflaumen-points }
pflaumen-table-mixes =
    { $count ->
        [one] 1 mix
       *[other] { $count } mixen
    }
pflaumen-table-rank = Kiest als nummer { $rank }
pflaumen-table-yet = moet nog kiezen
pflaumen-table-dealt =
    { $count ->
        [one] Je krijgt een kaart.
       *[other] Je krijgt { $count } kaarten.
    }
pflaumen-table-pi-stays = na de slag terug naar de kant
pflaumen-table-sum =
    { $pi ->
        [1] { $number } + π
       *[other] { $number } + { $pi }π
    }
pflaumen-table-beats =
    { $you ->
        [yes] { $first } wint van { $second }: jij kiest als eerste.
       *[no] { $first } wint van { $second }: { $name } kiest als eerste.
    }
pflaumen-table-acts-again = De gestolen kaart werkt nog een keer.
pflaumen-table-acts-not = De speciale actie erop werkt niet nog een keer.
pflaumen-table-do-not-last = Wat aan het eind van een ronde over is, ben je kwijt.
pflaumen-table-pies-gone =
    { $pi ->
        [one] De taartfiche erop wordt afgelegd.
       *[other] De taartfiches erop worden afgelegd.
    }
pflaumen-table-one-mix = Er kan nog meer, maar in je beurt maak je maar één mix.
pflaumen-table-prompt-play = Speel een kaart
pflaumen-table-prompt-take = Neem een kaart uit de slag
pflaumen-table-prompt-steal =
    { $edition ->
        [pies] Steel een kaart van een ander: de speciale actie erop werkt nog een keer
       *[pi-mal-pflaumen] Steel een kaart van een ander: de speciale actie erop werkt niet nog een keer
    }
pflaumen-table-prompt-again = De gestolen kaart werkt nog een keer: steel er nog een
pflaumen-table-prompt-mix = Tik op een oplichtend recept om een mix te maken
pflaumen-table-prompt-use = Kies het fruit voor je mix
pflaumen-table-prompt-mixed = Al het fruit voor deze mix is er: wil je hem maken?
pflaumen-table-waits-play = { $name } kiest een kaart om te spelen …
pflaumen-table-waits-take = { $name } kiest een kaart om te nemen …
pflaumen-table-waits-steal = { $name } zoekt iets om te stelen …
pflaumen-table-waits-mix = { $name } denkt na over een mix …
pflaumen-table-ladder =
    { $edition ->
        [pies] Met hoeveel taartfiches?
       *[pi-mal-pflaumen] Met hoeveel Pi-kaarten?
    }
pflaumen-table-back = Neem { $card } terug in de hand
pflaumen-table-lacking =
    { $count ->
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
pflaumen-table-in = Doe { $card } in de mix
pflaumen-table-out = Haal { $card } weer uit de mix
pflaumen-table-lost =
    { $count ->
        [one] Dit recept raak je ook kwijt: { $recipes }
       *[other] Deze recepten raak je ook kwijt: { $recipes }
    }
pflaumen-table-nothing-lost = Je raakt geen ander recept kwijt.
pflaumen-table-only-way = Andere kaarten passen niet.
pflaumen-table-recipe =
    { $state ->
        [may] De receptkaart wordt toch verbruikt. Tik erop om hem als vrucht te gebruiken.
        [loose] De receptkaart is een van de vruchten. Tik erop om een andere kaart van jou ervoor te gebruiken.
        [inside] De receptkaart is een van de vruchten.
        [unfit] De receptkaart gaat ook weg. Als vrucht past hij er niet bij.
       *[spare] De receptkaart gaat ook weg, deze keer niet als vrucht: dat mag, maar hoeft niet.
    }
pflaumen-table-begun = Je bent aan deze mix begonnen: hij moet af.
pflaumen-table-confirm = Mix voor { pflaumen-points }
pflaumen-table-mixed = + { pflaumen-points }
pflaumen-table-count = De mixen worden geteld
pflaumen-table-so-far = De stand na ronde { $round }
pi-mal-pflaumen-table-stays = Wat niet in een mix zit, blijft voor de volgende ronde: uitstallingen, Pi-kaarten en de waakhond.
pies-table-stays = Tableaus en de hond blijven voor de volgende ronde. Taartfiches die over zijn, ben je kwijt.
pflaumen-table-player = Speler
pflaumen-table-made = Mixen
pflaumen-table-points = Punten
pflaumen-table-left = Kaarten over (meer wint bij gelijkspel)
pflaumen-table-wins =
    { $you ->
        [yes] wint
       *[no] wint
    }
pflaumen-table-tie-left =
    { $shared ->
        [yes] Evenveel punten en evenveel kaarten over in de { pflaumen-display }: de winst wordt gedeeld.
       *[no] { $you ->
            [yes] Evenveel punten: jij wint met meer kaarten over in de { pflaumen-display }.
           *[no] Evenveel punten: { $name } wint met meer kaarten over in de { pflaumen-display }.
        }
    }
pflaumen-table-tie-shared = Evenveel punten: de winst wordt gedeeld.
pflaumen-table-means-AA = Twee van dezelfde vrucht.
pflaumen-table-means-AAA = Drie van dezelfde vrucht.
pflaumen-table-means-ABC = Drie verschillende vruchten.
pflaumen-table-means-ABCD = Vier verschillende vruchten.
pflaumen-table-means-ABCDE = Vijf verschillende vruchten.
pflaumen-table-means-AABB = Twee van de ene en twee van een andere vrucht.
pflaumen-table-means-AABBCC = Drie vruchten, van elk twee.
pflaumen-table-means-AAABB = Drie van de ene en twee van een andere vrucht.
pflaumen-table-means-PPP = Drie pruimen.
pflaumen-table-means-PPPP = Vier pruimen.
pflaumen-table-means-PPPPP = Vijf pruimen.
pflaumen-table-means-watchdog = Wie deze kaart neemt, krijgt de { pflaumen-watchdog }; wie hem heeft, kan niet bestolen worden.
pflaumen-table-means-steal =
    { $edition ->
        [pies] Wie deze kaart neemt, steelt er een uit het { pflaumen-display } van een ander.
       *[pi-mal-pflaumen] Wie deze kaart neemt, steelt er een uit de { pflaumen-display } van een ander.
    }
pflaumen-table-means-three_pi =
    { $edition ->
        [pies] Wie deze kaart neemt, krijgt drie taartfiches.
       *[pi-mal-pflaumen] Wie deze kaart neemt, krijgt drie Pi-kaarten.
    }
pflaumen-table-means-nothing = Gewoon een vrucht.
pflaumen-table-sign-recipe = Een recept en zijn punten. Gelijke letters zijn gelijke vruchten, P is een pruim: AABB is twee paren. Het fruit op de receptkaart zelf mag meetellen.
pflaumen-table-sign-number = Zo heet een kaart in woorden: nummer 8 van ronde I.
pflaumen-table-sign-has-recipe = Een vrucht met een streep eronder: een van deze kaarten heeft een recept.
pflaumen-table-sign-pi =
    { $edition ->
        [pies] In de voorraad zijn er altijd genoeg.
       *[pi-mal-pflaumen] In de voorraad staat erbij hoeveel er nog zijn.
    }
pflaumen-table-sign-dog = De { pflaumen-watchdog } ligt in de voorraad tot iemand hem krijgt.
pflaumen-table-sign-plum = Pruimen in de voorraad. Wie als laatste kiest, krijgt er een bij.
pflaumen-table-sign-rank = De volgorde van kiezen: wie het hoogste totaal heeft, neemt als eerste een kaart.
pflaumen-table-sign-mixes = Gemaakte mixen. Niemand kan ze stelen.
pflaumen-table-sign-hand = Kaarten in de hand.

# Advice for the first game
pi-mal-pflaumen-guide-rule = Iedereen speelt een kaart; wie het hoogste getal heeft, kiest als eerste welke kaart hij neemt. Alleen mixen leveren punten op: lever het fruit in waar een recept in je uitstalling om vraagt. Gelijke letters zijn gelijke vruchten: ABC is drie verschillende, AABB twee paren, PPP drie pruimen.
pies-guide-rule = Iedereen speelt een kaart; wie het hoogste getal heeft, kiest als eerste welke kaart hij neemt. Alleen mixen leveren punten op: lever het fruit in waar een recept in je tableau om vraagt. Gelijke letters zijn gelijke vruchten: ABC is drie verschillende, AABB twee paren, PPP drie pruimen.
pflaumen-guide-wait = De anderen zijn bezig. Let op welk fruit ze verzamelen.
pflaumen-guide-lead = Speel een kaart. Met een hoge kies je vroeg uit alles wat er gespeeld wordt; met een lage bewaar je je hoge kaarten voor een betere slag.
    .short = Hoog: je kiest vroeg. Laag: je bewaart je hoge kaarten.
pflaumen-guide-follow = Bevalt je wat er ligt? Speel dan hoog, om vroeg te kiezen. Zo niet, speel dan een lage kaart weg: wie als laatste kiest, krijgt ook een pruim.
    .short = Hoog: je kiest vroeg. Laag: wie als laatste kiest, krijgt een pruim.
pi-mal-pflaumen-guide-raise = Elke Pi-kaart telt 3,14 bij je getal op. Wat je speelt, ben je kwijt: na de slag gaat het terug naar de voorraad. Bewaar je Pi dus voor slagen die je echt wilt.
    .short = Elke Pi-kaart telt 3,14 en is na de slag weg.
pies-guide-raise = Elk taartfiche telt 3,14 bij je getal op. Wat aan het eind van de ronde over is, ben je kwijt, dus gebruik ze.
    .short = Elk fiche telt 3,14; wat na de ronde over is, ben je kwijt.
pflaumen-guide-take = Neem een kaart die een van je recepten nodig heeft, een goed recept of een handige speciale actie. Het hoeft niet de kaart te zijn die je speelde.
    .short = Neem fruit dat je mist, een goed recept of een actie.
pflaumen-guide-recipes = In een recept staan gelijke letters voor gelijke vruchten en is P een pruim. Neem wat jouw recepten nodig hebben, een goed recept of een actie.
    .short = Gelijke letters: zelfde fruit; P: pruim. Wat mis je nog?
pflaumen-guide-last = Je kiest als laatste: deze kaart blijft voor jou over, met een pruim erbij.
    .short = Deze kaart blijft voor jou over, met een pruim erbij.
pflaumen-guide-last-no-plum = Je kiest als laatste: je krijgt de kaart die overblijft. Er is geen pruim meer bij.
    .short = Deze kaart blijft voor jou over; de pruimen zijn op.
pi-mal-pflaumen-guide-steal = Neem wat je recepten nodig hebben, of wat een ander hard nodig heeft. De waakhond beschermt wie hem heeft.
    .short = Neem wat je nodig hebt, of wat een ander hard nodig heeft.
pies-guide-steal = Neem wat je recepten nodig hebben, of een kaart waarvan je de speciale actie wilt: die werkt nog een keer voor jou.
    .short = Neem wat je nodig hebt, of een actie: die werkt ook voor jou.
pflaumen-guide-mix = Een mix maakt van fruit punten die niemand kan stelen. Maar de kaarten zijn dan weg: soms loont het om op een betere te wachten.
    .short = Nu veilige punten, of wachten op een betere mix?
pi-mal-pflaumen-guide-mix-round = Deze ronde is voorbij, maar je uitstalling blijft voor de volgende. Een mix kan dus op beter fruit wachten; alleen kan iemand je tot die tijd bestelen.
    .short = Je uitstalling blijft voor de volgende ronde: nu mixen, of wachten?
pies-guide-mix-round = Deze ronde is voorbij, maar je tableau blijft voor de volgende. Een mix kan dus op beter fruit wachten; alleen kan iemand je tot die tijd bestelen.
    .short = Je tableau blijft voor de volgende ronde: nu mixen, of wachten?
pflaumen-guide-mix-last = Dit was je laatste kaart van het spel, dus er komt niets beters meer: maak elke mix die kan.
    .short = Je krijgt geen kaarten meer: maak elke mix die kan.
pflaumen-guide-mix-end = Na deze slag is het spel afgelopen: een mix die je nu niet maakt, ben je kwijt. Er mag er maar één, dus maak de meest waardevolle.
    .short = Het spel eindigt: een mix die je nu niet maakt, ben je kwijt.
pflaumen-guide-last-mixes = De slagen zijn voorbij: maak elke mix die nog kan. Een mix die je nu niet maakt, ben je kwijt.
    .short = Een mix die je nu niet maakt, ben je kwijt.
pflaumen-guide-use = Gebruik de kaarten die je het minst nodig hebt. De recepten erop ben je kwijt, dus houd de goede.
    .short = Gebruik wat je het minst mist: de recepten erop ben je kwijt.

# What a report counts
pi-mal-pflaumen-group-cards = Genomen of gestolen kaarten
pi-mal-pflaumen-group-recipes = Gemaakte recepten
pi-mal-pflaumen-group-mixes = Gemaakte receptkaarten
pi-mal-pflaumen-group-actions = Speciale acties en pruimen
pi-mal-pflaumen-group-pi = Pi, gespeeld met een kaart
pies-group-cards = { pi-mal-pflaumen-group-cards }
pies-group-recipes = { pi-mal-pflaumen-group-recipes }
pies-group-mixes = { pi-mal-pflaumen-group-mixes }
pies-group-actions = { pi-mal-pflaumen-group-actions }
pies-group-pi = { pi-mal-pflaumen-group-pi }

# The page on which the owner of a box types in its cards
pflaumen-box-deck = De fruitkaarten
pflaumen-box-part = Ronde { $number }
pflaumen-box-cards = De kaarten
pflaumen-box-number = Getal
pflaumen-box-fruit = Vrucht
pflaumen-box-action = Speciale actie
pflaumen-box-recipe = Recept
pflaumen-box-points = Punten
pflaumen-box-action-watchdog = { pflaumen-watchdog-action }
pflaumen-box-action-steal = { pflaumen-steal-action }
pflaumen-box-action-three_pi = { pflaumen-three_pi-action }

# Figuren op de leerpagina's: hun bijschriften, en hoe een stuk heet
pflaumen-figure-cards = kaarten
pflaumen-figure-plays = speelt
pflaumen-figure-total = telt
pflaumen-figure-order = plaats
pflaumen-figure-takes = neemt
pflaumen-figure-display = uitstalling
pflaumen-figure-tableau = tableau
pflaumen-figure-recipe = recept
pflaumen-figure-uses = gebruikt
pflaumen-figure-gets = krijgt
pflaumen-figure-left = houdt over
pflaumen-figure-points = punten
pflaumen-figure-raised = { $card } met { $pi }

# Redenen voor een zet: wat ervan komt ($move: “met vijg I-7”), hoe vaak of hoeveel ($much: “in 62 van de 100 gevallen”)
pflaumen-with-play = met { pflaumen-card }
pflaumen-with-play-pi = met { pflaumen-card } en { pflaumen-pi }
pflaumen-with-take = met { pflaumen-card }
pflaumen-with-steal = met { pflaumen-card } van { $name }
pflaumen-with-steal-plum = met een pruim van { $name }
pflaumen-with-mix = met de mix { $recipe } van { pflaumen-card }
pflaumen-with-use = met { pflaumen-card } in de mix
pflaumen-with-use-plum = met een pruim in de mix
pflaumen-with-leave =
    { $count ->
        [one] zonder { $cards } in de mix
       *[other] met geen van { $cards } in de mix
    }
pflaumen-with-done = zonder mix
pflaumen-reason-first =
    { $move } { $you ->
        [yes] kies je
       *[no] kiest { $player }
    } { $much } als eerste
pflaumen-reason-plum =
    { $move } { $you ->
        [yes] kies je
       *[no] kiest { $player }
    } { $much } als laatste en { $you ->
        [yes] krijg je
       *[no] krijgt
    } de pruim erbij
pflaumen-reason-leavings =
    { $move } { $you ->
        [yes] kies je
       *[no] kiest { $player }
    } { $much } als laatste en { $you ->
        [yes] krijg je
       *[no] krijgt
    } wat de anderen overlaten
pflaumen-reason-takes =
    { $move } { $you ->
        [yes] kun je
       *[no] kan { $player }
    } { $much } { $card } nemen
pflaumen-reason-steals =
    { $move } { $you ->
        [yes] steel je
       *[no] steelt { $player }
    } { $much } { $card }
pflaumen-reason-gives = { $move } krijgt { $name } { $much } { $card }
pflaumen-reason-robbed =
    { $move } steelt { $much } iemand een kaart van { $you ->
        [yes] je
       *[no] { $player }
    }
pflaumen-reason-wastes =
    { $move } { $you ->
        [yes] verlies je
       *[no] verliest { $player }
    } aan het eind van de ronde { $much } overgebleven taartfiches
pflaumen-reason-mixes =
    { $move } { $you ->
        [yes] maak je
       *[no] maakt { $player }
    } in deze slag { $much } een mix
pflaumen-reason-near =
    { $move } { $you ->
        [yes] maak je
       *[no] maakt { $player }
    } in deze slag { $much } een mix, of { $you ->
        [yes] kom je
       *[no] komt { $player }
    } daarna hooguit één kaart tekort
pflaumen-reason-guarded =
    { $move } { $you ->
        [yes] heb je
       *[no] heeft { $player }
    } daarna { $much } de { pflaumen-watchdog }
pflaumen-reason-points =
    { $move } leveren { $you ->
        [yes] je mixen
       *[no] de mixen van { $player }
    } in deze slag gemiddeld { $much } punten op
pflaumen-reason-theirs = { $move } leveren de mixen van de anderen in deze slag gemiddeld { $much } punten op
pflaumen-reason-lets = { $move } maakt { $name } { $much } de mix { $recipe }
pflaumen-reason-final =
    { $move } { $you ->
        [yes] eindig je
       *[no] eindigt { $player }
    } gemiddeld met { $much } punten
pflaumen-reason-keeps =
    { $edition ->
        [pies] { $number ->
            [one] { $move } { $you ->
                    [yes] houd je
                   *[no] houdt { $player }
                } na deze slag { $much } een taartfiche over
           *[other] { $move } { $you ->
                    [yes] houd je
                   *[no] houdt { $player }
                } na deze slag { $much } minstens { $number } taartfiches over
        }
       *[pi-mal-pflaumen] { $number ->
            [one] { $move } { $you ->
                    [yes] houd je
                   *[no] houdt { $player }
                } na deze slag { $much } een Pi-kaart over
           *[other] { $move } { $you ->
                    [yes] houd je
                   *[no] houdt { $player }
                } na deze slag { $much } minstens { $number } Pi-kaarten over
        }
    }

# Situaties, voor een profiel: “Je verliest het meest …”
pflaumen-when-play-first = als je als eerste speelt
pflaumen-when-play-between = als je niet als eerste en niet als laatste speelt
pflaumen-when-play-last = als je als laatste speelt
pflaumen-when-take-first = als je als eerste kiest
pflaumen-when-take-later = als je later kiest
pflaumen-when-steal = als je steelt
pflaumen-when-mix = als je een mix mag maken

# Wanneer er beslist werd, in een analyse
pflaumen-moment =
    { $last ->
        [yes] Na de laatste slag
       *[no] Ronde { $round }, slag { $trick }
    }
