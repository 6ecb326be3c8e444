"""Own games: two people finish one and find it in their lists, with all that it comes to; a third,
who has only looked on, finds nothing."""

import json
import re
from collections.abc import Callable

from browser.house import House
from browser.person import Person, play_together
from playwright.sync_api import Locator, expect

import korsi


def games_of(person: Person) -> Locator:
    """From the first page to the list of own games."""
    person.home()
    person.link("my-games").click()
    person.page.get_by_role("heading", name=person.say("mine-finished")).wait_for()
    return person.page.locator('main a[href^="/replay/"]')


def part(person: Person, key: str) -> None:
    person.page.get_by_role("link", name=person.say(key), exact=True).click()


def test_a_game_of_two_is_in_both_lists_and_in_nobody_else_s(
    house: House, invite: Callable[..., Person]
) -> None:
    ada, ben = invite(house, phone=False), invite(house, "fa")
    for person, name in ((ada, "Ada"), (ben, "بهمن")):
        person.home()
        person.open_settings()
        person.be_called(name)
        person.page.keyboard.press("Escape")
    link = ada.new_table(2, rounds=1)
    ben.page.goto(link)
    ben.button("sit-down").click()
    expect(ben.button("stand-up")).to_be_visible()
    ada.start()
    zoe = invite(house, "uk")
    zoe.page.goto(link)
    zoe.page.get_by_text(zoe.say("you-watch")).wait_for()
    play_together(ada, ben)
    table = ada.table_id
    for person, other in ((ada, "بهمن"), (ben, "Ada")):
        person.over().wait_for()
        row = games_of(person)
        expect(row).to_have_count(1)
        expect(row).to_have_attribute("href", f"/replay/{table}")
        expect(row).to_contain_text(other)
    (first, second) = (games_of(person).inner_text() for person in (ada, ben))
    assert any(person.say("mine-won") in text for person, text in ((ada, first), (ben, second)))

    zoe.home()
    zoe.page.goto("/me/games")
    zoe.page.get_by_text(zoe.say("mine-none")).wait_for()
    expect(zoe.page.locator('main a[href^="/replay/"]')).to_have_count(0)

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.say("mine-export")).click()
    told = json.loads(download.value.path().read_text("utf-8"))
    assert [game["table"] for game in told["games"]] == [table]
    record = ada.page.request.get(told["games"][0]["file"]).json()
    assert korsi.replay(record).scores == [seat["score"] for seat in told["games"][0]["seats"]]

    part(ben, "mine-statistics")
    card = ben.page.get_by_role("region", name=ben.say("six-nimmt"))
    expect(card.get_by_text(ben.say("six-nimmt-statistic-heads"))).to_be_visible()
    part(ben, "mine-friends")
    expect(ben.page.get_by_role("heading", name="Ada")).to_be_visible()
    ben.page.get_by_role("link", name=re.compile("Ada")).click()
    expect(ben.page.locator('main a[href^="/replay/"]')).to_have_count(1)
    ben.page.locator('main a[href^="/replay/"]').click()
    ben.button("replay-next").click()
    assert ben.page.url.split("#")[0].endswith(f"/replay/{table}")
