from __future__ import annotations
from typing import Any


def draw(setup: Any, view: Any, words: Any, names: Any) -> str:
    return ""
