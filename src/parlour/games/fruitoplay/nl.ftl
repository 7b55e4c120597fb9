# Fruitoplay in Dutch. $you is "yes" where the reader is meant; $name is then empty. Plurals are chosen by the word in
# $fruit; a fruit of somebody's own table keeps its name.

fruitoplay-title = Fruitoplay
fruitoplay-about = Kies in het geheim een kaart dicht bij het doel; wie het dichtstbij zit, pakt alles, tenzij een ander even dichtbij zit. Je grootste kolom maal je kleinste is je score.

fruitoplay-fruit-banana = banaan
fruitoplay-fruit-apple = appel
fruitoplay-fruit-strawberry = aardbei
fruitoplay-fruit-fig = vijg
fruitoplay-card = { $fruit } { $number }
fruitoplay-collective-card = de gezamenlijke kaart

# Refused component sets
error-fruitoplay-name = Regel { $line } is in strijd met { $rule }: een vrucht is een woord van hoogstens { $longest } kleine letters, niet { $found }.
error-fruitoplay-fruits = Regel { $line } is in strijd met { $rule }: er zijn { $expected } verschillende vruchten, niet { $found }.
error-fruitoplay-numbers = Regel { $line } is in strijd met { $rule }: elke vrucht heeft de getallen 1 tot en met { $expected }, niet 1 tot en met { $found }.
error-fruitoplay-each = Regel { $line } is in strijd met { $rule }: noem de getallen onder { $key } één keer voor alle vruchten samen, of voor elk van de vier vruchten en geen andere.
error-fruitoplay-number = Regel { $line } is in strijd met { $rule }: een getal is 1 tot en met { $expected }, niet { $found }.
error-fruitoplay-double = Regel { $line } is in strijd met { $rule }: elke vrucht heeft { $expected } verschillende dubbele getallen, niet { $found }.
error-fruitoplay-rotten =
    Regel { $line } is in strijd met { $rule }: elke vrucht heeft { $expected ->
        [one] 1 rot getal
       *[other] { $expected } rotte getallen
    }, niet { $found }.
error-fruitoplay-both = Regel { $line } is in strijd met { $rule }: { $found } kan niet zowel dubbel als rot zijn.

# Events
fruitoplay-round-begins = Ronde { $round } van 3.
fruitoplay-dealt =
    { $you ->
        [yes] Je krijgt: { $cards }.
       *[no] { $name } krijgt: { $cards }.
    }
fruitoplay-river = De rivier: { $cards }.
fruitoplay-laid =
    { $you ->
        [yes] Jij hebt de minste punten en kiest de gezamenlijke kaart: { $bonus ->
            [one] 1 { $fruit } extra
           *[other] { $bonus } { $fruit ->
                [banaan] bananen
                [appel] appels
                [aardbei] aardbeien
                [vijg] vijgen
               *[other] { $fruit }
            } extra
        } voor iedereen.
       *[no] { $name } heeft de minste punten en kiest de gezamenlijke kaart: { $bonus ->
            [one] 1 { $fruit } extra
           *[other] { $bonus } { $fruit ->
                [banaan] bananen
                [appel] appels
                [aardbei] aardbeien
                [vijg] vijgen
               *[other] { $fruit }
            } extra
        } voor iedereen.
    }
fruitoplay-laid-lot =
    { $bonus ->
        [one] Meerdere spelers hebben de minste punten. Het lot kiest de gezamenlijke kaart: 1 { $fruit } extra voor iedereen.
       *[other] Meerdere spelers hebben de minste punten. Het lot kiest de gezamenlijke kaart: { $bonus } { $fruit ->
            [banaan] bananen
            [appel] appels
            [aardbei] aardbeien
            [vijg] vijgen
           *[other] { $fruit }
        } extra voor iedereen.
    }
fruitoplay-target = Beurt { $turn } van 7: het doel is { $card }.
fruitoplay-by = { $name }: { $card }
fruitoplay-revealed = Kaarten om! { $cards }.
fruitoplay-sits-out =
    { $you ->
        [yes] Je hebt geen kaart en doet deze beurt niet mee.
       *[no] { $name } heeft geen kaart en doet deze beurt niet mee.
    }
fruitoplay-tied = Even dichtbij, dus afgevallen: { $cards }.
fruitoplay-won =
    { $you ->
        [yes] Met { $card } win je het doel { $target } en alle gespeelde kaarten. Wie wint, trekt geen kaart.
       *[no] Met { $card } wint { $name } het doel { $target } en alle gespeelde kaarten. Wie wint, trekt geen kaart.
    }
fruitoplay-unwon = Niemand wint: de kaarten en het doel doen deze ronde niet meer mee.
fruitoplay-drew =
    { $you ->
        [yes] Je trekt { $card }.
       *[no] { $name } trekt { $card }.
    }
fruitoplay-drew-others =
    { $count ->
        [one] { $names } trekt een kaart.
       *[other] { $names } trekken elk een kaart.
    }
fruitoplay-drew-nobody = Niemand trekt een kaart.
fruitoplay-drew-empty = De trekstapel is leeg: niemand trekt een kaart.
fruitoplay-drew-short = De trekstapel is leeg: voor anderen is er geen kaart.
fruitoplay-optional = Wie het laatste doel niet won, mag een kaart trekken.
fruitoplay-declined = Je trekt geen kaart.
fruitoplay-declined-others =
    { $count ->
        [one] { $names } trekt geen kaart.
       *[other] { $names } trekken geen kaart.
    }
fruitoplay-added =
    { $you ->
        [yes] Je legt je handkaarten bij je kolommen: { $cards }.
       *[no] { $name } legt de handkaarten bij de kolommen: { $cards }.
    }
fruitoplay-cancelled =
    { $you ->
        [yes] Je rotte { $card } bederft { $other }
       *[no] De rotte { $card } van { $name } bederft { $other }
    }{ $why ->
        [chosen] { $you ->
            [yes] , zoals jij koos.
           *[no] , zoals { $name } koos.
        }
        [equal] . Alles wat bedorven kan worden, telt even zwaar: er valt niets te kiezen.
       *[only] . Een andere kaart is er niet: de kolom is nu 0 waard en telt niet meer mee.
    }
fruitoplay-cancelled-alone =
    { $you ->
        [yes] Je rotte { $card } heeft niets te bederven.
       *[no] De rotte { $card } van { $name } heeft niets te bederven.
    }
fruitoplay-scored =
    { $you ->
        [yes] Je scoort { $most } × { $fewest } = { $points } in ronde { $round }.
       *[no] { $name } scoort { $most } × { $fewest } = { $points } in ronde { $round }.
    }
fruitoplay-scored-nothing =
    { $you ->
        [yes] Je hebt geen kolom over en scoort 0 in ronde { $round }.
       *[no] { $name } heeft geen kolom over en scoort 0 in ronde { $round }.
    }

# Actions
fruitoplay-do-play = Speel { $card }
fruitoplay-do-draw = Trek een kaart
fruitoplay-do-stay = Trek geen kaart
fruitoplay-do-collective = Kies { $fruit } als gezamenlijke kaart
fruitoplay-do-cancel = Laat { $card } bederven door de rotte kaart

# The table in the terminal
fruitoplay-round = Ronde { $round } van 3
fruitoplay-turn = beurt { $turn } van 7
fruitoplay-deck = kaarten in de trekstapel: { $pile }
fruitoplay-collective = gezamenlijke kaart: { $bonus } { $fruit }
fruitoplay-target-is = Doel
fruitoplay-next = Daarna
fruitoplay-out = Uit het spel
fruitoplay-hand = Hand
fruitoplay-to-choose = moet kiezen
fruitoplay-has-chosen = keuze gemaakt
fruitoplay-holds =
    { $cards ->
        [0] geen kaarten in de hand
        [one] 1 kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
fruitoplay-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
fruitoplay-signs = ×2 dubbel   ! rot   (bedorven)

# De tafel in de browser
fruitoplay-table-hidden = een gedekte kaart
fruitoplay-table-double = { $card } (dubbel)
fruitoplay-table-rotten = { $card } (rot)
fruitoplay-table-cancelled = (bedorven)
fruitoplay-table-columns = Kolommen, en wat ze nu waard zijn
fruitoplay-table-river = De rivier
fruitoplay-table-bonus = kolom { $fruit }: +{ $bonus } voor iedereen
fruitoplay-table-choose =
    { $own ->
        [no] De keuze van { $player }
       *[yes] Je keuze
    }
fruitoplay-table-collective = Wie de minste punten heeft, kiest de gezamenlijke kaart, een vrucht: die kolom telt bij iedereen { $bonus } meer.
fruitoplay-table-draw = Er ligt geen doel meer. Wie het laatste doel niet won, mag nog een kaart trekken, misschien een rotte. Daarna komen alle handkaarten bij de kolommen.
fruitoplay-table-cancel = Wie rot fruit heeft, kiest nu welke andere kaart het bederft.
fruitoplay-table-cancel-yours =
    { $own ->
        [no] { $count ->
            [1] De rotte { $fruit } van { $player } bederft een andere kaart: kies welke.
           *[other] { $number } van { $count }: de rotte { $fruit } van { $player } bederft een andere kaart. Kies welke.
        }
       *[yes] { $count ->
            [1] Je rotte { $fruit } bederft een andere kaart: kies welke.
           *[other] { $number } van { $count }: je rotte { $fruit } bederft een andere kaart. Kies welke.
        }
    }
fruitoplay-table-cancel-once = Van kaarten die evenveel tellen, wordt er maar één aangeboden.
fruitoplay-table-cancel-chosen = { $number } van { $count }: { $card } is gekozen.
fruitoplay-table-change = je kunt nog wisselen
fruitoplay-table-yours =
    { $own ->
        [no] gedekt: { $card }
       *[yes] jouw { $card }
    }
fruitoplay-table-tied = { $away ->
    [0] gelijk, precies raak: valt af
   *[other] gelijk, { $away } ernaast: valt af
}
fruitoplay-table-same-fruit = { $away ->
    [0] juiste vrucht, precies raak
   *[other] juiste vrucht, { $away } ernaast
}
fruitoplay-table-other-fruit = { $away ->
    [0] andere vrucht, precies raak
   *[other] andere vrucht, { $away } ernaast
}
fruitoplay-table-clears = De kolommen worden leeggemaakt voor de volgende ronde.
fruitoplay-table-shuffled = { $round ->
    [1] Alle { $cards } kaarten worden geschud.
   *[other] Alle { $cards } kaarten worden opnieuw geschud.
}
fruitoplay-table-draws = Iedereen trekt een kaart, behalve wie won.
fruitoplay-table-all-draw = Iedereen trekt een kaart.
fruitoplay-table-any = Niemand heeft het juiste fruit: elk fruit kan winnen.
fruitoplay-table-any-took = Niemand had het juiste fruit.
fruitoplay-table-only =
    { $you ->
        [yes] Alleen jij hebt
       *[no] Alleen { $name } heeft
    } het juiste fruit ({ $fruit }).
fruitoplay-table-right = Alleen het juiste fruit telt ({ $fruit }).
fruitoplay-table-upset = De juiste vruchten vallen af.
fruitoplay-table-takes = { $you ->
    [yes] Jij pakt alles!
   *[no] { $name } pakt alles!
}
fruitoplay-table-took-rotten =
    { $you ->
        [yes] Je pakt
       *[no] { $name } pakt
    } { $count ->
        [one] een rotte kaart. Die telt niet mee en bederft aan het einde van de ronde een andere kaart uit dezelfde kolom, als die er is.
       *[other] { $count } rotte kaarten. Die tellen niet mee, en aan het einde van de ronde bederft elk ervan een andere kaart uit dezelfde kolom, als die er is.
    }
fruitoplay-table-nobody = Niemand pakt iets.
fruitoplay-table-added = { $you ->
    [yes] De ronde is voorbij: wat je nog in je hand hebt, komt bij je kolommen.
   *[no] De ronde is voorbij: wat { $name } nog in de hand heeft, komt bij de kolommen.
}
fruitoplay-table-most = grootste
fruitoplay-table-fewest = kleinste
fruitoplay-table-max = max
fruitoplay-table-min = min
fruitoplay-table-both = enige
fruitoplay-table-equal = gelijk
fruitoplay-table-now =
    { $rotten ->
        [yes] vóór het rotte: { $most } × { $fewest }
       *[no] deze ronde: { $most } × { $fewest }
    }
fruitoplay-table-sign-lines = Groene lijn onder een vrucht: de grootste kolom. Bruine streepjes: de kleinste.
fruitoplay-table-sign-most = Groene lijn: de grootste kolom, { $value }
fruitoplay-table-sign-fewest = Bruine streepjes: de kleinste kolom, { $value }
fruitoplay-table-sign-both = { $single ->
    [yes] Lijn en streepjes: één enkele kolom telt als grootste en als kleinste
   *[no] Lijn en streepjes: gelijke kolommen zijn tegelijk de grootste en de kleinste
}
fruitoplay-table-sign-double = ×2: telt voor twee kaarten
fruitoplay-table-sign-rotten = !: rot. Telt niet mee en bederft aan het eind van de ronde een andere kaart uit haar kolom
fruitoplay-table-about-double = ×2: deze kaart telt in haar kolom voor twee. Om een doel te winnen is het een gewone kaart.
fruitoplay-table-about-rotten = ! is rot: deze kaart telt niet mee. Aan het eind van de ronde bederft ze een andere kaart uit haar kolom of, alleen voor haar eigenaar, de collectieve kaart van haar vrucht: de eigenaar kiest welke, en die telt dan ook niet. Is er geen, dan bederft er niets. Om een doel te winnen is het een gewone kaart.
fruitoplay-table-sheet = Grootste × kleinste kolom. Wat 0 waard is, telt niet mee; één enkele kolom telt als grootste en als kleinste.
fruitoplay-table-counted = Ronde { $round } wordt geteld
fruitoplay-table-final = De eindstand
fruitoplay-table-player = Speler
fruitoplay-table-turn = Doel { $turn } van 7
fruitoplay-table-round-ends = De ronde is voorbij
fruitoplay-table-this = Deze ronde
fruitoplay-table-round = Ronde { $round }
fruitoplay-table-sum = Totaal
fruitoplay-table-empty-too = Dat geldt ook voor een lege kolom.
fruitoplay-table-next =
    Vóór ronde { $round } kiest { $tied ->
        [yes] het lot de gezamenlijke kaart, een vrucht, omdat meerdere spelers de minste punten hebben
       *[no] wie de minste punten heeft de gezamenlijke kaart, een vrucht
    }: die kolom telt dan bij iedereen { $bonus } meer.
fruitoplay-table-tie = { $shared ->
    [yes] Ook de punten van ronde 3 zijn gelijk.
   *[no] De totalen zijn gelijk: de punten van ronde 3 beslissen.
}
fruitoplay-table-target-rotten = Rot: telt niet mee en bederft een kaart van de kolom.
fruitoplay-table-hand-rotten =
    { $own ->
        [no] Houdt { $player } de rotte kaart, dan bederft ze een andere van haar vrucht.
       *[yes] Houd je de rotte kaart, dan bederft ze een andere van haar vrucht.
    }
fruitoplay-table-keeps =
    { $own ->
        [no] { $left ->
            [1] Laatste doel: daarna komt de hand bij de kolommen van { $player }.
           *[other] Nog twee doelen: daarna komt de hand bij de kolommen van { $player }.
        }
       *[yes] { $left ->
            [1] Laatste doel: daarna komt je hand bij je kolommen.
           *[other] Nog twee doelen: daarna komt je hand bij je kolommen.
        }
    }

fruitoplay-guide-rule =
    Het getal het dichtst bij het doel wint het met alle gespeelde kaarten; speelt iemand het fruit van het doel, dan wint alleen dat, anders alles. Zitten er twee even dichtbij, dan vallen ze allebei af.

    Wat je wint en aan het eind je hand komen per vrucht in kolommen. Een ronde levert de grootste maal de kleinste op; lege tellen niet mee, één telt als beide.
fruitoplay-guide-play = Speelt iemand het fruit van het doel, dan kan alleen zo’n kaart winnen; anders elke kaart. Het dichtstbijzijnde getal wint. Zitten er twee even dichtbij, dan vallen ze allebei af: een onverwachte keuze kan de beste zijn.
    .short = Het dichtste getal wint; ligt er fruit van het doel, dan alleen dat.
fruitoplay-guide-columns = Wie wint, pakt alle gespeelde kaarten. Je score is je grootste kolom (groene lijn) maal je kleinste (bruine streepjes); lege tellen niet mee, dus één kaart van een nieuwe vrucht kan pijn doen. Aan het einde van de ronde komen ook de kaarten in je hand bij je kolommen.
    .short = Je score: grootste kolom (groen) maal kleinste (streepjes).
fruitoplay-guide-single = Je hebt één enkele kolom. Die telt als grootste en als kleinste. De eerste kaart van een andere vrucht begint een nieuwe, en die is dan de kleinste: dat kan pijn doen.
    .short = Eén enkele kolom telt als grootste en als kleinste.
fruitoplay-guide-double = Een kaart met ×2 telt in haar kolom voor twee. Om een doel te winnen is het een gewone kaart.
    .short = Een kaart met ×2 telt in haar kolom voor twee.
fruitoplay-guide-chosen = Je kaart ligt gedekt. Zolang niet iedereen gekozen heeft, kun je een andere aantikken.
    .short = Je kunt nog een andere kaart aantikken.
fruitoplay-guide-collective = Jij hebt de minste punten en kiest de gezamenlijke kaart: een vrucht die deze ronde voor iedereen meer telt, ook voor wie er geen kaart van heeft. Neem wat je hoopt te verzamelen.
    .short = Kies fruit dat deze ronde voor iedereen meer telt.
fruitoplay-guide-draw = De laatste kaart van de ronde trek je alleen als je wilt. Je hand komt bij je kolommen: helpt nog een kaart je kleinste kolom, of begin je er een nieuwe, kleine mee? Hij kan ook rot zijn.
    .short = Nog een kaart voor je kolommen: helpt die de kleinste?
fruitoplay-guide-cancel = Een rotte vrucht bederft een andere kaart uit dezelfde kolom. Kies er een die je kunt missen.
    .short = De rotte vrucht bederft een kaart: welke kun je missen?
fruitoplay-guide-over = De drie rondes zijn voorbij. Wie in totaal de meeste punten heeft, wint.

# What a report counts
fruitoplay-group-cards = Kaarten in de kolommen
fruitoplay-group-kinds = Soorten kaarten in de kolommen
fruitoplay-group-numbers = Gespeelde getallen
fruitoplay-group-turns = Hoe beurten voor iemand afliepen
fruitoplay-group-collective = Gekozen gezamenlijke kaarten

# The page on which the owner of a box types in its cards
fruitoplay-box-double = De getallen met een dubbele vrucht
fruitoplay-box-rotten = Het rotte getal

# Bijschriften van de figuren op de leerpagina
fruitoplay-figure-cards = kaarten
fruitoplay-figure-river = de rivier
fruitoplay-figure-target = doel
fruitoplay-figure-plays = speelt
fruitoplay-figure-away = verschil
fruitoplay-figure-collective = gezamenlijke kaart
fruitoplay-figure-banana = bananen
fruitoplay-figure-apple = appels
fruitoplay-figure-strawberry = aardbeien
fruitoplay-figure-fig = vijgen
fruitoplay-figure-points = punten

# Redenen voor een zet: wat ervan komt ($move: “met appel 7”), hoe vaak of hoeveel ($much: “in 62 van de 100 gevallen”)
fruitoplay-with-play = met { $card }
fruitoplay-with-draw = met een extra kaart
fruitoplay-with-stay = zonder extra kaart
fruitoplay-with-collective = met { $fruit } als gezamenlijke kaart
fruitoplay-with-cancel = zonder { $card }
fruitoplay-reason-wins =
    { $move } { $you ->
        [yes] win je
       *[no] wint { $player }
    } { $much } het doel
fruitoplay-reason-tied =
    { $move } zit er { $much } iemand even dichtbij als { $you ->
        [yes] jij
       *[no] { $player }
    }
fruitoplay-reason-nobody = { $move } gaat het doel { $much } naar niemand
fruitoplay-reason-other = { $move } wint { $much } iemand anders het doel
fruitoplay-reason-rotten =
    { $move } { $you ->
        [yes] krijg je
       *[no] krijgt { $player }
    } { $much } een rotte kaart
fruitoplay-reason-grows =
    { $move } levert de beurt { $you ->
        [yes] je kolommen
       *[no] de kolommen van { $player }
    } gemiddeld { $much } punten op
fruitoplay-reason-points =
    { $move } { $you ->
        [yes] scoor je
       *[no] scoort { $player }
    } deze ronde gemiddeld { $much } punten
fruitoplay-reason-theirs = { $move } scoort de beste van de anderen deze ronde gemiddeld { $much } punten

# Situaties, voor een profiel: “Je verliest het meest …”
fruitoplay-when-play = als je een kaart voor het doel kiest
fruitoplay-when-collective = als je de gezamenlijke kaart kiest
fruitoplay-when-draw = als je nog een kaart mag trekken
fruitoplay-when-cancel = als rot fruit een kaart van je bederft

# Wanneer er beslist werd, in een analyse
fruitoplay-moment =
    { $phase ->
        [collective] Ronde { $round }, de gezamenlijke kaart
        [draw] Ronde { $round }, na de laatste beurt
        [cancel] Ronde { $round }, rot fruit
       *[play] Ronde { $round }, beurt { $turn }
    }

# Hoe een analyse het noemt
fruitoplay-table-review-guesses = hoe diezelfde keuzes uitpakten: wat verborgen was, en wat anderen tegelijk kozen
