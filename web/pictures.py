"""Pictures of every page and table, as desktop and phone, by day and by lamplight: make screenshots

Somebody plays each game against novices in a real browser; the pictures go to build/pictures/.
`--each` takes one of every decision instead, to read what a newcomer reads.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright
from tests.web.chromium import headless
from tests.web.server import server_in
from tests.web.visitor import DESKTOP, Visitor

from parlour import GAMES, Rng
from web.look import SIZES, THEMES

FOLDER = Path(__file__).parent.parent / "build" / "pictures"
PAGES = {"home": "/", "new": "/new/input", "rules": "/rules/pies"}
POSSIBLE = '[...document.querySelectorAll(".stage [data-token]")].filter((each) => each.offsetParent)'
MIDDLE = {"pi-mal-pflaumen": 14, "pies": 14, "fruitoplay": 9, "pungi": 6, "input": 16}  # decisions


def take(visitor: Visitor, name: str) -> None:
    """One picture for each size and light."""
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            visitor.page.evaluate("scrollTo(0, 0)")
            visitor.page.wait_for_timeout(250)
            visitor.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png", full_page=size == "phone")
            wide = visitor.page.evaluate("document.documentElement.scrollWidth")
            print(f"{name}-{size}-{theme}", f"(scrolls sideways: {wide})" if wide > width else "", flush=True)
    visitor.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


def choose(visitor: Visitor, rng: Rng) -> None:
    """Choose something that is highlighted on the table, with no mouse that would hover there."""
    count = visitor.page.evaluate(f"{POSSIBLE}.length")
    if count:
        visitor.page.evaluate(f"{POSSIBLE}[{rng.below(count)}]?.click()")
    visitor.page.wait_for_timeout(60)


def pages(visitor: Visitor) -> None:
    for name, path in PAGES.items():
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        take(visitor, name)


def table(visitor: Visitor, game: str, seed: str) -> None:
    """A table in the middle of a game and at its end, and the replay."""
    rng = Rng(seed)
    visitor.open(game)
    decisions = 0
    while visitor.await_turn():
        if decisions == MIDDLE[game]:
            visitor.page.wait_for_timeout(400)
            take(visitor, f"{game}-middle")
        decisions += 1
        choose(visitor, rng)
    take(visitor, f"{game}-end")
    visitor.page.locator('a[href^="/replay/"]').first.click()
    visitor.table.wait_for()
    take(visitor, f"{game}-replay")


def each_decision(visitor: Visitor, game: str, most: int, seed: str) -> None:
    """A picture of every decision, and what is written on the page then."""
    rng = Rng(seed)
    visitor.open(game)
    for at in range(most):
        if not visitor.await_turn():
            break
        visitor.page.wait_for_timeout(300)
        visitor.page.screenshot(path=FOLDER / f"{game}-{at:03}.png", full_page=True)
        text = visitor.page.locator("main").inner_text()
        (FOLDER / f"{game}-{at:03}.txt").write_text(text, encoding="utf-8")
        choose(visitor, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", nargs="*", help="games, or `pages`; all, unless named")
    parser.add_argument("--each", type=int, metavar="N", help="the first N decisions")
    parser.add_argument("--seed", default="1", help="of the clicks")
    parser.add_argument("--locale", default="en")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, server_in(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        for what in asked.what or ["pages", *GAMES.own]:
            visitor = Visitor(browser, server.base, locale=asked.locale, drawn=True, reduced_motion="reduce")
            if what == "pages":
                pages(visitor)
            elif asked.each:
                each_decision(visitor, what, asked.each, asked.seed)
            else:
                table(visitor, what, asked.seed)
            visitor.context.close()
            print(*visitor.problems, sep="\n", end="")
        browser.close()


if __name__ == "__main__":
    main()
