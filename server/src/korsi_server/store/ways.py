"""What opens a person besides the first cookie: devices, passkeys, and a code to write down. The
same for a file and for a database."""

from collections.abc import Sequence
from typing import Any, Final

from korsi_server.store import Device, Guest, Passkey
from korsi_server.store.people import ALIAS, ESTRANGE, KEYS, People, Statement

CODE: Final = "code-"
"""How the kept form of a code begins; see `schema.py`."""
CHALLENGE: Final = "challenge-"

DEVICES: Final = "select key, device, seen from {0}keys where guest = {1}"
OPEN: Final = "insert into {0}keys (key, guest, device, seen) values ({1}, {2}, {3}, {4})"
SHUT: Final = "delete from {0}keys where key = {1} and guest = {2} returning key"
ESTRANGED: Final = (
    "insert into {0}keys (key, guest) values ({1}, {2}) on conflict (key)"
    " do update set guest = excluded.guest, device = null, seen = null"
    " where keys.guest = {1} returning key"
)
"""A key that is called like its guest opens them without a row; so it gets one."""
NO_LINKS: Final = "delete from {0}links where guest = {1}"
ONE: Final = "select id, name, avatar from {0}guests where id = {1}"
JOIN: Final = (
    "update {0}keys set guest = {2} where guest = {1}",
    "update {0}passkeys set guest = {2} where guest = {1}",
    "update {0}codes set guest = {2} where guest = {1}"
    " and not exists (select 1 from {0}codes as other where other.guest = {2})",
    "update {0}aliases set guest = {2} where guest = {1}",
    # Where both sat at one table, they stay two.
    "update {0}played set guest = {2} where guest = {1} and not exists ("
    ' select 1 from {0}played as other where other."table" = {0}played."table"'
    " and other.guest = {2})",
    "insert into {0}unlisted (guest) select {2} from {0}unlisted where guest = {1}"
    " on conflict do nothing",
)
FORGOTTEN: Final = (
    "delete from {0}codes where guest = {1}",
    "delete from {0}links where guest = {1}",
    "delete from {0}guests where id = {1}",
    "delete from {0}unlisted where guest = {1}",
)
ALIAS_OF: Final = (
    "insert into {0}aliases (alias, guest, since) values ({1}, {2}, {3}) on conflict (alias)"
    " do update set guest = excluded.guest"
)
PASSKEYS: Final = (
    "select passkey, guest, site, public, uses, device, made, used from {0}passkeys"
    " where %s = {1} order by made, passkey"
)
KEEP_PASSKEY: Final = (
    "insert into {0}passkeys (passkey, guest, site, public, uses, device, made, used)"
    " values ({1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}) on conflict do nothing returning passkey"
)
USE_PASSKEY: Final = (
    "update {0}passkeys set uses = {3}, used = {4} where passkey = {1} and uses = {2}"
    " returning passkey"
)
TOO_OLD: Final = "delete from {0}challenges where until <= {1}"
ASK: Final = "insert into {0}challenges (challenge, key, what, until) values ({1}, {2}, {3}, {4})"
KEEP_CODE: Final = (
    "insert into {0}codes (guest, made, code) values ({1}, {2}, {3}) on conflict (guest)"
    " do update set made = excluded.made, code = excluded.code"
)


class Ways(People):
    """All of it."""

    # ── Devices ──────────────────────────────────────────────────────────────────────────────

    async def devices_of(self, guest: str) -> list[Device]:
        """See Store."""
        devices = [Device(*row) for row in await self._rows(DEVICES, guest)]
        return sorted(devices, key=lambda one: (-(one.seen or 0.0), one.key))

    async def open_to(self, guest: str, key: str, device: str | None, now: float) -> None:
        """See Store."""
        await self._together([(OPEN, (key, guest, device, now))])

    async def sign_out(self, guest: str, key: str, fresh: str) -> bool:
        """See Store."""
        own = key == guest
        way: Statement = (ESTRANGED, (key, fresh)) if own else (SHUT, (key, guest))
        rows, _ = await self._together([way, (NO_LINKS, (guest,))])
        return bool(rows)

    async def join(self, guest: str, into: str, now: float) -> list[str]:
        """See Store."""
        statements: list[Statement] = [(KEYS, (guest,))]
        statements += [(statement, (guest, into)) for statement in JOIN]
        statements += [(statement, (guest,)) for statement in FORGOTTEN]
        statements.append((ESTRANGE, (guest, into)))
        statements.append((ALIAS_OF, (f"{ALIAS}{guest}", into, now)))
        keys, *_ = await self._together(statements)
        return sorted({guest, *(key for (key,) in keys)})

    # ── Passkeys ─────────────────────────────────────────────────────────────────────────────

    async def keep_passkey(self, passkey: Passkey) -> bool:
        """See Store."""
        (rows,) = await self._together([(KEEP_PASSKEY, tuple(passkey))])
        return bool(rows)

    async def passkey(self, passkey: str) -> Passkey | None:
        """See Store."""
        found = await self._passkeys("passkey", passkey)
        return found[0] if found else None

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """See Store."""
        return await self._passkeys("guest", guest)

    async def use_passkey(self, passkey: Passkey, uses: int, now: float) -> bool:
        """See Store."""
        given = (passkey.passkey, passkey.uses, uses, now)
        (rows,) = await self._together([(USE_PASSKEY, given)])
        return bool(rows)

    async def drop_passkey(self, guest: str, passkey: str) -> bool:
        """See Store."""
        query = "delete from {0}passkeys where guest = {1} and passkey = {2} returning passkey"
        (rows,) = await self._together([(query, (guest, passkey))])
        return bool(rows)

    async def _passkeys(self, column: str, given: str) -> list[Passkey]:
        return [Passkey(*row) for row in await self._rows(PASSKEYS % column, given)]

    # ── Codes ────────────────────────────────────────────────────────────────────────────────

    async def keep_code(self, guest: str, code: str, now: float) -> None:
        """See Store."""
        await self._together([(KEEP_CODE, (guest, now, f"{CODE}{code}"))])

    async def code_of(self, guest: str) -> float | None:
        """See Store."""
        rows = await self._rows("select made from {0}codes where guest = {1}", guest)
        return rows[0][0] if rows else None

    async def guest_of_code(self, code: str) -> Guest | None:
        """See Store."""
        rows = await self._rows("select guest from {0}codes where code = {1}", f"{CODE}{code}")
        return await self._guest_of(rows)

    async def drop_code(self, guest: str) -> None:
        """See Store."""
        await self._together([("delete from {0}codes where guest = {1}", (guest,))])

    async def _guest_of(self, rows: Sequence[Any]) -> Guest | None:
        if not rows:
            return None
        for id, name, avatar in await self._rows(ONE, rows[0][0]):
            return Guest(id, name or None, avatar)
        return Guest(rows[0][0], None)

    # ── Questions to devices ─────────────────────────────────────────────────────────────────

    async def challenge(
        self, challenge: str, key: str, what: str, now: float, until: float
    ) -> None:
        """See Store."""
        given = (f"{CHALLENGE}{challenge}", key, what, until)
        await self._together([(TOO_OLD, (now,)), (ASK, given)])

    async def answered(self, challenge: str, key: str, what: str, now: float) -> bool:
        """See Store."""
        query = (
            "delete from {0}challenges where challenge = {1} and key = {2} and what = {3}"
            " and until > {4} returning challenge"
        )
        (rows,) = await self._together([(query, (f"{CHALLENGE}{challenge}", key, what, now))])
        return bool(rows)
