"""One game under way, as the rules and the search see it: ints and lists of ints, and nothing else."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Generic, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.kernel.fit import Fit
    from parlour.kernel.rng import Rng

CHANCE: Final = -1  # in `State.waiting`: a draw by lot is due
SPECTATOR: Final = -2  # as a viewer: one who holds no cards
OPEN: Final = -3  # as a viewer of events only: a review with all cards face up

RawEvent = tuple[int, ...]  # what happened, unredacted: a kind and its numbers
NO_FACT: Final = -(1 << 31)  # in `State.tell`: there are no more facts
ENDLESS: Final = 1 << 30  # the horizon of a policy that has none
LOGISTIC: Final = math.sqrt(3.0) / math.pi  # the scale of a logistic distribution with standard deviation 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The truth of one game under way. Cards, actions and outcomes are ints; methods trust their caller."""

    waiting: tuple[int, ...]
    """The seats that owe a decision: one, or several that choose in secret, in any order, until all are in;
    (CHANCE,) when a draw by lot is due; empty when the game is over."""

    events: list[RawEvent] | None
    """Where to write down what happens; None (as in every search) writes nothing."""

    def tell(self, kind: i64, a: i64 = NO_FACT, b: i64 = NO_FACT, c: i64 = NO_FACT, d: i64 = NO_FACT) -> None:
        """Write down what happened, if `events` are wanted: a kind and up to four facts.

        What happens at every decision, or takes work to put together, asks for `events` itself: that is
        quicker where none are wanted.
        """
        if self.events is not None:
            facts = (int(a), int(b), int(c), int(d))
            self.events.append((kind, *[fact for fact in facts if fact != NO_FACT]))

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions of a waiting seat: ascending, never empty. For a seat in `pending()`, those by which it
        may replace its choice. The list may be the state's own: read it before the next action, and do
        not change it.
        """

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, and all that follows from it by rule alone."""

    def predictable(self, seat: int, action: int) -> bool:
        """Whether the seat knows beforehand what comes of a legal action, and so what it may do next: its
        view is then the same in every world that it holds possible. Where that is uncertain: no.

        Only after such an action may more be asked for at once, for a refusal tells what could not follow.
        """
        return False

    def pending(self) -> tuple[int, ...]:
        """The seats that have chosen while the reveal is still to come. Applying an action of such a seat
        that is not waiting any more replaces all it has chosen since the last reveal.
        """
        return ()

    @abstractmethod
    def chance(self) -> str:
        """The name of the draw that is due."""

    @abstractmethod
    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        """An outcome for the draw that is due, beginning with what is `given`; changes nothing.
        Raises ImpossibleOutcome if no outcome begins so.
        """

    def to_shuffle(self) -> Sequence[int] | None:
        """What is shuffled, if the draw that is due is a shuffle and nothing else."""
        return None

    @abstractmethod
    def settle(self, outcome: list[int]) -> None:
        """Let the draw that is due have this outcome, and carry out all that follows by rule alone."""

    @abstractmethod
    def clone(self) -> State:
        """The same position again, sharing nothing that changes, writing no events."""

    @abstractmethod
    def known(self, viewer: int) -> tuple[int, ...]:
        """What a seat, or a SPECTATOR, knows, as numbers: equal in two states of one table exactly if the
        viewer's views of them are equal. By this a search tells information sets apart.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat so far."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Who has won, in seat order; empty until the game is over."""


StateT = TypeVar("StateT", bound=State, default=State)  # the state of one game, or of any


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler(ABC, Generic[StateT]):
    """A view, made ready to be turned into many possible truths."""

    @abstractmethod
    def sample(self, rng: Rng) -> StateT:
        """A random state that looks like the view to its seat: `view(sample(view)) == view`."""

    def believe(self, rng: Rng, hands: int) -> None:
        """Weigh so many possible hands of each other seat by what it has chosen, for `likely`."""

    def suppose(self, rng: Rng, hands: int) -> None:
        """What a search that plays asks for instead of `believe`: the same, unless the game knows something
        that tells it more, as how each other seat chooses.
        """
        self.believe(rng, hands)

    def likely(self, rng: Rng) -> StateT:
        """A random state that looks like the view, in which the others had reason to choose as they did, as
        far as that was weighed.
        """
        return self.sample(rng)

    def worlds(self, limit: int) -> list[StateT]:
        """All states that look like the view, each equally likely; none, if they are more than the limit or
        not worth counting.
        """
        return []


class Same(Sampler[StateT]):
    """The same state again and again: somebody has seen each part of it."""

    def __init__(self, state: StateT) -> None:
        self.state = state

    def sample(self, rng: Rng) -> StateT:
        return cast(StateT, self.state.clone())


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[StateT]):
    """How a game goes on among sensible players, quickly guessed: what guides a search. This one, for games
    without a better one, plays anything and looks at the end only.

    A policy chooses from what the seat may know, and from nothing else in the state.
    """

    horizon = ENDLESS
    """The decisions after which a rollout is cut short and its outcome estimated."""

    deep = True
    """Whether a search learns from the searcher's later decisions, too. Where hardly two worlds lead to the
    same knowledge, that would only cost time.
    """

    foresight = 0.0
    """How far the first estimate on the way of a rollout counts (`foreseen`): from 0 to 1. It is less noisy
    than what comes in the end, and less true.
    """

    numbers: tuple[str, ...] = ()
    """The names of the numbers that `describe` tells of a seat; without any, nothing can be fitted."""

    stages = 1
    """How many stages a game has, each with weights of its own."""

    fit: Fit | None = None
    """The weights of these numbers, fitted to play-outs of this table, if there are any."""

    weighs = True
    """Whether it uses such weights."""

    def judge(self) -> Policy[StateT]:
        """The same policy, made to judge positions: its rollouts may be slower, if they are truer. Players
        are told its chances; bots need many rollouts rather than true ones.
        """
        return self

    def choose(self, state: StateT, seat: int, rng: Rng) -> int:
        """An action of a waiting seat."""
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]

    def vain(self, state: StateT, seat: int, action: int) -> bool:
        """Whether the seat knows of another action that is at least as good, whatever happens: then nobody is
        told to take this one.
        """
        return False

    def settled(self, state: StateT) -> bool:
        """Whether this is a good moment to cut a rollout short: the end of a round, for example."""
        return False

    def foreseen(self, state: StateT) -> bool:
        """Whether this is a good place for an estimate on the way."""
        return False

    def estimate(self, state: StateT) -> list[float]:
        """The points that each seat will probably have at the end, less those `to_come` for all alike."""
        return [float(points) for points in state.scores()]

    def to_come(self, state: StateT, points: list[float]) -> float:
        """The points that every seat may expect besides; they decide nothing, but people ask for them."""
        return 0.0

    def spread(self, state: StateT) -> float:
        """The standard deviation of a seat's lead at the end from the lead estimated; at the end, the lead
        that makes a clear win.
        """
        return 10.0

    def stage(self, state: StateT) -> int:
        """Which stage of the game this is."""
        return 0

    def describe(self, state: StateT, seat: int) -> list[float]:
        """How a seat stands, as numbers. A search asks in worlds that it has sampled, so hands may count."""
        return []

    def strengths(self, state: StateT, points: list[float]) -> list[float]:
        """How strong each seat stands before the end: its chance to win is the softmax of these. Without
        fitted weights, the points that `estimate` gave tell it, by their spread.
        """
        fit = self.fit
        if fit is None:
            scale = LOGISTIC * self.spread(state)
            return [estimated / scale for estimated in points]
        stage = self.stage(state)
        return [fit.strength(stage, self.describe(state, seat)) for seat in range(len(points))]
