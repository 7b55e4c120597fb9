"""The table of Pi mal Pflaumen or Pies as lines of text. Colour only repeats what the words say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.lookup import KINDS, PLUM, PLUM_CARD
from parlour.games.pflaumen.telling import ROMAN, face, fruit, number, total, what
from parlour.games.pflaumen.view import split_play
from parlour.words.drawing import plain
from parlour.words.telling import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.games.pflaumen.view import PflaumenView
    from parlour.kernel.game import Names
    from parlour.words import Words

COLOURS: Final = (
    "green",
    "bright_black",
    "red",
    "magenta",
    "yellow",
    "bright_green",
    "bright_red",
    "cyan",
    "blue",
)
DUE: Final = {
    "play": "to-play",
    "take": "to-take-mark",
    "steal": "to-steal",
    "mix": "to-mix",
    "use": "to-mix",
}


def render(setup: PflaumenSetup, view: PflaumenView, words: Words, names: Names) -> str:
    """The trick, then two lines for each player: points, Pi and cards; display and finished mixes."""
    table = _Table(setup, view, words, names)
    return "\n".join([*table.head(), *table.trick(), *table.players(), *table.hand()])


class _Table:
    """One view, being drawn."""

    def __init__(self, setup: PflaumenSetup, view: PflaumenView, words: Words, names: Names) -> None:
        self.setup = setup
        self.view = view
        self.words = words
        self.names = [name or words("you") for name in names]
        self.edition = setup.game.id
        self.over = view.last_mixes or view.phase == "over"  # the tricks, at least

    def head(self) -> list[str]:
        view, words = self.view, self.words
        tricks = self.setup.lookup.hand
        trick = tricks - max(view.hands) + (not view.order)  # a seat that has yet to play holds the most
        if self.over:
            where = words("pflaumen-head-last")
        else:
            where = words("pflaumen-head", round=ROMAN[view.round - 1], trick=trick, tricks=tricks)
        side = words("pflaumen-side", edition=self.edition, plums=view.plums, supply=view.supply)
        return [f"[bold]{where}[/]   [dim]{side}[/]", ""]

    def trick(self) -> list[str]:
        """What has been played, from the leader on or in order of taking; what lies there; the mix."""
        view, words = self.view, self.words
        seats = view.order or self.setup.lookup.clockwise[view.start or 0]
        plays = [
            f"{plain(self.names[seat])[1]}: {self._play(play)}"
            for seat in seats
            if (play := view.played[seat])
        ]
        lines = [f"[bold]{words('pflaumen-trick')}[/]  {'; '.join(plays)}"] if plays else []
        if view.order and view.trick:
            lines.append(f"[bold]{words('pflaumen-to-take')}[/]  {self._faces(view.trick)}")
        if view.mix:
            mix = f"{self._faces([view.mix])}: {self._faces(view.used)}".rstrip(": ")
            lines.append(f"[bold]{words('pflaumen-in-mix')}[/]  {mix}")
        return [*lines, ""] if lines else []

    def players(self) -> list[str]:
        """The reader first, then clockwise."""
        seats = range(len(self.view.hands))
        first = self.view.seat or 0
        return [line for seat in (*seats[first:], *seats[:first]) for line in self._player(seat)]

    def _player(self, seat: int) -> list[str]:
        view, words = self.view, self.words
        marks = [words("pflaumen-leading")] * (seat == view.start and not self.over)
        marks += [words("pflaumen-has-watchdog", edition=self.edition)] * (seat == view.watchdog)
        marks += [words(f"pflaumen-{DUE[view.phase]}")] if seat in view.waiting else []
        label = f"{self.names[seat]} ({listed(marks)})" if marks else self.names[seat]
        status = words(
            "pflaumen-status",
            edition=self.edition,
            points=view.scores[seat],
            pi=view.pi[seat],
            hand=view.hands[seat],
        )
        made = listed(what(self.setup, self.setup.card(item), words) for item in view.piles[seat])
        status += f"; {words('pflaumen-made', recipes=made)}" if made else ""
        style = "bold" if seat in view.waiting else "default"
        return [f"[{style}]{plain(label)[1]}[/]: {status}", f"    {self._display(view.displays[seat])}"]

    def _display(self, items: Sequence[str]) -> str:
        """The cards of a display, fruit by fruit."""
        words, lookup = self.words, self.setup.lookup
        cards = [self.setup.card(item) for item in items]
        kinds = []
        for kind in range(KINDS):
            same = [self._short(card) for card in cards if lookup.fruit[card] == kind and card != PLUM_CARD]
            if same:
                kinds.append(f"[{COLOURS[kind]}]{fruit(kind, words)}[/] {listed(same)}")
        if plums := cards.count(PLUM_CARD):
            kinds.append(f"[{COLOURS[PLUM]}]{words('pflaumen-plums', count=plums)}[/]")
        return "; ".join(kinds) or f"[dim]{words('pflaumen-empty', edition=self.edition)}[/]"

    def _short(self, card: int) -> str:
        """A card whose fruit is named already. Special actions matter only where a theft repeats them."""
        words, lookup = self.words, self.setup.lookup
        live = lookup.recipe[card] or lookup.edition.stolen_actions
        shown = what(self.setup, card, words) if live else ""
        return words("pflaumen-with", card=number(card, words), what=shown) if shown else number(card, words)

    def hand(self) -> list[str]:
        view, words = self.view, self.words
        return ["", f"[bold]{words('pflaumen-hand')}[/]  {self._faces(view.hand)}"] if view.hand else []

    def _faces(self, items: Sequence[str]) -> str:
        cards = [self.setup.card(item) for item in items]
        return listed(
            f"[{COLOURS[self.setup.lookup.fruit[card]]}]{face(self.setup, card, self.words)}[/]"
            for card in cards
        )

    def _play(self, play: str) -> str:
        item, pi = split_play(play)
        if not pi:
            return self._faces([item])
        raised = self.words("pflaumen-pi", edition=self.edition, pi=pi)
        return f"{self._faces([item])} + {raised} = {total(self.setup.card(item), pi, self.words)}"
