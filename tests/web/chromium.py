"""The browser for the tests, from the system's own packages."""

from __future__ import annotations

import shutil

from tests.packages import installed


def chromium() -> str:
    """Where Chromium is."""
    return installed("chromium", found)


def found() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
