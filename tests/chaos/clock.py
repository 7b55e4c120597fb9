"""A wall clock that can be set, for the processes of one server."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path
from typing import Final

from tests.packages import installed

SOURCE: Final = Path(__file__).with_suffix(".c")


class Clock:
    """It is kept in a file. The monotonic clocks are left alone."""

    def __init__(self, file: Path, library: Path) -> None:
        self._file = file
        self._file.write_bytes(bytes(8))
        self.env = {"LD_PRELOAD": str(library), "PARLOUR_CHAOS_CLOCK": str(file)}

    def set(self, seconds: int) -> None:
        """Let it be so many seconds ahead of the true time."""
        with self._file.open("r+b") as file:
            file.write(struct.pack("q", seconds))


def build(folder: Path) -> Path:
    """The library by which processes see such clocks."""
    library = folder / "clock.so"
    compiler = installed("gcc libc6-dev", lambda: shutil.which("cc"))
    command = [compiler, "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", str(library), str(SOURCE)]
    subprocess.run(command, check=True)
    return library
