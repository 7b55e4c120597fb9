"""Bots of somebody's own, most of them bad."""

from __future__ import annotations

import os
import time
from typing import Any


class Last:
    """The last of the legal tokens."""

    def __init__(self, setup: Any, seed: int | str) -> None:
        self.setup = setup

    def choose(self, view: Any, legal: Any) -> str:
        return str(legal[-1])


class Slow(Last):
    def choose(self, view: Any, legal: Any) -> str:
        time.sleep(60)
        return str(legal[-1])


class Loud(Last):
    def choose(self, view: Any, legal: Any) -> str:
        print("I have", view.hand)  # noqa: T201
        return str(legal[-1])


class Wrong(Last):
    def choose(self, view: Any, legal: Any) -> str:
        return "nonsense"


class Silent(Last):
    def choose(self, view: Any, legal: Any) -> Any:
        return None


class Raising(Last):
    def choose(self, view: Any, legal: Any) -> str:
        raise RuntimeError("no idea")


class Dying(Last):
    def choose(self, view: Any, legal: Any) -> str:
        os._exit(1)


class Mute:
    """Has nothing to say."""
