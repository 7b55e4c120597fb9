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
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of invitations: none is taken for another
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_threads = ThreadPoolExecutor(2, "passwords")  # each takes 19 MiB, and does not give it back
_nobody = _hasher.hash(secrets.token_hex(16))  # an unknown account takes as long as a wrong password


def plain_code(typed: str) -> str:
    """A code as people type it: in upper or lower case, with or without what stands between its letters."""
    return "".join(each for each in typed.upper() if each in LETTERS)


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

    async def register(
        self, player: Player, account: str, password: str, invitation: str | None = None
    ) -> tuple[Player, str]:
        """A guest gets an account, by an invitation where it takes one. All sessions of the guest end, and
        here is the token of a new one: whoever had the old one, on a shared computer for example, does not
        have the account.
        """
        name = checked_name(account)
        code = None if invitation is None else (hashed(plain_code(invitation)), now())
        await self._store.give_account(player.id, name, await self._hash(password), code)
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

    async def invite(self, accounts: int, seconds: int) -> str:
        """A code that makes so many accounts within so many seconds."""
        code = "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3))
        await self._store.add_invitation(hashed(plain_code(code)), accounts, now() + 1000 * seconds)
        return code

    async def reset_password(self, account: str) -> tuple[Player, str]:
        """Whose account this is, and the password that it has from now on. All sessions end."""
        player = await self._store.account(account)
        if player is None:
            raise ParlourError("account-unknown", name=account)
        password = secrets.token_urlsafe(12)
        await self._store.set_password(player.id, await self._hash(password))
        await self._store.end_sessions(player.id)
        return player, password

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
