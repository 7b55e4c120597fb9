"""A server is told what makes no sense, and takes no harm: valid messages, and what becomes of them when
fields are lost, changed, invented, repeated, or meant for somebody else.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, Final, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour import Rng
from parlour.games import GAMES
from parlour.server.messages import LONGEST
from parlour.store import open_store
from parlour.store.check import check
from tests.server.process import Server
from tests.server.visitor import PATIENCE, Person
from tests.soak.ledger import Act, Kept, Ledger, Loss

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Text = TypeVar("Text", str, bytes, str | bytes)
SESSIONS: Final = 3  # tables at the same time
TABLE: Final = 600  # messages at one table
BREATH: Final = 10  # messages until somebody waits for answers
REST: Final = 10  # one of so many messages is a request
SURE: Final = range(2**40, 2**41)  # numbers of messages that make sense, and of nothing else
TOO_LONG, RESET = 1009, 1006  # why a socket may be closed: who goes on talking may not hear the reason
KINDS: Final = [
    *["act"] * 30,
    *["join", "resync", "sit", "stand", "seat_bot", "begin", "next", "quiet", "ping"] * 2,
    *["ask", "answer", "say", "return", "resign", "hint"],
]
STRANGE: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    1.5,
    1e308,
    2**31,
    2**53,
    2**63,
    2**64,
    10**400,
    -(10**40),
    "",
    "0",
    "null",
    "\x00",
    "\x1b[2J\r\n\t",
    "\u202e\u2066\ufeff",
    "\ud800",
    "\U0001f352" * 40,
    "x" * 301,
    "y" * 4000,
    "play:",
    "os:system",
    "master@1s",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    [],
    {},
    [[]],
    [None, 1, "a", {}],
    {"kind": "act"},
    {"__class__": "Match", "id": {"id": {"id": 1}}},
    ["x"] * 65,
    list(range(200)),
]


class Generous(Server):
    """A server that lets everybody ask as often as they like."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.soak.generous", self.store]


class Nonsense:
    def __init__(self, store: Path, seed: str, say: Callable[[str], None]) -> None:
        self._store = store
        self._seed = seed
        self._say = say
        self._log = store.with_suffix(".log")
        self._server = Generous(store, log=self._log)

    async def run(self, messages: int) -> None:
        await self._server.start()
        babble = Babble(self._server.base, self._seed)
        try:
            await babble.run(messages)
        finally:
            self._check_log()
        if self._server.process.returncode is not None:
            raise Loss("the server has crashed")
        if await self._server.stop():
            raise Loss("the server did not end well")
        self._check_log()
        async with await open_store(self._store) as store:
            for match, problem in [found async for found in check(store)]:
                raise Loss(f"{match}: {problem}")
            found = await babble.ledger.check(store)
            others = await babble.ledger.check_made_up(store)
            matches = len(await store.matches())
        self._say(
            f"{messages} messages, {messages // REST} of them requests; "
            f"{babble.ledger.acts} acts acknowledged, {found} found, "
            f"{others} more whose answers were not sure to be theirs; "
            f"{matches} tables, nothing wrong with any"
        )
        answers = babble.answers.most_common()
        self._say("answers: " + ", ".join(f"{count} {code}" for code, count in answers))

    def _check_log(self) -> None:
        """A server that knows what it does has nothing to tell."""
        for line in self._log.read_text().splitlines():
            if json.loads(line).get("level") != "info":
                raise Loss(f"the server was surprised: {line}")


class Babble:
    """All the nonsense that is said to one server, from one address, and what it answers."""

    def __init__(self, base: str, seed: str, address: str | None = None) -> None:
        self._base = base
        self._seed = seed
        self._address = address
        self.ledger = Ledger()
        self.answers: Counter[str] = Counter()  # by code
        self._left = 0

    async def run(self, messages: int) -> None:
        requests = messages // REST
        self._left = messages - requests
        await asyncio.gather(
            *(self._session(f"{self._seed} {n}") for n in range(SESSIONS)), self._requests(requests)
        )

    async def _session(self, seed: str) -> None:
        """Three persons, one of whom has no seat, at one table after the other."""
        rng = Rng(seed)
        people = [await Person.come(self._base, f"Person {n}", address=self._address) for n in range(3)]
        while self._left > 0:
            game = list(GAMES)[rng.below(len(GAMES))]
            seats = GAMES[game].seats[rng.below(len(GAMES[game].seats))]
            agreed = {"games": 1 + rng.below(2), "clock": 600 * rng.below(2), "stand_in": "random"}
            table = await people[0].open(game, seats, **agreed)
            mouths = [
                Mouth(self, person, table, Rng(f"{seed} {table} {n}")) for n, person in enumerate(people)
            ]
            for mouth in mouths:
                await mouth.come()
            if rng.below(4):  # otherwise the nonsense begins before the match
                await mouths[0].tell({"kind": "sit", "seat": 0})
                await mouths[1].tell({"kind": "sit", "seat": 1})
                more = [{"kind": "seat_bot", "seat": seat, "bot": "random"} for seat in range(2, seats)]
                await mouths[0].tell(*more, {"kind": "begin"})
            for _ in range(TABLE // BREATH):
                mouth = mouths[rng.below(len(mouths))]
                count = min(BREATH, self._left)
                self._left -= count
                await mouth.babble(count)
            for mouth in mouths:
                await mouth.leave()

    async def _requests(self, count: int) -> None:
        """The same for requests, by a person and by nobody."""
        rng = Rng(f"{self._seed} requests")
        person = await Person.come(self._base, "Requests", address=self._address)
        table = await person.open("pungi", 3)
        async with Person(self._base, self._address).web as web:
            for _ in range(count):
                method, path, data = request(rng, table)
                headers = {"content-type": "application/json"}
                if rng.below(4):
                    headers["cookie"] = f"parlour={person.web.cookies['parlour']}"
                if rng.below(20) == 0:
                    headers["content-type"] = ["text/plain", "", "application/json; charset=x"][rng.below(3)]
                body = b"" if method == "GET" else garbled(data, rng) if rng.below(2) else written(data)
                answer = await web.request(method, path, content=body, headers=headers)
                web.cookies.clear()
                if answer.status_code >= 500:
                    raise Loss(f"{method} {path} {body!r}: {answer.status_code} {answer.text}")
                self.answers[str(answer.status_code)] += 1


class Mouth:
    """One person's socket at one table, and what was heard from it."""

    def __init__(self, babble: Babble, person: Person, table: str, rng: Rng) -> None:
        self._babble = babble
        self._person = person
        self._table = table
        self._rng = rng
        self._socket: ClientConnection
        self._reader: asyncio.Task[None]
        self._now: dict[str, Any] = {}
        self._asked: defaultdict[int, list[Act | None]] = defaultdict(list)  # what is to be answered
        self._answered = asyncio.Event()
        self._number = 0
        self._said = ['{"kind":"ping"}']

    async def come(self) -> None:
        url = f"{self._person.base.replace('http', 'ws')}/api/tables/{self._table}/socket"
        cookie = f"parlour={self._person.web.cookies['parlour']}"
        headers = {"Cookie": cookie}
        self._socket = await connect(
            url,
            additional_headers=headers,
            proxy=None,
            max_size=None,
            ping_interval=None,
            local_addr=(self._person.address, 0) if self._person.address else None,
        )
        self._reader = asyncio.create_task(self._read())
        await self.tell({"kind": "join"})

    async def leave(self) -> None:
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for message in self._socket:
                self._hear(json.loads(message))
        except ConnectionClosed:
            pass
        finally:
            self._answered.set()  # or never will be

    def _hear(self, message: dict[str, Any]) -> None:
        kind, number = message["kind"], message.get("id")
        if kind in ("snapshot", "step"):
            self._now |= message
        elif kind in ("done", "refused"):
            self._babble.answers[message.get("code", "done")] += 1
            if message.get("code") == "internal":
                raise Loss(f"internal: {message}, after {self._said[-BREATH:]}")
            if number is not None and number in SURE:
                self._settle(message)

    def _settle(self, answer: dict[str, Any]) -> None:
        """Write down what became of a message. All with one number say the same, so that it does not matter
        which of them this is.
        """
        asked = self._asked[answer["id"]]
        if not asked:
            raise Loss(f"answered, but not asked: {answer}")
        act = asked.pop()
        if not asked:
            del self._asked[answer["id"]]
        if not self._asked:
            self._answered.set()
        if act and answer["kind"] == "done":
            self._babble.ledger.keep(self._table, Kept("act", *act, answer["seq"]))
        elif act:
            self._babble.ledger.refuse(self._table, *act)

    @property
    def _seat(self) -> int:
        seat = self._now.get("seat")
        return -1 if seat is None else int(seat)

    async def tell(self, *messages: dict[str, Any]) -> None:
        """Say something sensible, and wait for the answers."""
        for message in messages:
            await self._say(written({**message, "id": SURE[self._next()]}).decode())
        await self._wait()

    async def babble(self, count: int) -> None:
        """Say anything, and wait for the answers."""
        too_long = False
        try:
            await self.tell(*self._on_time())
            for _ in range(count):
                text = self._anything()
                too_long |= len(text) > LONGEST
                await self._say(text)
            await self._wait()
        except ConnectionClosed:
            pass
        if self._socket.close_code is not None:
            if not too_long or self._socket.close_code not in (TOO_LONG, RESET):
                raise Loss(f"closed: {self._socket.close_code}, after {self._said[-BREATH:]}")
            self._babble.answers["closed"] += 1
            await self._reader
            self._asked.clear()
            await self.come()

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def _say(self, text: str | bytes) -> None:
        number, tokens = meaning(text)
        act = None if tokens is None else (self._seat, tokens)
        if act:
            self._babble.ledger.ask(self._table, *act)
        if number is not None and number in SURE:
            self._asked[number].append(act)
            self._answered.clear()
        await self._socket.send(text)

    async def _wait(self) -> None:
        """Until whatever makes sense has been answered, and all that was said before it."""
        await self._say(written({"kind": "quiet", "on": False, "id": SURE[self._next()]}).decode())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._answered.wait()
        except TimeoutError:
            raise Loss(f"not answered: {dict(self._asked)}, after {self._said[-BREATH:]}") from None
        if self._reader.done() and (problem := self._reader.exception()):
            raise problem

    def _on_time(self) -> list[dict[str, Any]]:
        """What a player would do, so that the match goes on."""
        seat, view, legal = self._now.get("seat"), self._now.get("view"), self._now.get("legal")
        if seat is None or not view:
            return []
        if self._now["sitting"]["places"][seat].get("relieved"):
            return [{"kind": "return"}]
        if seat in view["waiting"] and legal:
            token = legal[self._rng.below(len(legal))]
            return [{"kind": "act", "seq": self._now["seq"], "tokens": [token]}]
        return []

    def _anything(self) -> str | bytes:
        rng = self._rng
        message = sensible(rng, self._now, self._next())
        text: str | bytes
        match rng.below(10):
            case 0 | 1 | 2:
                text = written({**message, "id": SURE[message["id"]]}).decode()
            case 3:
                text = self._said[rng.below(len(self._said))]  # once more
            case 4:
                text = unsure(garbled(message, rng))
            case _:
                text = unsure(written(mutated(message, rng)).decode())
        if isinstance(text, str):
            self._said = [*self._said[-3 * BREATH :], text]
        return text


def request(rng: Rng, table: str) -> tuple[str, str, Any]:
    """A request, half of the time with something wrong: its method, its path, its data."""
    kinds: list[tuple[str, str, Any]] = [
        ("POST", "/api/guests", {"name": "Guest"}),
        (
            "POST",
            "/api/tables",
            {"game": "pungi", "seats": 4, "options": {"chaos": "on"}, "public": True},
        ),
        (
            "POST",
            "/api/tables",
            {"game": "input", "seats": 2, "clock": 60, "delay": 5, "components": "x"},
        ),
        ("POST", "/api/games/pungi/box", {"data": {"charmers": 5, "snakes": {"4": 4}, "animals": ["frog"]}}),
        ("PATCH", "/api/me", {"name": "Other"}),
        ("PUT", "/api/door", {"address": "127.0.0.2"}),
        ("GET", "/api/games/input/box", None),
        ("GET", f"/api/tables/{table}", None),
        ("GET", f"/api/replays/{table}", None),
        ("GET", "/api/tables?limit=20&before=x", None),
        ("GET", "/api/history?limit=20", None),
        ("GET", "/api/turns", None),
        ("GET", "/api/profile", None),
        ("GET", "/api/notices", None),
        ("PATCH", "/api/notices", {"zone": "Europe/Berlin", "quiet_from": 60, "quiet_until": 120}),
        (
            "POST",
            "/api/notices/devices",
            {"endpoint": "https://push.example.net/x", "p256dh": "BCVxsr7N", "auth": "BTBZMqHH", "name": "x"},
        ),
        ("POST", "/api/notices/address", {"address": "a@example.net"}),
        ("POST", "/api/notices/unsubscribe", {"key": "x"}),
        ("PATCH", f"/api/tables/{table}/notices", {"on": True}),
        ("GET", "/api/me", None),
        ("GET", "/api/games", None),
        ("GET", "/api/door", None),
    ]
    method, path, data = kinds[rng.below(len(kinds))]
    if data is None and rng.below(2):
        strange = ["%00", "%ff", "../", "x" * 500, "-1", "1e9", "%F0%9F%8D%92", "%0d%0a", "'", "1" * 30]
        at = rng.below(len(path))
        path = "/" + path[1:at] + strange[rng.below(len(strange))] + path[max(1, at) :]
    if rng.below(30) == 0:
        method = ["PUT", "OPTIONS", "HEAD", "POST", "PATCH"][rng.below(5)]
    if isinstance(data, dict) and rng.below(2):
        data = mutated(data, rng)
    return method, path, data


def sensible(rng: Rng, now: dict[str, Any], number: int) -> dict[str, Any]:
    """A message with this number that somebody could mean who was told `now`."""
    legal = now.get("legal") or ["play:frog-7"]
    kind = KINDS[rng.below(len(KINDS))]
    if kind == "resign" and rng.below(6):
        kind = "return"  # or there would be nothing but bots soon
    message: dict[str, Any] = {"kind": kind, "id": number}
    match kind:
        case "act":
            seq = now.get("seq", 0)
            message["seq"] = seq if rng.below(4) else rng.below(seq + 3)
            message["tokens"] = [legal[rng.below(len(legal))] for _ in range(1 if rng.below(5) else 3)]
        case "join" | "resync":
            message["since"] = rng.below(40)
            if kind == "join":
                message["locale"] = ["", "de-AT", "fr", "tlh", "../en"][rng.below(5)]
        case "sit" | "stand":
            message["seat"] = rng.below(6)
        case "seat_bot":
            message |= {"seat": rng.below(6), "bot": ["random", "greedy", "nobody"][rng.below(3)]}
        case "quiet":
            message["on"] = bool(rng.below(2))
        case "ask":
            message["wish"] = ["take-back", "rematch", "take-back", "abort"][rng.below(4)]
            if rng.below(2):
                message["back"] = rng.below(30)
        case "answer":
            message["agrees"] = rng.below(3) == 0
        case "say":
            message["text"] = "Good luck!"
    return message


def meaning(text: str | bytes) -> tuple[int | None, tuple[str, ...] | None]:
    """What a message could be taken for: its number, and its tokens if it is an act."""
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return None, None
    if not isinstance(read, dict):
        return None, None
    number, tokens = read.get("id"), read.get("tokens")
    known = number if type(number) is int else None
    if (
        read.get("kind") == "act"
        and isinstance(tokens, list)
        and all(isinstance(each, str) for each in tokens)
    ):
        return known, tuple(tokens)
    return known, None


def unsure(text: Text) -> Text:
    """A message of which nobody can tell whether it will be answered, or by which number. What it does is
    looked for only as something that may have happened.
    """
    number, _ = meaning(text)
    assert number is None or number not in SURE, text
    return text


def mutated(message: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A message with one or two changes."""
    changed = dict(message)
    for _ in range(1 + rng.below(2)):
        names = list(changed) or ["kind"]
        name = names[rng.below(len(names))]
        strange = STRANGE[rng.below(len(STRANGE))]
        match rng.below(6):
            case 0:
                changed.pop(name, None)
            case 1 | 2:
                changed[name] = strange
            case 3:
                changed[["seat", "extra", "seq", "player", "at", "\x00", "id "][rng.below(7)]] = strange
            case 4 if isinstance(changed.get(name), int):
                changed[name] = changed[name] + rng.below(7) - 3
            case _ if isinstance(changed.get(name), list):
                changed[name] = [*changed[name], strange]
            case _:
                changed[name] = [changed.get(name)]
    return changed


def garbled(message: Any, rng: Rng) -> str | bytes:
    """What is hardly a message any more."""
    text = json.dumps(message)
    at = rng.below(len(text) + 1)
    match rng.below(9):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + "\x00\u202e{[" + text[at:]
        case 2:
            return "[" * (1 + rng.below(5000))
        case 3:
            return '{"id":1,"kind":' + '{"a":' * 2000 + "1" + "}" * 2001
        case 4:
            return text.replace(":", ":1e9999," if rng.below(2) else ":NaN,", 1)
        case 5:
            return bytes(rng.below(256) for _ in range(rng.below(60)))
        case 6:
            return text[:-1] + "," + text[1:]  # everything twice
        case 7 if rng.below(20) == 0:
            return json.dumps({"kind": "say", "text": "z" * 20_000})
        case _:
            return text.encode("utf-16")


def written(message: Any) -> bytes:
    return json.dumps(message).encode()
