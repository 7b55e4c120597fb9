# Les leçons de Pi mal Pflaumen et de Pies en français.

pi-mal-pflaumen-lesson-trick = La plus haute se sert en premier
pi-mal-pflaumen-lesson-trick-aim = Tu réunis des fruits pour faire des mélanges, qui valent des points. Chaque carte fruit porte un nombre. À chaque pli, chacun joue une carte, face visible ; ensuite, chacun prend une de ces cartes.
pi-mal-pflaumen-lesson-trick-play = Le plus grand nombre se sert en premier. Tu entames ce pli : joue ta carte la plus haute, le 18.
pi-mal-pflaumen-lesson-trick-low = Avec un petit nombre, tu te sers tard et tu prends ce qui reste. Joue ici le 18.
pi-mal-pflaumen-lesson-trick-take = Tu te sers en premier et tu peux prendre n’importe laquelle des trois. La poire 18 porte une recette, PPP : trois prunes. La pomme 14 en porte une plus facile : AA, deux fruits identiques, pour 3 points. Prends-la.
pi-mal-pflaumen-lesson-trick-pear = Sa recette demande trois prunes, et tu n’en as aucune. Celle de la pomme est plus facile : deux fruits identiques. Prends la pomme 14.
pi-mal-pflaumen-lesson-trick-cherry = Trois cartes Pi sont utiles : elles renforcent tes nombres. Mais ce sont les recettes qui rapportent des points. Prends la pomme 14.
pi-mal-pflaumen-lesson-trick-plum = Bo a pris le 18, et ce qui restait est allé à Cleo, avec une prune en plus : qui se sert en dernier en reçoit toujours une. Les prunes sont aussi des fruits. Ta carte était la plus haute : tu entames donc le pli suivant.

pi-mal-pflaumen-lesson-pi = Renforcé par pi
pi-mal-pflaumen-lesson-pi-have = Au pli précédent, tu as pris une carte qui t’a rapporté 3 cartes Pi. Chacune ajoute pi, soit 3,14, à une carte que tu joues. Bo a joué un 15, Cleo un 13.
pi-mal-pflaumen-lesson-pi-play = Tu veux te servir en premier. Joue ton 11, avec juste assez de cartes Pi pour battre 15.
pi-mal-pflaumen-lesson-pi-none = 11 tout seul, c’est moins que 13 et 15 : tu te servirais en dernier.
pi-mal-pflaumen-lesson-pi-one = 11 et pi font 14,14. Cela bat le 13, mais pas le 15.
pi-mal-pflaumen-lesson-pi-three = Cela marcherait, avec 20,42. Mais deux suffisent : garde la troisième pour plus tard.
pi-mal-pflaumen-lesson-pi-low = Le 11 est ta carte la plus haute : c’est elle qui demande le moins de cartes Pi. Joue le 11 avec deux.
pi-mal-pflaumen-lesson-pi-first = 11 et deux fois pi font 17,28, plus que 15. Tu te sers en premier, et il te reste une carte Pi.

pi-mal-pflaumen-lesson-mix = Faire un mélange
pi-mal-pflaumen-lesson-mix-recipe = Devant toi se trouve la groseille blanche 6. La groseille blanche 15, au milieu, porte la recette AA : deux fruits identiques, 3 points.
pi-mal-pflaumen-lesson-mix-take = Quelle carte prends-tu ?
pi-mal-pflaumen-lesson-mix-other = Elle ne te donne pas encore de mélange. Avec la groseille blanche 15, tu as deux groseilles blanches, et la recette qui va avec.
pi-mal-pflaumen-lesson-mix-mix = Te voilà avec deux groseilles blanches et une recette pour deux fruits identiques. Fais le mélange.
pi-mal-pflaumen-lesson-mix-done = Tu laisserais 3 points sur la table, et les cartes visibles peuvent être volées. Fais le mélange.
pi-mal-pflaumen-lesson-mix-use = Mets les deux groseilles blanches dans le mélange.
pi-mal-pflaumen-lesson-mix-made = La carte recette est maintenant face cachée : 3 points que personne ne peut te prendre. L’autre carte du mélange sort du jeu, alors réfléchis avant de mélanger. À ton tour, tu peux faire autant de mélanges que tu veux.

pi-mal-pflaumen-lesson-action = Voleurs et chiens de garde
pi-mal-pflaumen-lesson-action-signs = Certaines cartes portent un signe au lieu d’une recette. Le masque vole, le chien garde, et certaines rapportent 3 cartes Pi. Qui prend la carte fait aussitôt ce que dit le signe.
pi-mal-pflaumen-lesson-action-take = Tu as une pomme avec la recette AA, et Bo a la pomme 2. Tu te sers en premier. Quelle carte t’aide ?
pi-mal-pflaumen-lesson-action-dog = Le chien protège ce qui est devant toi, c’est précieux. Mais il ne te donne pas de deuxième pomme. Cherche la carte qui vole.
pi-mal-pflaumen-lesson-action-pi = 3 cartes Pi, c’est toujours bon à prendre. Mais il y a ici une carte qui te donne aussitôt une deuxième pomme.
pi-mal-pflaumen-lesson-action-steal = Tu as pris la carte au masque : vole maintenant une carte à quelqu’un. À qui ?
pi-mal-pflaumen-lesson-action-useless = Celle-là ne t’aide pas maintenant. Vole la pomme 2 à Bo.
pi-mal-pflaumen-lesson-action-mix = Deux pommes et la recette AA : fais le mélange.
pi-mal-pflaumen-lesson-action-done = Tu laisserais 3 points sur la table. Fais le mélange.
pi-mal-pflaumen-lesson-action-guarded = Cleo a pris le chien à la fin : tant qu’elle l’a, personne ne peut rien lui voler.
pi-mal-pflaumen-lesson-action-end = Il y a trois manches, et les recettes grandissent avec elles, jusqu’à cinq prunes pour 20 points. Tu gardes tes cartes Pi d’une manche à l’autre. Après la troisième manche, qui totalise le plus de points l’emporte. C’est tout.

pies-lesson-trick = La plus haute se sert en premier
pies-lesson-trick-aim = Tu réunis des fruits pour faire des mélanges, qui valent des points. Chaque carte fruit porte un nombre. À chaque pli, chacun joue une carte, face visible ; ensuite, chacun prend une de ces cartes.
pies-lesson-trick-play = Le plus grand nombre se sert en premier. Tu entames ce pli : joue ta carte la plus haute, le 18.
pies-lesson-trick-low = Avec un petit nombre, tu te sers tard et tu prends ce qui reste. Joue ici le 18.
pies-lesson-trick-take = Tu te sers en premier et tu peux prendre n’importe laquelle des trois. La poire 18 porte une recette, PPP : trois prunes. La pomme 14 en porte une plus facile : AA, deux fruits identiques, pour 3 points. Prends-la.
pies-lesson-trick-pear = Sa recette demande trois prunes, et tu n’en as aucune. Celle de la pomme est plus facile : deux fruits identiques. Prends la pomme 14.
pies-lesson-trick-cherry = Trois jetons tarte sont utiles : ils renforcent tes nombres. Mais ce sont les recettes qui rapportent des points. Prends la pomme 14.
pies-lesson-trick-plum = Bo a pris le 18, et ce qui restait est allé à Cleo, avec une prune en plus : qui se sert en dernier en reçoit toujours une. Les prunes sont aussi des fruits. Ta carte était la plus haute : tu entames donc le pli suivant.

pies-lesson-pi = Renforcé par une tarte
pies-lesson-pi-have = Au pli précédent, tu as pris une carte qui t’a rapporté 3 jetons tarte. Chacun ajoute pi, soit 3,14, à une carte que tu joues. Bo a joué un 15, Cleo un 13.
pies-lesson-pi-play = Tu veux te servir en premier. Joue ton 11, avec juste assez de jetons tarte pour battre 15.
pies-lesson-pi-none = 11 tout seul, c’est moins que 13 et 15 : tu te servirais en dernier.
pies-lesson-pi-one = 11 et pi font 14,14. Cela bat le 13, mais pas le 15.
pies-lesson-pi-three = Cela marcherait, avec 20,42. Mais deux suffisent : garde le troisième pour plus tard.
pies-lesson-pi-low = Le 11 est ta carte la plus haute : c’est elle qui demande le moins de jetons tarte. Joue le 11 avec deux.
pies-lesson-pi-first = 11 et deux fois pi font 17,28, plus que 15. Tu te sers en premier, et il te reste un jeton tarte.

pies-lesson-mix = Faire un mélange
pies-lesson-mix-recipe = Devant toi se trouve la groseille blanche 6. La groseille blanche 15, au milieu, porte la recette AA : deux fruits identiques, 3 points.
pies-lesson-mix-take = Quelle carte prends-tu ?
pies-lesson-mix-other = Elle ne te donne pas encore de mélange. Avec la groseille blanche 15, tu as deux groseilles blanches, et la recette qui va avec.
pies-lesson-mix-mix = Te voilà avec deux groseilles blanches et une recette pour deux fruits identiques. Fais le mélange.
pies-lesson-mix-done = Tu laisserais 3 points sur la table, et les cartes visibles peuvent être volées. Fais le mélange.
pies-lesson-mix-use = Mets les deux groseilles blanches dans le mélange.
pies-lesson-mix-made = La carte recette est maintenant face cachée : 3 points que personne ne peut te prendre. L’autre carte du mélange sort du jeu, alors réfléchis avant de mélanger. À ton tour, tu ne peux faire qu’un seul mélange.

pies-lesson-action = Les cartes volées agissent de nouveau
pies-lesson-action-signs = Certaines cartes portent un signe au lieu d’une recette. Le masque vole, le chien garde, et une tarte rapporte 3 jetons tarte. Qui prend la carte fait aussitôt ce que dit le signe.
pies-lesson-action-take = Tu as une groseille blanche avec la recette AA, et Bo a la groseille blanche 6. Tu te sers en premier. Quelle carte t’aide ?
pies-lesson-action-dog = Le chien protège ce qui est devant toi, c’est précieux. Mais il ne te donne pas de deuxième groseille blanche. Cherche la carte qui vole.
pies-lesson-action-pi = 3 jetons tarte, c’est toujours bon à prendre. Mais il y a ici une carte qui te donne aussitôt une deuxième groseille blanche.
pies-lesson-action-steal = Tu as pris la carte au masque : vole maintenant une carte à quelqu’un. À qui ?
pies-lesson-action-useless = Celle-là ne t’aide pas maintenant. Vole la groseille blanche 6 à Bo.
pies-lesson-action-mix = Et regarde : une carte volée agit de nouveau, la groseille blanche 6 t’a donc aussi rapporté 3 jetons tarte. Deux groseilles blanches et la recette AA : fais le mélange.
pies-lesson-action-done = Tu laisserais 3 points sur la table. Fais le mélange.
pies-lesson-action-guarded = Cleo a pris le chien à la fin : tant qu’elle l’a, personne ne peut rien lui voler.
pies-lesson-action-end = Il y a trois manches, et les recettes grandissent avec elles, jusqu’à cinq prunes pour 20 points. Les jetons tarte qui restent sont perdus après chaque manche, alors sers-t’en. Après la troisième manche, qui totalise le plus de points l’emporte. C’est tout.
