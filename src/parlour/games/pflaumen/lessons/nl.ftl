# De lessen van Pi mal Pflaumen en Pies in het Nederlands.

pi-mal-pflaumen-lesson-trick = De hoogste kiest het eerst
pi-mal-pflaumen-lesson-trick-aim = Je verzamelt fruit om mixen te maken, en die zijn punten waard. Elke fruitkaart heeft een getal. In elke slag speelt iedereen open één kaart; daarna neemt iedereen een van die kaarten.
pi-mal-pflaumen-lesson-trick-play = Het hoogste getal kiest het eerst. Jij begint deze slag: speel je hoogste kaart, de 18.
pi-mal-pflaumen-lesson-trick-low = Met een laag getal kies je laat en krijg je wat overblijft. Speel hier de 18.
pi-mal-pflaumen-lesson-trick-take = Je bent als eerste aan de beurt en mag een van de drie nemen. De peer 18 heeft een recept, PPP: drie pruimen. De appel 14 heeft een makkelijker recept: AA, twee dezelfde vruchten, voor 3 punten. Neem die.
pi-mal-pflaumen-lesson-trick-pear = Dat recept vraagt om drie pruimen, en die heb je niet. Het recept van de appel is makkelijker: twee dezelfde vruchten. Neem de appel 14.
pi-mal-pflaumen-lesson-trick-cherry = Drie Pi-kaarten zijn nuttig: ze verhogen je getallen. Maar punten krijg je met een recept. Neem de appel 14.
pi-mal-pflaumen-lesson-trick-plum = Bo nam de 18, en wat overbleef ging naar Cleo, met een pruim erbij: wie als laatste kiest, krijgt er altijd een. Pruimen zijn ook fruit. Jij was de eerste, dus jij begint de volgende slag.

pi-mal-pflaumen-lesson-pi = Verhoogd met pi
pi-mal-pflaumen-lesson-pi-have = In de vorige slag nam je een kaart die je 3 Pi-kaarten opleverde. Elk daarvan telt pi (3,14) op bij een kaart die je speelt. Bo heeft een 15 gespeeld, Cleo een 13.
pi-mal-pflaumen-lesson-pi-play = Je wilt als eerste kiezen. Speel je 11, met precies genoeg Pi-kaarten om de 15 te verslaan.
pi-mal-pflaumen-lesson-pi-none = De 11 alleen is minder dan 13 en 15: dan kies je als laatste.
pi-mal-pflaumen-lesson-pi-one = 11 en pi is 14,14. Dat verslaat de 13, maar niet de 15.
pi-mal-pflaumen-lesson-pi-three = Dat is genoeg, met 20,42. Maar twee volstaan: bewaar de derde voor later.
pi-mal-pflaumen-lesson-pi-low = De 11 is je hoogste kaart, dus daar hoeft het minst bij. Speel de 11 met twee Pi-kaarten.
pi-mal-pflaumen-lesson-pi-first = 11 en twee keer pi is 17,28, meer dan 15. Jij kiest het eerst, en je hebt nog één Pi-kaart.

pi-mal-pflaumen-lesson-mix = Een mix maken
pi-mal-pflaumen-lesson-mix-recipe = Voor je ligt de witte bes 6. De witte bes 15 in het midden heeft het recept AA: twee dezelfde vruchten, 3 punten.
pi-mal-pflaumen-lesson-mix-take = Welke kaart neem je?
pi-mal-pflaumen-lesson-mix-other = Daarmee heb je nog geen mix. Met de witte bes 15 heb je twee witte bessen, en het recept erbij.
pi-mal-pflaumen-lesson-mix-mix = Nu heb je twee witte bessen en een recept voor twee dezelfde vruchten. Maak de mix.
pi-mal-pflaumen-lesson-mix-done = Dan laat je 3 punten liggen, en open kaarten kunnen gestolen worden. Maak de mix.
pi-mal-pflaumen-lesson-mix-use = Doe beide witte bessen in de mix.
pi-mal-pflaumen-lesson-mix-made = De receptkaart ligt nu gedekt: 3 punten die niemand je kan afnemen. De andere kaart van de mix is uit het spel, dus denk na voor je mixt. In een beurt mag je zo veel mixen maken als je kunt.

pi-mal-pflaumen-lesson-action = Dieven en waakhonden
pi-mal-pflaumen-lesson-action-signs = Sommige kaarten hebben een teken in plaats van een recept. Het masker steelt, de hond bewaakt, en sommige leveren 3 Pi-kaarten op. Wat het teken zegt, gebeurt meteen als iemand de kaart neemt.
pi-mal-pflaumen-lesson-action-take = Je hebt een appel met het recept AA, en Bo heeft de appel 2. Jij kiest het eerst. Welke kaart helpt je?
pi-mal-pflaumen-lesson-action-dog = De hond beschermt wat voor je ligt, en dat is mooi. Maar hij levert je geen tweede appel op. Zoek de kaart die steelt.
pi-mal-pflaumen-lesson-action-pi = 3 Pi-kaarten zijn altijd welkom. Maar er ligt een kaart die je meteen een tweede appel oplevert.
pi-mal-pflaumen-lesson-action-steal = Je hebt de dief genomen: steel nu een kaart van een ander. Van wie?
pi-mal-pflaumen-lesson-action-useless = Die helpt je nu niet. Steel de appel 2 van Bo.
pi-mal-pflaumen-lesson-action-mix = Twee appels en het recept AA: maak de mix.
pi-mal-pflaumen-lesson-action-done = Dan laat je 3 punten liggen. Maak de mix.
pi-mal-pflaumen-lesson-action-guarded = Cleo nam als laatste de hond: zolang ze die heeft, mag niemand van haar stelen.
pi-mal-pflaumen-lesson-action-end = Er zijn drie rondes, en de recepten groeien mee, tot vijf pruimen voor 20 punten. Je Pi-kaarten neem je mee van ronde tot ronde. Wie na de derde ronde de meeste punten heeft, wint. Dat is alles.

pies-lesson-trick = De hoogste kiest het eerst
pies-lesson-trick-aim = Je verzamelt fruit om mixen te maken, en die zijn punten waard. Elke fruitkaart heeft een getal. In elke slag speelt iedereen open één kaart; daarna neemt iedereen een van die kaarten.
pies-lesson-trick-play = Het hoogste getal kiest het eerst. Jij begint deze slag: speel je hoogste kaart, de 18.
pies-lesson-trick-low = Met een laag getal kies je laat en krijg je wat overblijft. Speel hier de 18.
pies-lesson-trick-take = Je bent als eerste aan de beurt en mag een van de drie nemen. De peer 18 heeft een recept, PPP: drie pruimen. De appel 14 heeft een makkelijker recept: AA, twee dezelfde vruchten, voor 3 punten. Neem die.
pies-lesson-trick-pear = Dat recept vraagt om drie pruimen, en die heb je niet. Het recept van de appel is makkelijker: twee dezelfde vruchten. Neem de appel 14.
pies-lesson-trick-cherry = Drie taartfiches zijn nuttig: ze verhogen je getallen. Maar punten krijg je met een recept. Neem de appel 14.
pies-lesson-trick-plum = Bo nam de 18, en wat overbleef ging naar Cleo, met een pruim erbij: wie als laatste kiest, krijgt er altijd een. Pruimen zijn ook fruit. Jij was de eerste, dus jij begint de volgende slag.

pies-lesson-pi = Verhoogd met een taart
pies-lesson-pi-have = In de vorige slag nam je een kaart die je 3 taartfiches opleverde. Elk daarvan telt pi (3,14) op bij een kaart die je speelt. Bo heeft een 15 gespeeld, Cleo een 13.
pies-lesson-pi-play = Je wilt als eerste kiezen. Speel je 11, met precies genoeg taartfiches om de 15 te verslaan.
pies-lesson-pi-none = De 11 alleen is minder dan 13 en 15: dan kies je als laatste.
pies-lesson-pi-one = 11 en pi is 14,14. Dat verslaat de 13, maar niet de 15.
pies-lesson-pi-three = Dat is genoeg, met 20,42. Maar twee volstaan: bewaar het derde voor later.
pies-lesson-pi-low = De 11 is je hoogste kaart, dus daar hoeft het minst bij. Speel de 11 met twee taartfiches.
pies-lesson-pi-first = 11 en twee keer pi is 17,28, meer dan 15. Jij kiest het eerst, en je hebt nog één taartfiche.

pies-lesson-mix = Een mix maken
pies-lesson-mix-recipe = Voor je ligt de witte bes 6. De witte bes 15 in het midden heeft het recept AA: twee dezelfde vruchten, 3 punten.
pies-lesson-mix-take = Welke kaart neem je?
pies-lesson-mix-other = Daarmee heb je nog geen mix. Met de witte bes 15 heb je twee witte bessen, en het recept erbij.
pies-lesson-mix-mix = Nu heb je twee witte bessen en een recept voor twee dezelfde vruchten. Maak de mix.
pies-lesson-mix-done = Dan laat je 3 punten liggen, en open kaarten kunnen gestolen worden. Maak de mix.
pies-lesson-mix-use = Doe beide witte bessen in de mix.
pies-lesson-mix-made = De receptkaart ligt nu gedekt: 3 punten die niemand je kan afnemen. De andere kaart van de mix is uit het spel, dus denk na voor je mixt. In een beurt mag je maar één mix maken.

pies-lesson-action = Gestolen kaarten werken nog een keer
pies-lesson-action-signs = Sommige kaarten hebben een teken in plaats van een recept. Het masker steelt, de hond bewaakt, en een taart levert 3 taartfiches op. Wat het teken zegt, gebeurt meteen als iemand de kaart neemt.
pies-lesson-action-take = Je hebt een witte bes met het recept AA, en Bo heeft de witte bes 6. Jij kiest het eerst. Welke kaart helpt je?
pies-lesson-action-dog = De hond beschermt wat voor je ligt, en dat is mooi. Maar hij levert je geen tweede witte bes op. Zoek de kaart die steelt.
pies-lesson-action-pi = 3 taartfiches zijn altijd welkom. Maar er ligt een kaart die je meteen een tweede witte bes oplevert.
pies-lesson-action-steal = Je hebt de dief genomen: steel nu een kaart van een ander. Van wie?
pies-lesson-action-useless = Die helpt je nu niet. Steel de witte bes 6 van Bo.
pies-lesson-action-mix = En kijk: een gestolen kaart werkt nog een keer, dus de witte bes 6 leverde je ook 3 taartfiches op. Twee witte bessen en het recept AA: maak de mix.
pies-lesson-action-done = Dan laat je 3 punten liggen. Maak de mix.
pies-lesson-action-guarded = Cleo nam als laatste de hond: zolang ze die heeft, mag niemand van haar stelen.
pies-lesson-action-end = Er zijn drie rondes, en de recepten groeien mee, tot vijf pruimen voor 20 punten. Taartfiches die over zijn, vervallen na elke ronde, dus gebruik ze. Wie na de derde ronde de meeste punten heeft, wint. Dat is alles.
