"""Whoever wants the engine gets that: `import parlour` loads nothing of what serves, draws or learns."""

from __future__ import annotations

import subprocess
import sys

# What the server, the terminal, reports and environments are made of.
HEAVY = {
    *(
        "litestar",
        "uvicorn",
        "uvloop",
        "httptools",
        "websockets",
        "prometheus_client",
        "structlog",
        "cryptography",
    ),
    *("click", "rich", "babel", "fluent", "markdown_it", "openskill", "argon2", "sqlite3", "asyncio"),
    *("numpy", "matplotlib", "gymnasium", "pettingzoo", "asyncpg", "ray"),
}


def test_the_engine_is_imported_alone() -> None:
    script = "import sys, parlour; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert not HEAVY & {*done.stdout.split()}
