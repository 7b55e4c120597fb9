# Die Lektionen zu Pi mal Pflaumen und Pies auf Deutsch.

pi-mal-pflaumen-lesson-trick = Die höchste Karte wählt zuerst
pi-mal-pflaumen-lesson-trick-aim = Du sammelst Obst für Mischungen, und die bringen Punkte. Jede Obstkarte hat eine Zahl. In jedem Stich spielen alle eine Karte offen aus; danach nehmen alle eine dieser Karten.
pi-mal-pflaumen-lesson-trick-play = Die höchste Zahl wählt zuerst. Du beginnst diesen Stich: Spiel deine höchste Karte, die 18.
pi-mal-pflaumen-lesson-trick-low = Mit einer niedrigen Zahl wählst du spät und bekommst, was übrig ist. Spiel hier die 18.
pi-mal-pflaumen-lesson-trick-take = Du bist zuerst dran und darfst dir eine der drei Karten aussuchen. Die Birne 18 hat ein Rezept, PPP: drei Pflaumen. Der Apfel 14 hat ein leichteres: AA, zwei gleiche Früchte, für 3 Punkte. Nimm ihn.
pi-mal-pflaumen-lesson-trick-pear = Dieses Rezept verlangt drei Pflaumen, und du hast keine. Das Rezept des Apfels ist leichter: zwei gleiche Früchte. Nimm den Apfel 14.
pi-mal-pflaumen-lesson-trick-cherry = Drei Pi-Karten sind nützlich: Sie erhöhen deine Zahlen. Aber Punkte bringt ein Rezept. Nimm den Apfel 14.
pi-mal-pflaumen-lesson-trick-plum = Bo hat die 18 genommen, und was übrig war, ging an Cleo, dazu eine Pflaume: Wer zuletzt wählt, bekommt immer eine. Auch Pflaumen sind Obst. Du warst zuerst dran, darum beginnst du auch den nächsten Stich.

pi-mal-pflaumen-lesson-pi = Um Pi erhöht
pi-mal-pflaumen-lesson-pi-have = Im vorigen Stich hast du eine Karte genommen, die dir 3 Pi-Karten gebracht hat. Jede erhöht eine Karte, die du spielst, um Pi, also um 3,14. Bo hat eine 15 gespielt, Cleo eine 13.
pi-mal-pflaumen-lesson-pi-play = Du willst zuerst wählen. Spiel deine 11 mit gerade so vielen Pi-Karten, dass du die 15 schlägst.
pi-mal-pflaumen-lesson-pi-none = Die 11 allein ist niedriger als 13 und 15: Du würdest zuletzt wählen.
pi-mal-pflaumen-lesson-pi-one = 11 plus Pi sind 14,14. Das schlägt die 13, aber nicht die 15.
pi-mal-pflaumen-lesson-pi-three = Mit 20,42 würde das reichen. Aber zwei genügen: Heb die dritte für später auf.
pi-mal-pflaumen-lesson-pi-low = Die 11 ist deine höchste Karte, also musst du sie am wenigsten erhöhen. Spiel die 11 mit zwei Pi-Karten.
pi-mal-pflaumen-lesson-pi-first = 11 plus zweimal Pi sind 17,28, also mehr als 15. Du wählst zuerst und hast noch eine Pi-Karte.

pi-mal-pflaumen-lesson-mix = Eine Mischung machen
pi-mal-pflaumen-lesson-mix-recipe = Vor dir liegt die Weiße Johannisbeere 6. Die Weiße Johannisbeere 15 in der Mitte hat das Rezept AA: zwei gleiche Früchte, 3 Punkte.
pi-mal-pflaumen-lesson-mix-take = Welche Karte nimmst du?
pi-mal-pflaumen-lesson-mix-other = Damit hast du noch keine Mischung. Mit der Weißen Johannisbeere 15 hast du zwei davon und gleich das Rezept dafür.
pi-mal-pflaumen-lesson-mix-mix = Jetzt hast du zwei Weiße Johannisbeeren und ein Rezept für zwei gleiche. Mach die Mischung.
pi-mal-pflaumen-lesson-mix-done = Damit würdest du 3 Punkte liegen lassen, und offene Karten können gestohlen werden. Mach die Mischung.
pi-mal-pflaumen-lesson-mix-use = Gib beide Weißen Johannisbeeren in die Mischung.
pi-mal-pflaumen-lesson-mix-made = Die Rezeptkarte liegt jetzt verdeckt: 3 Punkte, die dir niemand nehmen kann. Die andere Karte der Mischung ist aus dem Spiel, also überleg es dir vorher. Du darfst in einem Zug so viele Mischungen machen, wie du kannst.

pi-mal-pflaumen-lesson-action = Diebe und Wachhunde
pi-mal-pflaumen-lesson-action-signs = Manche Karten haben statt eines Rezepts ein Zeichen. Die Maske stiehlt, der Hund bewacht, und manche bringen 3 Pi-Karten. Was das Zeichen sagt, geschieht sofort, wenn jemand die Karte nimmt.
pi-mal-pflaumen-lesson-action-take = Du hast einen Apfel mit dem Rezept AA, und Bo hat den Apfel 2. Du wählst zuerst. Welche Karte hilft dir?
pi-mal-pflaumen-lesson-action-dog = Der Hund beschützt, was vor dir liegt, und das ist viel wert. Aber er bringt dir den zweiten Apfel nicht. Such die Karte, die stiehlt.
pi-mal-pflaumen-lesson-action-pi = 3 Pi-Karten sind immer willkommen. Aber hier liegt eine Karte, die dir sofort den zweiten Apfel bringt.
pi-mal-pflaumen-lesson-action-steal = Du hast den Dieb genommen: Jetzt nimm jemandem eine Karte weg. Wem?
pi-mal-pflaumen-lesson-action-useless = Die hilft dir jetzt nicht. Nimm Bo den Apfel 2 weg.
pi-mal-pflaumen-lesson-action-mix = Zwei Äpfel und das Rezept AA: Mach die Mischung.
pi-mal-pflaumen-lesson-action-done = Damit würdest du 3 Punkte liegen lassen. Mach die Mischung.
pi-mal-pflaumen-lesson-action-guarded = Cleo hat am Ende den Hund genommen: Solange sie ihn hat, darf niemand sie bestehlen.
pi-mal-pflaumen-lesson-action-end = Es gibt drei Runden, und mit ihnen wachsen die Rezepte, bis zu fünf Pflaumen für 20 Punkte. Pi-Karten behältst du von Runde zu Runde. Nach der dritten Runde gewinnt, wer die meisten Punkte hat. Das ist alles.

pies-lesson-trick = Die höchste Karte wählt zuerst
pies-lesson-trick-aim = Du sammelst Obst für Mischungen, und die bringen Punkte. Jede Obstkarte hat eine Zahl. In jedem Stich spielen alle eine Karte offen aus; danach nehmen alle eine dieser Karten.
pies-lesson-trick-play = Die höchste Zahl wählt zuerst. Du beginnst diesen Stich: Spiel deine höchste Karte, die 18.
pies-lesson-trick-low = Mit einer niedrigen Zahl wählst du spät und bekommst, was übrig ist. Spiel hier die 18.
pies-lesson-trick-take = Du bist zuerst dran und darfst dir eine der drei Karten aussuchen. Die Birne 18 hat ein Rezept, PPP: drei Pflaumen. Der Apfel 14 hat ein leichteres: AA, zwei gleiche Früchte, für 3 Punkte. Nimm ihn.
pies-lesson-trick-pear = Dieses Rezept verlangt drei Pflaumen, und du hast keine. Das Rezept des Apfels ist leichter: zwei gleiche Früchte. Nimm den Apfel 14.
pies-lesson-trick-cherry = Drei Pie-Plättchen sind nützlich: Sie erhöhen deine Zahlen. Aber Punkte bringt ein Rezept. Nimm den Apfel 14.
pies-lesson-trick-plum = Bo hat die 18 genommen, und was übrig war, ging an Cleo, dazu eine Pflaume: Wer zuletzt wählt, bekommt immer eine. Auch Pflaumen sind Obst. Du warst zuerst dran, darum beginnst du auch den nächsten Stich.

pies-lesson-pi = Um einen Pie erhöht
pies-lesson-pi-have = Im vorigen Stich hast du eine Karte genommen, die dir 3 Pie-Plättchen gebracht hat. Jedes erhöht eine Karte, die du spielst, um Pi, also um 3,14. Bo hat eine 15 gespielt, Cleo eine 13.
pies-lesson-pi-play = Du willst zuerst wählen. Spiel deine 11 mit gerade so vielen Pie-Plättchen, dass du die 15 schlägst.
pies-lesson-pi-none = Die 11 allein ist niedriger als 13 und 15: Du würdest zuletzt wählen.
pies-lesson-pi-one = 11 plus Pi sind 14,14. Das schlägt die 13, aber nicht die 15.
pies-lesson-pi-three = Mit 20,42 würde das reichen. Aber zwei genügen: Heb das dritte für später auf.
pies-lesson-pi-low = Die 11 ist deine höchste Karte, also musst du sie am wenigsten erhöhen. Spiel die 11 mit zwei Pie-Plättchen.
pies-lesson-pi-first = 11 plus zweimal Pi sind 17,28, also mehr als 15. Du wählst zuerst und hast noch ein Pie-Plättchen.

pies-lesson-mix = Eine Mischung machen
pies-lesson-mix-recipe = Vor dir liegt die Weiße Johannisbeere 6. Die Weiße Johannisbeere 15 in der Mitte hat das Rezept AA: zwei gleiche Früchte, 3 Punkte.
pies-lesson-mix-take = Welche Karte nimmst du?
pies-lesson-mix-other = Damit hast du noch keine Mischung. Mit der Weißen Johannisbeere 15 hast du zwei davon und gleich das Rezept dafür.
pies-lesson-mix-mix = Jetzt hast du zwei Weiße Johannisbeeren und ein Rezept für zwei gleiche. Mach die Mischung.
pies-lesson-mix-done = Damit würdest du 3 Punkte liegen lassen, und offene Karten können gestohlen werden. Mach die Mischung.
pies-lesson-mix-use = Gib beide Weißen Johannisbeeren in die Mischung.
pies-lesson-mix-made = Die Rezeptkarte liegt jetzt verdeckt: 3 Punkte, die dir niemand nehmen kann. Die andere Karte der Mischung ist aus dem Spiel, also überleg es dir vorher. In einem Zug darfst du nur eine Mischung machen.

pies-lesson-action = Gestohlene Karten wirken noch einmal
pies-lesson-action-signs = Manche Karten haben statt eines Rezepts ein Zeichen. Die Maske stiehlt, der Hund bewacht, und ein Pie bringt 3 Pie-Plättchen. Was das Zeichen sagt, geschieht sofort, wenn jemand die Karte nimmt.
pies-lesson-action-take = Du hast eine Weiße Johannisbeere mit dem Rezept AA, und Bo hat die Weiße Johannisbeere 6. Du wählst zuerst. Welche Karte hilft dir?
pies-lesson-action-dog = Der Hund beschützt, was vor dir liegt, und das ist viel wert. Aber er bringt dir die zweite Weiße Johannisbeere nicht. Such die Karte, die stiehlt.
pies-lesson-action-pi = 3 Pie-Plättchen sind immer willkommen. Aber hier liegt eine Karte, die dir sofort die zweite Weiße Johannisbeere bringt.
pies-lesson-action-steal = Du hast den Dieb genommen: Jetzt nimm jemandem eine Karte weg. Wem?
pies-lesson-action-useless = Die hilft dir jetzt nicht. Nimm Bo die Weiße Johannisbeere 6 weg.
pies-lesson-action-mix = Und schau: Eine gestohlene Karte wirkt noch einmal, darum hat dir die Weiße Johannisbeere 6 auch 3 Pie-Plättchen gebracht. Zwei Weiße Johannisbeeren und das Rezept AA: Mach die Mischung.
pies-lesson-action-done = Damit würdest du 3 Punkte liegen lassen. Mach die Mischung.
pies-lesson-action-guarded = Cleo hat am Ende den Hund genommen: Solange sie ihn hat, darf niemand sie bestehlen.
pies-lesson-action-end = Es gibt drei Runden, und mit ihnen wachsen die Rezepte, bis zu fünf Pflaumen für 20 Punkte. Übrige Pie-Plättchen verfallen nach jeder Runde, also nutz sie. Nach der dritten Runde gewinnt, wer die meisten Punkte hat. Das ist alles.
