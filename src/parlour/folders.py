"""Where things of a person are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Games, saved and stored, and what was fitted to component sets."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "parlour"
