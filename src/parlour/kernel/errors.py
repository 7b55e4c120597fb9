"""What is said when something from outside cannot be taken."""

from __future__ import annotations

from parlour.words import words_for


class ParlourError(ValueError):
    """A refusal with a stable code, the facts, and a sentence that tells what to do.

    Whatever was asked has not happened, not even in part. The sentence is the message `error-<code>` of the
    house, or of the `package` (a game) to which the code belongs.
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
        return self.sentence("en")

    def sentence(self, locale: str) -> str:
        """What is told to whoever speaks this language."""
        packages = [self.package] if self.package else []
        return words_for(*packages, locale=locale)(f"error-{self.code}", **self.facts)


def _again(code: str, package: str | None, facts: dict[str, object]) -> ParlourError:
    return ParlourError(code, package=package, **facts)
