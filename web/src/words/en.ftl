# The pages of Parlour in English. What a game says stands beside its rules.

parlour = Parlour
you = You
seat = Seat { $seat }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
none = none
no-clock = no clock

# Everywhere
skip = Skip to content
nav = Main
nav-home = Parlour: all games
nav-lobby = Open tables
nav-games = My games
nav-account = Your name: { $name }
nav-waiting =
    { $count ->
        [one] { $count } game is waiting for you
       *[other] { $count } games are waiting for you
    }
close = Close
save = Save
cancel = Cancel
more = Show more
loading = Just a moment …
try-again = Try again
reload = Reload
to-games = All games
back-to-game = Back to the game
rules = Rules
rules-layer = How detailed
rules-teaching = How to play
rules-reference = Every rule
menu = Table menu

# What goes wrong
missing-title = Nothing here
missing-about = The link may be incomplete, or the table may have been cleared away.
broken-title = That did not work
broken-about = This page could not be shown. The connection may be down, or there may be a newer version of Parlour; reloading the page usually helps. Your games are safe.
error-offline = The server cannot be reached. Are you online?
error-server = Something went wrong on the server. Please try again.
error-late = Your move did not arrive in time; the game has moved on.
error-session = You have been logged out. Reload the page to get back in.
error-no-spectators = Only the players may see this table.
error-removed = The host has removed you from this table.
connection-lost = There is no connection to Parlour. Everything carries on by itself when it is back.
update-ready = There is a new version of Parlour.

# Home
home-title = Pull up a chair
home-about = Table games for half an hour or so, against bots that see no more than you do, or with friends around the same table.
home-now = “Play now” sits you down with bots: choose how many players there are, and how strong the bots are. No account needed.
home-unfinished = Where you left off
home-message = A message from whoever runs this server
play-now = Play now
play-now-seats = Players
play-now-players = { $seats } players
play-now-level = Strength of the bots
play-now-bots = Bots: { $level }
with-friends = With friends

# A lesson
learn = Learn
learn-title = { $game }: a first lesson
learn-chapter = Part { $chapter } of { $chapters }: { $title }
learn-go-on = Continue
learn-new = A new example.
learn-show = Show me
learn-again = Repeat this part
learn-skip = Skip this part
learn-wrong = Not quite.
learn-over = Now you know how it goes
learn-over-about = Time for a real game: bots take the other seats, and advice tells you what to think about.
learn-first-game = Play your first game
learn-repeat = Repeat the lesson from the start

# Lists
lobby-title = Open tables
lobby-about = Public tables with a free seat, or with a game to watch.
lobby-empty = There are no public tables right now. Open one yourself: choose a game, then “With friends”.
lobby-open = Open a table
games-title = My games
games-about = Carry on with unfinished games, or watch finished ones again.
games-empty = You have not played anything yet.
games-mine = Your turn
games-others = Others to move
games-open = Not begun yet
games-finished = Finished
games-none-finished = You have not finished a game yet.
match-mine = your turn
match-with = with { $names }
match-until = until { $due }
match-won-you = you won
match-won-with = you and { $names } won
match-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
match-free =
    { $free ->
        [0] ready to begin
        [one] { $free } free seat
       *[other] { $free } free seats
    }
match-playing = in progress
match-finished = finished
match-over = The match is over
match-nobody = nobody yet
match-alone = nobody else yet

# A new table
new-title = A new table
new-who = Who is playing
new-name-made-up = or let us make one up
new-seats = Players
new-friend = saved for a friend
new-bot = Bot: { $level }
new-variants = Variants
new-cards = The cards
new-cards-own = the ones from my box
new-cards-house = the house cards
new-set = Set { $number }
new-table = The table
new-games = Length
new-games-count =
    { $games ->
        [one] one game
       *[other] { $games } games, points added up
    }
new-clock = Time per decision
new-shown = Who can join
new-by-link = anyone with the link
new-public = everyone (publicly listed)
new-spectators = Others may watch
new-chat = Chat at the table
new-open = Open the table
bot-random = random moves
bot-greedy = rule of thumb
bot-novice = novice
bot-casual = casual
bot-regular = regular
bot-expert = expert
bot-master = master
bot-champion = champion

# Variants, as a table agrees on them
option-experienced = Only one mix per turn, and none after the last trick
option-chaos = The start player names the next start player
option-zero = With the zero: complete it in one turn, and the others lose their last win
option-memory = The table remembers which undersides have been seen
option-solo_double = A number all in one colour counts double
option-free_number = On this number, tiles may be placed without turning them
option-combination = Whoever has won all the numbers marked here wins the game at once (mark a second set in the row that appears)
option-joker_closes = The joker may close a number
option-children = Children sit here: they may place tiles without turning them
option-name_oneself = The start player names the next start player, and may name themselves
option-turn_again = A snake that a charmer has turned may be turned again
option-joker_seen = A joker that falls face up is seen by all before it is turned over
option-first_return = A tile may go straight back once; only going to and fro again is forbidden
preset-family = With children: easier rules, from age 6 (mark their seats below; the joker may close a number)

# Before the first card
arrival-invited = { $host } has a free seat for you.
arrival-free = There is a free seat for you.
arrival-sit = Sit down
arrival-watch = Just watch
room-seats = Seats
room-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
room-ready = Everyone is here. You can begin.
room-wait-host = Everyone is here. The host can begin.
room-clock = { $clock } per decision
room-close = Close this table
room-closed = This table is closed.
room-away = away
room-stand = Stand up
room-free-seat = Free this seat
room-empty = free seat
room-sit = Sit here
room-bot = Add a bot
room-level = New bots play as
looks-change = Change how you look
person-more = More
begin = Begin
share-title = Invite others
share-link = Anyone with this link can sit down
share-watch = Anyone with this link can watch
share-here = This link works on this computer only
share-copy = Copy the link
share-copied = Link copied.
share-by-hand = Copying did not work: select the link and copy it by hand.
share-send = Send
share-code = The link as a QR code, to scan with a phone
door-open = Let friends on this network in
door-shut = So far, only this computer can open Parlour.
door-who = Anyone on this network can now come in. They see public tables, and others if they have the link. Switch it off, and they are out again.
door-address = Address in the link
door-nowhere = This computer does not seem to be on a network, so friends cannot come in.

# At the table
table-region = The table
beside = Beside the table
notes = Messages
your-move = Your move
your-only-move = Your only move: it is made for you
only-move-made = { $sentence } It was your only move.
your-change = You can still change your mind
offers-list =
    { $count ->
        [0] Your moves, as a list
       *[other] Your moves, as a list ({ $count })
    }
log = What happened
wait = Just a moment …
waiting-for = Waiting for { $names }
seat-waiting = to move
seat-closer = Take a closer look at { $name }’s place
go-on = Continue
skip-beats = Skip
skip-about = Show all the rest at once
tap-how = Tap anywhere: next step
# Below the pictures of the tools on a phone: one short word
tool-advice = Advice
tool-undo = Undo
tool-notes = News
tool-chat = Chat
tool-menu = Menu
seat-chose = choice made
game-of = Game { $game } of { $games }
spectating = You are watching, and see only what everyone may see.
reconnecting-short = Reconnecting …
reconnecting = The connection is gone. We are trying to get it back, and your game is safe.
company = At the table
company-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
relieved-time = out of time: a bot is playing
relieved-absent = away: a bot is playing
relieved-resigned = a bot is playing
relieved-you-time = You ran out of time, so a bot is playing for you.
relieved-you-absent = You were away, so a bot is playing for you.
relieved-you-resigned = A bot is playing for you.
return = Take over again
clock-left = Time left: { $time }
chat = Chat
chat-mute = Mute
chat-unmute = Show chat
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-new = Chat ({ $count } new)
chat-said = { $name }: { $text }
chat-muted = Muted:
reactions = Reactions
reaction-bravo = Well played!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-hmm = Hmm …
reaction-thanks = Thank you!
mute = Mute
mute-about = You no longer see what this person says, at any table, in this browser.
unmute = Hear { $name } again
muted = muted
remove-person = Remove from the table
remove-about = They will have to leave and cannot come back to this table.
remove-about-game = They will have to leave and cannot come back to this table. A bot takes over their seat for good.
remove-sure = Remove { $name }
looks = How you look
looks-avatar = Face
looks-colour = Colour
looks-about = The others see it here and at your next tables. If someone already has your colour, you get another one.
avatar-initial = your initial
avatar-owl = owl
avatar-cat = cat
avatar-bear = bear
avatar-fox = fox
avatar-rabbit = rabbit
colour-seat = the seat’s colour
colour-plum = plum
colour-teal = teal
colour-ochre = ochre
colour-leaf = leaf green
colour-violet = violet
colour-rust = rust
hint = Hint
hint-title = What a master would play
hint-thinking = Thinking …
hint-first-look = A first look. It grows more certain:
hint-best = The best chance of winning:
hint-equal = These are about equally good:
hint-all-equal = They are all about equally good. Play what you like.
hint-only = Your only move:
hint-rest = Less good:
hint-cases = The hint knows nothing that is hidden: it tries many possibilities.
hint-left = { $count ->
    [one] One more move looked worse at first sight.
   *[other] { $count } more moves looked worse at first sight.
}
hint-lost = This game is nearly lost, whatever you play.
hint-behind = { $name } is { $points } { $points ->
    [one] point
   *[other] points
} ahead of you.
hint-won = This game is nearly won.
hint-better = Still thinking …
hint-wins = wins { $wins } of 100 games
hint-each = Each wins about { $wins } of 100 games.
hint-spread = (±{ $spread })
hint-spread-about = ± tells by how much these numbers may be off: they come from playing on by trial.
hint-no-reason = No single thing decides: it is a little better all in all.
hint-points = { $points ->
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
}
hint-mark = recommended
hint-why = Why?
hint-do = Do this
guide-enough = I know this game
guide-gone = The advice was for your first game. You can bring it back in the settings.
guide-only = You have just one move here, so there is nothing to choose.
    .short = Just one move here: nothing to choose.
guide-rule = The one rule
guide-rule-read = Got it
advice-more = more
advice = Advice

# Wishes
take-back = Ask the others to let me take back my last move
undo = Undo
undo-about = You go back to your last choice, and the bots take their moves back with you. If you have learnt anything since, this match becomes practice: it goes on, but it does not count.
undo-sure = Go back
practice = Practice
practice-about = A choice was undone in this match, this device knows all its cards, or it goes on from a moment of another match. So it does not count.
stand-in = Let a bot play for { $names }
stand-in-ask = Ask the others to let a bot play for { $names }
abort = Stop this game
abort-ask = Ask the others to stop
abort-about = The game ends here, and nobody wins.
abort-sure = Stop the game
resign = Let a bot play for me
resign-about = A bot takes over your seat. You can come back at any time while the game lasts.
resign-sure = Let the bot play
leave = Leave the table
leave-about = Your seat is kept: you will find the table under “My games”.
wish-abort = { $name } would like to stop the game. Nobody would win.
wish-take-back = { $name } would like to take back their last move.
wish-rematch = { $name } would like to play again.
wish-stand-in = { $name } suggests letting a bot play for { $absent } for now.
wish-mine-abort = You asked to stop the game. Not everyone has answered yet.
wish-mine-take-back = You asked to take back your move. Not everyone has answered yet.
wish-mine-rematch = You asked for another game. Not everyone has answered yet.
wish-mine-stand-in = You asked to let a bot play for { $absent }. Not everyone has answered yet.
agree = Agree
decline = No
withdraw = Never mind

# The end
result = Result
result-you = You win!
result-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
result-wins-with =
    { $you ->
        [yes] You win
       *[no] { $names } wins
    } with { $count ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-shared-with =
    Shared win: { $names }, with { $count ->
        [one] { $points } point
       *[other] { $points } points
    } each.
result-aborted = The game was stopped; nobody won
result-game = Game { $game } of { $games } is over
result-rank = Rank
result-name = Name
result-points = Points
result-total = Total
result-winner = won
result-next = Next game
result-soon = The next game begins by itself in a few seconds.
result-rematch = Play again
result-to-rematch = Go to the next match
result-replay = Watch the replay

# Replays
replay-title = { $game }: replay
replay-eyes = Seen by
replay-spectator = a spectator
replay-own = { $name } (you)
face-up = Everything face up
face-up-all = There is nothing more to reveal here.
face-up-closer = Tap a player to see their cards.
replay-game = Game
replay-share = Share
replay-link = A link to this very moment
replay-bar = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-position = Position
replay-step = Step { $at } of { $last }
replay-round = Round
replay-file = Download it, to check the deals with “parlour verify”

# The review of a finished game. Changes are parts of the chance to win, with their sign.
review = Review
review-title = { $game }: review
review-seat = Whose game
review-whose =
    { $own ->
        [true] Your game
       *[false] The game of { $name }
    }
review-lead = In short
review-luck = Luck: { $parts }. Each number may be off by about { $noise }.
review-no-luck = Luck made no difference that the coach can be sure of.
review-luck-later = The coach will say what was luck after looking at the whole game.
review-working = The coach is still at work: what is said here may change.
review-provisional = so far
review-progress = The coach looks at the game: { $found } of { $total } decisions
review-chances = The coach works out the chances to win …
review-errors =
    { $count ->
        [0] Errors
        [one] The largest error
       *[other] The { $count } largest errors
    }
review-no-errors = No error that is beyond doubt.
review-none-yet = None in what the coach has looked at so far.
review-not-yet = The coach has not looked at any decision yet.
review-failed = The coach could not look at this game.
review-numbers = What the numbers mean
review-means = “By 10%” means: of 100 games that go on from there, about 10 fewer are won. A loss counts the chance to win and, a little, the lead in points. A reason names one cause of it; the number in it tells something else: how often that happens, or how much it comes to.
review-hide = Hide the answers, to find them yourself
review-error =
    { $at }: { $mark ->
        [blunder] a blunder
        [mistake] a mistake
        [doubtful] perhaps a slip
       *[slip] a slip
    } that { $cost ->
        [points] cost points rather than a chance to win
       *[chance] lowered the chance to win by { $loss }
    }
review-played =
    { $own ->
        [true] You chose: { $move }.
       *[false] { $name } chose: { $move }.
    }
review-better = Better: { $move }.
review-reason = One reason:
review-cost =
    That { $cost ->
        [points] cost points rather than a chance to win
       *[chance] lowered the chance to win by { $loss }
    }.
review-interval = It may be anything from { $low } to { $high }.
review-interval-none = It may be up to { $high }, or nothing at all.
review-won = The game was won all the same.
review-unpunished = With everything hidden as it really was, the better move would hardly have helped. But there was no way to know.
review-all = Show all { $count }
review-complete = The coach has looked at everything.
review-sort = The largest first
review-show = Show on the table
review-retry = Try again
review-move = Move { $step }
review-start = The cards are dealt
review-accounts = Why it ended like this
review-ended =
    { $won ->
        [true] { $own ->
            [true] You won.
           *[false] { $name } won.
        }
       *[false] { $own ->
            [true] You did not win.
           *[false] { $name } did not win.
        }
    }
review-most =
    { $won ->
        [true] { $own ->
            [true] What helped you most: { $causes }.
           *[false] What helped most: { $causes }.
        }
       *[false] { $own ->
            [true] What cost you most: { $causes }.
           *[false] What cost most: { $causes }.
        }
    }
review-perhaps =
    { $won ->
        [true] What helped most is not certain: perhaps { $causes }.
       *[false] What cost most is not certain: perhaps { $causes }.
    }
review-unclear =
    { $won ->
        [true] What helped most cannot be told here: the parts differ too little.
       *[false] What cost most cannot be told here: the parts differ too little.
    }
review-cause-draw = the luck of the draw
review-cause-play =
    { $own ->
        [true] your play
       *[false] the play of { $name }
    }
review-cause-choices =
    { $own ->
        [true] your choices
       *[false] the choices of { $name }
    }
review-cause-guesses = what could not be known
review-sums = Each number is a sum over the whole game: how much draws or choices raised the chance to win (+) or lowered it (−). Together they lead from an even share to the result.
review-beyond = In a long game it goes up and down many times, so a sum can be more than 100%.
review-part = Part
review-change = Change of the chance to win
review-even = An even share
review-draw = Luck of the draw
review-draw-about = which cards came, and who began
review-play =
    { $own ->
        [true] Your play
       *[false] Play of { $name }
    }
review-play-about = choices, compared with those of a simple bot in the same place
review-guesses =
    { $own ->
        [true] Your luck with what you could not know
       *[false] Luck of { $name } with what could not be known
    }
review-guesses-about = how those same choices turned out, with everything hidden as it really was
review-guesses-none = no clear difference: the coach may be off by as much
review-within = of this:
review-decided =
    { $own ->
        [true] what you decided
       *[false] what { $name } decided
    }
review-outcome = The result
review-noise = The coach plays such games out at random, so each part may be off by about { $noise }.
review-curve = Chances to win
review-curve-about =
    The thick line is { $own ->
        [true] your chance
       *[false] the chance of { $name }
    } to win. The bars below it say whose doing each step was: up helped, down hurt. An error (“!”) is measured against the best move: the line may rise all the same, and where it falls, it may have been the draw or the others.
review-curve-draw = the draw
review-curve-deal = the new cards
review-curve-nobody = nobody changed much
review-curve-point =
    { $when }: { $doings }. { $own ->
        [true] Your chance to win
       *[false] The chance of { $name } to win
    }: { $before } → { $after }.{ $error ->
        [yes] {" "}An error was made here.
       *[no] {""}
    }
review-curve-moments = Moments of the game: the arrow keys go from one to the next, Enter shows it on the table
review-curve-tap = Any point of the curve leads to its moment on the table.
review-curve-doing =
    { $own ->
        [true] Who changed your chance
       *[false] Who changed the chance of { $name }
    }
review-curve-error = an error
review-curve-begins = After the deal
review-curve-ends = The end
review-curve-table = As a table
review-when = After
review-strength =
    { $own ->
        [true] How well you played
       *[false] How well { $name } played
    }
review-grade =
    { $own ->
        [true] { $decisions } of your { $total } decisions mattered.
       *[false] { $decisions } of { $total } decisions of { $name } mattered.
    } On average each of them lowered the chance to win by { $loss }. { $place ->
        [best] That is at least as strong as the bot { $weakest }; one game says no more.
        [worst] That is at most as strong as the bot { $strongest }; one game says no more.
        [any] A bot of any strength may play like that: one game says too little.
       *[between] That is between the bots { $weakest } and { $strongest } in strength; one game says no more.
    }
review-ungraded = There was too little to decide for a comparison with the bots.
review-only =
    { $count ->
        [one] Well played: once there was only one good move, and { $own ->
            [true] you
           *[false] { $name }
        } found it.
       *[other] Well played: { $count } times there was only one good move, and { $own ->
            [true] you
           *[false] { $name }
        } found it each time.
    }
review-moment = { $at }: before the choice
review-happened = { $at }: what happened
review-earlier = The moment before
review-next = The next moment
review-fine = The coach finds no better choice here.
review-in-replay = In the replay
review-back = Back to the list
review-to-curve = Back to the curve
retry-title = { $at }: try again
retry-find =
    { $own ->
        [true] What would you choose now?
       *[false] What would you choose for { $name }?
    }
retry-played =
    { $own ->
        [true] In the game you chose: { $move }.
       *[false] In the game { $name } chose: { $move }.
    }
retry-wrong =
    { $versus ->
        [better] Better than in the game, but not the best yet: “{ $move }” lowers the chance to win by { $loss } instead of { $before }.
        [alike] About as bad as in the game: “{ $move }” lowers the chance to win by { $loss }, in the game it was { $before }; so small a difference is within the error.
        [worse] Worse than in the game: “{ $move }” lowers the chance to win by { $loss } instead of { $before }.
       *[same] The same as in the game: “{ $move }” lowers the chance to win by { $loss }.
    } Try another move.
read-on = Read on
retry-clue = A clue: { $clue }
retry-right = Right: this is as good as the best move.
retry-coach = The coach’s own choice: { $move }.
retry-best = Right: nothing is better.
retry-show = Show the answer
play-on = Play on from here
play-on-about = You take over at this moment, and bots play against you. It is practice: it does not count.
play-on-seat = Where do you sit?
play-on-hidden = What you could not see
play-on-same = As it was
play-on-anew = Dealt anew
play-on-back = Back to the finished game
play-on-begin = Take a seat

# Settings
settings-title = Settings
sound = Sound
settings-language = Language
settings-theme = Appearance
theme-auto = same as my device
theme-light = light
theme-dark = dark
settings-speed = Pace
speed-normal = unhurried
speed-fast = brisk
speed-off = off
settings-forced = Make the only possible move for me
settings-forced-about = When there is only one thing you can do, it is done for you after a moment.
settings-muted = Hide chat
settings-muted-about = At every table, until you want it back.
settings-guide = Show the advice for beginners again
settings-guide-back = The advice is back, for your next game of each kind.
install = Install Parlour
install-about = With an icon and a window of its own on this device.

# Being told that it is one's turn
notices-title = When it is my turn
notices-about = In games that take days you do not have to keep coming back to look: you will be told. A notice says nothing about your cards, only that it is your turn.
notices-here = Tell me on this device
notices-here-about = Even while Parlour is closed. Your browser will ask for your permission.
notices-here-open = Only while Parlour is open in another tab: this browser cannot receive messages otherwise. On an iPhone or iPad, add Parlour to the home screen first.
notices-denied = This browser does not let Parlour show notices. You can change that in the browser’s settings for this page.
notices-none = Notices need a secure connection (https) and a browser that can show them.
notices-devices = Devices that get notices
notices-this-device = this device
notices-match = Tell me when it is my turn
notices-match-about = In this match, if I am not at the table.
notices-quiet = Quiet hours
notices-quiet-about = Nothing is sent during these hours; you will be told right afterwards. Your time zone: { $zone }.
notices-from = From
notices-until = Until
notices-mail = By e-mail as well
notices-mail-about = We will send a code to this address, so that nobody else can enter your address here.
notices-mail-send = Send the code
notices-mail-to = By e-mail to { $address }
notices-mail-confirmed = From now on you will be told by e-mail as well.
notices-code = The code from the e-mail
notices-code-about = We have sent it to { $address }.
notices-confirm = Confirm
remove = Remove
unsubscribe-title = E-mails from Parlour
unsubscribe-about = You will no longer be told by e-mail when it is your turn.
unsubscribe = No more e-mails
unsubscribe-done = Done: you will get no more e-mails.

# Accounts
account-title = Your account
account-about = You are here as a guest. That is all you need to play.
account-is = You are logged in as { $account }.
account-name = Your name at the table
account-your-name = Your name
account-renamed = This is your name from now on. To change it at a table where you already sit, use the table menu there.
account-with = An account, if you like
account-why = With an account you can find your games on other devices, too. We do not ask for an e-mail address, so a forgotten password cannot be sent to you.
account-account = Account name
account-password = Password
account-password-about = At least 8 characters.
account-invitation = Invitation
account-invitation-about = Only for a new account: a code from whoever runs this server.
account-old = Current password
account-new = New password
account-password-changed = Your password has been changed, and your other devices are logged out.
account-leave = Log out
account-left = You are logged out.
account-welcome = Welcome!
login = Log in
register = Create an account
logout = Log out here
logout-everywhere = Log out everywhere

# Whose the cards are, and "I own the box"
cards-house = Some of what is printed on the cards is our own: the real cards have not been published in full.
cards-known = What is known, and from where
cards-own = Played with the cards from someone’s own box.
box-title = I own the box
box-about = Type in what is printed on your cards, and play with them at your tables. We start with our own set: change what is different.
box-here = Your cards are kept in this browser.
box-forget = Forget them
box-forgotten = Your cards have been forgotten.
box-kept = Your cards are ready to play with, and are kept in this browser.
box-how = How to enter them
box-form = card by card
box-text = as text or file
box-each = different from fruit to fruit
box-toml = The cards as TOML
box-upload = Or a file
box-download = Save as a file
box-check = Check and keep

## The site: all games in this browser, without a server

site-home = Table games for half an hour or so, against bots that see no more than you do. All of it happens in your browser, even without a connection.
site-table = More choices
site-about = This Parlour runs without a server: your games stay on this device.
site-friends = For friends, chat and open tables, someone starts Parlour on a computer and shares the link; Parlour’s README explains how.
site-server = Friends, chat and open tables are here.
site-account = Your name on this device. There are no accounts here: nobody else can come in.
engine-fetching = The games are on their way: { NUMBER($done, maximumFractionDigits: 0) } of { NUMBER($total, maximumFractionDigits: 0) } MB
engine-failed = The games could not be started: { $reason }
engine-elsewhere = Parlour is open in another tab; your games are there.
engine-here = Go on here
keeping-title = Take your games with you
keeping-about = Your games are kept in this browser, and nowhere else. Save them as a file to have a copy, or to go on with them on another device.
keeping-save = Save all games
keeping-read = Load games from a file
keeping-taken =
    { $taken ->
        [0] There was nothing new in the file.
        [one] One game was new, or further on than here.
       *[other] { $taken } games were new, or further on than here.
    }

# Offline play: a match against bots goes on without the server
reconnecting-along = The connection is lost. This match is on this device, too.
offline-go = Go on offline
offline-starting = Getting ready to go on offline …
offline-merging = Connected again: the server takes over …
offline-badge = Offline, practice
offline-badge-about = This match goes on on this device. When the server answers again, it gets what you have played.
offline-back = You are connected again. What you played offline is part of the match.
offline-apart = The match had gone on at the server, too. What you played offline is a match of its own now: you have both.
offline-failed = This device cannot go on offline: { $reason }
offline-missing = the files for offline play are not here.
take-along = Take along
take-along-about = This device gets the whole match, hidden cards too, so that it can go on when the connection is lost. That makes the match practice from now on: it goes on, but it does not count.
take-along-sure = Take it along as practice
settings-offline-title = Offline play
settings-offline = Go on when the connection is lost
settings-offline-about = New matches against bots are taken along: this device gets all their cards, hidden ones too, and goes on with them without a connection. So these matches are practice and do not count. For this, { NUMBER($size, maximumFractionDigits: 0) } MB are kept on this device.
settings-offline-fetching = { NUMBER($done, maximumFractionDigits: 0) } of { NUMBER($total, maximumFractionDigits: 0) } MB
settings-offline-ready = This device is ready.

# A profile over many games
profile = Where you lose most
profile-about = By the reviews of your own games. What a decision costs is a part of a win, as in a review.
profile-most =
    You lose most { $when }: { $loss } for each decision, elsewhere { $rest }. This rests on { $decisions } decisions in { $games } games.
profile-open =
    { $needed ->
        [one] Nothing stands out yet. One more reviewed game may show where you lose most.
       *[other] Nothing stands out yet. About { $needed } more reviewed games may show where you lose most.
    }
profile-nothing = You lose about as much in every situation.
profile-all = { $decisions } decisions in { $games } reviewed games: { $loss } ±{ $margin } each
profile-when = Situation
profile-cost = Cost
profile-decisions = Decisions
profile-games = Games
