"""Input a second time: slow, plain, and written from the rules page alone. Whatever the quick one keeps in
several lists is counted anew here at every step.
"""

from __future__ import annotations

from dataclasses import dataclass

HOME = "supply"
HAND = "hand"


@dataclass
class Tile:
    up: str
    under: str
    at: str = HOME
    moved: tuple[int, str, str] = (-9, "", "")  # the turn on which it last moved, from where, to where


class PlainInput:
    def __init__(self, seats: int, asks: dict[int, list[str]], **options: object) -> None:
        self.seats = seats
        self.zero = bool(options.get("zero"))
        self.solo_double = bool(options.get("solo_double"))
        self.joker_closes = bool(options.get("joker_closes"))
        self.free_number = options.get("free_number") or None
        self.combination = set(options.get("combination") or ())  # type: ignore[call-overload]
        self.children = set(options.get("children") or ())  # type: ignore[call-overload]
        self.target = {2: 17, 3: 21}[seats]
        digits = range(0 if self.zero else 1, {2: 7, 3: 10}[seats])
        self.asks = {f"{d}.{i}": s for d in digits for i, s in enumerate(asks[d], 1)}
        self.tiles: dict[tuple[int, int], Tile] = {}
        self.completed: set[str] = set()
        self.points = [0] * seats
        self.wins: list[list[tuple[str, int, bool]]] = [[] for _ in range(seats)]  # number, points, spent
        self.tried: set[int] = set()
        self.turn = 0
        self.seat = -1
        self.todo = "chance"
        self.announced = ""
        self.hand: tuple[int, int] | None = None
        self.origin = ""
        self.choice: list[str] = []
        self.winners: list[int] = []

    # What lies where

    def own(self) -> list[tuple[int, Tile]]:
        return [(n, tile) for (seat, n), tile in sorted(self.tiles.items()) if seat == self.seat]

    def on(self, digit: str) -> list[tuple[int, Tile]]:
        return [(seat, tile) for (seat, _), tile in self.tiles.items() if tile.at.partition(".")[0] == digit]

    def free(self, digit: str) -> list[str]:
        taken = {tile.at for tile in self.tiles.values()}
        return [field for field in self.asks if field.partition(".")[0] == digit and field not in taken]

    def blocked(self) -> bool:
        return any(tile.at.partition(".")[0] in self.completed for _, tile in self.own())

    def fits(self, side: str, field: str) -> bool:
        return side in (self.asks[field], "joker")

    def closes(self, side: str, field: str) -> bool:
        return side == self.asks[field] or (side == "joker" and self.joker_closes)

    def shuttles(self, tile: Tile, field: str) -> bool:
        turn, origin, _ = tile.moved
        return turn == self.turn - self.seats and origin == field

    def fields(self, tile: Tile, origin: str) -> list[str]:
        """Where a tile with its present side up may go, once it has been lifted."""
        found = []
        for field in self.asks:
            digit = field.partition(".")[0]
            if digit == "0" or digit in self.completed or field not in self.free(digit):
                continue
            if len(self.free(digit)) == 1 or field == origin or self.shuttles(tile, field):
                continue
            if self.fits(tile.up, field):
                found.append(field)
        return found

    # What may be done

    def legal(self) -> list[str]:
        if self.todo == "set":
            return [f"set:{field}" for field in self.choice]
        tokens = []
        digits = sorted({field.partition(".")[0] for field in self.asks})
        if self.todo == "pick" and not self.blocked():
            won = bool(self.wins[self.seat])
            if self.zero and won and self.seat not in self.tried and not self.on("0"):
                tokens.append("zero")
            for digit in digits:
                mine = any(seat == self.seat for seat, _ in self.on(digit))
                if digit != "0" and len(self.free(digit)) == 1 and mine and digit not in self.completed:
                    tokens.append(f"close:{digit}")
        for n, tile in self.own():
            if self.announced and tile.at.partition(".")[0] == self.announced:
                continue
            if self.todo == "close" and self.shuttles(tile, self.free(self.announced)[0]):
                continue
            tokens.append(f"lift:{n}")
            if self.may_slide(tile):
                tokens.append(f"slide:{n}")
        return tokens

    def may_slide(self, tile: Tile) -> bool:
        child = self.seat in self.children
        free = str(self.free_number)
        if self.todo == "close":
            return (child or self.announced == free) and self.closes(tile.up, self.free(self.announced)[0])
        if self.todo == "zero":
            return child and any(self.fits(tile.up, field) for field in self.free("0"))
        origin, tile.at = tile.at, HAND
        fields = self.fields(tile, origin)
        tile.at = origin
        return any(child or field.partition(".")[0] == free for field in fields)

    # What happens

    def act(self, token: str) -> None:
        kind, _, what = token.partition(":")
        if kind == "zero":
            self.tried.add(self.seat)
            self.announced, self.todo = "0", "zero"
        elif kind == "close":
            self.announced, self.todo = what, "close"
        elif kind == "set":
            self.put(what)
        else:
            self.pick_up(int(what), kind == "lift")

    def pick_up(self, n: int, turned: bool) -> None:
        tile = self.tiles[self.seat, n]
        self.hand, self.origin, tile.at = (self.seat, n), tile.at, HAND
        if turned:
            tile.up, tile.under = tile.under, tile.up
        if self.todo == "close":
            [field] = self.free(self.announced)
            if self.closes(tile.up, field):
                self.put(field)
                return
            lost = 10 if self.announced == "1" else int(self.announced)
            self.points[self.seat] = max(0, self.points[self.seat] - lost)
            self.announced = ""
        if self.todo == "zero":
            fields = [field for field in self.free("0") if self.fits(tile.up, field)]
            if len(fields) == 1:
                self.put(fields[0])
                return
            if fields:
                self.todo, self.choice = "set", fields
                return
            self.announced = ""
            for _, other in self.on("0"):
                other.at, other.moved = HOME, (-9, "", "")
            self.lose(self.seat)
        self.choice = self.fields(tile, self.origin)
        if not turned and self.seat not in self.children:
            self.choice = [f for f in self.choice if f.partition(".")[0] == str(self.free_number)]
        self.todo = "set"
        if not self.choice:
            tile.at = HOME
            self.end_turn()

    def put(self, field: str) -> None:
        assert self.hand is not None
        tile = self.tiles[self.hand]
        tile.at = field
        tile.moved = (self.turn, self.origin, field) if self.origin != HOME else (-9, "", "")
        if self.announced == "0":
            self.todo = "zero"
            if self.free("0"):
                return
            self.completed.add("0")
            for other in range(self.seats):
                if other != self.seat:
                    self.lose(other)
        elif self.announced:
            self.win()
        self.end_turn()

    def win(self) -> None:
        digit = self.announced
        points = 10 if digit == "1" else int(digit)
        if all(seat == self.seat for seat, _ in self.on(digit)):
            points = points * 2 if self.solo_double else points + 3
        self.completed.add(digit)
        self.points[self.seat] = min(self.target, self.points[self.seat] + points)
        self.wins[self.seat].append((digit, points, False))
        numbers = {int(number) for number, _, _ in self.wins[self.seat]}
        if self.points[self.seat] == self.target or (self.combination and self.combination <= numbers):
            self.winners = [self.seat]

    def lose(self, seat: int) -> None:
        for i in reversed(range(len(self.wins[seat]))):
            number, points, spent = self.wins[seat][i]
            if not spent:
                self.wins[seat][i] = number, points, True
                self.points[seat] = max(0, self.points[seat] - points)
                return

    def end_turn(self) -> None:
        self.announced, self.hand = "", None
        self.turn += 1
        if not self.winners and self.turn == 400:
            self.winners = [s for s in range(self.seats) if self.points[s] == max(self.points)]
        self.todo = "over" if self.winners else "pick"
        self.completed = {digit for digit in self.completed if self.on(digit)}
        self.seat = (self.seat + 1) % self.seats

    def chance(self, name: str, items: list[str]) -> None:
        if name == "start":
            self.seat, self.todo = int(items[0]), "pick"
            return
        for n, item in enumerate(items, 1):
            up, under = item.split("/")
            self.tiles[int(name[-1]), n] = Tile(under, up) if up == "joker" else Tile(up, under)
