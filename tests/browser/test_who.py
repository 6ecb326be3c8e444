"""Who I am, with real passkeys: Chromium's own authenticator makes them and signs, on one device
and on the next; a code that is written down; and somebody who leaves while a friend plays on."""

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from browser.house import House
from browser.person import Person, table_in
from playwright.sync_api import CDPSession, Locator, expect

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """What is built into a phone, or the copy of it that a person's other devices have."""

    def __init__(self, person: Person) -> None:
        self._line: CDPSession = person.context.new_cdp_session(person.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})
        self._id = made["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        asked = {"authenticatorId": self._id}
        passkeys: list[dict[str, Any]] = self._line.send("WebAuthn.getCredentials", asked)[
            "credentials"
        ]
        return passkeys

    def take_over(self, passkey: dict[str, Any]) -> None:
        """As when devices of one person share their passkeys."""
        self._line.send(
            "WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey}
        )

    def refuse(self) -> None:
        """The person shakes their head."""
        given = {"authenticatorId": self._id, "isUserVerified": False}
        self._line.send("WebAuthn.setUserVerified", given)


@pytest.fixture
def named(house: House) -> Any:
    """The same server by a name: what is at a number has no passkeys."""
    return SimpleNamespace(address=house.address.replace("127.0.0.1", "localhost"))


def section(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-section={name}]")


def to_me(person: Person) -> None:
    """By the settings, from wherever somebody is."""
    person.open_settings()
    person.dialog("settings").get_by_role("link", name=person.say("who-i-am")).click()
    person.page.get_by_role("heading", level=1, name=person.say("me"), exact=True).wait_for()


def be_called(person: Person, name: str) -> None:
    someone = section(person, "someone")
    someone.get_by_role("textbox").fill(name)
    someone.get_by_role("button", name=person.say("name-save"), exact=True).click()
    someone.get_by_text(person.say("name-saved")).wait_for()


def end(person: Person, row: Locator, word: str) -> None:
    """Press a button that asks once more, and say yes."""
    row.get_by_role("button").click()
    expect(row.get_by_role("button")).to_have_count(2)
    row.get_by_role("button", name=person.say(word), exact=True).click()


def test_a_passkey_brings_somebody_back_on_another_device_until_it_is_taken_away(
    named: Any, invite: Callable[..., Person]
) -> None:
    ada = invite(named, "uk", own=True)
    own = Authenticator(ada)
    ada.home()
    table = ada.table("short", 2)
    ada.page.goto("/")
    to_me(ada)
    be_called(ada, "Леся")
    expect(section(ada, "keep").get_by_text(ada.say("keep-me-unsafe"))).to_be_visible()
    ada.button("passkey-make").click()
    section(ada, "keep").get_by_text(ada.say("passkey-made")).wait_for()
    expect(section(ada, "keep").get_by_text(ada.say("keep-me-safe"))).to_be_visible()
    (passkey,) = own.passkeys
    assert (passkey["rpId"], passkey["isResidentCredential"]) == ("localhost", True)
    ada.button("passkey-one-more").click()
    ada.page.get_by_text(ada.say("passkey-twice")).wait_for()
    assert len(own.passkeys) == 1

    phone = invite(named, "fa", own=True)
    copy = Authenticator(phone)
    copy.take_over(passkey)
    phone.page.goto("/me")
    phone.button("sign-in-passkey").click()
    section(phone, "sign-in").get_by_role("status").get_by_text("Леся").wait_for()
    expect(phone.page.get_by_role("banner").get_by_text("Леся")).to_be_visible()
    expect(section(phone, "devices").get_by_role("listitem")).to_have_count(2)
    phone.page.goto(f"/t/{table}")
    assert phone.asked() == "card", "the seat came along"

    ada.page.reload()
    end(ada, section(ada, "keep").get_by_role("listitem"), "way-drop")
    expect(section(ada, "keep").get_by_role("listitem")).to_have_count(0)
    third = invite(named, own=True)
    third.forgive("403")
    Authenticator(third).take_over(copy.passkeys[0])
    third.page.goto("/me")
    third.button("sign-in-passkey").click()
    third.page.get_by_text(third.say("fault-passkey")).wait_for()
    expect(third.page.get_by_text("Леся")).to_have_count(0)


def test_a_device_that_is_signed_out_loses_its_seat_at_once(
    named: Any, invite: Callable[..., Person]
) -> None:
    ada, phone = invite(named, own=True), invite(named, own=True)
    own, copy = Authenticator(ada), Authenticator(phone)
    ada.home()
    table = ada.table("short", 2)
    ada.page.goto("/me")
    ada.button("passkey-make").click()
    section(ada, "keep").get_by_text(ada.say("passkey-made")).wait_for()
    copy.take_over(own.passkeys[0])
    phone.page.goto("/me")
    phone.button("sign-in-passkey").click()
    section(phone, "sign-in").get_by_role("status").get_by_text("!").wait_for()
    phone.page.goto(f"/t/{table}")
    assert phone.asked() == "card"
    ada.page.reload()
    other = section(ada, "devices").get_by_role("listitem").filter(has_not_text="this one")
    end(ada, other, "device-sign-out")
    expect(section(ada, "devices").get_by_role("listitem")).to_have_count(1)
    phone.page.get_by_text(phone.say("you-watch")).wait_for()


def test_who_shakes_their_head_at_the_browsers_question_is_told_that_nothing_happened(
    named: Any, invite: Callable[..., Person]
) -> None:
    ada = invite(named, own=True)
    Authenticator(ada).refuse()
    ada.page.goto("/me")
    ada.page.clock.install()
    ada.button("sign-in-passkey").click()
    ada.page.get_by_text(ada.say("sign-in-called-off")).wait_for()


def test_where_no_passkey_can_be_made_a_code_brings_somebody_back(
    house: House, invite: Callable[..., Person]
) -> None:
    ada, phone = invite(house, "fa"), invite(house, "en", phone=False)
    ada.home()
    table = ada.table("short", 2)
    ada.page.goto("/me")
    host = house.address.removeprefix("http://")
    expect(section(ada, "keep").get_by_text(host)).to_be_visible()
    expect(ada.button("passkey-make")).to_have_count(0)
    be_called(ada, "حافظ")
    ada.button("code-make").click()
    written = ada.page.locator("[data-code]").inner_text()
    assert set(written) <= set("۰۱۲۳۴۵۶۷۸۹ \n")
    ada.button("code-written").click()
    expect(ada.page.locator("[data-code]")).to_have_count(0)

    phone.forgive("400", "403")
    phone.home()
    own = phone.table("short", 2)
    phone.page.goto("/me")
    code = phone.page.get_by_role("textbox", name=phone.say("sign-in-code"))
    code.fill("1234")
    phone.button("sign-in-with-code").click()
    phone.page.get_by_text(phone.say("fault-code-typo")).wait_for()
    expect(section(phone, "sign-in").get_by_text("1 unfinished table")).to_be_visible()
    code.fill(written)
    phone.button("sign-in-with-code").click()
    section(phone, "sign-in").get_by_role("status").get_by_text("حافظ").wait_for()
    phone.home()
    mine = phone.page.get_by_role("region", name=phone.say("my-tables")).get_by_role("link")
    links = mine.evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert sorted(links) == sorted([f"/t/{table}", f"/t/{own}"]), "nothing is lost"
    phone.page.goto(f"/t/{own}")
    assert phone.asked() == "card"


def test_what_the_server_knows_is_saved_as_a_file(
    house: House, invite: Callable[..., Person]
) -> None:
    ada = invite(house)
    ada.home()
    table = ada.table("short", 2)
    ada.choose(min(ada.cards()))
    ada.page.goto("/me")
    with ada.page.expect_download() as saving:
        section(ada, "known").get_by_role("link").click()
    told = json.loads(saving.value.path().read_text("utf-8"))
    assert [one["table"] for one in told["tables"]] == [table]
    assert "moved" in {entry["entry"] for entry in told["tables"][0]["entries"]}


def test_somebody_leaves_and_the_friend_plays_on_with_a_bot(
    house: House, invite: Callable[..., Person]
) -> None:
    name = "Zarathustra"
    zara, ben = invite(house), invite(house, "uk", phone=False)
    zara.page.goto("/me")
    be_called(zara, name)
    link = zara.new_table(2, variant="classic", rounds=1)
    ben.page.goto(link)
    ben.button("sit-down").click()
    ben.button("stand-up").wait_for()
    zara.start()
    assert zara.asked() == "card"
    zara.choose(min(zara.cards()))
    ben.page.get_by_text(name).first.wait_for()

    zara.page.goto("/me")
    zara.button("farewell-ask").click()
    zara.dialog("farewell").get_by_text("1 unfinished table").wait_for()
    zara.page.keyboard.press("Escape")
    zara.button("farewell-ask").click()
    zara.button("farewell-go-on").click()
    zara.dialog("farewell-sure").wait_for()
    zara.button("farewell-yes").click()
    zara.page.get_by_role("heading", name=zara.say("gone")).wait_for()
    zara.home()
    expect(zara.page.get_by_text(name)).to_have_count(0)
    zara.page.goto("/me")
    expect(section(zara, "devices").get_by_role("listitem")).to_have_count(1)

    expect(ben.page.get_by_text(name)).to_have_count(0)
    while ben.act() != "dialog":
        pass
    assert table_in(link) == ben.table_id
    # What is in the write-ahead log beside the file goes when the server stops: see the server's
    # own tests. Of the rows nothing is left now.
    ben.page.goto(f"/replay/{table_in(link)}")
    ben.page.get_by_role("button", name=ben.say("replay-last")).wait_for()
    expect(ben.page.get_by_text(name)).to_have_count(0)
