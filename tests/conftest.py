"""Every test reads English, whatever this computer speaks; programs that tests start do too."""

from __future__ import annotations

import gc
import os
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

os.environ["PARLOUR_LANGUAGE"] = "en"

settings.register_profile("parlour", deadline=None)  # a busy machine is no failure
settings.load_profile("parlour")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--covered",
        action="append",
        default=[],
        metavar="path",
        help="what runs elsewhere, covered: only its tests that are marked `many` run here",
    )


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a server that all tests of a process use, one after the other: to start one takes long."""
    with running() as url:
        yield url


def pytest_collection_finish() -> None:
    """What is loaded stays: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@cache
def is_covered(path: Path, config: pytest.Config) -> bool:
    return any(path.is_relative_to(config.rootpath / each) for each in config.getoption("--covered"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file that has nothing to run here need not even be read."""
    if collection_path.suffix != ".py" or not is_covered(collection_path, config):
        return None
    return "mark.many" not in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def here(item: pytest.Item) -> bool:
        return item.get_closest_marker("many") is not None or not is_covered(item.path, config)

    elsewhere = [item for item in items if not here(item)]
    if elsewhere:
        config.hook.pytest_deselected(items=elsewhere)
        items[:] = filter(here, items)
