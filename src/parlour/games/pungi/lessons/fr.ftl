# La leçon de Pungi en français.

pungi-lesson-row = Des serpents alignés
pungi-lesson-row-aim = Les serpents rapportent des points, de +4 à −4. À chaque tour, autant de serpents que de joueurs s’alignent à partir de la pointe de la flèche de la carte Pungi. Chacun en récupère exactement un.
pungi-lesson-row-animals = Tu as cinq animaux en main. Tout le monde voit lesquels, mais personne d’autre que toi ne connaît leurs valeurs. Chez les autres, tu ne vois que les animaux, pas les valeurs.
pungi-lesson-row-play = Tu commences. Quand tout le monde a joué, on retourne les cartes, et la plus forte valeur récupère le serpent à la pointe de la flèche. Aujourd’hui, c’est le +4 : joue ta carte la plus forte, la grenouille 9.
pungi-lesson-row-low = C’est permis, mais quelqu’un aura sans doute mieux, et le +4 t’échappera. Ta carte la plus forte est la grenouille 9.
pungi-lesson-row-taken = Ton 9 était le plus fort : tu as récupéré le +4. Le 7 de Cleo a récupéré le suivant, et le reste est allé à Bo. Personne ne choisit : c’est l’ordre qui décide.

pungi-lesson-priority = La majorité passe devant
pungi-lesson-priority-seen = Cette fois, tu joues en dernier. Bo a joué un escargot, Cleo une souris : tu vois les animaux, pas les valeurs. Une règle passe avant les valeurs : si un animal a été joué plus souvent que n’importe quel autre, ses cartes passent en premier.
pungi-lesson-priority-play = Tes cartes sont faibles. Mais tu peux faire en sorte qu’un animal soit le plus joué. Quelle carte joues-tu ?
pungi-lesson-priority-alone = Les trois animaux seraient alors différents, seules les valeurs compteraient, et la tienne est faible : le −4 serait sans doute pour toi.
pungi-lesson-priority-taken = Deux escargots, une souris : les escargots passent en premier. Celui de Bo est plus fort et récupère le +4, le tien récupère le +3. La souris 9 de Cleo, la plus forte de toutes les cartes, a dû attendre et a reçu le −4.

pungi-lesson-last = Le dernier est parfois le mieux servi
pungi-lesson-last-play = Cette fois, le −4 est à la pointe et le +3 au bout de la rangée. Bo et Cleo ont tous deux joué une grenouille. À toi : laquelle de tes cartes récupère à coup sûr le +3 ?
pungi-lesson-last-ten = La grenouille 10 serait la plus forte des trois grenouilles. Elle récupérerait le premier serpent : −4.
pungi-lesson-last-frog = Les trois cartes seraient alors des grenouilles, et les valeurs décideraient. Il te faudrait espérer que les deux autres sont plus fortes.
pungi-lesson-last-taken = Les grenouilles sont passées en premier, quelles que soient leurs valeurs. Ta souris a attendu et a récupéré le +3. Regarder ce que jouent les autres, c’est la moitié du jeu.

pungi-lesson-equal = Valeurs égales
pungi-lesson-equal-play = Tu commences de nouveau et tu veux le +3 à la pointe. Joue la libellule 7.
pungi-lesson-equal-low = Joue ici la libellule 7. Tu verras ce qui se passe quand deux valeurs sont égales.
pungi-lesson-equal-taken = Cleo aussi avait un 7. À valeurs égales, la première carte jouée l’emporte. Jouer tôt peut donc payer.

pungi-lesson-charmer = Les charmeurs de serpents
pungi-lesson-charmer-lies = Au tour précédent, tu as dû récupérer un −4. Mais regarde : un charmeur se trouve maintenant à la pointe. Au décompte, chaque charmeur inverse le signe d’un de tes serpents.
pungi-lesson-charmer-play = Un charmeur ferait de ton −4 un +4. Bo a joué un escargot, Cleo un lézard. Quelle carte a le plus de chances d’obtenir le charmeur ?
pungi-lesson-charmer-snail = Deux escargots passeraient en premier, bonne idée. Mais ton 3 devrait battre l’escargot de Bo. La souris 9 est plus forte ici : avec trois animaux différents, seule la valeur compte.
pungi-lesson-charmer-lizard = Deux lézards passeraient en premier, mais ton 2 devrait battre le lézard de Cleo. La souris 9 est plus forte ici : avec trois animaux différents, seule la valeur compte.
pungi-lesson-charmer-low = C’est une carte faible, et rien ne lui donne la priorité. Avec trois animaux différents, seule la valeur compte.
pungi-lesson-charmer-taken = Le charmeur est à toi, et ton −4 comptera comme +4.
pungi-lesson-charmer-beware = Attention : les charmeurs doivent servir. Sans serpent négatif, un charmeur change un de tes serpents positifs en points négatifs.
pungi-lesson-charmer-end = C’est tout. Après chaque tour, tu pioches une carte, et le joueur suivant, à gauche, commence. Quand il n’y a plus assez de cartes Serpent pour une rangée, on compte les points, et qui totalise le plus de points l’emporte.
