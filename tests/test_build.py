"""Without a compiler Parlour is installed as plain Python, and says so; it compiles as it is told."""

from __future__ import annotations

from typing import Any

import pytest
from hatch_build import REQUIRES, CannotCompile, CustomBuildHook, sources
from hatchling.bridge.app import Application
from hatchling.metadata.core import ProjectMetadata

NO_COMPILER = "no-such-compiler"
BROKEN_COMPILER = "false"


@pytest.fixture
def hook(tmp_path: Any, pytestconfig: pytest.Config) -> CustomBuildHook:
    (tmp_path / "src").symlink_to(pytestconfig.rootpath / "src")
    metadata: ProjectMetadata[Any] = ProjectMetadata(str(tmp_path), None)
    return CustomBuildHook(str(tmp_path), {}, None, metadata, str(tmp_path), "wheel", Application())


def built(hook: CustomBuildHook, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    return data


@pytest.mark.parametrize("compiler", [NO_COMPILER, BROKEN_COMPILER])
def test_plain_python_is_installed_where_nothing_can_be_compiled(
    hook: CustomBuildHook, compiler: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert built(hook) == {"force_include": {}}
    (warning,) = capsys.readouterr().err.splitlines()
    assert warning.endswith("; Parlour is installed as plain Python and runs slower")


def test_a_compiler_can_be_required(hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", NO_COMPILER)
    monkeypatch.setenv("PARLOUR_MYPYC", "require")
    with pytest.raises(CannotCompile):
        built(hook)


def test_nothing_is_needed_where_nothing_will_be_compiled(
    hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", NO_COMPILER)
    assert hook.dependencies() == []
    monkeypatch.setenv("CC", "true")  # there is one,
    monkeypatch.setattr("hatch_build.Path.exists", lambda _: True)  # with Python's headers,
    assert hook.dependencies() == REQUIRES
    monkeypatch.setenv("PARLOUR_MYPYC", "off")  # but it is not wanted
    assert hook.dependencies() == []
    assert built(hook) == {"force_include": {}}


def test_what_can_be_edited_is_never_compiled(hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_MYPYC", "require")
    assert built(hook, "editable") == {"force_include": {}}


def test_another_wish_is_refused(hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_MYPYC", "yes")
    with pytest.raises(ValueError, match="it can be off, auto, require"):
        built(hook)


def test_every_game_is_compiled(pytestconfig: pytest.Config) -> None:
    source = pytestconfig.rootpath / "src"
    games = {path.parent.name for path in source.glob("parlour/games/*/rules.py")}
    compiled = sources(source)
    assert len(games) >= 4
    for game in games:
        for part in ("rules", "sampler", "policy", "tensor"):
            assert f"parlour/games/{game}/{part}.py" in compiled
