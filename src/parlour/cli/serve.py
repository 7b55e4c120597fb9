"""The command that serves games over the network."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from parlour.cli.common import command, option, say
from parlour.kernel.errors import ParlourError
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from parlour.server.settings import Mail


@command(
    "serve",
    "parlour serve",
    "parlour serve --host 0.0.0.0 --port 8080",
    "parlour serve --store postgresql://parlour@localhost/parlour --workers 4 --origin https://example.org",
)
@option("host", default="127.0.0.1", show_default=True, metavar="HOST")
@option("port", type=click.IntRange(0, 65535), default=8080, show_default=True, metavar="PORT")
@option("store", "store_url", metavar="URL")
@option("workers", type=click.IntRange(1), default=1, show_default=True, metavar="N")
@option("bots", "bot_processes", type=click.IntRange(1), default=1, show_default=True, metavar="N")
@option("keep", "keep_days", type=click.IntRange(1), metavar="DAYS")
@option("quick-reviews", "quick_reviews", is_flag=True)
@option("origin", "origins", multiple=True, metavar="URL")
@option("invited", "only_invited", is_flag=True)
@option("smtp", "smtp_url", metavar="URL")
@option("mail-from", "mail_sender", metavar="ADDRESS")
@option("log", "log_form", type=click.Choice(["json", "console"]))
def serve_command(
    host: str,
    port: int,
    store_url: str | None,
    workers: int,
    bot_processes: int,
    keep_days: int | None,
    quick_reviews: bool,
    origins: tuple[str, ...],
    only_invited: bool,
    smtp_url: str | None,
    mail_sender: str | None,
    log_form: str | None,
) -> None:
    from parlour.coach.decisions import QUICK, Budget
    from parlour.server.serve import serve  # slow to import, and needed here only
    from parlour.server.settings import Settings

    settings = Settings(
        store=store_url,
        bots=bot_processes,
        kept=86400.0 * (keep_days or 0),
        review=QUICK if quick_reviews else Budget(),
        origins=origins,
        invited=only_invited,
        mail=mail_through(smtp_url, mail_sender, origins) if smtp_url else None,
        json_log=log_form == "json" if log_form else not sys.stderr.isatty(),
    )
    serve(settings, host, port, workers, lambda address: echo(say("serve-ready", address=address)))


def mail_through(smtp_url: str, sender: str | None, origins: tuple[str, ...]) -> Mail:
    """How mail goes out. A password on the command line would be seen by everybody on the machine."""
    from parlour.server.mail import mail_of

    if not origins:
        raise ParlourError("smtp-origin")
    sender = sender or f"parlour@{urlsplit(origins[0]).hostname}"
    return mail_of(smtp_url, os.environ.get("PARLOUR_SMTP_PASSWORD", ""), sender)
