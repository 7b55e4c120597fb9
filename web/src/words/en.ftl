parlour = Parlour
home-title = Sit down and play
play-now = Play now
you = You
seat = Seat { $seat }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
skip = Skip to the content
close = Close
loading = One moment …
begin = Begin
to-games = To the games
missing-title = There is nothing here
missing-about = Perhaps the link is incomplete, or the table has been put away.
error-offline = The server cannot be reached. Are you connected?
error-server = Something went wrong on the server. Try again.
table-region = The table
your-move = Your move
log = What happened
match-over = The match is over
wait = One moment …
waiting-for = Waiting for { $names }
seat-waiting = to move
seat-chose = has chosen
