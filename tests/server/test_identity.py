"""Who somebody is."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from parlour import ParlourError
from parlour.server.identity import checked_name
from tests.server.visitor import Person, Refusal, serving

if TYPE_CHECKING:
    from pathlib import Path

PASSWORD = "correct horse"


def test_guests_accounts_and_sessions(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            nobody = Person(base)
            assert (await nobody.web.get("/api/me")).status_code == 401
            ada = await Person.come(base, "  Ada   Lovelace ")
            assert await ada.get("/api/me") == {"name": "Ada Lovelace", "account": None}
            cookie = (await ada.web.post("/api/guests", json={"name": "Ada"})).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert "Secure" not in cookie
            told = await ada.post("/api/accounts", account="Ada", password=PASSWORD)
            assert told == {"name": "Ada", "account": "Ada"}
            await refused(ada, "account-given", account="Ada2", password=PASSWORD)
            await refused(await Person.come(base, "Other"), "account-taken", account="aDA", password=PASSWORD)

            laptop, phone = Person(base), Person(base)
            for account, password in (("Ada", "wrong horse"), ("Eve", PASSWORD)):
                answer = await laptop.web.post(
                    "/api/sessions", json={"account": account, "password": password}
                )
                assert (answer.status_code, answer.json()["code"]) == (401, "login")
            for device in (laptop, phone):
                await device.post("/api/sessions", account="ada", password=PASSWORD)
                assert (await device.get("/api/me"))["account"] == "Ada"

            table = await laptop.open("pungi", 3)
            at = await laptop.at(table)
            at_phone = await phone.at(table)
            stolen = dict(laptop.web.cookies)
            assert (await laptop.web.delete("/api/sessions/current")).status_code == 204
            assert await at.closed() == 4401
            thief = Person(base)
            thief.web.cookies.update(stolen)
            assert (await thief.web.get("/api/me")).status_code == 401
            assert (await phone.web.get("/api/me")).status_code == 200
            assert (await phone.web.delete("/api/sessions")).status_code == 204
            assert await at_phone.closed() == 4401
            assert (await ada.web.get("/api/me")).status_code == 401

    async def refused(person: Person, code: str, **data: Any) -> None:
        with pytest.raises(Refusal) as refusal:
            await person.post("/api/accounts", **data)
        assert refusal.value.code == code

    asyncio.run(test())


def test_another_name_and_another_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", origins=("https://example.org",)) as base:
            ada = Person(base)
            answer = await ada.web.post("/api/guests", json={"name": "Ada"})
            assert "Secure" in answer.headers["set-cookie"]
            token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            ada.web.headers["cookie"] = f"parlour={token}"  # as over https
            answer = await ada.web.patch("/api/me", json={"name": "Ada L."})
            assert answer.json() == {"name": "Ada L.", "account": None}
            await ada.post("/api/accounts", account="ada", password=PASSWORD)
            change = {"password": "wrong horse", "new_password": "battery staple"}
            assert (await ada.web.patch("/api/me", json=change)).json()["code"] == "login"
            only = {"new_password": "battery staple"}
            assert (await ada.web.patch("/api/me", json=only)).json()["code"] == "password-both"
            change["password"] = PASSWORD
            answer = await ada.web.patch("/api/me", json=change)
            assert answer.status_code == 200
            assert (await ada.web.get("/api/me")).status_code == 401  # the old session
            again = Person(base)
            await again.post("/api/sessions", account="ada", password="battery staple")

    asyncio.run(test())


def test_a_thief_of_the_database_finds_no_token_and_no_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            await ada.post("/api/accounts", account="ada", password=PASSWORD)
            token = ada.web.cookies["parlour"]
        found = sqlite3.connect(tmp_path / "store.sqlite")
        dump = "\n".join(found.iterdump())
        found.close()
        assert "$argon2id$v=19$m=19456,t=2,p=1$" in dump
        for secret in (token, PASSWORD, token.encode().hex(), PASSWORD.encode().hex()):
            assert secret not in dump

    asyncio.run(test())


@pytest.mark.parametrize("name", ["Ada", "Åse", "李小龍", "O'Neill-3", "❤", "x" * 24])
def test_good_names(name: str) -> None:
    assert checked_name(f" {name}  ") == name


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 25, "a\nb", "a\x00", "a\u202eb", "\u200b", "\u2066x", "\u00a0a b\u00a0c"]
)
def test_bad_names(name: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        checked_name(name)
    assert refusal.value.code == "name"
