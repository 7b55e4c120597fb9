"""Other programs, run for a release."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
BIN = Path(sys.executable).parent  # of the environment that has the tools


def run(*command: str | Path, folder: Path = ROOT, **settings: str) -> None:
    """Run a program whose output is seen. If it fails, so do we."""
    words = [str(word) for word in command]
    print("+", " ".join(words), flush=True)
    done = subprocess.run(words, cwd=folder, env=os.environ | settings, check=False)
    if done.returncode:
        sys.exit(f"{words[0]} ended with {done.returncode}.")


def told(*command: str | Path, folder: Path = ROOT) -> str:
    """What a program prints; nothing, if it fails."""
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if not done.returncode else ""
