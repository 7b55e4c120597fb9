# The laboratory in French: the page of a report. See the notes in parlour/words/fr.ftl: a no-break space stands before
# a colon, a narrow one before a semicolon, and no "de" before a name.

report-title =
    { $game } : ce que { $games ->
        [one] { $games } partie révèle
       *[other] { $games } parties révèlent
    }
report-facts = Bots : { $bots }. Nombre de joueurs : { $seats }. Liste du matériel : { $components }. Version { $rules } des règles, graine { $seed }.
report-intervals = Les nombres entre parenthèses sont des intervalles à 95 %. Une donne rejouée ne compte qu’une fois.
report-command = Cette commande refait la même page :

# The variants that are compared: « perso 1a2b3c », « house-1 bis ».
report-own = perso
report-again = bis

# Sections
report-title-notable = Ce qui ressort
report-title-compared = Côte à côte
report-title-scores = Points
report-title-seats = Ordre des places
report-title-length = Durée
report-title-leads = Égalités et avance
report-title-items = Ce qui est pris, quand, et ce que cela vaut
report-title-luck = Chance et talent
report-title-restraint = Jouer sans

report-about-notable = Un choix fait d’après une règle, non par goût : les places et les choses dont l’intervalle ne laisse guère de doute.
report-about-compared = Autant de parties avec l’une qu’avec l’autre. Une différence dont l’intervalle ne contient pas 0 n’est guère due au hasard.
report-about-scores = Les points de toutes les places à la fin.
report-about-seats = La place 1 commence, la place 2 est à sa gauche, et ainsi de suite. Quand personne ne commence, ce sont les sièges eux-mêmes. L’équilibre est ce que chaque place gagnerait si l’ordre des places ne comptait pas.
report-about-length = On compte comme tours ceux de Pungi et de Fruitoplay, les plis de Pi mal Pflaumen et de Pies, et à Input le tour de chaque personne. Une décision est un choix fait par une personne ; elle est libre s’il y a plus d’un coup permis. Le branchement est le nombre de coups permis par décision, en moyenne sur la partie.
report-about-leads = Les points sont comparés chaque fois qu’ils ont pu changer. Il y a changement de tête quand une autre place qu’auparavant est seule en tête. Une partie est décidée dès que la place gagnante est seule en tête et le reste jusqu’à la fin.
report-about-items = La valeur est une régression : l’avance moyenne d’une place sur les autres, en points, expliquée par ce qu’elle a de plus qu’elles, toutes les choses d’un genre à la fois. Elle dit ce qui va de pair avec un bon résultat. Les parts de victoires brutes (données aussi) ne séparent pas une chose de ce que l’on prend d’habitude avec elle.
report-about-luck = Les mêmes donnes, tirages au sort et ordres des places sont rejoués jusqu’à ce que chaque bot de l’échelle ait eu chaque place une fois. Ce qui tient au bot est du talent, ce qui tient à la donne est de la chance. Le reste vient de l’effet des deux ensemble, et du hasard dans les choix des bots eux-mêmes.
report-about-restraint = Un bot { $bot } parmi ses semblables joue deux fois la même donne : une fois librement, une fois en se passant de quelque chose tant qu’un autre coup est permis. La différence est ce que cette chose vaut pour lui.

report-nothing-notable = Rien : aucune place n’est nettement meilleure qu’une autre, et tout sert.
report-few-deals = Trop peu de donnes pour dire jusqu’où va la chance.
report-few-intervals = Trop peu de parties pour des intervalles.
report-few-worth = Trop peu de parties pour dire ce que vaut chaque chose.
report-closed = Toutes les places en prennent autant les unes que les autres, ou presque ; la valeur se mesure donc par rapport à la moyenne de ce qui est pris.
report-exact = Tous les points viennent de là : chaque chose vaut donc ce qu’elle rapporte. À quoi elle sert en plus, on le voit en jouant sans elle.

report-notable-seat = { report-players } : la place { $place } gagne { $wins }, l’équilibre serait { $even }{ $variant }.
report-notable-never = { $group }, { report-players }, jamais : { $names }{ $variant }.
report-notable-rare = { $group }, { report-players }, dans moins d’une partie sur cent : { $names }{ $variant }.
report-notable-best = { $group }, { report-players } : { $item } vaut le plus, { $worth }{ $variant }.
report-notable-worst = { $group }, { report-players } : { $item } vaut le moins, { $worth }{ $variant }.
report-notable-luck = Sur l’ensemble des différences de points, { $deal } tiennent à la donne et { $player } au bot{ $variant }.
report-and-more = { $names } et { $more } de plus

# Figures
report-caption-points = Points à la fin : la part des places pour chaque nombre de points.
report-caption-seats = Part des parties gagnées par chaque place, moins la part équilibrée ; la ligne en tirets marque l’équilibre.
report-caption-turns = Durée d’une partie en tours : la part des parties pour chaque durée.
report-caption-decisions = Durée d’une partie en décisions : la part des parties pour chaque durée.
report-caption-leads = Combien de fois la tête a changé : la part des parties pour chaque nombre de changements.
report-caption-taken = { $group } : combien de fois, quand (couleur plus forte : plus souvent), et ce que vaut chaque fois de plus.
report-caption-luck = À quoi tiennent les différences de points et de victoires.
report-caption-ladder = L’avance en points de chaque bot de l’échelle sur les autres.
report-caption-restraint = Ce que perd un bot qui se passe de quelque chose.

report-axis-seats = victoires au-delà de l’équilibre (%)
report-axis-turns = tours par partie
report-axis-decisions = décisions par partie
report-axis-leads = changements de tête par partie
report-axis-ladder = avance sur les autres (points)
report-axis-restraint = avance perdue (points)
report-axis-often = fois par partie
report-axis-when = quand (% de la partie)
report-axis-worth = valeur (points)

# Tables
report-sheet-points = Points
report-sheet-seats = Victoires et points par place
report-sheet-length = Durée
report-sheet-leads = Égalités et avance
report-sheet-luck = Ce qui décide
report-sheet-ladder =
    L’échelle, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, chacune jouée { $times } fois
report-sheet-meetings = Combien de fois le bot d’une ligne a plus de points que celui d’une colonne, dans la même partie
report-sheet-restraint =
    Jouer sans ({ $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    })
report-sheet-compared-numbers = Côte à côte
report-sheet-compared-shares = Côte à côte : parts

report-players = { $seats } joueurs
report-place = place { $place }
report-place-wins = la place { $place } gagne
report-goes-with =
    points dus { $cause ->
        [deal] à la donne
        [seat] à la place
       *[player] au bot
    }

# Columns. Some are measures, too, and stand at the head of a row.
report-column-variant = variante
report-column-players = joueurs
report-column-games = parties
report-column-points = points
report-column-highest = meilleur total
report-column-ahead-of-the-second = avance sur la deuxième
report-column-ahead-of-the-others = avance sur les autres
report-column-least = minimum
report-column-median = médiane
report-column-most = maximum
report-column-place = place
report-column-wins = victoires
report-column-even = équilibre
report-column-turns = tours
report-column-decisions = décisions
report-column-free-decisions = décisions libres
report-column-branching = branchement
report-column-shared-wins = victoires partagées
report-column-equal-best-points = égalité en tête
report-column-lead-changes = changements de tête
report-column-never-changes = aucun changement
report-column-decided-after = décidée après
report-column-item = chose
report-column-taken = prises
report-column-a-game = par partie
report-column-in-games = part des parties
report-column-when = quand
report-column-takers-win = victoires avec
report-column-worth = valeur
report-column-of = différences de
report-column-deal = donne
report-column-seat = place
report-column-player = bot
report-column-rest = reste
report-column-without = sans
report-column-tokens = coups
report-column-lead-lost = avance perdue
report-column-points-lost = points perdus
report-column-wins-lost = victoires perdues
report-column-deals-that-differ = donnes changées
report-column-measure = mesure
report-column-difference = différence
report-column-whose = { $what } : { $of }
