"""The log: lines of JSON for a machine, or of text for a person, on standard error."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(json: bool) -> None:
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
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [stream]
    root.setLevel(logging.INFO)
    # Otherwise it logs paths, which may hold ids of tables.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
