"""Programs that tests need from the system's own packages."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def installed(packages: str, find: Callable[[], T | None]) -> T:
    """What `find` finds; root installs the packages if there is nothing, and others are told to."""
    with Path(tempfile.gettempdir(), f"parlour-packages-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not find() and os.getuid() == 0 and shutil.which("apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            patient = ["-o", "DPkg::Lock::Timeout=120"]  # while somebody else installs something
            options = ["--yes", "--quiet", "--no-install-recommends"]
            install = ["apt-get", *patient, "install", *options, *packages.split()]
            if subprocess.run(install, env=quiet, check=False).returncode:
                subprocess.run(["apt-get", "update", "--quiet"], env=quiet, check=False)
                subprocess.run(install, env=quiet, check=False)
    found = find()
    if not found:
        pytest.fail(f"These tests need {packages}: apt-get install {packages}", pytrace=False)
    return found
