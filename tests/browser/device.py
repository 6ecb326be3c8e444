"""What people hold in their hands: a browser of its own (cookies, storage) with one page.

To start one takes longer than most visits. So a device is left empty for whoever comes next and
speaks the same language: nobody finds there what somebody else has kept, but scripts and letters
have been fetched already. Who needs it as new, or changes it for good, has one of their own.
"""

from contextlib import suppress
from typing import NamedTuple
from weakref import WeakKeyDictionary

from browser.looks import forget_size
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
LOCALES = {"en": "en-GB", "fa": "fa-IR", "uk": "uk-UA"}
NOWHERE = "/robots.txt"
"""A page of the same house, so that it stays the same process, on which nothing goes on."""
EMPTY = "() => { localStorage.clear(); sessionStorage.clear(); }"
MOST = 12
"""So many lie ready at most, those that were left last."""

TELL = """\
addEventListener("securitypolicyviolation", (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
window.WebSocket = class extends WebSocket {
  constructor(...wishes) {
    super(...wishes);
    window.korsiSocket = this;
  }
};"""
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"
"""As in a browser that has none: Playwright's own way to block it complains aloud."""
WITHOUT_EAR = "delete window.AudioContext;"
"""As in a browser that makes no sound: one that does mixes silence a hundred times a second."""
HURRY = """\
try {
  const here = location.pathname !== "/robots.txt" && sessionStorage.getItem("hurried");
  const press = (name) => document.body.dispatchEvent(
    new KeyboardEvent(name, { key: "F9", code: "F9", bubbles: true }));
  const told = () => document.querySelector("[data-telling]");
  if (here) setInterval(() => told() && ["keydown", "keyup"].forEach(press), 50);
} catch {}"""
"""Any key that does nothing else: what is told ends at once. A device at rest stays at rest."""


class Kind(NamedTuple):
    """What can't be changed about a device."""

    address: str
    language: str
    phone: bool
    worker: bool = False
    listens: bool = False


class Device:
    """At the empty page of a house."""

    def __init__(self, browser: Browser, kind: Kind, *, own: bool = False) -> None:
        self.kind = kind
        self.own = own
        """Whether nobody else has it, before or after."""
        self.context: BrowserContext = browser.new_context(
            base_url=kind.address,
            viewport=PHONE if kind.phone else DESK,
            is_mobile=kind.phone,
            has_touch=kind.phone,
            locale=LOCALES[kind.language],
            accept_downloads=True,
        )
        self.context.add_init_script(TELL + HURRY)
        if not kind.worker:
            self.context.add_init_script(WITHOUT_WORKER)
        if not kind.listens:
            self.context.add_init_script(WITHOUT_EAR)
        self.page: Page = self.context.new_page()
        self.page.goto(NOWHERE)

    def empty(self) -> None:
        """Nothing is left of whoever had it."""
        size = PHONE if self.kind.phone else DESK
        forget_size(self.page)
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)
        self.page.unroute_all()
        self.page.goto(NOWHERE)
        self.page.evaluate(EMPTY)
        self.context.clear_cookies()


_ready: WeakKeyDictionary[Browser, list[Device]] = WeakKeyDictionary()


def take(browser: Browser, kind: Kind, *, own: bool) -> Device:
    """One that lies ready, or another."""
    ready = _ready.setdefault(browser, [])
    found = None if own else next((device for device in ready if device.kind == kind), None)
    if found is None:
        return Device(browser, kind, own=own)
    ready.remove(found)
    return found


def leave(browser: Browser, device: Device) -> None:
    """For whoever comes next, where it can be."""
    ready = _ready[browser]
    if not device.own:
        with suppress(Error):  # its house may be closed
            device.empty()
            ready.append(device)
            if len(ready) <= MOST:
                return
            device = ready.pop(0)
    device.context.close()
