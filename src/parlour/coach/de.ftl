# Der Trainer auf Deutsch. Änderungen sind Teile der Gewinnchance, mit Vorzeichen.

review-title = { $game }: was es gekostet hat und was Glück war
review-result = { $name } hat { $result } vom Sieg; gleich verteilt wären es { $even }. Der Unterschied von { $change } an Gewinnchance kommt von
review-draw = { $change }  Glück beim Ziehen
review-play = { $change }  eigenen Entscheidungen, nach dem, was man wissen konnte
review-guesses = { $change }  eigenen Entscheidungen, je nachdem, wie das Unbekannte ausging
review-others = { $change }  Entscheidungen von { $name }
review-noise = Jeder dieser Teile ist auf etwa ±{ $noise } genau.
review-errors = Die größten Fehler:
review-no-errors = Kein Fehler, der außer Zweifel steht.
review-move = Zug { $step }
review-error = { $at }, { $mark ->
        [blunder] ein grober Fehler
        [mistake] ein Fehler
        [doubtful] vielleicht eine Ungenauigkeit
       *[slip] eine Ungenauigkeit
    }: „{ $played }“ { $cost ->
        [points] hat eher Punkte gekostet als eine Gewinnchance
       *[chance] hat die Gewinnchance um { $loss } gesenkt ({ $low } bis { $high })
    }. Besser: „{ $best }“.
review-only =
    { $count ->
        [one] Einmal gefunden: den einzigen guten Zug.
       *[other] { $count }-mal gefunden: den einzigen guten Zug.
    }
review-grade =
    Auf { $decisions } von { $total } Entscheidungen kam es an. Im Mittel senkte jede die Chance auf den Sieg um { $loss }. { $place ->
        [best] Das ist mindestens so stark wie der Bot { $weakest }; genauer sagt es eine Partie nicht.
        [worst] Das ist höchstens so stark wie der Bot { $strongest }; genauer sagt es eine Partie nicht.
        [any] So kann ein Bot jeder Stärke spielen: Eine Partie sagt zu wenig.
       *[between] Das ist eine Stärke zwischen den Bots { $weakest } und { $strongest }; genauer sagt es eine Partie nicht.
    }

# Situationen, für ein Profil: „Am meisten verlierst du: …“
when-early = am Anfang einer Partie
when-middle = mitten in einer Partie
when-late = gegen Ende einer Partie
when-ahead = wenn du führst
when-behind = wenn jemand anders führt
