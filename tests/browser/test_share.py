"""A link is given away: shared by the system, copied, or at least ready to be copied by hand."""

from collections.abc import Callable

from browser.house import House
from browser.person import Person
from playwright.sync_api import Locator, expect

SHARES = """\
window.shared = [];
Navigator.prototype.share = (what) => {
  shared.push(what);
  return Promise.reject(new DOMException("Changed my mind", "AbortError"));
};"""
SHARES_NOT = "delete Navigator.prototype.share;"
COPIES_NOT = "delete Navigator.prototype.clipboard;"


def wait_for_friends(person: Person) -> tuple[str, Locator]:
    """In the room where the link is given away; it, and the field that shows it."""
    link = person.new_table(2)
    field = person.page.get_by_role("textbox", name=person.say("link"), exact=True)
    expect(field).to_have_value(f"{link}?l={person.language}")
    return field.input_value(), field


def test_the_share_button_hands_the_link_to_the_system(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, "uk", own=True)
    person.prepare(SHARES)
    link, _ = wait_for_friends(person)
    person.button("share").click()
    invitation = person.say("invite-text", game=person.say(person.game))
    (shared,) = person.page.evaluate("shared")
    assert shared["url"] == link
    assert without_marks(shared["text"]) == invitation
    expect(person.page.get_by_role("alert")).to_have_count(0)


def without_marks(text: str) -> str:
    """Without the invisible marks that keep names apart from the sentence around them."""
    return text.replace("\u2068", "").replace("\u2069", "")


def test_where_the_system_does_not_share_the_link_is_copied(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, own=True)
    person.prepare(SHARES_NOT)
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link, _ = wait_for_friends(person)
    expect(person.button("share")).to_have_count(0)
    person.button("copy").click()
    expect(person.button("copied")).to_be_visible()
    expect(person.page.get_by_role("status").get_by_text(person.say("copied"))).to_be_attached()
    assert person.page.evaluate("navigator.clipboard.readText()") == link


def test_where_nothing_can_be_copied_the_link_is_marked_for_the_hand(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, own=True)
    person.prepare(COPIES_NOT)
    link, field = wait_for_friends(person)
    person.button("copy").click()
    expect(person.button("copied")).to_have_count(0)
    marked = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(marked) == link
