"""A server without rate limits: python bench/server/ours.py STORE"""

from __future__ import annotations

import sys

from parlour.server.serve import serve
from parlour.server.settings import Budgets, Limits, Rates, Settings

OFTEN = Rates(*[(100_000_000, 60)] * len(Rates.__struct_fields__))
MANY = Limits(connections_per_address=10_000, sockets_per_address=10_000)
PLENTY = Budgets(1_000_000, 1_000_000, 1_000_000)


def ready(address: str) -> None:
    print(address.rstrip("/"), flush=True)


if __name__ == "__main__":
    generous = Settings(store=sys.argv[1], rates=OFTEN, limits=MANY, budgets=PLENTY, warm_up=0.0)
    serve(generous, "127.0.0.1", 0, 1, ready)
