"""The sections of CHANGELOG.md. A heading says `## 1.0.0, unreleased`, and later the day of the release."""

from __future__ import annotations

import re

UNRELEASED = "unreleased"


def section(text: str, version: str) -> tuple[str, str]:
    """When a version was released, and what is written about it; both are empty if nothing is."""
    heading = rf"^## {re.escape(version)}, (\S+)\n(.*?)(?=^## |\Z)"
    found = re.search(heading, text, re.MULTILINE | re.DOTALL)
    return (found[1], found[2].strip()) if found else ("", "")


def dated(text: str, version: str, day: str) -> str:
    """The same, with the day on which this version is released."""
    return text.replace(f"## {version}, {UNRELEASED}\n", f"## {version}, {day}\n", 1)
