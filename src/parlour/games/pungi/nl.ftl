# Pungi in Dutch. $you is "yes" where the reader is meant; $name is then empty. Plurals are chosen by the word in $animal.

pungi-title = Pungi
pungi-about = Lok de beste slangen met vijf dieren: welke het zijn, ziet iedereen; hoe sterk ze zijn, weet alleen jij.

pungi-animal-mouse = muis
pungi-animal-snail = slak
pungi-animal-lizard = hagedis
pungi-animal-dragonfly = libelle
pungi-animal-grasshopper = sprinkhaan
pungi-animal-frog = kikker
pungi-card = { $animal } { $value }
    .een =
        { $card ->
            [muis] een muis
            [slak] een slak
            [hagedis] een hagedis
            [libelle] een libelle
            [sprinkhaan] een sprinkhaan
            [kikker] een kikker
           *[other] { $card }
        }
pungi-charmer = bezweerder
pungi-several =
    { $count } { $animal ->
        [muis] muizen
        [slak] slakken
        [hagedis] hagedissen
        [libelle] libellen
        [sprinkhaan] sprinkhanen
        [kikker] kikkers
       *[other] { $animal }
    }

pungi-option-chaos = De startspeler wijst de volgende startspeler aan.
pungi-option-name_oneself = De startspeler wijst de volgende startspeler aan, en mag ook zichzelf aanwijzen.
pungi-option-turn_again = Een slang die al is omgedraaid, mag nog eens worden omgedraaid.

# Refused component sets
error-pungi-animals = Regel { $line } is in strijd met { $rule }: er zijn { $expected } verschillende dieren, niet { $found }.
error-pungi-values = Regel { $line } is in strijd met { $rule }: elk dier heeft { $expected } kaarten met verschillende cijfers, niet { $found }.
error-pungi-charmers = Regel { $line } is in strijd met { $rule }: er zijn 5 of 6 bezweerders, niet { $found }.
error-pungi-snakes = Regel { $line } is in strijd met { $rule }: er zijn { $expected } slangen, of 32 bij 5 bezweerders, niet { $found }.
error-pungi-name = Regel { $line } is in strijd met { $rule }: een dier is een woord van hoogstens { $longest } kleine letters, niet { $found }.
error-pungi-value = Regel { $line } is in strijd met { $rule }: een cijfer is een getal van 1 tot en met 99, niet { $found }.
error-pungi-snake = Regel { $line } is in strijd met { $rule }: een slang is 1 tot 9 of -1 tot -9 waard en er is er minstens één van, niet { $count } keer { $found }.

# Events
pungi-dealt =
    { $you ->
        [yes] Je krijgt: { $cards }.
       *[no] { $name } krijgt: { $cards }.
    }
pungi-began =
    { $you ->
        [yes] Het lot wijst jou aan als startspeler.
       *[no] Het lot wijst { $name } aan als startspeler.
    }
pungi-top = Boven op de trekstapel: { $card }.
pungi-laid = Nieuwe slangen, vanaf de pijlpunt: { $row }.
pungi-shuffled = Minstens vier dezelfde: { $row } worden terug in de stapel geschud.
pungi-played =
    { $you ->
        [yes] Je speelt { pungi-card.een }.
       *[no] { $name } speelt { pungi-card.een }.
    }
pungi-priority =
    { $any ->
        [yes] Kaarten om! De { $card } is het vaakst gespeeld en gaat voor.
       *[no] Kaarten om! Geen dier is het vaakst gespeeld: het hoogste cijfer gaat voor.
    }
pungi-took =
    { $you ->
        [yes] Je krijgt met { $card } { $charmer ->
            [yes] een bezweerder
           *[no] de { $snake }
        }.
       *[no] { $name } krijgt met { $card } { $charmer ->
            [yes] een bezweerder
           *[no] de { $snake }
        }.
    }
pungi-charms =
    { $you ->
        [yes] Je bezweerder
       *[no] Een bezweerder
    } { $moves ->
        [yes] gaat verder: { $before } wordt { $after }.
       *[no] { $bad ->
            [yes] maakt van de slechte { $before } een { $after }.
           *[no] vindt geen slechte slang meer en maakt van de { $before } een { $after }.
        }
    }
pungi-uncharmed = De { $after } is weer { $snake }.
pungi-waits =
    { $you ->
        [yes] Je bezweerder
       *[no] Een bezweerder van { $name }
    } wacht op de volgende slang.
pungi-named =
    { $oneself ->
        [yes] { $you ->
            [yes] Je blijft zelf startspeler.
           *[no] { $name } blijft startspeler.
        }
       *[no] { $you ->
            [yes] Je wijst { $other } aan als volgende startspeler.
           *[no] { $otheryou ->
                [yes] { $name } wijst jou aan als volgende startspeler.
               *[no] { $name } wijst { $other } aan als volgende startspeler.
            }
        }
    }
pungi-leads =
    { $you ->
        [yes] Een nieuwe ronde: jij begint.
       *[no] Een nieuwe ronde: { $name } begint.
    }
pungi-drew =
    { $you ->
        [yes] Je trekt { pungi-card.een }.
       *[no] { $name } trekt { pungi-card.een }.
    }
pungi-charmed =
    { $you ->
        [yes] Een bezweerder van jou
       *[no] Een bezweerder van { $name }
    } heeft een { $snake } omgedraaid in { $after }.
pungi-turned_back =
    { $you ->
        [yes] Je bezweerder maakt van de { $after } weer { $snake }.
       *[no] Een bezweerder van { $name } maakt van de { $after } weer { $snake }.
    }
pungi-scored =
    { $you ->
        [yes] Je hebt { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[no] { $name } heeft { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }

# Actions
pungi-do-play = Speel { $card }
pungi-do-start =
    { $you ->
        [yes] Begin zelf de volgende ronde
       *[no] Laat { $name } de volgende ronde beginnen
    }

# The table in the terminal
pungi-round = Ronde { $round } van { $rounds }
pungi-piles = slangkaarten over: { $snakes }; dieren over: { $pile }, bovenop: { $top }
pungi-flute = Fluit
pungi-starts = eerst
pungi-to-play = aan de beurt
pungi-column-hand = hand
pungi-column-played = gespeeld
pungi-column-taken = gekregen
pungi-column-points = punten

# De tafel in de browser
pungi-table-round = Ronde
pungi-table-last-round = De laatste ronde
pungi-table-row = De slangen, vanaf de pijlpunt
pungi-table-hand =
    { $own ->
        [no] De hand van { $player }
       *[yes] Je hand
    }
pungi-table-none = nog geen slang
pungi-table-snakes = { $count ->
    [one] { $count } kaart in de stapel slangkaarten
   *[other] { $count } kaarten in de stapel slangkaarten
}
pungi-table-pile = { $count ->
    [one] { $count } kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
pungi-table-leads = { $several } zouden voorgaan
pungi-table-nothing-leads = Er ligt nog geen dier voor
pungi-table-priority = { $several } gaan voor
pungi-table-equal = { $several }: geen dier ligt voor
pungi-table-equal-all = { $several }: geen ligt voor, de hoogste eerst
pungi-table-no-priority = Geen dier ligt voor: de hoogste eerst
pungi-table-rest = Nu de anderen, de hoogste eerst
pungi-table-first = gaat voor
pungi-table-next = de volgende { $animal }
pungi-table-beats = { $value } wint van { $other }
pungi-table-earlier =
    { $you ->
        [yes] gelijk, maar eerder dan jij
       *[no] gelijk, maar eerder dan { $name }
    }
pungi-table-left = krijgt de laatste
pungi-table-got = kreeg { $snake }
pungi-table-got-turned = kreeg { $before }, nu { $after }
pungi-table-yours =
    { $own ->
        [no] verborgen: { $value }
       *[yes] jouw { $value }
    }
pungi-table-successor = Wie begint de volgende ronde?
pungi-table-count = De eindstand
pungi-table-charmed = { $before } werd { $after }
pungi-table-takes =
    { $you ->
        [yes] Je krijgt
       *[no] { $name } krijgt
    } { $charmer ->
        [yes] een bezweerder
       *[no] de { $snake }
    }
pungi-table-charms =
    { $you ->
        [yes] Jouw
       *[no] { $name }: de
    } { $moves ->
        [yes] bezweerder
       *[no] { $which ->
            [new] nieuwe bezweerder
            [waiting] wachtende bezweerder
            [next] volgende bezweerder
           *[only] bezweerder
        }
    } { $counts ->
        [yes] heeft { $bad ->
            [yes] de ergste { $next ->
                [yes] van de andere slangen
               *[no] slang
            }
           *[no] een goede slang
        } omgedraaid: { $before } telt als { $after }
       *[no] { $bad ->
            [yes] { $moves ->
                [yes] gaat naar een ergere slang
               *[no] draait de ergste { $next ->
                    [yes] van de andere slangen
                   *[no] slang
                } om
            }
           *[no] { $moves ->
                [yes] gaat naar een kleinere slang
               *[no] vindt geen slechte slang meer
            }
        }: { $before } wordt { $after }
    }
pungi-table-uncharmed = { $after } is weer { $snake }
pungi-table-charmer = Een bezweerder werkt meteen: hij draait het voorteken om van de ergste slang van wie hem heeft, of van de kleinste goede als er geen slechte is. Komt er later een ergere, dan gaat hij naar die. Het telt zoals ze aan het eind liggen.
pungi-table-charmer-once = Geen slang wordt twee keer omgedraaid: een bezweerder die geen andere vindt, wacht op de volgende.
pungi-table-turned = Een bezweerder heeft van { $before } { $after } gemaakt
pungi-table-turned-now = Hij heeft van { $before } { $after } gemaakt.
pungi-table-waiting = wacht op een slang
pungi-table-charmers = { $count ->
    [one] { $count } bezweerder
   *[other] { $count } bezweerders
}
pungi-table-charmer-waits =
    { $you ->
        [yes] Jouw
       *[no] { $name }: de
    } { $which ->
        [new] nieuwe bezweerder
       *[only] bezweerder
    } wacht op de volgende slang: { $any ->
        [yes] geen wordt twee keer omgedraaid
       *[no] er is er nog geen
    }
pungi-table-charmers-turn = De slangen liggen zoals ze tellen, elke bezweerder naast de slang die hij heeft omgedraaid.
pungi-table-tie = Bij gelijke sommen wordt de overwinning gedeeld.
pungi-table-over = Er zijn te weinig slangkaarten voor nog een ronde.
pungi-table-gone = Dieren die al weg zijn: { $count }
pungi-table-out = (weg)

pungi-guide-rule =
    De rij slangen begint bij de pijl: de hoogste kaart krijgt de slang ernaast, de op een na hoogste de volgende, enzovoort. Bij gelijke gaat de eerder gespeelde voor.

    Is één dier vaker gespeeld dan elk ander, dan gaan die kaarten voor.

    Een plus levert punten op, een min kost punten.
pungi-guide-lead = Jij begint. De sterkste kaart krijgt wat er bij de pijlpunt ligt, de op een na sterkste wat daarna komt. Iedereen ziet je dier, alleen jij kent het cijfer.
    .short = De sterkste kaart krijgt de slang bij de pijlpunt.
pungi-guide-lead-bad = Jij begint. De slang bij de pijlpunt kost punten, en de sterkste kaart moet haar nemen: met een zwakke laat je haar misschien aan anderen over. Iedereen ziet je dier, alleen jij kent het cijfer.
    .short = De sterkste kaart moet de slechte slang bij de pijlpunt nemen.
pungi-guide-join = Kijk wat er ligt. Is één dier vaker gespeeld dan elk ander, dan gaan die kaarten voor, van hoog naar laag; daarna de rest.
    .short = Het meest gespeelde dier gaat voor, daarna de rest.
pungi-guide-charmer = In de rij ligt een bezweerder. { pungi-table-charmer }
    .short = Een bezweerder draait de ergste slang om, desnoods een goede.
pungi-guide-play = Kies je gezelschap: sluit je aan bij het dier dat voorligt als je er sterk in bent, of blijf apart als je liever een latere slang hebt.
    .short = Sluit je aan bij het dier dat voorligt als je sterk bent, of juist niet.
pungi-guide-play-none = Er ligt nog geen dier voor. Nog een kaart van een dier dat er ligt, kan het naar voren brengen: dan gaan die kaarten voor. Of blijf apart als je liever een latere slang hebt.
    .short = Er ligt nog geen dier voor: nog zo’n kaart kan het naar voren brengen.
pungi-guide-play-apart = Je hebt niets van het dier dat voorligt. Die kaarten gaan voor; de jouwe komt daarna met de andere, het hoogste cijfer eerst.
    .short = Je hebt het dier dat voorligt niet: daarna telt het hoogste cijfer.
pungi-guide-play-new = Je hebt geen van de dieren die er liggen. Komt geen daarvan voor te liggen, dan gaat het hoogste cijfer voor.
    .short = Je hebt geen van deze dieren: ligt er geen voor, telt het cijfer.
pungi-guide-name = Jij bepaalt wie de volgende ronde begint. Wie als laatste speelt, weet het meest.
    .short = Wie begint? Wie als laatste speelt, weet het meest.
pungi-guide-wait = De anderen kiezen. Je ziet welke dieren ze hebben, maar niet hoe sterk ze zijn.
pungi-guide-over = Elke bezweerder heeft een slang omgedraaid, de ergste eerst. De hoogste som wint.

# What a report counts
pungi-group-snakes = Gekregen slangen
pungi-group-animals = Gespeelde dieren
pungi-group-values = Gespeelde cijfers
pungi-group-cards = Gespeelde kaarten

# The page on which the owner of a box types in its cards
pungi-box-values = De cijfers van elk dier
pungi-box-charmers = Bezweerders
pungi-box-snakes = Hoeveel slangen er van elke waarde zijn

# Bijschriften van de figuren op de leerpagina
pungi-figure-cards = kaarten
pungi-figure-hand = hand
pungi-figure-row = de rij, vanaf de pijlpunt
pungi-figure-plays = speelt
pungi-figure-takes = krijgt
pungi-figure-taken = heeft gekregen
pungi-figure-charmed = omgedraaid door de slangenbezweerders
pungi-figure-counts = telt
pungi-figure-points = punten

# Redenen voor een zet: wat ervan komt ($move: “met kikker 7”), hoe vaak of hoeveel ($much: “in 62 van de 100 gevallen”)
pungi-with-play = met { $card }
pungi-with-start =
    { $you ->
        [yes] met jou als startspeler
       *[no] met { $name } als startspeler
    }
pungi-reason-takes =
    { $move } { $you ->
        [yes] krijg je
       *[no] krijgt { $player }
    } { $much } { $charmer ->
        [yes] een bezweerder
       *[no] de { $snake }
    }
pungi-reason-turns =
    { $move } { $you ->
        [yes] krijg je
       *[no] krijgt { $player }
    } { $much } de { $snake } ({ $you ->
        [yes] je
       *[no] een
    } bezweerder maakt er { $after } van)
pungi-reason-gains =
    { $move } { $you ->
        [yes] krijg je
       *[no] krijgt { $player }
    } { $much } pluspunten
pungi-reason-loses =
    { $move } { $you ->
        [yes] krijg je
       *[no] krijgt { $player }
    } { $much } minpunten
pungi-reason-points =
    { $move } levert de ronde { $you ->
        [yes] je
       *[no] { $player }
    } gemiddeld { $much } punten op

# Situaties, voor een profiel: “Je verliest het meest …”
pungi-when-first = als je als eerste speelt
pungi-when-between = als je niet als eerste en niet als laatste speelt
pungi-when-last = als je als laatste speelt
pungi-when-name = als je aanwijst wie begint

# Wanneer er beslist werd, in een analyse
pungi-moment =
    { $phase ->
        [name] Ronde { $round }, wie begint
       *[play] Ronde { $round }
    }
