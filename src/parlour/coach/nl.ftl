# The coach in Dutch. Changes are parts of the chance to win, with their sign.

review-title = { $game }: wat het kostte, en wat geluk was
review-result = { $name } heeft { $result } van de winst; gelijk verdeeld zou het { $even } zijn. Het verschil van { $change } in de kans om te winnen komt van
review-draw = { $change }  geluk bij het trekken
review-play = { $change }  eigen beslissingen, naar wat men kon weten
review-guesses = { $change }  eigen beslissingen, naar hoe het onbekende uitviel
review-others = { $change }  beslissingen van { $name }
review-noise = Elk van deze delen is zeker op ongeveer ±{ $noise } na.
review-errors = De grootste fouten:
review-no-errors = Geen fout die buiten twijfel staat.
review-move = Zet { $step }
review-error = { $at }, { $mark ->
        [blunder] een blunder
        [mistake] een fout
        [doubtful] misschien een onnauwkeurigheid
       *[slip] een onnauwkeurigheid
    }: ‘{ $played }’ { $cost ->
        [points] kostte eerder punten dan een kans om te winnen
       *[chance] verlaagde de kans om te winnen met { $loss } ({ $low } tot { $high })
    }. Beter: ‘{ $best }’.
review-only =
    { $count ->
        [one] Eén keer gevonden: de enige goede zet.
       *[other] { $count } keer gevonden: de enige goede zet.
    }
review-grade =
    { $decisions } van { $total } beslissingen deden ertoe. Gemiddeld verlaagde elk de kans om te winnen met { $loss }. { $place ->
        [best] Dat is minstens zo sterk als de bot { $weakest }; meer zegt één partij niet.
        [worst] Dat is hoogstens zo sterk als de bot { $strongest }; meer zegt één partij niet.
        [any] Zo kan een bot van elke sterkte spelen: één partij zegt te weinig.
       *[between] Dat is een sterkte tussen de bots { $weakest } en { $strongest }; meer zegt één partij niet.
    }

# Situaties, voor een profiel: “Je verliest het meest …”
when-early = aan het begin van een partij
when-middle = midden in een partij
when-late = tegen het einde van een partij
when-ahead = als je voorstaat
when-behind = als iemand anders voorstaat
