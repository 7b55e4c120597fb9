# Die Lektion zu Fruitoplay auf Deutsch.

fruitoplay-lesson-near = Wer am nächsten liegt, nimmt alles
fruitoplay-lesson-near-target = Die Karte in der Mitte ist das Ziel: Banane 10. Alle wählen heimlich eine Karte, dann wird gleichzeitig aufgedeckt. Eine Person bekommt alle Karten und das Ziel dazu. Bo und Cleo haben schon gewählt.
fruitoplay-lesson-near-play = Sobald jemand die Frucht des Ziels spielt, zählen nur Karten mit dieser Frucht, und es gewinnt die Zahl, die am nächsten liegt. Du hast eine Banane, die nur um 1 danebenliegt: Spiel die Banane 9.
fruitoplay-lesson-near-apple = Die Zahl passt genau, aber es ist keine Banane. Sobald eine Banane daliegt, kann keine andere Frucht gewinnen.
fruitoplay-lesson-near-other = Das ist keine Banane. Sobald eine Banane daliegt, kann keine andere Frucht gewinnen. Spiel die Banane 9.
fruitoplay-lesson-near-taken = Deine Banane liegt um 1 daneben, die von Bo um 4. Cleos Erdbeere 10 hat die richtige Zahl, aber die falsche Frucht. Du nimmst alle vier Karten und ordnest sie nach Früchten in Spalten.

fruitoplay-lesson-tie = Gleich nah ist raus
fruitoplay-lesson-tie-play = Das Ziel ist Apfel 10. Dein einziger Apfel, die 17, liegt weit daneben. Spiel ihn trotzdem und schau, was passieren kann.
fruitoplay-lesson-tie-fig = Die Zahl ist perfekt, aber eine Feige kann nur gewinnen, wenn kein Apfel mehr im Rennen ist.
fruitoplay-lesson-tie-other = Solange Äpfel im Rennen sind, kann nur ein Apfel gewinnen. Spiel deinen Apfel, auch wenn er weit danebenliegt.
fruitoplay-lesson-tie-taken = Bos 7 und Cleos 13 liegen beide um 3 daneben. Gleich nah: Beide sind raus! Von denen, die noch übrig sind, liegt deine 17 am nächsten und nimmt alles. Die naheliegende Karte ist nicht immer die beste.

fruitoplay-lesson-safe = Ganz sicher
fruitoplay-lesson-safe-river = Neben dem Ziel liegt die Zielreihe: die Ziele, die noch kommen, für alle sichtbar. Eine Karte, die dort liegt, hat niemand auf der Hand.
fruitoplay-lesson-safe-play = Das Ziel ist Erdbeere 10. Wer könnte genauso nah sein wie du? Schau in die Zielreihe, dann auf deine Hand: Welche deiner Karten gewinnt ganz sicher?
fruitoplay-lesson-safe-twelve = Die 12 liegt um 2 daneben. Jemand könnte näher sein, und mit der 8 wäre jemand genauso nah: Dann wärt ihr beide raus.
fruitoplay-lesson-safe-other = Eine andere Frucht gewinnt nur, wenn keine Erdbeere mehr im Rennen ist. Du hast selbst Erdbeeren.
fruitoplay-lesson-safe-taken = Nur die Erdbeere 11 hätte so nah sein können wie deine 9, und die liegt in der Zielreihe. Näher konnte auch niemand sein. Die Zielreihe verrät viel.

fruitoplay-lesson-score = Was zählt
fruitoplay-lesson-score-columns = Das ist der letzte der sieben Durchgänge einer Runde. Du hast Bananen und Äpfel gewonnen, je 4. Am Ende der Runde zählt deine größte Spalte mal deine kleinste; leere Spalten zählen nicht mit. Jetzt wären das 4 × 4 = 16.
fruitoplay-lesson-score-hand = Aber auch die Karten, die du noch auf der Hand hast, kommen in deine Spalten. Eine einzelne Feige ergäbe eine neue Spalte mit nur 1 Frucht. Dann wäre deine kleinste Spalte 1!
fruitoplay-lesson-score-play = Das Ziel ist Banane 10. Bo und Cleo haben gewählt. Welche Karte willst du loswerden?
fruitoplay-lesson-score-nine = Die 9 würde gewinnen. Aber dann behältst du die Feige: Deine kleinste Spalte wäre 1, und du bekämst 9 × 1 = 9 Punkte.
fruitoplay-lesson-score-other = Dann bleibt die Feige auf deiner Hand und wird zu einer Spalte mit nur 1 Frucht. Du bekämst nur deine größte Spalte mal 1.
fruitoplay-lesson-score-draw = Diesen Durchgang hat Cleo gewonnen und mit ihm deine Feige. Nach jedem Durchgang ziehen alle, die nicht gewonnen haben, eine Karte; nach dem letzten ist es freiwillig. Du hast nur noch Bananen und Äpfel auf der Hand: Willst du noch eine Karte?
fruitoplay-lesson-score-drawn = Es könnte alles Mögliche sein, und eine einzelne Erdbeere oder Feige ergäbe eine Spalte mit nur 1 Frucht. Zieh lieber keine mehr.
fruitoplay-lesson-score-counted = Deine zwei Bananen und zwei Äpfel sind in deine Spalten gekommen: 6 × 6 = 36. Bos größte Spalte ist größer als deine, aber die kleinste zählt eben auch.
fruitoplay-lesson-score-rotten = Manche Karten zeigen zwei Früchte und zählen doppelt; das steht darauf. Eine faule Karte zählt nichts und nimmt noch eine Karte ihrer Spalte mit.
fruitoplay-lesson-score-end = Es gibt drei Runden. Vor der zweiten und der dritten wählt, wer die wenigsten Punkte hat, eine Frucht, die für alle mehr zählt. Nach der dritten gewinnt, wer die meisten Punkte hat. Das ist alles.
