# Das Labor auf Deutsch: die Seite eines Berichts.

report-title =
    { $game }: was { $games ->
        [one] eine Partie verrät
       *[other] { $games } Partien verraten
    }
report-facts = Bots: { $bots }. Personenzahl: { $seats }. Materialtabelle: { $components }. Regelfassung { $rules }, Seed { $seed }.
report-intervals = In Klammern stehen 95-%-Intervalle. Wurde dieselbe Verteilung der Karten oder Steine mehrmals gespielt, zählt sie nur einmal.
report-command = Dieser Befehl erzeugt dieselbe Seite noch einmal:

# Varianten, die verglichen werden: „eigene 1a2b3c“, „house-1 nochmals“.
report-own = eigene
report-again = nochmals

# Abschnitte
report-title-notable = Was auffällt
report-title-compared = Im Vergleich
report-title-scores = Punkte
report-title-seats = Sitzreihenfolge
report-title-length = Länge
report-title-leads = Gleichstände und Führung
report-title-items = Was wann genommen wird und was es wert ist
report-title-luck = Glück und Können
report-title-restraint = Verzicht

report-about-notable = Nach einer festen Regel ausgewählt, nicht nach Geschmack: Plätze und Dinge, deren Intervalle kaum Zweifel lassen.
report-about-compared = Mit beiden Varianten wurden gleich viele Partien gespielt. Enthält das Intervall eines Unterschieds die 0 nicht, ist er kaum Zufall.
report-about-scores = Die Punkte aller Plätze am Ende.
report-about-seats = Platz 1 beginnt, Platz 2 sitzt links davon, und so weiter. Wo niemand beginnt, sind die Plätze einfach die Sitzplätze. Ausgeglichen ist der Anteil, den jeder Platz gewänne, wenn es auf den Platz nicht ankäme.
report-about-length = Als Runde zählt hier bei Pungi eine Runde, bei Pi mal Pflaumen und Pies ein Stich, bei Fruitoplay ein Durchgang, bei Input ein Zug. Eine Entscheidung ist eine einzelne Wahl einer Person; frei ist sie, wenn mehr als ein Zug erlaubt ist. Die Verzweigung ist die Zahl der erlaubten Züge je Entscheidung, gemittelt über die Partie.
report-about-leads = Die Punkte werden immer dann verglichen, wenn sie sich geändert haben können. Die Führung wechselt, wenn ein anderer Platz als zuvor allein führt. Entschieden ist eine Partie, sobald der Platz, der sie gewinnt, allein führt und das bis zum Ende so bleibt.
report-about-items = Der Wert stammt aus einer Regression: Um wie viele Punkte ein Platz vor dem Durchschnitt der anderen liegt, wird damit erklärt, wovon er mehr hat als sie, und zwar für alle Dinge einer Art zugleich. Der Wert zeigt, was mit einem guten Ergebnis einhergeht. Die bloßen Gewinnanteile (sie stehen auch da) können ein Ding nicht von dem trennen, was meist zusammen mit ihm genommen wird.
report-about-luck = Dieselben Verteilungen, Losentscheide und Sitzreihenfolgen werden wiederholt, bis jeder Bot der Stufenleiter jeden Platz einmal hatte. Was vom Bot abhängt, ist Können; was von der Verteilung abhängt, ist Glück. Der Rest ist das Zusammenspiel von beidem und der Zufall in den Entscheidungen der Bots selbst.
report-about-restraint = Ein Bot ({ $bot }) spielt unter seinesgleichen dieselbe Verteilung zweimal: einmal frei und einmal so, dass er auf etwas verzichtet, solange ein anderer Zug erlaubt ist. Der Unterschied zeigt, was es ihm wert ist.

report-nothing-notable = Nichts: Kein Platz ist klar besser als ein anderer, und alles kommt vor.
report-few-deals = Zu wenige Verteilungen, um zu sagen, wie weit das Glück reicht.
report-few-intervals = Zu wenige Partien für Intervalle.
report-few-worth = Zu wenige Partien, um die Werte einzeln zu bestimmen.
report-closed = Davon nehmen alle Plätze gleich viel, oder fast; der Wert wird darum am Durchschnitt dessen gemessen, was genommen wird.
report-exact = Alle Punkte kommen von diesen Dingen, also ist jedes so viel wert, wie es zählt. Wozu es sonst noch gut ist, zeigt der Verzicht darauf.

report-notable-seat = { report-players }: Platz { $place } gewinnt { $wins }, ausgeglichen wären { $even }{ $variant }.
report-notable-never = { $group }, { report-players }, kommt nie vor: { $names }{ $variant }.
report-notable-rare = { $group }, { report-players }, in weniger als einer von hundert Partien: { $names }{ $variant }.
report-notable-best = { $group }, { report-players }: Am meisten wert ist { $item }, { $worth }{ $variant }.
report-notable-worst = { $group }, { report-players }: Am wenigsten wert ist { $item }, { $worth }{ $variant }.
report-notable-luck = Die Unterschiede in den Punkten hängen zu { $deal } von der Verteilung und zu { $player } vom Bot ab{ $variant }.
report-and-more = { $names } und { $more } weitere

# Abbildungen
report-caption-points = Punkte am Ende: Anteil der Plätze je Punktzahl.
report-caption-seats = Anteil der gewonnenen Partien je Platz, abzüglich des ausgeglichenen Anteils; die gestrichelte Linie bedeutet ausgeglichen.
report-caption-turns = Länge einer Partie in Runden: Anteil der Partien je Länge.
report-caption-decisions = Länge einer Partie in Entscheidungen: Anteil der Partien je Länge.
report-caption-leads = Wie oft die Führung wechselte: Anteil der Partien je Zahl der Wechsel.
report-caption-taken = { $group }: wie oft, wann (kräftigere Farbe: öfter) und welchen Wert ein weiteres hat.
report-caption-luck = Wovon Unterschiede in Punkten und Siegen abhängen.
report-caption-ladder = Vorsprung jedes Bots der Stufenleiter vor den anderen, in Punkten.
report-caption-restraint = Was ein Bot verliert, der auf etwas verzichtet.

report-axis-seats = mehr Siege als ausgeglichen (%)
report-axis-turns = Runden je Partie
report-axis-decisions = Entscheidungen je Partie
report-axis-leads = Führungswechsel je Partie
report-axis-ladder = Vorsprung vor den anderen (Punkte)
report-axis-restraint = verlorener Vorsprung (Punkte)
report-axis-often = Anzahl je Partie
report-axis-when = wann (% der Partie)
report-axis-worth = Wert (Punkte)

# Tabellen
report-sheet-points = Punkte
report-sheet-seats = Siege und Punkte je Platz
report-sheet-length = Länge
report-sheet-leads = Gleichstände und Führung
report-sheet-luck = Was entscheidet
report-sheet-ladder =
    Die Stufenleiter, { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }, jede { $times }-mal gespielt
report-sheet-meetings = Wie oft der Bot einer Zeile mehr Punkte hat als der einer Spalte, in derselben Partie
report-sheet-restraint =
    Verzicht, { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }
report-sheet-compared-numbers = Im Vergleich
report-sheet-compared-shares = Im Vergleich: Anteile

report-players = { $seats } Personen
report-place = Platz { $place }
report-place-wins = Platz { $place } gewinnt
report-goes-with =
    Punkte hängen { $cause ->
        [deal] von der Verteilung
        [seat] vom Platz
       *[player] vom Bot
    } ab

# Spalten. Einige sind auch Maße und stehen am Anfang einer Zeile.
report-column-variant = Variante
report-column-players = Personen
report-column-games = Partien
report-column-points = Punkte
report-column-highest = höchste
report-column-ahead-of-the-second = vor dem Zweiten
report-column-ahead-of-the-others = vor den anderen
report-column-least = Minimum
report-column-median = Median
report-column-most = Maximum
report-column-place = Platz
report-column-wins = Siege
report-column-even = ausgeglichen
report-column-turns = Runden
report-column-decisions = Entscheidungen
report-column-free-decisions = freie Entscheidungen
report-column-branching = Verzweigung
report-column-shared-wins = geteilte Siege
report-column-equal-best-points = Gleichstand vorn
report-column-lead-changes = Führungswechsel
report-column-never-changes = ohne Wechsel
report-column-decided-after = entschieden nach
report-column-item = Ding
report-column-taken = genommen
report-column-a-game = je Partie
report-column-in-games = in Partien
report-column-when = wann
report-column-takers-win = damit gewonnen
report-column-worth = Wert
report-column-of = über
report-column-deal = Verteilung
report-column-seat = Platz
report-column-player = Bot
report-column-rest = Rest
report-column-without = ohne
report-column-tokens = Züge
report-column-lead-lost = Vorsprung verloren
report-column-points-lost = Punkte verloren
report-column-wins-lost = Siege verloren
report-column-deals-that-differ = andere Ergebnisse
report-column-measure = Maß
report-column-difference = Unterschied
report-column-whose = { $what }: { $of }
