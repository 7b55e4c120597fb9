"""What is said when something from outside cannot be taken."""

from __future__ import annotations

from parlour.words import house


class ParlourError(ValueError):
    """A refusal with a stable code, the facts, and a sentence that tells what to do.

    Whatever was asked has not happened, not even in part.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return house()(f"error-{self.code}", **self.facts)
