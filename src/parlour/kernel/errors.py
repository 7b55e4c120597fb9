"""What is said when something from outside cannot be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.words import words_for

if TYPE_CHECKING:
    from typing import Self


class Label(str):
    """The name of an option, where people know it by its label: a message of a game's package."""

    def __new__(cls, name: str, message: str, package: str) -> Self:
        label = super().__new__(cls, name)
        label.message = message
        label.package = package
        return label

    message: str
    package: str

    def __reduce__(self) -> tuple[object, ...]:
        return Label, (str(self), self.message, self.package)

    def sentence(self, locale: str) -> str:
        words = words_for(self.package, locale=locale)
        return words("option-called", label=words(self.message).removesuffix("."))


class ParlourError(ValueError):
    """A refusal with a stable code, the facts, and a sentence that tells what to do.

    Whatever was asked has not happened, not even in part. The sentence is the message `error-<code>` of the
    program, or of the `package` (a game) to which the code belongs. A fact may be a refusal itself, or the
    label of an option.
    """

    def __init__(self, code: str, *, package: str | None = None, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.package = package
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back from worker processes."""
        return _again, (self.code, self.package, self.facts)

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, locale: str = "en") -> str:
        """What to tell a person who reads this language."""
        words = words_for(*filter(None, [self.package]), locale=locale)
        facts = {
            name: fact.sentence(locale) if isinstance(fact, ParlourError | Label) else fact
            for name, fact in self.facts.items()
        }
        return words(f"error-{self.code}", **facts)


def _again(code: str, package: str | None, facts: dict[str, object]) -> ParlourError:
    return ParlourError(code, package=package, **facts)
