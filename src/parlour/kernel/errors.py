"""What is said when something from outside cannot be taken."""

from __future__ import annotations

from parlour.words import words_for


class ParlourError(ValueError):
    """A refusal with a stable code, the facts, and a sentence that tells what to do.

    Whatever was asked has not happened, not even in part. The sentence is the message `error-<code>` of the
    program, or of the `package` (a game) to which the code belongs. A fact may be a refusal itself.
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
            name: fact.sentence(locale) if isinstance(fact, ParlourError) else fact
            for name, fact in self.facts.items()
        }
        return words(f"error-{self.code}", **facts)


def _again(code: str, package: str | None, facts: dict[str, object]) -> ParlourError:
    return ParlourError(code, package=package, **facts)
