"""`make release VERSION=1.0.0`: checks, builds and tries a release, and tags it when all went well.

Everything happens in a clone, in build/release-1.0.0/source, so that nothing gets in that is not committed.
There the release is committed: the version loses its `.dev0`, and the section of CHANGELOG.md gets today's
date. The repository itself is touched by the last step only, which takes over that commit and tags it;
`--dry` leaves it out.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
import tarfile
import tomllib
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from release import changelog
from release.shell import BIN, ROOT, run, told

if TYPE_CHECKING:
    from pathlib import Path

DEVELOPMENT = ".dev0"
FORM = r"\d+\.\d+\.\d+((a|b|rc)\d+)?"
CHANGELOG, PROJECT = "CHANGELOG.md", "pyproject.toml"


def problems(version: str) -> list[str]:
    """Why this cannot be released."""
    if not re.fullmatch(FORM, version):
        return [f"{version!r} is not a version such as 1.0.0 or 1.0.0rc1."]
    released, notes = changelog.section((ROOT / CHANGELOG).read_text(encoding="utf-8"), version)
    project = tomllib.loads((ROOT / PROJECT).read_text(encoding="utf-8"))["project"]
    checks = {
        "There are changes that are not committed.": told("git", "status", "--porcelain"),
        "This is not the branch main.": told("git", "branch", "--show-current") != "main",
        f"There is a tag v{version} already.": told("git", "tag", "--list", f"v{version}"),
        f"{PROJECT} does not say {version}{DEVELOPMENT}.": project["version"] != version + DEVELOPMENT,
        f"{CHANGELOG} has no section `## {version}, {changelog.UNRELEASED}` with something in it.": (
            released != changelog.UNRELEASED or not notes
        ),
    }
    return [problem for problem, found in checks.items() if found]


def commit(version: str, source: Path) -> None:
    """The release, as a commit in a clone."""
    run("git", "clone", "--quiet", "--branch", "main", ROOT, source)
    project, log = source / PROJECT, source / CHANGELOG
    old = project.read_text(encoding="utf-8")
    project.write_text(old.replace(f'"{version}{DEVELOPMENT}"', f'"{version}"', 1), encoding="utf-8")
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    log.write_text(changelog.dated(log.read_text(encoding="utf-8"), version, day), encoding="utf-8")
    who = [f"user.{key}={told('git', 'config', f'user.{key}')}" for key in ("name", "email")]
    run(
        "git",
        "-c",
        who[0],
        "-c",
        who[1],
        "commit",
        "--quiet",
        "--all",
        "--message",
        f"release: {version}",
        folder=source,
    )


def build(source: Path, pythons: str) -> None:
    """Wheels, source distribution, documentation and site; all that can be installed is tried."""
    targets = ["wheel", "wheel-test", "docs", "site"]
    run("make", "--no-print-directory", *targets, f"PYTHONS={pythons}", folder=source)


def collect(version: str, source: Path, files: Path) -> None:
    """What is published."""
    files.mkdir()
    for built in (source / "dist").iterdir():
        shutil.copy(built, files)
    for part in ("docs", "site"):
        name = f"parlour-{version}-{part}"
        with tarfile.open(files / f"{name}.tar.gz", "w:gz") as archive:
            archive.add(source / "build" / part, name, filter=None if part == "site" else published)
    _, notes = changelog.section((source / CHANGELOG).read_text(encoding="utf-8"), version)
    (files / "NOTES.md").write_text(f"# Parlour {version}\n\n{notes}\n", encoding="utf-8")
    bills_of_materials(version, source, files)
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(files.iterdir())
    ]
    (files / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


def published(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Without what Sphinx keeps for its next run."""
    return None if "/.doctrees" in entry.name or entry.name.endswith(".buildinfo") else entry


def bills_of_materials(version: str, source: Path, files: Path) -> None:
    """What an installation consists of, and what the browser client is built from, as CycloneDX."""
    tried, *_ = sorted((source / "build" / "trial").glob("*-cp*"))  # it has the wheel, and nothing else
    name = f"parlour-{version}"
    options = ["--output-reproducible", "--output-format", "JSON", "--pyproject", str(source / PROJECT)]
    run(BIN / "cyclonedx-py", "environment", *options, "--output-file", files / f"{name}.cdx.json", tried)
    npm = shutil.which("npm") or source / ".venv" / "bin" / "npm"
    client = told(npm, "sbom", "--sbom-format", "cyclonedx", folder=source / "web")
    if not client:
        sys.exit("npm does not tell what the browser client is built from.")
    (files / f"{name}-client.cdx.json").write_text(f"{client}\n", encoding="utf-8")


def publish(version: str, source: Path, files: Path) -> None:
    """Take the commit over, and tag it."""
    run("git", "fetch", "--quiet", source, "main")
    run("git", "merge", "--quiet", "--ff-only", "FETCH_HEAD")
    run("git", "tag", "--annotate", "--cleanup=verbatim", "--file", files / "NOTES.md", f"v{version}")


def main() -> None:
    if not sys.argv[1:]:
        sys.exit("Which version? make release VERSION=1.0.0")
    version, *more = sys.argv[1:]
    dry = "--dry" in more
    pythons = " ".join(word for word in more if word != "--dry")
    if found := problems(version):
        sys.exit("\n".join(found))
    folder = ROOT / "build" / f"release-{version}"
    shutil.rmtree(folder, ignore_errors=True)
    source, files = folder / "source", folder / "files"
    commit(version, source)
    build(source, pythons)
    collect(version, source, files)
    if not dry:
        publish(version, source, files)
    for path in sorted(files.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
    print(f"They are in {files.relative_to(ROOT)}." + (" Nothing was tagged." if dry else ""))


if __name__ == "__main__":
    main()
