"""Who somebody is: a guest with a name, or somebody with an account. A session is a random token in a cookie,
of which only the hash is stored.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from parlour.kernel.errors import ParlourError
from parlour.server.names import checked_name
from parlour.server.table import now

if TYPE_CHECKING:
    from parlour.match.log import Avatar, Colour
    from parlour.store import Player, Store

LASTS: Final = 180 * 86400  # seconds
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_threads = ThreadPoolExecutor(2, "passwords")  # each takes 19 MiB, and does not give it back
_nobody = _hasher.hash(secrets.token_hex(16))  # an unknown account takes as long as a wrong password


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()


class Identity:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def who(self, token: str | None) -> Player | None:
        """Whose token this is."""
        return await self._store.session(hashed(token), now()) if token else None

    async def guest(self, name: str, colour: Colour = "", avatar: Avatar = "") -> tuple[Player, str]:
        """A new person, and their token."""
        player = secrets.token_urlsafe(12)
        await self._store.add_player(player, checked_name(name), colour, avatar)
        return await self._session(player)

    async def register(self, player: Player, account: str, password: str) -> tuple[Player, str]:
        """A guest gets an account. All sessions of the guest end, and here is the token of a new one: whoever
        had the old one, on a shared computer for example, does not have the account.
        """
        name = checked_name(account)
        await self._store.give_account(player.id, name, await self._hash(password))
        await self._store.end_sessions(player.id)
        return await self._session(player.id)

    async def login(self, account: str, password: str) -> tuple[Player, str]:
        player = await self._store.account(account)
        kept = await self._store.password(player.id) if player else None
        if not await self._matches(kept, password) or not player or not kept:
            raise ParlourError("login")
        if _hasher.check_needs_rehash(kept):
            await self._store.set_password(player.id, await self._hash(password))
        return await self._session(player.id)

    async def change_password(self, player: Player, old: str, new: str) -> str:
        """Another password; all sessions end, and here is the token of a new one."""
        if not await self._matches(await self._store.password(player.id), old):
            raise ParlourError("login")
        await self._store.set_password(player.id, await self._hash(new))
        await self._store.end_sessions(player.id)
        return (await self._session(player.id))[1]

    async def _session(self, player: str) -> tuple[Player, str]:
        token = secrets.token_urlsafe(32)
        await self._store.add_session(hashed(token), player, now() + 1000 * LASTS)
        found = await self._store.player(player)
        assert found
        return found, token

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)

    async def _matches(self, kept: str | None, password: str) -> bool:
        loop = asyncio.get_running_loop()
        same = await loop.run_in_executor(_threads, verified, kept or _nobody, password)
        return same and kept is not None


def verified(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
