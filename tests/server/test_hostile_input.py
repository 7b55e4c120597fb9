"""What strangers send is refused for what it is, whatever it is: it ends no request with a 500."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from parlour import GAMES
from parlour.store import Failed
from tests.server.test_middleware import code, open_socket
from tests.server.visitor import HUBS, Person, run, serving

if TYPE_CHECKING:
    from pathlib import Path

ORIGINS = ["http://[", "http://]", "http://[::1", "http://[x]", "//[", "http://127.0.0.1:x", "http://\xff["]
TABLES = {
    '["]"]': "components-shape",
    "a = " + "9" * 60_000: "components-large",
    "a = 0x" + "f" * 60_000: "components-large",
    "a." * 30_000 + "a = 1": "components-large",
    'a = "' + '\\"' * 30_000: "components-large",
    "[" * 60_000: "components-large",
    "charmers = 99999999999999999999999999": "components-shape",
    GAMES["pungi"].component_set().text.replace("charmers = 6", f"charmers = {10**60}"): "pungi-charmers",
    "\x00": "components-toml",
}


def test_origins_that_cannot_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            for origin in ORIGINS:
                headers = {b"origin": origin.encode("latin-1")}
                answer = await ada.web.post("/api/guests", json={"name": "Eve"}, headers=headers)
                assert code(answer) == (403, "origin"), origin
            with pytest.raises(InvalidStatus) as refusal:
                await open_socket(ada, table, Origin="http://[")
            assert refusal.value.response.status_code == 403

    run(test)


def test_component_tables_that_stop_a_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            for text, expected in TABLES.items():
                agreed = {"game": "pungi", "seats": 3, "components": text}
                assert code(await ada.web.post("/api/tables", json=agreed)) == (400, expected), text[:20]
            own = GAMES["pungi"].component_set().text.replace("frog", "toad")
            table = await ada.open("pungi", 3, components=own)
            assert "toad" in (await ada.get(f"/api/tables/{table}/components"))["animals"]

    run(test)


def test_nul_never_reaches_the_store(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres) as base:
            ada = await Person.come(base, "Ada")
            for path in ("tables/%00", "tables/a%00b/components", "replays/%00", "replays/%00/frames"):
                assert code(await ada.web.get(f"/api/{path}")) == (404, "table-unknown")
            assert code(await ada.web.get("/api/tables?before=%00")) == (400, "request")
            assert code(await ada.web.get("/api/history?before=a%00")) == (400, "request")
            for path in ("sessions", "accounts"):
                data = {"account": "a\x00", "password": "correct horse"}
                assert code(await ada.web.post(f"/api/{path}", json=data)) == (400, "request")
            at = await ada.at(await ada.open("pungi", 3))
            await at.ask("sit", seat=0, entropy="\x00")
            await at.ask("say", text="\x00a\x00")
            await at.until(lambda: at.chats)
            assert at.chats[0]["text"] == "a"
            assert len(HUBS[base].tables) == 1

    run(test)


def test_a_table_that_could_not_be_read_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            hub = HUBS[base]

            async def entries(*_: Any) -> list[bytes]:
                raise Failed("gone")

            monkeypatch.setattr(hub.store, "entries", entries)
            assert code(await ada.web.get(f"/api/tables/{table}")) == (503, "store-down")
            assert not hub.tables

    run(test)
