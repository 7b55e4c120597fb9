"""Draws the icons of the app with Chromium, into `public/icons/`: python -m web.icons

The art is `public/icon.svg`, on a cloth. Systems cut an icon that is `maskable` to whatever shape they like,
so it has cloth up to the edge, and its art within the circle that is always seen (four fifths of the width).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from tests.web.chromium import headless

PUBLIC: Final = Path(__file__).parent / "public"
CLOTH: Final = "#ecd8a4"
SIZE: Final = 64  # of the art
ICONS: Final = {  # name: (pixels, how large the art is, how round the corners are)
    "icon-192.png": (192, 1, 0.22),
    "icon-512.png": (512, 1, 0.22),
    "maskable-192.png": (192, 0.82, 0),
    "maskable-512.png": (512, 0.82, 0),
    "apple-touch-icon.png": (180, 0.94, 0),  # the system rounds it
}


def drawn(art: str, scale: float, corner: float) -> str:
    """The icon as an SVG."""
    margin = SIZE * (1 - scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
        f'<rect width="{SIZE}" height="{SIZE}" rx="{SIZE * corner}" fill="{CLOTH}"/>'
        f'<g transform="translate({margin} {margin}) scale({scale})">{art}</g></svg>'
    )


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    found = re.fullmatch(r"<svg[^>]*>(.*)</svg>\s*", svg, re.DOTALL)
    assert found
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        for name, (pixels, scale, corner) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            style = "<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>"
            page.set_content(style + drawn(found[1], scale, corner))
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
