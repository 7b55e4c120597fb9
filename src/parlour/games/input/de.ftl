# Input auf Deutsch. $you ist „yes“, wenn gemeint ist, wer liest; $name ist dann leer.

input-title = Input
input-about = Setz Zahlen aus Steinen zusammen, deren Unterseiten niemand kennt, und trau dich, den Schlussstein anzusagen.

input-symbol-full = Voll
input-symbol-half = Halb
input-symbol-round = Rund
input-symbol-slanted = Schräg
input-symbol-joker = Joker
input-letter-full = V
input-letter-half = H
input-letter-round = R
input-letter-slanted = S
input-letter-joker = J
input-colour-yellow = gelb
input-colour-red = rot
input-colour-blue = blau
input-supply = Vorrat
    .aus =
        { $origin ->
            [Vorrat] aus dem Vorrat
           *[other] von { $origin }
        }
input-field = Feld { $field } der Zahl { $number }

input-option-zero = Auch die Null liegt aus: Wer sie in einem Zug legt, nimmt den anderen ihren letzten Gewinn.
input-option-memory = off verbirgt vor Menschen, was von den Unterseiten schon zu sehen war; Bots behalten ihr Gedächtnis.
input-option-solo_double = Eine Zahl ganz in der eigenen Farbe zählt doppelt, statt 3 Punkte mehr zu bringen.
input-option-free_number = Auf diese Zahl, etwa 5, dürfen Steine ohne Umdrehen gesetzt werden.
input-option-combination = Wer alle diese Zahlen gewonnen hat, etwa 1,2,3, gewinnt sofort das Spiel; mit / noch eine solche Reihe: 1,2,3/5,6.
input-option-joker_closes = Auch der Joker darf eine Zahl abschließen.
input-option-children = Diese Plätze dürfen Steine ohne Umdrehen setzen, etwa 0,2.
input-option-joker_seen = Fällt ein Stein mit dem Joker nach oben, sehen das alle, bevor er umgedreht wird.
input-option-first_return = Ein Stein darf einmal sofort zurück; erst erneutes Hin und Her ist verboten.
input-preset-family = Auf diesen Plätzen sitzen Kinder: steht für children mit diesen Plätzen und joker_closes.

# Abgelehnte Optionen
error-input-number = Bei { $seats } Personen nimmt die Option { $option } die Zahlen 1 bis { $highest }, nicht { $number }.
error-input-children = Bei { $seats } Personen nimmt die Option { $option } die Plätze 0 bis { $last }, nicht { $seat }.

# Abgelehnte Materialtabellen
error-input-colours = Zeile { $line } verstößt gegen { $rule }: Es gibt { $expected } verschiedene Farben, nicht { $found }.
error-input-colour = Zeile { $line } verstößt gegen { $rule }: Eine Farbe ist ein Wort aus höchstens { $longest } Kleinbuchstaben, nicht { $found }.
error-input-tiles = Zeile { $line } verstößt gegen { $rule }: Jede Farbe hat { $expected } Steine, nicht { $found }.
error-input-tile = Zeile { $line } verstößt gegen { $rule }: Ein Stein hat zwei Seiten aus full, half, round, slanted und joker, nicht { $found }.
error-input-joker = Zeile { $line } verstößt gegen { $rule }: Hinter dem Joker ist slanted, darum gibt es keinen Stein { $found }.
error-input-alike = Zeile { $line } verstößt gegen { $rule }: Von den Steinen einer Farbe gleicht keiner dem anderen.
error-input-sides = Zeile { $line } verstößt gegen { $rule }: { $symbol } kommt auf den Steinen einer Farbe { $expected }-mal vor, nicht { $found }-mal.
error-input-digits = Zeile { $line } verstößt gegen { $rule }: Es gibt eine Karte für jede Zahl von 0 bis 9, nicht für { $found }.
error-input-fields = Zeile { $line } verstößt gegen { $rule }: Eine Zahl hat 5 Felder, auch die { $digit }, nicht { $found }.
error-input-field = Zeile { $line } verstößt gegen { $rule }: Ein Feld verlangt full, half, round oder slanted, nicht { $found }.

# Was geschieht
input-tile-open = { $up } ({ $under } darunter)
input-fell =
    { $you ->
        [yes] Deine Steine 1 bis 7 zeigen: { $tiles }.
       *[no] Die Steine 1 bis 7 von { $name } zeigen: { $tiles }.
    }
input-joker_seen =
    { $you ->
        [yes] Dein Stein { $tile } ist mit dem Joker nach oben gefallen: Alle haben ihn gesehen, und er wird umgedreht.
       *[no] Stein { $tile } von { $name } ist mit dem Joker nach oben gefallen: Alle haben ihn gesehen, und er wird umgedreht.
    }
input-began =
    { $you ->
        [yes] Das Los fällt auf dich: Du fängst an.
       *[no] Das Los fällt auf { $name }: { $name } fängt an.
    }
input-announced =
    { $you ->
        [yes] Du sagst { $number ->
            [0] die Null
           *[other] den Schlussstein der { $number }
        } an.
       *[no] { $name } sagt { $number ->
            [0] die Null
           *[other] den Schlussstein der { $number }
        } an.
    }
input-lifted =
    { $you ->
        [yes] Du nimmst deinen Stein { $tile } { input-supply.aus } und drehst ihn um: Aus { $was } wird { $up }.
       *[no] { $name } nimmt Stein { $tile } { input-supply.aus } und dreht ihn um: Aus { $was } wird { $up }.
    }
input-slid =
    { $you ->
        [yes] Du nimmst deinen Stein { $tile } { input-supply.aus } und lässt ihn, wie er ist: { $up }.
       *[no] { $name } nimmt Stein { $tile } { input-supply.aus } und lässt ihn, wie er ist: { $up }.
    }
input-placed =
    { $you ->
        [yes] Du setzt ihn auf { $place }.
       *[no] { $name } setzt ihn auf { $place }.
    }
input-home =
    { $you ->
        [yes] Er passt nirgends und kommt in deinen Vorrat.
       *[no] Er passt nirgends und kommt in den Vorrat von { $name }.
    }
input-won =
    { $you ->
        [yes] Du gewinnst die { $number }{ $alone ->
            [yes] , ganz in deiner Farbe: { $base } + { $bonus } = { input-points }
           *[no] : { input-points }
        }!
       *[no] { $name } gewinnt die { $number }{ $alone ->
            [yes] , ganz in einer Farbe: { $base } + { $bonus } = { input-points }
           *[no] : { input-points }
        }!
    }
input-missed =
    { $you ->
        [yes] Das schließt die { $number } nicht ab: { $points ->
            [0] Zum Glück hast du keine Punkte zu verlieren
            [one] Du hast nur 1 Punkt und verlierst ihn
           *[other] { $all ->
                [yes] Du hast nur { $points } Punkte und verlierst sie alle
               *[no] Du verlierst die { $points } Punkte dieser Zahl
            }
        }.
       *[no] Das schließt die { $number } nicht ab: { $points ->
            [0] { $name } hat keine Punkte zu verlieren
            [one] { $name } hat nur 1 Punkt und verliert ihn
           *[other] { $all ->
                [yes] { $name } hat nur { $points } Punkte und verliert sie alle
               *[no] { $name } verliert die { $points } Punkte dieser Zahl
            }
        }.
    }
input-zeroset =
    { $you ->
        [yes] Du hast die Null geschafft!
       *[no] { $name } hat die Null geschafft!
    }
input-zerofailed =
    { $count ->
        [0] Das passt nicht auf die Null.
        [one] Das passt nicht auf die Null, und Stein { $tiles } kommt in den Vorrat zurück.
       *[other] Das passt nicht auf die Null, und die Steine { $tiles } kommen in den Vorrat zurück.
    }
input-lost =
    { $you ->
        [yes] Du verlierst deinen letzten Gewinn: { input-points }.
       *[no] { $name } verliert den letzten Gewinn: { input-points }.
    }
input-returned = Der letzte Stein hat die { $number } verlassen: Sie ist wieder offen und kann noch einmal gewonnen werden.
input-reached =
    { $you ->
        [yes] Du hast zuerst { $target } Punkte und gewinnst das Spiel.
       *[no] { $name } hat zuerst { $target } Punkte und gewinnt das Spiel.
    }
input-combined =
    { $you ->
        [yes] Du hast alle vereinbarten Zahlen gewonnen und damit das Spiel.
       *[no] { $name } hat alle vereinbarten Zahlen gewonnen und damit das Spiel.
    }
input-tired = Das war der letzte Zug.

# Züge
input-do-zero = Die Null ansagen
input-do-close = Den Schlussstein der { $number } ansagen
input-do-lift = Stein { $tile } umdrehen
input-do-slide = Stein { $tile } nehmen, ohne ihn umzudrehen
input-do-set = Auf { $place } setzen

# Der Tisch im Terminal
input-turn = Zug { $turn } von höchstens { $turns }
input-target = mit { $target } Punkten ist gewonnen
input-now-close = Angesagt ist der Schlussstein der { $number }.
input-now-zero = Angesagt ist die Null.
input-legend = Felder und Steine: { $shapes }; mit Punkten ist ein Feld frei.
input-completed = ^ ist abgeschlossen: Dort setzt niemand; wer dort Steine hat, schließt keine Zahl ab.
input-marked = ++ sind die Felder für den Stein in der Hand.
input-player = { $name } ({ $colour })
input-to-play = am Zug
input-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
input-won-so-far = gewonnen: { $numbers }
input-row-tile = Stein
input-row-shows = zeigt
input-row-lies = liegt
input-row-below = darunter
input-row-back = nicht auf
input-at-supply = Vorrat
input-at-hand = Hand
input-maybe = { $letters }?

# Der Tisch im Browser
input-table-announce = Ansagen
input-table-none =
    { $own ->
        [no] keiner dort
       *[yes] keiner von dir
    }
input-table-later = noch nicht
input-table-completed = fertig
input-table-on = auf
input-table-not-there =
    { $own ->
        [no] Die { $numbers } darf { $player } nicht ansagen: Dort liegt kein eigener Stein.
       *[yes] Die { $numbers } darfst du nicht ansagen: Dort liegt kein Stein von dir.
    }
input-table-not-yet =
    { $own ->
        [no] Die { $numbers } darf { $player } noch nicht ansagen: Auf der abgeschlossenen { $completed } liegen noch eigene Steine.
       *[yes] Die { $numbers } darfst du noch nicht ansagen: Auf der abgeschlossenen { $completed } liegen noch Steine von dir.
    }
input-table-not-both =
    { $own ->
        [no] Die { $numbers } darf { $player } noch nicht ansagen: Dort liegt kein eigener Stein, und auf der abgeschlossenen { $completed } liegen noch welche.
       *[yes] Die { $numbers } darfst du noch nicht ansagen: Dort liegt kein Stein von dir, und auf der abgeschlossenen { $completed } liegen noch welche.
    }
input-table-announced =
    { $number ->
        [0] Angesagt: die Null
       *[other] Angesagt: die { $number }
    }
input-table-slide = so lassen
input-table-now-pick-mine =
    { $own ->
        [no] Dreh einen Stein von { $player } um.
       *[yes] Dreh einen deiner Steine um.
    }
input-table-now-pick-mine-call =
    { $own ->
        [no] Dreh einen Stein von { $player } um, oder sag vorher an, welche Zahl abgeschlossen wird.
       *[yes] Dreh einen deiner Steine um, oder sag vorher an, welche Zahl du abschließt.
    }
input-table-now-pick-other = { $name } ist am Zug.
input-table-now-close-mine = Welcher Stein schließt die { $number } ab?
input-table-now-close-other = { $name } sucht den Schlussstein.
input-table-now-zero-mine =
    { $left ->
        [one] Ein Feld ist noch frei: Dreh den letzten Stein um.
       *[other] { $left } Felder sind noch frei: Dreh den nächsten Stein um.
    }
input-table-now-zero-other = { $name } versucht die Null.
input-table-now-set-mine =
    Er zeigt { $side ->
        [joker] den Joker
       *[other] { $symbol }
    }: Setz ihn auf ein leuchtendes Feld.
input-table-now-set-only =
    Er zeigt { $side ->
        [joker] den Joker
       *[other] { $symbol }
    }. Nur ein Feld ist möglich: Der Stein geht von selbst dorthin.
input-table-now-set-other =
    { $name } sucht ein Feld für { $side ->
        [joker] den Joker
       *[other] { $symbol }
    }.
input-table-closes =
    { $number ->
        [0] Er passt auf die Null: Sie ist vollständig.
       *[other] Er schließt die { $number } ab, wie angesagt.
    }
input-table-lapses =
    { $target } Punkte reichen: { $over ->
        [one] Der eine darüber zählt
       *[other] Die { $over } darüber zählen
    } nicht.
input-table-takes-all =
    Wer sie abschließt, bekommt alles, auch wenn dort { $others ->
        [one] 1 fremder Stein liegt
       *[other] { $others } fremde Steine liegen
    }.
input-table-take-away =
    { $own ->
        [no] Solange Steine von { $player } dort liegen, darf { $player } keine Zahl ansagen, und pro Zug einen wegnehmen.
       *[yes] Solange Steine von dir dort liegen, darfst du keine Zahl ansagen. Einen pro Zug kannst du wegnehmen.
    }
input-table-misfit =
    { $number ->
        [0] Er passt nicht auf die Null.
       *[other] Er schließt die { $number } nicht ab.
    }
input-table-forgot = { $name } hatte es vergessen: Alle hatten diese Seite von Stein { $tile } schon gesehen.
input-table-nowhere = Er passt nirgends.
input-table-nowhere-none = Alle Felder für { $symbol } sind belegt.
input-table-nowhere-closing = Er würde die { $numbers } abschließen, und das muss man vor dem Umdrehen ansagen.
input-table-nowhere-joker = Dieser Joker darf die { $numbers } nicht abschließen.
input-table-nowhere-completed = Auf die { $numbers } darf nichts gelegt werden, bis alle Steine weg sind.
input-table-nowhere-back = Er darf nicht gleich zurück auf sein altes Feld der { $numbers }.
input-table-opens-after = Die { $numbers } ist erst wieder offen, wenn dieser Stein gelegt ist.
input-table-nowhere-zero = Die Null muss angesagt werden, bevor man sie baut.
input-table-lifts =
    { $you ->
        [yes] Du nimmst deinen Stein { $tile }.
       *[no] { $name } nimmt Stein { $tile }.
    }
input-table-turns =
    { $you ->
        [yes] Du deckst { $side ->
            [joker] den Joker
           *[other] { $symbol }
        } auf.
       *[no] { $name } deckt { $side ->
            [joker] den Joker
           *[other] { $symbol }
        } auf.
    }
input-table-slides =
    { $you ->
        [yes] Du lässt deinen Stein { $tile }, wie er ist: { $symbol }.
       *[no] { $name } lässt Stein { $tile }, wie er ist: { $symbol }.
    }
input-table-only = Kein anderes Feld war möglich.
input-table-asks = Das Feld verlangt { $asks }, der Stein zeigt { $symbol }.
input-table-no-joker = Der Joker darf keine Zahl abschließen.
input-table-number =
    Die { $number }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert{ $state ->
        [completed] , abgeschlossen
       *[other] {""}
    }
input-table-field = { $place }, frei: { $symbol }
input-table-tile =
    { $you ->
        [yes] Dein Stein { $tile } zeigt { $symbol }.
       *[no] Stein { $tile } von { $name } zeigt { $symbol }.
    }
input-table-lies = Er liegt auf { $place }.
input-table-below = Darunter: { $symbols }.
input-table-deduced = Darunter: { $symbols }. Das hat niemand gesehen: Es folgt aus den Seiten, die zu sehen waren.
input-table-not-back =
    { $own ->
        [no] Stein { $tile } darf nicht gleich hierher zurück.
       *[yes] Dein Stein { $tile } darf nicht gleich hierher zurück.
    }
input-table-tile-not-back = Er darf nicht gleich zurück auf { $place }.
input-table-points = { $points } von { $target } Punkten
input-table-begins =
    { $you ->
        [yes] beginnst
       *[no] beginnt
    }
input-table-tried = Null schon versucht
input-table-more =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr, wenn alle fünf Steine von { $you ->
        [yes] dir
       *[no] { $name }
    } sind
input-table-missed = passt nicht
input-table-joker = kein Joker hier
input-table-returns = wieder offen
input-table-legend = Symbole und Steine
input-table-symbols = Symbole
input-table-seven = Die sieben Steine jeder Farbe, Vorder- und Rückseite:
input-table-fits = Der Joker passt auf jedes Feld, darf aber keine Zahl abschließen.
input-table-fits-closes = Der Joker passt auf jedes Feld und darf auch eine Zahl abschließen: So habt ihr es vereinbart.
input-table-signs = Die kleinen Zeichen unter einem Stein zeigen, was auf seiner Rückseite sein kann. Ein einzelnes ausgefülltes Zeichen ist sicher. Es war zu sehen oder folgt aus allen Seiten, die zu sehen waren. Bots niedrigerer Stufen vergessen manches davon.
input-table-sign-worth = So viele Punkte bringt die Zahl.
input-table-sign-more = Ab dem dritten Stein: Bisher sind alle Steine auf der Zahl von einer Person. Wird sie so abgeschlossen, bringt sie so viel mehr.
input-table-sign-ask = Die { $number } darfst du jetzt nicht ansagen: Dort liegt kein Stein von dir, oder du hast noch Steine auf einer abgeschlossenen Zahl. Tipp sie an, dann siehst du, was zutrifft.
input-table-sign-away = Dieser Stein liegt auf der { $number }.
input-table-shut = Die { $number } ist abgeschlossen: Dorthin darf nichts gelegt werden, bis der letzte Stein weg ist. Dann ist sie wieder offen.
input-table-count = Der Endstand
input-table-count-wins = Punkte für jede gewonnene Zahl
input-table-count-win = { $sum } für die { $numbers }
input-table-count-lost = Verloren durch falsche Ansagen
input-table-count-beyond = Über das Ziel hinaus, zählt nicht
input-table-count-points = Punkte
input-table-count-of = { $what }: { $points }
input-table-wins =
    { $you ->
        [yes] gewinnst
       *[no] gewinnt
    }

# Rat für das erste Spiel
input-guide-rule =
    Dreh einen Stein um und setz ihn, wo er dann passt{ $signs ->
        [yes] ; darunter steht, was möglich ist
       *[no] {""}
    }. Das letzte Feld bringt die Punkte der Zahl, { $double ->
        [yes] das Doppelte
       *[no] 3 mehr
    } mit nur eigenen Steinen. Sag es vorher an: Ein Fehler kostet ebenso viele. Wer zuerst { $target } hat, gewinnt.
input-guide-wait = Achte darauf, welche Seiten auftauchen: Was schon zu sehen war, steht klein unter jedem Stein.
input-guide-first = Tippe auf einen deiner Steine: Er wird umgedreht und muss auf ein Feld, das die neue Seite verlangt.
    .short = Tippe auf einen deiner Steine: Er wird umgedreht und gesetzt.
input-guide-pick = Dreh einen Stein um, dessen Unterseite du kennst, oder lern eine neue kennen. Die Zeichen unter einem Stein zeigen, was er sein kann. Auch Steine, die auf einer Zahl liegen, darfst du umdrehen.
    .short = Dreh einen Stein um, den du kennst, oder lern einen neuen kennen.
input-guide-win = Schließt du jetzt die { $wins } ab, gewinnst du das Spiel: Sag sie an, und dreh den Stein um, den ihr letztes Feld verlangt.
    .short = Du kannst jetzt gewinnen: indem du eine Zahl abschließt.
input-guide-announce =
    Einer Zahl fehlt nur ein Stein. Weißt du, was du aufdecken wirst, dann sag sie an: Das bringt ihre Punkte. { $points ->
        [0] Passt der Stein nicht oder ist er der Joker, kostet es diesmal nichts: Du hast keine Punkte zu verlieren.
       *[other] Passt der Stein nicht oder ist er der Joker, kostet es genauso viele.
    }
    .short = Weißt du den letzten Stein einer Zahl? Sag sie an: Das bringt Punkte.
input-guide-announce-joker =
    Einer Zahl fehlt nur ein Stein. Weißt du, was du aufdecken wirst, dann sag sie an: Das bringt ihre Punkte. { $points ->
        [0] Passt der Stein nicht, kostet es diesmal nichts: Du hast keine Punkte zu verlieren.
       *[other] Passt der Stein nicht, kostet es genauso viele.
    }
    .short = Weißt du den letzten Stein einer Zahl? Sag sie an: Das bringt Punkte.
input-guide-blocked = Du hast Steine auf einer abgeschlossenen Zahl: Bis der letzte weg ist, darfst du keine andere ansagen. Du kannst in jedem Zug einen davon umdrehen, wie jeden anderen, und woandershin setzen.
    .short = Mit Steinen auf einer abgeschlossenen Zahl darfst du keine ansagen.
input-guide-danger = Vorsicht: Jemand anders kann im nächsten Zug die { $danger } abschließen und damit das Spiel gewinnen. Dagegen hilft: einen eigenen Stein dort wegnehmen, sie selbst abschließen oder eine Zahl abschließen, auf der diese Person einen Stein hat. Dann darf sie nichts ansagen.
    .short = Vorsicht: Jemand anders kann im nächsten Zug gewinnen.
input-guide-danger-set = Vorsicht: Mit einem vierten Stein auf der { $danger } kann jemand anders sie im nächsten Zug abschließen und das Spiel gewinnen.
    .short = Vorsicht: Ein vierter Stein kann jemand anderem den Sieg bringen.
input-guide-danger-late = Jemand anders kann im nächsten Zug die { $danger } abschließen und damit das Spiel gewinnen. Das geht nicht, wenn vorher eine Zahl abgeschlossen wird, auf der diese Person einen Stein hat.
    .short = Jemand anders kann im nächsten Zug gewinnen.
input-guide-close = Nimm den Stein, dessen Unterseite auf das letzte Feld passt. Der Joker darf keine Zahl abschließen.
    .short = Nimm den Stein für das letzte Feld; der Joker darf es nicht sein.
input-guide-close-joker = Nimm den Stein, dessen Unterseite auf das letzte Feld passt. Auch der Joker schließt eine Zahl ab: So habt ihr es vereinbart.
    .short = Nimm den Stein für das letzte Feld, oder den Joker.
input-guide-zero = Dreh Steine um, bei denen du sicher bist: Jeder muss auf ein freies Feld der Null passen, sonst ist der Versuch zu Ende.
    .short = Dreh Steine um, bei denen du sicher bist: Jeder muss auf die Null.
input-guide-set = Setz ihn auf ein leuchtendes Feld. Eine Zahl nur aus deinen Steinen bringt 3 Punkte mehr.
    .short = Setz ihn. Eine Zahl nur aus deinen Steinen bringt 3 Punkte mehr.
input-guide-set-double = Setz ihn auf ein leuchtendes Feld. Eine Zahl nur aus deinen Steinen zählt doppelt.
    .short = Setz ihn. Eine Zahl nur aus deinen Steinen zählt doppelt.
input-guide-set-four = Setz ihn dorthin, wo er dir hilft: Eine Zahl mit vier Steinen kann abschließen, wer dort einen Stein hat und keinen auf einer abgeschlossenen Zahl. Das bist vielleicht du im nächsten Zug, oder jemand anders schon vorher. Eine Zahl nur aus deinen Steinen bringt 3 Punkte mehr.
    .short = Eine Zahl mit vier Steinen kann man abschließen: du oder andere.
input-guide-set-four-double = Setz ihn dorthin, wo er dir hilft: Eine Zahl mit vier Steinen kann abschließen, wer dort einen Stein hat und keinen auf einer abgeschlossenen Zahl. Das bist vielleicht du im nächsten Zug, oder jemand anders schon vorher. Eine Zahl nur aus deinen Steinen zählt doppelt.
    .short = Eine Zahl mit vier Steinen kann man abschließen: du oder andere.

# Was ein Bericht zählt
input-group-numbers = Gewonnene Zahlen
input-group-one-colour = In einer Farbe gewonnene Zahlen
input-group-missed = Schlusssteine, die nicht passten
input-group-tiles = Gesetzte Steine, nach Zahl
input-group-zero = Die Null

# Die Seite, auf der man die Karten der eigenen Schachtel eingibt
input-box-tiles = Die sieben Steine einer Farbe, beide Seiten
input-box-digits = Die Symbole jeder Zahl, von oben

# Bilder auf der Lernseite: ihre Beschriftungen, und wie ein Teil heißt
input-figure-tiles = Steine, vorn und hinten
input-figure-numbers = auf dem Tisch
input-figure-before = vorher
input-figure-after = nachher
input-figure-supply = Vorrat
input-figure-turns = nimmt und dreht um
input-figure-shows = deckt auf
input-figure-points = Punkte
input-figure-tile = { $colour } { $symbol }
input-figure-free =
    { $state ->
        [completed] leer
       *[open] frei für { $symbol }
    }
input-figure-had = hatte vorher
input-figure-number =
    die { $number }{ $state ->
        [completed] , abgeschlossen
       *[open] {""}
    } ({ $fields })

# Gründe für einen Zug: was daraus folgt ($move: „mit Stein 7“), wie oft oder wie viel ($much: „in 62 von 100 Fällen“)
input-with-zero = mit der angesagten Null
input-with-close = mit der angesagten { $number }
input-with-lift = mit Stein { $tile }
input-with-slide = mit Stein { $tile } ohne Umdrehen
input-with-set = mit dem Stein auf { $place }
input-rival =
    { $name ->
        [none] jemanden
       *[other] { $name }
    }
input-someone =
    { $name ->
        [none] jemand anders
       *[other] { $name }
    }
input-reason-game =
    { $move } { $you ->
        [yes] gewinnst du
       *[no] gewinnt { $player }
    } in diesem oder im nächsten Zug { $much } das Spiel
input-reason-defeat =
    { $move } gewinnt vor { $you ->
        [yes] deinem nächsten Zug
       *[no] dem nächsten Zug von { $player }
    } { $much } { input-someone } das Spiel
input-reason-wins =
    { $move } schließt { $you ->
        [yes] du
       *[no] { $player }
    } in diesem oder im nächsten Zug { $much } die { $number } ab
input-reason-other =
    { $move } schließt vor { $you ->
        [yes] deinem nächsten Zug
       *[no] dem nächsten Zug von { $player }
    } { $much } { input-someone } die { $number } ab
input-reason-misses =
    { $number ->
        [0] { $move } misslingt { $you ->
                [yes] dir
               *[no] { $player }
            } { $much } eine Ansage, ohne Punkte zu kosten
        [one] { $move } misslingt { $you ->
                [yes] dir
               *[no] { $player }
            } { $much } eine Ansage und kostet 1 Punkt
       *[other] { $move } misslingt { $you ->
                [yes] dir
               *[no] { $player }
            } { $much } eine Ansage und kostet { $number } Punkte
    }
input-reason-announces =
    { $move } { $you ->
        [yes] sagst du in deinem
       *[no] sagt { $player } im
    } nächsten Zug { $much } einen Schlussstein an
input-reason-home =
    { $move } passt { $much } { $you ->
        [yes] einer deiner Steine
       *[no] ein Stein von { $player }
    } nirgends
input-reason-blocked =
    { $number ->
        [one] { $move } { $you ->
                [yes] darfst du nach deinem
               *[no] darf { $player } nach dem
            } nächsten Zug { $much } mindestens noch einen Zug lang nichts ansagen
       *[other] { $move } { $you ->
                [yes] darfst du nach deinem
               *[no] darf { $player } nach dem
            } nächsten Zug { $much } mindestens noch { $number } Züge lang nichts ansagen
    }
input-reason-held =
    { $number ->
        [one] { $move } { $you ->
                [yes] hältst du
               *[no] hält { $player }
            } { input-rival } nach { $you ->
                [yes] deinem
               *[no] dem
            } nächsten Zug { $much } mindestens noch einen Zug lang vom Ansagen ab
       *[other] { $move } { $you ->
                [yes] hältst du
               *[no] hält { $player }
            } { input-rival } nach { $you ->
                [yes] deinem
               *[no] dem
            } nächsten Zug { $much } mindestens noch { $number } Züge lang vom Ansagen ab
    }
input-reason-known =
    { $number ->
        [one] { $move } { $you ->
                [yes] kennst du nach deinem
               *[no] kennt { $player } nach dem
            } nächsten Zug { $much } beide Seiten { $you ->
                [yes] eines deiner Steine
               *[no] eines eigenen Steins
            }
        [7] { $move } { $you ->
                [yes] kennst du nach deinem
               *[no] kennt { $player } nach dem
            } nächsten Zug { $much } beide Seiten aller { $you ->
                [yes] deiner
               *[no] eigenen
            } Steine
       *[other] { $move } { $you ->
                [yes] kennst du nach deinem
               *[no] kennt { $player } nach dem
            } nächsten Zug { $much } beide Seiten von mindestens { $number } { $you ->
                [yes] deiner Steine
               *[no] eigenen Steinen
            }
    }
input-reason-ready =
    { $move } { $you ->
        [yes] darfst du nach deinem
       *[no] darf { $player } nach dem
    } nächsten Zug { $much } eine Zahl ansagen
input-reason-exposed =
    { $move } darf gleich nach { $you ->
        [yes] deinem nächsten Zug
       *[no] dem nächsten Zug von { $player }
    } { $much } { input-someone } eine Zahl ansagen
input-reason-points =
    { $move } { $you ->
        [yes] bekommst du bis zum Ende deines
       *[no] bekommt { $player } bis zum Ende des
    } nächsten Zugs im Schnitt { $much } Punkte
input-reason-theirs =
    { $name ->
        [none] { $move } bekommen die anderen bis zum Ende { $you ->
                [yes] deines nächsten Zugs
               *[no] des nächsten Zugs von { $player }
            } im Schnitt { $much } Punkte
       *[other] { $move } bekommt { $name } bis zum Ende { $you ->
                [yes] deines nächsten Zugs
               *[no] des nächsten Zugs von { $player }
            } im Schnitt { $much } Punkte
    }

# Situationen, für ein Profil: „Am meisten verlierst du: …“
input-when-pick = wenn du einen Stein wählst
input-when-close = wenn du den Stein zu einer Ansage wählst
input-when-set = wenn du wählst, wohin ein Stein kommt

# Wann entschieden wurde, in einer Analyse
input-moment =
    Zug { $turn }{ $tile ->
        [0] {""}
       *[other] , Stein { $tile } in der Hand
    }

# Wie eine Analyse es nennt
input-table-turn = Zug
input-table-review-start = Die Steine sind gefallen
input-table-review-draw = wie die Steine fielen, welche Unterseiten zum Vorschein kamen und wer anfing
input-table-review-guesses = wie dieselben Entscheidungen ausgingen, so wie die Unterseiten wirklich waren
