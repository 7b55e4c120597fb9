"""How people want to be told that it is their turn, as REST: devices, mail, quiet hours, which matches."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.server import mail, outside, push
from parlour.server.connections import neighbourhood
from parlour.server.identity import hashed
from parlour.server.names import checked_name
from parlour.server.notices import SLOW, known_zone
from parlour.server.requests import Input, Text
from parlour.server.rest import (
    address,
    hub_of,
    locale_of,
    person,
    rate_limiter_of,
    refusals,
    token_of,
)
from parlour.server.table import now
from parlour.store import Contact, Device, Player
from parlour.words import words_for

CODE_LASTS: Final = 3600_000  # milliseconds
DIGITS: Final = 8  # of a code
MINUTES: Final = 24 * 60

Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]


class NewDevice(Input, frozen=True):
    """A browser that has subscribed to its push service: `PushSubscription.toJSON()` has these."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=outside.LONGEST)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=50)]
    name: Text


class NewContact(Input, frozen=True):
    """When somebody may be told something: not in their quiet hours, which are minutes of their day. The
    language is that of the request.
    """

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    quiet_from: Minute = 0
    quiet_until: Minute = 0  # equal: there are none


class NewAddress(Input, frozen=True):
    address: Text


class Code(Input, frozen=True):
    """What stood in the mail."""

    code: Text


class Leaving(Input, frozen=True):
    """The end of the link at the end of each mail."""

    key: Text


class Choice(Input, frozen=True):
    """Whether to be told of one's turns in a match."""

    on: bool


class DeviceAbout(msgspec.Struct, frozen=True):
    id: str
    name: str
    added: int
    endpoint: str  # by which a browser knows itself


class Notices(msgspec.Struct, frozen=True):
    """How a person is told that it is their turn."""

    key: str  # of this server, with which browsers subscribe
    zone: str
    quiet_from: int
    quiet_until: int
    devices: list[DeviceAbout]
    mail: bool  # whether this server sends mail
    address: str
    confirmed: bool  # whether the address is


class TableNotices(msgspec.Struct, frozen=True):
    """Whether a person is told of their turns in a match, if they have a device or an address."""

    on: bool
    ways: int  # how many devices and addresses that is


async def notices_of(request: Request[Any, Any, Any], player: Player) -> Notices:
    store, notifier = hub_of(request).store, hub_of(request).notifier
    contact = await store.contact(player.id) or Contact()
    found = await store.address(player.id) if notifier.mailer else None
    return Notices(
        key=(await notifier.vapid()).public,
        zone=contact.zone,
        quiet_from=contact.quiet_from,
        quiet_until=contact.quiet_until,
        devices=[
            DeviceAbout(each.id, each.name, each.added, each.endpoint)
            for each in await store.devices(player.id, now())
        ],
        mail=notifier.mailer is not None,
        address=found.address if found else "",
        confirmed=bool(found and found.confirmed),
    )


async def remember_locale(request: Request[Any, Any, Any], player: Player) -> None:
    """Notices are in the language that was spoken last."""
    store = hub_of(request).store
    contact = await store.contact(player.id) or Contact()
    await store.set_contact(player.id, msgspec.structs.replace(contact, locale=locale_of(request)))


@get("/api/notices", summary="How you are told that it is your turn", responses=refusals(401))
async def notices(request: Request[Any, Any, Any]) -> Notices:
    return await notices_of(request, await person(request))


@patch("/api/notices", summary="Your quiet hours and your language", responses=refusals(401, 403, 413, 415))
async def change_contact(request: Request[Any, Any, Any], data: JSONBody[NewContact]) -> Notices:
    player = await person(request)
    if not known_zone(data.zone):
        raise ParlourError("zone-unknown", zone=data.zone)
    contact = Contact(
        locale=locale_of(request),
        zone=data.zone,
        quiet_from=data.quiet_from,
        quiet_until=data.quiet_until,
    )
    await hub_of(request).store.set_contact(player.id, contact)
    return await notices_of(request, player)


@post("/api/notices/devices", summary="Be told on this device", responses=refusals(401, 403, 409, 413, 415))
async def new_device(request: Request[Any, Any, Any], data: JSONBody[NewDevice]) -> Notices:
    player, hub = await person(request), hub_of(request)
    rate_limiter_of(request).take("devices", player.id)
    outside.checked(data.endpoint, hub.settings.push_anywhere)
    keys = push.checked_keys(data.p256dh, data.auth)
    device = Device(secrets.token_urlsafe(9), data.endpoint, *keys, checked_name(data.name), now())
    session = hashed(token_of(request) or "")
    await hub.store.add_device(player.id, session, device, hub.settings.devices)
    await remember_locale(request, player)
    return await notices_of(request, player)


@delete(
    "/api/notices/devices/{device:str}",
    summary="Be told there no more",
    status_code=204,
    responses=refusals(401, 403, 404),
)
async def remove_device(request: Request[Any, Any, Any], device: FromPath[str]) -> None:
    player = await person(request)
    rate_limiter_of(request).take("devices", player.id)
    if not await hub_of(request).store.remove_device(player.id, device.replace("\x00", "")):
        raise ParlourError("device-unknown")


@post(
    "/api/notices/address",
    summary="Be told by mail: a code is sent there",
    status_code=204,
    responses=refusals(401, 403, 409, 413, 415),
)
async def new_address(request: Request[Any, Any, Any], data: JSONBody[NewAddress]) -> None:
    player, hub = await person(request), hub_of(request)
    if hub.notifier.mailer is None:
        raise ParlourError("no-mail")
    wanted = mail.checked_address(data.address)
    for whose in (player.id, neighbourhood(address(request)), wanted.lower()):
        rate_limiter_of(request).take("addresses", whose)
    code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
    leaving = secrets.token_urlsafe(18)
    await hub.store.ask_address(player.id, wanted, leaving, hashed(code), now() + CODE_LASTS)
    await remember_locale(request, player)
    subject, text = mail.confirmation(words_for(locale=locale_of(request)), code)
    hub.spawn(hub.notifier.mail(player.id, wanted, subject, text, f"code {leaving}"))


@post(
    "/api/notices/address/code",
    summary="The code that was sent",
    status_code=200,
    responses=refusals(401, 403, 413, 415),
)
async def confirm_address(request: Request[Any, Any, Any], data: JSONBody[Code]) -> Notices:
    player = await person(request)
    rate_limiter_of(request).take("codes", player.id)
    if not await hub_of(request).store.confirm_address(player.id, hashed(data.code.strip()), now()):
        raise ParlourError("mail-code")
    return await notices_of(request, player)


@delete("/api/notices/address", summary="No more mail", status_code=204, responses=refusals(401, 403))
async def remove_address(request: Request[Any, Any, Any]) -> None:
    player = await person(request)
    await hub_of(request).store.remove_address(player.id)


@post(
    "/api/notices/unsubscribe",
    summary="No more mail, for whoever got one",
    status_code=204,
    responses=refusals(403, 404, 413, 415),
)
async def unsubscribe(request: Request[Any, Any, Any], data: JSONBody[Leaving]) -> None:
    """No session is needed: whoever reads the mail may not be logged in there."""
    rate_limiter_of(request).take("codes", neighbourhood(address(request)))
    if not await hub_of(request).store.leave_mail(data.key):
        raise ParlourError("mail-unknown")


async def seated_at(request: Request[Any, Any, Any], table: str) -> tuple[Player, bool]:
    """Who asks, if they sit at a table, and whether its players are told unless they say no."""
    player = await person(request)
    match = await (await hub_of(request).table(table)).load()
    if match.seat_of(player.id) is None:
        raise ParlourError("not-seated")
    return player, match.opened.clock >= SLOW


async def table_notices_of(request: Request[Any, Any, Any], table: str) -> TableNotices:
    player, slow = await seated_at(request, table)
    store, mailer = hub_of(request).store, hub_of(request).notifier.mailer
    chosen = await store.choice(table, player.id)
    found = await store.address(player.id) if mailer else None
    ways = len(await store.devices(player.id, now())) + bool(found and found.confirmed)
    return TableNotices(slow if chosen is None else chosen, ways)


@get(
    "/api/tables/{table:str}/notices",
    summary="Whether you are told of your turns there",
    responses=refusals(401, 403, 404),
)
async def table_notices(request: Request[Any, Any, Any], table: FromPath[str]) -> TableNotices:
    return await table_notices_of(request, table)


@patch(
    "/api/tables/{table:str}/notices",
    summary="Be told of your turns there, or not",
    responses=refusals(401, 403, 404, 413, 415),
)
async def choose(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Choice]
) -> TableNotices:
    player, _ = await seated_at(request, table)
    await hub_of(request).store.choose(table, player.id, data.on)
    return await table_notices_of(request, table)


HANDLERS: Final = [
    notices,
    change_contact,
    new_device,
    remove_device,
    new_address,
    confirm_address,
    remove_address,
    unsubscribe,
    table_notices,
    choose,
]
