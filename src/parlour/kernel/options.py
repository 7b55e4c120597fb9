"""The options of a game: declared once, read from text, written to text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Value = bool | int | str | tuple[int, ...]


class Option(msgspec.Struct, frozen=True):
    """One choice a table makes before the game. The type of the default is the type of the value: on or off,
    an integer, or a list of different integers, from `lowest` to `highest`; or, as text, several such lists
    with a slash between them.
    """

    name: str
    default: Value = False
    lowest: int = 0
    highest: int = 0

    def read(self, text: str) -> Value:
        """The value that `text` stands for."""
        if isinstance(self.default, bool):
            if text not in ("on", "off"):
                raise ParlourError("option-flag", option=self.name, value=text)
            return text == "on"
        if isinstance(self.default, int):
            numbers = self._integers(text)
            if len(numbers) == 1:
                return numbers[0]
            raise self._refusal("option-integer", text)
        if isinstance(self.default, str):
            sets = [self._integers(part) for part in text.split("/")]
            if all(sets):
                return "/".join(map(write, sets))
            raise self._refusal("option-sets", text)
        if numbers := self._integers(text):
            return numbers
        raise self._refusal("option-integers", text)

    def _integers(self, text: str) -> tuple[int, ...]:
        """The different integers that `text` lists; none, if it lists anything else."""
        try:
            numbers = tuple(int(part) for part in text.split(","))
        except ValueError:
            return ()
        right = all(self.lowest <= number <= self.highest for number in numbers)
        return numbers if right and len(set(numbers)) == len(numbers) else ()

    def _refusal(self, code: str, text: str) -> ParlourError:
        return ParlourError(code, option=self.name, value=text, lowest=self.lowest, highest=self.highest)


def sets_in(text: str) -> list[tuple[int, ...]]:
    """The lists of integers in the value of an option that takes several."""
    return [tuple(map(int, numbers.split(","))) for numbers in text.split("/")] if text else []


class Preset(msgspec.Struct, frozen=True):
    """A name for several options at once: the fixed ones, and the one that takes the value given to it."""

    name: str
    takes: str
    fixed: dict[str, Value]


def expand(presets: Sequence[Preset], chosen: Mapping[str, Value | str]) -> dict[str, Value | str]:
    """The chosen options, each preset among them replaced by what it stands for."""
    known = {preset.name: preset for preset in presets}
    values: dict[str, Value | str] = {}
    for name, given in chosen.items():
        meant: dict[str, Value | str] = {name: given}
        if name in known:
            meant = {known[name].takes: given, **known[name].fixed}
        for option, value in meant.items():
            if option in values:
                raise ParlourError("option-twice", option=option)
            values[option] = value
    return values


def write(value: Value) -> str:
    """A value as records and commands spell it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) if isinstance(value, int | str) else ",".join(map(str, value))


def choose(game: str, options: Sequence[Option], chosen: Mapping[str, Value | str]) -> dict[str, Value]:
    """All options of a game with their values, the chosen ones checked."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise ParlourError("option-unknown", game=game, option=name, known=", ".join(known) or "-")
    values = {name: option.default for name, option in known.items()}
    for name, value in chosen.items():
        default = values[name]
        handed_on = type(value) is type(default) or value == ()  # a default, which need not be in the range
        if not (handed_on and write(value) == write(default)):
            values[name] = known[name].read(value if isinstance(value, str) else write(value))
    return values
