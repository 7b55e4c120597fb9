"""What each viewer of a game of Pungi sees: their view, and their version of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET
from msgspec.structs import replace

from parlour.games.pungi import events, rules
from parlour.games.pungi.rules import CHANCES, NAME_START, NOBODY, OVER, PLAY, Pungi
from parlour.games.pungi.view import PungiView
from parlour.kernel.state import CHANCE, OPEN

if TYPE_CHECKING:
    from parlour.games.pungi.setup import PungiSetup
    from parlour.kernel.game import Event
    from parlour.kernel.state import RawEvent

PHASES: Final = {PLAY: "play", NAME_START: "name", OVER: "over"} | dict.fromkeys(CHANCES, "chance")


def open_view(setup: PungiSetup, state: Pungi) -> PungiView:
    """PUN-4, PUN-9, PUN-14 and PUN-15: what lies open."""
    card, back, snake = setup.cards, setup.backs, setup.snakes
    chance = state.waiting == (CHANCE,)
    return PungiView(
        seat=None,
        waiting=() if chance else state.waiting,
        chance=state.chance() if chance else None,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        start=None if state.start == NOBODY else state.start,
        row=tuple([snake[laid] for laid in state.row()]),
        played=tuple([back[played] for played in state.played()]),
        hand=(),
        hands=tuple([tuple([back[held] for held in state.hand(seat)]) for seat in range(setup.seats)]),
        pile=len(state.animals) - state.drawn,
        top=back[state.animals[state.drawn]] if state.animals else None,
        discard=tuple([card[used] for used in state.used[: state.discarded]]),
        snakes=len(state.snakes) - state.laid,
        taken=tuple([tuple([snake[card] for card in state.taken_by(seat)]) for seat in range(setup.seats)]),
        turn_again=True if setup.lookup.turn_again else UNSET,
    )


def own_view(setup: PungiSetup, view: PungiView, state: Pungi, seat: int) -> PungiView:
    """PUN-4 and PUN-9: the numbers of what this seat holds and has played."""
    card = setup.cards
    played = tuple(
        [
            card[played] if player == seat else shown
            for player, played, shown in zip(
                state.lookup.clockwise[state.start], state.played(), view.played, strict=False
            )
        ]
    )
    return replace(view, seat=seat, played=played, hand=tuple([card[held] for held in state.hand(seat)]))


def event(setup: PungiSetup, raw: RawEvent, viewer: int) -> Event:
    """One viewer's version of what happened."""
    kind, *facts = raw
    snakes = setup.snakes
    if kind == rules.TOP:
        return events.Top(setup.backs[facts[0]], facts[1])
    if kind == rules.LAID:
        return events.Laid(tuple([snakes[snake] for snake in facts[1:]]), facts[0])
    if kind == rules.SHUFFLED:
        return events.Shuffled(tuple([snakes[snake] for snake in facts]))
    if kind == rules.PRIORITY:
        animal = None if facts[0] == rules.NO_ANIMAL else setup.animals[facts[0]]
        return events.Priority(animal, tuple([setup.cards[card] for card in facts[1:]]))
    seat, *facts = facts
    cards = setup.cards if viewer in (seat, OPEN) else setup.backs
    if kind == rules.DEALT:
        return events.Dealt(seat, tuple([cards[card] for card in sorted(facts)]))
    if kind == rules.PLAYED:
        return events.Played(seat, cards[facts[0]])
    if kind == rules.DREW:
        return events.Drew(seat, cards[facts[0]])
    if kind == rules.TOOK:
        card, snake, count, *changed = facts
        turned, back = ([snakes[each] for each in some] for some in (changed[:count], changed[count:]))
        return events.Took(
            seat, setup.cards[card], snakes[snake], tuple(turned) or UNSET, tuple(back) or UNSET
        )
    if kind == rules.CHARMED:
        return events.Charmed(seat, snakes[facts[0]])
    if kind == rules.TURNED_BACK:
        return events.TurnedBack(seat, snakes[facts[0]])
    if kind == rules.BEGAN:
        return events.Began(seat)
    if kind == rules.LEADS:
        return events.Leads(seat)
    if kind == rules.NAMED:
        return events.Named(seat, facts[0])
    return events.Scored(seat, facts[0])
