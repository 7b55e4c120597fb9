"""Who somebody is."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from parlour import ParlourError
from parlour.server import identity
from parlour.server.names import checked_name
from tests.server.visitor import OFTEN, Person, Refusal, serving

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

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

            def keep_token(answer: httpx.Response) -> None:  # as over https
                assert "Secure" in answer.headers["set-cookie"]
                token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
                ada.web.headers["cookie"] = f"parlour={token}"

            keep_token(await ada.web.post("/api/guests", json={"name": "Ada"}))
            answer = await ada.web.patch("/api/me", json={"name": "Ada L."})
            assert answer.json() == {"name": "Ada L.", "account": None}
            account = {"account": "ada", "password": PASSWORD}
            keep_token(await ada.web.post("/api/accounts", json=account))
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


@pytest.mark.parametrize("name", ["Ada", "Åse", "李小龍", "O'Neill-3", "❤", "❤\ufe0f", "x" * 24])
def test_good_names(name: str) -> None:
    assert checked_name(f" {name}  ") == name


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "x" * 25, "a\nb", "a\x00", "a\u202eb", "\u200b", "\u2066x", "\u00a0a b\u00a0c"),
        *("\u115f", "\u1160", "\u3164", "\uffa0", "Ada\u3164"),  # Hangul fillers are letters to Unicode
        *("\u2800", "\u2800\u2800 \u2800", "\ufffc", "\U0001d159", "\U00013441"),  # and these are signs
        *("\u0301", "\u0301\u0308", "\u034f", "\u17b4", "\u180b"),  # marks with nothing to stand on
        *("\ufe0f", "Ada\ufe0f", "\ufe00", "\U000e0100", "\U000e0041"),  # selectors and tags
        *(".", "-", "_ . _", "'"),
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        checked_name(name)
    assert refusal.value.code == "name"


def test_a_guest_who_gets_an_account_gets_another_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            before = dict(ada.web.cookies)
            at = await ada.at(await ada.open("pungi", 3))
            await ada.post("/api/accounts", account="ada", password=PASSWORD)
            assert await at.closed() == 4401
            assert dict(ada.web.cookies) != before
            assert await ada.get("/api/me") == {"name": "Ada", "account": "ada"}
            other = Person(base)
            other.web.cookies.update(before)  # somebody else at the same computer
            assert (await other.web.get("/api/me")).status_code == 401
            taken = await Person.come(base, "Eve")
            kept = dict(taken.web.cookies)
            with pytest.raises(Refusal):
                await taken.post("/api/accounts", account="ADA", password=PASSWORD)
            assert dict(taken.web.cookies) == kept
            assert (await taken.get("/api/me"))["name"] == "Eve"  # who is refused stays who they are

    asyncio.run(test())


def test_an_account_has_its_tries_however_it_is_spelled(tmp_path: Path) -> None:
    wide, bold, ringed = "\uff41\uff44\uff41", "\U0001d41a\U0001d41d\U0001d41a", "\u24d0\u24d3\u24d0"
    spellings = ["ada", "ADA", wide, wide.upper(), bold, ringed]

    async def test() -> None:
        rates = msgspec.structs.replace(OFTEN, logins=(3, 60))
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            codes = [await code(base, number, account) for number, account in enumerate(spellings)]
            assert codes == ["login"] * 3 + ["too-many"] * 3

    async def code(base: str, number: int, account: str) -> str:
        there = {"x-forwarded-for": f"192.0.2.{number}"}  # each from another address
        said = {"account": account, "password": "wrong horse"}
        return str((await Person(base).web.post("/api/sessions", json=said, headers=there)).json()["code"])

    asyncio.run(test())


def test_names_that_look_the_same_differ_at_a_table(tmp_path: Path) -> None:
    wide = "\uff21\uff44\uff41"

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            host = await Person.come(base, "Ada")
            table = await host.open("pungi", 3)
            places = [await host.at(table)]
            places += [await (await Person.come(base, name)).at(table) for name in (wide, "ADA")]
            for seat, place in enumerate(places):
                await place.ask("sit", seat=seat)
            await places[0].until(lambda: places[0].sitting["places"][2])
            names = [each["name"] for each in places[0].sitting["places"]]
            assert names == ["Ada", f"{wide} 2", "ADA 3"]

    asyncio.run(test())


def test_passwords_are_hashed_in_few_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps the memory that it once had for it: 19 MiB."""
    threads: set[int] = set()
    true = identity.verified

    def verified(kept: str, password: str) -> bool:
        threads.add(threading.get_ident())
        return true(kept, password)

    monkeypatch.setattr(identity, "verified", verified)

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            person = Person(base)
            for _ in range(3):
                guesses = [refused_login(person) for _ in range(8)]
                await asyncio.gather(*guesses)

    async def refused_login(person: Person) -> None:
        answer = await person.web.post("/api/sessions", json={"account": "nobody", "password": PASSWORD})
        assert answer.json()["code"] == "login"

    asyncio.run(test())
    assert 1 <= len(threads) <= 2
