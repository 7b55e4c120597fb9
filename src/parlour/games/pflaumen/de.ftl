# Pi mal Pflaumen und Pies auf Deutsch. $you ist „yes“, wenn gemeint ist, wer liest; $name ist dann leer. Manches
# heißt in den beiden Ausgaben verschieden: $edition sagt, welche gespielt wird.

pi-mal-pflaumen-title = Pi mal Pflaumen
pi-mal-pflaumen-about = Spiel Obstkarten aus, wenn du magst, um Pi erhöht; wer die höchste hat, wählt zuerst, und aus den richtigen Früchten werden Mischungen, die Punkte bringen.
pi-mal-pflaumen-option-experienced = Höchstens eine Mischung je Zug und keine nach dem letzten Stich.
pies-title = Pies
pies-about = Obstkarten und Pie-Plättchen: Die höchste Summe nimmt zuerst, eine Mischung je Zug bringt Punkte, und gestohlene Karten wirken noch einmal. Die spätere Ausgabe von Pi mal Pflaumen.

pflaumen-display =
    { $edition ->
        [pies] Tableau
       *[pi-mal-pflaumen] Auslage
    }
    .in =
        { $edition ->
            [pies] im Tableau
           *[pi-mal-pflaumen] in der Auslage
        }
pflaumen-watchdog =
    { $edition ->
        [pies] Hund
       *[pi-mal-pflaumen] Wachhund
    }
pflaumen-pi =
    { $edition ->
        [pies] { $pi } Pie-Plättchen
       *[pi-mal-pflaumen] { $pi ->
            [one] 1 Pi-Karte
           *[other] { $pi } Pi-Karten
        }
    }
pflaumen-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

pflaumen-fruit-apple = Apfel
pflaumen-fruit-blackberry = Brombeere
pflaumen-fruit-cherry = Kirsche
pflaumen-fruit-fig = Feige
pflaumen-fruit-orange = Orange
pflaumen-fruit-pear = Birne
pflaumen-fruit-strawberry = Erdbeere
pflaumen-fruit-white_currant = Weiße Johannisbeere
pflaumen-fruit-plum = Pflaume
pflaumen-plum-card = eine Pflaume
pflaumen-plums =
    { $count ->
        [one] 1 Pflaume
       *[other] { $count } Pflaumen
    }
pflaumen-number = { $round }-{ $number }
pflaumen-card = { $fruit } { $number }
pflaumen-with = { $card } ({ $what })
pflaumen-recipe = { $recipe } für { $points }
pflaumen-watchdog-action = { pflaumen-watchdog }
pflaumen-steal-action = Diebstahl
pflaumen-three_pi-action =
    { $edition ->
        [pies] 3 Pies
       *[pi-mal-pflaumen] 3 Pi
    }

# Abgelehnte Materialtabellen
error-pflaumen-rounds = Zeile { $line } verstößt gegen { $rule }: Es gibt einen Stapel für jede der Runden 1, 2 und 3, nicht für { $found }.
error-pflaumen-cards = Zeile { $line } verstößt gegen { $rule }: Ein Stapel hat { $expected } Karten, nicht { $found }.
error-pflaumen-number = Zeile { $line } verstößt gegen { $rule }: Eine Zahl geht von 1 bis 25; { $found } geht nicht.
error-pflaumen-twice = Zeile { $line } verstößt gegen { $rule }: Die Zahl { $found } ist schon in diesem Stapel.
error-pflaumen-fruit = Zeile { $line } verstößt gegen { $rule }: Eine Frucht ist eine von { $known }, nicht { $found }.
error-pflaumen-plum = Zeile { $line } verstößt gegen { $rule }: Die Zahl 25 ist eine Pflaume, und nur sie; { $number } kann nicht { $found } sein.
error-pflaumen-fruits = Zeile { $line } verstößt gegen { $rule }: Ein Stapel hat { $expected } Karten mit der Frucht { $fruit }, nicht { $found }.
error-pflaumen-action = Zeile { $line } verstößt gegen { $rule }: Eine Sonderaktion ist eine von { $known }, nicht { $found }.
error-pflaumen-recipe = Zeile { $line } verstößt gegen { $rule }: Ein Rezept ist eines von { $known }, nicht { $found }.
error-pflaumen-points = Zeile { $line } verstößt gegen { $rule }: Die Zahl { $number } hat 1 bis 99 Punkte, wenn sie ein Rezept hat, sonst keine.

# Was geschieht
pflaumen-began =
    { $you ->
        [yes] Das Los fällt auf dich: Du fängst an.
       *[no] Das Los fällt auf { $name }: { $name } fängt an.
    }
pflaumen-round =
    { $round ->
        [I] { $you ->
            [yes] Runde { $round } beginnt. Du spielst aus.
           *[no] Runde { $round } beginnt. { $name } spielt aus.
        }
       *[other] { $you ->
            [yes] Runde { $round } beginnt. Du hast im letzten Stich zuerst gewählt und spielst aus.
           *[no] Runde { $round } beginnt. { $name } hat im letzten Stich zuerst gewählt und spielt aus.
        }
    }
pflaumen-dealt =
    { $you ->
        [yes] Du bekommst: { $cards }.
       *[no] { $shown ->
            [yes] { $name } bekommt: { $cards }.
           *[no] { $name } bekommt { $count } Karten.
        }
    }
pflaumen-played =
    { $pi ->
        [0] { $you ->
            [yes] Du spielst { $card }.
           *[no] { $name } spielt { $card }.
        }
       *[other] { $you ->
            [yes] Du spielst { $card } mit { pflaumen-pi }: { $total }.
           *[no] { $name } spielt { $card } mit { pflaumen-pi }: { $total }.
        }
    }
pflaumen-order = Höchste Summe zuerst: { $people }.
pflaumen-took =
    { $you ->
        [yes] Du nimmst { $card }.
       *[no] { $name } nimmt { $card }.
    }
pflaumen-plummed =
    { $you ->
        [yes] Du bist zuletzt an der Reihe und bekommst eine Pflaume dazu.
       *[no] { $name } ist zuletzt an der Reihe und bekommt eine Pflaume dazu.
    }
pflaumen-guarded =
    { $from ->
        [side] { $you ->
            [yes] Der { pflaumen-watchdog } kommt zu dir.
           *[no] Der { pflaumen-watchdog } kommt zu { $name }.
        }
        [self] { $you ->
            [yes] Der { pflaumen-watchdog } bleibt bei dir.
           *[no] Der { pflaumen-watchdog } bleibt bei { $name }.
        }
       *[other] { $you ->
            [yes] Der { pflaumen-watchdog } verlässt { $other } und kommt zu dir.
           *[no] { $otheryou ->
                [yes] Der { pflaumen-watchdog } verlässt dich und läuft zu { $name }.
               *[no] Der { pflaumen-watchdog } verlässt { $other } und läuft zu { $name }.
            }
        }
    }
pflaumen-stole =
    { $you ->
        [yes] Du stiehlst bei { $other }: { $card }.
       *[no] { $otheryou ->
            [yes] { $name } stiehlt bei dir: { $card }.
           *[no] { $name } stiehlt bei { $other }: { $card }.
        }
    }
pflaumen-in-vain =
    { $you ->
        [yes] Du findest nichts zu stehlen: Niemand sonst hat eine unbewachte Karte.
       *[no] { $name } findet nichts zu stehlen: Niemand sonst hat eine unbewachte Karte.
    }
pflaumen-got-pi =
    { $pi ->
        [0] { $you ->
            [yes] Für dich sind keine Pi-Karten mehr da.
           *[no] Für { $name } sind keine Pi-Karten mehr da.
        }
        [3] { $you ->
            [yes] Du bekommst { pflaumen-pi }.
           *[no] { $name } bekommt { pflaumen-pi }.
        }
       *[other] { $you ->
            [yes] Du bekommst { pflaumen-pi }: Mehr sind nicht da.
           *[no] { $name } bekommt { pflaumen-pi }: Mehr sind nicht da.
        }
    }
pflaumen-began-mix =
    { $you ->
        [yes] Du beginnst eine Mischung nach dem Rezept auf { $card }.
       *[no] { $name } beginnt eine Mischung nach dem Rezept auf { $card }.
    }
pflaumen-used =
    { $you ->
        [yes] Du gibst { $card } dazu.
       *[no] { $name } gibt { $card } dazu.
    }
pflaumen-mixed =
    { $you ->
        [yes] Die Mischung ist fertig: { pflaumen-points } für dich.
       *[no] Die Mischung ist fertig: { pflaumen-points } für { $name }.
    }
pflaumen-finished =
    { $you ->
        [yes] Du machst jetzt keine Mischung.
       *[no] { $why ->
            [near] { $name } könnte { $recipe } machen, lässt es aber. Zu { $nearest } fehlt nur eine Karte.
            [later] { $name } könnte { $recipe } machen, hebt die Früchte aber für später auf.
           *[last] { $name } könnte { $recipe } machen, lässt es aber. Niemand muss.
        }
    }
pflaumen-leads =
    { $you ->
        [yes] Du hast zuerst gewählt und beginnst den nächsten Stich.
       *[no] { $name } hat zuerst gewählt und beginnt den nächsten Stich.
    }
pflaumen-round-over = Runde { $round } ist vorbei.
pflaumen-discarded =
    { $you ->
        [yes] Du legst { pflaumen-pi } ab.
       *[no] { $name } legt { pflaumen-pi } ab.
    }
pflaumen-last-mixes =
    { $you ->
        [yes] Alle Stiche sind gespielt. Wer kann, darf noch Mischungen machen. Du hast im letzten Stich zuerst gewählt und beginnst.
       *[no] Alle Stiche sind gespielt. Wer kann, darf noch Mischungen machen. { $name } hat im letzten Stich zuerst gewählt und beginnt.
    }
pflaumen-mixes-over =
    { $could ->
        [yes] Niemand macht noch eine Mischung: Das Spiel ist zu Ende.
       *[no] Niemand kann noch eine Mischung machen: Das Spiel ist zu Ende.
    }
pflaumen-scored =
    { $edition ->
        [pies] { $you ->
            [yes] Du hast { pflaumen-points }.
           *[no] { $name } hat { pflaumen-points }.
        }
       *[pi-mal-pflaumen] { $you ->
            [yes] Du hast { pflaumen-points } und noch { $left } in der Auslage.
           *[no] { $name } hat { pflaumen-points } und noch { $left } in der Auslage.
        }
    }
pflaumen-left =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# Züge
pflaumen-do-play = { $card } spielen
pflaumen-do-play-pi = { $card } mit { pflaumen-pi } spielen: { $total }
pflaumen-do-take = { $card } nehmen
pflaumen-do-steal = Bei { $name } stehlen: { $card }
pflaumen-do-mix = Die Mischung { $recipe } auf { $card } machen, für { pflaumen-points }
pflaumen-do-use = Dazugeben: { $card }
pflaumen-do-leave = Weglassen: { $cards }
pflaumen-do-done = Jetzt keine Mischung

# Der Tisch im Terminal
pflaumen-head = Runde { $round } von III, Stich { $trick } von { $tricks }
pflaumen-head-last = Nach dem letzten Stich
pflaumen-side =
    { $edition ->
        [pies] Pflaumen im Vorrat: { $plums }
       *[pi-mal-pflaumen] Pflaumen im Vorrat: { $plums }; Pi-Karten im Vorrat: { $supply }
    }
pflaumen-trick = Stich
pflaumen-to-take = Zu haben
pflaumen-in-mix = Mischung
pflaumen-hand = Deine Hand
pflaumen-leading = spielt aus
pflaumen-has-watchdog = { pflaumen-watchdog }
pflaumen-to-play = dran: spielen
pflaumen-to-take-mark = dran: nehmen
pflaumen-to-steal = dran: stehlen
pflaumen-to-mix = dran: mischen
pflaumen-status = { pflaumen-points }, { pflaumen-pi }, { $hand } auf der Hand
pflaumen-empty = nichts { pflaumen-display.in }
pflaumen-made = gemacht: { $recipes }

# Der Tisch im Browser
pflaumen-table-round = Runde { $round } von III
pflaumen-table-trick = Stich { $trick } von { $tricks }
pflaumen-table-side-dog = Der { pflaumen-watchdog } liegt noch im Vorrat
pflaumen-table-side-pi = Pi-Karten im Vorrat: { $count }
pflaumen-table-side-pies = Pie-Plättchen: Es sind immer genug da
pflaumen-table-side-plums = Pflaumen im Vorrat: { $count }
pflaumen-table-signs = Was die Zeichen bedeuten
pflaumen-table-glass = Karten ansehen: Tippe eine an, um sie größer zu sehen
pflaumen-table-guards = Hat den { pflaumen-watchdog }: Hier kann niemand stehlen
pflaumen-table-guarded = bewacht
pflaumen-table-safe = Diese Karte kannst du nicht stehlen: Wem sie gehört, hat den { pflaumen-watchdog }.
pflaumen-table-own-hand =
    { $own ->
        [no] Die Hand von { $player }
       *[yes] Deine Hand
    }
pflaumen-table-hand = Karten auf der Hand: { $count }
pflaumen-table-pile = Fertige Mischungen: { $count }, zusammen { pflaumen-points }
pflaumen-table-mixes =
    { $count ->
        [one] 1 Mischung
       *[other] { $count } Mischungen
    }
pflaumen-table-rank = Wählt an { $rank }. Stelle
pflaumen-table-yet = wählt noch
pflaumen-table-dealt =
    { $count ->
        [one] Du bekommst eine Karte.
       *[other] Du bekommst { $count } Karten.
    }
pflaumen-table-pi-stays = nach dem Stich zurück an die Seite
pflaumen-table-sum =
    { $pi ->
        [1] { $number } + π
       *[other] { $number } + { $pi }π
    }
pflaumen-table-beats =
    { $you ->
        [yes] { $first } schlägt { $second }: Du wählst zuerst.
       *[no] { $first } schlägt { $second }: { $name } wählt zuerst.
    }
pflaumen-table-acts-again = Die gestohlene Karte wirkt noch einmal.
pflaumen-table-acts-not = Ihre Sonderaktion wirkt nicht noch einmal.
pflaumen-table-do-not-last = Was am Ende einer Runde übrig ist, verfällt.
pflaumen-table-pies-gone =
    { $pi ->
        [one] Das Pie-Plättchen darauf wird abgelegt.
       *[other] Die Pie-Plättchen darauf werden abgelegt.
    }
pflaumen-table-one-mix = Mehr wäre möglich, aber in einem Zug gibt es nur eine Mischung.
pflaumen-table-prompt-play = Spiel eine Karte
pflaumen-table-prompt-take = Nimm eine Karte aus dem Stich
pflaumen-table-prompt-steal =
    { $edition ->
        [pies] Stiehl jemandem eine Karte: Ihre Sonderaktion wirkt noch einmal
       *[pi-mal-pflaumen] Stiehl jemandem eine Karte: Ihre Sonderaktion wirkt nicht noch einmal
    }
pflaumen-table-prompt-again = Die gestohlene Karte wirkt noch einmal: Stiehl noch eine
pflaumen-table-prompt-mix = Tippe auf ein leuchtendes Rezept, um zu mischen
pflaumen-table-prompt-use = Wähle die Früchte für deine Mischung
pflaumen-table-prompt-mixed = Alle Früchte dieser Mischung sind da: Willst du sie machen?
pflaumen-table-waits-play = { $name } sucht eine Karte zum Spielen aus …
pflaumen-table-waits-take = { $name } sucht sich eine Karte aus …
pflaumen-table-waits-steal = { $name } sieht sich nach Beute um …
pflaumen-table-waits-mix = { $name } denkt über eine Mischung nach …
pflaumen-table-ladder =
    { $edition ->
        [pies] Mit wie vielen Pie-Plättchen?
       *[pi-mal-pflaumen] Mit wie vielen Pi-Karten?
    }
pflaumen-table-back = Zurück auf die Hand nehmen: { $card }
pflaumen-table-lacking =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
pflaumen-table-in = In die Mischung geben: { $card }
pflaumen-table-out = Wieder aus der Mischung nehmen: { $card }
pflaumen-table-lost =
    { $count ->
        [one] Dieses Rezept verlierst du dabei: { $recipes }
       *[other] Diese Rezepte verlierst du dabei: { $recipes }
    }
pflaumen-table-nothing-lost = Du verlierst kein anderes Rezept.
pflaumen-table-only-way = Andere Karten passen nicht.
pflaumen-table-recipe =
    { $state ->
        [may] Die Rezeptkarte wird ohnehin verbraucht. Tippe darauf: Dann ist sie eine der Früchte.
        [loose] Die Rezeptkarte ist eine der Früchte. Tippe darauf, um eine andere deiner Karten dafür zu nehmen.
        [inside] Die Rezeptkarte ist eine der Früchte.
        [unfit] Die Rezeptkarte wird mit verbraucht. Als Frucht passt sie nicht dazu.
       *[spare] Die Rezeptkarte wird mit verbraucht, hier nicht als Frucht: Sie darf eine sein, muss aber nicht.
    }
pflaumen-table-begun = Diese Mischung ist begonnen und muss fertig werden.
pflaumen-table-confirm = Für { pflaumen-points } mischen
pflaumen-table-mixed = + { pflaumen-points }
pflaumen-table-count = Die Mischungen werden gezählt
pflaumen-table-so-far = Der Stand nach Runde { $round }
pi-mal-pflaumen-table-stays = Was in keiner Mischung steckt, bleibt für die nächste Runde: Auslagen, Pi-Karten und der Wachhund.
pies-table-stays = Tableaus und der Hund bleiben für die nächste Runde. Übrige Pie-Plättchen verfallen.
pflaumen-table-player = Wer
pflaumen-table-made = Mischungen
pflaumen-table-points = Punkte
pflaumen-table-left = Karten übrig (mehr gewinnt bei Gleichstand)
pflaumen-table-wins =
    { $you ->
        [yes] gewinnst
       *[no] gewinnt
    }
pflaumen-table-tie-left =
    { $shared ->
        [yes] Gleich viele Punkte und gleich viele Karten { pflaumen-display.in } übrig: Der Sieg wird geteilt.
       *[no] { $you ->
            [yes] Gleich viele Punkte: Du gewinnst, weil du mehr Karten { pflaumen-display.in } übrig hast.
           *[no] Gleich viele Punkte: { $name } gewinnt mit mehr übrigen Karten { pflaumen-display.in }.
        }
    }
pflaumen-table-tie-shared = Gleich viele Punkte: Der Sieg wird geteilt.
pflaumen-table-means-AA = Zwei gleiche Früchte.
pflaumen-table-means-AAA = Drei gleiche Früchte.
pflaumen-table-means-ABC = Drei verschiedene Früchte.
pflaumen-table-means-ABCD = Vier verschiedene Früchte.
pflaumen-table-means-ABCDE = Fünf verschiedene Früchte.
pflaumen-table-means-AABB = Zwei von einer Frucht und zwei von einer anderen.
pflaumen-table-means-AABBCC = Je zwei von drei Früchten.
pflaumen-table-means-AAABB = Drei von einer Frucht und zwei von einer anderen.
pflaumen-table-means-PPP = Drei Pflaumen.
pflaumen-table-means-PPPP = Vier Pflaumen.
pflaumen-table-means-PPPPP = Fünf Pflaumen.
pflaumen-table-means-watchdog = Wer diese Karte nimmt, bekommt den { pflaumen-watchdog }; wer ihn hat, kann nicht bestohlen werden.
pflaumen-table-means-steal =
    { $edition ->
        [pies] Wer diese Karte nimmt, stiehlt eine aus einem anderen Tableau.
       *[pi-mal-pflaumen] Wer diese Karte nimmt, stiehlt eine aus einer anderen Auslage.
    }
pflaumen-table-means-three_pi =
    { $edition ->
        [pies] Wer diese Karte nimmt, bekommt drei Pie-Plättchen.
       *[pi-mal-pflaumen] Wer diese Karte nimmt, bekommt drei Pi-Karten.
    }
pflaumen-table-means-nothing = Nur eine Frucht, sonst nichts.
pflaumen-table-sign-recipe = Ein Rezept und seine Punkte. Gleiche Buchstaben stehen für gleiche Früchte, P für eine Pflaume: AABB sind zwei Paare. Die Frucht auf der Rezeptkarte selbst darf dabei sein.
pflaumen-table-sign-number = So heißt eine Karte in Worten: Nummer 8 der Runde I.
pflaumen-table-sign-has-recipe = Eine Frucht mit einem Strich darunter: Eine dieser Karten hat ein Rezept.
pflaumen-table-sign-pi =
    { $edition ->
        [pies] Im Vorrat sind immer genug davon.
       *[pi-mal-pflaumen] Im Vorrat steht dabei, wie viele noch da sind.
    }
pflaumen-table-sign-dog = Der { pflaumen-watchdog } liegt im Vorrat, bis ihn jemand bekommt.
pflaumen-table-sign-plum = Pflaumen im Vorrat. Wer zuletzt wählt, bekommt eine dazu.
pflaumen-table-sign-rank = Die Reihenfolge beim Wählen: Die höchste Summe nimmt zuerst eine Karte.
pflaumen-table-sign-mixes = Fertige Mischungen. Niemand kann sie stehlen.
pflaumen-table-sign-hand = Karten auf der Hand.

# Rat für das erste Spiel
pi-mal-pflaumen-guide-rule = Alle spielen eine Karte; die höchste Zahl sucht sich als Erste eine davon aus. Nur Mischungen bringen Punkte: Gib die Früchte ab, die ein Rezept in deiner Auslage verlangt. Gleiche Buchstaben sind gleiche Früchte: ABC heißt drei verschiedene, AABB zwei Paare, PPP drei Pflaumen.
pies-guide-rule = Alle spielen eine Karte; die höchste Zahl sucht sich als Erste eine davon aus. Nur Mischungen bringen Punkte: Gib die Früchte ab, die ein Rezept in deinem Tableau verlangt. Gleiche Buchstaben sind gleiche Früchte: ABC heißt drei verschiedene, AABB zwei Paare, PPP drei Pflaumen.
pflaumen-guide-wait = Die anderen sind dran. Achte darauf, welche Früchte sie sammeln.
pflaumen-guide-lead = Spiel eine Karte. Mit einer hohen wählst du früh unter allem, was gespielt wird; mit einer niedrigen sparst du die hohen für einen besseren Stich.
    .short = Hoch: Du wählst früh. Niedrig: Du sparst die hohen.
pflaumen-guide-follow = Gefällt dir, was daliegt? Dann spiel hoch, um früh zu wählen. Sonst werde eine niedrige Karte los: Wer zuletzt wählt, bekommt noch eine Pflaume.
    .short = Hoch: Du wählst früh. Niedrig: Wer zuletzt wählt, bekommt eine Pflaume.
pi-mal-pflaumen-guide-raise = Jede Pi-Karte erhöht deine Zahl um 3,14. Was du spielst, ist weg: Nach dem Stich kommt es zurück in den Vorrat. Spar dein Pi also für Stiche, die du wirklich willst.
    .short = Jede Pi-Karte zählt 3,14 und ist nach dem Stich weg.
pies-guide-raise = Jedes Pie-Plättchen erhöht deine Zahl um 3,14. Was am Ende der Runde übrig ist, verfällt, also nutz sie.
    .short = Jedes Plättchen zählt 3,14; was nach der Runde übrig ist, verfällt.
pflaumen-guide-take = Nimm eine Karte, die einem deiner Rezepte fehlt, ein gutes Rezept oder eine nützliche Sonderaktion. Es muss nicht die Karte sein, die du gespielt hast.
    .short = Nimm eine Frucht, die dir fehlt, ein gutes Rezept oder eine Aktion.
pflaumen-guide-recipes = In Rezepten stehen gleiche Buchstaben für gleiche Früchte und P für eine Pflaume. Nimm, was deine Rezepte brauchen, ein gutes Rezept oder eine Aktion.
    .short = Gleiche Buchstaben: gleiche Frucht; P: Pflaume. Was fehlt dir?
pflaumen-guide-last = Du wählst zuletzt: Diese Karte ist für dich übrig, und dazu eine Pflaume.
    .short = Dir bleiben diese Karte und eine Pflaume.
pflaumen-guide-last-no-plum = Du wählst zuletzt: Du bekommst die Karte, die übrig ist. Eine Pflaume gibt es nicht mehr dazu.
    .short = Dir bleibt diese Karte; Pflaumen gibt es nicht mehr.
pi-mal-pflaumen-guide-steal = Nimm, was deine Rezepte brauchen oder was jemand anders dringend braucht. Wer den Wachhund hat, ist sicher.
    .short = Nimm, was du brauchst oder jemand anders dringend braucht.
pies-guide-steal = Nimm, was deine Rezepte brauchen, oder eine Karte, deren Sonderaktion du willst: Sie wirkt für dich noch einmal.
    .short = Nimm, was du brauchst, oder eine Aktion: Sie wirkt auch für dich.
pflaumen-guide-mix = Eine Mischung macht aus Früchten Punkte, die niemand stehlen kann. Ihre Karten sind dann aber weg: Manchmal lohnt es sich, auf eine bessere zu warten.
    .short = Jetzt sichere Punkte, oder auf eine bessere Mischung warten?
pi-mal-pflaumen-guide-mix-round = Diese Runde ist vorbei, aber deine Auslage bleibt für die nächste. Eine Mischung kann also auf bessere Früchte warten; nur kann dir bis dahin jemand etwas stehlen.
    .short = Deine Auslage bleibt für die nächste Runde: jetzt mischen, oder warten?
pies-guide-mix-round = Diese Runde ist vorbei, aber dein Tableau bleibt für die nächste. Eine Mischung kann also auf bessere Früchte warten; nur kann dir bis dahin jemand etwas stehlen.
    .short = Dein Tableau bleibt für die nächste Runde: jetzt mischen, oder warten?
pflaumen-guide-mix-last = Das war deine letzte Karte in diesem Spiel, es kommt also nichts Besseres mehr: Mach jede Mischung, die geht.
    .short = Mehr Karten bekommst du nicht: Mach jede Mischung, die geht.
pflaumen-guide-mix-end = Nach diesem Stich ist das Spiel zu Ende: Eine Mischung, die du jetzt nicht machst, ist verloren. Nur eine ist erlaubt, also mach die wertvollste.
    .short = Das Spiel endet: Was du jetzt nicht mischst, ist verloren.
pflaumen-guide-last-mixes = Die Stiche sind vorbei: Mach jede Mischung, die noch geht. Eine, die du jetzt nicht machst, ist verloren.
    .short = Eine Mischung, die du jetzt nicht machst, ist verloren.
pflaumen-guide-use = Nimm die Karten, die du am wenigsten brauchst. Die Rezepte darauf sind verloren, also behalt die guten.
    .short = Nimm, was du am wenigsten brauchst: Die Rezepte darauf sind verloren.

# Was ein Bericht zählt
pi-mal-pflaumen-group-cards = Genommene oder gestohlene Karten
pi-mal-pflaumen-group-recipes = Mischungen nach Rezept
pi-mal-pflaumen-group-mixes = Mischungen nach Rezeptkarte
pi-mal-pflaumen-group-actions = Sonderaktionen und Pflaumen
pi-mal-pflaumen-group-pi = Pi, mit einer Karte gespielt
pies-group-cards = { pi-mal-pflaumen-group-cards }
pies-group-recipes = { pi-mal-pflaumen-group-recipes }
pies-group-mixes = { pi-mal-pflaumen-group-mixes }
pies-group-actions = { pi-mal-pflaumen-group-actions }
pies-group-pi = { pi-mal-pflaumen-group-pi }

# Die Seite, auf der man die Karten der eigenen Schachtel eingibt
pflaumen-box-deck = Die Obstkarten
pflaumen-box-part = Runde { $number }
pflaumen-box-cards = Ihre Karten
pflaumen-box-number = Zahl
pflaumen-box-fruit = Frucht
pflaumen-box-action = Sonderaktion
pflaumen-box-recipe = Rezept
pflaumen-box-points = Punkte
pflaumen-box-action-watchdog = { pflaumen-watchdog-action }
pflaumen-box-action-steal = { pflaumen-steal-action }
pflaumen-box-action-three_pi = { pflaumen-three_pi-action }

# Bilder auf den Lernseiten: ihre Beschriftungen, und wie ein Teil heißt
pflaumen-figure-cards = Karten
pflaumen-figure-plays = spielt
pflaumen-figure-total = zählt
pflaumen-figure-order = Platz
pflaumen-figure-takes = nimmt
pflaumen-figure-display = Auslage
pflaumen-figure-tableau = Tableau
pflaumen-figure-recipe = Rezept
pflaumen-figure-uses = verwendet
pflaumen-figure-gets = bekommt
pflaumen-figure-left = bleibt
pflaumen-figure-points = Punkte
pflaumen-figure-raised = { $card } mit { $pi }

# Gründe für einen Zug: was daraus folgt ($move: „mit Feige I-7“), wie oft oder wie viel ($much: „in 62 von 100 Fällen“)
pflaumen-with-play = mit der Karte { pflaumen-card }
pflaumen-with-play-pi = mit der Karte { pflaumen-card } und { pflaumen-pi }
pflaumen-with-take = mit der Karte { pflaumen-card }
pflaumen-with-steal = mit der Karte { pflaumen-card } von { $name }
pflaumen-with-steal-plum = mit einer Pflaume von { $name }
pflaumen-with-mix = mit der Mischung { $recipe } auf der Karte { pflaumen-card }
pflaumen-with-use = mit der Karte { pflaumen-card } in der Mischung
pflaumen-with-use-plum = mit einer Pflaume in der Mischung
pflaumen-with-leave =
    { $count ->
        [one] ohne die Karte { $cards } in der Mischung
       *[other] ohne die Karten { $cards } in der Mischung
    }
pflaumen-with-done = ohne Mischung
pflaumen-reason-first =
    { $move } { $you ->
        [yes] wählst du
       *[no] wählt { $player }
    } { $much } zuerst
pflaumen-reason-plum =
    { $move } { $you ->
        [yes] wählst du
       *[no] wählt { $player }
    } { $much } zuletzt und { $you ->
        [yes] bekommst
       *[no] bekommt
    } die Pflaume dazu
pflaumen-reason-leavings =
    { $move } { $you ->
        [yes] wählst du
       *[no] wählt { $player }
    } { $much } zuletzt und { $you ->
        [yes] bekommst
       *[no] bekommt
    }, was die anderen übrig lassen
pflaumen-reason-takes =
    { $move } { $you ->
        [yes] kannst du
       *[no] kann { $player }
    } { $much } { $card } nehmen
pflaumen-reason-steals =
    { $move } { $you ->
        [yes] stiehlst du
       *[no] stiehlt { $player }
    } { $much } { $card }
pflaumen-reason-gives = { $move } bekommt { $name } { $much } { $card }
pflaumen-reason-robbed =
    { $move } stiehlt { $you ->
        [yes] dir
       *[no] { $player }
    } { $much } jemand eine Karte
pflaumen-reason-wastes =
    { $move } { $you ->
        [yes] verlierst du
       *[no] verliert { $player }
    } am Ende der Runde { $much } übrige Pie-Plättchen
pflaumen-reason-mixes =
    { $move } { $you ->
        [yes] machst du
       *[no] macht { $player }
    } in diesem Stich { $much } eine Mischung
pflaumen-reason-near =
    { $move } { $you ->
        [yes] machst du
       *[no] macht { $player }
    } in diesem Stich { $much } eine Mischung, oder danach fehlt { $you ->
        [yes] dir
       *[no] { $player }
    } höchstens eine Karte dazu
pflaumen-reason-guarded =
    { $move } { $you ->
        [yes] hast du
       *[no] hat { $player }
    } danach { $much } den { pflaumen-watchdog }
pflaumen-reason-points =
    { $move } bringen { $you ->
        [yes] deine Mischungen
       *[no] die Mischungen von { $player }
    } in diesem Stich im Schnitt { $much } Punkte
pflaumen-reason-theirs = { $move } bringen die Mischungen der anderen in diesem Stich im Schnitt { $much } Punkte
pflaumen-reason-lets = { $move } macht { $name } { $much } die Mischung { $recipe }
pflaumen-reason-final =
    { $move } { $you ->
        [yes] kommst du
       *[no] kommt { $player }
    } am Ende im Schnitt auf { $much } Punkte
pflaumen-reason-keeps =
    { $edition ->
        [pies] { $number ->
            [one] { $move } bleibt { $you ->
                    [yes] dir
                   *[no] { $player }
                } nach diesem Stich { $much } ein Pie-Plättchen
           *[other] { $move } bleiben { $you ->
                    [yes] dir
                   *[no] { $player }
                } nach diesem Stich { $much } mindestens { $number } Pie-Plättchen
        }
       *[pi-mal-pflaumen] { $number ->
            [one] { $move } bleibt { $you ->
                    [yes] dir
                   *[no] { $player }
                } nach diesem Stich { $much } eine Pi-Karte
           *[other] { $move } bleiben { $you ->
                    [yes] dir
                   *[no] { $player }
                } nach diesem Stich { $much } mindestens { $number } Pi-Karten
        }
    }

# Situationen, für ein Profil: „Am meisten verlierst du: …“
pflaumen-when-play-first = wenn du zuerst spielst
pflaumen-when-play-between = wenn du weder zuerst noch zuletzt spielst
pflaumen-when-play-last = wenn du zuletzt spielst
pflaumen-when-take-first = wenn du zuerst wählst
pflaumen-when-take-later = wenn du später wählst
pflaumen-when-steal = wenn du stiehlst
pflaumen-when-mix = wenn du mischen darfst

# Wann entschieden wurde, in einer Analyse
pflaumen-moment =
    { $last ->
        [yes] Nach dem letzten Stich
       *[no] Runde { $round }, Stich { $trick }
    }
