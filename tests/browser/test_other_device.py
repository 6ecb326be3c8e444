"""The same guest on another device: by a link that works once, and only when somebody says so."""

from collections.abc import Callable

from browser.device import DESK, PHONE
from browser.house import House
from browser.looks import faults
from browser.person import Person
from browser.words import LANGUAGES
from playwright.sync_api import Locator, expect


def device_link(person: Person) -> str:
    """In the open settings."""
    person.button("other-device-link").click()
    settings = person.dialog("settings")
    settings.get_by_role("img", name=person.say("qr-code")).wait_for()
    return settings.get_by_role("textbox", name=person.say("link"), exact=True).input_value()


def yes(person: Person) -> Locator:
    """The one button that makes this device somebody's."""
    return person.page.locator("button[type=submit]")


def test_a_link_brings_name_and_table_to_another_device_and_works_once(
    house: House, invite: Callable[..., Person]
) -> None:
    host = invite(house, "uk", phone=False)
    host.home()
    host.open_settings()
    host.be_called("Леся")
    host.table("short", 2)
    assert host.asked() == "card"
    host.bar("settings").click()
    link = device_link(host)
    host.page.keyboard.press("Escape")

    onlooker = invite(house)  # a preview, say: it looks, and presses nothing
    onlooker.page.goto(link)
    expect(yes(onlooker)).to_be_visible()
    device = invite(house, "fa")
    device.page.goto(link)
    expect(device.page.get_by_text("Леся")).to_be_visible()
    yes(device).click()
    device.page.wait_for_url(f"{house.address}/")
    expect(device.page.get_by_role("banner").get_by_text("Леся")).to_be_visible()
    mine = device.page.get_by_role("region", name=device.say("my-tables"))
    mine.locator('a[href^="/t/"]').click()
    device.page.wait_for_url(host.page.url)
    assert device.asked() == "card"
    assert device.cards() == host.cards()
    card = device.cards()[3]
    device.choose(card)
    expect(host.card(card)).to_have_count(0)

    onlooker.forgive("410")
    yes(onlooker).click()
    expect(yes(onlooker)).to_have_count(0)
    onlooker.home()
    expect(onlooker.page.get_by_text("Леся")).to_have_count(0)


def test_axe_finds_nothing_where_another_device_arrives(
    house: House, invite: Callable[..., Person]
) -> None:
    host, device = invite(house), invite(house)
    host.home()
    host.open_settings()
    host.be_called("Olive")
    device.page.goto(device_link(host))
    expect(yes(device)).to_be_visible()
    found = look(device)
    device.forgive("410")
    device.page.goto("/come/0123456789012345678901")
    device.link("to-home").wait_for()
    expect(yes(device)).to_have_count(0)
    found += look(device)
    assert not found, "\n".join(found)


def look(person: Person) -> list[str]:
    """What is wrong with this screen, on a phone and on a desk, in every language."""
    found = []
    for name, size in (("desk", DESK), ("phone", PHONE)):
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        spoken = sorted(LANGUAGES, key=lambda other: other != person.language)
        found += [f"{name}: {what}" for what in faults(person.page, *spoken)]
        person.language = spoken[-1]
    return found
