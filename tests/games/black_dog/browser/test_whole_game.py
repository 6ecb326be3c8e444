"""Black DOG in real browsers: two people and two bots, partners, secrets, the keyboard."""

import json
from collections.abc import Callable

from browser import board
from browser.house import House
from browser.looks import faults, still
from browser.person import Person
from browser.words import LANGUAGES
from playwright.sync_api import expect

import korsi
from games.black_dog.browser import fingers as dog
from games.black_dog.browser.deals import GAME, with_a_magnet, with_a_start_card


def comer(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """Somebody who has come for the dog."""
    person = invite(house, language, **wishes)
    person.game = GAME
    return person


def together(house: House, invite: Callable[..., Person], seats: int) -> tuple[Person, Person]:
    """A host with a desk in seat 0, a guest with a phone in seat 1, bots in the others."""
    host = comer(invite, house, "uk", phone=False, hurried=True, listens=True)
    guest = comer(invite, house, "fa", hurried=True)
    guest.page.goto(host.new_table(seats))
    guest.button("sit-down").click()
    expect(guest.button("stand-up")).to_be_visible()
    host.start()
    for person in (host, guest):
        board.sit(person)
    return host, guest


def alone(invite: Callable[..., Person], house: House, language: str, **wishes: bool) -> Person:
    """At a table with three bots, with the first cards in the hand."""
    person = comer(invite, house, language, **wishes)
    person.play_bots(4)
    board.sit(person)
    return person


def test_two_browsers_and_two_bots_play_a_whole_game(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(1)  # a game of eight rounds or so; others have eighteen
    host, guest = together(house, invite, 4)
    dog.play_on(16, host, guest)
    while dog.play_until("play", host, guest) is not host:
        dog.act(guest)
    before = board.cards(host)
    host.page.reload()
    board.sit(host)
    assert board.cards(host) == before
    dog.play_on(6, host, guest)
    board.lend(host, 0, "normal")
    board.lend(guest, 1, "normal")
    link = guest.page.url
    with board.line(host, link) as wire:
        for person in (host, guest):
            person.page.goto("about:blank")  # a game of bots is long: only its end is watched
        told = board.hear(wire, "home", 7)  # a pair needs eight
        host.page.goto(link)
        dog.see_the_end(host)
        host.frames += [*told, *board.hear(wire, "over")]
    guest.page.goto(link)
    for person in (host, guest):
        dog.see_the_end(person)
        table = person.dialog().get_by_role("table")
        assert table.get_by_role("row").count() == 5
        assert faults(person.page) == []
    with host.page.expect_download() as saving:
        host.link("record").click()
    game = korsi.replay(json.loads(saving.value.path().read_text("utf-8")))
    assert game.over
    assert sorted(game.winners) in ([0, 2], [1, 3])
    kinds = {event["event"] for event in host.events()}
    assert {"dealt", "exchanged", "played", "moved", "home", "over"} <= kinds


def test_nobody_hears_what_another_holds_gives_or_draws(
    house: House, invite: Callable[..., Person]
) -> None:
    host, guest = together(house, invite, 3)
    dog.play_on(8, host, guest)
    for person, seat in ((host, 0), (guest, 1)):
        assert all(event.get("to", [seat]) == [seat] for event in person.events())
        views = [frame["view"] for frame in person.heard() if frame.get("view")]
        assert {view["seat"] for view in views} <= {None, seat}
        told = {"hand", "gift", "got"}
        assert all(not told & {*view} for view in views if view["seat"] is None)


def test_cards_are_exchanged_face_down(house: House, invite: Callable[..., Person]) -> None:
    person = alone(invite, house, "en")
    dog.play_until("give", person)
    given = board.cards(person)[0]
    board.hand(person).first.click()
    assert person.page.locator("[data-last]").count() == 0
    board.do(person, "confirm").click()
    person.wait_to_hear("got")
    person.page.wait_for_function("() => document.querySelectorAll('[data-slot]').length === 5")
    gifts = [event for event in person.events() if event["event"] == "own-gift"]
    assert [(gift["card"], gift["receiver"]) for gift in gifts] == [(given, 2)]
    got = [event for event in person.events() if event["event"] == "got"]
    assert got[0]["giver"] == 2
    card = person.page.locator(f'[data-card="{got[0]["card"]}"]')
    expect(board.hand(person).and_(card).first).to_be_visible()


def test_a_card_is_refused_and_played_by_keyboard_alone_without_a_word_to_the_partner(
    house: House, invite: Callable[..., Person]
) -> None:
    house.deal(with_a_start_card())
    person = alone(invite, house, "en", phone=False)
    talk_without_words(person)
    dog.play_until("play", person)
    be_refused(person)
    play_by_keyboard(person)


def talk_without_words(person: Person) -> None:
    person.page.get_by_role("tab", name=person.say("chat")).click()
    expect(person.page.get_by_text(person.say("chat-hushed"))).to_be_visible()
    expect(person.page.get_by_role("textbox")).to_have_count(0)
    person.page.get_by_role("button", name=person.say("chat-hello"), exact=True).click()
    expect(person.page.get_by_role("log")).to_contain_text(person.say("chat-hello"))


def be_refused(person: Person) -> None:
    """What is in the way is marked."""
    board.hand(person).and_(person.page.locator('[data-card^="start_"]')).first.click()
    dog.touch(person, person.page.locator('[data-piece="0-0"]'))  # a pawn in the pen
    expect(person.page.get_by_role("alert")).to_contain_text("BD-12")
    expect(person.page.locator('[data-bad="0"]')).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


def play_by_keyboard(person: Person) -> None:
    keys = person.page.keyboard
    before = len(board.cards(person))
    answered = person.answers()
    board.hand(person).first.focus()
    while board.hand(person).and_(person.page.locator(":focus.idle")).count():
        keys.press("ArrowRight")
    keys.press("Enter")
    focused = person.page.locator("[data-target]:focus")
    expect(focused).to_have_count(1)
    keys.press("Escape")
    expect(person.page.locator("[data-card]:focus")).to_have_count(1)
    keys.press("Enter")
    expect(focused).to_have_count(1)
    while not board.do(person, "confirm").count():
        keys.press("Enter")
    keys.press("Enter")
    person.wait_for_answer(answered)
    person.page.wait_for_function(
        "(before) => document.querySelectorAll('[data-slot]').length < before", arg=before
    )


def test_a_pawn_shows_where_it_would_land(house: House, invite: Callable[..., Person]) -> None:
    house.deal(with_a_start_card())
    person = alone(invite, house, "fa")
    dog.play_until("play", person)
    board.playable(person).click()
    dog.choose(person)
    expect(person.page.locator(".foreseen .landing").first).to_be_visible()
    person.page.wait_for_timeout(300)
    assert any(frame["say"] == "preview" and frame["events"] for frame in person.heard())


def test_nothing_jumps_when_something_is_chosen(
    house: House, invite: Callable[..., Person]
) -> None:
    """The hand stays where it is under the pointer, whatever is asked above or below it."""
    house.deal(with_a_start_card())
    for phone in (False, True):
        person = alone(invite, house, "uk", phone=phone, hurried=True)
        dog.play_until("play", person)
        tops = {top(person)}
        for slot in range(len(board.cards(person))):
            board.hand(person).nth(slot).click()
            tops.add(top(person))
            for choice in ("[data-offer]", "[data-way]"):
                found = person.page.locator(choice)
                if found.count():
                    found.first.click()
                    tops.add(top(person))
            person.page.wait_for_timeout(200)  # a preview may come
            tops.add(top(person))
            while board.do(person, "undo").count():
                board.do(person, "undo").click()
        assert max(tops) - min(tops) < 1, tops


def top(person: Person) -> float:
    """Where the own hand begins."""
    box = board.hand(person).locator("..").first.bounding_box()
    assert box is not None
    return box["y"]


CUT = """([words, weight]) => {
  const notes = [...document.querySelectorAll("[data-plate] .note")];
  const cut = [];
  for (const word of words) for (const note of notes) {
    const before = note.textContent;
    note.textContent = word;
    note.style.fontWeight = weight;
    if (note.scrollWidth > note.clientWidth) cut.push(word);
    note.textContent = before;
    note.style.fontWeight = "";
  }
  return cut;
}"""
NOTES = {
    "600": ["state-acting", "state-own", "state-choosing", "state-winner"],  # of who is on turn
    "400": ["state-given", "state-out", "receives", "partner"],
}


def test_no_plate_cuts_what_it_says_of_a_player(
    house: House, invite: Callable[..., Person]
) -> None:
    """On the narrowest phone, in every language."""
    person = alone(invite, house, "en")
    person.page.set_viewport_size({"width": 360, "height": 640})
    for language in LANGUAGES:
        person.speak(language)
        still(person.page)
        for weight, notes in NOTES.items():
            words = [person.say(f"{GAME}-board-{note}") for note in notes]
            assert person.page.evaluate(CUT, [words, weight]) == [], language


def test_who_tries_another_s_pawn_is_answered_about_that_pawn(
    house: House, invite: Callable[..., Person]
) -> None:
    """Not about a start card that nobody spoke of."""
    house.deal(with_a_magnet())
    person = alone(invite, house, "en", phone=False, hurried=True)
    dog.play_until("give", person)
    spare = next(i for i, card in enumerate(board.cards(person)) if card != "magnet")
    board.hand(person).nth(spare).click()
    board.do(person, "confirm").click()
    person.wait_to_hear("got")
    dog.play_until("play", person)
    board.hand(person).and_(person.page.locator('[data-card="magnet"]')).first.click()
    dog.touch(person, person.page.locator('[data-piece="1-0"]'))  # in the pen of seat 1
    answer = person.page.get_by_role("alert")
    expect(answer).to_contain_text("The pawns in that pen belong to Basil.")
    expect(answer).to_contain_text("BD-21")
