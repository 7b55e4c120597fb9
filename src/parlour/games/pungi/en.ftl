# Pungi in English. $you is "yes" where the reader is meant; $name is then empty.

pungi-title = Pungi
pungi-about = Lure the best snakes with five animals whose kind everybody sees and whose value nobody knows.

pungi-animal-mouse = mouse
pungi-animal-snail = snail
pungi-animal-lizard = lizard
pungi-animal-dragonfly = dragonfly
pungi-animal-grasshopper = grasshopper
pungi-animal-frog = frog
pungi-card = { $animal } { $value }
pungi-charmer = charmer
pungi-several = { $count } { $animal }

pungi-option-chaos = The start player names the next start player.

# Refused component tables
error-pungi-animals = Line { $line } breaks { $rule }: there are { $expected } different animals, not { $found }.
error-pungi-values = Line { $line } breaks { $rule }: each animal has { $expected } cards of different values, not { $found }.
error-pungi-charmers = Line { $line } breaks { $rule }: there are { $expected } charmers, not { $found }.
error-pungi-snakes = Line { $line } breaks { $rule }: there are { $expected } snakes, not { $found }.
error-pungi-name = Line { $line } breaks { $rule }: an animal is a word of small letters, not { $found }.
error-pungi-value = Line { $line } breaks { $rule }: a value is a number from 1 to 99, not { $found }.
error-pungi-snake = Line { $line } breaks { $rule }: a snake is worth 1 to 9 or -1 to -9 and there is at least one of it, not { $count } of { $found }.

# Events
pungi-dealt =
    { $you ->
        [yes] You are dealt: { $cards }.
       *[no] { $name } is dealt: { $cards }.
    }
pungi-began =
    { $you ->
        [yes] The lot makes you the start player.
       *[no] The lot makes { $name } the start player.
    }
pungi-top = On top of the draw pile: { $card }.
pungi-laid = From the arrow's tip on lie { $row }.
pungi-shuffled = Four alike: { $row } go back into the pile, which is shuffled.
pungi-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
pungi-priority =
    { $any ->
        [yes] Cards up! Most were { $card }: { $card } goes first.
       *[no] Cards up! No animal has priority.
    }
pungi-took =
    { $you ->
        [yes] You take { $snake } with { $card }.
       *[no] { $name } takes { $snake } with { $card }.
    }
pungi-named =
    { $you ->
        [yes] You name { $other } as the next start player.
       *[no] { $otheryou ->
            [yes] { $name } names you as the next start player.
           *[no] { $name } names { $other } as the next start player.
        }
    }
pungi-leads =
    { $you ->
        [yes] A new round: you start.
       *[no] A new round: { $name } starts.
    }
pungi-drew =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
pungi-charmed =
    { $you ->
        [yes] Your charmer turns { $snake } around.
       *[no] A charmer of { $name } turns { $snake } around.
    }
pungi-scored =
    { $you ->
        [yes] You have { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[no] { $name } has { $points } { $points ->
            [one] point
           *[other] points
        }.
    }

# Actions
pungi-do-play = Play { $card }
pungi-do-start =
    { $you ->
        [yes] You start the next round
       *[no] Let { $name } start the next round
    }

# The table in the terminal
pungi-round = Round { $round } of { $rounds }
pungi-piles = snakes left: { $snakes }; animals left: { $pile }, { $top } on top
pungi-flute = Flute
pungi-starts = starts
pungi-to-play = to play
pungi-column-hand = hand
pungi-column-played = played
pungi-column-taken = taken
pungi-column-points = points
