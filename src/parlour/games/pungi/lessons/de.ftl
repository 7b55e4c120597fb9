# Die Lektion zu Pungi auf Deutsch.

pungi-lesson-row = Schlangen in einer Reihe
pungi-lesson-row-aim = Schlangen bringen Punkte, von +4 bis −4. In jeder Runde liegen so viele Schlangen, wie Leute mitspielen, in einer Reihe an der Pfeilspitze der Flötenkarte. Alle nehmen genau eine davon.
pungi-lesson-row-animals = Du hast fünf Tiere auf der Hand. Alle sehen, welche Tiere das sind, aber nur du kennst ihre Werte. Auch du siehst von den anderen nur die Tiere.
pungi-lesson-row-play = Du fängst an. Wenn alle gespielt haben, werden die Karten aufgedeckt, und der höchste Wert nimmt die Schlange an der Pfeilspitze. Diesmal ist das die +4: Spiel deine höchste Karte, den Frosch 9.
pungi-lesson-row-low = Das darfst du, aber wahrscheinlich hat jemand mehr, und dann ist die +4 weg. Deine höchste Karte ist der Frosch 9.
pungi-lesson-row-taken = Deine 9 war die höchste Karte: Du hast die +4 bekommen. Cleos 7 nahm die nächste, und was übrig war, ging an Bo. Niemand sucht sich etwas aus; die Reihenfolge entscheidet.

pungi-lesson-priority = Die Mehrheit zuerst
pungi-lesson-priority-seen = Jetzt spielst du zuletzt. Bo hat eine Schnecke gespielt, Cleo eine Maus: Du siehst die Tiere, nicht die Werte. Eine Regel steht über den Werten: Wurde ein Tier häufiger gespielt als jedes andere, sind seine Karten zuerst dran.
pungi-lesson-priority-play = Deine Karten sind niedrig. Aber du kannst dafür sorgen, dass ein Tier am häufigsten ist. Welche Karte spielst du?
pungi-lesson-priority-alone = Dann wären alle drei Tiere verschieden, und nur die Werte würden zählen. Deiner ist niedrig: Wahrscheinlich bekämst du die −4.
pungi-lesson-priority-taken = Zwei Schnecken, eine Maus: Die Schnecken sind zuerst dran. Bos Schnecke ist höher und nimmt die +4, deine die +3. Cleos Maus 9, die höchste Karte von allen, musste warten und bekam die −4.

pungi-lesson-last = Zuletzt ist manchmal am besten
pungi-lesson-last-play = Diesmal liegt die −4 an der Spitze und die +3 am Ende der Reihe. Bo und Cleo haben beide Frösche gespielt. Jetzt du: Welche deiner Karten nimmt ganz sicher die +3?
pungi-lesson-last-ten = Der Frosch 10 wäre der höchste von drei Fröschen. Er nähme die erste Schlange: −4.
pungi-lesson-last-frog = Dann wären alle drei Karten Frösche, und die Werte würden entscheiden. Du müsstest hoffen, dass beide anderen mehr haben.
pungi-lesson-last-taken = Die Frösche waren zuerst dran, egal mit welchen Werten. Deine Maus hat gewartet und die +3 genommen. Darauf zu achten, wer was spielt, ist das halbe Spiel.

pungi-lesson-equal = Gleiche Werte
pungi-lesson-equal-play = Du fängst wieder an und willst die +3 an der Spitze. Spiel die Libelle 7.
pungi-lesson-equal-low = Spiel hier die Libelle 7. Dann siehst du, was bei gleichen Werten geschieht.
pungi-lesson-equal-taken = Auch Cleo hatte eine 7. Bei gleichen Werten zählt die früher gespielte Karte als höher. Früh dran zu sein kann sich also lohnen.

pungi-lesson-charmer = Schlangenbeschwörer
pungi-lesson-charmer-lies = In der vorigen Runde musstest du eine −4 nehmen. Aber schau: An der Spitze liegt jetzt ein Beschwörer. Bei der Wertung kehrt jeder Beschwörer das Vorzeichen einer deiner Schlangen um.
pungi-lesson-charmer-play = Ein Beschwörer würde aus deiner −4 eine +4 machen. Bo hat eine Schnecke gespielt, Cleo eine Eidechse. Welche Karte hat die besten Aussichten auf den Beschwörer?
pungi-lesson-charmer-snail = Zwei Schnecken wären zuerst dran: eine gute Idee. Aber deine 3 müsste Bos Schnecke schlagen. Die Maus 9 ist hier stärker: Bei drei verschiedenen Tieren zählt nur der Wert.
pungi-lesson-charmer-lizard = Zwei Eidechsen wären zuerst dran, aber deine 2 müsste Cleos Eidechse schlagen. Die Maus 9 ist hier stärker: Bei drei verschiedenen Tieren zählt nur der Wert.
pungi-lesson-charmer-low = Das ist eine niedrige Karte, und nichts gibt ihr Vorrang. Bei drei verschiedenen Tieren zählt nur der Wert.
pungi-lesson-charmer-taken = Der Beschwörer gehört dir, und deine −4 zählt am Ende als +4.
pungi-lesson-charmer-beware = Aber Vorsicht: Beschwörer müssen eingesetzt werden. Ohne schlechte Schlange macht ein Beschwörer aus einer deiner guten eine schlechte.
pungi-lesson-charmer-end = Das ist alles. Nach jeder Runde ziehst du eine Karte nach, und wer links von der Startperson sitzt, fängt an. Reichen die Schlangenkarten nicht mehr für eine Reihe, wird gewertet, und die höchste Summe gewinnt.
