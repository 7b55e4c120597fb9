# De les van Fruitoplay in het Nederlands.

fruitoplay-lesson-near = Wie het dichtstbij zit, pakt alles
fruitoplay-lesson-near-target = De kaart in het midden is het doel: banaan 10. Iedereen kiest in het geheim een kaart; daarna worden ze allemaal tegelijk omgedraaid. Eén speler pakt ze allemaal, met het doel erbij. Bo en Cleo hebben al gekozen.
fruitoplay-lesson-near-play = Speelt iemand het fruit van het doel, dan doen alleen kaarten van dat fruit mee, en het dichtstbijzijnde getal wint. Jij hebt een banaan die er maar 1 naast zit: speel banaan 9.
fruitoplay-lesson-near-apple = Het getal klopt precies, maar het is geen banaan. Zodra er één banaan ligt, kan geen ander fruit winnen.
fruitoplay-lesson-near-other = Dat is geen banaan. Zodra er één banaan ligt, kan geen ander fruit winnen. Speel banaan 9.
fruitoplay-lesson-near-taken = Jouw banaan zit er 1 naast, die van Bo 4. Cleo’s aardbei 10 heeft het juiste getal, maar is het verkeerde fruit. Je pakt alle vier de kaarten en legt ze per vrucht in kolommen.

fruitoplay-lesson-tie = Wie even dichtbij zit, valt af
fruitoplay-lesson-tie-play = Het doel is appel 10. Je enige appel zit er ver naast: 17. Speel hem toch, en kijk wat er kan gebeuren.
fruitoplay-lesson-tie-fig = Het getal is perfect, maar een vijg kan alleen winnen als er geen appel meer meedoet.
fruitoplay-lesson-tie-other = Zolang er appels meedoen, kan alleen een appel winnen. Speel je appel, ook al zit hij er ver naast.
fruitoplay-lesson-tie-taken = Bo’s 7 en Cleo’s 13 zitten er allebei 3 naast. Even dichtbij, dus ze vallen allebei af! Daardoor is jouw 17 de dichtstbijzijnde kaart die overblijft, en die pakt alles. De kaart die voor de hand ligt, is niet altijd de beste.

fruitoplay-lesson-safe = Zeker weten
fruitoplay-lesson-safe-river = Naast het doel ligt de rivier: de doelen die nog komen, voor iedereen zichtbaar. Een kaart die daar ligt, heeft niemand in de hand.
fruitoplay-lesson-safe-play = Het doel is aardbei 10. Wie kan er even dichtbij zitten? Kijk naar de rivier en dan naar je hand: welke kaart wint zeker?
fruitoplay-lesson-safe-twelve = De 12 zit er 2 naast. Iemand kan dichterbij zitten, en wie de 8 heeft, zit even dichtbij: dan vallen jullie allebei af.
fruitoplay-lesson-safe-other = Ander fruit wint alleen als er geen aardbei meer meedoet. Je hebt zelf aardbeien.
fruitoplay-lesson-safe-taken = Alleen aardbei 11 had even dichtbij kunnen zitten als jouw 9, en die ligt in de rivier. Dichterbij kon ook niemand zitten. De rivier verraadt veel.

fruitoplay-lesson-score = Wat telt
fruitoplay-lesson-score-columns = Dit is de laatste van de zeven beurten van een ronde. Je hebt bananen en appels gewonnen, van elk 4. Aan het eind van de ronde is je score je grootste kolom maal je kleinste; lege kolommen tellen niet mee. Nu zou dat 4 × 4 = 16 zijn.
fruitoplay-lesson-score-hand = Maar de kaarten die je nog in je hand hebt, komen ook bij je kolommen. Eén losse vijg wordt een nieuwe kolom met maar 1 erin. Dan is je kleinste kolom 1!
fruitoplay-lesson-score-play = Het doel is banaan 10. Bo en Cleo hebben gekozen. Welke kaart wil je kwijt?
fruitoplay-lesson-score-nine = De 9 zou winnen. Maar dan houd je de vijg: je kleinste kolom is dan 1, en je score 9 × 1 = 9.
fruitoplay-lesson-score-other = Dan blijft de vijg in je hand en wordt die een kolom van 1. Je score is dan je grootste kolom maal 1.
fruitoplay-lesson-score-draw = Die is voor Cleo, met jouw vijg erbij. Na elke beurt trekt iedereen die niet won een kaart; na de laatste hoeft dat niet. Je hebt alleen nog bananen en appels in je hand: wil je nog een kaart?
fruitoplay-lesson-score-drawn = Het kan van alles zijn, en één losse aardbei of vijg wordt een kolom van 1. Trek liever niet.
fruitoplay-lesson-score-counted = Je twee bananen en twee appels zijn bij je kolommen gekomen: 6 × 6 = 36. Bo’s grootste kolom is groter dan de jouwe, maar de kleinste telt ook.
fruitoplay-lesson-score-rotten = Sommige kaarten tonen twee vruchten en tellen dubbel; dat staat erop. Een rotte kaart telt niet mee en sleept nog een kaart uit dezelfde kolom mee.
fruitoplay-lesson-score-end = Er zijn drie rondes. Vóór de tweede en de derde kiest wie de minste punten heeft een vrucht die voor iedereen meer telt. Wie na de derde de meeste punten heeft, wint. Dat is alles.
