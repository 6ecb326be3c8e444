"""Every screen, on a phone and on a desk, in each language, by day and by night."""

from collections.abc import Callable
from functools import partial

import pytest
from browser.house import House
from browser.looks import THEMES, colours, faults, light_up, still
from browser.person import Person
from browser.tour import tours
from browser.words import LANGUAGES

TOURS = tours()


@pytest.mark.parametrize(("size", "language"), [("phone", "uk"), ("desk", "fa")])
@pytest.mark.parametrize("part", TOURS)
def test_axe_finds_nothing_and_nothing_is_cut_or_too_small_to_touch(
    house: House, invite: Callable[..., Person], part: str, size: str, language: str
) -> None:
    """One person sees it all on each size of screen. At every stop the page speaks the other
    languages too, for whatever their words and their direction may break, and goes on in the last
    of them."""
    bring = partial(invite, house, language, phone=size == "phone", hurried=True)
    found: list[str] = []
    for name, person in TOURS[part](house, bring(), bring):
        spoken = sorted(LANGUAGES, key=lambda other: other != person.language)
        found += [f"{name}, {what}" for what in faults(person.page, *spoken)]
        person.language = spoken[-1]
    assert not found, "\n".join(found)


PALE = """(where) => {
  const words = [...document.querySelectorAll(where)]
    .find((thing) => thing.textContent.trim() && thing.checkVisibility());
  words.style.cssText = "color: #eee; background: #fff";
}"""


def test_words_that_can_hardly_be_read_are_found_in_a_dialog_and_on_a_board(
    house: House, invite: Callable[..., Person]
) -> None:
    """Axe leaves undecided whatever it takes to lie under something else."""
    person = invite(house)
    person.home()
    person.open_settings()
    person.page.evaluate(PALE, "dialog:modal label")
    found = faults(person.page)
    assert len(found) == 2, "by day and by night"
    person.home()
    person.play_now()
    person.page.evaluate(PALE, ".status p")
    found += faults(person.page)
    assert len(found) == 4
    assert all("color-contrast" in what for what in found)


def test_a_theme_from_the_settings_looks_like_the_system_s(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house)
    person.home()
    person.open_settings()
    for theme, other in (THEMES, THEMES[::-1]):
        person.dialog().get_by_text(person.say("theme-auto"), exact=True).click()
        light_up(person.page, theme)
        by_system = colours(person.page)
        light_up(person.page, other)
        person.dialog().get_by_text(person.say(f"theme-{theme}"), exact=True).click()
        still(person.page)
        differ = [
            (first, second)
            for first, second in zip(by_system, colours(person.page), strict=True)
            if first != second
        ]
        assert differ == []
