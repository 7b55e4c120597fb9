"""What strangers could send: texts that are almost right, and texts that are wrong on purpose."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

import parlour
from parlour import GAMES, Rng, contract
from parlour.match.replay import replay_of
from tests.match.matches import begun, finish
from tests.soak.nonsense import STRANGE, garbled, mutated, request, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.play import Play

SMALL: Final = ("pungi", "fruitoplay", "input", "pungi", "fruitoplay", "input", "pies", "pi-mal-pflaumen")
MANY: Final = (2, 5, 30, 300, 3000, 30_000)
LONGEST: Final = 70_000  # characters of a text, a little more than is taken
HUGE: Final = 2_000_000  # characters of a record, for the same reason
NUMBERS: Final = ("9" * 5000, "-" + "9" * 60_000, "0x" + "f" * 5000, "1e999", "0.1e-400", "1_0", "inf", "nan")
LETTERS: Final = ("\x00", "\x1b]0;t\x07", "\x9b2J", "\u202e", "\ufeff", "\r", "\r\n", "\x0c", "\u2028", "é")
QUOTES: Final = ('"', "'", '"""', "'''", "\\", '\\"', '"\\u0000"', '"\\ud800"', "\\\n", '"a"."b".')
SIGNS: Final = ("[", "[[", "]", "]]", "{", "}", "=", ".", ",", "#", "\n", " ", "a.b", "a = {b = [", "x = [[")
LINES: Final = ("a = 1\n", "[a]\n", "[[a]]\n", "[a.b.c]\n", '["]"]\n', "a.b.c.d = 1\n", "a = 1979-05-27\n")
TOML: Final = (*QUOTES, *SIGNS, *LINES)
STEPS: Final = (" ", "\n", "\n\n", ":", "*", "* ", "0 ", "-1 ", "# ", " # ", "play:", "* start 0\n", "00 ")
NAMED: Final = (
    "option ",
    "option x: y\n",
    "seats: 999999999\n",
    "parlour: 1\n",
    "components: ",
    "* animals ",
)
RECORD: Final = (*STEPS, *NAMED)
HEADERS: Final[dict[str, tuple[str, ...]]] = {
    "origin": ("http://[", "http://]", "null", "", "http://[::1]:x", "http://127.0.0.1", "//", "\xff"),
    "host": ("", "[", "127.0.0.1", "a" * 5000, "\xff"),
    "cookie": (
        "parlour=",
        "parlour=x",
        "=",
        ";;;",
        "parlour=\xff",
        "a=" + "b" * 5000,
        'parlour="',
        "parlour=%00",
    ),
    "accept-language": ("de;q=nan", "de;q=inf", "*;q=-1", ",,,", "de;q=" + "9" * 5000, "de," * 3000, "\xff"),
    "content-type": ("text/plain", "application/json;charset=utf-16", "application/json;", ";", "\xff"),
    "content-length": ("-1", "x", "9" * 30),
    "sec-fetch-site": ("cross-site", "same-site", "", "none"),
    "if-none-match": ('"', "*", "x" * 5000),
    "accept": ("text/html", "\xff", "*/*;q=x"),
    "accept-encoding": ("gzip", "\xff"),
    "x-forwarded-for": ("[", "1.2.3.4", "\xff", "a," * 500),
    "upgrade": ("websocket", "h2c"),
}
PIECES: Final = (
    "%00",
    "%ff",
    "%",
    "%zz",
    "../",
    "//",
    "?",
    "&",
    "=",
    "%5B",
    "%ED%A0%80",
    "x" * 300,
    "%0d%0a",
    ";",
)
QUERIES: Final = ("limit", "before", "game", "eyes", "after", "x", "limit[]", "")
BODIES: Final = (
    b"",
    b"null",
    b"[",
    b'{"a":' * 3000,
    b"1" * 5000,
    b'"\\ud800"',
    b"\xff\xfe",
    b"{}",
    b"-",
    b'{"":{}}',
)


def one(rng: Rng, things: Sequence[Any]) -> Any:
    return things[rng.below(len(things))]


def as_bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode(errors="replace")


def damaged(rng: Rng, text: str, pieces: Sequence[str]) -> str:
    """A text with some changes."""
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(text) + 1)
        end = at + rng.below(1 + rng.below(40))
        piece = one(rng, one(rng, (pieces, pieces, pieces, LETTERS, NUMBERS)))
        match rng.below(8):
            case 0:
                text = text[:at] + text[end:]
            case 1 | 2:
                text = text[:at] + piece + text[at:]
            case 3:
                text = text[:at] + piece + text[end:]
            case 4:
                text = text[:at] + text[at:end] * one(rng, MANY) + text[end:]
            case 5 if rng.below(4) == 0:
                text = text[:at] + piece * min(one(rng, MANY), LONGEST // len(piece)) + text[at:]
            case 6:
                text = text[:at] if rng.below(2) else text[at:]
            case _:
                lines = text.split("\n")
                here, there = rng.below(len(lines)), rng.below(len(lines))
                lines[here], lines[there] = lines[there], lines[here]
                text = "\n".join(lines)
        text = text[:LONGEST]
    return text


def component_set(rng: Rng) -> tuple[str, str]:
    """A game, and what somebody says is a component set for it."""
    game = one(rng, SMALL)
    found = GAMES[game]
    if rng.below(5):
        return game, damaged(rng, found.component_set(one(rng, list(found.component_sets))).text, TOML)
    return game, damaged(rng, "".join(one(rng, TOML) for _ in range(1 + rng.below(30))), TOML)


@cache
def records() -> list[str]:
    """Games, most of them cut short: what is wrong is mostly found early."""
    texts = []
    for game in GAMES.values():
        for seats in game.seats:
            text = str(contract.random_play(parlour.setup(game.id, seats), seats).record)
            lines = text.splitlines()
            texts += [text, *("\n".join(lines[:length]) for length in (9, 15, 25, 40))]
    return texts


def record(rng: Rng) -> str:
    text = damaged(rng, one(rng, records()), RECORD)
    return text * min(one(rng, MANY), 1 + HUGE // (1 + len(text))) if rng.below(200) == 0 else text


@cache
def replays() -> list[dict[str, Any]]:
    found = []
    for game in GAMES.values():
        match = begun(game.id, game.seats[0])
        finish(match, Rng(1))
        found.append(json.loads(msgspec.json.encode(replay_of(match))))
    return found


def replay(rng: Rng) -> bytes:
    """A replay in which a field has changed, here or further inside, or that is hardly one any more."""
    told = dict(one(rng, replays()))
    match rng.below(6):
        case 0:
            told["games"] = [record(rng)]
        case 1:
            told["terms"] = mutated(told["terms"], rng)
        case 2:
            told["terms"] = {**told["terms"], "table": {"name": "own", "text": component_set(rng)[1]}}
        case 3:
            told["players"] = [mutated(player, rng) for player in told["players"]]
        case 4:
            return as_bytes(garbled(told, rng))
        case _:
            told = mutated(told, rng)
    return written(told)


def tokens(rng: Rng, play: Play, seat: int) -> list[str]:
    """Some tokens: mostly strange, sometimes legal."""
    legal = play.legal(seat) if 0 <= seat < play.setup.seats else []
    return [token(rng, legal) for _ in range(1 + (rng.below(4) == 0) * rng.below(5))]


def token(rng: Rng, legal: Sequence[str]) -> str:
    word = (
        one(rng, legal)
        if legal and rng.below(3)
        else one(rng, ["play:frog-7", "start:0", "set:4.2", "done", ""])
    )
    match rng.below(4):
        case 0:
            return str(word)
        case 1:
            strange = [each for each in STRANGE if isinstance(each, str)]
            return str(one(rng, strange))
        case _:
            return damaged(rng, word, (":", "-", "+", ",", ".", "0", "99999999999", "play", "\n"))[:5000]


def hostile_request(rng: Rng, table_id: str, cookie: str) -> tuple[str, str, list[tuple[str, str]], bytes]:
    """A method, a path with its query, headers and a body."""
    method, path, data = request(rng, table_id)
    headers = {"content-type": "application/json", "host": "127.0.0.1", "cookie": f"parlour={cookie}"}
    if rng.below(4) == 0:
        del headers["cookie"]
    if rng.below(3) == 0:
        name = one(rng, list(HEADERS))
        headers[name] = one(rng, HEADERS[name])
    if rng.below(6) == 0:
        at = 1 + rng.below(len(path))
        path = path[:at] + one(rng, PIECES) + path[at:]
    if rng.below(6) == 0:
        value = one(rng, ("9" * 5000, "-1", "1e9", "%00", "%ff", "", "1", "spectator", "0x1", "%F0%9F%8D%92"))
        path += ("&" if "?" in path else "?") + f"{one(rng, QUERIES)}={value}"
    if path.startswith("/api/replays/") and rng.below(2):
        path = path.replace("?", "/frames?", 1) if "?" in path else f"{path}/frames"
    if path.startswith("/api/tables") and method == "POST" and isinstance(data, dict) and rng.below(2):
        game, text = component_set(rng)
        data = {"game": game, "seats": GAMES[game].seats[0], "components": text}
    body = b"" if method in ("GET", "HEAD") else written(data)
    if body and rng.below(4) == 0:
        body = one(rng, BODIES) if rng.below(2) else as_bytes(garbled(data, rng))
    return method, path, list(headers.items()), body
