"""The log to which tables write, in a server and in a browser. There, structlog is not installed, and the
browser's console gets what the standard library logs.
"""

from __future__ import annotations

import logging
from typing import Any

NAME = "parlour.server"


class PlainLogger:
    """As much of a structlog logger as tables need."""

    def __init__(self, name: str) -> None:
        self._log = logging.getLogger(name)

    def info(self, event: str, **facts: object) -> None:
        self._write(logging.INFO, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        self._write(logging.WARNING, event, facts)

    def error(self, event: str, **facts: object) -> None:
        self._write(logging.ERROR, event, facts)

    def _write(self, level: int, event: str, facts: dict[str, Any]) -> None:
        problem = facts.pop("exc_info", None)
        self._log.log(level, "%s %s", event, facts, exc_info=problem)


try:
    import structlog
except ImportError:
    logger: Any = PlainLogger(NAME)
else:
    logger = structlog.get_logger(NAME)
