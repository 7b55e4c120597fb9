"""Every test reads English, whatever this computer speaks; programs that tests start do too."""

from __future__ import annotations

import os

os.environ["PARLOUR_LANGUAGE"] = "en"
