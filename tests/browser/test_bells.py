"""Told of their turn while no page is open: by the worker, in their language, to the table.

The way is real from the move to the worker, but for the vendor's push service, which no test may
ring: ours takes what the server sends, reads it, and the browser's devtools hand it to the worker.
A browser without a screen shows no notifications and asks for none: what it would show is kept.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.device import NOWHERE
from browser.house import House
from browser.looks import faults
from browser.person import Person, table_in
from browser.tour import HURRIED
from playwright.sync_api import expect
from server.push_service import Device, PushService, push_service

SUBSCRIBED = """
(() => {
  const { endpoint, p256dh, auth } = %s;
  const subscription = {
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => (localStorage.removeItem("subscribed"), true),
  };
  const there = () => localStorage.getItem("subscribed") && subscription;
  PushManager.prototype.getSubscription = async () => there();
  PushManager.prototype.subscribe = async () => (localStorage.setItem("subscribed", "1"), there());
  const permission = () => localStorage.getItem("allowed") ?? "default";
  Object.defineProperty(Notification, "permission", { get: permission });
  Notification.requestPermission = async () =>
    (localStorage.setItem("allowed", "granted"), permission());
})();
"""
"""What the browser and its vendor would give: a person's yes, and an address at our push service,
with the device's keys."""
SCREEN = """() => {
  self.shown = [];
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, options) => {
    const close = () => (self.shown = self.shown.filter(({ tag }) => tag !== options.tag));
    close();
    self.shown.push({ title, ...options, close });
  };
  prototype.getNotifications = async ({ tag } = {}) =>
    self.shown.filter((one) => !tag || one.tag === tag);
  WorkerNavigator.prototype.setAppBadge = async (count) => void (self.badge = count);
  Clients.prototype.openWindow = async (path) => void (self.opened = path);
}"""
SHOWN = "() => self.shown.map(({ close, ...rest }) => rest)"
TAPPED = """async () => {
  let done;
  const event = Object.assign(new ExtendableEvent("notificationclick"), {
    notification: self.shown[0],
    waitUntil: (promise) => (done = promise),
  });
  self.dispatchEvent(event);
  await done;
  return self.opened;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


class Reachable:
    """Somebody with a device that can be rung."""

    def __init__(self, person: Person, device: Device) -> None:
        self.person, self.device = person, device
        person.prepare(SUBSCRIBED % json.dumps(device.subscription))
        self._told = 0

    def switch_on(self) -> None:
        """In the waiting room, or in the open settings."""
        person = self.person
        person.page.get_by_role("checkbox", name=person.say("tell-me")).check()
        expect(person.page.get_by_text(person.say("tell-me-on"))).to_be_visible()

    def go_away(self) -> None:
        self.person.page.goto(NOWHERE)

    def rung(self) -> dict[str, Any]:
        """The next notice comes to the browser; the notification that it shows."""
        self._told += 1
        notice = self.device.told(self._told)[-1]
        page = self.person.page
        session = self.person.context.new_cdp_session(page)
        found: list[dict[str, Any]] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(20)
        message = {
            "origin": self.person.address,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(notice),
        }
        (worker,) = self.person.context.service_workers
        worker.evaluate(SCREEN)
        session.send("ServiceWorker.deliverPushMessage", message)
        for _ in range(100):
            if worker.evaluate(SHOWN):
                break
            page.wait_for_timeout(50)
        session.detach()
        (shown,) = worker.evaluate(SHOWN)
        assert worker.evaluate("self.badge") == notice["count"]
        return dict(shown)

    def tap(self) -> None:
        """On the notification: the browser opens what the worker says."""
        (worker,) = self.person.context.service_workers
        path = worker.evaluate(TAPPED)
        assert worker.evaluate(SHOWN) == [], "it is gone then"
        self.person.page.goto(path)


def take_turn(person: Person) -> None:
    """A card that ends the trick, and one for the next. High ones: no row is to be taken."""
    if person.asked() == "dialog":
        person.button("go-on").click()
        expect(person.dialog()).to_have_count(0)
    hand = person.cards()
    person.choose(max(hand))
    person.wait_until(f"() => document.querySelectorAll('.fan [data-card]').length < {len(hand)}")
    assert person.asked() == "card"
    person.choose(max(person.cards()))


def plain(text: str) -> str:
    return text.translate({0x2068: None, 0x2069: None})


def test_two_who_never_meet_come_by_the_notice(
    house: House, invite: Callable[..., Person], service: PushService
) -> None:
    house.deal(5)
    lesya, hafez = (
        Reachable(invite(house, language, worker=True, phone=phone), service.device(language))
        for language, phone in (("uk", False), ("fa", True))
    )
    host, guest = lesya.person, hafez.person
    host.home()
    host.open_settings()
    host.be_called("Леся")
    link = host.new_table(2, rounds=1)
    lesya.switch_on()
    assert faults(host.page) == []
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill("حافظ")
    guest.button("sit-down").click()
    hafez.switch_on()
    host.start()

    assert guest.asked() == "card"
    guest.choose(max(guest.cards()))
    hafez.go_away()
    for away, other in ((hafez, lesya), (lesya, hafez), (hafez, lesya)):
        take_turn(other.person)
        other.go_away()
        shown = away.rung()
        language = away.person.language
        assert (shown["lang"], shown["tag"]) == (language, "korsi-turn")
        assert shown["dir"] == ("rtl" if language == "fa" else "ltr")
        assert shown["title"] == away.person.say("push-turn")
        name = {"uk": "حافظ", "fa": "Леся"}[language]
        game = away.person.say("six-nimmt")
        assert plain(shown["body"]) == away.person.say("push-with", game=game, names=name)
        assert shown["data"]["path"] == f"/t/{table_in(link)}#told"
        away.tap()
        away.person.page.locator("[data-card]").first.wait_for()
        away.person.dialog("since-away").wait_for()


def test_quiet_hours_are_kept_and_the_switch_goes_off_again(
    house: House, invite: Callable[..., Person], service: PushService
) -> None:
    mina = Reachable(invite(house, "en", worker=True), service.device("en"))
    person, page = mina.person, mina.person.page
    person.home()
    person.open_settings()
    mina.switch_on()
    settings = person.dialog("settings")
    settings.get_by_role("checkbox", name=person.say("quiet-hours")).check()
    settings.get_by_role("combobox", name=person.say("quiet-from")).select_option(label="23:00")
    settings.get_by_role("checkbox", name=person.say("nudges-allowed")).uncheck()
    assert faults(page) == []
    page.reload()
    person.open_settings()
    start = person.dialog("settings").get_by_role("combobox", name=person.say("quiet-from"))
    expect(start).to_have_value(str(23 * 60))
    nudges = person.dialog("settings").get_by_role("checkbox", name=person.say("nudges-allowed"))
    expect(nudges).not_to_be_checked()
    settings.get_by_role("checkbox", name=person.say("tell-me")).uncheck()
    expect(settings.get_by_text(person.say("tell-me-off"))).to_be_visible()
    bell = page.evaluate("fetch('/api/me/bell').then((answer) => answer.json())")
    assert bell["devices"] == []
    assert bell["quiet"] == {"from": 23 * 60, "to": 8 * 60}


def test_who_waits_for_somebody_away_is_offered_to_be_told(
    house: House, invite: Callable[..., Person], service: PushService
) -> None:
    ada = Reachable(invite(house, "en", worker=True), service.device("ada"))
    person, page = ada.person, ada.person.page
    person.home()
    link = person.new_table(2, rounds=1)
    friend = invite(house)
    friend.page.goto(link)
    friend.button("sit-down").click()
    friend.button("stand-up").wait_for()
    person.start()
    friend.page.goto(NOWHERE)
    page.evaluate(HURRIED)
    assert person.asked() == "card"
    person.choose(person.cards()[0])
    offer = page.get_by_text(person.say("bell-offer"))
    expect(offer).to_be_visible()
    assert faults(page) == []
    person.button("bell-offer-yes").click()
    expect(offer).to_have_count(0)
    page.wait_for_function(
        "async () => (await (await fetch('/api/me/bell')).json()).devices.length === 1"
    )
