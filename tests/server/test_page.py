"""What a browser gets to see."""

from __future__ import annotations

import asyncio
import gzip
import json
from html import escape
from typing import TYPE_CHECKING, Any

import pytest

from parlour.server import page
from parlour.server.middleware import HEADERS
from parlour.words import LOCALES, words_for
from tests.server.visitor import Person, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    import httpx

INDEX = (
    b'<!doctype html><title>Parlour</title><meta name="build" content="1a2b" />'
    b'<script type="module" src="/assets/main-1a2b.js"></script>'
)
SCRIPT = b"console.log('" + b"parlour " * 300 + b"')"
BROWSER = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "strange.xyz").write_bytes(b"?")
    monkeypatch.setattr(page, "CLIENT", folder)
    return folder


@pytest.fixture
def looking(tmp_path: Path) -> Callable[[Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]], None]:
    """Runs a test that is given a browser."""

    def run(test: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with serving(tmp_path / "store.sqlite") as base:
                await test(Person(base).web)

        asyncio.run(whole())

    return run


@pytest.mark.usefixtures("client")
def test_the_client_is_served(looking: Callable[..., None]) -> None:
    async def test(web: httpx.AsyncClient) -> None:
        for path in (
            "/",
            "/index.html",
            "/lobby",
            "/table/some-id_1",
            "/new/pies",
            "/rules/pungi",
            "/replay/x",
        ):
            answer = await web.get(path)
            assert (answer.status_code, answer.content) == (200, INDEX)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
        assert "'unsafe" not in HEADERS["content-security-policy"]
        icon = await web.get("/icon.svg")
        assert (icon.content, icon.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
        assert (await web.get("/assets/strange.xyz")).headers["content-type"] == "application/octet-stream"

    looking(test)


@pytest.mark.usefixtures("client")
def test_what_never_changes_is_kept_and_compressed(looking: Callable[..., None]) -> None:
    async def test(web: httpx.AsyncClient) -> None:
        path = "/assets/main-1a2b.js"
        small = await web.get(path)
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(SCRIPT)
        assert small.content == SCRIPT
        assert small.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in small.headers["cache-control"]
        assert small.headers["vary"] == "accept-encoding"
        large = await web.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in large.headers
        assert large.content == SCRIPT
        again = await web.get("/", headers={"if-none-match": (await web.get("/")).headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await web.get("/", headers={"if-none-match": '"other"'})).status_code == 200

    looking(test)


WASM = b"\0asm" + b"parlour " * 300


@pytest.mark.usefixtures("client")
def test_the_engine_is_served_where_it_was_built(
    looking: Callable[..., None], tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = tmp_path / "engine" / "files"
    files.mkdir(parents=True)
    (files / "python.wasm").write_bytes(WASM)
    (files / "python.wasm.gz").write_bytes(gzip.compress(WASM))
    (files / "loader.mjs").write_bytes(b"export {}")
    (files / "other.txt").write_bytes(b"not in the list")
    about = {
        "version": "0f",
        "python": {},
        "files": {"python.wasm": {"bytes": 1}, "loader.mjs": {"bytes": 2}},
    }
    (files.parent / "manifest.json").write_text(json.dumps(about), encoding="utf-8")
    (client / "assets" / "engine-worker-1a2b.js").write_bytes(SCRIPT)

    async def without(web: httpx.AsyncClient) -> None:
        assert (await web.get("/engine.json")).status_code == 404

    async def test(web: httpx.AsyncClient) -> None:
        told = await web.get("/engine.json")
        assert (told.json(), told.headers["cache-control"]) == (about, "no-cache")
        wasm = await web.get("/engine-0f/python.wasm")
        assert (wasm.content, wasm.headers["content-encoding"]) == (WASM, "gzip")
        assert wasm.headers["content-type"] == "application/wasm"
        assert "immutable" in wasm.headers["cache-control"]
        plain = await web.get("/engine-0f/python.wasm", headers={"accept-encoding": "identity"})
        assert plain.content == WASM
        loader = await web.get("/engine-0f/loader.mjs")
        assert loader.headers["content-type"] == "text/javascript; charset=utf-8"
        for path in ("other.txt", "python.wasm.gz", "../manifest.json", "%2e%2e/manifest.json", ""):
            assert (await web.get(f"/engine-0f/{path}")).status_code == 404
        assert (await web.get("/engine-1f/python.wasm")).status_code == 404
        worker = await web.get("/assets/engine-worker-1a2b.js")
        assert "'wasm-unsafe-eval'" in worker.headers["content-security-policy"]
        for path in ("/", "/assets/main-1a2b.js", "/engine-0f/loader.mjs"):
            assert "unsafe" not in (await web.get(path)).headers["content-security-policy"]

    looking(without)
    monkeypatch.setenv(page.ENGINE, str(files.parent))
    looking(test)


@pytest.mark.usefixtures("client")
def test_every_answer_and_every_socket_tell_which_client_there_is(tmp_path: Path) -> None:
    """A page of an older one loads itself anew."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            for path in ("/", "/healthz", "/api/me", "/api/nothing"):
                assert (await ada.web.get(path)).headers["parlour-build"] == "1a2b"
            at = await ada.at(await ada.open("pungi", 3))
            assert '{"kind":"welcome","host":true,"build":"1a2b"}' in at.heard

    asyncio.run(test())


@pytest.mark.usefixtures("client")
def test_heads_have_no_bodies(looking: Callable[..., None]) -> None:
    async def test(web: httpx.AsyncClient) -> None:
        for path in ("/", "/lobby", "/assets/main-1a2b.js"):
            head, whole = await web.head(path), await web.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == whole.headers["content-length"]
            assert head.headers["content-type"] == whole.headers["content-type"]
        assert (await web.head("/nothing.txt")).status_code == 404

    looking(test)


def test_what_is_not_there_is_not_found(looking: Callable[..., None], client: Path) -> None:
    (client.parent / "secret.txt").write_text("hush")

    async def test(web: httpx.AsyncClient) -> None:
        page = await web.get("/nowhere", headers=BROWSER)
        assert (page.status_code, page.content) == (404, INDEX)
        for path in (
            "/api/nothing",
            "/nothing.txt",
            "/assets/main-1a2b.js.gz",
            "/assets/",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            answer = await web.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await web.get("/api/nothing", headers=BROWSER)).json()["code"] == "not-found"
        assert (await web.post("/lobby", json={})).status_code == 405

    looking(test)


def test_without_a_client_there_is_a_plain_page(looking: Callable[..., None]) -> None:
    async def test(web: httpx.AsyncClient) -> None:
        answer = await web.get("/")
        assert answer.status_code == 200
        assert "<code>make web</code>" in answer.text
        for locale in LOCALES:
            text = (await web.get("/", headers={"accept-language": locale})).text
            assert f'<html lang="{locale}">' in text
            assert escape(words_for(locale=locale)("page-build")) in text
        assert (await web.head("/")).status_code == 200
        assert (await web.get("/lobby", headers=BROWSER)).json()["code"] == "not-found"
        assert (await web.get("/style.css")).headers["content-type"].startswith("text/css")

    looking(test)
