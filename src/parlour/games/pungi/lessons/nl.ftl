# De les van Pungi in het Nederlands.

pungi-lesson-row = Slangen op een rij
pungi-lesson-row-aim = Slangen zijn punten waard, van +4 tot −4. Elke ronde liggen er zo veel slangen als er spelers zijn op een rij achter de pijl van de fluitkaart. Iedereen krijgt er precies één.
pungi-lesson-row-animals = Je hebt vijf dieren in je hand. Iedereen ziet welke dieren dat zijn, maar alleen jij kent hun cijfers. Van de anderen zie je ook alleen de dieren.
pungi-lesson-row-play = Jij begint. Als iedereen heeft gespeeld, worden de kaarten omgedraaid, en het hoogste cijfer krijgt de slang bij de pijlpunt. Dat is nu de +4: speel je hoogste kaart, kikker 9.
pungi-lesson-row-low = Dat mag, maar iemand heeft vast een hogere, en dan ben je de +4 kwijt. Je hoogste kaart is kikker 9.
pungi-lesson-row-taken = Jouw 9 was het hoogst: je kreeg de +4. Cleo’s 7 kreeg de volgende, en wat overbleef ging naar Bo. Niemand kiest; de volgorde beslist.

pungi-lesson-priority = De meerderheid gaat voor
pungi-lesson-priority-seen = Nu speel je als laatste. Bo heeft een slak gespeeld, Cleo een muis: je ziet de dieren, niet de cijfers. Eén regel gaat boven de cijfers: is één dier vaker gespeeld dan elk ander dier, dan gaan de kaarten van dat dier voor.
pungi-lesson-priority-play = Je kaarten zijn laag. Maar je kunt ervoor zorgen dat één dier het vaakst is gespeeld. Welke kaart speel je?
pungi-lesson-priority-alone = Dan zijn alle drie de dieren verschillend, tellen alleen de cijfers, en het jouwe is laag: de −4 is dan waarschijnlijk voor jou.
pungi-lesson-priority-taken = Twee slakken, één muis: de slakken gaan voor. Bo’s slak is hoger en krijgt de +4, de jouwe krijgt de +3. Cleo’s muis 9, de hoogste kaart van allemaal, moest wachten en kreeg de −4.

pungi-lesson-last = De laatste is soms het best af
pungi-lesson-last-play = Deze keer ligt de −4 bij de pijlpunt en de +3 aan het eind van de rij. Bo en Cleo hebben allebei een kikker gespeeld. Nu jij: welke kaart krijgt zeker de +3?
pungi-lesson-last-ten = Kikker 10 zou de hoogste van drie kikkers zijn en de eerste slang krijgen: −4.
pungi-lesson-last-frog = Dan zijn alle drie de kaarten kikkers en beslissen de cijfers. Je moet dan hopen dat de twee anderen meer hebben.
pungi-lesson-last-taken = De kikkers gingen voor, wat hun cijfers ook waren. Jouw muis wachtte en kreeg de +3. Kijken wie wat speelt, is het halve spel.

pungi-lesson-equal = Gelijke cijfers
pungi-lesson-equal-play = Je begint weer en wilt de +3 bij de pijlpunt. Speel libelle 7.
pungi-lesson-equal-low = Speel hier libelle 7. Dan zie je wat er gebeurt als twee cijfers gelijk zijn.
pungi-lesson-equal-taken = Cleo had ook een 7. Bij gelijke cijfers geldt de eerst gespeelde kaart als hoger. Vroeg spelen kan dus lonen.

pungi-lesson-charmer = Slangenbezweerders
pungi-lesson-charmer-lies = In de vorige ronde moest je een −4 nemen. Maar kijk: bij de pijlpunt ligt nu een slangenbezweerder. Bij de puntentelling draait elke bezweerder het voorteken van een van je slangen om.
pungi-lesson-charmer-play = Een bezweerder maakt van je −4 een +4. Bo heeft een slak gespeeld, Cleo een hagedis. Welke kaart maakt de meeste kans op de bezweerder?
pungi-lesson-charmer-snail = Twee slakken zouden voorgaan, een goed idee. Maar dan moet jouw 3 Bo’s slak verslaan. Muis 9 is hier sterker: bij drie verschillende dieren telt alleen het cijfer.
pungi-lesson-charmer-lizard = Twee hagedissen zouden voorgaan, maar dan moet jouw 2 Cleo’s hagedis verslaan. Muis 9 is hier sterker: bij drie verschillende dieren telt alleen het cijfer.
pungi-lesson-charmer-low = Dat is een lage kaart, en niets geeft hem voorrang. Bij drie verschillende dieren telt alleen het cijfer.
pungi-lesson-charmer-taken = De slangenbezweerder is van jou, en je −4 telt straks als +4.
pungi-lesson-charmer-beware = Maar let op: slangenbezweerders móét je gebruiken. Heb je geen slechte slang, dan maakt een bezweerder van een goede slang een slechte.
pungi-lesson-charmer-end = Dat is alles. Na elke ronde trek je een kaart, en de volgende speler links begint. Zijn er te weinig slangkaarten voor een nieuwe rij, dan worden de punten geteld, en de hoogste som wint.
