"""Somebody at a browser: presses what people read, and waits for what people see."""

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from browser.device import Device, Kind, leave, take
from browser.looks import speak
from browser.words import said
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from korsi_server.tables.packing import unpack

SAMPLE = "six-nimmt"
"""What people play where it does not matter what they play; how they play it stands below. Other
games have fingers of their own, in `tests/games/<game>/browser/`."""

ASKED = """() => {
  if (document.querySelector("dialog[open]")) return "dialog";
  if (document.querySelector("[data-row]")) return "row";
  const cards = [...document.querySelectorAll("[data-card]")];
  if (cards.some((card) => card.ariaPressed === "true")) return null;
  return cards.some((card) => card.ariaDisabled === "false") ? "card" : null;
}"""
HAND = "cards => cards.map(card => Number(card.dataset.card))"
LYING = """(card) => {
  const button = document.querySelector(`[data-card="${card}"]`);
  if (document.querySelector("dialog[open]")) return true;
  return !button || button.ariaPressed === "true" || button.closest(".cards:not(.fan)") === null;
}"""
COUNT = """() => {
  if (window.korsiMoves !== undefined) return;
  window.korsiMoves = 0;
  korsiSocket.addEventListener("message", ({ data }) => {
    if (typeof data !== "string") return;  // events, packed
    if (["done", "refused", "fault"].includes(JSON.parse(data).say)) window.korsiMoves += 1;
  });
}"""
ARRIVE = """([atOnce, hurried]) => {
  if (atOnce) localStorage.setItem("korsi-pace", "at-once");
  if (hurried) sessionStorage.setItem("hurried", "yes");
}"""
"""Who wants to be told nothing of what happened finds it there at once; for who is in a hurry, what
is told ends at once."""

MAKE = """async ([name, wish]) => {
  const ask = (method, path, body) => fetch(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  }).then((answer) => answer.json());
  if ((await ask("GET", "/api/me")).name === null) {
    await ask("PUT", "/api/me", { name });
    localStorage.setItem("korsi-name-given", "yes");
  }
  return (await ask("POST", "/api/tables", wish)).table;
}"""
"""As the form does it, for somebody who has not typed a name."""
WAYS: dict[str, dict[str, object]] = {
    "classic": {"variant": "classic"},
    "short": {"variant": "classic", "rounds": 1},
    "known": {"variant": "known"},
    "draft": {"variant": "draft"},
}
"""What the form says of the ways to play the sample."""

PATIENCE = 45_000
BLINK = 60
"""How long to look away while several people play. To ask a page costs more than to wait."""


class Person:
    """A device (cookies, storage), one page, one language. Who is calm wants no motion and no
    story; who has asked for stills sees the story without motion."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        *,
        phone: bool = True,
        dark: bool = False,
        calm: bool = True,
        stills: bool = False,
        hurried: bool = False,
        worker: bool = False,
        listens: bool = False,
        own: bool = False,
    ) -> None:
        """`worker`: whether the page may have one, as people's browsers do; else every request is
        seen to go to the server. `listens`: whether the device makes sounds. `own`: whether it is
        new, and changed for good."""
        self.language = language
        self.address = address
        self.game = SAMPLE
        """What this person plays."""
        self.own = own or worker
        self._browser = browser
        device = take(browser, Kind(address, language, phone, worker, listens), own=self.own)
        self._device: Device | None = device
        self.context, self.page = device.context, device.page
        self.context.set_default_timeout(PATIENCE)
        self.page.emulate_media(
            media="null",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm or stills else "no-preference",
        )
        self.page.evaluate(ARRIVE, [calm and not stills, hurried])
        self.frames: list[str] = []
        """All that came through sockets."""
        self.responses: list[Response] = []
        self.troubles: list[str] = []
        self._forgiven: list[str] = []
        self._watch(self.page)

    def prepare(self, script: str) -> None:
        """Before any page that this person opens; nobody gets rid of it, so on an own device."""
        assert self.own
        self.context.add_init_script(script)

    # ── What must not happen ──────────────────────────────────────────────────────────────────

    def _watch(self, page: Page) -> None:
        watched: dict[Any, Callable[[Any], None]] = {
            "console": self._said,
            "pageerror": self._broke,
            "response": self._answered,
            "requestfailed": self._failed,
            "websocket": self._listen,
        }
        for what, how in watched.items():
            page.on(what, how)
        self._watched = watched

    def _said(self, line: ConsoleMessage) -> None:
        self._note(line.type in ("error", "warning"), line.text)

    def _broke(self, error: Error) -> None:
        self._note(True, f"{error.message}\n{error.stack}")

    def _note(self, bad: bool, text: str) -> None:
        if bad and not any(pattern in text for pattern in self._forgiven):
            self.troubles.append(text)

    def _answered(self, response: Response) -> None:
        self.responses.append(response)
        self._note(response.status >= 500, f"{response.status} {response.url}")

    def _failed(self, request: Request) -> None:
        aborted = request.failure == "net::ERR_ABORTED"  # the person went elsewhere, or saved it
        self._note(not aborted, f"{request.failure} {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        """Keep what comes on a socket, as text: what is packed follows the `events` before it."""
        base = b""

        def hear(frame: str | bytes) -> None:
            nonlocal base
            text = frame.encode() if isinstance(frame, str) else unpack(frame, base)
            if text.startswith(b'{"say":"events"'):
                base = text
            self.frames.append(text.decode())

        socket.on("framereceived", hear)

    def forgive(self, *patterns: str) -> None:
        """Complaints with these words are part of the test."""
        self._forgiven += patterns
        kept = [text for text in self.troubles if not any(word in text for word in patterns)]
        self.troubles = kept

    # ── Words ─────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, **data: Any) -> str:
        return said(self.language, key, **data)

    def speak(self, language: str) -> None:
        """The page and whoever reads it go on in this language."""
        if language != self.language:
            speak(self.page, language)
            self.language = language

    def button(self, key: str, **data: Any) -> Locator:
        """The button with these words; of what every game on the shelf has, the own game's."""
        name = self.say(key, **data)
        if key in ("play-now", "play-with-friends", "play-here", "options"):
            name = self.say("of-game", what=name, game=self.say(self.game))
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def shelf(self) -> Locator:
        """The game on the home page."""
        return self.page.get_by_role("article", name=self.say(self.game), exact=True)

    def link(self, key: str, **data: Any) -> Locator:
        name = self.say(key, **data)
        if key in ("learn", "rules"):
            name = self.say("of-game", what=name, game=self.say(self.game))
        return self.page.get_by_role("link", name=name, exact=True)

    def dialog(self, key: str | None = None) -> Locator:
        if key is None:
            return self.page.get_by_role("dialog")
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    def bar(self, key: str) -> Locator:
        """A button of the table's bar."""
        return self.page.get_by_role("navigation").get_by_role(
            "button", name=re.compile(f"^{re.escape(self.say(key))}")
        )

    def toolbar(self, key: str) -> Locator:
        """Many things for one stop of the keyboard. It is looked up in every move, so by what is
        written on it: to ask for roles is to look at every thing on the page."""
        return self.page.locator(
            f"[role=toolbar][aria-label={json.dumps(self.say(key), ensure_ascii=False)}]"
        )

    # ── Ways ──────────────────────────────────────────────────────────────────────────────────

    def home(self) -> None:
        self.page.goto("/")
        expect(self.button("play-now")).to_be_enabled()

    def open_settings(self) -> None:
        """Under the own name, at the top of every page but the table."""
        self.page.get_by_role("banner").get_by_role("button").click()
        self.dialog("settings").wait_for()

    def be_called(self, name: str) -> None:
        """Type a name once, in the open settings."""
        settings = self.dialog("settings")
        settings.get_by_role("textbox", name=self.say("your-name")).fill(name)
        settings.get_by_role("button", name=self.say("name-save"), exact=True).click()
        settings.get_by_text(self.say("name-saved")).wait_for()

    def play_now(self) -> None:
        self.button("play-now").click()
        self.page.locator("[data-card]").first.wait_for()

    def open_form(self) -> None:
        self.button("play-with-friends").click()
        self.dialog("play-with-friends").wait_for()

    def set_table(
        self, way: str, seats: int, target: int | None = None, help: str | None = None
    ) -> str:
        """Through the form, to the waiting room; the link for others. `help` is who may have hints
        and previews, if not as usual."""
        form = self.dialog("play-with-friends")
        called = re.compile(f"^{re.escape(self.say(f'{self.game}-way-{way}'))}")
        form.get_by_role("radio", name=called).check()
        count = form.get_by_role("combobox", name=self.say("seats-count"))
        if count.count():
            count.select_option(str(seats))
        if target is not None:
            ends = form.get_by_role("spinbutton", name=self.say(f"{self.game}-target"))
            ends.fill(str(target))
        for term in ("hints", "preview") if help is not None else ():
            choice = form.get_by_role("group", name=self.say(f"help-{term}"), exact=True)
            choice.get_by_text(self.say(f"help-for-{help}"), exact=True).click()
        form.get_by_role("button", name=self.say("set-table"), exact=True).click()
        link = self.page.get_by_role("textbox", name=self.say("link"), exact=True)
        return link.input_value()

    def wished(self) -> dict[str, Any]:
        """Press the form's own button; the table that it asks for."""
        with self.page.expect_request(
            lambda request: request.method == "POST" and request.url.endswith("/api/tables")
        ) as asked:
            self.dialog().locator("form button.main").click()
        wish: dict[str, Any] = asked.value.post_data_json
        return wish

    def start(self, level: str = "easy") -> None:
        """As host: the free seats go to bots, and the game begins."""
        start = self.button("start").or_(self.button("start-with-bots"))
        start.wait_for()
        if self.button("start-with-bots").is_visible():
            self.page.get_by_role("combobox", name=self.say("fill-level")).select_option(level)
        start.click()
        self.page.get_by_role("heading", level=1).wait_for(state="attached")
        self.page.locator("[data-card]").first.wait_for()

    def new_table(
        self, seats: int, *, bots: str | None = None, help: str = "alone", **options: object
    ) -> str:
        """To a table such as the form makes, without filling it in; the link for others. With bots
        the game begins. `help` is who may have hints and previews."""
        wish = {"game": self.game, "seats": seats, "options": options, "bots": bots}
        terms = {"contributes": True, "hints": help, "preview": help}
        name = self.say("guest-names").split(" ")[0]
        table: str = self.page.evaluate(MAKE, [name, {**wish, **terms}])
        self.page.goto(f"/t/{table}")
        return f"{self.address}/t/{table}"

    def play_bots(self, seats: int, **options: object) -> str:
        """To a game against easy bots, with the first cards in the hand; the table's id."""
        link = self.new_table(seats, bots="easy", **options)
        self.page.locator("[data-card]").first.wait_for()
        return table_in(link)

    def table(self, way: str = "short", seats: int = 4, target: int | None = None) -> str:
        """To a game of the sample against bots; the table's id."""
        ends = {} if target is None else {"target": target}
        return self.play_bots(seats, **WAYS[way], **ends)

    def come_back(self) -> None:
        """From the home page to the table of the own game that waits there."""
        mine = self.page.get_by_role("region", name=self.say("my-tables"))
        mine.get_by_role("link").filter(has_text=self.say(self.game)).first.click()

    def leave(self) -> None:
        """To the question whether to leave: in the bar of a desk, under "more" on a phone."""
        if not self.bar("leave").is_visible():
            self.bar("more").click()
        self.button("leave").click()
        self.dialog("leave-title").wait_for()

    @property
    def wide(self) -> bool:
        """Whether log and chat lie beside the board."""
        there: bool = self.page.evaluate("innerWidth >= 1000")
        return there

    @property
    def table_id(self) -> str:
        return self.page.url.rstrip("/").rsplit("/", 1)[-1]

    # ── Play (6 nimmt!) ────────────────────────────────────────────────────────────────────────

    @property
    def hand(self) -> Locator:
        return self.toolbar(f"{SAMPLE}-board-hand").locator("[data-card]")

    @property
    def rows(self) -> Locator:
        return self.page.locator("[data-place-row]")

    def cards(self) -> list[int]:
        """The own hand, as it is shown."""
        cards: list[int] = self.hand.evaluate_all(HAND)
        return cards

    def card(self, card: int) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def asked(self) -> str:
        """Wait until something is asked of this person: "card", "row" or "dialog"."""
        answer: str = self.wait_until(ASKED)
        return answer

    def wait_until(self, true: str, arg: Any = None) -> Any:
        """Until this function of the page says something; what it says. It is asked again every
        blink, not with every picture."""
        return self.page.wait_for_function(
            true, arg=arg, polling=BLINK, timeout=PATIENCE
        ).json_value()

    def choose(self, card: int) -> None:
        """A card of the hand, face down."""
        self.card(card).click()
        self.wait_until(LYING, card)

    def take(self, row: int | None = None) -> None:
        """A row where one is to be taken; the first if it does not matter."""
        button = self.page.locator("[data-row]" if row is None else f'[data-row="{row}"]').first
        button.click()
        self.page.locator("[data-row]").first.wait_for(state="detached")

    def act(self, pick: Callable[[list[int]], int] = min) -> str:
        """Do what is asked; what it was."""
        what = self.asked()
        if what == "row":
            self.take()
        elif what == "card":
            drafting = self.page.locator(".cards:not(.fan) [data-card][aria-disabled=false]")
            if drafting.count():
                cards = drafting.evaluate_all(HAND)
                card = pick(cards)
                drafting.and_(self.card(card)).click()
                self.page.locator(f'.cards:not(.fan) [data-card="{card}"]').wait_for(
                    state="detached"
                )
            else:
                self.choose(pick(self.cards()))
        return what

    def play_until(self, dialog: str | None = None, pick: Callable[[list[int]], int] = min) -> None:
        """Until a dialog opens; with a name, others are closed on the way."""
        while True:
            if self.act(pick) != "dialog":
                continue
            if dialog is None or self.dialog(dialog).is_visible():
                return
            self.button("go-on").click()
            self.dialog().wait_for(state="detached")

    def play_on(self, tricks: int) -> None:
        """Until the hand has this many cards fewer."""
        left = len(self.cards()) - tricks
        while len(self.cards()) > left:
            assert self.act() != "dialog"
            self.wait_until(
                f"() => document.querySelectorAll('.fan [data-card]').length <= {left}"
                f" || ({ASKED})() !== null"
            )

    def asked_now(self) -> str | None:
        """What is asked of this person at this moment."""
        answer: str | None = self.page.evaluate(ASKED)
        return answer

    def count_answers(self) -> None:
        """From now on, at the table that is open."""
        self.page.evaluate(COUNT)

    def answers(self) -> int:
        """How many moves of this person have been answered."""
        count: int = self.page.evaluate("() => window.korsiMoves ?? 0")
        return count

    def wait_for_answer(self, before: int) -> None:
        """Until there is one more than there were before."""
        self.wait_until("(before) => korsiMoves > before", before)

    def wait_to_hear(self, name: str) -> None:
        """Until an event of this name has come."""
        patient = monotonic() + PATIENCE / 1000
        while not any(
            event["event"] == name for frame in self.heard() for event in frame.get("events", [])
        ):
            assert monotonic() < patient, f"nothing is heard of {name}"
            self.page.wait_for_timeout(BLINK)

    def heard(self) -> list[dict[str, Any]]:
        """The frames that came, understood."""
        return [json.loads(frame) for frame in self.frames]

    def events(self) -> list[dict[str, Any]]:
        """All that happened, as it was told to this browser."""
        frames = [frame for frame in self.heard() if frame["say"] == "events"]
        return [event for frame in frames for event in frame["events"]]

    def over(self) -> Locator:
        """The end screen's own way on."""
        return self.page.get_by_role("link", name=self.say("replay"), exact=True)

    def close(self) -> None:
        """Somebody else may have the device."""
        for what, how in self._watched.items():
            self.page.remove_listener(what, how)
        self._watched = {}
        if self._device is not None:
            leave(self._browser, self._device)
        self._device = None


def table_in(link: str) -> str:
    """The id of the table that a link leads to."""
    return urlsplit(link).path.rsplit("/", 1)[-1]


def play_together(*people: Person) -> None:
    """Everybody does what is asked of them, until all see a dialog: the end of the round."""
    patient = monotonic() + PATIENCE / 1000
    while monotonic() < patient:
        asked = [person.asked_now() for person in people]
        if all(what == "dialog" for what in asked):
            return
        for person, what in zip(people, asked, strict=True):
            if what in ("card", "row"):
                person.act()
                patient = monotonic() + PATIENCE / 1000
        people[0].page.wait_for_timeout(BLINK)
    raise AssertionError(f"the game stands still: {asked}")
