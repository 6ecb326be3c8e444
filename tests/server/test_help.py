"""Hints and previews are terms of a table: who may have them, and who is told."""

from dataclasses import replace
from typing import Any

import pytest
from server.house import GENEROUS, House, Line, Message, Player, open_house, play_on, two_people

from korsi.catalogue import GAMES
from korsi_server.tables import entries
from korsi_server.tables.table_log import TableLog

HELP = {"hint": "hints", "preview": "previews"}
NO = {"hint": "fault-no-hints", "preview": "fault-no-previews"}


def helped(line: Line, what: str) -> Message:
    """The answer to a wish for help: of this kind, or a fault."""
    rest: dict[str, Any] = {}
    if what == "preview":
        legal = next(one["legal"] for one in reversed(line.seen) if one.get("legal"))
        rest = {"move": legal[0]}
    return line.ask(what, what, "fault", **rest)


@pytest.mark.parametrize("what", HELP)
def test_among_people_there_is_no_help_unless_the_table_says_so(house: House, what: str):
    first, _, _ = two_people(house)
    told = helped(first, what)
    assert (told["why"], told["data"]) == (NO[what], {"who": "alone"})


@pytest.mark.parametrize("what", HELP)
def test_who_plays_with_bots_alone_has_help(house: House, what: str):
    person = house.person("Ada")
    line = person.come(person.make(bots="easy"))
    line.hear("welcome")
    assert helped(line, what)["say"] == what


@pytest.mark.parametrize("what", HELP)
def test_nobody_means_nobody(house: House, what: str):
    person = house.person("Ada")
    line = person.come(person.make(bots="easy", hints="nobody", preview="nobody"))
    line.hear("welcome")
    assert helped(line, what)["data"] == {"who": "nobody"}


@pytest.fixture(autouse=True)
def foreseen(monkeypatch):
    """There is something to look at."""
    monkeypatch.setattr(GAMES["six-nimmt"], "foreseen", frozenset({"chose", "choice"}))


@pytest.mark.parametrize("what", HELP)
def test_the_others_see_that_somebody_was_helped_and_nothing_else(house: House, what: str):
    first, second, _ = two_people(house, hints="everyone", preview="everyone")
    assert helped(first, what)["say"] == what
    told = second.told(lambda one: one["table"]["sitters"][0][HELP[what]])
    counts = [(one["hints"], one["previews"]) for one in told["table"]["sitters"]]
    assert counts == [(1, 0) if what == "hint" else (0, 1), (0, 0)]
    assert not any(one["say"] in HELP for one in second.seen)


def test_alone_with_bots_nothing_is_written_down(house: House):
    person = house.person("Ada")
    table = person.make(bots="easy")
    line = person.come(table)
    line.hear("welcome")
    helped(line, "preview")
    helped(line, "hint")
    assert not any("helped" in entry for entry in house.log(table))


def test_looks_in_one_moment_are_one_look(house: House):
    first, second, table = two_people(house, preview="everyone")
    for _ in range(3):
        helped(first, "preview")
    again = second.person.come(table).hear("welcome")
    assert again["table"]["sitters"][0]["previews"] == 1


def test_what_was_helped_is_in_the_log(house: House):
    first, _, table = two_people(house, hints="everyone")
    helped(first, "hint")
    log = TableLog.of(table, [line.encode() for line in house.log(table)])
    assert [(chair.hints, chair.previews) for chair in log.chairs] == [(1, 0), (0, 0)]
    assert (log.hints, log.preview) == ("everyone", "alone")
    assert log.besides == len([line for line in house.log(table) if '"moved"' not in line]) - 1


def test_a_rematch_keeps_what_was_agreed_on(house: House):
    wish = {"hints": "everyone", "preview": "nobody", "options": {"rounds": 1}}
    first, second, table = two_people(house, **wish)
    first.close()
    second.close()
    again = [line.person.come(table) for line in (first, second)]
    play_on([Player(line) for line in again])
    again[0].say("rematch")
    follower = again[0].told(lambda one: one["table"]["rematch"])["table"]["rematch"]
    info = first.person.come(follower).hear("welcome")["table"]
    assert (info["hints"], info["preview"]) == ("everyone", "nobody")


def test_tables_from_before_this_was_agreed_on_keep_their_help():
    old = b'{"entry":"created","game":"six-nimmt","rules":1,"seats":2,"options":{"variant":"classic","target":66,"rounds":null},"open":false}'  # noqa: E501
    log = TableLog("abcd1234")
    log.fold(entries.read(old))
    log.fold(entries.Sat(0, "ada"))
    log.fold(entries.Sat(1, "ben"))
    assert log.may_have(log.hints)
    assert log.may_have(log.preview)


def test_there_is_an_end_to_help_among_people(tmp_path):
    with open_house(tmp_path / "data.db", limits=replace(GENEROUS, helps=2)) as house:
        first, _, _ = two_people(house, hints="everyone")
        answers = [helped(first, "hint") for _ in range(3)]
        assert [one["say"] for one in answers] == ["hint", "hint", "fault"]
        assert answers[-1]["why"] == "fault-full"
