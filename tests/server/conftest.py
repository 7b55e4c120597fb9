"""What several tests of the server need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from parlour.server import page
from tests.server.visitor import run as run_whole
from tests.server.visitor import serving
from tests.store.by_hand import emptied

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path


@pytest.fixture(autouse=True)
def _no_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the browser's client was built makes no difference."""
    monkeypatch.setattr(page, "CLIENT", tmp_path / "no client")


@pytest.fixture(scope="module")
def postgres(postgresql: str) -> str:
    """The URL of a database with nothing in it."""
    return emptied(f"{postgresql}/postgres")


@pytest.fixture
def served(tmp_path: Path) -> Callable[..., None]:
    """Runs a test that is given the address of a server."""

    def run(test: Callable[[str], Coroutine[Any, Any, None]], **settings: Any) -> None:
        async def whole() -> None:
            async with serving(tmp_path / "store.sqlite", **settings) as base:
                await test(base)

        run_whole(whole)

    return run
