"""The contract. A game is a `Game`; what its players agree on before the first card is a `Setup`; one game
under way is a `State`.

A state is the whole truth and never leaves the process that owns it. Everybody else, bots, people and
spectators alike, gets a `View` and `Event`s, which hold what one seat may know and nothing more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic

import msgspec
from typing_extensions import TypeVar

from parlour.kernel.aspects import Aspects
from parlour.kernel.chronicle import Chronicle
from parlour.kernel.components import ComponentSet
from parlour.kernel.errors import ParlourError
from parlour.kernel.fits import packaged
from parlour.kernel.options import Option, Preset, Value, choose, expand, write
from parlour.kernel.state import SPECTATOR, Policy, Same, StateT
from parlour.kernel.tensor import Tensor
from parlour.words import ENGLISH

if TYPE_CHECKING:
    from parlour.kernel.fit import Fit
    from parlour.kernel.record import Record
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import RawEvent, Sampler
    from parlour.words import Words


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know, whatever the game; each game adds its own fields."""

    seat: int | None  # whose view this is; None: a spectator's
    waiting: tuple[int, ...]  # the seats that owe a decision
    chose: tuple[int, ...] = ()  # the seats whose choice lies face down until the reveal
    chance: str | None  # the draw by lot that is due
    scores: tuple[int, ...]  # points so far
    winners: tuple[int, ...]  # once the game is over


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, as one viewer may know it; each game has its own kinds."""


ViewT = TypeVar("ViewT", bound=View, default=View)  # the view of one game, or of any


class Setup(ABC, Generic[StateT, ViewT]):
    """What the players have agreed on before the first card, known to everybody: seats, options and component
    set; and the public language that follows from it: tokens, views and events.

    A game names its state and its view: `class PungiSetup(Setup[Pungi, PungiView])`. A plain `Setup` is that
    of any game.
    """

    chances: tuple[str, ...]  # the names of all draws by lot

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Value], components: ComponentSet
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.components = components
        self.policy: Policy[StateT] = Policy()
        self.judge: Policy[StateT] = self.policy  # what players are told comes from it
        self.tensor: Tensor[StateT] = Tensor(seats, 0)

    def weigh(self, fit: Fit | None) -> None:
        """Let policy and judge use fitted weights."""
        for policy in (self.policy, self.judge):
            policy.fit = fit if policy.weighs else None

    def changed_options(self) -> dict[str, str]:
        """The options that differ from their defaults, as text."""
        return {
            option.name: write(self.options[option.name])
            for option in self.game.options
            if self.options[option.name] != option.default
        }

    @abstractmethod
    def state(self) -> StateT:
        """A game before its first draw."""

    @abstractmethod
    def token(self, action: int) -> str:
        """The public name of an action."""

    @abstractmethod
    def action(self, token: str) -> int:
        """The action with this public name; KeyError if there is none."""

    @abstractmethod
    def item(self, chance: str, code: int) -> str:
        """The public name of one item of a draw's outcome."""

    @abstractmethod
    def code(self, chance: str, item: str) -> int:
        """The item with this public name; KeyError if there is none."""

    @abstractmethod
    def open_view(self, state: StateT) -> ViewT:
        """What everybody may know, and all that a spectator may."""

    @abstractmethod
    def own_view(self, view: ViewT, state: StateT, seat: int) -> ViewT:
        """The open view, with what this seat alone may know besides."""

    def view(self, state: StateT, viewer: int) -> ViewT:
        """What a seat, or a SPECTATOR, may know."""
        view = self.open_view(state)
        return view if viewer == SPECTATOR else self.own_view(view, state, viewer)

    def display_view(self, view: ViewT) -> ViewT:
        """A view as it is drawn for a person at this table: all of it, unless the table agreed on less.
        Bots get the view itself.
        """
        return view

    def recalled(self, view: ViewT, memory: float, rng: Rng) -> ViewT:
        """A view as a player remembers it who keeps only this share, 0 to 1, of what lies open no more."""
        return view

    @abstractmethod
    def sampler(self, view: ViewT) -> Sampler[StateT]:
        """Possible truths behind a view."""

    def redraws(self, state: StateT) -> Sampler[StateT]:
        """The same truth with all that nobody has seen drawn anew: the order of a draw pile, for example.
        Hands stay, and so does all that any seat knows. Without it, what a pile brings is not told apart
        from what a decision brings.
        """
        return Same(state)

    @abstractmethod
    def event(self, raw: RawEvent, viewer: int) -> Event:
        """What happened, as a seat, a SPECTATOR or an OPEN review may know it."""


def _spelled(setup: Setup, item: str, words: Words) -> str:
    """A piece by its token: for a game that draws no figures."""
    return item


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A ruleset, and where to find all that belongs to it."""

    id: str
    package: str  # holds <locale>.ftl, the rules page and the component sets
    page: str = "rules"  # the rules page is <page>.<locale>.md
    teaching: str = "teach"  # the teaching page likewise
    rules: int  # grows when a recorded game could play out differently
    seats: tuple[int, ...]
    minutes: int  # about how long a game takes around a real table
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    component_sets: dict[str, str]  # the built-in ones, by name: file; the newest first
    box: type[msgspec.Struct] | None = None  # the shape of a component set, so that a page can ask for it
    make: Callable[[Game, int, Mapping[str, Value], ComponentSet], Setup[Any, Any]]
    greedy: Callable[[Any, Any, Sequence[str], Rng], str]  # a sensible choice from a view alone
    tell: Callable[[Any, Any, Words, Names], str]  # setup and an event: a sentence, or nothing
    say: Callable[[Any, str, Words, Names], str]  # setup and an action, as its token: a sentence
    render: Callable[[Any, Any, Words, Names], str]  # setup and a view: the table in rich's console markup
    follow: Callable[[Record], list[str]]  # what a series carries over into the next deal
    chronicle: Callable[[Any], Chronicle] = Chronicle  # setup: how its finished games are told to a designer
    aspects: Callable[[Any], Aspects[Any]] = Aspects  # setup: by what reasons are given
    piece: Callable[[Any, str, Words], str] = _spelled  # setup and a piece of a figure: its name

    def setup(
        self,
        seats: int,
        options: Mapping[str, Value | str] | None = None,
        components: ComponentSet | None = None,
    ) -> Setup:
        """A setup of this game, everything checked."""
        if seats not in self.seats:
            raise ParlourError("seats", game=self.id, seats=seats, fewest=self.seats[0], most=self.seats[-1])
        chosen = choose(self.id, self.options, options or {})
        setup = self.make(self, seats, chosen, components or self.component_set())
        setup.judge = setup.policy.judge()
        setup.weigh(packaged(setup))
        return setup

    def expand(self, options: Mapping[str, Value | str]) -> dict[str, Value | str]:
        """Options with each preset replaced by what it stands for. Records know no presets."""
        return expand(self.presets, options)

    def component_set(self, name: str | None = None) -> ComponentSet:
        """A built-in component set; the newest, unless named."""
        name = name or next(iter(self.component_sets))
        return ComponentSet(name, self.file(self.component_sets[name]))

    def own_components(self, text: str) -> ComponentSet:
        """A component set from a player's file: a built-in one, if it is the same."""
        for name in self.component_sets:
            if self.component_set(name).text == text:
                return self.component_set(name)
        return ComponentSet.own(text)

    def rules_page(self, locale: str) -> str:
        """Every rule with its id; in English, if nobody has translated it."""
        return self.file(f"{self.page}.{self.rules_locale(locale)}.md")

    def rules_locale(self, locale: str) -> str:
        """The language of the rules page that is shown to who reads this one."""
        return locale if self._has(self.page, locale) else ENGLISH

    def teaching_page(self, locale: str) -> str:
        """The rules as one learns them, with figures (`kernel.teaching`); a game that has no such page gives
        its rules page.
        """
        if not self._has(self.teaching, ENGLISH):
            return self.rules_page(locale)
        return self.file(f"{self.teaching}.{self.teaching_locale(locale)}.md")

    def teaching_locale(self, locale: str) -> str:
        """The language of the teaching page that is shown to who reads this one."""
        if not self._has(self.teaching, ENGLISH):
            return self.rules_locale(locale)
        return locale if self._has(self.teaching, locale) else ENGLISH

    def _has(self, page: str, locale: str) -> bool:
        return files(self.package).joinpath(f"{page}.{locale}.md").is_file()

    def messages(self) -> list[str]:
        """The messages that its Fluent files need so that it can be listed; what is played needs more."""
        options = [f"{self.id}-option-{option.name}" for option in self.options]
        presets = [f"{self.id}-preset-{preset.name}" for preset in self.presets]
        return [f"{self.id}-title", f"{self.id}-about", *options, *presets]

    def group_title(self, group: str, words: Words) -> str:
        """How a report calls a group of its chronicle; by its bare name, if its Fluent file does not say."""
        message = f"{self.id}-group-{group.replace(' ', '-')}"
        return words(message) if message in words else group

    def file(self, name: str) -> str:
        """A text file of this game's package."""
        return files(self.package).joinpath(name).read_text(encoding="utf-8")


Names = Sequence[str]
"""How the players are called, in seat order; the reader's own name is empty (and spoken of as "you")."""
