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
       *[slip] eine Ungenauigkeit
    }: „{ $played }“ hat die Gewinnchance um { $loss } gesenkt ({ $low } bis { $high }). Besser: „{ $best }“.
review-only =
    { $count ->
        [one] Einmal gefunden: den einzigen guten Zug.
       *[other] { $count }-mal gefunden: den einzigen guten Zug.
    }
review-grade =
    { $decisions } Entscheidungen, bei denen es etwas zu entscheiden gab, haben die Gewinnchance im Mittel um je { $loss } gesenkt ({ $low } bis { $high }): { $place ->
        [best] weniger als bei { $above }
        [worst] mehr als bei { $below }
       *[between] zwischen { $above } und { $below }
    }.
review-range =
    { $place ->
        [best] Eine Partie sagt wenig: Es kann { $weakest } sein oder besser.
        [worst] Eine Partie sagt wenig: Es kann { $strongest } sein oder schwächer.
        [any] Eine Partie sagt wenig: Nach dieser allein kann es jede Stufe sein.
       *[between] Eine Partie sagt wenig: Es kann alles von { $weakest } bis { $strongest } sein.
    }

# Situationen, für ein Profil: „Am meisten verlierst du: …“
when-early = am Anfang einer Partie
when-middle = mitten in einer Partie
when-late = gegen Ende einer Partie
when-ahead = wenn du führst
when-behind = wenn jemand anders führt
