"""`parlour` alone: the games on this computer, for whoever sits here and for friends on its network."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

import click

from parlour.cli.common import ANY_ADDRESS, say
from parlour.kernel.errors import ParlourError
from parlour.store import file_of

if TYPE_CHECKING:
    from parlour.server.door import Door

LOOPBACK: Final = "127.0.0.1"


def home(port: int, lan: str | None, show_log: bool) -> None:
    """Serve this computer and open the browser; or only that, if Parlour runs already."""
    from parlour.server.door import Door  # slow to import, and needed here only
    from parlour.server.serve import serve
    from parlour.server.settings import Settings

    store = file_of(None)
    assert store
    log = None if show_log else store.with_suffix(".log")
    door = Door()

    def ready(address: str) -> None:
        if lan:
            door.bind(chosen(door, lan), port_of(address))
        for line in lines(address, port, store, door):
            click.echo(line)
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # it may take its time

    settings = Settings(json_log=not show_log, log_file=str(log) if log else None)
    try:
        serve(settings, LOOPBACK, port, 1, ready, door)
    except ParlourError as problem:
        if problem.code != "served":
            raise
        address = str(problem.facts["address"])
        click.echo(say("serve-there", address=address))
        if lan:
            click.echo(say("home-there-door"))
        webbrowser.open(address)
    except SystemExit as end:
        if end.code and log:
            click.echo(say("home-failed", log=shown(log)), err=True)
        raise


def chosen(door: Door, lan: str) -> str:
    """The address that is meant."""
    if lan != ANY_ADDRESS:
        return lan
    found = door.addresses()
    if not found:
        raise ParlourError("door-nowhere")
    return found[0]


def lines(address: str, port: int, store: Path, door: Door) -> list[str]:
    """What is said at the beginning."""
    return [
        say("home-address", address=address),
        *([say("home-port", port=str(port))] if port_of(address) != port else []),
        *([say("home-door", address=door.link)] if door.link else []),
        say("home-store", store=shown(store)),
        say("home-stop"),
    ]


def port_of(address: str) -> int:
    return int(address.rstrip("/").rpartition(":")[2])


def shown(path: Path) -> str:
    """A path as a person writes it."""
    return f"~/{path.relative_to(Path.home())}" if path.is_relative_to(Path.home()) else str(path)
