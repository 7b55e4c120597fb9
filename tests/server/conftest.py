"""What several tests of the server need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour.server import page
from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _no_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the browser's client was built makes no difference."""
    monkeypatch.setattr(page, "CLIENT", tmp_path / "no client")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a database with nothing in it."""
    with running() as url:
        yield f"{url}/postgres"
