"""Parlour as an app: it can be installed, opens without a connection, and gives way to a new version."""

from __future__ import annotations

import gzip
import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.server import CLIENT
from tests.web.visitor import PHONE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Visit
    from tests.web.server import Server
    from tests.web.visitor import Visitor

pytestmark = pytest.mark.outer

BUILD = "document.querySelector('meta[name=build]').content"
WHOLE = "async () => !!(await caches.match('/'))"  # the service worker has all it wants to keep at once
GONE = "There is no connection to Parlour"
# Looks at an icon: its size in pixels, and whether its corner can be seen through.
LOOK = """
src => new Promise((resolve, reject) => {
    const image = new Image();
    image.onerror = reject;
    image.onload = () => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        const paper = canvas.getContext("2d");
        paper.drawImage(image, 0, 0);
        resolve([canvas.width, canvas.height, paper.getImageData(0, 0, 1, 1).data[3] === 255]);
    };
    image.src = src;
})
"""
KEPT = """
async () => {
    await navigator.serviceWorker.ready;
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(all.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname).sort();
}
"""


def kept(visitor: Visitor) -> list[str]:
    """Whatever the service worker has kept."""
    found: list[str] = visitor.page.evaluate(KEPT)
    return found


def test_it_can_be_installed_and_opens_without_a_connection(visit: Visit, own_server: Server) -> None:
    ada = visit(own_server.base, size=PHONE, service_workers="allow")
    ada.go("/")
    expect(ada.button(re.compile("Play now"))).to_have_count(5)
    check_manifest(ada)

    # The first page, and all that is kept for later, weigh no more than a first page may.
    ada.page.wait_for_function(WHOLE)
    files = kept(ada)
    assert set(files) > {"/", *ada.page.evaluate(ASSETS)}
    sent = [CLIENT.joinpath(*name.strip("/").split("/")).read_bytes() for name in files if name != "/"]
    assert sum(len(gzip.compress(each)) for each in sent) <= 200_000

    # A table's files are kept when it is played. Nothing that the server said, and nothing personal, is kept.
    ada.open("pungi", bots=2)
    ada.await_turn()
    more = kept(ada)
    assert re.search("/assets/pungi", " ".join(set(more) - set(files)))
    assert not [path for path in more if path != "/" and not path.startswith("/assets/")]

    own_server.kill()
    ada.go("/")
    expect(ada.page.get_by_text(GONE)).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    own_server.start()
    expect(ada.page.get_by_text(GONE)).to_be_hidden()
    expect(ada.button(re.compile("Play now"))).to_have_count(5)  # nobody had to ask again


ASSETS = """
performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"))
"""


def check_manifest(visitor: Visitor) -> None:
    """What a browser wants to see before it installs a page, and what systems want of its icons."""
    page = visitor.page
    place: str = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(place)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = answer.json()
    assert manifest["name"] == manifest["short_name"] == "Parlour"
    assert manifest["display"] == "standalone"
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["theme_color"] in page.content()
    sizes: set[tuple[str, str]] = set()
    for icon in manifest["icons"]:
        purpose = icon.get("purpose", "any")
        sizes.add((icon["sizes"], purpose))
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
        width, height, full = page.evaluate(LOOK, icon["src"])
        assert icon["sizes"] in (f"{width}x{height}", "any")
        assert full == (purpose == "maskable")
    assert sizes >= {(f"{size}x{size}", purpose) for size in (192, 512) for purpose in ("any", "maskable")}
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.evaluate(LOOK, apple) == [180, 180, True]
    problems = visitor.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    found = {each["errorId"] for each in problems["installabilityErrors"]}
    assert found <= {"in-incognito"}  # which every test is


def test_a_new_client_under_a_running_page_loses_no_move(
    visit: Visit, own_server: Server, tmp_path: Path
) -> None:
    """A card is chosen while the server is away. It comes back with another client, all of whose files have
    other names. The card is played, and then the page loads itself anew, once.
    """
    ada = visit(own_server.base, service_workers="allow")
    table = ada.open("pungi", bots=2)
    ada.await_turn()
    expect(ada.highlights).to_have_count(5)
    old = ada.page.evaluate(BUILD)
    ada.page.wait_for_function(WHOLE)
    own_server.kill()
    ada.highlights.first.click()
    own_server.start(another_client(tmp_path / "client", old))
    expect(ada.page.get_by_text("You take").first).to_be_visible()
    ada.page.wait_for_function(f"() => document.querySelector('meta') && {BUILD} === 'x{old[1:]}'")
    assert ada.page.url == table
    ada.await_turn()
    expect(ada.highlights).to_have_count(5)
    assert ada.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    ada.choose()
    new = f"parlour-x{old[1:]}"
    ada.page.wait_for_function(f"async () => !!(await (await caches.open('{new}')).match('/'))")
    assert ada.page.evaluate("caches.keys()") == [f"parlour-{old}", new]  # the old one is for other tabs


def another_client(folder: Path, build: str) -> Path:
    """The client with another build, and other names for all its files."""
    shutil.copytree(str(CLIENT), folder, ignore=shutil.ignore_patterns("*.gz"))
    names = {path.name: f"{path.stem}0{path.suffix}" for path in (folder / "assets").iterdir()}
    pattern = re.compile("|".join(map(re.escape, [*names, build])))
    renamed = {**names, build: f"x{build[1:]}"}
    for path in [*folder.rglob("*.js"), *folder.rglob("*.css"), *folder.rglob("*.html")]:
        path.write_text(pattern.sub(lambda found: renamed[found[0]], path.read_text("utf-8")), "utf-8")
    for path in list((folder / "assets").iterdir()):
        path.rename(path.with_name(names[path.name]))
    return folder
