"""Checked play: the border where tokens come in from outside, and only views and events go out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.chance import ImpossibleOutcome, apart
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import Record, Step
from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE, OPEN, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from parlour.kernel.game import Event, Setup, View
    from parlour.kernel.state import RawEvent, State


class Play:
    """One game being played. Every refused call raises ParlourError and leaves the game as it was.

    With an `rng`, draws by lot happen by themselves, each beginning with the next line of `deal` for it
    (`"start 2"`, `"animals frog-7 mouse-1"`: as in a record, possibly cut short). Without one they wait
    for `settle`, as in a replay. A stacked line that cannot be is refused when its draw comes; the draw
    then waits.
    """

    def __init__(self, setup: Setup, rng: Rng | None = None, deal: Iterable[str] = ()) -> None:
        self.setup = setup
        self._state = setup.state()
        self._revealed = self._state  # as it was when nothing lay face down
        self._open: View | None = None  # what everybody sees of this state, once it was asked for
        self._rng = rng
        self._deal = [line.split() for line in deal]
        self._steps: list[Step] = []
        self._hidden = 0  # how many of the last steps are choices that nobody has seen yet
        self._events: list[RawEvent] = []
        for name, *_ in self._deal:
            self._check_chance(name)
        self._draw()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.chance else self._state.waiting

    @property
    def chance(self) -> str | None:
        """The draw by lot that is due, if one is."""
        return self._state.chance() if self._state.waiting == (CHANCE,) else None

    @property
    def over(self) -> bool:
        return not self._state.waiting

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self._state.scores()

    @property
    def winners(self) -> list[int]:
        """Who has won; empty until the game is over."""
        return self._state.winners()

    @property
    def steps(self) -> Sequence[Step]:
        """All draws and decisions so far."""
        return self._steps

    @property
    def public_step_count(self) -> int:
        """How many of the steps everybody has seen; the others are choices that lie face down."""
        return len(self._steps) - self._hidden

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def record(self) -> Record:
        """The game so far."""
        setup = self.setup
        return Record(
            game=setup.game.id,
            rules=setup.game.rules,
            seats=setup.seats,
            options=setup.changed_options(),
            components=setup.components.name,
            steps=tuple(self._steps),
        )

    def legal(self, seat: int) -> list[str]:
        """The tokens a seat may play now, or by which it may replace its hidden choice."""
        self._check_seat(seat)
        may = seat in self.waiting or seat in self._state.pending()
        return [self.setup.token(action) for action in self._state.legal(seat)] if may else []

    def act(self, seat: int, *tokens: str) -> None:
        """Play one or several tokens for a seat: all of them, or none. See `check_together`."""
        self.check_together(seat, tokens)
        self.repeat(seat, *tokens)

    def check_together(self, seat: int, tokens: Sequence[str]) -> None:
        """Refuse several tokens, if what comes of one of them is uncertain for the seat and others follow: to
        take or to refuse those would answer a question that the seat may not ask yet.
        """
        self._check_seat(seat)
        for token in tokens:
            self._action(token)
        if len(tokens) < 2:
            return
        state = self._state.clone()
        for token in tokens[:-1]:
            action = self._checked(state, seat, token)
            if not state.predictable(seat, action):
                raise ParlourError("not-together", seat=seat, token=token)
            state.apply(seat, action)

    def is_choice(self, seat: int, tokens: Sequence[str]) -> bool:
        """Whether the seat could play something else than these tokens, played one after the other."""
        state = self._state
        for token in tokens:
            if len(state.legal(seat)) > 1:
                return True
            state = state.clone()
            state.apply(seat, self._checked(state, seat, token))
        return False

    def repeat(self, seat: int, *tokens: str) -> None:
        """Play what a log says was played together: all of it, or nothing. Older logs hold what `act` would
        not take together now.
        """
        self._check_seat(seat)
        state = self._state.clone()
        state.events = []
        before = self.public_step_count
        shown, secret = [], self._steps[before:]
        for token in tokens:
            action = self._checked(state, seat, token)
            if seat not in state.waiting:  # it replaces its choice
                secret = [step for step in secret if step.seat != seat]
            state.apply(seat, action)
            secret.append(Step(seat, (token,)))
            secret.sort(key=lambda step: step.seat)
            if not state.pending():
                shown += secret
                secret = []
        self._take(state)
        self._steps[before:] = shown + secret
        self._hidden = len(secret)
        self._draw()

    def settle(self, chance: str, *items: str) -> None:
        """Give the outcome of the draw that is due."""
        self._check_chance(chance)
        if self.chance != chance:
            raise ParlourError("chance-not-due", chance=chance)
        outcome = self._outcome(items, Rng(0))
        if len(outcome) != len(items):
            raise ParlourError("outcome-short", chance=chance, found=len(items), expected=len(outcome))
        self._settle(outcome)
        self._draw()

    def draw_from(self, rng: Rng) -> None:
        """Let draws by lot happen by themselves from now on."""
        self._rng = rng
        self._draw()

    def lot(self, generator: Callable[[int], Rng]) -> tuple[str, ...]:
        """An outcome for the draw that is due, as `settle` takes it, each item from a generator of its own:
        from some of them nothing follows about the others. (Each is as likely as if all came
        from one.) Stacked items stay as they are. Changes nothing.
        """
        name = self._state.chance()
        items = self._given(name, self._stacked(name))
        cards = self._state.to_shuffle()
        if cards is not None:
            return self._words(apart(cards, generator, items))
        outcome = self._state.draw(generator(len(items)), items)
        while len(items) < len(outcome):
            items.append(outcome[len(items)])
            outcome = self._state.draw(generator(len(items)), items)
        return self._words(outcome)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; a spectator, if no seat is named."""
        if seat is None:
            return self._open_view()
        self._check_seat(seat)
        return self.setup.own_view(self._open_view(), self._state, seat)

    def covered_view(self, seat: int) -> View:
        """What a seat may know but for its own choice that lies face down: as if it had not looked at it."""
        self._check_seat(seat)
        return self.setup.own_view(self._open_view(), self._revealed, seat)

    def _open_view(self) -> View:
        if self._open is None:
            self._open = self.setup.open_view(self._state)
        return self._open

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What has happened, as a seat or a spectator may know it, from number `since` on."""
        viewer = self._viewer(seat)
        return [self.setup.event(raw, viewer) for raw in self._events[since:]]

    def open_events(self, since: int = 0) -> list[Event]:
        """What has happened, with all cards face up: for reviews of finished games only."""
        return [self.setup.event(raw, OPEN) for raw in self._events[since:]]

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise ParlourError("no-such-seat", seat=seat, last=self.setup.seats - 1)

    def _check_chance(self, name: str) -> None:
        if name not in self.setup.chances:
            raise ParlourError("chance-unknown", chance=name, known=", ".join(self.setup.chances))

    def _action(self, token: str) -> int:
        try:
            return self.setup.action(token)
        except KeyError:
            raise ParlourError("unknown-token", token=token, game=self.setup.game.id) from None

    def _checked(self, state: State, seat: int, token: str) -> int:
        """The action that a token stands for; refused, if it cannot be played."""
        action = self._action(token)
        if not state.waiting:
            raise ParlourError("game-over", seat=seat, token=token)
        if seat not in state.waiting and seat not in state.pending():
            raise ParlourError("not-your-turn", seat=seat, token=token)
        if action not in state.legal(seat):
            legal = ", ".join(map(self.setup.token, state.legal(seat)))
            raise ParlourError("illegal", seat=seat, token=token, legal=legal)
        return action

    def _draw(self) -> None:
        """Let chance do what is due, the stacked part of the deal first."""
        while self._rng is not None and (name := self.chance):
            self._settle(self._outcome(self._stacked(name), self._rng))

    def _stacked(self, name: str) -> list[str]:
        """The items with which the next draw of this name begins."""
        return next((line[1:] for line in self._deal if line[0] == name), [])

    def _given(self, name: str, items: Sequence[str]) -> list[int]:
        try:
            return [self.setup.code(name, item) for item in items]
        except KeyError as unknown:
            raise ParlourError("outcome-unknown", chance=name, item=unknown.args[0]) from None

    def _outcome(self, items: Sequence[str], rng: Rng) -> list[int]:
        """An outcome of the draw that is due, beginning with the items."""
        name = self._state.chance()
        given = self._given(name, items)
        try:
            return self._state.draw(rng, given)
        except ImpossibleOutcome as impossible:
            raise ParlourError(
                "outcome-impossible", chance=name, item=items[impossible.at], at=impossible.at + 1
            ) from None

    def _words(self, outcome: list[int]) -> tuple[str, ...]:
        name = self._state.chance()
        return (name, *(self.setup.item(name, code) for code in outcome))

    def _settle(self, outcome: list[int]) -> None:
        words = self._words(outcome)
        line = next((line for line in self._deal if line[0] == words[0]), None)
        if line:
            self._deal.remove(line)
        state = self._state.clone()
        state.events = []
        state.settle(outcome)
        self._take(state)
        self._steps.append(Step(CHANCE, words))

    def _take(self, state: State) -> None:
        """Make a state with its new events the present one."""
        self._events += state.events or ()
        state.events = None
        self._state = state
        self._open = None
        if not state.pending():
            self._revealed = state


def replay(setup: Setup, record: Record, rng: Rng | None = None) -> Play:
    """Play a record's steps, all of them legal; further draws come from `rng`."""
    play = Play(setup)
    for step in record.steps:
        advance(play, step)
    if rng:
        play.draw_from(rng)
    return play


def advance(play: Play, step: Step) -> None:
    """Play one step of a record. Of choices made at once it has only the last ones, in seat order."""
    number = len(play.steps) + 1
    try:
        if step.seat == CHANCE:
            play.settle(*step.words)
        else:
            play.act(step.seat, *step.words)
    except ParlourError as problem:
        raise ParlourError(
            "record-step", line=step.line, text=str(step), reason=problem, because=problem.code
        ) from problem
    if len(play.steps) != number or str(play.steps[-1]) != str(step):
        raise ParlourError("record-order", line=step.line, text=str(step))
