"""Screenshots of a page, as desktop and phone, by day and by lamplight: python web/look.py URL [NAME]

They go to build/look/NAME-{desktop,phone}-{light,dark}.png. Needs `pip install playwright` and a Chromium
(on Debian: apt-get install --no-install-recommends chromium).
"""

from __future__ import annotations

import argparse
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parent.parent / "build" / "look"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("name", nargs="?")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--full", action="store_true", help="the whole page, not only what fits")
    parser.add_argument("--click", action="append", default=[], help="a selector to click first")
    parser.add_argument("--wait", type=int, default=700, help="milliseconds before the picture")
    parser.add_argument("--locale", default="en")
    asked = parser.parse_args()
    name = asked.name or re.sub(r"\W+", "-", asked.url.split("://")[-1]).strip("-")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in asked.size or SIZES:
            width, height = SIZES[size]
            for theme in asked.theme or THEMES:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    has_touch=size == "phone",
                    is_mobile=size == "phone",
                    locale=asked.locale,
                    reduced_motion="reduce",
                )
                page = context.new_page()
                listen(page)
                page.goto(asked.url)
                page.wait_for_timeout(asked.wait)
                for selector in asked.click:
                    page.click(selector)
                    page.wait_for_timeout(asked.wait)
                wide = page.evaluate("document.documentElement.scrollWidth")
                path = FOLDER / f"{name}-{size}-{theme}.png"
                page.screenshot(path=path, full_page=asked.full)
                print(path, f"(scrolls sideways: {wide} of {width})" if wide > width else "")
                context.close()
        browser.close()


def listen(page: Page) -> None:
    """Tell what goes wrong on the page."""
    page.on("console", lambda said: print(f"  {said.type}: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda problem: print(f"  {problem}"))


if __name__ == "__main__":
    main()
