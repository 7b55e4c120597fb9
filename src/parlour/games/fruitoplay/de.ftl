# Fruitoplay auf Deutsch. $you ist „yes“, wenn gemeint ist, wer liest; $name ist dann leer.

fruitoplay-title = Fruitoplay
fruitoplay-about = Wähle heimlich eine Karte nahe am Ziel; wer am nächsten liegt, nimmt alles, es sei denn, jemand liegt genauso nah. Deine größte Spalte mal deine kleinste ergibt deine Punkte.

fruitoplay-fruit-banana = Banane
fruitoplay-fruit-apple = Apfel
fruitoplay-fruit-strawberry = Erdbeere
fruitoplay-fruit-fig = Feige
fruitoplay-card = { $fruit } { $number }
fruitoplay-collective-card = die Gemeinschaftskarte
    .mehr =
        { $bonus ->
            [one] { $fruit ->
                [Apfel] ein Apfel
                [Banane] eine Banane
                [Erdbeere] eine Erdbeere
                [Feige] eine Feige
               *[other] 1 × { $fruit }
            }
           *[other] { $fruit ->
                [Apfel] { $bonus } Äpfel
                [Banane] { $bonus } Bananen
                [Erdbeere] { $bonus } Erdbeeren
                [Feige] { $bonus } Feigen
               *[other] { $bonus } × { $fruit }
            }
        }

# Abgelehnte Materialtabellen
error-fruitoplay-name = Zeile { $line } verstößt gegen { $rule }: Eine Frucht ist ein Wort aus höchstens { $longest } Kleinbuchstaben, nicht { $found }.
error-fruitoplay-fruits = Zeile { $line } verstößt gegen { $rule }: Es gibt { $expected } verschiedene Früchte, nicht { $found }.
error-fruitoplay-numbers = Zeile { $line } verstößt gegen { $rule }: Jede Frucht hat die Zahlen 1 bis { $expected }, nicht 1 bis { $found }.
error-fruitoplay-each = Zeile { $line } verstößt gegen { $rule }: Gib die Zahlen für { $key } einmal für alle Früchte an oder für jede der vier Früchte und keine andere.
error-fruitoplay-number = Zeile { $line } verstößt gegen { $rule }: Eine Zahl geht von 1 bis { $expected }; { $found } geht nicht.
error-fruitoplay-double = Zeile { $line } verstößt gegen { $rule }: Jede Frucht hat { $expected } verschiedene doppelte Zahlen, nicht { $found }.
error-fruitoplay-rotten = Zeile { $line } verstößt gegen { $rule }: Jede Frucht hat { $expected } faule Zahl, nicht { $found }.
error-fruitoplay-both = Zeile { $line } verstößt gegen { $rule }: { $found } kann nicht zugleich doppelt und faul sein.

# Was geschieht
fruitoplay-round-begins = Runde { $round } von 3.
fruitoplay-dealt =
    { $you ->
        [yes] Du bekommst: { $cards }.
       *[no] { $name } bekommt: { $cards }.
    }
fruitoplay-river = Die Zielreihe: { $cards }.
fruitoplay-laid =
    { $you ->
        [yes] Du hast die wenigsten Punkte und wählst die Gemeinschaftskarte: { fruitoplay-collective-card.mehr } mehr für alle.
       *[no] { $name } hat die wenigsten Punkte und wählt die Gemeinschaftskarte: { fruitoplay-collective-card.mehr } mehr für alle.
    }
fruitoplay-laid-lot = Mehrere haben die wenigsten Punkte, darum wählt das Los die Gemeinschaftskarte: { fruitoplay-collective-card.mehr } mehr für alle.
fruitoplay-target = Durchgang { $turn } von 7: Das Ziel ist { $card }.
fruitoplay-by = { $name }: { $card }
fruitoplay-revealed = Aufgedeckt! { $cards }.
fruitoplay-sits-out =
    { $you ->
        [yes] Du hast keine Karte und setzt aus.
       *[no] { $name } hat keine Karte und setzt aus.
    }
fruitoplay-tied = Gleich nah und darum raus: { $cards }.
fruitoplay-won =
    { $you ->
        [yes] Mit { $card } gewinnst du das Ziel { $target } und alle gespielten Karten. Wer gewinnt, zieht keine Karte.
       *[no] Mit { $card } gewinnt { $name } das Ziel { $target } und alle gespielten Karten. Wer gewinnt, zieht keine Karte.
    }
fruitoplay-unwon = Niemand gewinnt: Die Karten und das Ziel sind für diese Runde aus dem Spiel.
fruitoplay-drew =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $name } zieht { $card }.
    }
fruitoplay-drew-others =
    { $count ->
        [one] { $names } zieht eine Karte.
       *[other] Je eine Karte ziehen { $names }.
    }
fruitoplay-drew-nobody = Niemand zieht eine Karte.
fruitoplay-drew-empty = Der Nachziehstapel ist leer: Niemand zieht eine Karte.
fruitoplay-drew-short = Der Nachziehstapel ist leer: Für andere bleibt keine Karte.
fruitoplay-optional = Wer das letzte Ziel nicht gewonnen hat, darf eine Karte ziehen.
fruitoplay-declined = Du ziehst keine Karte.
fruitoplay-declined-others =
    { $count ->
        [one] { $names } zieht keine Karte.
       *[other] Keine Karte ziehen { $names }.
    }
fruitoplay-added =
    { $you ->
        [yes] Du legst deine Handkarten in deine Spalten: { $cards }.
       *[no] { $name } legt die Handkarten in die Spalten: { $cards }.
    }
fruitoplay-cancelled =
    { $you ->
        [yes] Deine faule Karte { $card } verdirbt { $other }
       *[no] Die faule Karte { $card } von { $name } verdirbt { $other }
    }{ $why ->
        [chosen] { $you ->
            [yes] , wie du es gewählt hast.
           *[no] , wie { $name } es gewählt hat.
        }
        [equal] . Alles, was sie verderben könnte, zählt gleich viel: Es gibt nichts zu wählen.
       *[only] . Sie findet keine andere Karte: Die Spalte ist jetzt 0 wert und zählt nicht mehr mit.
    }
fruitoplay-cancelled-alone =
    { $you ->
        [yes] Deine faule Karte { $card } findet nichts zu verderben.
       *[no] Die faule Karte { $card } von { $name } findet nichts zu verderben.
    }
fruitoplay-scored =
    { $you ->
        [yes] Du bekommst { $most } × { $fewest } = { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } in Runde { $round }.
       *[no] { $name } bekommt { $most } × { $fewest } = { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } in Runde { $round }.
    }
fruitoplay-scored-nothing =
    { $you ->
        [yes] Du hast keine Spalte mehr und bekommst 0 Punkte in Runde { $round }.
       *[no] { $name } hat keine Spalte mehr und bekommt 0 Punkte in Runde { $round }.
    }

# Züge
fruitoplay-do-play = { $card } spielen
fruitoplay-do-draw = Eine Karte ziehen
fruitoplay-do-stay = Keine Karte ziehen
fruitoplay-do-collective =
    Als Gemeinschaftskarte { $fruit ->
        [Apfel] den Apfel
        [Banane] die Banane
        [Erdbeere] die Erdbeere
        [Feige] die Feige
       *[other] { $fruit }
    } wählen
fruitoplay-do-cancel = Mit der faulen Karte streichen: { $card }

# Der Tisch im Terminal
fruitoplay-round = Runde { $round } von 3
fruitoplay-turn = Durchgang { $turn } von 7
fruitoplay-deck = Karten im Nachziehstapel: { $pile }
fruitoplay-collective = Gemeinschaftskarte: { $fruit } { $bonus }
fruitoplay-target-is = Ziel
fruitoplay-next = Danach
fruitoplay-out = Aus dem Spiel
fruitoplay-hand = Hand
fruitoplay-to-choose = wählt noch
fruitoplay-has-chosen = hat gewählt
fruitoplay-holds =
    { $cards ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
fruitoplay-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
fruitoplay-signs = ×2 doppelt   ! faul   (gestrichen)

# Der Tisch im Browser
fruitoplay-table-hidden = eine verdeckte Karte
fruitoplay-table-double = { $card } (doppelt)
fruitoplay-table-rotten = { $card } (faul)
fruitoplay-table-cancelled = (gestrichen)
fruitoplay-table-columns = Spalten und was sie jetzt wert sind
fruitoplay-table-river = Die Zielreihe
fruitoplay-table-bonus = Spalte { $fruit }: +{ $bonus } für alle
fruitoplay-table-choose =
    { $own ->
        [no] Die Wahl von { $player }
       *[yes] Deine Wahl
    }
fruitoplay-table-collective = Wer die wenigsten Punkte hat, wählt die Gemeinschaftskarte, eine Frucht: Ihre Spalte zählt bei allen { $bonus } mehr.
fruitoplay-table-draw = Es liegt kein Ziel mehr da. Wer das letzte Ziel nicht gewonnen hat, darf noch eine Karte ziehen, vielleicht eine faule. Danach kommen alle Handkarten in die Spalten.
fruitoplay-table-cancel = Wer faules Obst hat, wählt jetzt, welche andere Karte es verdirbt.
fruitoplay-table-cancel-yours =
    { $own ->
        [no] { $count ->
            [1] Die faule Karte ({ $fruit }) von { $player } verdirbt eine andere: Wähle, welche.
           *[other] { $number } von { $count }: Die faule Karte ({ $fruit }) von { $player } verdirbt eine andere. Wähle, welche.
        }
       *[yes] { $count ->
            [1] Deine faule Karte ({ $fruit }) verdirbt eine andere: Wähle, welche.
           *[other] { $number } von { $count }: Deine faule Karte ({ $fruit }) verdirbt eine andere. Wähle, welche.
        }
    }
fruitoplay-table-cancel-once = Von Karten, die gleich viel zählen, steht nur eine zur Wahl.
fruitoplay-table-cancel-chosen = { $number } von { $count }: { $card } ist gewählt.
fruitoplay-table-change = du kannst noch tauschen
fruitoplay-table-yours =
    { $own ->
        [no] verdeckt: { $card }
       *[yes] deine: { $card }
    }
fruitoplay-table-tied = { $away ->
    [0] gleich nah, genau: raus
   *[other] gleich nah, { $away } weg: raus
}
fruitoplay-table-same-fruit = { $away ->
    [0] richtige Frucht, genau
   *[other] richtige Frucht, { $away } weg
}
fruitoplay-table-other-fruit = { $away ->
    [0] andere Frucht, genau
   *[other] andere Frucht, { $away } weg
}
fruitoplay-table-clears = Für die nächste Runde werden die Spalten leer geräumt.
fruitoplay-table-shuffled = { $round ->
    [1] Alle { $cards } Karten werden gemischt.
   *[other] Alle { $cards } Karten werden neu gemischt.
}
fruitoplay-table-draws = Alle ziehen eine Karte, außer wer gewonnen hat.
fruitoplay-table-all-draw = Alle ziehen eine Karte.
fruitoplay-table-any = Niemand hat die richtige Frucht: Jede kann gewinnen.
fruitoplay-table-any-took = Niemand hatte die richtige Frucht.
fruitoplay-table-only =
    { $you ->
        [yes] Nur du hast
       *[no] Nur { $name } hat
    } die richtige Frucht ({ $fruit }).
fruitoplay-table-right = Nur die richtige Frucht zählt ({ $fruit }).
fruitoplay-table-upset = Die richtigen Früchte sind raus.
fruitoplay-table-takes = { $you ->
    [yes] Du nimmst alles!
   *[no] { $name } nimmt alles!
}
fruitoplay-table-took-rotten =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $count ->
        [one] eine faule Karte. Sie zählt nichts und verdirbt am Ende der Runde eine andere Karte ihrer Spalte, wenn es eine gibt.
       *[other] { $count } faule Karten. Sie zählen nichts, und am Ende der Runde verdirbt jede eine andere Karte ihrer Spalte, wenn es eine gibt.
    }
fruitoplay-table-nobody = Niemand nimmt etwas.
fruitoplay-table-added = { $you ->
    [yes] Die Runde ist zu Ende: Deine übrigen Handkarten kommen in deine Spalten.
   *[no] Die Runde ist zu Ende: Die übrigen Handkarten von { $name } kommen in die Spalten.
}
fruitoplay-table-most = größte
fruitoplay-table-fewest = kleinste
fruitoplay-table-max = max
fruitoplay-table-min = min
fruitoplay-table-both = einzige
fruitoplay-table-equal = gleich
fruitoplay-table-now =
    { $rotten ->
        [yes] vor dem Faulen: { $most } × { $fewest }
       *[no] diese Runde: { $most } × { $fewest }
    }
fruitoplay-table-sign-lines = Grüner Strich unter einer Frucht: die größte Spalte. Braun gestrichelt: die kleinste.
fruitoplay-table-sign-most = Grüner Strich: die größte Spalte, { $value }
fruitoplay-table-sign-fewest = Braun gestrichelt: die kleinste Spalte, { $value }
fruitoplay-table-sign-both = { $single ->
    [yes] Strich und gestrichelt: Eine einzige Spalte zählt als größte und als kleinste
   *[no] Strich und gestrichelt: Gleiche Spalten sind größte und kleinste zugleich
}
fruitoplay-table-sign-double = ×2: zählt wie zwei Karten
fruitoplay-table-sign-rotten = !: faul. Zählt nichts und verdirbt am Ende der Runde eine andere Karte ihrer Spalte
fruitoplay-table-about-double = ×2: Diese Karte zählt in ihrer Spalte wie zwei. Im Kampf um ein Ziel ist sie eine Karte wie jede andere.
fruitoplay-table-about-rotten = ! ist faul: Diese Karte zählt nichts. Am Ende der Runde verdirbt sie eine andere Karte ihrer Spalte oder, nur für ihren Besitzer, die Gemeinschaftskarte ihrer Frucht: Er wählt, welche, und auch die zählt dann nicht. Gibt es keine, verdirbt nichts. Im Kampf um ein Ziel ist sie eine Karte wie jede andere.
fruitoplay-table-sheet = Größte × kleinste Spalte. Was 0 wert ist, zählt nicht mit; eine einzige zählt als größte und als kleinste.
fruitoplay-table-counted = Runde { $round } wird gezählt
fruitoplay-table-final = Der Endstand
fruitoplay-table-player = Wer
fruitoplay-table-turn = Ziel { $turn } von 7
fruitoplay-table-round-ends = Die Runde endet
fruitoplay-table-this = Diese Runde
fruitoplay-table-round = Runde { $round }
fruitoplay-table-sum = Summe
fruitoplay-table-empty-too = Das gilt auch für eine leere Spalte.
fruitoplay-table-next =
    Vor Runde { $round } { $tied ->
        [yes] wählt das Los die Gemeinschaftskarte, eine Frucht, weil mehrere die wenigsten Punkte haben
       *[no] wählt, wer die wenigsten Punkte hat, die Gemeinschaftskarte, eine Frucht
    }: Ihre Spalte zählt dann bei allen { $bonus } mehr.
fruitoplay-table-tie = { $shared ->
    [yes] Auch die Punkte in Runde 3 sind gleich.
   *[no] Die Summen sind gleich: Die Punkte in Runde 3 entscheiden.
}
fruitoplay-table-target-rotten = Faul: zählt nichts und verdirbt eine Karte der Spalte.
fruitoplay-table-hand-rotten =
    { $own ->
        [no] Behält { $player } die faule Karte, verdirbt sie eine andere ihrer Frucht.
       *[yes] Behältst du die faule Karte, verdirbt sie eine andere ihrer Frucht.
    }
fruitoplay-table-keeps =
    { $own ->
        [no] { $left ->
            [1] Letztes Ziel: Danach kommt die Hand in die Spalten von { $player }.
           *[other] Noch zwei Ziele: Danach kommt die Hand in die Spalten von { $player }.
        }
       *[yes] { $left ->
            [1] Letztes Ziel: Danach kommt deine Hand in deine Spalten.
           *[other] Noch zwei Ziele: Danach kommt deine Hand in deine Spalten.
        }
    }

fruitoplay-guide-rule =
    Wer dem Ziel am nächsten ist, gewinnt es und alle gespielten Karten; spielt jemand seine Frucht, gewinnt nur diese. Sind zwei gleich nah, sind beide raus.

    Gewonnenes und zuletzt deine Hand kommen nach Früchten in Spalten. Die Runde bringt die größte mal die kleinste; leere zählen nicht, eine einzige zählt als beides.
fruitoplay-guide-play = Spielt jemand die Frucht des Ziels, können nur Karten mit dieser Frucht gewinnen, sonst alle. Es gewinnt die Zahl, die dem Ziel am nächsten ist. Sind zwei gleich nah, sind beide raus; darum ist manchmal eine ungewöhnliche Karte die beste.
    .short = Die nächste Zahl gewinnt; mit der Frucht des Ziels, falls eine sie hat.
fruitoplay-guide-columns = Wer gewinnt, nimmt alle gespielten Karten. Du bekommst deine größte Spalte (grüner Strich) mal deine kleinste (braun gestrichelt); leere zählen nicht mit, darum kann dir eine einzelne Karte mit einer neuen Frucht schaden. Am Ende der Runde kommen auch deine übrigen Handkarten in deine Spalten.
    .short = Du bekommst größte Spalte (grün) mal kleinste (gestrichelt).
fruitoplay-guide-single = Du hast eine einzige Spalte. Sie zählt als größte und als kleinste. Die erste Karte mit einer anderen Frucht beginnt eine neue, die dann die kleinste ist: Das kann schaden.
    .short = Eine einzige Spalte zählt als größte und als kleinste.
fruitoplay-guide-double = Eine Karte mit ×2 zählt in ihrer Spalte wie zwei. Im Kampf um ein Ziel ist sie eine Karte wie jede andere.
    .short = Eine Karte mit ×2 zählt in ihrer Spalte wie zwei.
fruitoplay-guide-chosen = Deine Karte liegt verdeckt. Solange nicht alle gewählt haben, kannst du eine andere antippen.
    .short = Noch kannst du eine andere Karte antippen.
fruitoplay-guide-collective = Du hast die wenigsten Punkte und wählst die Gemeinschaftskarte: eine Frucht, die in dieser Runde für alle mehr zählt, auch für alle, die keine Karte davon haben. Nimm die, die du sammeln willst.
    .short = Wähl eine Frucht, die in dieser Runde für alle mehr zählt.
fruitoplay-guide-draw = Die letzte Karte der Runde ziehst du nur, wenn du willst. Deine Hand kommt in deine Spalten: Hilft eine weitere Karte der kleinsten, oder beginnt sie eine neue, noch kleinere? Sie kann auch faul sein.
    .short = Noch eine Karte für deine Spalten: Hilft sie der kleinsten?
fruitoplay-guide-cancel = Eine faule Frucht verdirbt eine andere Karte ihrer Spalte. Such die aus, die du entbehren kannst.
    .short = Die faule Frucht verdirbt eine Karte: Welche kannst du entbehren?
fruitoplay-guide-over = Alle drei Runden sind vorbei. Wer insgesamt die meisten Punkte hat, gewinnt.

# Was ein Bericht zählt
fruitoplay-group-cards = Karten in den Spalten
fruitoplay-group-kinds = Kartenarten in den Spalten
fruitoplay-group-numbers = Gespielte Zahlen
fruitoplay-group-turns = Wie Durchgänge ausgingen, je Person
fruitoplay-group-collective = Gewählte Gemeinschaftskarten

# Die Seite, auf der man die Karten der eigenen Schachtel eingibt
fruitoplay-box-double = Die Zahlen mit doppelter Frucht
fruitoplay-box-rotten = Die faule Zahl

# Beschriftungen der Bilder auf der Lernseite
fruitoplay-figure-cards = Karten
fruitoplay-figure-river = die Zielreihe
fruitoplay-figure-target = Ziel
fruitoplay-figure-plays = spielt
fruitoplay-figure-away = Abstand
fruitoplay-figure-collective = Gemeinschaftskarte
fruitoplay-figure-banana = Bananen
fruitoplay-figure-apple = Äpfel
fruitoplay-figure-strawberry = Erdbeeren
fruitoplay-figure-fig = Feigen
fruitoplay-figure-points = Punkte

# Gründe für einen Zug: was daraus folgt ($move: „mit Apfel 7“), wie oft oder wie viel ($much: „in 62 von 100 Fällen“)
fruitoplay-with-play = mit { $card }
fruitoplay-with-draw = mit einer weiteren Karte
fruitoplay-with-stay = ohne weitere Karte
fruitoplay-with-collective = mit { $fruit } als Gemeinschaftskarte
fruitoplay-with-cancel = ohne { $card }
fruitoplay-reason-wins =
    { $move } { $you ->
        [yes] gewinnst du
       *[no] gewinnt { $player }
    } { $much } das Ziel
fruitoplay-reason-tied =
    { $move } liegt { $much } jemand genauso nah wie { $you ->
        [yes] du
       *[no] { $player }
    }
fruitoplay-reason-nobody = { $move } geht das Ziel { $much } an niemanden
fruitoplay-reason-other = { $move } gewinnt { $much } jemand anders das Ziel
fruitoplay-reason-rotten =
    { $move } { $you ->
        [yes] nimmst du
       *[no] nimmt { $player }
    } { $much } eine faule Karte
fruitoplay-reason-grows =
    { $move } bringt der Durchgang { $you ->
        [yes] deinen Spalten
       *[no] den Spalten von { $player }
    } im Schnitt { $much } Punkte
fruitoplay-reason-points =
    { $move } { $you ->
        [yes] bekommst du
       *[no] bekommt { $player }
    } in dieser Runde im Schnitt { $much } Punkte
fruitoplay-reason-theirs = { $move } liegt das beste Ergebnis der anderen in dieser Runde im Schnitt bei { $much } Punkten

# Situationen, für ein Profil: „Am meisten verlierst du: …“
fruitoplay-when-play = wenn du eine Karte für das Ziel wählst
fruitoplay-when-collective = wenn du die Gemeinschaftskarte wählst
fruitoplay-when-draw = wenn du noch eine Karte ziehen darfst
fruitoplay-when-cancel = wenn dir faules Obst eine Karte verdirbt

# Wann entschieden wurde, in einer Analyse
fruitoplay-moment =
    { $phase ->
        [collective] Runde { $round }, die Gemeinschaftskarte
        [draw] Runde { $round }, nach dem letzten Durchgang
        [cancel] Runde { $round }, faules Obst
       *[play] Runde { $round }, Durchgang { $turn }
    }

# Wie eine Analyse es nennt
fruitoplay-table-review-guesses = wie dieselben Entscheidungen ausgingen: was verdeckt war und was andere gleichzeitig wählten
