"""What a seat at a game of Fruitoplay may know."""

from __future__ import annotations

from parlour.kernel.game import View


class FruitoplayView(View, frozen=True, kw_only=True):
    """A card is `banana-6`. Columns are in the order of `fruits`, cards in them ascending."""

    phase: str  # chance, collective, play, draw (the last one of a round), cancel, over
    round: int  # 0 before the first deal
    river: tuple[str, ...]  # the targets still to be won, the present one first
    pile: int  # how many cards the deck has
    collective: str | None  # the fruit of this round's collective card
    bonus: int  # what that card adds
    hand: tuple[str, ...]  # this seat's own cards
    hands: tuple[int, ...]  # how many cards each seat holds, a chosen one included
    chosen: tuple[str, ...]  # this seat's own hidden choices, as tokens
    choices: tuple[int, ...]  # how many hidden choices each seat has made
    tricks: tuple[tuple[str | None, ...], ...]  # what each seat played in each turn of this round
    columns: tuple[tuple[tuple[str, ...], ...], ...]  # each seat's cards, by fruit
    values: tuple[tuple[int, ...], ...]  # what each seat's columns are worth now, by fruit
    cancelled: tuple[
        tuple[str, ...], ...
    ]  # each seat's cards that do not count: rotten ones, and one with each
    out: tuple[str, ...]  # cards of this round that nobody won
    points: tuple[tuple[int, ...], ...]  # each seat's points by finished round
    fruits: tuple[str, ...]
    double: tuple[str, ...]  # the cards that count two
    rotten: tuple[str, ...]  # the cards that count nothing and cancel another
