# Das Labor auf Deutsch: die Seite eines Berichts.

report-title =
    { $game }: was { $games ->
        [one] eine Partie verrät
       *[other] { $games } Partien verraten
    }
report-facts = Bots: { $bots }. Personenzahl: { $seats }. Materialtabelle: { $components }. Regelfassung { $rules }, Seed { $seed }.
report-intervals = In Klammern stehen 95-%-Intervalle. Eine Verteilung, die mehrmals gespielt wurde, zählt einmal.
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
report-title-items = Was genommen wird, wann, und was es wert ist
report-title-luck = Glück und Können
report-title-restraint = Verzicht

report-about-notable = Nach einer festen Regel ausgewählt, nicht nach Geschmack: Plätze und Dinge, deren Intervalle kaum Zweifel lassen.
report-about-compared = Mit beiden wurden gleich viele Partien gespielt. Enthält das Intervall eines Unterschieds die 0 nicht, ist er kaum Zufall.
report-about-scores = Die Punkte aller Plätze am Ende.
report-about-seats = Platz 1 beginnt, Platz 2 sitzt links davon, und so weiter. Wo niemand beginnt, sind es die Sitzplätze selbst. Ausgeglichen ist, was jeder Platz gewänne, wenn es auf den Platz nicht ankäme.
report-about-length = Als Runde zählt bei Pungi eine Runde, bei Pi mal Pflaumen und Pies ein Stich, bei Fruitoplay ein Durchgang, bei Input ein Zug. Eine Entscheidung ist eine Wahl einer Person; frei ist sie, wenn mehr als ein Zug erlaubt ist. Die Verzweigung ist die Zahl der erlaubten Züge je Entscheidung, gemittelt über die Partie.
report-about-leads = Die Punkte werden verglichen, sobald sie sich geändert haben können. Die Führung wechselt, wenn ein anderer Platz als zuvor allein führt. Entschieden ist eine Partie, sobald der Platz, der sie gewinnt, bis zum Ende allein führt.
report-about-items = Der Wert ist eine Regression: Der mittlere Vorsprung eines Platzes in Punkten wird dadurch erklärt, wovon er mehr hat als die anderen, für alle Dinge einer Art zugleich. Er zeigt, was mit einem guten Ergebnis einhergeht. Die bloßen Gewinnanteile (sie stehen auch da) trennen ein Ding nicht von dem, was man meist mit ihm zusammen nimmt.
report-about-luck = Dieselben Verteilungen, Losentscheide und Sitzreihenfolgen werden wiederholt, bis jeder Bot der Leiter jeden Platz einmal hatte. Was am Bot hängt, ist Können; was an der Verteilung hängt, ist Glück. Der Rest ist das Zusammenspiel von beidem und der Zufall in den eigenen Entscheidungen.
report-about-restraint = Ein Bot { $bot } unter seinesgleichen spielt dieselbe Verteilung zweimal: einmal frei, einmal mit Verzicht auf etwas, solange ein anderer Zug erlaubt ist. Der Unterschied ist das, was ihm die Sache wert ist.

report-nothing-notable = Nichts: Kein Platz ist klar besser als ein anderer, und alles kommt vor.
report-few-deals = Zu wenige Verteilungen, um zu sagen, wie weit das Glück reicht.
report-few-intervals = Zu wenige Partien für Intervalle.
report-few-worth = Zu wenige Partien, um den Wert einzeln zu bestimmen.
report-closed = Alle Plätze nehmen davon gleich viel, oder beinahe; der Wert ist darum mit dem Durchschnitt des Genommenen verglichen.
report-exact = Daraus bestehen alle Punkte, also ist jedes so viel wert, wie es zählt. Wozu es sonst gut ist, zeigt der Verzicht.

report-notable-seat = { report-players }: Platz { $place } gewinnt { $wins }, ausgeglichen wären { $even }{ $variant }.
report-notable-never = { $group }, { report-players }: nie: { $names }{ $variant }.
report-notable-rare = { $group }, { report-players }: in weniger als einer von hundert Partien: { $names }{ $variant }.
report-notable-best = { $group }, { report-players }: am meisten wert ist { $item }, { $worth }{ $variant }.
report-notable-worst = { $group }, { report-players }: am wenigsten wert ist { $item }, { $worth }{ $variant }.
report-notable-luck = Von den Unterschieden in den Punkten hängen { $deal } an der Verteilung und { $player } am Bot{ $variant }.
report-and-more = { $names } und { $more } weitere

# Abbildungen
report-caption-points = Punkte am Ende: Anteil der Plätze je Punktzahl.
report-caption-seats = Anteil der gewonnenen Partien je Platz, abzüglich des ausgeglichenen Anteils; die gestrichelte Linie ist ausgeglichen.
report-caption-turns = Länge einer Partie in Runden: Anteil der Partien je Länge.
report-caption-decisions = Länge einer Partie in Entscheidungen: Anteil der Partien je Länge.
report-caption-leads = Wie oft die Führung wechselte: Anteil der Partien je Zahl der Wechsel.
report-caption-taken = { $group }: wie oft, wann (kräftigere Farbe: öfter), und was eins mehr wert ist.
report-caption-luck = Woran Unterschiede in Punkten und Siegen hängen.
report-caption-ladder = Vorsprung jedes Bots der Leiter vor den anderen, in Punkten.
report-caption-restraint = Was ein Bot verliert, der auf etwas verzichtet.

report-axis-seats = Siege über ausgeglichen (%)
report-axis-turns = Runden je Partie
report-axis-decisions = Entscheidungen je Partie
report-axis-leads = Führungswechsel je Partie
report-axis-ladder = Vorsprung vor den anderen (Punkte)
report-axis-restraint = verlorener Vorsprung (Punkte)
report-axis-often = Mal je Partie
report-axis-when = wann (% der Partie)
report-axis-worth = Wert (Punkte)

# Tabellen
report-sheet-points = Punkte
report-sheet-seats = Siege und Punkte je Platz
report-sheet-length = Länge
report-sheet-leads = Gleichstände und Führung
report-sheet-luck = Was entscheidet
report-sheet-ladder =
    Die Leiter, { $deals ->
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
        [deal] an der Verteilung
        [seat] am Platz
       *[player] am Bot
    }

# Spalten. Einige sind auch Maße und stehen am Anfang einer Zeile.
report-column-variant = Variante
report-column-players = Personen
report-column-games = Partien
report-column-points = Punkte
report-column-highest = höchste
report-column-ahead-of-the-second = vor dem Zweiten
report-column-ahead-of-the-others = vor den anderen
report-column-least = wenigste
report-column-median = Median
report-column-most = meiste
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
report-column-of = von
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
