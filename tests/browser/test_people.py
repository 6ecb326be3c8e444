"""Faces and words at the seats, and a home page that is soon looked through."""

from collections.abc import Callable
from math import ceil

from browser.device import PHONE
from browser.house import House
from browser.looks import still
from browser.person import Person
from browser.words import LANGUAGES
from playwright.sync_api import Locator, expect

WATCH = """() => {
  window.korsiBubbles = new Set();
  setInterval(() => {
    for (const bubble of document.querySelectorAll("[data-bubble]")) {
      const seat = bubble.dataset.bubble;
      const box = bubble.getBoundingClientRect();
      const plate = document.querySelector(`main .board [data-seat="${seat}"]`);
      const place = plate.getBoundingClientRect();
      const aside = Math.max(place.left - box.right, box.left - place.right);
      const far = Math.max(aside, place.top - box.bottom, box.top - place.bottom) > 16;
      const cut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
      if (!far && !cut) korsiBubbles.add(Number(seat));
    }
  }, 40);
}"""
"""Notes at which seats somebody spoke: a bubble is there for some seconds only."""


def spoken_at(person: Person, seat: int) -> None:
    """A bubble stood beside this seat, whole."""
    assert person.wait_until("seat => korsiBubbles.has(seat)", seat)


def react(person: Person, reaction: str) -> None:
    if not person.wide:
        person.button("react").click()
    person.button(f"chat-{reaction}").click()


def face(person: Person, seat: int) -> Locator:
    return person.page.locator(f'main .board [data-seat="{seat}"] [data-face]').first


def test_friends_see_each_other_s_faces_words_and_reactions_at_the_seats(
    house: House, invite: Callable[..., Person]
) -> None:
    host, guest = invite(house, "en", phone=False), invite(house, "fa")
    host.home()
    host.open_settings()
    host.dialog("settings").get_by_role("radio", name="Samovar").check(force=True)
    host.page.keyboard.press("Escape")
    host.open_form()
    host.dialog().get_by_role("textbox", name=host.say("your-name")).fill("Ada")
    link = host.set_table("short", 2)
    guest.page.goto(link)
    guest.button("your-avatar").click()
    guest.page.get_by_role("radio", name="گیلاس").check(force=True)
    guest.button("sit-down").click()
    expect(guest.button("stand-up")).to_be_visible()
    host.start()
    guest.asked()
    for person in (host, guest):
        expect(face(person, 0)).to_have_attribute("data-face", "samovar")
        expect(face(person, 1)).to_have_attribute("data-face", "cherry")

    for person in (host, guest):
        person.page.evaluate(WATCH)
    react(guest, "heart")
    react(host, "clap")
    for person in (host, guest):
        for seat in (0, 1):
            spoken_at(person, seat)

    host.page.get_by_role("tab", name=host.say("chat")).click()
    host.page.get_by_text(host.say("chat-mute")).click()
    host.page.locator("details [aria-pressed]").click()
    expect(host.page.locator('[data-bubble="1"]')).to_have_count(0)
    for person in (host, guest):
        person.page.evaluate("korsiBubbles.clear()")
    react(guest, "wow")
    spoken_at(guest, 1)
    react(host, "tea")
    spoken_at(host, 0)
    assert host.page.evaluate("[...korsiBubbles]") == [0], "nobody hears whom they have muted"


def test_all_games_are_within_two_screens_of_a_phone(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house)
    person.home()
    last = person.page.get_by_role("article").last
    last.get_by_role("link").last.wait_for()
    for language in LANGUAGES:
        person.speak(language)
        still(person.page)
        bottom = last.evaluate("card => card.getBoundingClientRect().bottom + scrollY")
        assert bottom <= 2 * PHONE["height"], language
        person.page.set_viewport_size({"width": 1440, "height": 900})
        tops = person.page.get_by_role("article").evaluate_all(
            "cards => cards.map((card) => card.getBoundingClientRect().top)"
        )
        assert len(set(tops)) == ceil(len(tops) / 4), f"four side by side on a desk: {language}"
        person.page.set_viewport_size(PHONE)
