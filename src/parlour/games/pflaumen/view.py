"""What a seat at a game of Pi mal Pflaumen or Pies may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.rules import (
    CARDS,
    DEAL,
    DRAW_START,
    MIX,
    NOBODY,
    NOTHING,
    OVER,
    PLAY,
    PLUM_CARD,
    ROB,
    ROUNDS,
    TAKE,
    USE,
    Pflaumen,
)
from parlour.kernel.game import View
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from parlour.games.pflaumen.setup import PflaumenSetup

PHASES: Final = {
    DRAW_START: "chance",
    DEAL: "chance",
    PLAY: "play",
    TAKE: "take",
    ROB: "steal",
    MIX: "mix",
    USE: "use",
    OVER: "over",
}


class PflaumenView(View, frozen=True, kw_only=True):
    """Cards are `1.13` or `plum`, always in ascending order."""

    phase: str  # chance, play, take, steal, mix (or done), use (the next card of a mix), over
    round: int  # 1 to 3
    last_mixes: bool  # whether all tricks are over, and only mixes are made
    start: int | None  # who leads this trick
    hand: tuple[str, ...]  # this seat's own cards
    hands: tuple[int, ...]  # how many cards each seat holds
    seen: tuple[str, ...]  # the cards of this round that have been played, in this trick or before
    played: tuple[str | None, ...]  # what each seat has played in this trick, as in `play:1.13+2`
    order: tuple[
        int, ...
    ]  # the seats, highest total first, once all have played; or in order of the last mixes
    turn: int  # how many of them have had their turn
    trick: tuple[str, ...]  # the cards that are still to be taken
    pi: tuple[int, ...]  # how many Pi each seat has
    supply: int  # how many Pi are at the side (in Pies there are always enough)
    plums: int  # how many plums are at the side
    watchdog: int | None  # who has it
    displays: tuple[tuple[str, ...], ...]
    piles: tuple[tuple[str, ...], ...]  # each seat's recipe cards face down, in the order of the mixes
    mix: str | None  # the recipe card of the mix that is being made
    used: tuple[str, ...]  # its cards so far


def view(setup: PflaumenSetup, state: Pflaumen, viewer: int) -> PflaumenView:
    """PMP-5 and PMP-8: everything lies open but the hands of the others."""
    card = setup.cards
    chance = state.waiting == (CHANCE,)
    dealt = state.phase > DEAL
    hands = [state.hand(seat) for seat in range(setup.seats)]
    held = {card for hand in hands for card in hand}
    deck = setup.tables.decks[min(state.round, ROUNDS - 1)] if dealt else ()
    return PflaumenView(
        seat=None if viewer == SPECTATOR else viewer,
        waiting=() if chance else state.waiting,
        chance=state.chance() if chance else None,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        round=min(state.round + 1, ROUNDS),
        last_mixes=state.round == ROUNDS and state.phase != OVER,
        start=None if state.start == NOBODY else state.start,
        hand=() if viewer == SPECTATOR else tuple(card[held] for held in hands[viewer]),
        hands=tuple(len(hand) for hand in hands),
        seen=tuple(card[played] for played in deck if played not in held),
        played=tuple(None if place.play == NOTHING else _play(setup, place.play) for place in state.places),
        order=tuple(state.seats_in_order()),
        turn=state.turn,
        trick=tuple(card[lying] for lying in state.lying_cards()),
        pi=tuple(place.pi for place in state.places),
        supply=state.supply,
        plums=state.plum_supply,
        watchdog=None if state.watchdog == NOBODY else state.watchdog,
        displays=tuple(
            (*(card[shown] for shown in place.display), *[card[PLUM_CARD]] * place.plums)
            for place in state.places
        ),
        piles=tuple(tuple(card[recipe] for recipe in place.pile) for place in state.places),
        mix=None if state.mix == NOTHING else card[state.mix],
        used=tuple(card[used] for used in state.used_cards()),
    )


def _play(setup: PflaumenSetup, play: int) -> str:
    pi, card = divmod(play, CARDS)
    return f"{setup.cards[card]}+{pi}" if pi else setup.cards[card]
