"""Potion Explosion: what was chosen in its form is remembered."""

from collections.abc import Callable

from browser.house import House
from browser.person import Person
from playwright.sync_api import expect

from games.potion_explosion.browser.deals import GAME


def test_what_was_chosen_for_friends_is_played_at_once_the_next_time(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, "fa")
    person.game = GAME
    person.home()
    person.open_form()
    form = person.dialog("play-with-friends")
    form.get_by_role("combobox", name=person.say("seats-count")).select_option("4")
    field = form.get_by_role("spinbutton", name=person.say(f"{GAME}-countdown"))
    field.fill("16")
    expect(form.get_by_text(person.say("limits-broken", least="۱", most="۱۵"))).to_be_visible()
    field.fill("۷")
    form.get_by_text(person.say("player-at", number="۳"), exact=True).click()
    chosen = {"countdown": 7, "first": "seat-3"}
    assert chosen.items() <= person.wished()["options"].items()
    person.page.wait_for_url("**/t/*")
    person.home()
    expect(person.shelf.get_by_text("۷")).to_be_visible()
    with person.page.expect_request(lambda request: request.method == "POST") as asked:
        person.button("play-now").click()
    wish = asked.value.post_data_json
    assert chosen.items() <= wish["options"].items()
    assert (wish["seats"], wish["bots"]) == (4, "normal")
    person.page.wait_for_url("**/t/*")
