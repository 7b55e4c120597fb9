# La leçon de Fruitoplay en français.

fruitoplay-lesson-near = La plus proche rafle tout
fruitoplay-lesson-near-target = La carte du milieu est la cible : la banane 10. Chacun choisit une carte en secret, puis on les retourne toutes ensemble. Une seule personne les prendra toutes, cible comprise. Bo et Cleo ont déjà choisi.
fruitoplay-lesson-near-play = Dès que quelqu’un joue le fruit de la cible, seules les cartes de ce fruit comptent, et le nombre le plus proche gagne. Tu as une banane à 1 d’écart seulement : joue la banane 9.
fruitoplay-lesson-near-apple = Le nombre est exact, mais ce n’est pas une banane. Dès qu’il y a une banane, aucun autre fruit ne peut gagner.
fruitoplay-lesson-near-other = Ce n’est pas une banane. Dès qu’il y a une banane, aucun autre fruit ne peut gagner. Joue la banane 9.
fruitoplay-lesson-near-taken = Ta banane est à 1 d’écart, celle de Bo à 4. La fraise 10 de Cleo a le bon nombre, mais pas le bon fruit. Tu prends les quatre cartes et tu les ranges en colonnes, par fruit.

fruitoplay-lesson-tie = À égalité, dehors !
fruitoplay-lesson-tie-play = La cible est la pomme 10. Ta seule pomme, le 17, en est loin. Joue-la quand même : tu verras ce qui peut arriver.
fruitoplay-lesson-tie-fig = Le nombre est parfait, mais une figue ne peut gagner que s’il ne reste aucune pomme en course.
fruitoplay-lesson-tie-other = Tant qu’il y a des pommes en course, seule une pomme peut gagner. Joue ta pomme, même si elle est loin.
fruitoplay-lesson-tie-taken = Le 7 de Bo et le 13 de Cleo sont tous deux à 3 d’écart. Aussi proches l’un que l’autre : tous deux dehors ! De ce qui reste, ton 17 est donc le plus proche, et il prend tout. La carte évidente n’est pas toujours la meilleure.

fruitoplay-lesson-safe = À coup sûr
fruitoplay-lesson-safe-river = À côté de la cible s’étend la rivière : les cibles à venir, visibles de tous. Une carte qui s’y trouve n’est dans aucune main.
fruitoplay-lesson-safe-play = La cible est la fraise 10. Qui pourrait être aussi proche ? Regarde la rivière, puis ta main : laquelle de tes cartes gagne à coup sûr ?
fruitoplay-lesson-safe-twelve = Le 12 est à 2 d’écart. Quelqu’un peut être plus proche, et le 8 serait tout aussi proche : tous deux dehors.
fruitoplay-lesson-safe-other = Un autre fruit ne gagne que s’il ne reste aucune fraise en course. Or tu as toi-même des fraises.
fruitoplay-lesson-safe-taken = Seule la fraise 11 aurait pu être aussi proche que ton 9, et elle est dans la rivière. Personne ne pouvait être plus proche non plus. La rivière en dit long.

fruitoplay-lesson-score = Ce qui compte
fruitoplay-lesson-score-columns = Voici le dernier des sept tours d’une manche. Tu as gagné des bananes et des pommes, 4 de chaque. À la fin de la manche, ton score est ta plus grande colonne multipliée par la plus petite ; les colonnes vides ne comptent pas. Pour l’instant : 4 × 4 = 16.
fruitoplay-lesson-score-hand = Mais les cartes qui te restent en main rejoignent aussi tes colonnes. Une seule figue ferait une nouvelle colonne de 1. La plus petite colonne vaudrait alors 1 !
fruitoplay-lesson-score-play = La cible est la banane 10. Bo et Cleo ont choisi. De quelle carte veux-tu te débarrasser ?
fruitoplay-lesson-score-nine = Le 9 gagnerait. Mais tu garderais la figue : ta plus petite colonne vaudrait 1, et ton score serait 9 × 1 = 9.
fruitoplay-lesson-score-other = La figue resterait alors dans ta main et ferait une colonne de 1. Ton score serait ta plus grande colonne multipliée par 1.
fruitoplay-lesson-score-draw = Cleo l’emporte, et ta figue avec. Après chaque tour, ceux qui n’ont pas gagné piochent une carte ; après le dernier, c’est au choix. Tu n’as en main que des bananes et des pommes : veux-tu encore une carte ?
fruitoplay-lesson-score-drawn = Tu pourrais piocher n’importe quoi, et une seule fraise ou figue ferait une colonne de 1. Mieux vaut ne pas piocher.
fruitoplay-lesson-score-counted = Tes deux bananes et tes deux pommes ont rejoint tes colonnes : 6 × 6 = 36. La plus grande colonne de Bo dépasse la tienne, mais la plus petite compte aussi.
fruitoplay-lesson-score-rotten = Certaines cartes montrent deux fruits et comptent double ; c’est écrit dessus. Une carte pourrie ne compte pas et emporte une autre carte de sa colonne.
fruitoplay-lesson-score-end = Il y a trois manches. Avant la deuxième et la troisième, qui a le moins de points choisit un fruit qui compte davantage pour tout le monde. Après la troisième, qui totalise le plus de points l’emporte. C’est tout.
