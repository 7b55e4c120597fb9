"""Nonsense is refused, breaks nothing, and changes nothing by halves."""

from __future__ import annotations

import asyncio
import json
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.store import open_store
from parlour.store.check import check_match
from tests.server.visitor import At, Person, seated, serving

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from pathlib import Path

pytestmark = pytest.mark.outer

KINDS = ["join", "resync", "act", "sit", "stand", "seat_bot", "begin", "next", "ask", "answer", "resign"]
KINDS += ["return", "say", "quiet", "ping", "nothing", "undo", "react", "introduce", "remove", "admit"]
FIELDS = ["id", "seq", "since", "seat", "tokens", "bot", "wish", "back", "agrees", "text", "on", "entropy"]
FIELDS += ["reaction", "handle", "spectators"]
numbers = st.integers(-3, 40) | st.integers() | st.sampled_from([2**53, 2**63, 2**64])
words = st.sampled_from(
    ["abort", "take-back", "rematch", "greedy", "random", "os:system", "master@1s", "wow"]
)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | words | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=4,
)
wild = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS) | values},
    optional={field: values for field in FIELDS},  # noqa: C420
)
likely = st.one_of(
    st.fixed_dictionaries({"kind": st.just("act"), "seq": st.just("now"), "tokens": st.integers(0, 9)}),
    st.fixed_dictionaries({"kind": st.just("act"), "seq": st.integers(0, 60), "tokens": st.integers(0, 9)}),
    st.fixed_dictionaries({"kind": st.just("ask"), "wish": words, "back": numbers}),
    st.fixed_dictionaries({"kind": st.just("answer"), "agrees": st.booleans()}),
    st.fixed_dictionaries({"kind": st.sampled_from(["resign", "return", "next", "begin", "join"])}),
    st.fixed_dictionaries({"kind": st.sampled_from(["resync", "join"]), "since": st.integers(0, 60)}),
)
messages = st.lists(
    st.tuples(st.integers(0, 1), wild | likely | st.text(max_size=50) | st.binary(max_size=50)),
    min_size=30,
    max_size=60,
)


class Running:
    """A server that stays while Hypothesis thinks."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._thread = Thread(target=self.loop.run_until_complete, args=(self._serve(),), daemon=True)
        self.base = ""

    async def _serve(self) -> None:
        async with serving(self.store) as self.base:
            await self._end.wait()

    def start(self) -> None:
        self._thread.start()
        while not self.base:
            assert self._thread.is_alive()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("fuzz") / "store.sqlite")
    server.start()
    yield server
    server.stop()


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(game=st.sampled_from(["fruitoplay", "pungi", "input"]), said=messages)
def test_nonsense_through_a_socket(running: Running, game: str, said: list[tuple[int, Any]]) -> None:
    running.run(fuzz(running, game, said))


async def fuzz(running: Running, game: str, said: list[tuple[int, Any]]) -> None:
    people, places, table = await seated(running.base, game, 3, persons=2, stand_in="random")
    for who, message in said:
        await places[who].socket.send(spelled(message, places[who]))
    for place in places:
        await place.socket.send(json.dumps({"kind": "ping"}))
        await place.until(lambda place=place: '"pong"' in str(place.heard[-200:]))  # type: ignore[misc]
        codes = {refusal["code"] for refusal in place.refusals}
        assert "internal" not in codes
        assert not place.gone
    seq = (await people[0].get(f"/api/tables/{table}"))["seq"]
    async with await open_store(running.store) as store:
        entries = await store.entries(table)
        assert len(entries) >= seq
        check_match(entries, await store.replay(table))
    for place in places:
        await place.leave()
    for person in people:
        await person.leave()


def spelled(message: Any, place: At) -> str | bytes:
    if not isinstance(message, dict):
        return message  # type: ignore[no-any-return]
    if message.get("seq") == "now":
        message = {**message, "seq": place.now["seq"]}
    if message["kind"] == "act" and isinstance(message.get("tokens"), int) and place.now["legal"]:
        legal = place.now["legal"]
        message = {**message, "tokens": [legal[message["tokens"] % len(legal)]]}
    return json.dumps(message)


def test_the_interface_is_as_described(running: Running) -> None:
    import schemathesis  # takes a second, which only this test should cost
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi import checks

    negative = schemathesis.GenerationMode.NEGATIVE
    all_checks = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
        checks.negative_data_rejection,
    ]
    person: Person = running.run(Person.come(running.base, "Tester"))
    headers = {"Cookie": f"parlour={person.web.cookies['parlour']}"}
    schema = schemathesis.openapi.from_url(f"{running.base}/api/schema/openapi.json")
    tried = 0
    for found in schema.exclude(path_regex="^/api/sessions").get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
        @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=negative))
        def conforms(case: Any) -> None:
            case.call_and_validate(checks=all_checks, headers=headers)

        conforms()
        tried += 1
    assert tried > 8
