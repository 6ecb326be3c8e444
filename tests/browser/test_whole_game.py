"""A whole game against bots, by touch."""

import json
from collections.abc import Callable

from browser.house import House
from browser.person import SAMPLE, Person, table_in
from playwright.sync_api import expect

import korsi

BOARD_IN_SIGHT = """() => {
  const [row] = document.querySelectorAll("[data-place-row]");
  const { x, y, width, height } = row.getBoundingClientRect();
  return row.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""The last board is neither covered nor out of reach."""


def test_a_whole_game_from_the_form_to_the_score_sheet_rematch_replay_and_record(
    house: House, invite: Callable[..., Person]
) -> None:
    """In Persian; in the other languages these screens are seen on the tours."""
    person = invite(house, "fa", listens=True)
    page = person.page
    person.home()
    person.open_form()
    table = table_in(person.set_table("short", 4))
    person.start()
    person.play_until()
    end = person.dialog()
    expect(person.over()).to_be_visible()
    expect(end.get_by_role("table")).to_be_visible()
    assert end.get_by_role("table").get_by_role("row").count() == 5
    expect(end.get_by_role("img", name=person.say(f"{SAMPLE}-score-chart"))).to_be_visible()
    placings = end.get_by_role("list", name=person.say("placings"))
    expect(placings.get_by_role("listitem")).to_have_count(4)
    expect(end.get_by_role("heading", level=2)).to_be_focused()
    assert page.evaluate(BOARD_IN_SIGHT)

    with page.expect_download() as saving:
        person.link("record").click()
    record = json.loads(saving.value.path().read_text("utf-8"))
    game = korsi.replay(record)
    assert game.over
    assert game.options["rounds"] == 1

    person.link("replay").click()
    page.wait_for_url(f"**/replay/{table}")
    slider = page.get_by_role("slider", name=person.say("replay-step"))
    expect(slider).to_have_attribute("max", str(len(record["moves"])))
    person.button("replay-next").click()
    person.button("replay-next").click()
    expect(slider).to_have_value("2")
    person.button("replay-last").click()
    expect(slider).to_have_value(str(len(record["moves"])))
    expect(person.button("replay-next")).to_be_disabled()
    person.button("replay-back").click()
    eyes = page.get_by_role("combobox", name=person.say("replay-eyes"))
    eyes.select_option("0")
    person.button("replay-first").click()
    assert person.cards() == korsi.replay({**record, "moves": []}).view(0)["hand"]
    page.get_by_role("button", name=person.say("replay-play"), exact=True).click()
    expect(slider).not_to_have_value("0")
    page.reload()
    expect(slider).to_have_value("0")

    page.goto(f"/t/{table}")
    person.button("rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert person.asked() == "card"
    person.choose(min(person.cards()))
