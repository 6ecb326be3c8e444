"""The fair deal: seen before the start, checked after the end, and a changed file is found."""

from collections.abc import Callable

from browser.house import House
from browser.person import Person, table_in
from playwright.sync_api import Locator, expect


def fair_sheet(person: Person) -> Locator:
    return person.dialog("fair-deal")


def check_file(person: Person, text: bytes) -> None:
    """Open this as a game file that somebody has kept."""
    file = {"name": "game.json", "mimeType": "application/json", "buffer": text}
    person.page.locator("input[type=file]").set_input_files(file)
    expect(fair_sheet(person)).to_contain_text("game.json")


def test_a_family_can_see_that_the_deal_was_fair(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, "fa")
    person.home()
    person.open_form()
    table = table_in(person.set_table("short", 2))

    # Before the start: the commitment, and the part of this device.
    line = person.page.get_by_role("button", name=person.say("fair-fixed"))
    begins = line.locator("code").inner_text()
    line.click()
    commitment = fair_sheet(person).locator("code").inner_text()
    assert (len(commitment), commitment[:8]) == (64, begins)
    expect(fair_sheet(person)).to_contain_text(person.say("fair-part-added"))
    person.button("close").click()
    expect(fair_sheet(person)).to_have_count(0)

    # While it is played it can be read again, under "more".
    person.start()
    person.bar("more").click()
    person.dialog("settings").get_by_role("button", name=person.say("fair-deal")).click()
    expect(fair_sheet(person).locator("code")).to_have_text(commitment)
    person.button("close").click()
    person.bar("seats").click()
    person.dialog("seats").get_by_role("button", name=person.say("lend-own")).click()
    person.button("close").click()
    person.over().wait_for()

    # After the end: everything is proved, and what can't be is said.
    person.button("fair-deal").click()
    expect(fair_sheet(person)).to_contain_text(person.say("fair-all-proved"))
    for key in ("fair-seen", "fair-own-part", "fair-cards", "fair-not-provable"):
        expect(fair_sheet(person)).to_contain_text(person.say(key))
    expect(fair_sheet(person).locator("li.proved")).to_have_count(7)
    expect(fair_sheet(person).locator("code")).to_have_text(commitment)

    # A file that was kept: whole, and with one letter changed.
    record = person.context.request.get(f"/api/tables/{table}/record").body()
    check_file(person, record)
    expect(fair_sheet(person)).to_contain_text(person.say("fair-cards-follow"))
    expect(fair_sheet(person)).to_contain_text(person.say("fair-seen"))
    lines = record.split(b"\n")
    third = next(at for at, line in enumerate(lines) if line.startswith(b'"moves"')) + 2
    lines[third] = lines[third].replace(b"choose", b"chooze").replace(b"row", b"raw")
    check_file(person, b"\n".join(lines))
    changed = person.say("verify-changed-move", number="۳")
    expect(fair_sheet(person).locator("li.wrong")).to_contain_text(changed)
    expect(fair_sheet(person)).to_contain_text(person.say("fair-is-wrong"))

    # The same beside the replay, by somebody who was not there.
    stranger = invite(house, "uk", phone=False)
    stranger.page.goto(f"/replay/{table}")
    stranger.button("fair-deal").click()
    expect(fair_sheet(stranger)).to_contain_text(stranger.say("fair-some-proved"))
    expect(fair_sheet(stranger)).to_contain_text(stranger.say("fair-not-seen"))
    expect(fair_sheet(stranger)).to_contain_text(stranger.say("fair-cards"))

    # And where a browser may not check it says who can.
    unable = invite(house, own=True)
    unable.prepare("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    unable.page.goto(f"/replay/{table}")
    unable.button("fair-deal").click()
    expect(fair_sheet(unable)).to_contain_text("korsi verify")
    expect(fair_sheet(unable).get_by_role("link", name=unable.say("record"))).to_be_visible()
