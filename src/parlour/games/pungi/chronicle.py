"""A game of Pungi as a designer counts it: snakes taken, animals and values played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.pungi.rules import BEGAN, PRIORITY, TOOK, VALUES
from parlour.kernel.chronicle import NOBODY, Account, Chronicle, Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pungi.setup import PungiSetup
    from parlour.kernel.state import RawEvent


class PungiChronicle(Chronicle):
    """A turn is a round. What was played counts when it takes a snake."""

    def __init__(self, setup: PungiSetup) -> None:
        self.seats = setup.seats
        self._score = setup.lookup.score
        values = setup.lookup.value[:VALUES]
        snakes = sorted(setup.snakes, reverse=True)
        self.groups = (
            Group("snakes", tuple(setup.snakes[snake] for snake in snakes)),
            Group("animals", tuple(setup.animals)),
            Group("values", tuple(map(str, values))),
            Group("cards", tuple(setup.cards)),
        )
        self.families = {name: (f"play:{name}-*",) for name in setup.animals}
        self.families |= {f"value {value}": (f"play:*-{value}",) for value in values}
        self._snake = {snake: item for item, snake in enumerate(snakes)}
        animals = len(snakes)
        numbers = animals + len(setup.animals)
        cards = numbers + len(values)
        self._played = [
            (animals + card // VALUES, numbers + card % VALUES, cards + card)
            for card in range(len(setup.cards))
        ]

    def account(self, events: Sequence[RawEvent], scores: Sequence[int]) -> Account:
        seats = self.seats
        first, turn = NOBODY, -1
        taken: list[list[int]] = [[] for _ in range(seats)]
        standings = []
        takings = []
        for event in events:
            kind = event[0]
            if kind == TOOK:
                _, seat, card, snake, *_ = event
                animal, value, played = self._played[card]
                takings += [(self._snake[snake], seat, turn), (animal, seat, turn)]
                takings += [(value, seat, turn), (played, seat, turn)]
                taken[seat].append(snake)
            elif kind == PRIORITY:
                if turn >= 0:
                    standings.append([self._score(snakes) for snakes in taken])
                turn += 1
            elif kind == BEGAN:
                first = event[1]
        return Account(first, turn + 1, [*standings, list(scores)], takings)
