# Die Lektion zu Input auf Deutsch.

input-lesson-turn = Setzen heißt umdrehen
input-lesson-turn-aim = Sechs Zahlen warten darauf, gebaut zu werden. Jede hat fünf Felder, und jedes Feld verlangt ein Symbol: Voll, Halb, Rund oder Schräg. Wer den letzten fehlenden Stein einer Zahl setzt, gewinnt ihre Punkte. Zu zweit gewinnt, wer zuerst 17 Punkte hat.
input-lesson-turn-tiles = Du hast sieben Steine mit einem Symbol auf jeder Seite. Was unten ist, weiß niemand, auch du nicht. Die kleinen Zeichen unter einem Stein zeigen, was es sein kann: Jede Farbe hat die gleichen sieben Steine.
input-lesson-turn-lift = Wenn du dran bist, setzt du einen deiner Steine, und Setzen heißt umdrehen. Nimm deinen Stein 1. Er zeigt jetzt Halb; schauen wir, was unten ist.
input-lesson-turn-first = Das ginge, aber nimm jetzt erst einmal Stein 1.
input-lesson-turn-set = Voll! Jetzt muss er auf ein freies Feld, das Voll verlangt. Setz ihn auf das oberste Feld der 5.
input-lesson-turn-elsewhere = Da würde er passen. Aber wir bauen hier an der 5: Ihr oberstes Feld verlangt Voll.
input-lesson-turn-known = Auch Bo baut an der 5: Alle dürfen überall bauen. Und jetzt kennen alle beide Seiten deines Steins 1. Unten ist Halb, wie das Zeichen verrät. Merk dir, was einmal zu sehen war.

input-lesson-close = Erst ansagen, dann umdrehen
input-lesson-close-free = Einige Züge später ist an der 5 nur noch ein Feld frei, und es verlangt Rund. Der Stein, der es füllt, ist der Schlussstein. Er gewinnt die Zahl, aber er muss vor dem Umdrehen angesagt werden.
input-lesson-close-announce = Du hast einen Stein auf der 5, also darfst du den Schlussstein ansagen. Nur zu: Sag die 5 an.
input-lesson-close-silent = Ohne Ansage darf kein Stein auf das letzte freie Feld, auch wenn er passt. Sag zuerst die 5 an.
input-lesson-close-which = Jetzt kommt es darauf an: Welcher deiner Steine hat unten ganz sicher Rund? Schau auf die Zeichen. Einen deiner Steine hast du schon umgedreht.
input-lesson-close-shown = Stein 2 zeigt jetzt Rund. Aber Setzen heißt umdrehen: Seine andere Seite zählt, und die hat noch niemand gesehen.
input-lesson-close-gamble = Was unter diesem Stein ist, weiß niemand. Ist es nicht Rund, verlierst du die 5 Punkte der Zahl, statt sie zu gewinnen.
input-lesson-close-won = Rund! Du hattest es gesehen, als dieser Stein umgedreht wurde. Du gewinnst die 5 und mit ihr 5 Punkte. Eine falsche Ansage hätte genauso viel gekostet.

input-lesson-down = Aufräumen
input-lesson-down-up = Die abgeschlossene 5 wird nach oben geschoben. Auf sie darf nichts mehr gesetzt werden, aber ihre Steine bleiben im Spiel. Solange ein Stein von dir auf einer abgeschlossenen Zahl liegt, darfst du nichts ansagen.
input-lesson-down-lift = Du hast dort noch drei Steine. Fang an aufzuräumen: Nimm Stein 1 von der 5.
input-lesson-down-also = Auch der muss irgendwann weg. Nimm zuerst Stein 1.
input-lesson-down-stays = Dieser Stein liegt nicht auf der 5. Solange deine Steine dort liegen, darfst du nichts ansagen. Nimm Stein 1 weg.
input-lesson-down-set = Du wusstest, dass es Halb wird. Setz ihn auf das zweite Feld der 6, dann baust du schon an der nächsten Zahl mit.
input-lesson-down-elsewhere = Da würde er passen. Aber wir wollen an der 6 mitbauen: Ihr zweites Feld verlangt Halb.
input-lesson-down-joker = Ist der letzte Stein weg, kommt die 5 zurück und kann neu gebaut werden. Auf einem deiner Steine ist ein Joker, der auf jedes Feld passt. Nur als Schlussstein darf er nicht gesetzt werden.
input-lesson-down-end = Die 1 zählt 10 Punkte, jede andere Zahl ihren Wert; eine Zahl ganz in deiner Farbe bringt 3 mehr. Merk dir, was du gesehen hast, und sag an, wenn du sicher bist – oder mutig. Das ist alles.
