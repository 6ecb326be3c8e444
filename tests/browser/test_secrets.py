"""No byte that a browser gets names a card of another hand before it is played."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

from browser import board
from browser.house import House
from browser.person import Person
from browser.words import LANGUAGES

import korsi

NO_CARDS = {
    "acting",
    "at",
    "away",
    "count",
    "first",
    "heads",
    "id",
    "number",
    "round",
    "rounds",
}
NO_CARDS |= {
    "row",
    "rules",
    "seat",
    "seats",
    "target",
    "hints",
    "previews",
    "to",
    "total",
    "totals",
    "watching",
    "winners",
}
COUNTED = {"gap", "room", "safe", "saved", "worlds"}
"""What the reason of a hint counts: no cards there, and nothing that is left out elsewhere."""


def numbers(thing: Any, key: str = "") -> Iterator[int]:
    """Every number in a message that could be a card."""
    if isinstance(thing, dict):
        for name, part in thing.items():
            how_many = key == "view" and name == "cards"
            counted = key == "data" and name in COUNTED
            if name not in NO_CARDS and not how_many and not counted:
                yield from numbers(part, name)
    elif isinstance(thing, list):
        for part in thing:
            of_a_seat = key in ("revealed", "cards") and isinstance(part, list)
            yield from numbers(part[1:] if of_a_seat else part, key)
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield thing


def hidden_after(record: dict[str, Any], seat: int | None) -> list[set[int]]:
    """By event number: the cards in other hands that nobody has seen by then."""
    game = korsi.replay({**record, "moves": []})
    others = [other for other in range(game.seats) if other != seat]
    hidden = {card for other in others for card in game.view(other)["hand"]}
    by_number = [set(hidden)]
    for mover, move in record["moves"]:
        for event in game.play(mover, move):
            if event["event"] == "revealed":
                hidden -= {card for _, card in event["cards"]}
            by_number.append(set(hidden))
    return by_number


def test_no_frame_names_a_card_of_another_hand_before_it_is_played(
    house: House, invite: Callable[..., Person]
) -> None:
    """With ten at the table nearly every card is in a hand: a number that should not be there is
    one that gives something away."""
    host, guest, watcher = (invite(house, language, hurried=True) for language in LANGUAGES)
    link = host.new_table(10, help="everyone", rounds=1)
    guest.page.goto(link)
    guest.button("sit-down").click()
    guest.button("stand-up").wait_for()
    host.start()
    watcher.page.goto(link)
    watcher.page.get_by_text(watcher.say("you-watch")).wait_for()
    guest.leave()
    guest.button("leave-to-bot").click()
    guest.button("play-now").wait_for()
    guest.page.goto(link)
    guest.page.get_by_text(guest.say("lent")).wait_for()
    host.bar("hint").click()
    host.page.get_by_text(host.say("hint-says")).wait_for()
    listeners = (guest, watcher)
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(board.line(person, link)) for person in listeners]
        for person in listeners:
            person.page.goto("about:blank")  # they get the same bytes, and nobody draws them
        host.play_on(3)
        host.count_answers()
        board.play_by_wire(host)
        for person, line in zip(listeners, lines, strict=True):
            person.frames += board.hear(line, "over")
    host.over().wait_for()
    watcher.page.goto(link)
    watcher.over().wait_for()

    table = host.table_id
    record = json.loads(host.context.request.get(f"/api/tables/{table}/record").text())
    for person, seat in ((host, 0), (guest, 1), (watcher, None)):
        by_number = hidden_after(record, seat)
        number = 0
        seen = 0
        for frame in person.heard():
            if frame["say"] == "welcome":
                number = frame["number"]
            elif frame["say"] == "events":
                number = frame["first"] + len(frame["events"]) - 1
            leaked = set(numbers(frame)) & by_number[number]
            assert not leaked, (seat, number, leaked, frame)
            seen += frame["say"] == "events"
        assert number == len(by_number) - 1
        assert seen > 10
