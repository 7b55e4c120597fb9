"""A referee for recorded games of Input, written from the rulebook alone.

It shares no code and no idea with the engine that it checks: one plain class that plays the game with a list
of tiles that know where they lie, without any regard to speed. `positions` is all there is to call.
"""

from dataclasses import dataclass

from tests.referee import record
from tests.referee.record import Position

Field = tuple[int, int]  # digit, and field from the top, 1 to 5

DIGITS = {  # INP-1, component set house-2
    0: ["round", "full", "half", "full", "round"],
    1: ["slanted", "half", "half", "half", "half"],
    2: ["round", "half", "slanted", "slanted", "full"],
    3: ["full", "slanted", "round", "slanted", "round"],
    4: ["slanted", "slanted", "full", "full", "half"],
    5: ["full", "half", "full", "half", "round"],
    6: ["slanted", "half", "round", "full", "round"],
    7: ["full", "slanted", "slanted", "slanted", "slanted"],
    8: ["round", "full", "round", "full", "round"],
    9: ["round", "full", "round", "slanted", "slanted"],
}
OLD_DIGITS = DIGITS | {1: ["half", "half", "half", "half", "half"]}  # component set house-1
TILES = [  # INP-2, each with its sides in the order of the alphabet
    ["full", "half"], ["full", "round"], ["full", "slanted"],
    ["half", "round"], ["half", "slanted"], ["round", "slanted"], ["joker", "slanted"],
]  # fmt: skip
LAST_TURN = 400  # INP-22


ALLOWED = {
    "parlour": "1",
    "game": "input",
    "rules": "1",
    "seats": "2|3",
    "components": "house-1|house-2|[0-9a-f]{64}",
    "option zero": "on|off",
    "option memory": "on|off",  # INP-24: changes nothing here
    "option solo_double": "on|off",
    "option joker_closes": "on|off",
    "option free_number": "[0-9]+",
    "option combination": "[0-9]+([,/][0-9]+)*",
    "option children": "[0-9]+(,[0-9]+)*",
    "option joker_seen": "on|off",  # INP-5: changes what is known, and nothing here
    "option first_return": "on|off",
}


def positions(record_text: str) -> list[Position]:
    """What `replay --json` should print; ValueError on a step that is wrong."""
    return record.positions(record_text, ALLOWED, State)


def integers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


# The game


@dataclass
class Tile:
    up: str
    under: str
    place: Field | None = None  # None: in the supply, or in the hand of its owner


class State:
    """A game under way. `phase` says what must happen next."""

    def __init__(self, header: dict[str, str]) -> None:
        def is_on(option: str) -> bool:
            return header.get(f"option {option}") == "on"

        self.seats = int(header["seats"])
        self.digits = DIGITS if header["components"] == "house-2" else OLD_DIGITS
        self.kinds = TILES
        if own := record.OWN.get(header["components"]):
            self.digits = {int(digit): symbols for digit, symbols in own["digits"].items()}
            self.kinds = [sorted(sides) for sides in own["tiles"]]
        self.numbers = list(range(1, 10)) if self.seats == 3 else list(range(1, 7))  # INP-4
        self.target = 21 if self.seats == 3 else 17  # INP-4
        self.zero = is_on("zero")
        self.solo_double = is_on("solo_double")
        self.joker_closes = is_on("joker_closes")
        self.free_numbers = integers(header.get("option free_number", ""))  # one or none
        self.first_return = is_on("first_return")
        agreed = header.get("option combination", "")
        self.combinations = [integers(numbers) for numbers in agreed.split("/") if numbers]
        self.children = integers(header.get("option children", ""))
        if not set(self.free_numbers).union(*self.combinations) <= set(self.numbers):
            raise ValueError("an option names a number that is not in play")  # INP-27
        if not set(self.children) <= set(range(self.seats)):
            raise ValueError("a child has no seat")
        if any(named.count(number) > 1 for named in (*self.combinations, self.children) for number in named):
            raise ValueError("an option names a number twice")

        self.phase = "tiles"  # then: start, turn, (close or attempt,) (set,) turn ... over
        self.tiles: list[list[Tile]] = []  # of each seat, as they fell
        self.points = [0] * self.seats
        self.completed: list[int] = []  # INP-20: pushed up, not yet empty
        self.won: list[list[int]] = [[] for _ in range(self.seats)]  # every number ever won, INP-27
        self.brought: list[list[int]] = [[] for _ in range(self.seats)]  # by each unspent win, INP-23
        self.said_zero = [False] * self.seats
        self.left: list[dict[int, Field]] = [{} for _ in range(self.seats)]  # INP-10: see `end_turn`
        self.back: list[set[int]] = [
            set() for _ in range(self.seats)
        ]  # those of them that went straight back
        self.turns = 0
        self.winners: list[int] = []
        # The turn that is under way
        self.seat = -1
        self.before: list[Field | None] = []  # where the tiles of the seat lay when it began
        self.announced = -1  # the number that is to be closed
        self.held = -1  # the tile in the hand
        self.choices: list[Field] = []  # where it may go

    def step(self, line: str) -> None:
        who, space, what = line.partition(" ")
        if not space:
            raise ValueError("this is not a step")
        if self.phase == "over":
            raise ValueError("the game is over")
        expected = str(self.waiting()[0])
        if who != expected:
            raise ValueError(f"it is the turn of {expected} ({self.phase})")
        if who == "*":
            self.chance(what.split(" "))
            return
        if what not in self.legal():
            raise ValueError(f"illegal, only {', '.join(self.legal())} are legal")
        name, _, argument = what.partition(":")
        if name == "close":
            self.announced = int(argument)
            self.phase = "close"
        elif name == "zero":
            self.said_zero[self.seat] = True
            self.phase = "attempt"
        elif name == "set":
            digit, field = argument.split(".")
            self.put((int(digit), int(field)))
        else:
            self.pick_up(int(argument) - 1, turning=name == "lift")

    # Chance

    def chance(self, words: list[str]) -> None:
        name, items = words[0], words[1:]
        if self.phase == "tiles":  # INP-5
            if name != f"tiles{len(self.tiles)}":
                raise ValueError(f"chance has to give tiles{len(self.tiles)}")
            if sorted(sorted(item.split("/")) for item in items) != sorted(self.kinds):
                raise ValueError("these are not the seven tiles")
            # as they fell: a visible joker is turned over
            sides = [item.replace("joker/slanted", "slanted/joker").split("/") for item in items]
            self.tiles.append([Tile(up, under) for up, under in sides])
            self.phase = "start" if len(self.tiles) == self.seats else "tiles"
        else:  # INP-6
            if name != "start" or items not in [[str(seat)] for seat in range(self.seats)]:
                raise ValueError("chance has to give start and one seat")
            self.begin_turn(int(items[0]))

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.before = [tile.place for tile in self.tiles[seat]]
        self.announced = self.held = -1
        self.choices = []
        self.phase = "turn"

    def pick_up(self, number: int, *, turning: bool) -> None:
        """INP-8 with turning, INP-26 and INP-29 without."""
        tile = self.tiles[self.seat][number]
        self.held = number
        tile.place = None
        if turning:
            tile.up, tile.under = tile.under, tile.up
        if self.phase == "close":
            self.close(tile)
        elif self.phase == "attempt":
            self.attempt(tile)
        elif turning or self.seat in self.children:
            self.place_anywhere()
        else:  # INP-26
            self.choose(self.fields(number, tile.up, self.free_numbers))

    def place_anywhere(self) -> None:
        fields = self.fields(self.held, self.tiles[self.seat][self.held].up, self.numbers)
        if fields:
            self.choose(fields)
        else:  # INP-11: it stays in the supply
            self.end_turn()

    def choose(self, fields: list[Field]) -> None:
        self.choices = fields
        self.phase = "set"

    def put(self, field: Field) -> None:
        self.tiles[self.seat][self.held].place = field
        if field[0] != 0:
            self.end_turn()
        elif self.free_fields(0):  # INP-23: the next tile
            self.phase = "attempt"
        else:
            self.zero_is_set()

    def end_turn(self) -> None:
        # INP-10: the tiles that went from one field to another may not go straight back, or only once
        lie = [tile.place for tile in self.tiles[self.seat]]
        self.back[self.seat] = {number for number, was in self.left[self.seat].items() if lie[number] == was}
        self.left[self.seat] = {
            number: was
            for number, was in enumerate(self.before)
            if was is not None and self.tiles[self.seat][number].place not in (None, was)
        }
        self.completed = [digit for digit in self.completed if len(self.free_fields(digit)) < 5]  # INP-20
        self.turns += 1
        if self.turns == LAST_TURN:  # INP-22
            self.end([seat for seat in range(self.seats) if self.points[seat] == max(self.points)])
        else:
            self.begin_turn((self.seat + 1) % self.seats)

    def end(self, winners: list[int]) -> None:
        self.winners = winners
        self.phase = "over"

    # The closing tile

    def close(self, tile: Tile) -> None:
        if not self.closes(tile.up):
            self.lose(self.seat, value(self.announced))  # INP-17
            self.place_anywhere()
            return
        [tile.place] = self.free_fields(self.announced)
        points = value(self.announced)  # INP-16
        if all(self.owner((self.announced, field)) == self.seat for field in range(1, 6)):
            points += points if self.solo_double else 3  # INP-19, INP-25
        self.completed.append(self.announced)  # INP-20
        self.won[self.seat].append(self.announced)
        self.brought[self.seat].append(points)
        self.points[self.seat] = min(self.points[self.seat] + points, self.target)  # INP-21
        all_of_them = any(set(numbers) <= set(self.won[self.seat]) for numbers in self.combinations)  # INP-27
        if self.points[self.seat] == self.target or all_of_them:
            self.end([self.seat])
        else:
            self.end_turn()

    def closes(self, side: str) -> bool:
        if side == "joker":
            return self.joker_closes  # INP-15, INP-28
        return self.fits(side, self.free_fields(self.announced)[0])

    def lose(self, seat: int, points: int) -> None:
        self.points[seat] = max(self.points[seat] - points, 0)

    # The zero, INP-23

    def attempt(self, tile: Tile) -> None:
        fields = self.fields_of_zero(tile.up)
        if len(fields) > 1:
            self.choose(fields)
        elif len(fields) == 1:
            self.put(fields[0])
        else:
            self.lose_last_win(self.seat)
            for own in self.tiles[self.seat]:
                if own.place is not None and own.place[0] == 0:
                    own.place = None
            self.place_anywhere()

    def zero_is_set(self) -> None:
        for seat in range(self.seats):
            if seat != self.seat:
                self.lose_last_win(seat)
        self.completed.append(0)
        self.end_turn()

    def lose_last_win(self, seat: int) -> None:
        if self.brought[seat]:
            self.lose(seat, self.brought[seat].pop())

    # Fields

    def owner(self, field: Field) -> int | None:
        for seat in range(self.seats):
            if any(tile.place == field for tile in self.tiles[seat]):
                return seat
        return None

    def fits(self, side: str, field: Field) -> bool:
        return side in ("joker", self.digits[field[0]][field[1] - 1])  # INP-3

    def free_fields(self, digit: int) -> list[Field]:
        taken = [tile.place for tiles in self.tiles for tile in tiles]
        return [(digit, field) for field in range(1, 6) if (digit, field) not in taken]

    def fields(self, number: int, side: str, digits: list[int]) -> list[Field]:
        """Where the seat's tile may be set with this side up, when it is picked up and not announced."""
        found = []
        for digit in digits:
            free = self.free_fields(digit)
            was = self.before[number]
            if was is not None and was[0] == digit and was not in free:
                free.append(was)  # it will be, when the tile is picked up
            if digit in self.completed or len(free) == 1:  # INP-20, INP-18
                continue
            # INP-8; INP-9: also on its own number; INP-10
            found += [field for field in free if self.fits(side, field) and field not in self.barred(number)]
        return found

    def barred(self, number: int) -> list[Field | None]:
        """INP-10: the field that the tile lay on, and the one before if it came from there a turn ago; with
        the option only if it had come back by that.
        """
        if self.first_return and number not in self.back[self.seat]:
            return [self.before[number]]
        return [self.before[number], self.left[self.seat].get(number)]

    def fields_of_zero(self, side: str) -> list[Field]:
        # INP-10 bars none of them: who has had a tile there has announced the zero, and may not again.
        return [field for field in self.free_fields(0) if self.fits(side, field)]

    # What can be seen

    def waiting(self) -> list[int | str]:
        if self.phase == "over":
            return []
        return ["*"] if self.phase in ("tiles", "start") else [self.seat]

    def legal(self) -> list[str]:
        """The tokens of the one seat that is waited for, sorted as text."""
        found: list[str] = []
        if self.phase == "set":
            found = [f"set:{digit}.{field}" for digit, field in self.choices]
        elif self.phase in ("turn", "close", "attempt"):
            found = [f"lift:{number + 1}" for number in range(7) if self.may_lift(number)]
            found += [f"slide:{number + 1}" for number in range(7) if self.may_slide(number)]
            if self.phase == "turn":
                found += [f"close:{digit}" for digit in self.numbers if self.may_announce(digit)]
                found += ["zero"] if self.may_announce_zero() else []
        return sorted(found)

    def may_lift(self, number: int) -> bool:
        place = self.tiles[self.seat][number].place
        if self.phase == "close":  # INP-14: not from the number itself; INP-10: not if it may not go there
            field = self.free_fields(self.announced)[0]
            return (place is None or place[0] != self.announced) and field not in self.barred(number)
        if self.phase == "attempt":  # INP-23: none from the zero
            return place is None or place[0] != 0
        return True  # INP-7

    def may_slide(self, number: int) -> bool:
        child, side = self.seat in self.children, self.tiles[self.seat][number].up
        if not self.may_lift(number):
            return False
        if self.phase == "close":
            return (child or self.announced in self.free_numbers) and self.closes(side)
        if self.phase == "attempt":
            return child and bool(self.fields_of_zero(side))
        if child:  # INP-29
            return bool(self.fields(number, side, self.numbers))
        return bool(self.fields(number, side, self.free_numbers))  # INP-26

    def on_completed(self) -> bool:
        places = [tile.place for tile in self.tiles[self.seat]]
        return any(place is not None and place[0] in self.completed for place in places)

    def may_announce(self, digit: int) -> bool:
        """INP-14. Some tile can always be lifted then: at most four lie on the number, one is barred."""
        takes_part = any(self.owner((digit, field)) == self.seat for field in range(1, 6))
        return len(self.free_fields(digit)) == 1 and takes_part and not self.on_completed()

    def may_announce_zero(self) -> bool:
        """INP-23. A zero that is pushed up is not empty, for then it would be back in the row."""
        ready = self.won[self.seat] and not self.said_zero[self.seat] and not self.on_completed()
        return self.zero and bool(ready) and len(self.free_fields(0)) == 5

    def position(self, number: int) -> Position:
        waiting, over = self.waiting(), self.phase == "over"
        legal = {str(seat): self.legal() for seat in waiting if seat != "*"}
        scores = list(self.points)
        seen: Position = {"step": number, "waiting": waiting, "legal": legal, "scores": scores, "over": over}
        if over:
            seen["winners"] = self.winners
        return seen


def value(digit: int) -> int:
    return 10 if digit == 1 else digit  # INP-16
