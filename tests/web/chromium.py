"""The browser for the tests, from the system's own packages."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest


def chromium() -> str:
    """Where Chromium is; root installs it if there is none."""
    with Path(tempfile.gettempdir(), f"parlour-chromium-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found() and os.getuid() == 0 and shutil.which("apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]
            if subprocess.run(install, env=quiet, check=False).returncode:
                subprocess.run(["apt-get", "update", "--quiet"], env=quiet, check=False)
                subprocess.run(install, env=quiet, check=False)
    path = found()
    if not path:
        pytest.fail("These tests need a browser: apt-get install chromium", pytrace=False)
    return path


def found() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
