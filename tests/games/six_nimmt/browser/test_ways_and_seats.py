"""6 nimmt!: the other ways to play, the smallest and the fullest tables, and the lesson."""

from collections.abc import Callable

import pytest
from browser import board
from browser.device import PHONE
from browser.house import House
from browser.looks import box, clumsy
from browser.person import Person
from playwright.sync_api import expect

HEIGHTS = """async (card) => {
  const heights = new Set();
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    heights.add(document.querySelector(`[data-card="${card}"]`).getBoundingClientRect().top);
  }
  return [...heights];
}"""


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("way", ["draft", "known"])
def test_a_whole_round_of_the_other_ways(
    house: House, invite: Callable[..., Person], way: str, seats: int
) -> None:
    person = invite(house, phone=seats == 6)
    person.table(way, seats, target=11)
    drafted = 0
    while (
        way == "draft"
        and not person.hand.and_(person.page.locator("[aria-disabled=false]")).count()
    ):
        assert person.act() == "card"
        drafted += 1
        person.asked()
    assert drafted == (10 if way == "draft" else 0)
    assert clumsy(person.page) == []
    if way == "draft":
        expect(person.page.locator("[data-open]")).to_have_count(10 * (seats - 1))
    person.play_on(2)
    person.count_answers()
    board.play_by_wire(person)
    rows = person.dialog().get_by_role("table").get_by_role("row")
    assert rows.count() == seats + 1


def test_ten_players_fit_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    person = invite(house, "uk")
    person.table("short", 10)
    assert person.asked() == "card"
    page = person.page
    everything = [*box(page, "[data-place-row]"), *box(page, ".fan [data-card]")]
    everything += box(page, "[data-front]")
    assert len(everything) == 4 + 10 + 10
    for place in everything:
        assert place["left"] >= 0
        assert place["right"] <= PHONE["width"]
        assert place["top"] >= 0
    assert clumsy(page) == []
    for card in person.cards():
        person.card(card).click(trial=True)  # reachable, and nothing lies over it
    bar = box(page, "nav")[0]
    last = max(place["bottom"] for place in box(page, ".fan [data-card]"))
    assert last <= bar["top"], "the hand is under the bar until somebody scrolls"
    person.play_on(2)
    assert clumsy(page) == []


def test_moving_cards_can_be_followed_and_skipped(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, calm=False)
    person.table("short", 4)
    person.choose(person.cards()[0])
    person.page.wait_for_function("() => document.getAnimations().length > 0")
    person.play_on(2)
    assert person.troubles == []


@pytest.mark.parametrize("phone", [True, False])
def test_a_card_does_not_flutter_over_a_pointer_at_its_lower_edge(
    house: House, invite: Callable[..., Person], phone: bool
) -> None:
    person = invite(house, phone=phone)
    person.table()
    card = person.cards()[4]
    place = box(person.page, f'[data-card="{card}"]')[0]
    person.page.mouse.move((place["left"] + place["right"]) / 2, place["bottom"] - 2)
    person.page.wait_for_function(
        "([card, top]) => document.querySelector(`[data-card='${card}']`)"
        ".getBoundingClientRect().top < top",
        arg=[card, place["top"]],
    )
    assert len(person.page.evaluate(HEIGHTS, card)) == 1
