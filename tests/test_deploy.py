"""The files by which a server is deployed and watched."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.server import metrics
from parlour.server.serve import GRACE
from parlour.server.settings import Limits
from tests.packages import installed

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "parlour.service"
EXPOSED = 2.5  # of 10: systemd calls that "OK"
LEVELS = {"info", "warning", "error", "critical"}


def test_the_unit_exposes_little() -> None:
    analyze = installed("systemd", lambda: shutil.which("systemd-analyze"))
    grade = subprocess.run(
        [analyze, "security", "--offline=true", "--no-pager", str(UNIT)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    found = re.search(r"Overall exposure level for parlour\.service: ([\d.]+)", grade.stdout)
    assert found
    assert float(found[1]) <= EXPOSED


def test_the_unit_sets_limits() -> None:
    unit = UNIT.read_text(encoding="utf-8")
    for name in ("LimitNOFILE", "MemoryMax", "TasksMax", "SystemCallFilter"):
        assert re.search(rf"^{name}=\S", unit, re.MULTILINE), name


def test_the_unit_waits_until_a_server_has_finished() -> None:
    found = re.search(r"^TimeoutStopSec=(\d+)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    assert int(found[1]) > GRACE


def composed() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_servers_in_containers_have_little_to_write_to_and_no_rights() -> None:
    services = composed()["services"]
    assert services["one"] == services["two"]
    server = services["one"]
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in server["security_opt"]
    assert int(server["stop_grace_period"].removesuffix("s")) > GRACE
    assert server["ulimits"]["nofile"] > 2 * Limits().connections
    assert "ports" not in server  # nobody comes past the proxy
    # The proxy is believed whom it asks for, and nobody else is.
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert server["environment"]["FORWARDED_ALLOW_IPS"] == proxy
    for file in ("Caddyfile", "prometheus.yml", "alerts.yml"):
        assert (DEPLOY / file).is_file()


def test_the_image_is_nobodys_and_is_watched() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    build, last = text.split("\nFROM ${PYTHON}\n")
    assert "gcc" in build
    assert "apt-get" not in last
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\n.*/healthz", last, re.MULTILINE)


def named_metrics(text: str) -> set[str]:
    return set(re.findall(r"\bparlour_[a-z_]+", text))


def measured() -> set[str]:
    """The names of all series that a server has."""
    return {name for each in metrics.registry.collect() for name in series(each.name, each.type)}


def series(name: str, kind: str) -> Iterator[str]:
    match kind:
        case "counter":
            yield f"{name}_total"
        case "histogram":
            yield from (f"{name}_{part}" for part in ("bucket", "count", "sum"))
        case _:
            yield name


def test_dashboard_and_alerts_name_what_is_measured() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {target["expr"] for panel in board["panels"] for target in panel["targets"]}
    shown = named_metrics(" ".join(asked))
    assert shown <= measured()
    assert named_metrics((DEPLOY / "alerts.yml").read_text(encoding="utf-8")) <= measured()
    # Everything that is measured is shown, and told of in docs/deploy.md.
    plain = {re.sub(r"_(bucket|count|sum)$", "", name) for name in measured()}
    assert {name.removesuffix("_bucket") for name in shown} == plain
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert plain <= named_metrics(page)


def logged() -> set[str]:
    """The events that are logged by what runs in a server's process."""
    found = set()
    for folder in ("server", "store", "bots", "supervisor.py"):
        place = ROOT / "src" / "parlour" / folder
        for file in place.rglob("*.py") if place.is_dir() else [place]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr in LEVELS
                    and ast.unparse(node.func.value) in ("log", "logger")
                ):
                    (event, *_) = node.args
                    assert isinstance(event, ast.Constant), ast.unparse(node)
                    found.add(re.sub(r"%s", "...", str(event.value)))
    return found


def test_every_event_of_the_log_is_explained() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    table = page.partition("## The log")[2].partition("\n## ")[0]
    explained = set(re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE))
    assert explained == logged()
