"""People who are not there are told that it is their turn: once, in time, and nothing else."""

from __future__ import annotations

import asyncio
import re
import sys
from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import pytest

from parlour import Rng
from parlour.server import notices
from parlour.server.mail import mail_of
from parlour.server.notices import notice, quiet_until
from parlour.server.table import now
from parlour.store import Contact
from parlour.words import LOCALES
from tests.match.matches import begun, move
from tests.server.process import Server
from tests.server.quick import NOTICE
from tests.server.receivers import Browser, MailServer, claims
from tests.server.visitor import HUBS, At, Person, Refusal, run, seated, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

DAYS = 3 * 86400  # a clock
QUICK: dict[str, Any] = {"notice": 0.1, "again": 0.1, "push_anywhere": True}
SOON = 0.6  # seconds in which a notice would have come


def served(tmp_path: Path, test: Callable[[str], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def whole() -> None:
        async with serving(tmp_path / "store.sqlite", **{**QUICK, **settings}) as base:
            await test(base)

    run(whole)


async def two_at(base: str, **agreed: Any) -> tuple[list[Person], list[At], str, list[Browser]]:
    """Two persons with a browser each, who play Fruitoplay: both choose at once."""
    people, places, table = await seated(base, "fruitoplay", 2, **{"clock": DAYS, **agreed})
    browsers = [await Browser.start() for _ in people]
    for browser, person in zip(browsers, people, strict=True):
        await browser.subscribe(person)
    return people, places, table, browsers


async def both_act(places: list[At]) -> None:
    """Both choose, and thus a new turn begins for both."""
    for place in places:
        await place.until(lambda place=place: place.my_turn)  # type: ignore[misc]
        await place.act(Rng(1))
    for place in places:
        await place.until(lambda place=place: place.my_turn)  # type: ignore[misc]


def test_who_is_not_there_is_told(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        _, (here, there), table, (mine, yours) = await two_at(base)
        await both_act([here, there])
        await there.leave()
        message = await yours.until(1)
        told = yours.read(message)
        since = here.sitting["due"][1] - 1000 * DAYS
        assert told.pop("body").startswith("It is your move. You have until ")
        title = "Fruitoplay: your turn"
        assert told == {"table": table, "title": title, "since": since, "locale": "en"}
        assert 0 < int(message.headers["ttl"]) <= DAYS
        assert re.fullmatch(r"[\w-]{32}", message.headers["topic"])
        assert table not in message.headers["topic"]
        signed, key = claims(message.headers["authorization"])
        assert signed["aud"] == yours.endpoint.partition("/send")[0]
        assert key == (await HUBS[base].notifier.vapid()).public
        await asyncio.sleep(SOON)
        assert (len(mine.received), len(yours.received)) == (0, 1)  # once, and nobody who is there
        await here.act(Rng(2))  # another one has chosen: nothing new for those who were told
        await asyncio.sleep(SOON)
        assert len(yours.received) == 1

    served(tmp_path, test)


def test_a_new_turn_is_told_anew_and_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        people, places, table, (_, yours) = await two_at(base)
        await both_act(places)
        await places[1].leave()
        await yours.until(1)
        again = await people[1].at(table)
        await again.act(Rng(1))
        await places[0].act(Rng(1))
        await again.leave()
        second = await yours.until(2)
        first, since = yours.received[0], [yours.read(each)["since"] for each in yours.received]
        assert second.headers["topic"] == first.headers["topic"]
        assert since[1] > since[0]

    served(tmp_path, test)


def test_only_where_it_takes_long_or_is_wanted(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        people, places, table, (_, yours) = await two_at(base, clock=0)
        path = f"/api/tables/{table}/notices"
        assert await people[1].get(path) == {"on": False, "ways": 1}
        await both_act(places)
        await places[1].leave()
        await asyncio.sleep(SOON)
        assert not yours.received
        assert (await people[1].web.patch(path, json={"on": True})).json() == {"on": True, "ways": 1}
        place = await people[1].at(table)
        await place.leave()
        await yours.until(1)
        slow, there, other, (_, browser) = await two_at(base)
        await slow[1].web.patch(f"/api/tables/{other}/notices", json={"on": False})
        await both_act(there)
        await there[1].leave()
        await asyncio.sleep(SOON)
        assert not browser.received

    served(tmp_path, test)


def test_who_is_back_in_time_is_not_told(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        people, places, table, (_, yours) = await two_at(base)
        await both_act(places)
        await places[1].leave()
        await asyncio.sleep(0.3)
        await people[1].at(table)
        await asyncio.sleep(1.2)
        assert not yours.received

    served(tmp_path, test, notice=1.0)


def test_what_fails_is_tried_again_and_who_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        people, places, _, (mine, yours) = await two_at(base)
        other = await Browser.start()
        await other.subscribe(people[1])
        yours.answers = [(503, {}), (429, {"Retry-After": "1"})]
        other.answers = [(410, {})]
        await both_act(places)
        await places[1].leave()
        await yours.until(3)
        await asyncio.sleep(SOON)
        assert (len(yours.received), len(other.received)) == (3, 1)
        left = (await people[1].get("/api/notices"))["devices"]
        assert [each["endpoint"] for each in left] == [yours.endpoint]
        refused = await mine.subscribe(people[1])  # the browser of the one is now the other's
        assert len(refused["devices"]) == 2
        assert (await people[0].get("/api/notices"))["devices"] == []

    served(tmp_path, test)


def test_a_push_service_that_is_down_is_given_up_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "ATTEMPTS", 3)

    async def test(base: str) -> None:
        _, places, table, (_, yours) = await two_at(base)
        yours.answers = [(500, {})] * 10
        await both_act(places)
        await places[1].leave()
        await yours.until(3)
        await asyncio.sleep(SOON)
        assert len(yours.received) == 3
        player = (await HUBS[base].table(table)).match.at(1).player  # type: ignore[union-attr]
        assert await HUBS[base].store.sent(table, player)

    served(tmp_path, test)


def test_nobody_is_told_in_their_quiet_hours(tmp_path: Path) -> None:
    async def test(base: str) -> None:
        people, places, table, (_, yours) = await two_at(base)
        here = datetime.now(ZoneInfo("Asia/Tokyo"))
        minute = 60 * here.hour + here.minute
        quiet = {
            "zone": "Asia/Tokyo",
            "quiet_from": (minute - 10) % 1440,
            "quiet_until": (minute + 60) % 1440,
        }
        kept = (await people[1].web.patch("/api/notices", json=quiet)).json()
        assert quiet.items() <= kept.items()
        await both_act(places)
        await places[1].leave()
        await asyncio.sleep(SOON)
        assert not yours.received
        hub = HUBS[base]
        (looked,) = hub.notifier._looked[table].values()
        assert looked[1]
        assert 55 * 60_000 < looked[1] - now() <= 60 * 60_000
        await people[1].web.patch("/api/notices", json={"zone": "Asia/Tokyo"})
        await (await people[1].at(table)).leave()
        await yours.until(1)

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("hours", "at", "until"),
    [
        ((0, 0), "2026-07-01 12:00", None),
        ((22, 8), "2026-07-01 21:59", None),
        ((22, 8), "2026-07-01 22:00", "2026-07-02 08:00"),
        ((22, 8), "2026-07-01 07:59", "2026-07-01 08:00"),
        ((22, 8), "2026-07-01 08:00", None),
        ((13, 15), "2026-07-01 14:00", "2026-07-01 15:00"),
        ((13, 15), "2026-07-01 15:00", None),
        ((22, 8), "2026-10-24 23:00", "2026-10-25 08:00"),  # an hour longer, by the clock
        ((22, 8), "2026-03-28 23:00", "2026-03-29 08:00"),
        ((1, 2), "2026-10-25 01:30", "2026-10-25 02:00"),
    ],
)
def test_quiet_hours(hours: tuple[int, int], at: str, until: str | None) -> None:
    def time(text: str) -> int:
        return int(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp())

    contact = Contact(zone="Europe/Berlin", quiet_from=60 * hours[0], quiet_until=60 * hours[1])
    assert quiet_until(contact, time(at)) == (time(until) if until else None)


def test_a_zone_that_is_gone_is_that_of_greenwich() -> None:
    contact = Contact(zone="Atlantis/Port", quiet_from=0, quiet_until=60)
    assert quiet_until(contact, 30 * 60_000) == 3_600_000


@pytest.mark.parametrize("locale", LOCALES)
def test_a_notice_in_each_language(locale: str) -> None:
    match = begun("pungi", 4, 3, clock=DAYS)
    while len(match.play.waiting) != 1 or match.at(match.play.waiting[0]).bot:
        move(match, Rng(3))
    (seat,) = match.play.waiting
    told = notice(match, seat, "ID", Contact(locale=locale, zone="Europe/Berlin"))
    others = [f"Player {n}" for n in range(3) if n != seat]
    for name in others:
        assert name in told.body
    assert "Bot 3" not in told.body
    assert "Pungi" in told.title
    assert "1970" not in told.body


class QuickServer(Server):
    """A server whose notices come soon."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.server.quick", self.store, self._port]


@pytest.mark.outer
def test_a_server_that_is_killed_tells_once(tmp_path: Path) -> None:
    async def test() -> None:
        server = QuickServer(tmp_path / "store.sqlite")
        await server.start()
        people, places, table, (_, yours) = await two_at(server.base)

        async def killed() -> None:
            await server.kill()
            await server.start()
            places[0] = await people[0].at(table)

        await both_act(places)
        await places[1].leave()
        await killed()  # before it could tell anybody
        since = yours.read(await yours.until(1))["since"]
        await asyncio.sleep(0.3)
        await killed()  # after it has
        await asyncio.sleep(2 * NOTICE + SOON)
        assert len(yours.received) == 1

        places[1] = await people[1].at(table)
        yours.answers = [None]
        await both_act(places)
        await places[1].leave()
        unsure = await yours.until(2)
        await killed()  # it cannot know whether it has, so it tells again; the new message replaces the old
        again = await yours.until(3)
        assert yours.read(again) == yours.read(unsure)
        assert yours.read(again)["since"] > since
        assert again.headers["topic"] == unsure.headers["topic"]
        await asyncio.sleep(NOTICE + SOON)
        assert len(yours.received) == 3
        await server.stop()

    run(test)


# Mail


def test_mail_is_sent_to_who_has_confirmed_it(tmp_path: Path) -> None:
    async def whole() -> None:
        mails = await MailServer.start()
        mail = mail_of(f"smtp://127.0.0.1:{mails.port}", "", "games@example.org")
        origins = ("http://example.org",)
        async with serving(tmp_path / "store.sqlite", mail=mail, **QUICK, origins=origins) as base:
            people, places, table, (_, yours) = await two_at(base)
            ada = people[1]
            assert (await ada.get("/api/notices"))["mail"] is True
            await ada.web.post("/api/notices/address", json={"address": "ada@example.net"}, headers=GERMAN)
            asked = await mails.until(1)
            assert (asked["to"], asked["from"]) == ("ada@example.net", "Parlour <games@example.org>")
            assert asked["subject"] == "Dein Code für Parlour"
            found = re.search(r"\d{8}", asked.get_content())
            assert found
            await both_act(places)
            with pytest.raises(Refusal) as refusal:
                await ada.post("/api/notices/address/code", code="00000000")
            assert refusal.value.code == "mail-code"
            told = await ada.post("/api/notices/address/code", code=f" {found[0]} ")
            assert (told["address"], told["confirmed"]) == ("ada@example.net", True)
            await both_act(places)
            await places[1].leave()
            sent = await mails.until(2)
            text = sent.get_content()
            assert sent["subject"] == yours.read(await yours.until(1))["title"] == "Fruitoplay: Du bist dran"
            assert f"http://example.org/table/{table}" in text
            key = re.search(r"http://example\.org/unsubscribe/([\w-]+)", text)
            assert key
            assert key[0] in sent["list-unsubscribe"]
            stranger = Person(base)
            await stranger.post("/api/notices/unsubscribe", key=key[1])
            assert (await ada.get("/api/notices"))["address"] == ""
            with pytest.raises(Refusal) as refusal:
                await stranger.post("/api/notices/unsubscribe", key=key[1])
            assert refusal.value.code == "mail-unknown"
            await asyncio.sleep(SOON)
            assert len(mails.mails) == 2

    run(whole)


GERMAN = {"accept-language": "de"}


def test_mail_that_is_refused_is_not_sent_again_and_mail_that_fails_is(tmp_path: Path) -> None:
    async def whole() -> None:
        mails = await MailServer.start()
        mail = mail_of(f"smtp://127.0.0.1:{mails.port}", "", "games@example.org")
        async with serving(
            tmp_path / "store.sqlite", mail=mail, **QUICK, origins=("http://127.0.0.1",)
        ) as base:
            people, places, _, _ = await two_at(base)
            for n, person in enumerate(people):
                await person.post("/api/notices/address", address=f"p{n}@example.net")
                found = re.search(r"\d{8}", (await mails.until(n + 1)).get_content())
                assert found
                await person.post("/api/notices/address/code", code=found[0])
            mails.asked.clear()
            mails.refused = {"p0@example.net": "550 no", "p1@example.net": "450 later"}
            await both_act(places)
            for place in places:
                await place.leave()
            await mails.until_asked(mails.refused)
            assert len(mails.mails) == 2
            mails.refused = {"p0@example.net": "250 yes"}
            sent = await mails.until(3)
            await asyncio.sleep(SOON)
            assert [each["to"] for each in mails.mails[2:]] == [sent["to"]] == ["p1@example.net"]

    run(whole)
