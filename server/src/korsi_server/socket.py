"""The socket at a table: decode, who are you, pass it on. Thin; it knows no game."""

import asyncio
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from korsi_server import messages, mishaps
from korsi_server.gate import Gate
from korsi_server.limits import Bucket, Crowd
from korsi_server.messages import Answered, Asked, Fault
from korsi_server.store import Down, Guest
from korsi_server.tables import advice, closing
from korsi_server.tables.company import NOT_WANTED
from korsi_server.tables.frames import encode
from korsi_server.tables.hall import Hall
from korsi_server.tables.packing import Packings
from korsi_server.tables.permissions import Cannot
from korsi_server.tables.table import Table
from korsi_server.visits import address, same_origin, token_of
from korsi_server.wire import TOO_MANY, Wire

NO_COOKIE: Final = 4401
NO_TABLE: Final = 4404
CLOSED_TABLE: Final = 4410
"""It is there, but can't be opened; a fault has said why."""
LATER: Final = 1013
RESTARTING: Final = 1012
LEFT: Final = (1000, 1001)
"""Whoever closes a page or leaves it says so; whose link is lost says nothing."""
SENT_AWAY: Final = (NOT_WANTED, *closing.FAULTS.values())
"""Who is told this need not come back."""
DEEP: Final = 40
"""Brackets that may be open at once; no message needs more than a few."""

_decode = msgspec.json.Decoder(Asked).decode


class WithId(msgspec.Struct):
    """Anything with an `id`, whatever else it is."""

    id: messages.MoveId


_decode_id = msgspec.json.Decoder(WithId).decode


class Visit:
    """One socket of a guest: what the table tells goes straight to the wire."""

    __slots__ = (
        "_base",
        "_changes",
        "_hall",
        "_wire",
        "avatar",
        "bucket",
        "guest",
        "hinting",
        "home",
        "name",
    )

    def __init__(self, wire: Wire, guest: Guest, home: str, hall: Hall, changes: bool) -> None:
        self._changes = changes
        """Whether it wants `events` as changes."""
        self._base: bytes | None = None
        """Then: the text of the last of them."""
        self._wire = wire
        self._hall = hall
        self.guest, self.name, self.avatar = guest
        self.home = home
        self.bucket = Bucket(hall.settings.limits.messages)
        self.hinting: asyncio.Task[None] | None = None

    def hear(self, frame: bytes) -> None:
        """Send at once; whoever does not read is dropped."""
        self._wire.write(frame)

    def happen(self, text: bytes, packings: Packings) -> None:
        """Send what happened: packed, where this socket wants changes and has something to change.
        What it has is what was sent on it, whoever sits where."""
        base = self._base
        if self._changes:
            self._base = text
        if base is None:
            self.hear(text)
        else:
            self._wire.write(packings.of(text, base), packed=True)

    def answer(self, answered: Answered) -> None:
        """Tell this socket alone."""
        if isinstance(answered, Fault):
            self._hall.metrics.faults.value += 1
        self.hear(encode(answered))

    def dismiss(self, fault: Cannot) -> None:
        """Say why this is no place to be, and end it: whoever it is need not come back."""
        self.answer(Fault(fault.why, fault.data))
        self.cut(CLOSED_TABLE)

    def send_on(self, fault: Cannot) -> None:
        """Say what is wrong, and end it: whoever it is comes back soon, perhaps elsewhere."""
        self.answer(Fault(fault.why, fault.data))
        self.cut(RESTARTING)

    def cut(self, code: int) -> None:
        """End it."""
        self._wire.cut(code)


class Door:
    """Lets sockets in, to `/ws/{table}`."""

    def __init__(self, hall: Hall, gate: Gate) -> None:
        self._hall = hall
        self._gate = gate
        limits = hall.settings.limits
        self._visits = Crowd(limits.visits)
        self._messages = Crowd(limits.messages_of_address)
        self._frames = Crowd(limits.frames_of_address)
        self._open: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any, table: str) -> None:
        """One socket, from the knock to the end."""
        wire = scope["state"]["wire"]
        assert isinstance(wire, Wire)
        await receive()
        home = address(scope)
        if not same_origin(scope):
            await send({"type": "websocket.close"})  # before it is accepted: 403
            return
        await send({"type": "websocket.accept"})
        few = self._open.get(home, 0) < self._gate.most_sockets_of_home
        if not self._visits.take(home) or not few:
            self._hall.metrics.fast.value += 1
            self._hall.metrics.limited.add("visits")
            wire.cut(TOO_MANY)
            return
        wire.household = self._frames.of(home)
        self._open[home] = self._open.get(home, 0) + 1
        try:
            await self._visit(scope, wire, home, table)
        except Down:
            wire.cut(LATER)
        except Exception as error:
            mishaps.note(error, "socket", self._hall.metrics)
            wire.cut(1011)
        finally:
            self._open[home] -= 1
            if not self._open[home]:
                del self._open[home]

    async def _visit(self, scope: Any, wire: Wire, home: str, id: str) -> None:
        guest = await self._hall.guests.of(token_of(scope))
        if guest is None:
            wire.cut(NO_COOKIE)
            return
        try:
            table = await self._hall.find(id, guest.id)
        except Cannot as fault:
            wire.write(encode(Fault(fault.why, fault.data)))
            wire.cut(CLOSED_TABLE)
            return
        if table is None:
            wire.cut(NO_TABLE)
            return
        if self._gate.crowded and table.log.seat_of(guest.id) is None:
            self._hall.metrics.limited.add("sockets")
            wire.cut(LATER)
            return
        after, changes = _asked(scope["query_string"])
        bucket = self._messages.of(home)
        visit = Visit(wire, guest, home, self._hall, changes)
        # What keeps the connection alive needs no more of the handshake.
        scope.clear()
        lost = True
        try:
            await table.join(visit, after)
            while True:
                message = await wire.heard()
                if isinstance(message, str):
                    text: str | None = message
                elif message["type"] == "websocket.receive":
                    text = None  # bytes are no message
                else:
                    lost = message.get("code") not in LEFT
                    return
                if not (visit.bucket.take() and bucket.take()):
                    self._hall.metrics.fast.value += 1
                    self._hall.metrics.limited.add("messages")
                    if visit.bucket.hopeless:
                        visit.cut(TOO_MANY)
                        return
                    visit.answer(Fault("fault-too-fast", id=id_of(text)))
                    continue
                await self._heard(table, visit, text)
        except Cannot as fault:
            if fault.why in SENT_AWAY:
                visit.dismiss(fault)
            else:
                visit.cut(LATER)
        finally:
            table.leave(visit, lost=lost)
            if visit.hinting is not None:
                visit.hinting.cancel()

    async def _heard(self, table: Table, visit: Visit, text: str | None) -> None:
        """One message. Whatever happens, the socket gets an answer it can understand."""
        ask = understood(text)
        id = id_of(text) if ask is None else ask.id
        try:
            match ask:
                case None:
                    visit.answer(Fault("fault-not-understood", id=id))
                case messages.Move() | messages.Undo():
                    visit.answer(await table.act(visit.guest, ask))
                case messages.Ping():
                    visit.answer(messages.Pong(ask.at))
                case messages.Hint():
                    self._hint(table, visit, id)
                case messages.Preview():
                    visit.answer(await advice.preview(table, visit.guest, ask))
                case _:
                    await table.ask(visit, ask)
        except Cannot as fault:
            visit.answer(Fault(fault.why, fault.data, id))
        except Exception as error:
            table.note(error)
            visit.answer(Fault("fault-busy", id=id))

    def _hint(self, table: Table, visit: Visit, id: str | None) -> None:
        """Let a bot think; meanwhile the socket goes on."""
        if visit.guest in table.hinting:  # on this socket or another
            raise Cannot("fault-too-fast")
        table.hinting.add(visit.guest)

        async def hint() -> None:
            try:
                async with asyncio.timeout(15):
                    visit.answer(await advice.hint(table, visit.guest))
            except Cannot as fault:
                visit.answer(Fault(fault.why, fault.data, id))
            except TimeoutError:
                visit.answer(Fault("fault-busy", id=id))
            except Exception as error:
                table.note(error)
                visit.answer(Fault("fault-busy", id=id))
            finally:
                table.hinting.discard(visit.guest)

        visit.hinting = asyncio.get_running_loop().create_task(hint())


def understood(text: str | None) -> Asked | None:
    """A frame as a message; None if it is none."""
    if text is None or max(text.count("["), text.count("{")) > DEEP:
        return None
    try:
        ask: Asked = _decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    return ask


def id_of(text: str | None) -> str | None:
    """The `id` of a frame that is no message, or came too fast to be read as one."""
    if text is None:
        return None
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


def _asked(query: bytes) -> tuple[int | None, bool]:
    """The number of the last event that the client has seen, and whether it wants changes instead
    of whole views. A word that is not known is no wish: whole views are for everybody."""
    given = parse_qs(query.decode("latin-1"))
    after, views = given.get("after", [""])[0], given.get("views", [""])[0]
    seen = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
    return seen, views == "changes"
