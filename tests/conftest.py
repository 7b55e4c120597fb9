"""Every test reads English, whatever this computer speaks; programs that tests start do too."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ["PARLOUR_LANGUAGE"] = "en"

settings.register_profile("parlour", deadline=None)  # a busy machine is no failure
settings.load_profile("parlour")
