"""What several tests of the server need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a database with nothing in it."""
    with running() as url:
        yield f"{url}/postgres"
