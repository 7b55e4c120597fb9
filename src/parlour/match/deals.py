"""Deals that nobody can foresee and everybody can check afterwards.

Before the first card, the server (or the terminal) shows the SHA-256 of a secret. Each person may add a text
of their own, which the server cannot have known when it chose the secret. Each item of each draw then comes
from a generator of its own (`kernel/rng.py`), whose seed is

    ["parlour", secret, [what each seat added], game, draw, item]

as JSON without spaces, where games, draws and items are counted from 0. A card is number `below n` of the n
that are left, in the order in which `State.to_shuffle` has them; other draws are made by the rules. After the
match the secret is shown, and anybody can draw again.

The secret is part of a hash chain: each secret is the SHA-256 of the next one. So a secret that is shown is
also the commitment to the next one, which nobody can compute from it. A rematch uses the next secret. It was
chosen before any person added a text, so those texts are used again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


REMATCHES: Final = 100  # secrets in a chain


def commitment(secret: str) -> str:
    """What is shown of the secret before the first card."""
    return sha256(secret.encode()).hexdigest()


def first_secret(root: str) -> str:
    """The first secret of the chain that ends with its root."""
    for _ in range(REMATCHES):
        root = commitment(root)
    return root


def next_secret(root: str, secret: str) -> str | None:
    """The next secret of the chain: the one whose commitment this secret is; None at its end."""
    for _ in range(REMATCHES):
        if (before := commitment(root)) == secret:
            return root
        root = before
    return None


def generator(secret: str, entropy: Sequence[str], game: int, draw: int) -> Callable[[int], Rng]:
    """The generator for each item of a draw."""
    begun = msgspec.json.encode(["parlour", secret, entropy, game, draw]).decode()[:-1]

    def for_item(item: int) -> Rng:
        return Rng(f"{begun},{item}]")

    return for_item
