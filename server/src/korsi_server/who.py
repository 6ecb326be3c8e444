"""Who somebody is: kept with a passkey or a code, on several devices, taken along as a file, or
gone for good. Thin, as `web.py`, of which it is a part."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from time import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from korsi_server import passkeys
from korsi_server.answers import answered, body
from korsi_server.codes import new_code, read_code
from korsi_server.devices import device_of, told
from korsi_server.limits import Crowd
from korsi_server.messages import (
    ByCode,
    ByPasskey,
    Code,
    Farewell,
    Json,
    Keeping,
    KeptDevice,
    KeptPasskey,
    Leave,
    Me,
    NewPasskey,
    PasskeyAsked,
    Place,
)
from korsi_server.store import Guest, Passkey
from korsi_server.tables import belongings
from korsi_server.tables.guests import hashed, new_token
from korsi_server.tables.hall import Hall
from korsi_server.tables.permissions import Cannot
from korsi_server.visits import address, agent, cookie, token_of

Handler = Callable[[Request], Awaitable[Response]]
MAKE: Final = "make"
SIGN_IN: Final = "sign-in"


class Who:
    """The requests of people about themselves."""

    def __init__(
        self, hall: Hall, keepsakes: Crowd, me: Callable[[Request, Guest], Awaitable[Me]]
    ) -> None:
        self._hall = hall
        self._store = hall.store
        self._keepsakes = keepsakes
        self._me = me
        self._tries = Crowd(hall.settings.limits.tries)
        self._exports = Crowd(hall.settings.limits.belongings)
        self._exporting = asyncio.Semaphore(hall.settings.limits.belongings_at_once)

    def addresses(self) -> dict[str, dict[str, Handler]]:
        """Which request is answered by whom."""
        return {
            "/api/me/keeping": {"GET": self.keeping},
            "/api/me/passkeys": {"POST": self.make_passkey},
            "/api/me/passkeys/ask": {"POST": self.ask_to_make},
            "/api/me/passkeys/{id}": {"DELETE": self.drop_passkey},
            "/api/me/code": {"POST": self.make_code, "DELETE": self.drop_code},
            "/api/me/devices/{id}": {"DELETE": self.sign_out},
            "/api/me/export": {"GET": self.export},
            "/api/me/leave": {"POST": self.leave},
            "/api/sign-in/ask": {"POST": self.ask_who},
            "/api/sign-in/passkey": {"POST": self.by_passkey},
            "/api/sign-in/code": {"POST": self.by_code},
        }

    # ── What is kept ─────────────────────────────────────────────────────────────────────────

    async def keeping(self, request: Request) -> Response:
        """All that opens this guest, and what could."""
        guest, key = await self._guest(request)
        return answered(await self._keeping(request, guest.id, key))

    async def _keeping(self, request: Request, guest: str, key: str) -> Keeping:
        store, now = self._store, time()

        def ago(then: float | None) -> float | None:
            return None if then is None else round(max(0.0, now - then), 1)

        devices = [
            KeptDevice(hashed(one.key), *told(one.device), ago(one.seen), one.key == key)
            for one in await store.devices_of(guest)
        ]
        if not any(one.here for one in devices):
            devices.insert(0, KeptDevice(hashed(key), *told(device_of(agent(request))), 0.0, True))
        kept = [
            KeptPasskey(
                hashed(one.passkey), *told(one.device), one.site, ago(one.made), ago(one.used)
            )
            for one in await store.passkeys_of(guest)
        ]
        code = await store.code_of(guest)
        return Keeping(kept, ago(code), devices, self._place(request))

    def _place(self, request: Request) -> Place:
        """Whether a passkey can be made at this address, or why not."""
        try:
            passkeys.site_of(request.scope)
        except Cannot as fault:
            place: Place = fault.data["place"]
            return place
        return "here"

    async def ask_to_make(self, request: Request) -> Response:
        """The question that a new passkey has to answer."""
        guest, key = await self._guest(request)
        site = passkeys.site_of(request.scope)
        known = await self._store.passkeys_of(guest.id)
        if len(known) >= passkeys.MOST:
            raise Cannot("fault-passkeys-enough", {"most": passkeys.MOST})
        challenge = await self._challenge(request, key, MAKE)
        options = passkeys.making(site, challenge, guest.id, guest.name or "Korsi", known)
        return answered(PasskeyAsked(options))

    async def make_passkey(self, request: Request) -> Response:
        """A new passkey opens this guest from now on."""
        guest, key = await self._guest(request)
        site = passkeys.site_of(request.scope)
        credential = (await body(request, NewPasskey)).credential
        challenge = await self._answered(credential, key, MAKE)
        id, public, uses = await passkeys.made(credential, challenge, site)
        device, now = device_of(agent(request)), time()
        if len(await self._store.passkeys_of(guest.id)) >= passkeys.MOST:
            raise Cannot("fault-passkeys-enough", {"most": passkeys.MOST})
        new = Passkey(id, guest.id, site.name, public, uses, device, now, None)
        if not await self._store.keep_passkey(new):
            raise Cannot(passkeys.WRONG)
        await self._store.saw(guest.id, key, device, now)
        return answered(await self._keeping(request, guest.id, key), 201)

    async def drop_passkey(self, request: Request) -> Response:
        """A passkey opens nobody any more."""
        guest, key = await self._guest(request)
        for one in await self._store.passkeys_of(guest.id):
            if hashed(one.passkey) == request.path_params["id"]:
                await self._store.drop_passkey(guest.id, one.passkey)
                return answered(await self._keeping(request, guest.id, key))
        raise Cannot("fault-no-way")

    async def make_code(self, request: Request) -> Response:
        """A new code, in the place of the one before. It is told this once."""
        guest, key = await self._guest(request)
        self._keep_one(request)
        code, now = new_code(), time()
        await self._store.keep_code(guest.id, hashed(code), now)
        await self._store.saw(guest.id, key, device_of(agent(request)), now)
        return answered(Code(code), 201)

    async def drop_code(self, request: Request) -> Response:
        """The code opens nobody any more."""
        guest, key = await self._guest(request)
        await self._store.drop_code(guest.id)
        return answered(await self._keeping(request, guest.id, key))

    async def sign_out(self, request: Request) -> Response:
        """A device is this guest's no more. Who signs out the one in their hands must have another
        way back, and is somebody new here."""
        guest, key = await self._guest(request)
        keys = {hashed(one.key): one.key for one in await self._store.devices_of(guest.id)}
        asked = {hashed(key): key, **keys}.get(request.path_params["id"])
        if asked is None:
            raise Cannot("fault-no-way")
        if asked != key:
            if not await self._hall.persons.sign_out(guest.id, asked):
                raise Cannot("fault-no-way")
            return answered(await self._keeping(request, guest.id, key))
        others = len(keys.keys() - {hashed(key)})
        ways = others + len(await self._store.passkeys_of(guest.id))
        if not ways and await self._store.code_of(guest.id) is None:
            raise Cannot("fault-only-way")
        await self._hall.persons.sign_out(guest.id, key)
        token = new_token()
        answer = answered(await self._keeping(request, hashed(token), hashed(token)))
        answer.headers["set-cookie"] = cookie(request.scope, token)
        return answer

    # ── Coming back ──────────────────────────────────────────────────────────────────────────

    async def ask_who(self, request: Request) -> Response:
        """The question that a passkey has to answer, whosever it is."""
        _, key = await self._guest(request)
        site = passkeys.site_of(request.scope)
        challenge = await self._challenge(request, key, SIGN_IN)
        return answered(PasskeyAsked(passkeys.asking(site, challenge)))

    async def by_passkey(self, request: Request) -> Response:
        """Whose passkey has answered, that is who this is."""
        guest, key = await self._guest(request)
        self._try(request)
        site = passkeys.site_of(request.scope)
        wish = await body(request, ByPasskey)
        challenge = await self._answered(wish.credential, key, SIGN_IN)
        passkey = await self._store.passkey(passkeys.id_in(wish.credential))
        if passkey is None or passkey.site != site.name:
            raise Cannot(passkeys.WRONG)
        uses = await passkeys.proven(wish.credential, challenge, site, passkey)
        if not await self._store.use_passkey(passkey, uses, time()):
            raise Cannot(passkeys.WRONG)
        (known,) = await self._store.known([passkey.guest]) or [Guest(passkey.guest, None)]
        return await self._arrive(request, guest, key, known, wish.bring)

    async def by_code(self, request: Request) -> Response:
        """Whose code this is, that is who this is."""
        guest, key = await self._guest(request)
        self._try(request)
        wish = await body(request, ByCode)
        code = read_code(wish.code)
        if code is None:
            raise Cannot("fault-code-typo")
        known = await self._store.guest_of_code(hashed(code))
        if known is None:
            raise Cannot("fault-code")
        return await self._arrive(request, guest, key, known, wish.bring)

    async def _arrive(
        self, request: Request, guest: Guest, key: str, known: Guest, bring: bool | None
    ) -> Response:
        """This device is somebody's from now on. What whoever was here has comes along, or stays
        behind, as they say; nobody loses a seat because nobody asked."""
        if guest.id == known.id:
            return answered(await self._me(request, known))
        if bring is None:
            tables = await self._store.tables_of(guest.id, 0.0)
            if tables:
                raise Cannot("fault-choose", {"count": len(tables)})
        if bring:
            await self._hall.persons.join(guest.id, known)
            # What was known of this browser before it could show who it is opens nobody.
            await self._hall.persons.sign_out(known.id, key)
        token = await self._hall.guests.sign_in(known.id, agent(request))
        answer = answered(await self._me(request, known))
        answer.headers["set-cookie"] = cookie(request.scope, token)
        return answer

    # ── All of it ────────────────────────────────────────────────────────────────────────────

    async def export(self, request: Request) -> Response:
        """All that is known of this guest, as a file."""
        guest, key = await self._guest(request)
        if not self._exports.take(address(request.scope)) or self._exporting.locked():
            raise Cannot("fault-too-fast")
        kept = await self._keeping(request, guest.id, key)

        async def parts() -> AsyncIterator[bytes]:
            async with self._exporting:
                async for part in belongings.told(self._store, guest, kept):
                    yield part

        answer = StreamingResponse(parts(), media_type="application/json")
        answer.headers["content-disposition"] = 'attachment; filename="korsi-me.json"'
        return answer

    async def leave(self, request: Request) -> Response:
        """Be nobody: all that is known is forgotten, and this device is somebody new."""
        guest, _ = await self._guest(request)
        await body(request, Leave)
        self._keep_one(request)
        tables = await self._hall.persons.leave(guest.id)
        answer = answered(Farewell(tables))
        answer.headers["set-cookie"] = cookie(request.scope, new_token())
        return answer

    # ── What they have in common ─────────────────────────────────────────────────────────────

    async def _guest(self, request: Request) -> tuple[Guest, str]:
        """Who asks, and by which key."""
        token = token_of(request.scope)
        guest = await self._hall.guests.of(token, agent(request))
        if guest is None or token is None:
            raise Cannot("fault-no-guest")
        return guest, hashed(token)

    def _keep_one(self, request: Request) -> None:
        if not self._keepsakes.take(address(request.scope)):
            raise Cannot("fault-too-fast")

    def _try(self, request: Request) -> None:
        """One more who says who they are."""
        if not self._tries.take(address(request.scope)):
            self._hall.metrics.limited.add("tries")
            raise Cannot("fault-too-fast")

    async def _challenge(self, request: Request, key: str, what: str) -> bytes:
        """A question to this device, for this and for a few minutes."""
        self._keep_one(request)
        challenge, now = secrets.token_bytes(32), time()
        asked = hashed(passkeys.told(challenge))
        await self._store.challenge(asked, key, what, now, now + passkeys.LASTS)
        return challenge

    async def _answered(self, credential: Json, key: str, what: str) -> bytes:
        """The question that was answered, which is used up by it; raises Cannot."""
        challenge = passkeys.challenge_in(credential)
        if not await self._store.answered(hashed(passkeys.told(challenge)), key, what, time()):
            raise Cannot(passkeys.WRONG)
        return challenge
