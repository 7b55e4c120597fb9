"""What /proc tells of processes, and signals to them."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

GONE = (FileNotFoundError, ProcessLookupError)


def children(pid: int) -> list[int]:
    """The processes that a process has started, through any of its threads, and theirs."""
    found: list[int] = []
    with suppress(*GONE):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(*GONE):
                found += map(int, (task / "children").read_text().split())
    return [each for child in found for each in (child, *children(child))]


def command_line(pid: int) -> str:
    with suppress(*GONE):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def memory(pid: int, most: bool = False) -> int:
    """The megabytes of memory that a process has, or the most it ever had."""
    name = "VmHWM:" if most else "VmRSS:"
    with suppress(*GONE):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(name):
                return int(line.split()[1]) // 1024
    return 0


def send(pids: Iterable[int], which: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, which)


@contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """Processes stand still, and go on whatever happens."""
    send(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        send(pids, signal.SIGCONT)
