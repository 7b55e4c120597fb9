"""Without a compiler Parlour is installed as plain Python, without npm without its browser client, and says
so; it builds as it is told.
"""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from hatch_build import CLIENT, CLIENT_SOURCES, NODE, REQUIRES, CannotBuild, CustomBuildHook, sources
from hatchling.bridge.app import Application
from hatchling.builders.sdist import SdistBuilder
from hatchling.metadata.core import ProjectMetadata

if TYPE_CHECKING:
    from pathlib import Path

NO_COMPILER = "no-such-compiler"
BROKEN_COMPILER = "false"


FAKE_NODE = "#!/bin/sh\necho v{version}\n"
FAKE_NPM = """#!/bin/sh
echo "$1" >> ../asked
client=../src/parlour/server/client
test "$1" = ci || { mkdir -p $client; echo built > $client/index.html; }
exit {code}
"""


@pytest.fixture
def hook(tmp_path: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> CustomBuildHook:
    """A hook for a tree that has one small module to compile, and nothing else."""
    small = "src/parlour/kernel/rng.py"
    (tmp_path / small).parent.mkdir(parents=True)
    (tmp_path / small).symlink_to(pytestconfig.rootpath / small)
    monkeypatch.setenv("PARLOUR_WEB", "off")
    monkeypatch.delenv("PARLOUR_MYPYC", raising=False)
    return hook_in(tmp_path)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CustomBuildHook:
    """A hook for a tree that has nothing but a client to build, on a machine without npm."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("")
    monkeypatch.setenv("PARLOUR_MYPYC", "off")
    monkeypatch.setenv("PARLOUR_WEB", "auto")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr("hatch_build.wheels_npm", lambda: None)
    return hook_in(tmp_path)


def hook_in(root: Path, target: str = "wheel") -> CustomBuildHook:
    metadata: ProjectMetadata[Any] = ProjectMetadata(str(root), None)
    return CustomBuildHook(str(root), {}, None, metadata, str(root), target, Application())


def install_npm(root: Path, version: str = "22.12.0", code: int = 0) -> None:
    """Something that calls itself npm, and does what a test needs of it."""
    (root / "bin").mkdir()
    for name, script in (
        ("node", FAKE_NODE.format(version=version)),
        ("npm", FAKE_NPM.replace("{code}", str(code))),
    ):
        path = root / "bin" / name
        path.write_text(script)
        path.chmod(0o755)
    for tool in ("mkdir", "test"):
        (root / "bin" / tool).symlink_to(shutil.which(tool, path=os.defpath) or tool)


def built(hook: CustomBuildHook, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    return data


@pytest.mark.parametrize("compiler", [NO_COMPILER, pytest.param(BROKEN_COMPILER, marks=pytest.mark.outer)])
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
    with pytest.raises(CannotBuild):
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


def test_another_level_is_refused(hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_MYPYC_LEVEL", "fast")
    monkeypatch.setattr("hatch_build.compiler", lambda: True)
    with pytest.raises(ValueError, match="it can be 0, 1, 2, 3"):
        built(hook)


def test_every_game_is_compiled(pytestconfig: pytest.Config) -> None:
    source = pytestconfig.rootpath / "src"
    games = {path.parent.name for path in source.glob("parlour/games/*/rules.py")}
    compiled = sources(source)
    assert len(games) >= 4
    for game in games:
        for part in ("rules", "sampler", "policy", "tensor"):
            assert f"parlour/games/{game}/{part}.py" in compiled


def test_the_client_is_built_once(client: CustomBuildHook, tmp_path: Path) -> None:
    install_npm(tmp_path)
    assert client.dependencies() == []
    built(client)
    assert (tmp_path / CLIENT / "index.html").read_text() == "built\n"
    built(client, "editable")
    assert (tmp_path / "asked").read_text() == "ci\nrun\n"
    later = (tmp_path / CLIENT / "index.html").stat().st_mtime + 1
    os.utime(tmp_path / "web" / "src" / "main.ts", (later, later))
    built(client, "editable")
    assert (tmp_path / "asked").read_text() == "ci\nrun\nci\nrun\n"


@pytest.mark.parametrize("version", ["18.20.4", "20.18.0"])
def test_an_old_node_does_not_count(client: CustomBuildHook, tmp_path: Path, version: str) -> None:
    install_npm(tmp_path, version)
    assert client.dependencies() == [NODE]


def test_node_comes_from_pypi_where_there_is_none(client: CustomBuildHook) -> None:
    assert client.dependencies() == [NODE]


def test_without_npm_there_is_no_client(client: CustomBuildHook, capsys: pytest.CaptureFixture[str]) -> None:
    built(client)
    assert capsys.readouterr().err == (
        "npm: no npm was found; Parlour is installed without its browser client\n"
    )


def test_npm_can_be_required(
    client: CustomBuildHook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_WEB", "require")
    with pytest.raises(CannotBuild, match="no npm was found"):
        built(client)
    install_npm(tmp_path, code=1)
    with pytest.raises(CannotBuild, match="it failed"):
        built(client)


def test_a_client_that_is_not_wanted_is_not_built(
    client: CustomBuildHook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_WEB", "off")
    assert client.dependencies() == []
    built(client)
    assert not (tmp_path / CLIENT).exists()


def test_a_source_distribution_has_the_client_and_nothing_compiled(
    client: CustomBuildHook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_npm(tmp_path)
    monkeypatch.setenv("PARLOUR_MYPYC", "require")
    source = hook_in(tmp_path, "sdist")
    assert source.dependencies() == []
    assert built(source) == {"force_include": {}}
    assert (tmp_path / CLIENT / "index.html").exists()


def test_a_source_distribution_needs_no_npm(client: CustomBuildHook, tmp_path: Path) -> None:
    """Whatever order its files were written in when it was unpacked."""
    index = tmp_path / CLIENT / "index.html"
    index.parent.mkdir(parents=True)
    index.write_text("built")
    os.utime(index, (0, 0))
    assert client.dependencies() == [NODE]
    (tmp_path / "PKG-INFO").write_text("")
    assert client.dependencies() == []


def test_all_parts_of_the_client_are_watched(pytestconfig: pytest.Config) -> None:
    root = pytestconfig.rootpath
    for pattern in CLIENT_SOURCES:
        assert list(root.glob(pattern)), pattern


def test_a_source_distribution_has_sources_and_nothing_that_was_fetched(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """Also where a release is built: in a folder that .gitignore names."""
    root = tmp_path / "build" / "source"
    kept = ["src/parlour/__init__.py", "web/package.json", "deploy/compose.yaml"]
    left_out = ["web/node_modules/vite/index.js", "bench/server/node_modules/x.js", "deploy/.env"]
    for name in kept + left_out:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("")
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE"):
        shutil.copy(pytestconfig.rootpath / name, root)
    found = {file.relative_path for file in SdistBuilder(str(root)).recurse_included_files()}
    assert found >= set(kept)
    assert not found & set(left_out)
