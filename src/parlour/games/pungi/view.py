"""What a seat at a game of Pungi may know."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from parlour.kernel.game import View


class PungiView(View, frozen=True, kw_only=True):
    """A card whose value this seat may see is `frog-7`; one of which it sees only the back is `frog`."""

    phase: str  # chance, play, name (the next start player), over
    start: int | None  # the start player of this round
    row: tuple[str, ...]  # from the arrow's tip
    played: tuple[str, ...]  # in order of play, beginning with the start player
    hand: tuple[str, ...]  # this seat's own cards
    hands: tuple[tuple[str, ...], ...]  # what everybody sees of each hand: the animals
    pile: int  # how many cards the draw pile has
    top: str | None  # the animal on its top
    discard: tuple[str, ...]  # used cards, the oldest first
    snakes: int  # how many cards the snake pile has
    taken: tuple[tuple[str, ...], ...]  # each seat's snake cards, in the order of taking
    turn_again: bool | UnsetType = UNSET  # PUN-19: true, where a snake may be turned again
