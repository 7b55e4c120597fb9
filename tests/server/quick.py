"""`parlour serve` for tests of notices: they come soon, and may go to this machine."""

from __future__ import annotations

import sys

from parlour.server.serve import serve
from parlour.server.settings import Settings
from tests.server.visitor import OFTEN

NOTICE = 1.0  # seconds

if __name__ == "__main__":
    serve(
        Settings(store=sys.argv[1], rates=OFTEN, notice=NOTICE, again=0.5, push_anywhere=True),
        "127.0.0.1",
        int(sys.argv[2]),
        1,
        lambda address: print(address, flush=True),  # noqa: T201
    )
