"""What a seat at a game of Pungi may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.rules import CHANCES, NAME_START, NOBODY, OVER, PLAY, Pungi
from parlour.kernel.game import View
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from parlour.games.pungi.setup import PungiSetup

PHASES: Final = {PLAY: "play", NAME_START: "name", OVER: "over"} | dict.fromkeys(CHANCES, "chance")


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


def view(setup: PungiSetup, state: Pungi, viewer: int) -> PungiView:
    """PUN-4, PUN-9, PUN-14 and PUN-15: what lies open, and what this seat holds."""
    card, back, snake = setup.cards, setup.backs, setup.snakes
    chance = state.waiting == (CHANCE,)
    return PungiView(
        seat=None if viewer == SPECTATOR else viewer,
        waiting=() if chance else state.waiting,
        chance=state.chance() if chance else None,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        start=None if state.start == NOBODY else state.start,
        row=tuple(snake[laid] for laid in state.row()),
        played=tuple(
            (card if seat == viewer else back)[played]
            for seat, played in zip(state.tables.clockwise[state.start], state.played(), strict=False)
        ),
        hand=() if viewer == SPECTATOR else tuple(card[held] for held in state.hand(viewer)),
        hands=tuple(tuple(back[held] for held in state.hand(seat)) for seat in range(setup.seats)),
        pile=len(state.animals) - state.drawn,
        top=back[state.animals[state.drawn]] if state.animals else None,
        discard=tuple(card[used] for used in state.used[: state.discarded]),
        snakes=len(state.snakes) - state.laid,
        taken=tuple(tuple(snake[card] for card in state.taken_by(seat)) for seat in range(setup.seats)),
    )
