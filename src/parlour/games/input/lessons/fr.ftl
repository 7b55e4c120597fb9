# La leçon d’Input en français.

input-lesson-turn = Poser, c’est retourner
input-lesson-turn-aim = Six chiffres attendent d’être construits. Chacun a cinq cases, et chaque case demande un symbole : plein, demi, rond ou oblique. Qui pose la dernière tuile manquante d’un chiffre en gagne les points. À deux, qui arrive en premier à 17 points gagne la partie.
input-lesson-turn-tiles = Tu as sept tuiles, avec un symbole sur chaque face. Ce qu’il y a dessous, personne ne le sait, pas même toi. Les petits signes sous une tuile montrent ce qui est possible : chaque couleur a les mêmes sept tuiles.
input-lesson-turn-lift = À ton tour, tu poses une de tes tuiles, et poser veut dire retourner. Prends ta tuile 1. Elle montre demi ; voyons ce qu’il y a dessous.
input-lesson-turn-first = Ce serait possible, mais prends d’abord la tuile 1.
input-lesson-turn-set = Plein ! Elle doit maintenant aller sur une case libre qui demande plein. Pose-la sur la case du haut du 5.
input-lesson-turn-elsewhere = Elle conviendrait. Mais ici, nous construisons le 5 : sa case du haut demande plein.
input-lesson-turn-known = Bo construit aussi le 5 : tout le monde peut construire partout. Et maintenant, tous connaissent les deux faces de ta tuile 1. Dessous, c’est demi, et le signe le dit. Ce qu’on a vu une fois, mieux vaut le retenir.

input-lesson-close = Annoncer, puis retourner
input-lesson-close-free = Quelques tours plus tard, il ne reste qu’une case libre sur le 5, et elle demande rond. La tuile qui la remplit est la tuile de clôture. Elle gagne le chiffre, mais il faut l’annoncer avant de la retourner.
input-lesson-close-announce = Tu as une tuile sur le 5, tu peux donc l’annoncer. Vas-y : annonce le 5.
input-lesson-close-silent = Sans annonce, aucune tuile ne peut aller sur la dernière case libre, même si elle convient. Annonce d’abord le 5.
input-lesson-close-which = C’est le moment : laquelle de tes tuiles a rond dessous, à coup sûr ? Regarde les signes. Tu en as déjà retourné une.
input-lesson-close-shown = La tuile 2 montre rond pour l’instant. Mais poser veut dire retourner : c’est l’autre face qui compte, et personne ne l’a encore vue.
input-lesson-close-gamble = Ce qu’il y a sous celle-là, personne ne le sait. Si ce n’est pas rond, tu perds les 5 points du chiffre.
input-lesson-close-won = Rond ! Tu l’avais vu quand cette tuile a été retournée. Le 5 est à toi, avec ses 5 points. Une fausse annonce aurait coûté autant.

input-lesson-down = Faire place nette
input-lesson-down-up = Le 5 complet est poussé vers le haut. On ne peut plus rien y poser, mais ses tuiles restent en jeu. Tant qu’une de tes tuiles est sur un chiffre complet, tu ne peux rien annoncer.
input-lesson-down-lift = Tu y as encore trois tuiles. Commence à faire place nette : prends la tuile 1 du 5.
input-lesson-down-also = Celle-là aussi devra partir un jour. Prends d’abord la tuile 1.
input-lesson-down-stays = Cette tuile n’est pas sur le 5. Tant que tes tuiles y sont, tu ne peux rien annoncer. Enlève la tuile 1.
input-lesson-down-set = Tu savais que ce serait demi. Pose-la sur la deuxième case du 6 : te voilà de la partie pour le prochain chiffre.
input-lesson-down-elsewhere = Elle conviendrait. Mais participons au 6 : sa deuxième case demande demi.
input-lesson-down-joker = Quand la dernière tuile est partie, le 5 revient et peut être construit de nouveau. Une de tes tuiles a un joker, qui va sur toutes les cases. Seulement, il ne peut pas servir de tuile de clôture.
input-lesson-down-end = Le 1 compte 10 points, tout autre chiffre sa valeur ; un chiffre tout entier de ta couleur rapporte 3 points de plus. Retiens ce que tu as vu, et annonce quand tu en as la certitude, ou le courage. C’est tout.
