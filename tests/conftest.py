"""Every test reads English, whatever this computer speaks; programs that tests start do too."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

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


def pytest_collection_finish() -> None:
    """What is loaded stays: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    covered = [config.rootpath / path for path in config.getoption("--covered")]

    def here(item: pytest.Item) -> bool:
        return item.get_closest_marker("many") is not None or not any(map(item.path.is_relative_to, covered))

    elsewhere = [item for item in items if not here(item)]
    if elsewhere:
        config.hook.pytest_deselected(items=elsewhere)
        items[:] = filter(here, items)
