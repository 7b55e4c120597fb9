"""How often tests try what they try by lot. `make test` tries as often as it takes to see a fault; `.ci/run`
sets PARLOUR_SEEDS and tries more.
"""

from __future__ import annotations

import os

TIMES = int(os.environ.get("PARLOUR_SEEDS", "1"))
