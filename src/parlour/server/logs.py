"""The log: lines of JSON for a machine, or of text for a person, on standard error or in a file."""

from __future__ import annotations

import logging
import os
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from typing import Final

import structlog

LARGEST: Final = 1 << 20  # bytes of a file, after which another one begins; one older file is kept
FLAGS: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT


class LogFile(RotatingFileHandler):
    """A file that only its owner can read, and that does not grow for ever."""

    def __init__(self, path: str) -> None:
        super().__init__(path, maxBytes=LARGEST, backupCount=1, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        return TextIOWrapper(os.fdopen(os.open(self.baseFilename, FLAGS, 0o600), "ab"), encoding="utf-8")


def set_up(json: bool, file: str | None = None) -> None:
    shared: list[structlog.types.Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: list[structlog.types.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if json
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    handler = LogFile(file) if file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn.error", "websockets.server"):  # they log paths, which may hold ids of tables
        logging.getLogger(name).setLevel(logging.WARNING)
