"""Pungi, quickly judged: the guide of rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.rules import ANIMALS, CHARMER, START, Lookup, Pungi, score_to_and_fro
from parlour.kernel.state import Policy

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng

WHIM: Final = 8  # one choice in 8 is random
AFTER_ME: Final = 0.3  # how many who play later still get before an animal that has priority now
EFFORT: Final = 0.3  # what the highest card is worth for another time, in snake points
HOPE: Final = 1.0  # what a charmer is worth that has no negative snake to turn yet


class PungiPolicy(Policy[Pungi]):
    """Plays the card that will probably bring the best snake, and of equally good ones the lowest."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        # By card, how likely another card is higher.
        self.higher = [
            sum([other > value for other in lookup.value]) / len(lookup.value) for value in lookup.value
        ]

    def choose(self, state: Pungi, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if legal[0] >= START or rng.below(WHIM) == 0:
            return legal[rng.below(len(legal))]
        lookup = self.lookup
        animal = lookup.animal
        taken = state.taken_by(seat)
        row = rises(state.row(), taken) if lookup.turn_again else worths(state.row(), taken)
        played = [0] * ANIMALS
        cards = state.played()
        for card in cards:
            played[animal[card]] += 1
        most = max(played)
        leaders = played.count(most)
        earlier = len(cards)
        later = float(lookup.seats - 1 - earlier)
        last = len(row) - 2
        best = legal[0]
        highest = -100.0
        for card in legal:
            higher = self.higher[card]
            count = played[animal[card]] + 1
            if count > most and most:  # PUN-11: mine has priority as yet
                before = higher * (count - 1 + AFTER_ME * later)
            elif most > count and leaders == 1:  # another animal has
                before = most + higher * (earlier - most + later)
            else:
                before = higher * (earlier + later)
            place = min(int(before), last)
            part = before - place
            worth = row[place] * (1.0 - part) + row[place + 1] * part + EFFORT * higher
            if worth > highest:
                best, highest = card, worth
        return best

    def spread(self, state: Pungi) -> float:
        return 4.0


def worths(row: list[int], taken: list[int]) -> list[float]:
    """PUN-19. What each snake card of a row is worth to a player who has taken these."""
    charmers = 0
    negatives = 0
    lowest = 0
    for snake in taken:
        if snake == CHARMER:
            charmers += 1
        elif snake < 0:
            negatives += 1
            lowest = min(lowest, snake)
    worths = []
    for snake in row:
        if snake == CHARMER:
            worths.append(-2.0 * lowest if charmers < negatives else HOPE)
        elif snake < 0 and charmers > negatives:
            worths.append(-float(snake))
        else:
            worths.append(float(snake))
    return worths


def rises(row: list[int], taken: list[int]) -> list[float]:
    """PUN-19, if a snake may be turned again. What each snake card of a row adds to these."""
    now = score_to_and_fro(taken)
    hope = HOPE if min(taken, default=0) >= 0 else 0.0
    return [score_to_and_fro([*taken, snake]) - now + (hope if snake == CHARMER else 0.0) for snake in row]
