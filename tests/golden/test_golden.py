from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.golden.playthrough import FOLDER, all_setups, file_of, playthrough

if TYPE_CHECKING:
    from parlour import Setup


@pytest.mark.parametrize("setup", all_setups(), ids=lambda setup: file_of(setup).stem)
def test_a_recorded_game_plays_out_as_it_did(setup: Setup) -> None:
    assert playthrough(setup) == file_of(setup).read_text(encoding="utf-8"), "make golden, and read the diff"


def test_no_playthrough_is_left_over() -> None:
    assert {*FOLDER.glob("*.txt")} == {file_of(setup) for setup in all_setups()}
