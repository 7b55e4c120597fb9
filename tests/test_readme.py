"""What the README and the pages of docs/ show works: Python runs, commands take what they are given."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click import Group
from click.testing import CliRunner

from parlour.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from click import Command

ROOT = Path(__file__).parent.parent
PATHS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PATHS}
RUN = ["README.md", "docs/bots.md"]  # their commands run, one after the other; those of others are only read
# Programs that are not ours.
OTHERS = {"cd", "chmod", "createdb", "curl", "docker", "podman", "printf", "ray", "systemd-run"}
ELSEWHERE = ["docs/rl.md"]  # its examples run in tests/rl


def blocks(page: str, *languages: str) -> list[str]:
    return re.findall(rf"^```(?:{'|'.join(languages)})\n(.*?)^```", PAGES[page], re.DOTALL | re.MULTILINE)


EXAMPLES = [example for page in PAGES if page not in ELSEWHERE for example in blocks(page, "python")]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_python_examples_run(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


@pytest.mark.outer
@pytest.mark.parametrize("page", RUN)
def test_the_commands_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for example in EXAMPLES:
        if name := re.match(r"class (\w+)", example):  # a bot of one's own, in a file of its name
            Path(f"{name[1].lower()}.py").write_text(example, encoding="utf-8")
    commands = re.findall(r"^\$ parlour (.+)$", PAGES[page], re.MULTILINE)
    assert commands
    for command in commands:
        fewer = re.sub(r"--(games|deals) (\d{4,}|\d{3}(?= --jobs|$))", r"--\1 10", command)
        words = fewer.split(" > ")
        result = CliRunner().invoke(main, words[0].split(), input="1\nq\n", catch_exceptions=False)
        assert result.exit_code == 0, f"parlour {command}: {result.output}"
        if len(words) > 1:
            Path(words[1]).write_text(result.stdout, encoding="utf-8")


# Commands that would take long, or serve for ever, are read as the program itself would read them.

TARGETS = set(re.findall(r"^([a-z][\w-]*(?: [a-z][\w-]*)*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
TARGETS = {name for names in TARGETS for name in names.split()}
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
SCRIPTS = set(json.loads((ROOT / "web" / "package.json").read_text())["scripts"])


def commands(page: str) -> Iterator[list[str]]:
    """All commands of the page's console blocks, word by word, without what the shell does with them."""
    for block in blocks(page, "console", "sh"):
        for line in re.findall(r"^(?:\$ )?(\S.*)$", re.sub(r"\\\n\s*", "", block), re.MULTILINE):
            for command in re.split(r" && |; ", re.sub(r"\s+#.*| > .*", "", line)):
                words = [word.strip("'") for word in command.split()]
                while re.match(r"[A-Z_]+=", words[0]):
                    words.pop(0)
                yield [Path(words[0]).name, *words[1:]]


def check_ours(words: list[str], command: Command = main) -> None:
    """Have the command read its options and arguments. Its own checks come later, when it runs."""
    if isinstance(command, Group) and words and not words[0].startswith("-"):
        with command.make_context("parlour", [], resilient_parsing=True) as context:
            found = command.get_command(context, words[0])
        assert found, words
        check_ours(words[1:], found)
    else:
        command.make_context("parlour", words)


def check(words: list[str]) -> None:
    match words:
        case ["parlour", *rest]:
            check_ours(rest)
        case ["make", *rest]:
            assert {word for word in rest if "=" not in word} <= TARGETS
        case ["pip" | "pipx" | "uvx", *rest]:
            wanted = re.findall(r"\[(.+?)\]", " ".join(rest))
            assert {extra for names in wanted for extra in names.split(",")} <= EXTRAS
        case ["python" | "python3", script, *_] if script.endswith(".py"):
            assert (ROOT / script).exists()
        case ["python" | "python3", "-m", *_] | ["npm", "ci" | "test"]:
            pass
        case ["npm", "run", script]:
            assert script in SCRIPTS
        case ["git", "clone", *_]:
            pass
        case [program, *_]:
            assert program in OTHERS


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console", "sh")])
def test_the_commands_exist_and_take_what_they_are_given(page: str) -> None:
    for words in commands(page):
        check(words)


@pytest.mark.parametrize("page", PAGES)
def test_targets_and_commands_in_sentences_exist(page: str) -> None:
    text = " ".join(PAGES[page].split())
    assert set(re.findall(r"`make ([a-z][\w-]*)", text)) <= TARGETS
    for name in re.findall(r"`parlour ([a-z]\w*)", text):
        with main.make_context("parlour", [], resilient_parsing=True) as context:
            assert main.get_command(context, name), name
