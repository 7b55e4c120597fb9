"""What each viewer of a game of Pi mal Pflaumen or Pies sees: a view, and a version of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from parlour.games.pflaumen import events, rules
from parlour.games.pflaumen.lookup import CARDS, NOBODY, NOTHING, PLUM_CARD, ROUNDS
from parlour.games.pflaumen.rules import DEAL, DRAW_START, MIX, OVER, PLAY, ROB, TAKE, USE, Pflaumen
from parlour.games.pflaumen.view import PflaumenView
from parlour.kernel.state import CHANCE, OPEN

if TYPE_CHECKING:
    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.kernel.game import Event
    from parlour.kernel.state import RawEvent

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


def open_view(setup: PflaumenSetup, state: Pflaumen) -> PflaumenView:
    """PMP-5 and PMP-8: everything lies open but the hands."""
    card = setup.cards
    chance = state.waiting == (CHANCE,)
    dealt = state.phase > DEAL
    hands = [state.hand(seat) for seat in range(setup.seats)]
    held = {card for hand in hands for card in hand}
    deck = setup.lookup.decks[min(state.round, ROUNDS - 1)] if dealt else ()
    return PflaumenView(
        seat=None,
        waiting=() if chance else state.waiting,
        chance=state.chance() if chance else None,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        round=min(state.round + 1, ROUNDS),
        last_mixes=state.round == ROUNDS and state.phase != OVER,
        start=None if state.start == NOBODY else state.start,
        hand=(),
        hands=tuple([len(hand) for hand in hands]),
        seen=tuple([card[played] for played in deck if played not in held]),
        played=tuple(
            [None if owned.play == NOTHING else _play(setup, owned.play) for owned in state.holdings]
        ),
        order=tuple(state.seats_in_order()),
        turn=state.turn,
        trick=tuple([card[lying] for lying in state.lying_cards()]),
        pi=tuple([owned.pi for owned in state.holdings]),
        supply=state.supply,
        plums=state.plum_supply,
        watchdog=None if state.watchdog == NOBODY else state.watchdog,
        displays=tuple(
            [
                (*(card[shown] for shown in owned.display), *[card[PLUM_CARD]] * owned.plums)
                for owned in state.holdings
            ]
        ),
        piles=tuple([tuple([card[recipe] for recipe in owned.pile]) for owned in state.holdings]),
        mix=None if state.mix == NOTHING else card[state.mix],
        used=tuple([card[used] for used in state.used_cards()]),
    )


def own_view(setup: PflaumenSetup, view: PflaumenView, state: Pflaumen, seat: int) -> PflaumenView:
    """PMP-5: the own hand."""
    return replace(view, seat=seat, hand=tuple([setup.cards[held] for held in state.hand(seat)]))


def _play(setup: PflaumenSetup, play: int) -> str:
    pi, card = divmod(play, CARDS)
    return f"{setup.cards[card]}+{pi}" if pi else setup.cards[card]


def event(setup: PflaumenSetup, raw: RawEvent, viewer: int) -> Event:
    """One viewer's version of what happened."""
    kind, *facts = raw
    cards = setup.cards
    if kind == rules.ROUND:
        return events.Round(facts[0] + 1, facts[1])
    if kind == rules.ROUND_OVER:
        return events.RoundOver(facts[0] + 1)
    if kind == rules.ORDER:
        return events.Order(tuple(facts))
    if kind == rules.MIXES_OVER:
        return events.MixesOver(bool(facts[0]))
    seat, *facts = facts
    if kind == rules.DEALT:
        held = tuple([cards[card] for card in facts]) if viewer in (seat, OPEN) else ()
        return events.Dealt(seat, len(facts), held)
    if kind == rules.PLAYED:
        return events.Played(seat, cards[facts[0]], facts[1])
    if kind == rules.STOLE:
        return events.Stole(seat, facts[0], cards[facts[1]])
    if kind == rules.GUARDED:
        return events.Guarded(seat, None if facts[0] == NOBODY else facts[0])
    if kind == rules.MIXED:
        return events.Mixed(seat, cards[facts[0]], facts[1])
    if kind == rules.FINISHED:
        made, nearest, later = facts
        return events.Finished(seat, cards[made], None if nearest == NOTHING else cards[nearest], bool(later))
    if kind == rules.SCORED:
        return events.Scored(seat, *facts)
    if kind in WITH_CARD:
        return WITH_CARD[kind](seat, cards[facts[0]])
    return WITH_PI[kind](seat, facts[0]) if facts else ALONE[kind](seat)


WITH_CARD = {rules.TOOK: events.Took, rules.BEGAN_MIX: events.BeganMix, rules.USED: events.Used}
WITH_PI = {rules.GOT_PI: events.GotPi, rules.DISCARDED: events.Discarded}
ALONE = {
    rules.BEGAN: events.Began,
    rules.PLUMMED: events.Plummed,
    rules.IN_VAIN: events.InVain,
    rules.LEADS: events.Leads,
    rules.LAST_MIXES: events.LastMixes,
}
