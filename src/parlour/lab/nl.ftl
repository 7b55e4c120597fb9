# The laboratory in Dutch: the page of a report. The glossary is in parlour/words/nl.ftl.

report-title =
    { $game }: wat { $games ->
        [one] één potje vertelt
       *[other] { $games } potjes vertellen
    }
report-facts = Bots: { $bots }. Aantal spelers: { $seats }. Materiaaltabel: { $components }. Regelversie { $rules }, seed { $seed }.
report-intervals = Tussen haakjes staan 95%-intervallen. Een verdeling die vaker is gespeeld, telt één keer.
report-command = Met deze opdracht maak je dezelfde pagina opnieuw:

# The variants that are compared: ‘eigen 1a2b3c’, ‘house-1 nogmaals’.
report-own = eigen
report-again = nogmaals

# Sections
report-title-notable = Wat opvalt
report-title-compared = Naast elkaar
report-title-scores = Punten
report-title-seats = Volgorde van plaatsen
report-title-length = Lengte
report-title-leads = Gelijke standen en leiding
report-title-items = Wat er genomen wordt, wanneer, en wat het waard is
report-title-luck = Geluk en kunde
report-title-restraint = Als iets niet mag

report-about-notable = Gekozen volgens een vaste regel, niet naar smaak: plaatsen en dingen waarvan de intervallen weinig ruimte voor twijfel laten.
report-about-compared = Met beide zijn evenveel potjes gespeeld. Een verschil waarvan het interval 0 niet bevat, is waarschijnlijk geen toeval.
report-about-scores = De punten van alle plaatsen aan het eind.
report-about-seats = Plaats 1 begint, plaats 2 zit links daarvan, enzovoort. In een spel waarin niemand begint, zijn het gewoon de zitplaatsen. Het eerlijke deel is wat elke plaats zou winnen als de plaats er niet toe deed.
report-about-length = Als ronde telt bij Pungi een ronde, bij Pi mal Pflaumen en Pies een slag, bij Fruitoplay en Input een beurt. Een beslissing is één keuze van één speler; ze is vrij als er meer dan één zet mogelijk is. De vertakking is het aantal toegestane zetten per beslissing, gemiddeld over het potje.
report-about-leads = De punten worden vergeleken telkens als ze veranderd kunnen zijn. De leiding wisselt als een andere plaats dan daarvoor alleen aan de leiding komt. Een potje is beslist zodra de winnaar alleen aan de leiding komt en dat tot het eind blijft.
report-about-items = De waarde komt uit een regressie: hoeveel punten een plaats gemiddeld op de andere voorligt, verklaard uit waar die plaats meer van heeft dan de andere, voor alle dingen van een soort tegelijk. Ze zegt wat met een goed resultaat samengaat. Het kale aandeel overwinningen (staat er ook bij) kan een ding niet onderscheiden van wat meestal tegelijk ermee wordt genomen.
report-about-luck = Dezelfde verdelingen, lotingen en volgorde van plaatsen worden herhaald tot elke bot van de ladder elke plaats één keer heeft gehad. Wat met de bot meegaat, is kunde; wat bij de verdeling blijft, is geluk. De rest is hoe die twee op elkaar inwerken, en het toeval in de keuzes van de bots zelf.
report-about-restraint = Eén bot ({ $bot }) onder zijns gelijken speelt dezelfde verdeling twee keer: één keer vrij, één keer zonder één bepaald ding, zolang er een andere zet mogelijk is. Het verschil is wat dat ding voor hem waard is.

report-nothing-notable = Niets: geen plaats is duidelijk beter dan een andere, en alles wordt gebruikt.
report-few-deals = Te weinig verdelingen om te zeggen hoe groot de rol van geluk is.
report-few-intervals = Te weinig potjes voor intervallen.
report-few-worth = Te weinig potjes om van elk de waarde te bepalen.
report-closed = Alle plaatsen nemen hier evenveel van, of bijna; de waarde is dus afgemeten aan het gemiddelde van wat er genomen wordt.
report-exact = Alle punten komen hiervan, dus elk is waard wat het telt. Waar het verder goed voor is, blijkt als het niet mag.

report-notable-seat = { report-players }: plaats { $place } wint { $wins }, eerlijk zou { $even } zijn{ $variant }.
report-notable-never = { $group }, { report-players }: nooit: { $names }{ $variant }.
report-notable-rare = { $group }, { report-players }: in minder dan één op de honderd potjes: { $names }{ $variant }.
report-notable-best = { $group }, { report-players }: { $item } is het meest waard, { $worth }{ $variant }.
report-notable-worst = { $group }, { report-players }: { $item } is het minst waard, { $worth }{ $variant }.
report-notable-luck = Van de verschillen in punten hoort { $deal } bij de verdeling en { $player } bij de bot{ $variant }.
report-and-more = { $names } en nog { $more }

# Figures
report-caption-points = Punten aan het eind: het aandeel van de plaatsen per aantal punten.
report-caption-seats = Aandeel van de gewonnen potjes per plaats, min het eerlijke deel; op de stippellijn wint een plaats precies dat deel.
report-caption-turns = Lengte van een potje in rondes: het aandeel van de potjes per lengte.
report-caption-decisions = Lengte van een potje in beslissingen: het aandeel van de potjes per lengte.
report-caption-leads = Hoe vaak de leiding wisselde: het aandeel van de potjes per aantal wisselingen.
report-caption-taken = { $group }: hoe vaak, wanneer (sterkere kleur: vaker), en wat één extra waard is.
report-caption-luck = Waar verschillen in punten en overwinningen bij horen.
report-caption-ladder = Voorsprong in punten van elke bot van de ladder op de andere.
report-caption-restraint = Wat een bot verliest als iets niet mag.

report-axis-seats = gewonnen boven eerlijk deel (%)
report-axis-turns = rondes per potje
report-axis-decisions = beslissingen per potje
report-axis-leads = wisselingen van leiding per potje
report-axis-ladder = voorsprong op de andere (punten)
report-axis-restraint = verloren voorsprong (punten)
report-axis-often = keer per potje
report-axis-when = wanneer (% van het potje)
report-axis-worth = waarde (punten)

# Tables
report-sheet-points = Punten
report-sheet-seats = Overwinningen en punten per plaats
report-sheet-length = Lengte
report-sheet-leads = Gelijke standen en leiding
report-sheet-luck = Wat beslist
report-sheet-ladder =
    De ladder, { $deals ->
        [one] één verdeling,
       *[other] { $deals } verdelingen, elk
    } { $times } keer gespeeld
report-sheet-meetings = Hoe vaak de bot in de rij meer punten heeft dan die in de kolom, in hetzelfde potje
report-sheet-restraint =
    Als iets niet mag, { $deals ->
        [one] één verdeling
       *[other] { $deals } verdelingen
    }
report-sheet-compared-numbers = Naast elkaar
report-sheet-compared-shares = Naast elkaar: aandelen

report-players = { $seats } spelers
report-place = plaats { $place }
report-place-wins = plaats { $place } wint
report-goes-with =
    punten horen bij de { $cause ->
        [deal] verdeling
        [seat] plaats
       *[player] bot
    }

# Columns. Some are measures, too, and stand at the head of a row.
report-column-variant = variant
report-column-players = spelers
report-column-games = potjes
report-column-points = punten
report-column-highest = hoogste
report-column-ahead-of-the-second = voor op de tweede
report-column-ahead-of-the-others = voor op de andere
report-column-least = minste
report-column-median = mediaan
report-column-most = meeste
report-column-place = plaats
report-column-wins = gewonnen
report-column-even = eerlijk deel
report-column-turns = rondes
report-column-decisions = beslissingen
report-column-free-decisions = vrije beslissingen
report-column-branching = vertakking
report-column-shared-wins = gedeelde overwinningen
report-column-equal-best-points = gelijk bovenaan
report-column-lead-changes = wisselingen van leiding
report-column-never-changes = zonder wisseling
report-column-decided-after = beslist na
report-column-item = ding
report-column-taken = genomen
report-column-a-game = per potje
report-column-in-games = in potjes
report-column-when = wanneer
report-column-takers-win = daarmee gewonnen
report-column-worth = waarde
report-column-of = van
report-column-deal = verdeling
report-column-seat = plaats
report-column-player = bot
report-column-rest = rest
report-column-without = zonder
report-column-tokens = zetten
report-column-lead-lost = voorsprong verloren
report-column-points-lost = punten verloren
report-column-wins-lost = overwinningen verloren
report-column-deals-that-differ = andere uitslagen
report-column-measure = maat
report-column-difference = verschil
report-column-whose = { $what }: { $of }
