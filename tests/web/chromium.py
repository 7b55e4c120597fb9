"""The browser for the tests, from the system's own packages."""

from __future__ import annotations

import shutil
from functools import partial

from tests.packages import installed

WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Where Chromium is."""
    return installed("chromium", partial(found, *WHOLE))


def headless() -> str:
    """Where Chromium without windows is. A page takes a second of CPU less, but nobody can be notified."""
    return installed("chromium-headless-shell", partial(found, "chromium-headless-shell", *WHOLE))


def found(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)
