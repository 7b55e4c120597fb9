# Pungi auf Deutsch. $you ist „yes“, wenn gemeint ist, wer liest; $name ist dann leer.

pungi-title = Pungi
pungi-about = Locke mit fünf Tieren die besten Schlangen an: Welche Tiere es sind, sehen alle; wie stark sie sind, weißt nur du.

pungi-animal-mouse = Maus
pungi-animal-snail = Schnecke
pungi-animal-lizard = Eidechse
pungi-animal-dragonfly = Libelle
pungi-animal-grasshopper = Heuschrecke
pungi-animal-frog = Frosch
# Von manchen Karten ist nur das Tier bekannt: $card ist dann sein Name allein.
pungi-card = { $animal } { $value }
    .einen =
        { $card ->
            [Maus] eine Maus
            [Schnecke] eine Schnecke
            [Eidechse] eine Eidechse
            [Libelle] eine Libelle
            [Heuschrecke] eine Heuschrecke
            [Frosch] einen Frosch
           *[other] { $card }
        }
pungi-charmer = Beschwörer
pungi-several =
    { $count } { $animal ->
        [Maus] Mäuse
        [Schnecke] Schnecken
        [Eidechse] Eidechsen
        [Libelle] Libellen
        [Heuschrecke] Heuschrecken
        [Frosch] Frösche
       *[other] { $animal }
    }

pungi-option-chaos = Die Startperson bestimmt selbst, wer als Nächstes anfängt.
pungi-option-name_oneself = Die Startperson bestimmt, wer als Nächstes anfängt, und darf es auch selbst sein.
pungi-option-turn_again = Eine Schlange, die schon umgekehrt ist, darf noch einmal umgekehrt werden.

# Abgelehnte Materialtabellen
error-pungi-animals = Zeile { $line } verstößt gegen { $rule }: Es gibt { $expected } verschiedene Tiere, nicht { $found }.
error-pungi-values = Zeile { $line } verstößt gegen { $rule }: Jedes Tier hat { $expected } Karten mit verschiedenen Werten, nicht { $found }.
error-pungi-charmers = Zeile { $line } verstößt gegen { $rule }: Es gibt 5 oder 6 Beschwörer, nicht { $found }.
error-pungi-snakes = Zeile { $line } verstößt gegen { $rule }: Es gibt { $expected } Schlangen, oder 32, wenn es 5 Beschwörer sind, nicht { $found }.
error-pungi-name = Zeile { $line } verstößt gegen { $rule }: Ein Tier ist ein Wort aus höchstens { $longest } Kleinbuchstaben, nicht { $found }.
error-pungi-value = Zeile { $line } verstößt gegen { $rule }: Ein Wert ist eine Zahl von 1 bis 99, nicht { $found }.
error-pungi-snake = Zeile { $line } verstößt gegen { $rule }: Eine Schlange zählt 1 bis 9 oder -1 bis -9, und es gibt mindestens eine davon, nicht { $count } mit { $found }.

# Was geschieht
pungi-dealt =
    { $you ->
        [yes] Du bekommst: { $cards }.
       *[no] { $name } bekommt: { $cards }.
    }
pungi-began =
    { $you ->
        [yes] Das Los fällt auf dich: Du fängst an.
       *[no] Das Los fällt auf { $name }: { $name } fängt an.
    }
pungi-top = Oben auf dem Nachziehstapel: { $card }.
pungi-laid = Neue Schlangen, von der Pfeilspitze an: { $row }.
pungi-shuffled = Mindestens vier gleiche: { $row } werden in den Stapel zurückgemischt.
pungi-played =
    { $you ->
        [yes] Du spielst { pungi-card.einen }.
       *[no] { $name } spielt { pungi-card.einen }.
    }
pungi-priority =
    { $any ->
        [yes] Aufgedeckt! Am häufigsten sind { $card ->
            [Maus] Mäuse
            [Schnecke] Schnecken
            [Eidechse] Eidechsen
            [Libelle] Libellen
            [Heuschrecke] Heuschrecken
            [Frosch] Frösche
           *[other] { $card }
        }: Sie kommen zuerst dran.
       *[no] Aufgedeckt! Kein Tier ist am häufigsten: Der höchste Wert kommt zuerst dran.
    }
pungi-took =
    { $you ->
        [yes] Du nimmst { $charmer ->
            [yes] einen Beschwörer
           *[no] die { $snake }
        } mit { $card }.
       *[no] { $name } nimmt { $charmer ->
            [yes] einen Beschwörer
           *[no] die { $snake }
        } mit { $card }.
    }
pungi-charms =
    { $you ->
        [yes] Dein Beschwörer
       *[no] Ein Beschwörer
    } { $moves ->
        [yes] geht weiter: Aus { $before } wird { $after }.
       *[no] { $bad ->
            [yes] macht aus der { $before } eine { $after }.
           *[no] findet keine schlechte Schlange mehr und macht aus der { $before } eine { $after }.
        }
    }
pungi-uncharmed = Die { $after } ist wieder { $snake }.
pungi-waits =
    { $you ->
        [yes] Dein Beschwörer
       *[no] Ein Beschwörer von { $name }
    } wartet auf die nächste Schlange.
pungi-named =
    { $oneself ->
        [yes] { $you ->
            [yes] Du fängst gleich noch einmal an.
           *[no] { $name } fängt gleich noch einmal an.
        }
       *[no] { $you ->
            [yes] Du bestimmst, dass als Nächstes { $other } anfängt.
           *[no] { $otheryou ->
                [yes] { $name } bestimmt, dass als Nächstes du anfängst.
               *[no] { $name } bestimmt, dass als Nächstes { $other } anfängt.
            }
        }
    }
pungi-leads =
    { $you ->
        [yes] Neue Runde: Du fängst an.
       *[no] Neue Runde: { $name } fängt an.
    }
pungi-drew =
    { $you ->
        [yes] Du ziehst { pungi-card.einen }.
       *[no] { $name } zieht { pungi-card.einen }.
    }
pungi-charmed =
    { $you ->
        [yes] Einer deiner Beschwörer
       *[no] Ein Beschwörer von { $name }
    } hat aus einer { $snake } eine { $after } gemacht.
pungi-turned_back =
    { $you ->
        [yes] Dein Beschwörer macht aus der { $after } wieder { $snake }.
       *[no] Ein Beschwörer von { $name } macht aus der { $after } wieder { $snake }.
    }
pungi-scored =
    { $you ->
        [yes] Du hast { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
       *[no] { $name } hat { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
    }

# Züge
pungi-do-play = { $card } spielen
pungi-do-start =
    { $you ->
        [yes] Die nächste Runde selbst anfangen
       *[no] { $name } die nächste Runde anfangen lassen
    }

# Der Tisch im Terminal
pungi-round = Runde { $round } von { $rounds }
pungi-piles =
    noch { $snakes } { $snakes ->
        [one] Schlangenkarte
       *[other] Schlangenkarten
    }; noch { $pile } { $pile ->
        [one] Tier
       *[other] Tiere
    }, obenauf: { $top }
pungi-flute = Flöte
pungi-starts = Start
pungi-to-play = am Zug
pungi-column-hand = Hand
pungi-column-played = gespielt
pungi-column-taken = genommen
pungi-column-points = Punkte

# Der Tisch im Browser
pungi-table-round = Runde
pungi-table-last-round = Die letzte Runde
pungi-table-row = Die Schlangen, von der Pfeilspitze an
pungi-table-hand =
    { $own ->
        [no] Die Hand von { $player }
       *[yes] Deine Hand
    }
pungi-table-none = noch keine Schlange
pungi-table-snakes = { $count ->
    [one] { $count } Karte im Schlangenstapel
   *[other] { $count } Karten im Schlangenstapel
}
pungi-table-pile = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
pungi-table-leads = { $several } wären zuerst dran
pungi-table-nothing-leads = Noch führt kein Tier
pungi-table-priority = { $several } sind zuerst dran
pungi-table-equal = { $several }: kein Tier führt
pungi-table-equal-all = { $several }: keins führt, die höchste Karte zuerst
pungi-table-no-priority = Kein Tier führt: die höchste Karte zuerst
pungi-table-rest = Jetzt die anderen, die höchste Karte zuerst
pungi-table-first = zuerst dran
pungi-table-next = { $animal ->
    [Frosch] der nächste { $animal }
   *[other] die nächste { $animal }
}
pungi-table-beats = { $value } schlägt { $other }
pungi-table-earlier =
    { $you ->
        [yes] gleich, aber vor deiner
       *[no] gleich, aber vor { $name }
    }
pungi-table-left = nimmt die letzte
pungi-table-got = nahm { $snake }
pungi-table-got-turned = nahm { $before }, jetzt { $after }
pungi-table-yours =
    { $own ->
        [no] verdeckt: { $value }
       *[yes] deine { $value }
    }
pungi-table-successor = Wer fängt die nächste Runde an?
pungi-table-count = Die Abrechnung
pungi-table-charmed = aus { $before } wurde { $after }
pungi-table-takes =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $charmer ->
        [yes] einen Beschwörer
       *[no] die { $snake }
    }
pungi-table-charms =
    { $you ->
        [yes] Dein
       *[no] { $name }: Der
    } { $moves ->
        [yes] Beschwörer
       *[no] { $which ->
            [new] { $you ->
                [yes] neuer Beschwörer
               *[no] neue Beschwörer
            }
            [waiting] { $you ->
                [yes] wartender Beschwörer
               *[no] wartende Beschwörer
            }
            [next] { $you ->
                [yes] nächster Beschwörer
               *[no] nächste Beschwörer
            }
           *[only] Beschwörer
        }
    } { $counts ->
        [yes] hat { $bad ->
            [yes] die { $next ->
                [yes] nächste schlimme
               *[no] schlimmste
            } Schlange
           *[no] eine gute Schlange
        } umgekehrt: { $before } zählt als { $after }
       *[no] { $bad ->
            [yes] { $moves ->
                [yes] geht zu einer schlimmeren Schlange
               *[no] kehrt die { $next ->
                    [yes] nächste schlimme
                   *[no] schlimmste
                } Schlange um
            }
           *[no] { $moves ->
                [yes] geht zu einer kleineren Schlange
               *[no] findet keine schlechte mehr
            }
        }: aus { $before } wird { $after }
    }
pungi-table-uncharmed = { $after } ist wieder { $snake }
pungi-table-charmer = Ein Beschwörer wirkt sofort: Er kehrt das Vorzeichen der schlimmsten Schlange derselben Person um oder, wo keine schlecht ist, das der kleinsten guten. Kommt später eine schlimmere, geht er zu ihr. Es zählt, wie sie am Ende liegen.
pungi-table-charmer-once = Keine Schlange wird zweimal umgekehrt: Findet ein Beschwörer keine andere, wartet er auf die nächste.
pungi-table-turned = Ein Beschwörer hat aus { $before } { $after } gemacht
pungi-table-turned-now = Er hat aus { $before } { $after } gemacht.
pungi-table-waiting = wartet auf eine Schlange
pungi-table-charmers = { $count } Beschwörer
pungi-table-charmer-waits =
    { $you ->
        [yes] { $which ->
            [new] Dein neuer Beschwörer
           *[only] Dein Beschwörer
        }
       *[no] { $which ->
            [new] { $name }: Der neue Beschwörer
           *[only] { $name }: Der Beschwörer
        }
    } wartet auf die nächste Schlange: { $any ->
        [yes] Keine wird zweimal umgekehrt
       *[no] Noch ist keine da
    }
pungi-table-charmers-turn = Die Schlangen liegen, wie sie zählen, jeder Beschwörer bei der, die er umgekehrt hat.
pungi-table-tie = Bei gleichen Summen wird der Sieg geteilt.
pungi-table-over = Für eine weitere Runde reichen die Schlangenkarten nicht.
pungi-table-gone = Tiere, die schon weg sind: { $count }
pungi-table-out = (weg)

pungi-guide-rule =
    Die Reihe der Schlangen beginnt am Pfeil: Die höchste Karte bekommt die Schlange gleich daneben, die zweithöchste die folgende und so weiter. Bei gleichen geht die früher gespielte vor.

    Wurde ein Tier häufiger gespielt als jedes andere, sind seine Karten zuerst dran.

    Plus bringt Punkte, Minus kostet welche.
pungi-guide-lead = Du beginnst. Die stärkste Karte bekommt, was an der Pfeilspitze liegt, die nächststärkste das Folgende. Dein Tier sehen alle, seinen Wert kennst nur du.
    .short = Die stärkste Karte bekommt die Schlange an der Pfeilspitze.
pungi-guide-lead-bad = Du beginnst. Die Schlange an der Pfeilspitze kostet Punkte, und die stärkste Karte muss sie nehmen: Mit einer schwachen überlässt du sie vielleicht anderen. Dein Tier sehen alle, seinen Wert kennst nur du.
    .short = Die stärkste Karte muss die schlechte Schlange am Pfeil nehmen.
pungi-guide-join = Schau, was schon daliegt. Wurde ein Tier häufiger gespielt als jedes andere, sind seine Karten zuerst dran, vom höchsten Wert abwärts; danach der Rest.
    .short = Das Tier, das am häufigsten daliegt, ist zuerst dran, dann der Rest.
pungi-guide-charmer = In der Reihe liegt ein Beschwörer. { pungi-table-charmer }
    .short = Ein Beschwörer kehrt die schlimmste Schlange um, notfalls eine gute.
pungi-guide-play = Such dir aus, mit wem du gehst: Schließ dich dem führenden Tier an, wenn du darin stark bist, oder bleib für dich, wenn dir eine spätere Schlange lieber ist.
    .short = Schließ dich dem führenden Tier an, wenn du stark bist, oder nicht.
pungi-guide-play-none = Noch führt kein Tier. Eine weitere Karte von einem, das schon daliegt, kann es in Führung bringen: Dann sind seine Karten zuerst dran. Oder bleib für dich, wenn dir eine spätere Schlange lieber ist.
    .short = Noch führt kein Tier: Eine gleiche Karte bringt es vielleicht nach vorn.
pungi-guide-play-apart = Vom führenden Tier hast du keines. Seine Karten sind zuerst dran; deine kommt danach mit den übrigen, der höchste Wert zuerst.
    .short = Vom führenden Tier hast du keines: Danach zählt der höchste Wert.
pungi-guide-play-new = Von den Tieren, die daliegen, hast du keines. Führt am Ende keines von ihnen, ist der höchste Wert zuerst dran.
    .short = Du hast keines dieser Tiere: Führt keines, zählt der höchste Wert.
pungi-guide-name = Du bestimmst, wer die nächste Runde beginnt. Wer zuletzt spielt, weiß am meisten.
    .short = Wer beginnt? Wer zuletzt spielt, weiß am meisten.
pungi-guide-wait = Die anderen wählen. Du siehst, welche Tiere sie halten, aber nicht, wie stark sie sind.
pungi-guide-over = Jeder Beschwörer hat eine Schlange umgekehrt, die schlimmste zuerst. Die höchste Summe gewinnt.

# Was ein Bericht zählt
pungi-group-snakes = Genommene Schlangen
pungi-group-animals = Gespielte Tiere
pungi-group-values = Gespielte Werte
pungi-group-cards = Gespielte Karten

# Die Seite, auf der man die Karten der eigenen Schachtel eingibt
pungi-box-values = Die Werte jedes Tiers
pungi-box-charmers = Beschwörer
pungi-box-snakes = Wie viele Schlangen es von jedem Wert gibt

# Beschriftungen der Bilder auf der Lernseite
pungi-figure-cards = Karten
pungi-figure-hand = Hand
pungi-figure-row = die Reihe, von der Pfeilspitze an
pungi-figure-plays = spielt
pungi-figure-takes = nimmt
pungi-figure-taken = hat genommen
pungi-figure-charmed = von den Beschwörern umgekehrt
pungi-figure-counts = zählt
pungi-figure-points = Punkte

# Gründe für einen Zug: was daraus folgt ($move: „mit Frosch 7“), wie oft oder wie viel ($much: „in 62 von 100 Fällen“)
pungi-with-play = mit { $card }
pungi-with-start =
    { $you ->
        [yes] mit dir als Startperson
       *[no] mit { $name } als Startperson
    }
pungi-reason-takes =
    { $move } { $you ->
        [yes] nimmst du
       *[no] nimmt { $player }
    } { $much } { $charmer ->
        [yes] einen Beschwörer
       *[no] die { $snake }
    }
pungi-reason-turns =
    { $move } { $you ->
        [yes] nimmst du
       *[no] nimmt { $player }
    } { $much } die { $snake } ({ $you ->
        [yes] dein
       *[no] ein
    } Beschwörer macht { $after } daraus)
pungi-reason-gains =
    { $move } { $you ->
        [yes] machst du
       *[no] macht { $player }
    } { $much } Pluspunkte
pungi-reason-loses =
    { $move } { $you ->
        [yes] machst du
       *[no] macht { $player }
    } { $much } Minuspunkte
pungi-reason-points =
    { $move } bringt { $you ->
        [yes] dir
       *[no] { $player }
    } die Runde im Schnitt { $much } Punkte

# Situationen, für ein Profil: „Am meisten verlierst du: …“
pungi-when-first = wenn du zuerst spielst
pungi-when-between = wenn du weder zuerst noch zuletzt spielst
pungi-when-last = wenn du zuletzt spielst
pungi-when-name = wenn du bestimmst, wer anfängt

# Wann entschieden wurde, in einer Analyse
pungi-moment =
    { $phase ->
        [name] Runde { $round }, wer anfängt
       *[play] Runde { $round }
    }
