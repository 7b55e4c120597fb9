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
skip = Skip to the content
nav = Main
nav-home = Parlour: all games
nav-lobby = Open tables
nav-games = My games
nav-account = Your name: { $name }
close = Close
save = Save
cancel = Cancel
more = Show more
loading = One moment …
try-again = Try again
reload = Load again
to-games = All games
rules = Rules
menu = Table menu

# What goes wrong
missing-title = There is nothing here
missing-about = Perhaps the link is incomplete, or the table has been put away.
broken-title = That did not work
broken-about = This page could not be shown. Perhaps the connection is gone, or there is a newer version of Parlour; loading the page again usually helps. Your games are safe.
error-offline = The server cannot be reached. Are you connected?
error-server = Something went wrong on the server. Try again.
error-late = Your move could not be sent in time; the table has moved on.
error-session = You were logged out. Load the page again to come back in.
error-no-spectators = Only those who play may look at this table.

# Home
home-title = Pull up a chair
home-about = Table games for a good half hour, against bots that see no more than you do, or with friends at the same table.
home-now = “Play now” seats you at once with bots that know the game. No account needed.
home-unfinished = Where you stopped
play-now = Play now
with-friends = With friends

# Lists
lobby-title = Open tables
lobby-about = Public tables with a free chair, or a game to watch.
lobby-empty = No public table is open at the moment. Open one yourself: choose a game, then “With friends”.
lobby-open = Open a table
games-title = My games
games-about = Unfinished ones to go on with, finished ones to watch again.
games-empty = You have not played yet.
match-free =
    { $free ->
        [0] ready to begin
        [one] { $free } free chair
       *[other] { $free } free chairs
    }
match-playing = under way
match-finished = finished
match-over = The match is over
match-nobody = nobody yet

# A new table
new-title = A new table
new-who = Who plays
new-name-made-up = or let us make one up
new-seats = Players
new-friend = kept for a friend
new-bot = Bot: { $level }
new-variants = Variants
new-table = The table
new-games = How long
new-games-count =
    { $games ->
        [one] one game
       *[other] { $games } games, points added up
    }
new-clock = Time for each decision
new-shown = Who may come
new-by-link = whoever has the link
new-public = everybody (listed)
new-spectators = Others may watch
new-chat = Chat at the table
new-open = Open the table
bot-random = any move
bot-greedy = rule of thumb
bot-novice = novice
bot-casual = casual
bot-regular = regular
bot-expert = expert
bot-master = master

# Variants, as a table agrees on them
option-experienced = Only one mix each turn, and none after the last trick
option-chaos = The start player names the next start player
option-zero = With the zero: set it in one turn, and the others lose their last win
option-memory = The table remembers which undersides were seen
option-solo_double = A number all in one colour counts double
option-free_number = On this number, tiles may be placed without turning them
option-combination = Whoever has won all of these numbers wins at once
option-joker_closes = The joker may close a number
option-children = Children sit here: they may place tiles without turning them

# Before the first card
room-seats = Chairs
room-free =
    { $free ->
        [one] One chair is still free.
       *[other] { $free } chairs are still free.
    }
room-ready = Everybody is here. You may begin.
room-wait-host = Everybody is here. The host begins.
room-clock = { $clock } for each decision
room-close = Close this table
room-closed = This table is closed.
room-away = away
room-stand = Stand up
room-free-seat = Free this chair
room-empty = free chair
room-sit = Sit here
room-bot = Seat a bot
room-level = Bots come as
begin = Begin
share-title = Invite others
share-link = Whoever has this link can sit down
share-watch = Whoever has this link can watch
share-copy = Copy the link
share-copied = The link is copied.
share-by-hand = It could not be copied: mark the link and copy it by hand.
share-send = Send
share-code = The link as a QR code, to scan with a phone

# At the table
table-region = The table
beside = Beside the table
your-move = Your move
your-change = You may still change your mind
log = What happened
wait = One moment …
waiting-for = Waiting for { $names }
seat-waiting = to move
seat-closer = Look closer at { $name }'s place
go-on = Go on
seat-chose = choice made
game-of = Game { $game } of { $games }
spectating = You are watching. You see what everybody may see.
reconnecting = The connection is gone; we are trying again. Nothing is lost.
company = At the table
company-spectators =
    { $count ->
        [one] one is watching
       *[other] { $count } are watching
    }
relieved-time = time was up: a bot plays
relieved-absent = away: a bot plays
relieved-resigned = a bot plays on
relieved-you-time = Your time was up, and a bot plays for you.
relieved-you-absent = You were away, and a bot plays for you.
relieved-you-resigned = A bot plays for you.
return = Play myself again
clock-left = Time left: { $time }
chat = Chat
chat-mute = Mute
chat-unmute = Show the chat
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
hint = Hint
hint-title = What a master would consider
hint-worth = wins { $wins } of the time, about { $points } points
guide-enough = I know the game

# Wishes
take-back = Ask the others to let me take back my last move
undo = Undo
undo-about = You go back to your last choice, and the bots take their moves back with you. If you have learnt anything since, this match becomes practice: it goes on, but it does not count.
undo-sure = Go back
practice = Practice
practice-about = A choice was undone in this match, so it does not count.
stand-in = Let a bot play for { $names }
stand-in-ask = Ask the others to let a bot play for { $names }
abort = Stop this game
abort-ask = Ask the others to stop
abort-about = The game ends here, and nobody wins.
abort-sure = Stop it
resign = Let a bot play for me
resign-about = A bot takes over your seat. You can come back at any time while the game lasts.
resign-sure = Let the bot play
leave = Leave the table
leave-about = Your chair is kept: you find the table under “My games”.
wish-abort = { $name } asks to stop the game; nobody would win.
wish-take-back = { $name } asks to take back the last move.
wish-rematch = { $name } would like to play again.
wish-stand-in = { $name } asks to let a bot play for { $absent } until they are back.
wish-mine-abort = You asked to stop the game. The others are being asked.
wish-mine-take-back = You asked to take back your move. The others are being asked.
wish-mine-rematch = You asked for another game. The others are being asked.
wish-mine-stand-in = You asked to let a bot play for { $absent }. The others are being asked.
agree = Agree
decline = No
withdraw = Never mind

# The end
result-you = You win!
result-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
result-aborted = The game was stopped; nobody has won
result-stopped = You have stopped the game; nobody has won
result-game = Game { $game } of { $games } is over
result-rank = Rank
result-name = Name
result-points = Points
result-total = Total
result-winner = won
result-next = Next game
result-soon = The next game begins by itself in a few seconds.
result-rematch = Play again
result-to-rematch = To the next match
result-replay = Watch it again

# Replays
replay-title = { $game }, once more
replay-eyes = Seen by
replay-spectator = a spectator
replay-game = Game
replay-share = Share
replay-link = This link leads to this very moment
replay-bar = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-position = Position
replay-step = Step { $at } of { $last }
replay-round = Round
replay-file = Download, to check the deals with “parlour verify”

# Settings
settings-title = Settings
sound = Sound
settings-language = Language
settings-theme = Light
theme-auto = as my device
theme-light = day
theme-dark = lamplight
settings-speed = Motion
speed-normal = unhurried
speed-fast = brisk
speed-off = none
settings-forced = Play the only choice by itself
settings-forced-about = When there is just one thing you can do, it is done for you after a moment.
settings-muted = No chat for me
settings-muted-about = At all tables, until you want it back.
settings-guide = Show the advice for beginners again
settings-guide-back = The advice is back, for your next game of each kind.

# Accounts
account-title = You
account-about = You are here as a guest. That is enough to play.
account-is = You are logged in as { $account }.
account-name = How others call you
account-your-name = Your name
account-renamed = From now on you are called that. At tables where you already sit, the old name stays.
account-with = An account, if you like
account-why = With an account you find your games on other devices, too. No address is asked for; a forgotten password cannot be sent to you.
account-account = Account name
account-password = Password
account-password-about = At least 8 characters.
account-old = Old password
account-new = New password
account-password-changed = The password is changed, and other devices are logged out.
account-leave = Log out
account-left = You are logged out.
account-welcome = Welcome!
login = Log in
register = Get an account
logout = Log out here
logout-everywhere = Log out everywhere
