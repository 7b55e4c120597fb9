"""A server that lets everybody ask as often as they like: python -m tests.soak.generous STORE"""

from __future__ import annotations

import sys

from parlour.server.serve import serve
from parlour.server.settings import Settings
from tests.server.visitor import OFTEN, PLENTY


def ready(address: str) -> None:
    print(address, flush=True)  # noqa: T201


if __name__ == "__main__":
    serve(Settings(store=sys.argv[1], rates=OFTEN, budgets=PLENTY, pause=0.5), "127.0.0.1", 0, 1, ready)
