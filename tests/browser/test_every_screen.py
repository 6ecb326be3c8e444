"""Every screen, in each language, on a phone and on a desk, by day and by night."""

from collections.abc import Callable
from functools import partial

import pytest
from browser.house import House
from browser.looks import broken_rules, clumsy
from browser.person import Person
from browser.tour import screens
from browser.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_axe_finds_nothing_and_nothing_is_cut_or_too_small_to_touch(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    assert_all_is_well(house, partial(invite, house, language, phone=True), axe=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desk_axe_finds_nothing_and_nothing_is_cut_or_too_small_to_touch(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    # What axe reads on a desk beyond a phone's screens does not depend on the language.
    assert_all_is_well(house, partial(invite, house, language, phone=False), axe=language == "fa")


def assert_all_is_well(house: House, bring: Callable[..., Person], axe: bool) -> None:
    """Look at every screen, and tell all that is wrong at once."""
    found: list[str] = []
    for name, person in screens(house, bring(), bring):
        found += [f"{name}: {what}" for what in clumsy(person.page)]
        if axe:
            found += [f"{name}: {what}" for what in broken_rules(person.page)]
    assert not found, "\n".join(found)
