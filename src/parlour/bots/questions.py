"""Questions to bots, and their answers, as messages of bytes: what a seat may know goes in, and a token comes
out. Whoever thinks elsewhere, in a process or in a worker of a browser, is asked like this.

A question names its setup by a short key. Whoever does not know the key says so, and gets the question again
with the terms, which may hold a component set of 64 KB.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from parlour import bots
from parlour.bots.explanation import Explanation, explain
from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.bots import Bot
    from parlour.kernel.game import Setup, View

HINTS: Final = "master"  # the level that explains
KEPT: Final = 64  # terms and bots that are remembered; a bot may hold a lookup of 2 MB


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a worker is told. Without legal tokens: whether the bot can play here at all. With a budget:
    what the strongest level makes of the view.
    """

    key: str  # of the terms: their SHA-256
    bot: str
    seed: int | str
    view: msgspec.Raw = msgspec.Raw(b"null")
    legal: list[str] = []
    budget: str = ""
    terms: Terms | None = None  # once the worker has said that it does not know the key


class Answer(msgspec.Struct, frozen=True):
    """A token, or thoughts, or what went wrong; or that the worker needs the terms."""

    token: str = ""
    thoughts: Explanation | None = None
    problem: str = ""
    needs_terms: bool = False


class Failed(Exception):
    """No answer, or none that is any use."""


class UnknownTerms(Exception):
    """A worker does not know the terms with this key, or has forgotten them."""


def key_of(terms: Terms) -> str:
    """A short name for terms. Players bring component sets, so nobody may be able to make two keys equal."""
    return sha256(msgspec.json.encode(terms)).hexdigest()


def question(
    terms: Terms, bot: str, seed: int | str, view: View, legal: Sequence[str], budget: str = ""
) -> Question:
    """What a worker is asked about a view."""
    seen = msgspec.Raw(msgspec.json.encode(view))
    return Question(key_of(terms), bot, seed, seen, list(legal), budget)


def token_of(answer: Answer, legal: Sequence[str]) -> str:
    """The token of an answer, if it is of any use."""
    if answer.problem:
        raise Failed(answer.problem)
    if answer.token not in legal:
        raise Failed(f"{answer.token!r} is not legal")
    return answer.token


def answer(message: bytes) -> Answer:
    """The answer to a question."""
    try:
        asked = msgspec.json.decode(message, type=Question)
        if asked.terms:
            _remember(asked.key, asked.terms)
        setup, bot, shape = _seated(asked.key, asked.bot, asked.seed)
        if not asked.legal:
            return Answer()
        view = msgspec.json.decode(asked.view, type=shape)
        if asked.budget:
            return Answer(thoughts=explain(setup, view, asked.legal, asked.budget))
        token = bot.choose(view, asked.legal)
        return Answer(token) if isinstance(token, str) else Answer(problem=f"{type(token)} is no token")
    except UnknownTerms:
        return Answer(needs_terms=True)
    except ParlourError as refusal:
        return Answer(problem=str(refusal.facts.get("reason", refusal)))
    except Exception as problem:  # whatever goes wrong in a bot
        return Answer(problem=f"{type(problem).__name__}: {problem}")


_terms: dict[str, Terms] = {}  # those that this process was told, by their keys; the oldest first


def _remember(key: str, terms: Terms) -> None:
    _terms[key] = terms
    if len(_terms) > KEPT:
        del _terms[next(iter(_terms))]


@lru_cache(KEPT)
def _seated(key: str, bot: str, seed: int | str) -> tuple[Setup, Bot, type[View]]:
    """A setup, a bot that plays there, and the type of its views."""
    if key not in _terms:
        raise UnknownTerms
    setup = _terms[key].setup()
    return setup, bots.find(bot)(setup, seed), type(setup.view(setup.state(), SPECTATOR))
