"""What the house keeps, who runs the server: what it tells everybody, and who may get an account."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.store.jobs import FORGOTTEN, Job, only
from parlour.store.model import folded
from parlour.store.notices import NoticeStore

MESSAGE: Final = "message"  # the fact with what everybody is told
REACHED_BY: Final = ("contacts", "addresses", "devices")


class HouseStore(NoticeStore):
    """What a store keeps for the house."""

    # What it tells everybody

    async def message(self) -> dict[str, str]:
        """The message of the day by language; under no language, for all others."""
        kept = await self.fact(MESSAGE)
        return msgspec.json.decode(kept, type=dict[str, str]) if kept else {}

    async def set_message(self, locale: str, text: str) -> None:
        """Tell everybody this, in one language or in no particular one; an empty text is no message."""

        def job() -> Job[None]:
            yield "INSERT INTO facts (name, value) VALUES ($1, '{}') ON CONFLICT DO NOTHING", (MESSAGE,)
            lock = "UPDATE facts SET value = value WHERE name = $1 RETURNING value"  # for two at a time
            ((kept,),) = yield lock, (MESSAGE,)
            texts = {**msgspec.json.decode(kept, type=dict[str, str]), locale: text}
            left = msgspec.json.encode({name: each for name, each in texts.items() if each}).decode()
            yield "UPDATE facts SET value = $2 WHERE name = $1", (MESSAGE, left)

        await self._write(job())

    # Who may get an account

    async def add_invitation(self, code_hash: bytes, accounts: int, expires_ms: int) -> None:
        """Let whoever has a code get an account, so many times and until then."""
        await self._write(
            only(
                "INSERT INTO invitations (code, accounts, expires) VALUES ($1, $2, $3)",
                code_hash,
                accounts,
                expires_ms,
            )
        )

    async def close_account(self, name: str) -> str:
        """Nobody can log in by this account any more: its person is a guest without a session, and is told
        of nothing. Whose it was.
        """

        def job() -> Job[str]:
            closed = yield "DELETE FROM accounts WHERE folded = $1 RETURNING player", (folded(name),)
            if not closed:
                raise ParlourError("account-unknown", name=name)
            ((player,),) = closed
            for table in REACHED_BY:
                yield f"DELETE FROM {table} WHERE player = $1", (player,)  # noqa: S608 (names of our own)
            yield "DELETE FROM sessions WHERE player = $1", (player,)
            yield FORGOTTEN, (player,)
            return str(player)

        return await self._write(job())


def invited(code_hash: bytes, now_ms: int) -> Job[None]:
    """Use an invitation once; refused, if it is none or none any more."""
    used = yield (
        """
        UPDATE invitations SET accounts = accounts - 1
        WHERE code = $1 AND accounts > 0 AND expires > $2 RETURNING code
        """,
        (code_hash, now_ms),
    )
    if not used:
        raise ParlourError("invitation-unknown")
