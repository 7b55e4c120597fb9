"""The page about the protocol tells of every message, and its examples are right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

from parlour.match.news import Snapshot, Step
from parlour.server import messages
from parlour.server.messages import AnyCommand, ServerMessage
from parlour.server.requests import Input
from tests.server.visitor import Person, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def examples(text: str) -> list[dict[str, Any]]:
    inline = re.findall(r'`(\{"kind".*?\})`(?= |,|;| \|)', text)
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return [json.loads(found) for found in (*inline, *blocks)]


ASKED, ANSWERED = (examples(part) for part in PAGE.split("### What the server says"))


def kind(shape: type[msgspec.Struct]) -> str:
    return str(shape.__struct_config__.tag)


def test_every_command_has_an_example_that_can_be_read() -> None:
    commands = {kind(shape): shape for shape in get_args(AnyCommand)}
    found = [example for example in ASKED if example["kind"] in commands]
    for example in found:
        assert type(messages.read(json.dumps(example))) is commands[example["kind"]]
    assert {example["kind"] for example in found} == set(commands)


def test_every_answer_has_an_example() -> None:
    told = {kind(shape): shape for shape in ServerMessage.__subclasses__()}
    for example in ANSWERED:
        if example["kind"] in told:
            msgspec.convert(example, told[example["kind"]])
    assert set(told) | {kind(Snapshot), kind(Step)} <= {example["kind"] for example in ANSWERED}


def test_snapshots_and_steps_have_the_fields_they_are_said_to_have() -> None:
    for shape in (Snapshot, Step):
        (example,) = [each for each in ANSWERED if each["kind"] == kind(shape)]
        assert set(example) == {"kind", *shape.__struct_encode_fields__}


def test_the_schema_says_that_unknown_fields_are_refused(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada = await Person.come(base, "Ada")
        schema = await ada.get("/api/schema/openapi.json")
        strict = {
            name
            for name, each in schema["components"]["schemas"].items()
            if each.get("additionalProperties") is False
        }
        assert strict == {each.__name__ for each in Input.__subclasses__()} & {
            *schema["components"]["schemas"]
        }
        assert "NewTable" in strict
        with pytest.raises(Refusal, match="colour"):
            await ada.post("/api/tables", game="pungi", seats=3, colour="red")

    served(test)
