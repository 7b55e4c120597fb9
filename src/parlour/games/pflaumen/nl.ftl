# Pi mal Pflaumen and Pies in Dutch. $you is "yes" where the reader is meant; $name is then empty. The two
# editions have their own words for some things: $edition says which of them is played.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Speel fruitkaarten, als je wilt verhoogd met pi; de hoogste kiest het eerst, en met het juiste fruit maak je mixen die punten waard zijn.
pi-mal-pflaumen-option-experienced = Hooguit één mix per beurt, en na de laatste slag geen meer.
pies-title = Pies
pies-about = De latere uitgave van Pi mal Pflaumen: één mix per beurt, taartfiches die snel weer weg zijn, en gestolen kaarten die nog een keer werken.

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

# Refused component tables
error-pflaumen-rounds = Regel { $line } is in strijd met { $rule }: er is één stapel voor elk van de rondes 1, 2 en 3, niet voor { $found }.
error-pflaumen-cards = Regel { $line } is in strijd met { $rule }: een stapel heeft { $expected } kaarten, niet { $found }.
error-pflaumen-number = Regel { $line } is in strijd met { $rule }: een getal is 1 tot en met 25, niet { $found }.
error-pflaumen-twice = Regel { $line } is in strijd met { $rule }: het getal { $found } zit al in deze stapel.
error-pflaumen-fruit = Regel { $line } is in strijd met { $rule }: een vrucht is een van { $known }, niet { $found }.
error-pflaumen-plum = Regel { $line } is in strijd met { $rule }: de 25 is een pruim, en geen ander getal; { $number } kan niet { $found } zijn.
error-pflaumen-fruits = Regel { $line } is in strijd met { $rule }: een stapel heeft { $expected } keer de vrucht { $fruit }, niet { $found } keer.
error-pflaumen-action = Regel { $line } is in strijd met { $rule }: een speciale actie is een van { $known }, niet { $found }.
error-pflaumen-recipe = Regel { $line } is in strijd met { $rule }: een recept is een van { $known }, niet { $found }.
error-pflaumen-both = Regel { $line } is in strijd met { $rule }: getal { $number } heeft een speciale actie of een recept, niet allebei.
error-pflaumen-points = Regel { $line } is in strijd met { $rule }: getal { $number } heeft 1 tot en met 99 punten als er een recept op staat, en anders geen.

# Events
pflaumen-began =
    { $you ->
        [yes] Het lot wijst jou aan als startspeler.
       *[no] Het lot wijst { $name } aan als startspeler.
    }
pflaumen-round =
    { $you ->
        [yes] Ronde { $round } begint. Jij komt uit.
       *[no] Ronde { $round } begint. { $name } komt uit.
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
pflaumen-order = Van hoog naar laag aan de beurt: { $people }.
pflaumen-took =
    { $you ->
        [yes] Je neemt { $card }.
       *[no] { $name } neemt { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] Je bent de laatste en krijgt er een pruim bij.
       *[no] { $name } is de laatste en krijgt er een pruim bij.
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
            [yes] De { pflaumen-watchdog } laat { $other } in de steek en komt naar jou.
           *[no] { $otheryou ->
                [yes] De { pflaumen-watchdog } laat jou in de steek en gaat naar { $name }.
               *[no] De { pflaumen-watchdog } laat { $other } in de steek en gaat naar { $name }.
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
        [yes] Voor jou valt er niets te stelen.
       *[no] Voor { $name } valt er niets te stelen.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] Er zijn geen Pi-kaarten meer voor jou.
           *[no] Er zijn geen Pi-kaarten meer voor { $name }.
        }
       *[other] { $you ->
            [yes] Je krijgt { pflaumen-pi }.
           *[no] { $name } krijgt { pflaumen-pi }.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] Je begint aan de mix van { $card }.
       *[no] { $name } begint aan de mix van { $card }.
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
       *[no] { $name } maakt nu geen mix.
    }
pflaumen-leads =
    { $you ->
        [yes] Jij komt uit voor de volgende slag.
       *[no] { $name } komt uit voor de volgende slag.
    }
pflaumen-discarded =
    { $you ->
        [yes] Je legt { pflaumen-pi } af.
       *[no] { $name } legt { pflaumen-pi } af.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] Alle slagen zijn gespeeld. Wie nog kan mixen, mag dat doen; jij eerst.
       *[no] Alle slagen zijn gespeeld. Wie nog kan mixen, mag dat doen; { $name } eerst.
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
