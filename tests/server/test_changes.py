"""Views as changes: who asks for them is told the same, byte by byte, in far fewer bytes."""

import itertools
import random
import zlib
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from server.databases import Databases
from server.house import House, Line, Person, open_house, two_people
from server.test_nodes import Two, at_one_table, news_at

from korsi.catalogue import GAMES
from korsi_server import socket
from korsi_server.tables import packing
from korsi_server.tables.frames import encode
from korsi_server.tables.packing import pack, unpack

MOVES = 24


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("changes") / "korsi.db") as house:
        yield house


class Twice:
    """Somebody with two sockets at a table: one hears whole views, one changes."""

    def __init__(self, person: Person, table: str) -> None:
        self.whole, self.changes = person.come(table), person.come(table, views="changes")
        for line in (self.whole, self.changes):
            line.hear("welcome")

    def compared(self) -> tuple[int, int]:
        """Both have heard the same of the game; how many bytes it was for each."""
        for line in (self.whole, self.changes):
            line.quiet()
        whole, changes = told(self.whole), told(self.changes)
        assert [text for text, _ in changes] == [text for text, _ in whole]
        assert all(text == frame for text, frame in whole)
        assert all(text != frame for text, frame in changes[1:]), "only the first comes whole"
        return sum(len(frame) for _, frame in whole), sum(len(frame) for _, frame in changes)


def told(line: Line) -> list[tuple[bytes, bytes]]:
    """What a socket heard of the game: as text, and as it came."""
    return [
        (text, frame)
        for text, frame, message in zip(line.texts, line.frames, line.seen, strict=True)
        if message["say"] == "events"
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_changes_say_the_same_as_whole_views_in_a_quarter_of_the_bytes(house: House, game: str):
    people = [house.person() for _ in range(2)]
    table = people[0].make(game=game, options={})
    lines = [person.come(table, views="changes") for person in people]
    twice = [Twice(person, table) for person in (*people, house.person())]
    lines[1].say("sit", seat=1)
    lines[1].told(lambda told: told["seat"] == 1)
    lines[0].say("start")
    for line in lines:
        line.hear("events")
    chance = random.Random(game)
    log = house.hall.tables[table].log
    for number in range(MOVES):
        seat = chance.choice(log.game.acting)
        lines[seat].move(chance.choice(log.game.legal(seat)), f"move-{number}")
        assert lines[seat].hear("done", "refused", "fault")["say"] == "done"
        if log.game.over:
            break
    for one in twice:
        whole, changes = one.compared()
        assert changes * 4 <= whole
    assert len(told(twice[0].changes)) >= 10


def test_sockets_of_one_seat_share_what_is_packed(house: House, monkeypatch: pytest.MonkeyPatch):
    packed = []

    def counting(text: bytes, base: bytes) -> bytes:
        packed.append(text)
        return pack(text, base)

    first, second, table = two_people(house)
    both = [line.person for line in (first, second) if line.person]
    extra = [person.come(table, views="changes") for person in both for _ in range(3)]
    for line in extra:
        line.hear("welcome")
    monkeypatch.setattr(packing, "pack", counting)
    card = house.hall.tables[table].log.game.view(0)["hand"]
    for number in range(4):
        first.move({"do": "choose", "card": card[number % 2]}, f"again-{number}")
        first.hear("done")
    for line in extra:
        line.quiet()
        assert len(told(line)) == 4
    assert len(packed) == 3 * 2, "once for each seat; the first of four was whole"


def test_a_word_that_is_not_known_and_none_mean_whole_views(house: House):
    first, _, table = two_people(house)
    assert first.person is not None
    lines = [first.person.come(table, views=word) for word in ("whole", "small", "", None)]
    for line in lines:
        line.hear("welcome")
    for number, card in enumerate(house.hall.tables[table].log.game.view(0)["hand"][:3]):
        first.move({"do": "choose", "card": card}, f"{number}")
        first.hear("done")
    for line in lines:
        line.quiet()
        assert line.frames == line.texts
        assert len(told(line)) == 3


@pytest.mark.parametrize("game", [key for key, rules in GAMES.items() if rules.undoable])
def test_changes_follow_a_change_of_seat_a_loan_an_undo_and_a_return(house: House, game: str):
    ada, ben = house.person("Ada"), house.person("Ben")
    table = ada.make(game=game, options={})
    first = Twice(ada, table)
    second = Twice(ben, table)
    for line, seat in ((first.changes, 1), (second.changes, 0)):
        line.say("sit", seat=seat)
        line.told(lambda told, seat=seat: told["seat"] == seat)
    first.changes.say("start")
    first.changes.hear("events")
    log = house.hall.tables[table].log
    assert log.game is not None
    first.changes.say("lend", seat=log.seat_of(log.host), level="easy")
    first.changes.told(lambda told: any(one["level"] for one in told["table"]["sitters"]))
    first.changes.say("reclaim")
    first.changes.told(lambda told: not any(one["level"] for one in told["table"]["sitters"]))
    back: list[Twice] = []
    undone, chance = 0, random.Random(4)
    for number in range(40):
        seat = log.game.acting[0]
        line = (first if log.host == log.chairs[seat].guest else second).changes
        line.move(chance.choice(log.game.legal(seat)), f"move-{number}")
        assert line.hear("done", "refused", "fault")["say"] == "done"
        if log.game.undoable(seat):
            undone += 1
            line.say("undo", id=f"undo-{number}", after=log.history.number)
            assert line.hear("done", "fault")["say"] == "done"
        if number == 20:
            back.append(Twice(ben, table))
    assert undone
    for one in (first, second, *back):
        one.compared()


def test_a_log_that_is_read_anew_leaves_changes_as_they_are(house: House):
    first, _, table = two_people(house)
    assert first.person is not None
    both = Twice(first.person, table)
    live = house.hall.tables[table]
    for number, card in enumerate(live.log.game.view(0)["hand"][:4]):
        live._stale = number == 2  # as if an append had gone wrong
        first.move({"do": "choose", "card": card}, f"{number}")
        first.hear("done")
    both.compared()
    assert [message["say"] for message in both.changes.seen].count("welcome") == 2


def test_two_servers_tell_the_same_changes(postgres: Databases):
    with ExitStack() as stack:
        two = Two(postgres.new(), stack)
        table, mine, theirs = at_one_table(two)
        mine.say("start")
        hand = news_at(mine, 0)["view"]["hand"]
        news_at(theirs, 0)
        ada, ben = mine.person, theirs.person
        assert ada is not None
        assert ben is not None
        here, there = Twice(ada, table), Twice(ben, table)
        for number, card in enumerate(hand[:5]):
            mine.move({"do": "choose", "card": card}, f"{number}")
            done = mine.hear("done")
        for line in (there.whole, there.changes):
            news_at(line, done["number"])
        for person in (here, there):
            person.compared()


# ── What does not fit ────────────────────────────────────────────────────────────────────────────


def texts() -> list[bytes]:
    """Messages that follow each other."""
    chance, cards = random.Random(1), list(range(1, 11))
    found = []
    for first in range(1, 8):
        cards.remove(chance.choice(cards))
        found.append(encode({"say": "events", "first": first, "name": "مینا", "hand": cards}))
    return found


def test_what_is_lost_doubled_or_out_of_order_is_noticed_by_its_number():
    said = texts()
    packed = [pack(text, base) for base, text in itertools.pairwise(said)]
    for number, text in enumerate(said[1:]):
        for place, base in enumerate(said):
            if place == number:
                assert unpack(packed[number], base) == text
            else:
                with pytest.raises(zlib.error):
                    unpack(packed[number], base)


def test_what_is_damaged_on_the_way_is_noticed():
    base, text = texts()[:2]
    packed = pack(text, base)
    for place in range(len(packed)):
        damaged = bytearray(packed)
        damaged[place] ^= 0x10
        try:
            assert unpack(bytes(damaged), base) == text
        except zlib.error:
            continue


def test_a_message_larger_than_the_window_comes_out_whole():
    chance = random.Random(2)
    base = encode([chance.random() for _ in range(9000)])
    text = base.replace(b"0.1", b"0.2")
    assert len(base) > 1 << 17
    assert unpack(pack(text, base), base) == text


def test_the_door_reads_both_wishes():
    assert socket._asked(b"after=7&views=changes") == (7, True)
    assert socket._asked(b"views=whole") == (None, False)
    assert socket._asked(b"views=changes&views=whole") == (None, True)
    assert socket._asked(b"after=x&views=%ff") == (None, False)
