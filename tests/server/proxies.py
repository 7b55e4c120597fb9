"""Proxies for the tests, with nothing mocked: the system's own, configured as docs/deploy.md says."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from random import randrange
from typing import TYPE_CHECKING

import pytest

from tests.packages import installed
from tests.server.process import command

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "docs" / "deploy.md"
CADDYFILE = PAGE.parents[1] / "deploy" / "Caddyfile"
# The shell lives as long as its input is open: what it runs ends with the tests, also when they are killed.
WATCH = """
log=$1; shift
"$@" </dev/null >"$log" 2>&1 &
cat >/dev/null
kill $!
wait
"""
NGINX = """
daemon off;
pid {home}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {home}/client;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    {site}
}}
"""


def documented(language: str, **instead: str) -> str:
    """A configuration from the page, with times that a test can wait for; each of these is replaced once."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    text = str(found).replace("10s", "1s")
    for old, new in instead.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def nginx(home: Path, port: int, server: int) -> list[str]:
    program = installed("nginx", lambda: shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin"))
    site = documented(
        "nginx",
        **{
            "listen 443": f"listen 127.0.0.1:{port}",
            "127.0.0.1:8080": f"127.0.0.1:{server}",
            "/etc/letsencrypt/live/example.org/fullchain.pem": str(home / "certificate.pem"),
            "/etc/letsencrypt/live/example.org/privkey.pem": str(home / "key.pem"),
        },
    )
    (home / "nginx.conf").write_text(NGINX.format(home=home, site=site))
    return [program, "-p", str(home), "-c", str(home / "nginx.conf"), "-e", "stderr"]


def caddy(home: Path, port: int, server: int) -> list[str]:
    program = installed("caddy", lambda: shutil.which("caddy"))
    site = documented(
        "caddyfile",
        **{
            "\tservers {": "\tadmin off\n\tauto_https disable_redirects\n\tservers {",
            "example.org {": f"https://127.0.0.1:{port} {{\n\ttls {home}/certificate.pem {home}/key.pem",
            "127.0.0.1:8080": f"127.0.0.1:{server}",
        },
    )
    (home / "Caddyfile").write_text(site)
    return [
        "env",
        f"HOME={home}",
        program,
        "run",
        "--config",
        str(home / "Caddyfile"),
        "--adapter",
        "caddyfile",
    ]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def behind(home: Path, servers: list[str]) -> Iterator[str]:
    """The address of a Caddy that is configured by deploy/Caddyfile, but for TLS, before these servers."""
    program = installed("caddy", lambda: shutil.which("caddy"))
    base = f"http://127.0.0.1:{(port := free_port())}"
    upstreams = " ".join(server.removeprefix("http://") for server in servers)
    given = [f"HOME={home}", f"DOMAIN={base}", f"SERVERS={upstreams}"]
    run = [program, "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    with running(home / "caddy.log", "env", *given, *run):
        wait_for(port, home / "caddy.log")
        yield base


@contextmanager
def running(log: Path, *given: str) -> Iterator[None]:
    watch = subprocess.Popen(["sh", "-c", WATCH, "sh", str(log), *given], stdin=subprocess.PIPE)
    try:
        yield
    finally:
        watch.communicate()


def free_port() -> int:
    """A port that no client is given meanwhile: systems give them higher ones."""
    while True:
        port = randrange(10_000, 32_000)
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def certify(home: Path) -> None:
    program = installed("openssl", lambda: shutil.which("openssl"))
    make = [program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    make += ["-addext", "subjectAltName=IP:127.0.0.1"]
    make += ["-keyout", str(home / "key.pem"), "-out", str(home / "certificate.pem")]
    subprocess.run(make, check=True, capture_output=True)


def wait_for(port: int, log: Path) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > until:
                pytest.fail(log.read_text(), pytrace=False)
            time.sleep(0.05)


@contextmanager
def served_through(proxy: str, home: Path) -> Iterator[str]:
    """The address of a proxy, behind which a server is."""
    certify(home)
    inside, outside = free_port(), free_port()
    serve = command(home / "store.sqlite", str(inside))
    with (
        running(home / "server.log", *serve),
        running(home / "proxy.log", *PROXIES[proxy](home, outside, inside)),
    ):
        wait_for(inside, home / "server.log")
        wait_for(outside, home / "proxy.log")
        yield f"https://127.0.0.1:{outside}"
