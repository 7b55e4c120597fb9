# Parlour in English: what belongs to no game.

you = You
