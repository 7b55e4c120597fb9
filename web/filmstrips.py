"""Film strips: what somebody sees of a whole trick and of a scoring, one picture a beat: make filmstrips

They go to build/filmstrips/GAME-{desktop,phone}.png. Bots play; the pictures are taken on the workbench.
"""

from __future__ import annotations

import argparse
import base64
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright
from tests.web.chromium import headless

from parlour import GAMES
from web.look import SIZES
from web.positions import FOLDER as POSITIONS
from web.positions import positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

WEB = Path(__file__).parent
FOLDER = WEB.parent / "build" / "filmstrips"
PORT = 5190
SEED = "7"
COLUMNS = {"desktop": 3, "phone": 6}
PICTURE = {"desktop": 520, "phone": 260}  # pixels
# Another beat is shown, or the cards of the last one have landed.
CHANGED = """was => {
    const { beat, playing } = document.querySelector('.stage').dataset
    return beat !== was || playing === 'false'
}"""
# The event with which a trick, or a turn, begins.
BEGINS = {
    "pi-mal-pflaumen": "leads",
    "pies": "leads",
    "fruitoplay": "target",
    "pungi": "laid",
    "input": "lifted",
}


def scenes(game: str, frames: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """The frames to be shown, from the first one to the last one: a whole trick, and the first scoring."""
    kinds = [[event["event"] for event in frame["events"]] for frame in frames]
    tricks = [at for at, found in enumerate(kinds) if BEGINS[game] in found]
    trick = (tricks[2], tricks[3] if game != "input" else tricks[2] + 5)
    counted = [at for at, found in enumerate(kinds) if "scored" in found] or [len(frames) - 1]
    return [trick, (counted[0] - 1, counted[0])]


def film(page: Page, game: str, first: int, last: int) -> Iterator[bytes]:
    """A picture of each beat, when everything has come to rest."""
    page.goto(f"http://localhost:{PORT}/workbench/{game}?at={first}&file=strip-{game}&bare")
    page.wait_for_selector(".stage .seat")
    page.wait_for_timeout(800)
    yield page.screenshot()
    for _ in range(first, last):
        beat = page.get_attribute(".stage", "data-beat")
        page.keyboard.press("ArrowRight")
        playing = True
        while playing:
            try:
                page.wait_for_function(CHANGED, arg=beat, timeout=15_000)
            except TooLate:
                page.get_by_role("button", name="Continue").click()  # a summary waits for that
            page.wait_for_timeout(450)
            beat = page.get_attribute(".stage", "data-beat")
            playing = page.get_attribute(".stage", "data-playing") == "true"
            yield page.screenshot()


def strip(browser: Browser, pictures: list[bytes], size: str, path: Path) -> None:
    """All pictures in one."""
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in pictures
    )
    grid = f"display: grid; grid-template-columns: repeat({COLUMNS[size]}, 1fr); gap: 6px; margin: 6px"
    style = f"body {{ {grid} }} img {{ width: 100% }}"
    page = browser.new_page(viewport={"width": COLUMNS[size] * PICTURE[size], "height": 400})
    page.set_content(f"<style>{style}</style>{images}", wait_until="load")
    page.screenshot(path=path, full_page=True)
    page.close()


@contextmanager
def workbench() -> Iterator[None]:
    command = [str(WEB / "node_modules" / ".bin" / "vite"), "--port", str(PORT), "--strictPort"]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True) as vite:
        try:
            assert vite.stdout
            for line in vite.stdout:
                if "localhost" in line:
                    break
            yield
        finally:
            vite.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(GAMES))
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    POSITIONS.mkdir(exist_ok=True)
    with workbench(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        for game in asked.game:
            seats = GAMES[game].seats
            found = positions(game, seats[len(seats) // 2], SEED, 0, {}, "en")
            (POSITIONS / f"strip-{game}.json").write_bytes(msgspec.json.encode(found))
            for size, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                pictures = [
                    each for part in scenes(game, found["frames"]) for each in film(page, game, *part)
                ]
                page.close()
                strip(browser, pictures, size, FOLDER / f"{game}-{size}.png")
                print(f"{game}-{size}.png: {len(pictures)} pictures", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
