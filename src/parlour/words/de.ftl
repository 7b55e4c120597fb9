# Parlour auf Deutsch: was zu keinem Spiel gehört.

you = Du
you-won = du
seat-name = Platz { $seat }
interval = { $mean } ({ $low } bis { $high })
version = parlour { $version } ({ $rules })

# Ablehnungen. Jede sagt, was nicht stimmt und was richtig wäre.
refused = parlour: { $sentence } [{ $code }]

error-game-unknown = Ein Spiel namens { $game } gibt es hier nicht; es gibt: { $known }.
error-plugin-broken = Das Spiel { $name } aus dem Paket { $plugin } ist nicht zu gebrauchen ({ $reason }). Aktualisiere oder deinstalliere dieses Paket.
error-plugin-kind = Das Paket { $plugin } bietet { $name } an; das ist weder ein Spiel noch eine Liste von Spielen. Aktualisiere oder deinstalliere dieses Paket.
error-plugin-id = Das Paket { $plugin } hat ein Spiel mit der Kennung „{ $game }“. Eine Kennung hat höchstens { $longest } Kleinbuchstaben, Ziffern und einzelne Bindestriche und beginnt mit einem Buchstaben.
error-plugin-twice = Das Paket { $plugin } hat ein Spiel mit der Kennung { $game }, die schon das Paket { $other } benutzt. Deinstalliere eines von beiden.
error-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
error-bot-unknown = Einen Bot namens { $bot } gibt es nicht; es gibt: { $known }.
error-bot-own = { $bot } kann nicht mitspielen: { $reason }. Nenne ein importierbares Modul und eine Klasse darin, etwa paket.modul:Klasse.
error-bot-untrusted = Das gespeicherte Match will den Code von { $bot } ausführen. Wenn du ihm vertraust, nenne ihn: --bots { $bot }
error-bot-budget = Ein Budget ist eine Zahl von Durchläufen wie master@200 oder eine Zeit in Sekunden wie master@0.5s, nicht { $budget }.
error-bot-failed = { $bot } kann nicht weiterspielen: { $reason }.
error-process-ended = Ein Arbeitsprozess ist mitten in einer Partie abgebrochen, vermutlich wegen eines Bots.
error-nothing-to-explain = Hier gibt es nichts zu erklären: Entweder gehört die Ansicht niemandem, oder niemand hat etwas zu entscheiden.
error-bots-too-many =
    Nenne { $seats ->
        [1] genau einen Bot
       *[other] 1 bis { $seats } Bots
    }, nicht { $bots }.
error-out-form = Ergebnisse kommen in Dateien, die auf .json oder .csv enden, nicht nach { $path }.
error-arena-file = { $path } beginnt nicht mit dem Plan einer Arena, also lässt sich damit keine Arena fortsetzen; nenne eine andere Datei.
error-arena-plan = { $path } enthält Verteilungen nach einem anderen Plan; unterschiedlich sind: { $differs }. Verlange das, was darin steht, oder nenne eine andere Datei.
error-report-file = { $path } beginnt nicht mit dem Plan eines Berichts, also lässt sich damit kein Bericht fortsetzen; nenne einen anderen Ordner.
error-report-plan = { $path } enthält Partien nach einem anderen Plan; unterschiedlich sind: { $differs }. Verlange das, was darin steht, oder nenne einen anderen Ordner.
error-report-extra = Dafür fehlt noch etwas: pip install 'parlour[{ $extra }]'.
error-report-family = Auf { $family } kann man nicht verzichten; es gibt: { $known }. Oder schreib ein Muster für Züge, etwa play:*-10.
error-seats-list = Schreib Personenzahlen so: 3,4,5; nicht so: { $text }.
error-needs-rl = Umgebungen und Datensätze brauchen { $module }, das nicht installiert ist: pip install 'parlour[rl]'.
error-train-nothing = Die Strategie von { $game } hat keine Zahlen zum Anpassen.
error-train-worse = Was an { $games } Partien angepasst wurde, beurteilt die beiseitegelegten nicht besser (Verlust { $fitted }) als die Schätzung von Hand ({ $by_hand }). Es wurde nichts geschrieben. Versuche es mit mehr --games.
error-train-plan = { $path } gehört zu einem Lauf mit einem anderen Tisch, einem anderen Seed oder einer anderen Zahl von Partien. Nimm dieselben oder beginne ohne --resume neu.
error-dataset-plan = { $path } beschreibt andere Partien; unterschiedlich sind: { $differs }. Verlange dieselben oder nenne einen anderen Ordner.
error-dataset-file = { $path } ist nicht das Schema eines Datensatzes, den diese Version lesen kann.
error-no-game = Es läuft keine Partie; rufe zuerst reset() auf.
error-action-none = { $agent } muss eine Aktion wählen.
error-action-illegal = { $agent } kann jetzt nicht Aktion { $action } wählen, wohl aber: { $legal }.
error-actions-shape = Ein Schritt braucht ein Feld mit { $games } Aktionen, eine für jede Partie.
error-seeds = Es sind { $games } Partien, also braucht es ebenso viele Seeds, nicht { $seeds }.
error-reward-unknown = Eine Belohnung namens { $reward } gibt es nicht; es gibt: { $known }.
error-opponents = Mehrere Partien zugleich können nicht { $opponents } als Gegner haben, wohl aber: { $known }.
error-render-mode = Eine Darstellung namens { $mode } gibt es nicht; es gibt: { $known }.
error-file = { $path } ist nicht zu gebrauchen: { $reason }.
error-file-large = { $path } wurde nicht gelesen: Die Datei hat mehr als { $most } Zeichen.

error-option-form = Schreib eine Option als name=wert, nicht { $text }.
error-option-unknown = { $game } hat keine Option { $option }; es hat: { $known }.
error-option-twice = Die Option { $option } ist zweimal gewählt, einzeln oder durch eine Vorauswahl.
error-option-flag = Die Option { $option } ist on oder off, nicht { $value }.
error-option-integer = Die Option { $option } ist eine Zahl von { $lowest } bis { $highest }, nicht { $value }.
error-option-integers = Die Option { $option } ist eine Liste verschiedener Zahlen von { $lowest } bis { $highest }, mit Kommas dazwischen, nicht { $value }.
error-option-sets = Die Option { $option } ist eine oder mehrere Listen verschiedener Zahlen von { $lowest } bis { $highest }, mit Kommas in einer Liste und / zwischen den Listen, nicht { $value }.
option-called = „{ $label }“

error-components-toml = Die Materialtabelle ist kein gültiges TOML: { $reason }.
error-components-shape = Zeile { $line } der Materialtabelle: { $reason }.
error-components-large =
    Zeile { $line } der Materialtabelle: { $what ->
        [characters] Eine Tabelle hat höchstens { $most } Zeichen.
        [parts] Eine Tabelle hat höchstens { $most } Namen, Werte und Satzzeichen.
        [depth] Klammern stehen höchstens { $most } tief ineinander.
        [dots] Ein Schlüssel hat höchstens { $most } Punkte.
        [word] Ein Schlüssel oder eine Zahl hat höchstens { $most } Zeichen.
       *[text] Ein Text in Anführungszeichen hat höchstens { $most } Zeichen.
    }

error-no-lesson = Für { $game } gibt es noch keine Lektion.
error-no-such-part = Die Lektion hat die Teile 1 bis { $last }, nicht { $part }.
error-no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-unknown-token = { $token } bedeutet in { $game } nichts.
error-not-your-turn = Platz { $seat } ist nicht an der Reihe, darum geht { $token } gerade nicht.
error-illegal = Platz { $seat } kann jetzt nicht { $token } spielen, wohl aber: { $legal }.
error-not-together = Was { $token } bringt, steht noch nicht fest. Platz { $seat } muss es allein spielen, und den Rest danach.
error-game-over = Die Partie ist vorbei, darum kann Platz { $seat } nicht mehr { $token } spielen.

error-chance-unknown = Eine Ziehung namens { $chance } gibt es nicht; es gibt: { $known }.
error-chance-not-due = Die Ziehung { $chance } ist jetzt nicht dran.
error-outcome-unknown = { $item } kann bei der Ziehung { $chance } nie herauskommen.
error-outcome-impossible = Stelle { $at } der Ziehung { $chance } kann nicht { $item } sein: Das ist nicht da oder nicht mehr da.
error-outcome-short = Die Ziehung { $chance } ergibt { $expected } Stück, nicht { $found }.

error-record-format = Diese Aufzeichnung hat das Format { $found }; diese Version liest das Format { $known }.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht zu lesen: { $text }
error-record-large =
    Zeile { $line } der Aufzeichnung: { $what ->
        [characters] Eine Aufzeichnung hat höchstens { $most } Zeichen.
        [lines] Eine Aufzeichnung hat höchstens { $most } Zeilen.
       *[words] Eine Zeile hat höchstens { $most } Wörter.
    }
error-record-key = Zeile { $line } der Aufzeichnung hat einen unbekannten Schlüssel: { $key }.
error-record-twice = Zeile { $line } der Aufzeichnung sagt zum zweiten Mal { $key }.
error-record-missing = Der Kopf der Aufzeichnung endet in Zeile { $line } und sagt nichts über { $key }.
error-record-integer = In der Aufzeichnung steht { $key } { $value }, und das ist keine Zahl.
error-record-game = Die Aufzeichnung ist von { $found }, nicht von { $wanted }.
error-record-rules = Die Aufzeichnung wurde nach den Regeln { $found } von { $game } gespielt; diese Version spielt nach den Regeln { $known }.
error-record-components = Die Aufzeichnung wurde mit dem Material { $wanted } gespielt, nicht mit { $found }.
error-record-needs-components = Die Aufzeichnung wurde mit einer eigenen Materialtabelle gespielt ({ $wanted }): Nenne deren Datei mit --components.
error-record-order = Zeile { $line } der Aufzeichnung ({ $text }) steht am falschen Platz: Was gleichzeitig gewählt wird, steht in der Reihenfolge der Plätze, ohne das, was ersetzt wurde.
error-record-step = Zeile { $line } der Aufzeichnung ({ $text }) lässt sich nicht spielen: { $reason }

no-records = dort ist keine Partie gespeichert
not-text = es ist kein UTF-8-Text

# Hilfe
help-parlour = Moderne Tischspiele mit verdeckter Information: spielen, simulieren, nacherzählen.
help-examples = Beispiele
help-games = Zählt die Spiele auf.
help-bots = Zählt die Bots auf.
help-play =
    GAME im Terminal gegen Bots spielen.

    Tippe die Nummer eines Zugs, ! für einen Tipp, ? für die Spielanleitung, ?? für jede einzelne Regel, u, um deinen letzten Schritt zurückzunehmen, b, damit ein Bot für dich spielt, q zum Speichern und Aufhören.
help-simulate =
    Bots viele Partien GAME spielen lassen und berichten, wie es ihnen ergangen ist.

    Von Partie zu Partie rücken die Bots einen Platz weiter. Gleiche Seeds ergeben gleiche Partien, egal wie viele --jobs.
help-train =
    Wie Bots die Gewinnchancen bei GAME schätzen, an Partien der leichten Strategie anpassen, für einen Tisch: Plätze, Optionen und Material.

    Gleiche Seeds ergeben gleiche Dateien. Eine Datei gilt nur für ihren Tisch. Ohne --out wird sie dort aufbewahrt, wo alle Befehle sie finden.
help-arena =
    Bots bei GAME auf gleichen Verteilungen vergleichen.

    Jede Verteilung wird einmal in jeder Sitzordnung der Bots gespielt, damit sich das Glück ausgleicht. Gleiche Seeds ergeben gleiche Verteilungen, egal wie viele --jobs.
    Der Bot „cheater“ sieht alle Karten und spielt nur hier mit.
help-report =
    GAME untersuchen: viele Partien spielen und eine Seite mit Abbildungen und Tabellen schreiben.

    Punkte, Sitzreihenfolge, Länge, Gleichstände, was genommen wird und was es wert ist, Glück und Können, und was es kostet, auf etwas zu verzichten; auf Wunsch nebeneinander für zwei Materialtabellen oder zweierlei Optionen. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
help-dataset =
    Bots GAME spielen lassen und das, was sie sahen und wählten, als Daten zum Lernen schreiben.

    Es sind die Partien von `simulate` mit demselben Seed. Was fertig ist, bleibt: Derselbe Befehl macht weiter, wo er aufgehört hat.
help-replay =
    Die Partie nacherzählen, die in FILE aufgezeichnet ist.

    Eine beendete Partie wird mit offenen Karten erzählt.
help-review =
    Auf die beendete Partie in FILE zurückblicken: was jede Entscheidung gekostet hat und was Glück war.

    FILE ist eine Aufzeichnung oder der Mitschnitt eines Matches.
help-reviewed_seat = Nur dieser Platz; das geht schneller.
help-game_number = Welche Partie eines Matches.
help-quick = Ein Zehntel der Arbeit: schneller und weniger sicher.
help-quick_reviews = Beendete Partien mit einem Zehntel der Arbeit ansehen: schneller, aber weniger sicher.
help-as_html = Eine Seite für den Browser ausgeben.
help-rules = Zeigt, wie man GAME spielt; mit --reference jede Regel mit ihrer Nummer.
help-reference = Jede Regel mit ihrer Nummer, unsere Festlegungen und woher die Karten sind.
help-learn =
    GAME im Terminal lernen: eine Lektion von einigen Minuten, Teil für Teil.
help-part = Der Teil, mit dem es losgeht.
help-components =
    Die Materialtabelle von GAME ausgeben oder eine eigene prüfen.

    In der Tabelle steht, was auf die Karten gedruckt ist. Wenn du das Spiel besitzt, kannst du die echten Karten hineinschreiben.
help-seats = Wie viele mitspielen.
help-seat = Wo du sitzt.
help-as_seat = So erzählen, wie dieser Platz es gesehen hat.
help-names = Die Bots in der Reihenfolge der Plätze; sind es zu wenige, wird die Liste wiederholt.
help-options = Eine Option des Spiels wählen; geht auch mehrmals.
help-components_file = Eine eigene Materialtabelle.
help-seed = Eine Zahl oder ein Wort, damit es wiederholbar ist.
help-series = So viele Partien spielen, wie Leute am Tisch sitzen, und die Punkte zusammenzählen.
help-every_choice = Auch dann fragen, wenn es nur einen Zug gibt.
help-resume = Ein gespeichertes Match fortsetzen, oder eine Aufzeichnung oder einen Ordner davon aus einer früheren Version.
help-save = Wo das Match aufgehoben wird. PATH.match ist sein Protokoll, solange es dauert; danach gibt es von jeder Partie eine Aufzeichnung und PATH.replay.json.
help-as_json = JSON für Programme ausgeben.
help-folder = Wohin die Teile und ihr Schema kommen.
help-records = Je Partie eine Aufzeichnung in diesen Ordner schreiben.
help-jobs = Wie viele Prozesse rechnen.
help-check = Stattdessen diese Datei prüfen.
help-count = Wie viele Partien.
help-most = Wie viele Verteilungen.
help-adjusted = Jede Entscheidung danach beurteilen, was man wissen konnte, und Ergebnisse ohne Glück zeigen; --until-clear richtet sich dann danach. Das dauert viel länger.
help-until-clear = Aufhören, sobald der erste Bot eindeutig öfter oder seltener gewinnt als im Schnitt.
help-out = Die Ergebnisse in diese .json- oder .csv-Datei schreiben; geht auch mehrmals.
help-resume_file = Jede fertige Verteilung in dieser .jsonl-Datei festhalten und dort weitermachen, wo es aufgehört hat.
help-train_games = Aus wie vielen Partien gelernt wird. Jede zehnte wird beiseitegelegt, um das Ergebnis zu prüfen.
help-train_out = Die Gewichte in diese Datei oder in diesen Ordner schreiben.
help-train_resume = Einen abgebrochenen Lauf fortsetzen. Der Seed darf fehlen.
help-seat_counts = Mit wie vielen gespielt wird, etwa 3,4; ohne Angabe mit jeder möglichen Zahl.
help-ordinary = Wie viele gewöhnliche Partien, verteilt auf die Personenzahlen.
help-duplicates = Wie viele Verteilungen mehrmals gespielt werden, für Glück und Können und für den Verzicht; 0: keine.
help-ladder = Die Bots, die dieselben Verteilungen spielen.
help-forbidden = Worauf verzichtet wird: ein Name, den das Spiel kennt, oder ein Muster für Züge; mehrmals möglich. Ohne Angabe nacheinander auf alles, was das Spiel kennt; mit none auf nichts.
help-restrained = Der Bot, der auf etwas verzichtet.
help-components_name = Eine Materialtabelle: eine Datei oder der Name einer mitgelieferten.
help-other_components = Eine andere Materialtabelle zum Vergleich.
help-other_options = Eine Option zum Vergleich; mehrmals möglich.
help-report_folder = Wo der Bericht liegt; ohne Angabe GAME-report.
help-cores = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
help-cluster = Die Adresse eines Ray-Clusters, der stattdessen spielt; auto findet den, der hier läuft, local startet einen.

# Eine Lektion
learn-keys = Lies und drück Enter; wo du spielen sollst, tippe die Nummer eines Zugs. ! zeigt den richtigen Zug, s überspringt einen Teil, ? zeigt die Regeln, q hört auf.
learn-part = Teil { $part } von { $parts }: { $title }
learn-enter = (Enter)
learn-prompt = Dein Zug (1–{ $last }, !, s, ?, q):
learn-answer = Das ist keiner der Züge. Tippe eine Zahl von 1 bis { $last }, !, s, ? oder q.
learn-over = Jetzt weißt du, wie es geht. Deine erste Partie:
learn-left = Später geht es weiter mit:

# Befehle
games-line = { $game }: { $about } { $fewest } bis { $most } Personen.
games-preset = {"    "}--option { $preset } (Vorauswahl): { $meaning }
games-option = {"    "}--option { $option }: { $meaning }
bot-random = Spielt zufällige Züge: gut zum Testen, aber kaum als Gegner.
bot-greedy = Eine Faustregel je Spiel, schnell und ohne Weitblick.
bot-novice = Lernt noch: übersieht viel, vergisst, was schon weg ist, und verliert mit guter Laune.
bot-casual = Spielt der Gesellschaft wegen: hat einen Plan, aber nicht immer den richtigen.
bot-regular = Kennt die Spiele gut und verschenkt selten einen Zug.
bot-expert = Überlegt, was die anderen haben könnten, und vergisst wenig.
bot-master = Übersieht kaum etwas und vergisst nichts.
bot-champion = Besser geht es nicht: denkt bis zu einer Sekunde je Zug.
bots-own = Eine Stufe kann ein Budget haben: master@200 probiert 200 Welten je Zug, master@0.5s denkt eine halbe Sekunde. Ein eigener Bot: paket.modul:Klasse.

components-good = { $path } ist eine vollständige Materialtabelle; in Aufzeichnungen heißt sie { $name }.

play-company = Mit dir am Tisch: { $company }.
play-keys = Tippe die Nummer eines Zugs; ! gibt einen Tipp, ? zeigt die Spielanleitung, ?? jede einzelne Regel, u geht zurück zu deiner letzten Entscheidung, b lässt einen Bot für dich spielen, q speichert und hört auf.
play-cards = Manches, was auf den Karten steht, haben wir selbst festgelegt: Die echten Karten sind nicht vollständig veröffentlicht. Am Ende der Regeln (??) steht, was bekannt ist und woher.
play-own-cards = Du spielst mit eigenen Karten.
rules-more = Jede Regel mit ihrer Nummer, unsere Festlegungen und woher die Karten sind: ?? während einer Partie, oder parlour rules { $game } --reference.
play-prompt = Dein Zug (1–{ $last }, !, ?, ??, u, b, q):
play-answer = Das ist keiner der Züge. Tippe eine Zahl von 1 bis { $last }, !, ?, ??, u, b oder q.
play-only = Dein einziger Zug: { $move }.
play-commitment = Was gezogen wird, folgt aus einem Geheimnis. Dessen SHA-256: { $commitment }
play-unverifiable = Was hier gezogen wird, lässt sich nicht nachprüfen: Das Match setzt eine gespeicherte Aufzeichnung fort.
play-undone = Du stehst wieder vor deiner letzten Entscheidung.
play-practice = Dieses Match ist von jetzt an eine Übung: Du bist zurückgegangen und weißt schon, was dabei herauskommt. Deshalb zählt es nicht.
play-stand-in = Von jetzt an spielt ein Bot ({ $bot }) für dich.
play-stand-in-prompt = Ein Bot spielt für dich (Enter: sein nächster Schritt, b: selbst spielen, ?, ??, q):
play-stand-in-answer = Drück Enter oder tippe b, ?, ?? oder q.
play-hint =
    { $number }: { $move } (gewinnt in { $wins } der Fälle, ±{ $spread }; am Ende etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
play-game = Partie { $game } von { $games }
play-sums = Punkte insgesamt: { $sums }
play-winner =
    { $alone ->
        [you] Du gewinnst mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
        [one] { $who } gewinnt mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
       *[shared] { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }: Den Sieg teilen sich { $who }.
    }
play-saved = Gespeichert. Weiter geht es mit:
play-kept = Die Partie liegt in { $path }; parlour replay erzählt sie nach.
play-replay = Was gezogen wurde, lässt sich nachprüfen:

simulate-progress = Partien
dataset-done = { $decisions } Entscheidungen aus { $games } Partien in { $folder }. Seed: { $seed }
simulate-bot = Bot
simulate-seat = Platz
simulate-games = Partien
simulate-wins = Siege (95-%-Intervall)
simulate-score = Punkte (95-%-Intervall)
simulate-length = Entscheidungen je Partie: { $decisions }. Seed: { $seed }

train-progress = Partien zum Lernen
train-done = Geschrieben: { $path }. Mittlerer Verlust bei den beiseitegelegten Partien: { $fitted }; von Hand: { $by_hand } (weniger ist besser). Partien: { $games }. Seed: { $seed }

arena-progress = Verteilungen
arena-bot = Bot
arena-seats = Plätze
arena-wins = Siege
arena-rank = Rang
arena-margin = Abstand
arena-points = Punkte
arena-rating = Wertung
arena-adjusted = ohne Glück
arena-decisions = Entscheidungen
arena-milliseconds = ms je Entscheidung
arena-failures = Fehler
arena-trouble = Der erste Fehler von { $bot }: { $trouble }
arena-ahead = Nach { $deals } von { $most } Verteilungen ist es klar: { $bot } { $by ->
        [wins] gewinnt öfter als im Schnitt
       *[luck-free] entscheidet besser als die anderen
    }.
arena-behind = Nach { $deals } von { $most } Verteilungen ist es klar: { $bot } { $by ->
        [wins] gewinnt seltener als im Schnitt
       *[luck-free] entscheidet schlechter als die anderen
    }.
arena-open =
    Nach { $deals } { $deals ->
        [one] Verteilung
       *[other] Verteilungen
    } ist nicht klar, ob { $bot } { $by ->
        [wins] öfter oder seltener als im Schnitt gewinnt
       *[luck-free] besser oder schlechter als die anderen entscheidet
    }.
arena-length = Verteilungen: { $deals }, Partien: { $games }. Siege im Schnitt: { $even }. ±: 95-%-Intervalle über die Verteilungen. Seed: { $seed }

report-progress = Gespielt
report-ready = Der Bericht: { $path }. Seed: { $seed }

replay-winners = Gewonnen: { $winners }.
replay-unfinished = Hier endet die Aufzeichnung; die Partie geht noch weiter.
review-progress = Rückblick
error-review-unfinished = Die Partie ist noch nicht zu Ende: Zurückblicken kann man nur auf eine beendete.
error-fork-over = In diesem Moment ist das Spiel vorbei: Wähl einen früheren.
error-review-form = Wähle --json oder --html, nicht beides.

error-seat-taken = Platz { $seat } ist besetzt.
error-seat-empty = Auf Platz { $seat } sitzt niemand.
error-seats-free =
    { $free ->
        [one] Es ist noch 1 Platz frei; setz dich hin oder überlass ihn einem Bot.
       *[other] Es sind noch { $free } Plätze frei; besetzt sie oder überlasst sie Bots.
    }
error-host-only = Das kann nur, wer diesen Tisch eröffnet hat.
error-match-begun = An diesem Tisch wird schon gespielt.
error-match-not-begun = An diesem Tisch wird noch nicht gespielt.
error-match-over = An diesem Tisch ist alles zu Ende gespielt.
error-match-not-over = An diesem Tisch wird noch gespielt.
error-match-persons = Dieses Match kann im Terminal nicht weitergehen: Das geht nur, wenn eine einzige Person, die es eröffnet hat, gegen Bots spielt.
error-save-exists = In { $path } liegt ein Match, das noch läuft. Setz es fort (--resume), oder nenne einen anderen Pfad.
error-save-changed = { $path } hat sich inzwischen geändert: Das Match geht in einem anderen Terminal weiter. Spiel dort weiter, oder mit --resume.
error-records-series = Diese Aufzeichnungen sind nicht die Partien einer Serie in ihrer Reihenfolge.
error-game-under-way = Die Partie läuft noch.
error-stale = Am Tisch hat sich etwas getan, seit du hingesehen hast; sieh noch einmal hin und wähle dann.
error-bot-plays = Auf Platz { $seat } spielt ein Bot; die Person, der der Platz gehört, kann zurückkommen.
error-no-bot-plays = Auf Platz { $seat } spielt kein Bot.
error-not-relieved = Auf Platz { $seat } spielt niemand in Vertretung.
error-wish-pending =
    Es steht schon ein Wunsch im Raum ({ $wish ->
        [abort] das Spiel abbrechen
        [take-back] einen Zug zurücknehmen
        [rematch] noch einmal spielen
       *[other] { $wish }
    }); antwortet zuerst darauf.
error-nothing-asked = Niemand wartet auf eine Antwort von dir.
error-nobody-absent = Niemand ist lange genug weg; ein Bot kann nur für jemanden spielen, der nicht da ist.
error-take-back = Zurücknehmen kannst du nur, was du selbst gerade getan hast, und nur, wenn du dabei nichts erfahren hast.
error-undo-persons = Rückgängig machen kann nur, wer allein gegen Bots spielt; sonst kannst du die anderen bitten, deinen Zug zurücknehmen zu dürfen.
error-undo-nothing = Es gibt keine Entscheidung von dir, zu der du zurückgehen könntest.
error-disclose-persons = Mitnehmen lässt sich nur ein Match, in dem ein Mensch allein gegen Bots spielt; auch vorher darf niemand sonst am Tisch gesessen haben.
error-not-disclosed = Dieses Match wurde nicht mitgenommen; darum lässt sich nichts hinzufügen.
error-branch = Was ohne Verbindung gespielt wurde, passt nicht zu diesem Match (Eintrag { $entry }); es wurde nichts hinzugefügt.
error-matches-file = Das ist keine Datei mit Partien, oder sie ist beschädigt: { $reason }.
error-replay-file = Das ist kein Mitschnitt: { $reason }.
error-replay-commitment = Das Geheimnis dieses Mitschnitts ist nicht das, das vor der ersten Karte versprochen wurde.
error-replay-terms = Partie { $game } dieses Mitschnitts wurde nicht unter den Bedingungen gespielt, die er angibt.
error-replay-draw = Partie { $game } dieses Mitschnitts, Zeile { $line }: Diese Ziehung folgt nicht aus dem Geheimnis.
error-replay-other = Der gespeicherte Mitschnitt ist nicht der dieses Matches.
error-replay-result = Die Punkte, die Gewinner oder die Mitspieler dieses Mitschnitts sind nicht die seiner Partien.

error-store-open = Der Speicher { $store } lässt sich nicht öffnen: { $reason }.
error-store-url = Ein Speicher ist eine Datei, sqlite:///pfad oder postgresql://user@host/datenbank, nicht { $scheme }://.
error-store-driver = PostgreSQL braucht einen Treiber ({ $reason }): Installiere ihn mit pip install 'parlour[postgres]'.
error-store-newer = Den Speicher hat eine neuere Version von Parlour angelegt (Tabellen { $found }, hier bekannt: { $known }); verwende diese.
error-store-damaged = Die Datei { $store } ist beschädigt ({ $reason }). Es wurde nichts verändert. Setz eine Sicherung an ihre Stelle, oder rette, was heil ist: parlour store repair.
error-store-lost = Die Datei { $store } hat { $entries } Einträge verloren, die gespeichert waren ({ $matches }). Es wurde nichts verändert. Setz eine Sicherung an ihre Stelle, oder rette, was heil ist: parlour store repair. Ist sie selbst eine ältere Kopie, dann entferne die Datei .heads daneben.
error-store-file-only = Das geht nur mit SQLite-Dateien; für PostgreSQL gibt es pg_dump und pg_restore.
error-store-missing = Den Speicher { $store } gibt es nicht.
error-file-exists = { $path } gibt es schon; nenne eine neue Datei.
error-export-line = Zeile { $line } dieses Exports ist nicht zu gebrauchen: { $reason }.
error-log-gap = Eintrag { $seq } des Matches { $match } fehlt, spätere sind da.
error-log-unreadable = Das Protokoll ist nicht zu lesen: { $reason }.
error-chain-broken = Eintrag { $seq } des Matches { $match } ist nicht mehr so, wie er gespeichert wurde.
error-chain-cut = Das Match { $match } hat { $found } Einträge, gespeichert waren { $stored }.
error-chain-head = Das Protokoll des Matches { $match } endet nicht dort, wo es beim Speichern endete.
error-log-entry = Eintrag { $seq } des Protokolls kann so nicht geschehen sein: { $reason }
error-player-unknown = Die Person { $player } gibt es hier nicht.
error-account-taken = Der Kontoname { $name } ist vergeben; nimm einen anderen.
error-account-given = Diese Person hat schon das Konto { $name }.
error-account-none = Die Person { $player } hat kein Konto.
error-account-unknown = Das Konto { $name } gibt es nicht.
error-invitation-needed = Für ein Konto brauchst du hier eine Einladung: Bitte die Person, die diesen Server betreibt, um einen Code.
error-invitation-unknown = Diese Einladung gilt nicht oder nicht mehr. Prüfe den Code, oder bitte um einen neuen.
error-message-long = Eine Nachricht darf höchstens { $most } Zeichen haben.

error-table-unknown = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig.
error-no-spectators = Diesen Tisch dürfen nur die Mitspielenden sehen.
error-removed = Wer diesen Tisch eröffnet hat, hat dich vom Tisch verwiesen.
error-remove-self = Dich selbst kannst du nicht vom Tisch verweisen; verlass ihn einfach.
error-person-unknown = Diese Person ist an diesem Tisch nicht bekannt. Vielleicht ist sie schon gegangen.
error-not-stored = Das ließ sich nicht speichern. Sieh auf den Tisch: Vermutlich ist es nicht geschehen; versuch es noch einmal.
error-store-down = Der Speicher antwortet gerade nicht; versuch es bald noch einmal.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-join-first = Komm zuerst an den Tisch.
error-no-hints = Tipps gibt es nur, wenn du allein gegen Bots spielst und an der Reihe bist.
error-no-such-game = Eine Partie { $game } gibt es an diesem Tisch nicht; die letzte ist Partie { $last }.
error-no-chat = An diesem Tisch gibt es keinen Chat.
error-message = Diese Nachricht ist nicht zu lesen: { $reason }
error-request = Diese Anfrage ist nicht zu lesen: { $reason }
error-too-large = Das ist zu groß.
error-too-many =
    Das war zu oft; versuch es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.
error-tables-open = Du hast { $most } Tische, an denen noch nicht zu Ende gespielt ist; beende oder schließe erst einen davon.
error-tables-public = Du hast { $most } öffentliche Tische, an denen noch nicht zu Ende gespielt ist; beende oder schließe erst einen davon, oder eröffne einen privaten.
error-tables-address = An { $most } Tischen, die aus deinem Netz eröffnet wurden, ist noch nicht zu Ende gespielt; beendet oder schließt erst einige davon.
error-session = Du bist nicht angemeldet; komm zuerst mit einem Namen herein.
error-login = Dieses Konto gibt es nicht, oder das Passwort stimmt nicht.
error-name = Ein Name hat 1 bis { $longest } druckbare Zeichen, darunter mindestens einen sichtbaren Buchstaben, eine Ziffer oder ein Symbol.
error-password-both = Um das Passwort zu ändern, gib das alte und das neue an.
error-box-both = Gib entweder den Text einer Schachtel an oder ihre Daten.
error-origin = Von dieser Seite nimmt der Server keine Anfragen an.
error-content-type = Schick JSON und gib es auch an: Content-Type: application/json.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-internal = Hier ist etwas schiefgegangen; im Protokoll hat es die Nummer { $id }.
error-address = Unter { $host }, Port { $port }, kann der Server nicht laufen: { $reason }.
error-origin-form = Eine Herkunft sieht aus wie https://example.org, nicht wie { $origin }.
error-served = Ein anderes Parlour bedient diesen Speicher schon, unter { $address }
error-door-address = { $address } ist keine Adresse dieses Computers, unter der Freunde hereinkommen können.
error-door-nowhere = Dieser Computer hat keine Adresse in einem privaten Netzwerk. Wenn du eine kennst, nenne sie: --lan 192.168.1.5
error-door-elsewhere = Nur wer an dem Computer sitzt, auf dem Parlour läuft, kann andere hereinlassen, unter der Adresse, die dort steht.
error-home-option = --lan, --port und --log gehören zu „parlour“ allein. Optionen von „{ $command }“ stehen dahinter.
error-file-locks = Dieses System kann keine Datei sperren, also könnten zwei Server in denselben Speicher schreiben. Nimm PostgreSQL: --store postgresql://user@host/datenbank. Oder spiele im Terminal: parlour play.
error-several-processes = Mehrere Prozesse brauchen PostgreSQL: Nenne es mit --store postgresql://user@host/datenbank, oder bediene mit einem.
error-endpoint = Ein Push-Dienst hat eine https-Adresse, die alle erreichen können.
error-device-keys = Das sind nicht die Schlüssel eines Browsers, der sich angemeldet hat.
error-devices-many = Du bekommst schon auf { $most } Geräten Bescheid; entferne zuerst eines davon.
error-device-unknown = So ein Gerät hast du nicht.
error-zone-unknown = Die Zeitzone { $zone } gibt es nicht; eine heißt zum Beispiel Europe/Berlin.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-mail-address = An diese Adresse lässt sich keine E-Mail schicken.
error-mail-code = Das ist nicht der Code, oder er ist zu alt; fordere einen neuen an.
error-mail-unknown = Dieser Link wurde schon benutzt: Du bekommst keine E-Mails mehr.
error-smtp-form = Ein SMTP-Server sieht so aus: smtp://name@mail.example.org:587 oder smtps://name@mail.example.org, ohne Passwort; nicht so: { $url }.
error-smtp-sender = Von { $sender } kann keine E-Mail kommen.
error-smtp-origin = E-Mails brauchen Links. Sag, wo dieser Server ist: --origin https://example.org.

notice-title = { $game }: Du bist dran
notice-waiting =
    { $count ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
notice-turn = Du bist am Zug.
notice-due = Du hast Zeit bis { $due }.
mail-code-subject = Dein Code für Parlour
mail-code-text =
    Jemand, vermutlich du, möchte hier Bescheid bekommen, sobald ein Zug bei Parlour ansteht. Der Code ist

        { $code }

    und gilt eine Stunde. Wenn du das nicht warst, brauchst du nichts zu tun: Du bekommst keine weitere E-Mail.
mail-turn-text =
    { $told }

    { $link }

    --
    Keine E-Mails mehr von Parlour: { $leave }

game-players =
    { $count ->
        [2] { $fewest } oder { $most } Personen
       *[other] { $fewest } bis { $most } Personen
    }
game-minutes = etwa { $minutes } Minuten
rules-cards = Woher die Karten sind
bot-names = Ada, Bo, Cleo, Dag, Edda, Finn, Greta, Hugo, Ines, Jonas, Kira, Leo, Mina, Nils

page-title = Parlour
page-about = Ein Server für Tischspiele mit verdeckter Information. An seinen Tischen sitzen Menschen und Bots, und niemand erfährt mehr, als der eigene Platz wissen darf.
page-build = Um hier im Browser zu spielen, baue dessen Oberfläche und starte den Server neu:
page-play = Allein gegen Bots spielst du im Terminal:
page-program = Wer einen Client schreiben will, beginnt mit der Beschreibung der Schnittstelle:
page-games = Spiele
page-tables = Offene Tische
page-no-tables = Im Moment ist kein Tisch offen.
page-table-open = { $game }: { $names }; noch { $free } frei
page-table-playing = { $game }: { $names }; läuft

help-serve =
    Tische für andere im Netz bereitstellen.

    Matches liegen in einer SQLite-Datei oder in PostgreSQL. Mehrere Prozesse brauchen PostgreSQL.
help-store = Den Speicher pflegen.
help-store-check =
    Prüfen, ob alles im Speicher so geschehen sein kann.

    Jedes Match wird aus seinem Protokoll noch einmal gespielt, jede Ziehung noch einmal aus dem Geheimnis gezogen.
help-store-backup =
    Den Speicher in die Datei TO kopieren und die Kopie prüfen.

    Der Server darf dabei laufen. Das geht nur mit SQLite-Dateien; für PostgreSQL gibt es pg_dump.
help-store-export =
    Alle Matches in die Datei FILE schreiben, jedes in einer Zeile JSON.

    Personen, Passwörter und Gespräche sind nicht dabei, die Geheimnisse hinter den Karten schon.
help-store-import =
    Die Matches eines Exports in den Speicher aufnehmen.

    Jedes muss heil sein. Was schon da ist, bleibt, wie es ist.
help-store-repair =
    Was in der Datei DAMAGED heil ist, in die neue Datei TO retten.

    Von jedem Match bleibt der Teil des Protokolls, den seine Prüfsummen belegen. Die beschädigte Datei wird nur gelesen. Halte vorher den Server an.
help-admin =
    Einen Server betreiben: Tische, Konten, Einladungen und eine Nachricht an alle.

    Server, die diesen Speicher benutzen, dürfen weiterlaufen; sie merken es binnen Sekunden.
help-admin-tables =
    Alle Tische auflisten, an denen es noch nicht vorbei ist, den neuesten zuerst.

    Mit der Kennung kommt man auch an einen privaten Tisch: Behalte sie für dich.
help-admin-end =
    Das Match am Tisch TABLE beenden. Niemand gewinnt; was gespielt wurde, kann man noch einmal ansehen.
help-admin-close =
    Das Konto ACCOUNT schließen: Niemand kann sich mehr damit anmelden, und wer angemeldet war, ist es nicht mehr.

    Gespielte Matches bleiben, unter dem Namen, der dort steht.
help-admin-password =
    Dem Konto ACCOUNT ein neues Passwort geben und es ausgeben. Wer angemeldet war, ist es nicht mehr.
help-admin-invite =
    Einen Code ausgeben, mit dem jemand ein Konto bekommt, wo man dafür eingeladen sein muss (parlour serve --invited).
help-admin-message =
    Ab jetzt TEXT auf der Startseite zeigen. Ein leerer Text nimmt die Nachricht weg; ohne Text wird sie ausgegeben.
help-accounts = Für wie viele Konten der Code reicht.
help-invited_days = Wie viele Tage er gilt.
help-message_language = Für alle, die diese Sprache lesen; sonst für alle, die keine eigene Nachricht haben.
help-only_invited = Wer ein Konto will, braucht eine Einladung (parlour admin invite); Gäste brauchen keine.
help-verify =
    Den Mitschnitt in FILE prüfen: ob jede Ziehung aus dem Geheimnis folgt und jeder Zug erlaubt war.
help-host = Unter welcher Adresse der Server zu erreichen ist.
help-port = Auf welchem Port; 0 nimmt irgendeinen freien.
help-store_url = Eine Datei, sqlite:///pfad oder postgresql://user@host/datenbank.
help-workers = Wie viele Prozesse bedienen.
help-bot_processes = Wie viele Prozesse für die Bots denken, je Prozess, der bedient.
help-keep_days = Nach wie vielen Tagen ein Match, das vorbei ist, samt Mitschnitt gelöscht wird; ohne Angabe nie.
help-origins = Die Adresse einer Seite, die mit diesem Server reden darf, etwa https://example.org; geht auch mehrmals.
help-smtp_url = Der SMTP-Server, über den E-Mails verschickt werden, etwa smtp://name@mail.example.org:587; sein Passwort steht in PARLOUR_SMTP_PASSWORD. Ohne ihn gibt es keine E-Mails.
help-mail_sender = Von wem die E-Mails kommen, etwa spiele@example.org.
help-log_form = Zeilen aus JSON für Programme oder aus Text für Menschen.
help-lan = Freunde in diesem Netzwerk hereinlassen, unter der genannten Adresse dieses Computers oder unter der naheliegendsten.
help-home_port = Auf welchem Port; auf einem anderen, wenn er belegt ist.
help-show_log = Das Protokoll hier zeigen; sonst steht es in einer Datei neben den Partien.
serve-ready = Parlour ist unter { $address } zu finden (beenden mit Strg+C)
serve-there = Parlour läuft schon, unter { $address }
home-address = Parlour ist unter { $address } zu finden
home-port = Port { $port } ist von einem anderen Programm belegt, deshalb ist es heute ein anderer.
home-door = Freunde in diesem Netzwerk kommen herein unter { $address }
home-there-door = Freunde in diesem Netzwerk lässt du mit dem Schalter auf seiner Seite herein: über dem Link eines Tischs oder in den Einstellungen.
home-store = Deine Partien liegen in { $store }
home-stop = Zum Beenden hier Strg+C drücken. Es geht nichts verloren.
home-failed = Parlour konnte nicht weitermachen. Warum, steht in { $log }
store-good =
    { $matches ->
        [one] 1 Match, alles in Ordnung.
       *[other] { $matches } Matches, alles in Ordnung.
    }
store-bad = { $match }: { $problem }
store-copied = Matches in { $path }: { $matches }.
store-imported = Neue Matches: { $added }; schon da: { $there }.
store-cut = { $match }: { $kept } von { $entries } Einträgen sind heil und bleiben.
store-unreadable = Einige Zeilen der Tabelle { $table } sind nicht zu lesen und verloren.
store-repaired = Matches in { $path }: { $whole } heil, { $cut } unvollständig.
admin-tables =
    { $tables ->
        [one] An { $tables } Tisch ist es noch nicht vorbei.
       *[other] An { $tables } Tischen ist es noch nicht vorbei.
    }
admin-table-open = { $table }  { $opened }  { $game }, nicht begonnen, { $free } frei: { $names }
admin-table-playing = { $table }  { $opened }  { $game }, läuft: { $names }
admin-ended = Das Match ist beendet; niemand hat gewonnen.
admin-closed = Das Konto { $account } ist geschlossen.
admin-password = Das Passwort von { $account } ist jetzt { $password }
admin-invited = { $code } (Konten: { $accounts }; Tage: { $days })
admin-message = { $language }: { $text }
admin-message-all = alle
admin-no-message = Es gibt keine Nachricht.
verify-commitment = Das Geheimnis ist das, das vor der ersten Karte versprochen wurde.
verify-game = Partie { $game }: { $draws } Ziehungen folgen aus dem Geheimnis, { $moves } Züge waren erlaubt; Punkte { $scores }.
verify-result = Gewonnen: { $winners }.
verify-aborted = Das Match wurde abgebrochen; niemand hat gewonnen.
verify-practice = Es war eine Übung: Eine Entscheidung wurde rückgängig gemacht, oder das Gerät kannte alle Karten. Deshalb zählt es nicht.
verify-forked = Die ersten { $steps } Schritte stammen aus einer anderen Partie und lassen sich nicht prüfen: Es war eine Übung.

# Ein Bild einer Lernseite, in Worten
figure-line = { $label }: { $pieces }
figure-best = { $piece } (gewinnt)
figure-out = { $piece } (fällt weg)
figure-may = { $piece } (möglich)

# Gründe: $clause ist alles über den einen Zug; $move ist der andere („mit Frosch 7“)
reason-often =
    { $only ->
        [yes] { $clause }; { $move } nur { $much }.
       *[no] { $clause }; { $move } { $much }.
    }
reason-amount = { $clause }, { $move } sind es { $much }.
reason-share =
    { $count ->
        [0] { $exact ->
            [yes] nie
           *[no] fast nie
        }
        [100] { $exact ->
            [yes] immer
           *[no] fast immer
        }
       *[other] { $short ->
            [yes] in { $count }
           *[no] in { $count } von 100 Fällen
        }
    }
reason-best = mit dem besten Zug
reason-each = mit jedem dieser Züge
reason-shares = in { $low } bis { $high } von 100 Fällen
reason-amounts = { $low } bis { $high }
reason-alike = { $clause }: Da ist es fast gleich, welchen du nimmst.
reason-evens = Was für später bleibt, gleicht das aus.
reason-speaks = Das spricht für den besseren Zug, muss aber nicht der ganze Grund sein.
reason-ends =
    { $move } { $you ->
        [yes] hast du
       *[no] hat { $player }
    } am Ende der Partie im Schnitt { $much } Punkte
reason-victory =
    { $move } { $you ->
        [yes] gewinnst du
       *[no] gewinnt { $player }
    } { $much } die Partie
reason-later = Der Unterschied kommt erst später in der Partie.
reason-nothing = Nichts, was bald geschieht, unterscheidet diese Züge
reason-other =
    { $kind ->
        [amount] { $more ->
            [yes] mehr
           *[no] weniger
        }
       *[often] { $more ->
            [yes] öfter
           *[no] seltener
        }
    }

# Wie es steht, wo eine Gewinnaussicht überraschen kann
standing-gains =
    { $ahead ->
        [yes] Du liegst vor { $name }. Von jetzt an macht { $name } aber wahrscheinlich mehr Punkte: noch etwa { $more }, du noch { $less }.
       *[no] { $name } liegt vor dir. Von jetzt an machst du aber wahrscheinlich mehr Punkte: noch etwa { $more }, { $name } noch { $less }.
    }
standing-even = Wären alle { $count } gleichauf, gewänne jeder { $even } von 100. Von den anderen gewinnt { $name } am meisten: { $wins }.
