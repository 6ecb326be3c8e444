"""Finding people, and looking on together: several browsers at one house."""

from collections.abc import Callable

from browser.house import House
from browser.looks import faults
from browser.person import Person, table_in
from playwright.sync_api import Locator, expect


def find_people(person: Person, seats: int = 2) -> None:
    """Through the form on the home page."""
    person.home()
    person.button("seek").click()
    sheet = person.dialog("seek")
    sheet.get_by_role("combobox", name=person.say("seats-count")).select_option(str(seats))
    sheet.get_by_role("checkbox", name=person.say(person.game)).check()
    sheet.get_by_role("button", name=person.say("seek"), exact=True).click()
    expect(sheet).to_have_count(0)


def waiting(person: Person, people: int, seats: int) -> Locator:
    text = person.say("seek-waiting", people=people, wanted=seats)
    return person.page.get_by_role("status").filter(has_text=text)


def test_people_who_seek_the_same_are_led_to_one_table_and_play(
    house: House, invite: Callable[..., Person]
) -> None:
    first, second = invite(house, "en"), invite(house, "en", phone=False)
    find_people(first)
    expect(waiting(first, 1, 2)).to_be_visible()
    first.page.locator(f'a[href="/rules/{first.game}"]').first.click()
    expect(waiting(first, 1, 2)).to_be_visible()  # wherever one goes meanwhile
    first.page.reload()
    expect(waiting(first, 1, 2)).to_be_visible()
    find_people(second)
    for person in (first, second):
        person.page.wait_for_url("**/t/*")
        assert person.asked() == "card"
    assert first.table_id == second.table_id


def test_one_stops_looking_at_any_time(house: House, invite: Callable[..., Person]) -> None:
    person, other = invite(house), invite(house)
    find_people(person, 7)
    expect(waiting(person, 1, 7)).to_be_visible()
    find_people(other, 7)
    expect(waiting(person, 2, 7)).to_be_visible()
    for one in (person, other):
        one.button("seek-stop").focus()
        one.page.keyboard.press("Enter")
        expect(one.button("seek-stop")).to_have_count(0)
        one.page.reload()
        expect(one.button("seek-stop")).to_have_count(0)


def test_who_is_at_another_table_is_told_and_not_dragged_away(
    house: House, invite: Callable[..., Person]
) -> None:
    person, other = invite(house), invite(house)
    find_people(person, 3)
    person.play_now()
    busy = person.table_id
    expect(waiting(person, 1, 3)).to_be_visible()
    find_people(other, 3)
    third = invite(house)
    find_people(third, 3)
    go = person.button("seek-go")
    expect(go).to_be_visible()
    assert person.table_id == busy
    assert not faults(person.page)
    go.click()
    other.page.wait_for_url("**/t/*")
    person.page.wait_for_url(f"**/t/{other.table_id}")
    assert third.asked() == "card", "it has begun: all three have come"


def test_open_tables_can_be_filtered(house: House, invite: Callable[..., Person]) -> None:
    hosts = [invite(house, language) for language in ("fa", "uk")]
    links = []
    for host, seats in zip(hosts, (2, 5), strict=True):
        host.home()
        host.open_form()
        host.dialog().get_by_role("checkbox", name=host.say("list-openly")).check()
        links.append(table_in(host.set_table("short", seats)))
    guest = invite(house)
    guest.home()
    listed = [guest.page.locator(f'a[href="/t/{id}"]') for id in links]
    for one in listed:
        expect(one).to_be_visible()
    language = guest.page.get_by_role("combobox", name=guest.say("filter-language"))
    language.select_option("uk")
    expect(listed[0]).to_have_count(0)
    expect(listed[1]).to_be_visible()
    language.select_option("")
    guest.page.get_by_role("combobox", name=guest.say("filter-free")).select_option("4")
    expect(listed[0]).to_have_count(0)
    expect(listed[1]).to_be_visible()
    language.select_option("fa")
    expect(guest.page.get_by_text(guest.say("filter-none"))).to_be_visible()


def onlookers_place(person: Person, place: str) -> None:
    label = person.say("onlookers" if place == "onlookers" else "chat-at-table")
    person.page.get_by_role("radio", name=label, exact=True).check(force=True)


def open_chat(person: Person) -> None:
    if person.wide:
        person.page.get_by_role("tab", name=person.say("chat")).click()
    else:
        person.bar("chat").click()


def write(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.say("chat-write")).fill(text)
    person.button("chat-send").click()


def test_those_who_look_on_see_the_game_late_and_speak_among_themselves(
    house: House, invite: Callable[..., Person]
) -> None:
    host, eve, mia = invite(house, phone=False), invite(house, phone=False), invite(house)
    for person, name in ((eve, "Eve"), (mia, "Mia")):
        person.home()
        person.open_settings()
        person.be_called(name)
    host.home()
    host.open_form()
    host.dialog().get_by_role("combobox", name=host.say("delay")).select_option("5")
    link = host.set_table("short", 2)
    host.start()
    for person in (eve, mia):
        person.page.goto(link)
        late = person.page.get_by_text(person.say("you-watch-late", count=5))
        expect(late).to_be_visible()
        open_chat(person)
    host.bar("seats").click()
    expect(host.dialog("seats")).to_contain_text("Eve · Mia")
    host.page.keyboard.press("Escape")

    write(eve, "Who will win?")
    for person in (eve, mia):
        expect(person.page.get_by_role("log")).to_contain_text("Who will win?")
    onlookers_place(mia, "table")
    expect(mia.page.get_by_role("log")).not_to_contain_text("Who will win?")
    expect(mia.page.get_by_role("textbox", name=mia.say("chat-write"))).to_have_count(0)
    assert not faults(mia.page)

    before = eve.events()
    host.act()  # and the bot: two moves, or three with a row to take
    host.asked()
    assert eve.events() == before, "nothing of it is seen yet"
    host.play_until()
    host.page.keyboard.press("Escape")
    open_chat(host)
    expect(host.page.get_by_role("log")).not_to_contain_text("Who will win?")
    onlookers_place(host, "onlookers")
    expect(host.page.get_by_role("log")).to_contain_text("Who will win?")
    heard = {(one["event"], one.get("seat"), one.get("card")) for one in eve.events()}
    assert heard <= {(one["event"], one.get("seat"), one.get("card")) for one in host.events()}


def test_who_has_played_together_can_be_invited_and_may_refuse(
    house: House, invite: Callable[..., Person]
) -> None:
    host, friend = invite(house, phone=False), invite(house, "fa")
    for person, name in ((host, "آدا"), (friend, "Mina")):
        person.home()
        person.open_settings()
        person.be_called(name)
        person.page.keyboard.press("Escape")
    host.open_form()
    friend.page.goto(host.set_table("short", 2))
    friend.button("sit-down").click()
    expect(friend.button("stand-up")).to_be_visible()
    host.start()
    assert friend.asked() == "card"
    friend.page.goto(f"/rules/{friend.game}")

    for answer in ("seek-go", "invited-never"):
        host.home()
        host.open_form()
        link = host.set_table("short", 2)
        host.button("acquaintance-ask-named", name="Mina").click()
        expect(host.page.get_by_text(host.say("acquaintance-asked"), exact=True)).to_be_visible()
        friend.page.reload()
        asked = friend.page.get_by_role("status").filter(
            has_text=friend.say("invited-by", name="آدا", game=friend.say(friend.game))
        )
        expect(asked).to_be_visible()
        assert not faults(friend.page)
        friend.button(answer).click()
        expect(asked).to_have_count(0)
        if answer == "seek-go":
            friend.page.wait_for_url(f"**/t/{table_in(link)}")
            friend.page.goto("/")
    host.home()
    host.open_form()
    host.set_table("short", 2)
    expect(host.page.get_by_role("heading", name=host.say("invite"))).to_be_visible()
    host.page.wait_for_load_state("networkidle")
    expect(host.button("acquaintance-ask-named", name="Mina")).to_have_count(0)
