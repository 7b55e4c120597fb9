"""What a seat at a game of Pi mal Pflaumen or Pies may know."""

from __future__ import annotations

from parlour.kernel.game import View


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
    order: tuple[int, ...]  # once all have played: the seats, highest total first; or as they mix at the end
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


def split_play(play: str) -> tuple[str, int]:
    """The card of a play such as `1.13+2`, and how many Pi are with it."""
    card, _, pi = play.partition("+")
    return card, int(pi or 0)
