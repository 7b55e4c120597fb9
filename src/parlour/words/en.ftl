# Parlour in English: what belongs to no game.

you = You
you-won = you
seat-name = Seat { $seat }
interval = { $mean } ({ $low } to { $high })
version = parlour { $version } ({ $rules })

# Refusals. Each says what is wrong and what would be right.
refused = parlour: { $sentence } [{ $code }]

error-game-unknown = There is no game called { $game }; the games are: { $known }.
error-plugin-broken = The game { $name } of the package { $plugin } cannot be used ({ $reason }). Update that package, or uninstall it.
error-plugin-kind = The package { $plugin } offers { $name }, which is neither a game nor a list of games. Update that package, or uninstall it.
error-plugin-id = The package { $plugin } has a game with the id “{ $game }”. An id has at most { $longest } lower-case letters, digits and single hyphens, and begins with a letter.
error-plugin-twice = The package { $plugin } has a game with the id { $game }, which the package { $other } has already. Uninstall one of them.
error-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-bot-unknown = There is no bot called { $bot }; the bots are: { $known }.
error-bot-own = { $bot } cannot play: { $reason }. Name an importable module and a class in it, as in package.module:Class.
error-bot-untrusted = The saved match wants to run the code of { $bot }. If you trust it, name it: --bots { $bot }
error-bot-budget = A budget is a number of iterations, as in master@200, or seconds, as in master@0.5s; not { $budget }.
error-bot-failed = { $bot } cannot go on: { $reason }.
error-process-ended = A worker process ended in the middle of a game; a bot has probably crashed it.
error-nothing-to-explain = There is nothing to explain: the view belongs to nobody, or nobody has anything to choose.
error-bots-too-many =
    { $seats ->
        [one] Name 1 bot, not { $bots }.
       *[other] Name 1 to { $seats } bots, not { $bots }.
    }
error-out-form = Results are written to files that end in .json or .csv, not to { $path }.
error-arena-file = { $path } does not begin with the plan of an arena, so no arena can be continued from it; name another file.
error-arena-plan = { $path } holds deals of another plan; what differs: { $differs }. Ask for what it holds, or name another file.
error-report-file = { $path } does not begin with the plan of a report, so no report can be continued from it; name another folder.
error-report-plan = { $path } holds games of another plan; what differs: { $differs }. Ask for what it holds, or name another folder.
error-report-extra = This needs more than is installed: pip install 'parlour[{ $extra }]'.
error-report-family = There is nothing called { $family } to do without; these are possible: { $known }. Or write a pattern of tokens, as in play:*-10.
error-seats-list = Write the numbers of players like this: 3,4,5; not { $text }.
error-needs-rl = Environments and datasets need { $module }, which is not installed: pip install 'parlour[rl]'.
error-train-nothing = The policy of { $game } has no numbers to fit.
error-train-worse = What was fitted to { $games } games judges those held out no better (loss { $fitted }) than the estimate made by hand ({ $by_hand }). Nothing was written. Try more --games.
error-train-plan = { $path } is from a run with another table, seed or number of games. Use the same ones, or leave out --resume to begin anew.
error-dataset-plan = { $path } describes other games; what differs: { $differs }. Ask for the same ones, or name another folder.
error-dataset-file = { $path } is not the schema of a dataset that this version reads.
error-no-game = There is no game under way; call reset() first.
error-action-none = { $agent } has to choose an action.
error-action-illegal = { $agent } cannot choose action { $action } now; these are possible: { $legal }.
error-actions-shape = A step takes an array of { $games } actions, one for each game.
error-seeds = There are { $games } games, so there must be { $games } seeds, not { $seeds }.
error-reward-unknown = There is no reward called { $reward }; the rewards are: { $known }.
error-opponents = A batch cannot have { $opponents } as opponents; these are possible: { $known }.
error-render-mode = There is no render mode { $mode }; the modes are: { $known }.
error-file = { $path } cannot be used: { $reason }.
error-file-large = { $path } was not read: it has more than { $most } characters.

error-option-form = Write an option as name=value, not { $text }.
error-option-unknown = { $game } has no option { $option }; it has: { $known }.
error-option-twice = The option { $option } is set twice, by itself or by a preset.
error-option-flag = The option { $option } is on or off, not { $value }.
error-option-integer = The option { $option } is a number from { $lowest } to { $highest }, not { $value }.
error-option-integers = The option { $option } is a list of different numbers from { $lowest } to { $highest } joined by commas, not { $value }.
error-option-sets = The option { $option } is one or more lists of different numbers from { $lowest } to { $highest }, with commas within a list and / between lists, not { $value }.
option-called = “{ $label }”

error-components-toml = The component set is not valid TOML: { $reason }.
error-components-shape = Line { $line } of the component set: { $reason }.
error-components-large =
    Line { $line } of the component set: { $what ->
        [characters] a table has at most { $most } characters.
        [parts] a table has at most { $most } names, values and signs.
        [depth] brackets are nested at most { $most } deep.
        [dots] a key has at most { $most } dots.
        [word] a key or a number has at most { $most } characters.
       *[text] a quoted text has at most { $most } characters.
    }

error-no-lesson = There is no lesson for { $game } yet.
error-no-such-part = The lesson has parts 1 to { $last }, not { $part }.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-unknown-token = { $token } means nothing in { $game }.
error-not-your-turn = It is not seat { $seat }’s turn, so { $token } cannot be played.
error-illegal = Seat { $seat } cannot play { $token } now; these are possible: { $legal }.
error-not-together = What { $token } leads to is not certain yet, so seat { $seat } has to play it on its own first, and then the rest.
error-game-over = The game is over, so seat { $seat } cannot play { $token }.

error-chance-unknown = There is no draw called { $chance }; the draws are: { $known }.
error-chance-not-due = The draw { $chance } is not due now.
error-outcome-unknown = The draw { $chance } cannot give { $item }.
error-outcome-impossible = Item { $at } of the draw { $chance } cannot be { $item }: it is not there, or no longer.
error-outcome-short =
    { $expected ->
        [one] The draw { $chance } gives 1 item, not { $found }.
       *[other] The draw { $chance } gives { $expected } items, not { $found }.
    }

error-record-format = This record has format { $found }; this version reads format { $known }.
error-record-line = Line { $line } of the record cannot be read: { $text }
error-record-large =
    Line { $line } of the record: { $what ->
        [characters] a record has at most { $most } characters.
        [lines] a record has at most { $most } lines.
       *[words] a line has at most { $most } words.
    }
error-record-key = Line { $line } of the record has an unknown key: { $key }.
error-record-twice = Line { $line } of the record says { $key } for the second time.
error-record-missing = The header of the record ends at line { $line } and does not say { $key }.
error-record-integer = The record says { $key } { $value }, which is not a number.
error-record-game = The record is of { $found }, not of { $wanted }.
error-record-rules = The record was played by rules { $found } of { $game }; this version plays rules { $known }.
error-record-components = The record was played with the components { $wanted }, not with { $found }.
error-record-needs-components = The record was played with a component set of its own ({ $wanted }): name its file with --components.
error-record-order = Line { $line } of the record ({ $text }) is out of order: choices made at once stand in seat order, without those that were replaced.
error-record-step = Line { $line } of the record ({ $text }) cannot be played: { $reason }

no-records = no game is saved there
not-text = it is not UTF-8 text

# Help
help-parlour = Modern table games with hidden information: play them, simulate them, replay them.
help-examples = Examples
help-games = List the games.
help-bots = List the bots.
help-play =
    Play GAME against bots in the terminal.

    Type the number of a move, ! for a hint, ? for how to play, ?? for every rule, u to take back your last step, b to let a bot play for you, q to save and leave.
help-simulate =
    Let bots play many games of GAME, and show how they did.

    From game to game the bots move one seat on. Equal seeds give equal games, whatever --jobs says.
help-train =
    Fit how bots judge the chances to win at GAME to games of the light policy, for one table: its seats, options and components.

    Equal seeds give equal files. A file is good for its table only. Without --out it is kept where all commands find it.
help-arena =
    Compare bots at GAME on duplicate deals.

    Each deal is played once for every seating of the bots, so that luck cancels out. Equal seeds give equal deals, whatever --jobs says.
    The bot "cheater" sees all cards and plays here only.
help-report =
    Study GAME: play it many times, and write a page with figures and tables.

    Points, order of seats, length, ties, what is taken and what it is worth, luck and skill, and what it costs to do without something; side by side for two component sets or sets of options, if you like. Once begun, the same command goes on where it stopped.
help-dataset =
    Let bots play GAME, and write what they saw and chose as arrays to learn from.

    The games are those of `simulate` with the same seed. What is finished stays: the same command goes on where it stopped.
help-replay =
    Retell the game that is recorded in FILE.

    A finished game is told with all cards face up.
help-review =
    Look back at the finished game in FILE: what each decision cost, and what was luck.

    FILE is a record or the replay of a match.
help-reviewed_seat = Only this seat, which is quicker.
help-game_number = Which game of a match.
help-quick = A tenth of the work: quicker, and less sure.
help-quick_reviews = Look at finished games with a tenth of the work: quicker, and less sure.
help-as_html = Print a page for a browser.
help-rules = Show how GAME is played; with --reference, every rule with its id.
help-reference = Every rule with its id, our rulings, and where the cards come from.
help-learn =
    Learn GAME in the terminal: a lesson of a few minutes, part by part.
help-part = The part to begin with.
help-components =
    Print the component set of GAME, or check one of your own.

    It lists what is printed on the cards. If you own the box, you can write down the real ones.
help-seats = How many play.
help-seat = Where you sit.
help-as_seat = Tell it as this seat saw it.
help-names = The bots, in seat order; if there are too few, the list is repeated.
help-options = Choose an option of the game; may be given several times.
help-components_file = A component set of your own.
help-seed = A number or word that makes it repeatable.
help-series = Play as many games as there are players, and add up the points.
help-every_choice = Ask even where there is only one move.
help-resume = Go on with a saved match, or with a record or folder of records from an earlier version.
help-save = Where to keep the match. PATH.match is its log while it lasts; afterwards there is a record of each game, and PATH.replay.json.
help-as_json = Print JSON, for programs to read.
help-folder = Where to write the shards and their schema.
help-records = Write one record per game into this folder.
help-jobs = How many processes to use.
help-check = Check this file instead.
help-count = How many games.
help-most = How many deals.
help-adjusted = Judge each decision by what could be known, and show results without luck; --until-clear then goes by them. It takes much longer.
help-until-clear = Stop as soon as the first bot clearly wins more or less than its even share.
help-out = Write the results to this .json or .csv file; may be given several times.
help-resume_file = Keep each finished deal in this .jsonl file, and go on where it stopped.
help-train_games = How many games to learn from. One in ten is held out, to check the result.
help-train_out = Write the weights to this file, or into this folder.
help-train_resume = Go on with a run that was stopped. The seed may be left out.
help-seat_counts = The numbers of players, as in 3,4; if left out, all that the game allows.
help-ordinary = How many ordinary games, shared out among the numbers of players.
help-duplicates = How many deals to play several times, for luck and skill and for doing without; 0: none.
help-ladder = The bots that play the same deals.
help-forbidden = What to do without: a name that the game knows, or a pattern of tokens; may be given several times. If left out, everything the game knows, one after the other; with none, nothing.
help-restrained = The bot that does without something.
help-components_name = A component set: a file, or the name of one that comes with the game.
help-other_components = Another component set to compare with.
help-other_options = An option to compare with; may be given several times.
help-report_folder = Where the report is kept; if left out, GAME-report.
help-cores = How many processes to use; if left out, as many as there are cores.
help-cluster = The address of a Ray cluster that plays instead; auto finds the one that runs here, local starts one.

# A lesson
learn-keys = Read, and press Enter; when it is your turn, type the number of a move. ! shows the right move, s skips a part, ? shows the rules, q leaves.
learn-part = Part { $part } of { $parts }: { $title }
learn-enter = (Enter)
learn-prompt = Your move (1-{ $last }, !, s, ?, q):
learn-answer = That is not one of the moves. Type a number from 1 to { $last }, !, s, ? or q.
learn-over = Now you know how it goes. Your first game:
learn-left = To continue later:

# Commands
games-line = { $game }: { $about } { $fewest } to { $most } players.
games-preset = {"    "}--option { $preset } (preset): { $meaning }
games-option = {"    "}--option { $option }: { $meaning }
bot-random = Plays any move at random: good for testing, but hardly for playing against.
bot-greedy = A rule of thumb for each game, quick and without foresight.
bot-novice = Still learning: overlooks a lot, forgets what is gone, and does not mind losing.
bot-casual = Plays for company: has a plan, but not always the right one.
bot-regular = Knows the games well and seldom wastes a move.
bot-expert = Weighs what the others may hold, and forgets little.
bot-master = Overlooks hardly anything, and forgets nothing.
bot-champion = The best there is: thinks for up to a second per move.
bots-own = A level can be given a budget: master@200 tries 200 worlds per move, master@0.5s thinks for half a second. A bot of your own: package.module:Class.

components-good = { $path } is a complete component set; records call it { $name }.

play-company = You play with { $company }.
play-keys = Type the number of a move; ! gives a hint, ? shows how to play, ?? every rule, u goes back to your last choice, b lets a bot play for you, q saves and leaves.
play-cards = Some of what is printed on the cards is our own: the real cards have not been published in full. The end of the rules (??) says what is known, and from where.
play-own-cards = You play with cards of your own.
rules-more = Every rule with its id, our rulings and where the cards come from: ?? during a game, or parlour rules { $game } --reference.
play-prompt = Your move (1-{ $last }, !, ?, ??, u, b, q):
play-answer = That is not one of the moves. Type a number from 1 to { $last }, !, ?, ??, u, b or q.
play-only = Your only move: { $move }.
play-commitment = The deals follow from a secret. Its SHA-256: { $commitment }
play-unverifiable = The deals of this match cannot be verified: it goes on from a saved record.
play-undone = You are back at your last choice.
play-practice = This match is practice from now on: you went back knowing what came of it, so it does not count.
play-stand-in = A bot ({ $bot }) plays for you from now on.
play-stand-in-prompt = A bot plays for you (Enter: its next step, b: play yourself, ?, ??, q):
play-stand-in-answer = Press Enter, or type b, ?, ?? or q.
play-hint =
    { $number }: { $move } (wins { $wins } of the time, ±{ $spread }; about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end)
play-game = Game { $game } of { $games }
play-sums = Total points: { $sums }
play-winner =
    { $alone ->
        [you] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [one] { $who } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[shared] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $who } share the win.
    }
play-saved = Saved. To continue:
play-kept = The game is kept in { $path }; parlour replay retells it.
play-replay = The deals can be verified:

simulate-progress = Playing
dataset-done = { $decisions } decisions of { $games } games in { $folder }. Seed: { $seed }
simulate-bot = bot
simulate-seat = seat
simulate-games = games
simulate-wins = wins (95% interval)
simulate-score = points (95% interval)
simulate-length = Decisions in a game: { $decisions }. Seed: { $seed }

train-progress = Playing games to learn from
train-done = Written: { $path }. Mean loss on the games held out: { $fitted }; by hand: { $by_hand } (less is better). Games: { $games }. Seed: { $seed }

arena-progress = Playing deals
arena-bot = bot
arena-seats = seats
arena-wins = wins
arena-rank = rank
arena-margin = margin
arena-points = points
arena-rating = rating
arena-adjusted = luck-free
arena-decisions = decisions
arena-milliseconds = ms per decision
arena-failures = failures
arena-trouble = The first failure of { $bot }: { $trouble }
arena-ahead = Clear after { $deals } of { $most } deals: { $bot } { $by ->
        [wins] wins more than its even share
       *[luck-free] decides better than the others
    }.
arena-behind = Clear after { $deals } of { $most } deals: { $bot } { $by ->
        [wins] wins less than its even share
       *[luck-free] decides worse than the others
    }.
arena-open =
    Not clear after { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } whether { $bot } { $by ->
        [wins] wins more or less than its even share
       *[luck-free] decides better or worse than the others
    }.
arena-length = Deals: { $deals }, games: { $games }. Even share of wins: { $even }. ±: 95% intervals over deals. Seed: { $seed }

report-progress = Playing
report-ready = The report: { $path }. Seed: { $seed }

replay-winners = Won by { $winners }.
replay-unfinished = Here the record ends; the game goes on.
review-progress = Looking back
error-review-unfinished = The game is not over yet: only a finished game can be reviewed.
error-fork-over = The game is over at this moment: choose an earlier one.
error-review-form = Choose --json or --html, not both.

error-seat-taken = Seat { $seat } is taken.
error-seat-empty = Nobody sits at seat { $seat }.
error-seats-free =
    { $free ->
        [one] There is 1 free seat; take it, or give it to a bot.
       *[other] There are { $free } free seats; take them, or give them to bots.
    }
error-host-only = Only the host of this table can do that.
error-match-begun = The match has begun.
error-match-not-begun = The match has not begun yet.
error-match-over = The match is over.
error-match-not-over = The match is not over yet.
error-match-persons = This match cannot go on in the terminal: only a match between bots and one person, its host, can.
error-save-exists = { $path } holds a match under way. Go on with it (--resume), or name another path.
error-save-changed = { $path } has changed in the meantime: the match goes on in another terminal. Go on there, or with --resume.
error-records-series = These records are not the games of one series, in order.
error-game-under-way = The game is still under way.
error-stale = The table has changed since you looked; look again, and choose then.
error-bot-plays = A bot is playing at seat { $seat }; its owner can take over again.
error-no-bot-plays = No bot is playing at seat { $seat }.
error-not-relieved = Nobody but its owner is playing at seat { $seat }.
error-wish-pending = Someone has already asked for something ({ $wish }); answer that first.
error-nothing-asked = Nobody is waiting for an answer from you.
error-nobody-absent = Nobody has been away for long enough; a bot can only play for someone who is not there.
error-take-back = Only what you have just done yourself can be taken back, and only if you learnt nothing by it.
error-undo-persons = Only a person who plays against bots alone can undo; others can ask for a take-back.
error-undo-nothing = There is no choice of yours to go back to.
error-disclose-persons = Only a match of one person against bots can be taken along; nobody else may have sat at the table.
error-not-disclosed = This match was not taken along, so nothing can be added to it.
error-branch = What was played without a connection does not fit this match (entry { $entry }), so nothing was added.
error-matches-file = This is not a file with games, or it is damaged: { $reason }.
error-replay-file = This is not a replay: { $reason }.
error-replay-commitment = The secret of this replay is not the one that was promised before the first card.
error-replay-terms = Game { $game } of this replay was not played on the terms that it states.
error-replay-draw = Game { $game } of this replay, line { $line }: this draw does not follow from the secret.
error-replay-other = The saved replay is not that of this match.
error-replay-result = The points, the winners or the players of this replay are not those of its games.

error-store-open = The store { $store } cannot be opened: { $reason }.
error-store-url = A store is a file, sqlite:///path or postgresql://user@host/database, not { $scheme }://.
error-store-driver = PostgreSQL needs a driver ({ $reason }): install it with pip install 'parlour[postgres]'.
error-store-newer = The store was made by a newer version of Parlour (tables { $found }, known here: { $known }); use that one.
error-store-damaged = The file { $store } is damaged ({ $reason }). Nothing was changed. Put a backup in its place, or save what is whole: parlour store repair.
error-store-lost = The file { $store } has lost { $entries } entries that were stored ({ $matches }). Nothing was changed. Put a backup in its place, or save what is whole: parlour store repair. If it is itself an older copy, remove the file .heads next to it.
error-store-file-only = This is for SQLite files; for PostgreSQL use pg_dump and pg_restore.
error-store-missing = There is no store { $store }.
error-file-exists = { $path } already exists; name a new file.
error-export-line = Line { $line } of this export cannot be used: { $reason }.
error-log-gap = Entry { $seq } of the match { $match } is missing, but later ones are there.
error-log-unreadable = The log cannot be read: { $reason }.
error-chain-broken = Entry { $seq } of the match { $match } is not as it was stored.
error-chain-cut = The match { $match } has { $found } entries, but { $stored } were stored.
error-chain-head = The log of the match { $match } does not end with the entry that was stored last.
error-log-entry = Entry { $seq } of the log cannot have happened: { $reason }
error-player-unknown = There is no player { $player }.
error-account-taken = The account name { $name } is taken; choose another one.
error-account-given = This player already has the account { $name }.
error-account-none = The player { $player } has no account.
error-account-unknown = There is no account { $name }.
error-invitation-needed = To get an account here, you need an invitation: ask whoever runs this server for a code.
error-invitation-unknown = This invitation cannot be used, or not any more. Check the code, or ask for another one.
error-message-long = A message may have { $most } characters at most.

error-table-unknown = There is no such table; perhaps the link is incomplete.
error-no-spectators = Only the players may see this table.
error-removed = The host has removed you from this table.
error-remove-self = You cannot remove yourself; leave the table instead.
error-person-unknown = There is no such person at this table; they may have left.
error-not-stored = That could not be saved. Look at the table: it has probably not happened, so try again.
error-store-down = The store is not answering at the moment; try again soon.
error-not-seated = You are not sitting at this table.
error-join-first = Join the table first.
error-no-hints = You can get hints only when you play against bots alone, and only on your turn.
error-no-such-game = This match has no game { $game }; its last is game { $last }.
error-no-chat = There is no chat at this table.
error-message = This message cannot be read: { $reason }
error-request = This request cannot be read: { $reason }
error-too-large = That is too large.
error-too-many =
    You are doing that too often; try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
error-tables-open = You already have { $most } unfinished tables; finish or close one of them first.
error-tables-public = You already have { $most } unfinished public tables; finish or close one of them first, or open a private one.
error-tables-address = There are already { $most } unfinished tables that were opened from your network; finish or close some of them first.
error-session = You are not logged in; come in with a name first.
error-login = There is no such account, or this is not its password.
error-name = A name has 1 to { $longest } printable characters, at least one of them a letter, a digit or a symbol that can be seen.
error-password-both = To change a password, give the old and the new one.
error-box-both = Give either the text of a box or its data.
error-origin = This server does not take requests from that site.
error-content-type = Send JSON, and say so: Content-Type: application/json.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-internal = Something went wrong here; look for { $id } in the log.
error-address = Parlour cannot listen at { $host }, port { $port }: { $reason }.
error-origin-form = An origin looks like https://example.org, not { $origin }.
error-served = Another Parlour is already serving this store, at { $address }
error-door-address = { $address } is not an address of this computer at which friends can come in.
error-door-nowhere = This computer has no address in a private network. If you know one, name it: --lan 192.168.1.5
error-door-elsewhere = Only the person at the computer that runs Parlour can let others in, from the address that is shown there.
error-home-option = --lan, --port and --log belong to “parlour” alone. Put the options of “{ $command }” after it.
error-file-locks = This system cannot lock a file, so two servers could write to the same store. Serve with PostgreSQL: --store postgresql://user@host/database. Or play in the terminal: parlour play.
error-several-processes = Several processes need PostgreSQL: name it with --store postgresql://user@host/database, or serve with one.
error-endpoint = A push service has an https address that anyone can reach.
error-device-keys = These are not the keys of a browser that has subscribed.
error-devices-many = You already get notices on { $most } devices; remove one of them first.
error-device-unknown = You have no such device.
error-zone-unknown = There is no time zone { $zone }; a time zone is called Europe/Berlin, for instance.
error-no-mail = This server sends no mail.
error-mail-address = That is not an address that mail can be sent to.
error-mail-code = That is not the code, or it is too old; ask for a new one.
error-mail-unknown = This link has been used already: you get no more mail.
error-smtp-form = An SMTP server looks like smtp://user@mail.example.org:587 or smtps://user@mail.example.org, without a password, not { $url }.
error-smtp-sender = { $sender } is not an address that mail can be sent from.
error-smtp-origin = Mail needs links, so say where this server is: --origin https://example.org.

notice-title = { $game }: your turn
notice-waiting =
    { $count ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
notice-turn = It is your move.
notice-due = You have until { $due }.
mail-code-subject = Your code for Parlour
mail-code-text =
    Someone, probably you, would like to be told here when it is their turn at Parlour. The code is

        { $code }

    and is valid for an hour. If it was not you, do nothing: you will get no more mail.
mail-turn-text =
    { $told }

    { $link }

    --
    No more mail from Parlour: { $leave }

game-players =
    { $count ->
        [2] { $fewest } or { $most } players
       *[other] { $fewest } to { $most } players
    }
game-minutes = about { $minutes } minutes
rules-cards = Where the cards come from
bot-names = Ada, Bo, Cleo, Dag, Edda, Finn, Greta, Hugo, Ines, Jonas, Kira, Leo, Mina, Nils

page-title = Parlour
page-about = A server for table games with hidden information. People and bots sit at its tables, and nobody is told more than their seat may know.
page-build = To play here, in the browser, build its client and start the server again:
page-play = To play alone against bots, in a terminal:
page-program = To write a client, start with the description of the interface:
page-games = Games
page-tables = Open tables
page-no-tables = No table is open at the moment.
page-table-open = { $game }: { $names }; { $free } free
page-table-playing = { $game }: { $names }; under way

help-serve =
    Serve tables to players on the network.

    Matches are kept in a SQLite file, or in PostgreSQL. Several processes need PostgreSQL.
help-store = Look after the store.
help-store-check =
    Check that everything in the store could have happened.

    Every match is played again from its log, every deal is drawn again from its secret.
help-store-backup =
    Copy the store into the file TO, and read the copy back.

    The server may keep running. This is for SQLite files; for PostgreSQL use pg_dump.
help-store-export =
    Write all matches into FILE, a line of JSON for each.

    People, passwords and chats are not in it; the secrets behind the deals are.
help-store-import =
    Add the matches of an export to the store.

    Each has to be whole. Those that are there already stay as they are.
help-store-repair =
    Save what is whole in the file DAMAGED into the new file TO.

    Matches are cut back to the part of their log that is proved by its hashes. The damaged file is only read. Stop the server first.
help-admin =
    Run a server: tables, accounts, invitations, and a message to everyone.

    Servers that use the store may keep running; they notice within seconds.
help-admin-tables =
    List all tables that are not over, the newest first.

    The id of a private table lets anyone in who has it: keep it to yourself.
help-admin-end =
    End the match at TABLE. Nobody wins; what was played can be watched again.
help-admin-close =
    Close ACCOUNT: nobody can log in by it any more, and whoever was logged in no longer is.

    Matches that its owner has played stay, under the name used there.
help-admin-password =
    Give ACCOUNT a new password, and print it. Whoever was logged in no longer is.
help-admin-invite =
    Print a code by which someone can get an account where it takes an invitation (parlour serve --invited).
help-admin-message =
    Show TEXT on the home page from now on. An empty text takes the message away; without a text, it is printed.
help-accounts = How many accounts the code makes.
help-invited_days = For how many days it can be used.
help-message_language = For those who read this language; without it, for everyone who has none of their own.
help-only_invited = Whoever wants an account needs an invitation (parlour admin invite); guests do not.
help-verify =
    Check the replay in FILE: that every deal follows from the secret, and every move was legal.
help-host = Where to listen.
help-port = On which port; 0 takes any free one.
help-store_url = A file, sqlite:///path or postgresql://user@host/database.
help-workers = How many processes serve.
help-bot_processes = How many processes think for bots, for each process that serves.
help-keep_days = After how many days a finished match is deleted, with its replay; if left out, none is deleted.
help-origins = The address of a page that may talk to this server, as in https://example.org; may be given several times.
help-smtp_url = The SMTP server through which mail goes out, as in smtp://user@mail.example.org:587; its password is in PARLOUR_SMTP_PASSWORD. If left out, there is no mail.
help-mail_sender = Who the mail is from, as in games@example.org.
help-log_form = Lines of JSON, for programs, or of text, for people.
help-lan = Let friends on this network in, at the address of this computer that you name, or at the likeliest one.
help-home_port = On which port; if it is taken, another one is used.
help-show_log = Show the log here; otherwise it is kept in a file beside the games.
serve-ready = Parlour is at { $address } (to end it: Ctrl+C)
serve-there = Parlour is already running, at { $address }
home-address = Parlour is at { $address }
home-port = Port { $port } is taken by another program, so Parlour is at a different one today.
home-door = Friends on this network come in at { $address }
home-there-door = To let friends on this network in, use the switch on its page: above the link of a table, or in the settings.
home-store = Your games are kept in { $store }
home-stop = To stop, press Ctrl+C here. Nothing will be lost.
home-failed = Parlour could not go on. { $log } says why.
store-good =
    { $matches ->
        [one] { $matches } match, nothing wrong.
       *[other] { $matches } matches, nothing wrong.
    }
store-bad = { $match }: { $problem }
store-copied = Matches in { $path }: { $matches }.
store-imported = Matches added: { $added }; there already: { $there }.
store-cut = { $match }: { $kept } of { $entries } entries are whole and were kept.
store-unreadable = Some rows of the table { $table } cannot be read and are lost.
store-repaired = Matches in { $path }: { $whole } whole, { $cut } that have lost something.
admin-tables =
    { $tables ->
        [one] { $tables } table is not over.
       *[other] { $tables } tables are not over.
    }
admin-table-open = { $table }  { $opened }  { $game }, not begun, { $free } free: { $names }
admin-table-playing = { $table }  { $opened }  { $game }, under way: { $names }
admin-ended = The match has been ended; nobody won.
admin-closed = The account { $account } is closed.
admin-password = The password of { $account } is now { $password }
admin-invited = { $code } (accounts: { $accounts }; days: { $days })
admin-message = { $language }: { $text }
admin-message-all = everyone
admin-no-message = There is no message.
verify-commitment = The secret is the one that was promised before the first card.
verify-game = Game { $game }: { $draws } draws follow from the secret, { $moves } moves were legal; points { $scores }.
verify-result = Won by { $winners }.
verify-aborted = The match was stopped; nobody has won.
verify-practice = It was practice: a choice was undone, or the player’s device knew all cards. So it does not count.
verify-forked = The first { $steps } steps were taken over from another match and cannot be checked: it was for practice.

# A figure of a teaching page, in words
figure-line = { $label }: { $pieces }
figure-best = { $piece } (wins)
figure-out = { $piece } (out)
figure-may = { $piece } (possible)

# Reasons: $clause is all that is said of an action; $move is the other one (“with frog 7”)
reason-often =
    { $only ->
        [yes] { $clause }; { $move } only { $much }.
       *[no] { $clause }; { $move } { $much }.
    }
reason-amount = { $clause }, { $move } it is { $much }.
reason-share =
    { $count ->
        [0] { $exact ->
            [yes] never
           *[no] almost never
        }
        [100] { $exact ->
            [yes] every time
           *[no] almost every time
        }
       *[other] { $short ->
            [yes] in { $count }
           *[no] in { $count } of 100 cases
        }
    }
reason-best = with the best move
reason-each = with each of these moves
reason-shares = in { $low } to { $high } of 100 cases
reason-amounts = { $low } to { $high }
reason-alike = { $clause }: it hardly matters which.
reason-evens = What is left for later makes up for that.
reason-speaks = That speaks for the better move, but need not be the whole reason.
reason-ends =
    { $move } { $you ->
        [yes] you end the game
       *[no] { $player } ends the game
    } with { $much } points on average
reason-victory =
    { $move } { $you ->
        [yes] you win the game
       *[no] { $player } wins the game
    } { $much }
reason-later = The difference comes only later in the game.
reason-nothing = Nothing that happens soon tells these moves apart
reason-other =
    { $kind ->
        [amount] { $more ->
            [yes] more
           *[no] fewer
        }
       *[often] { $more ->
            [yes] more often
           *[no] less often
        }
    }

# How a game stands, where a chance to win might surprise
standing-gains =
    { $ahead ->
        [yes] You are ahead of { $name }, who probably gains more from now on: about { $more } more points, you { $less }.
       *[no] { $name } is ahead of you, but you probably gain more from now on: about { $more } more points, { $name } { $less }.
    }
standing-even = If all { $count } were equal, each would win { $even } of 100. Of the others, { $name } wins most: { $wins }.
