"""What a release needs is there, and what its pages promise is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from release import __main__ as command
from release import changelog

import parlour

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOG = "# Changelog\n\n## 1.1.0, unreleased\n\n- New.\n\n## 1.0.0, 2026-11-20\n\n- Old.\n- More.\n"


def test_a_section_ends_where_the_next_begins() -> None:
    assert changelog.section(LOG, "1.1.0") == ("unreleased", "- New.")
    assert changelog.section(LOG, "1.0.0") == ("2026-11-20", "- Old.\n- More.")
    assert changelog.section(LOG, "1.0") == ("", "")


def test_a_release_is_dated() -> None:
    dated = changelog.dated(LOG, "1.1.0", "2026-12-01")
    assert changelog.section(dated, "1.1.0") == ("2026-12-01", "- New.")
    assert changelog.dated(dated, "1.1.0", "2026-12-02") == dated


def test_this_version_has_a_section_that_is_dated_when_it_is_released() -> None:
    version = PROJECT["version"]
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released, notes = changelog.section(text, version.removesuffix(command.DEVELOPMENT))
    assert notes
    assert (released == changelog.UNRELEASED) == version.endswith(command.DEVELOPMENT)


@pytest.mark.parametrize(
    ("answers", "problem"),
    [
        ({"status": "M README.md"}, "There are changes that are not committed."),
        ({"branch": "other"}, "This is not the branch main."),
        ({"tag": "v1.1.0"}, "There is a tag v1.1.0 already."),
        ({"version": "1.0.0"}, "pyproject.toml does not say 1.1.0.dev0."),
        ({"log": "2026-12-01"}, "CHANGELOG.md has no section `## 1.1.0, unreleased` with something in it."),
        ({}, ""),
    ],
)
def test_what_is_in_the_way_of_a_release_is_named(
    answers: dict[str, str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {"branch": "main"} | answers
    version = told.get("version", "1.1.0.dev0")
    (tmp_path / "pyproject.toml").write_text(f'[project]\nversion = "{version}"\n', encoding="utf-8")
    text = LOG.replace("unreleased", told.get("log", "unreleased"))
    (tmp_path / "CHANGELOG.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "told", lambda _, asked, *__: told.get(asked, ""))
    assert command.problems("1.1.0") == ([problem] if problem else [])


def test_only_versions_are_released() -> None:
    assert command.problems("next") == ["'next' is not a version such as 1.0.0 or 1.0.0rc1."]


def test_the_interface_is_documented() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert set(parlour.__all__) <= set(re.findall(r":: parlour\.(\w+)$", page, re.MULTILINE))


def test_every_extra_is_listed() -> None:
    page = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(\w+)` \| .* \| `[a-z-]+` \|$", page, re.MULTILINE))
    assert listed == set(PROJECT["optional-dependencies"]) - {"dev", "docs"}
