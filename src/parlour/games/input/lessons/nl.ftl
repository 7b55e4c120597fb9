# De les van Input in het Nederlands.

input-lesson-turn = Leggen is omdraaien
input-lesson-turn-aim = Zes cijfers wachten om gebouwd te worden. Elk heeft vijf velden, en elk veld vraagt om een symbool: vol, half, rond of schuin. Wie de laatste ontbrekende tegel van een cijfer legt, wint de punten ervan. Met twee spelers wint wie het eerst 17 punten heeft.
input-lesson-turn-tiles = Je hebt zeven tegels met aan elke kant een symbool. Wat eronder zit, weet niemand, ook jij niet. De kleine tekens onder een tegel tonen wat het kan zijn: elke kleur heeft dezelfde zeven tegels.
input-lesson-turn-lift = In je beurt leg je een van je tegels, en leggen betekent omdraaien. Pak tegel 1. Hij toont nu half; eens kijken wat eronder zit.
input-lesson-turn-first = Dat zou kunnen, maar pak nu eerst tegel 1.
input-lesson-turn-set = Vol! Nu moet hij op een vrij veld dat om vol vraagt. Leg hem op het bovenste veld van de 5.
input-lesson-turn-elsewhere = Daar zou hij passen. Maar we bouwen hier aan de 5: het bovenste veld vraagt om vol.
input-lesson-turn-known = Bo bouwt ook aan de 5: iedereen mag overal bouwen. En nu kent iedereen beide kanten van je tegel 1. Eronder zit half; dat zegt het teken. Wat één keer te zien was, kun je maar beter onthouden.

input-lesson-close = Eerst aankondigen, dan omdraaien
input-lesson-close-free = Een paar beurten later is er op de 5 nog maar één veld vrij, en dat vraagt om rond. De tegel die het vult, is de slottegel. Die wint het cijfer, maar je moet hem aankondigen vóór je hem omdraait.
input-lesson-close-announce = Je hebt een tegel op de 5, dus je mag de slottegel aankondigen. Doe het: kondig de 5 aan.
input-lesson-close-silent = Zonder aankondiging mag er geen tegel op het laatste vrije veld, ook niet als hij past. Kondig eerst de 5 aan.
input-lesson-close-which = Nu komt het erop aan: onder welke tegel zit zeker rond? Kijk naar de tekens. Een van die tegels heb je al eens omgedraaid.
input-lesson-close-shown = Tegel 2 toont nu rond. Maar leggen betekent omdraaien: de andere kant telt, en die heeft nog niemand gezien.
input-lesson-close-gamble = Wat daaronder zit, weet niemand. Is het niet rond, dan verlies je juist de 5 punten van het cijfer.
input-lesson-close-won = Rond! Je had het gezien toen deze tegel werd omgedraaid. De 5 is van jou, en daarmee 5 punten. Een verkeerde aankondiging had evenveel gekost.

input-lesson-down = Opruimen
input-lesson-down-up = De voltooide 5 wordt naar boven geschoven. Er mag niets meer op gelegd worden, maar de tegels blijven in het spel. Zolang een tegel van jou op een voltooid cijfer ligt, mag je niets aankondigen.
input-lesson-down-lift = Je hebt daar nog drie tegels. Begin met opruimen: pak tegel 1 van de 5.
input-lesson-down-also = Die moet ook ooit weg. Pak eerst tegel 1.
input-lesson-down-stays = Die tegel ligt niet op de 5. Zolang daar tegels van jou liggen, mag je niets aankondigen. Haal tegel 1 weg.
input-lesson-down-set = Je wist dat het half zou worden. Leg hem op het tweede veld van de 6, dan doe je mee aan het volgende cijfer.
input-lesson-down-elsewhere = Daar zou hij passen. Maar laten we meedoen aan de 6: het tweede veld vraagt om half.
input-lesson-down-joker = Is de laatste tegel weg, dan komt de 5 terug en kan hij opnieuw gebouwd worden. Een van je tegels heeft een joker, die op elk veld past. Alleen als slottegel mag je hem niet gebruiken.
input-lesson-down-end = De 1 levert 10 punten op, elk ander cijfer zijn eigen waarde; een cijfer helemaal in je eigen kleur nog 3 extra. Onthoud wat je hebt gezien, en kondig aan als je het zeker weet, of als je durft. Dat is alles.
