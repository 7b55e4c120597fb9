"""Who may say how somebody is told that it is their turn: that person alone, within limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from parlour import ParlourError
from parlour.server.mail import Mailer, checked_address, mail_of
from parlour.server.settings import Mail, Rates
from tests.server.receivers import Browser, MailServer
from tests.server.visitor import OFTEN, Person, run, seated, serving

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

ZONE = {"zone": "Europe/Berlin"}
DEVICE = Browser().subscription() | {"endpoint": "https://push.example.net/send/1"}
ROUTES: list[tuple[str, str, Any]] = [  # with what each takes
    ("GET", "/api/notices", None),
    ("PATCH", "/api/notices", ZONE),
    ("POST", "/api/notices/devices", DEVICE),
    ("DELETE", "/api/notices/devices/abc", None),
    ("POST", "/api/notices/address", {"address": "ada@example.net"}),
    ("POST", "/api/notices/address/code", {"code": "12345678"}),
    ("DELETE", "/api/notices/address", None),
    ("GET", "/api/tables/ID/notices", None),
    ("PATCH", "/api/tables/ID/notices", {"on": True}),
    ("GET", "/api/turns", None),
    ("GET", "/api/profile", None),
    ("GET", "/api/history?over=true", None),
]


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"]) if answer.status_code >= 400 else ""


def test_everything_needs_a_session_and_nothing_is_anybody_elses(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            (ada, bo), _, table = await seated(base, "fruitoplay", 2)
            stranger, looker = Person(base), await Person.come(base, "Cleo")

            async def ask(person: Person, method: str, path: str, data: Any) -> httpx.Response:
                return await person.web.request(method, path.replace("ID", table), json=data)

            for route in ROUTES:
                answer = await ask(stranger, *route)
                assert (answer.status_code, code(answer)) == (401, "session"), route
            for route in ROUTES:
                if "ID" in route[1]:
                    answer = await ask(looker, *route)
                    assert (answer.status_code, code(answer)) == (403, "not-seated"), route
            told = (await ask(ada, "POST", "/api/notices/devices", DEVICE)).json()
            (mine,) = told["devices"]
            assert mine["endpoint"] == DEVICE["endpoint"]
            assert (await bo.get("/api/notices"))["devices"] == []
            there = f"/api/notices/devices/{mine['id']}"
            assert code(await bo.web.delete(there)) == "device-unknown"
            assert code(await ada.web.delete(f"{there}%00x")) == "device-unknown"
            assert (await ada.get("/api/notices"))["devices"] == [mine]
            assert (await ada.web.delete(there)).status_code == 204
            assert (await ada.get("/api/notices"))["devices"] == []
            await ask(ada, "PATCH", "/api/tables/ID/notices", {"on": True})
            assert (await bo.get(f"/api/tables/{table}/notices"))["on"] is False
            assert code(await ada.web.get("/api/tables/unknown/notices")) == "table-unknown"
            key = (await ada.get("/api/notices"))["key"]
            assert key == (await bo.get("/api/notices"))["key"]

    run(test)


@pytest.mark.parametrize(
    ("path", "data", "refused"),
    [
        ("/api/notices/devices", {**DEVICE, "endpoint": "https://169.254.169.254/x"}, "endpoint"),
        ("/api/notices/devices", {**DEVICE, "endpoint": "http://127.0.0.1/x"}, "endpoint"),
        ("/api/notices/devices", {**DEVICE, "p256dh": "AAAA"}, "device-keys"),
        ("/api/notices/devices", {**DEVICE, "name": "\x1b[2J"}, "name"),
        ("/api/notices/devices", {**DEVICE, "more": 1}, "request"),
        ("/api/notices", {"zone": "Europe/Atlantis"}, "zone-unknown"),
        ("/api/notices", {"zone": "../../etc/passwd"}, "request"),
        ("/api/notices", {"zone": "Europe"}, "zone-unknown"),
        ("/api/notices", {"zone": "UTC", "quiet_from": 1440}, "request"),
        ("/api/notices/address", {"address": "ada@example.net"}, "no-mail"),
        ("/api/notices/address/code", {"code": "1"}, "mail-code"),
        ("/api/notices/unsubscribe", {"key": "abc"}, "mail-unknown"),
    ],
)
def test_what_cannot_be(path: str, data: Any, refused: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            method = "PATCH" if path == "/api/notices" else "POST"
            assert code(await ada.web.request(method, path, json=data)) == refused
            told = await ada.get("/api/notices")
            assert (told["devices"], told["zone"], told["mail"]) == ([], "UTC", False)

    run(test)


def test_a_device_lasts_as_long_as_its_session(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", devices=2) as base:
            ada = await Person.come(base, "Ada")

            async def devices(person: Person) -> list[str]:
                return [each["name"] for each in (await person.get("/api/notices"))["devices"]]

            def device(number: int) -> dict[str, str]:
                return {
                    **DEVICE,
                    "endpoint": f"https://push.example.net/{number}",
                    "name": f"Device {number}",
                }

            await ada.post("/api/notices/devices", **device(1))
            await ada.post("/api/accounts", account="ada", password="correct horse")
            assert await devices(ada) == []  # whoever had the guest's session has it no more
            await ada.post("/api/notices/devices", **device(1))
            phone = Person(base)
            await phone.post("/api/sessions", account="ada", password="correct horse")
            await phone.post("/api/notices/devices", **device(2))
            assert await devices(ada) == ["Device 1", "Device 2"]
            many = await phone.web.post("/api/notices/devices", json=device(3))
            assert (many.status_code, code(many)) == (409, "devices-many")
            await phone.post("/api/notices/devices", **{**device(2), "name": "Phone"})
            assert await devices(ada) == ["Device 1", "Phone"]
            await phone.web.delete("/api/sessions/current")
            assert await devices(ada) == ["Device 1"]

    run(test)


def test_mail_goes_out_only_so_often(tmp_path: Path) -> None:
    async def test() -> None:
        mails = await MailServer.start()
        mail = mail_of(f"smtp://127.0.0.1:{mails.port}", "", "games@example.org")
        rates = replace(OFTEN, addresses=Rates().addresses, codes=Rates().codes)
        async with serving(
            tmp_path / "store.sqlite", mail=mail, rates=rates, origins=("http://example.org",)
        ) as base:
            ada, bo = await Person.come(base, "Ada"), await Person.come(base, "Bo")
            tries = [
                code(await ada.web.post("/api/notices/address", json={"address": "v@example.net"}))
                for _ in range(7)
            ]
            assert tries == [""] * 5 + ["too-many"] * 2
            assert code(await bo.web.post("/api/notices/address", json={"address": "w@example.net"}))
            await mails.until(5)
            guesses = [
                code(await ada.web.post("/api/notices/address/code", json={"code": "0"})) for _ in range(11)
            ]
            assert guesses == ["mail-code"] * 10 + ["too-many"]
            assert len(mails.mails) == 5

    run(test)


@pytest.mark.parametrize(
    "address",
    [
        *("", "ada", "ada@", "@example.org", "ada@localhost", "a b@example.org", "a@b.org, c@d.org"),
        *("a@b.org\r\nBcc: x@y.org", "a..b@example.org", "<a@example.org>", "ädä@example.org"),
        300 * "a" + "@example.org",
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        checked_address(address)
    assert refusal.value.code == "mail-address"


def test_how_an_smtp_server_is_named() -> None:
    sender = "Games <games@example.org>"
    far = mail_of("smtp://me%40x@mail.example.org", "pw", sender)
    assert (far.host, far.port, far.encrypted, far.user, far.password) == (
        *("mail.example.org", 587, "later"),
        *("me@x", "pw"),
    )
    assert mail_of("smtps://mail.example.org", "", sender).encrypted == "at once"
    assert mail_of("smtps://mail.example.org", "", sender).port == 465
    assert mail_of("smtp://localhost:25", "", sender).encrypted == "not"
    for url in (
        "mail.example.org",
        "http://example.org",
        "smtp://u:secret@example.org",
        "smtp://x:y:z",
        "smtp://h/p",
    ):
        with pytest.raises(ParlourError) as refusal:
            mail_of(url, "", sender)
        assert refusal.value.code == "smtp-form"
        assert "secret" not in str(refusal.value)
    with pytest.raises(ParlourError) as refusal:
        mail_of("smtp://localhost", "", "nobody")
    assert refusal.value.code == "smtp-sender"


def test_a_mail_cannot_be_made_to_hold_more_than_it_says() -> None:
    mailer = Mailer(Mail(host="localhost", port=25, encrypted="not", sender="games@example.org"))
    with pytest.raises(ValueError, match="linefeed or carriage return"):
        mailer.message("a@example.org", "x\r\nBcc: b@example.org", "", "1", "")
    same = [mailer.message("a@example.org", "x", "y", number, "") for number in "112"]
    assert same[0]["message-id"] == same[1]["message-id"] != same[2]["message-id"]
    mailer.close()
