"""Every test here runs on both stores, and may be a coroutine."""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING

import pytest

from tests.store.by_hand import execute
from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with running() as url:
        yield url


@pytest.fixture
def postgres(server: str) -> str:
    """The URL of a database with nothing in it. It is always the same: to make one takes long."""
    url = f"{server}/postgres"
    asyncio.run(execute(url, "DROP SCHEMA public CASCADE"))
    asyncio.run(execute(url, "CREATE SCHEMA public"))
    return url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/parlour.sqlite"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Where to open a new store."""
    found: str = request.getfixturevalue(request.param)
    return found
