"""Several people at one device: a seat and a view for each, one device for all the rest."""

import json
import random
from contextlib import ExitStack
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from server.databases import Databases
from server.house import GENEROUS, House, Line, Person, Player, open_house, play_on
from server.test_copies import run
from server.test_restart import until
from server.twins import CHANCE, Step, script, worlds

import korsi
from every_game.tables import TABLES, Table
from korsi_server.tables import hall as halls
from korsi_server.tables import table_log

SARA, REZA = {"name": "Sara"}, {"name": "Reza", "avatar": "quince"}
PART = "0a" * 32


def three(house: House, **wish: Any) -> tuple[Person, str]:
    """Ada, and Sara and Reza beside her, at a table that has begun."""
    ada = house.person("Ada")
    return ada, ada.make(seats=3, companions=[SARA, REZA], **wish)


def sitters(line: Line) -> list[dict[str, Any]]:
    return line.seen[-1]["table"]["sitters"]


# ── Who they are ─────────────────────────────────────────────────────────────────────────────────


def test_each_of_three_has_a_seat_a_name_and_a_hand_of_their_own(house: House):
    ada, table = three(house)
    hands = []
    for person in (1, 2, 3):
        welcome = ada.come(table, person=person).hear("welcome")
        assert welcome["seat"] == person - 1
        assert [one["name"] for one in welcome["table"]["sitters"]] == ["Ada", "Sara", "Reza"]
        assert welcome["shared"] == [{"person": n, "seat": n - 1} for n in (1, 2, 3)]
        hands.append(welcome["view"]["hand"])
    assert len({card for hand in hands for card in hand}) == 30
    assert ada.come(table, person=3).hear("welcome")["table"]["sitters"][2]["avatar"] == "quince"


def test_names_at_one_device_are_told_apart_and_cleaned_like_all_others(house: House):
    ada = house.person("Ada")
    named = [{"name": "Ada"}, {"name": " Аdа "}, {"name": "Sa\u202era"}]
    table = ada.make(seats=4, companions=named)
    ada.come(table).hear("welcome")
    line = ada.come(table, person=4)
    line.hear("welcome")
    assert [one["name"] for one in sitters(line)] == ["Ada", "Ada (2)", "Аdа (3)", "Sara"]
    answer = ada.http.post(
        "/api/tables",
        json={"game": "six-nimmt", "seats": 2, "companions": [{"name": "\u200d"}]},
    )
    assert (answer.status_code, answer.json()["why"]) == (400, "fault-name")


@pytest.mark.parametrize("person", ["2", "4", "11", "99", "-1", "", "x", "٢", "1e1", "2.2"])
def test_nobody_is_a_companion_of_somebody_else_nor_of_any_other_number(house: House, person: str):
    ada, table = three(house)
    who = ada if person != "2" else house.person("Eve")
    line = who.come(table, person=person)
    assert line.next() == {"say": "fault", "why": "fault-no-seat", "data": {}, "id": None}
    assert line.closed() == 4410


def test_ten_may_share_a_device_and_no_more_than_there_are_seats(house: House):
    ada = house.person("Ada")
    many = [{"name": f"P{number}"} for number in range(2, 12)]
    table = ada.make(seats=10, companions=many[:9])
    assert ada.come(table, person=10).hear("welcome")["seat"] == 9
    wish = {"game": "six-nimmt", "seats": 10, "companions": many}
    answer = ada.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["why"]) == (400, "fault-not-understood")
    answer = ada.http.post("/api/tables", json={**wish, "seats": 2, "companions": many[:2]})
    assert (answer.status_code, answer.json()["why"]) == (400, "fault-options")
    assert answer.json()["data"] == {
        "what": "seats",
        "game": "six-nimmt",
        "given": 3,
        "least": 2,
        "most": 2,
    }


def test_the_number_of_yesterday_is_not_renamed_by_that_of_today(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada, table = three(house)
        ada.make(seats=2, companions=[{"name": "Bahar"}])
    with open_house(tmp_path / "korsi.db") as house:
        line = house.person(token=ada.token).come(table)
        line.hear("welcome")
        assert [one["name"] for one in sitters(line)] == ["Ada", "Sara", "Reza"]


# ── What the device is shown that says nothing ───────────────────────────────────────────────────


def test_a_socket_that_does_not_say_for_whom_it_is_looks_on(house: House):
    ada, table = three(house)
    for person in (None, 0):
        welcome = ada.come(table, person=person).hear("welcome")
        assert (welcome["seat"], welcome["legal"]) == (None, [])
        assert "hand" not in welcome["view"]
        assert len(welcome["shared"]) == 3


def test_a_device_that_waits_as_its_own_guest_looks_on_from_the_first_card_on(house: House):
    ada, friend = house.person("Ada"), house.person("Friend")
    table = ada.make(seats=3, companions=[SARA])
    line = ada.come(table)
    welcome = line.hear("welcome")
    assert (welcome["seat"], welcome["host"]) == (0, True)
    assert welcome["shared"] == [{"person": 1, "seat": 0}, {"person": 2, "seat": 1}]
    other = friend.come(table)
    other.say("sit", seat=2)
    line.told(lambda told: told["table"]["sitters"][2]["name"] == "Friend")
    line.say("start")
    assert line.until("playing")["seat"] is None
    heard = line.hear("events")
    assert heard["view"]["seat"] is None
    assert "hand" not in heard["view"]
    line.say("hint")
    assert line.hear("hint", "fault")["why"] == "fault-no-seat"
    assert other.hear("events")["view"]["seat"] == 2
    assert other.seen[0]["shared"] == [], "who plays by which device is nobody else's business"


def test_who_looks_on_by_a_device_that_plays_neither_sits_nor_speaks_nor_reads_what_is_said_aside(
    house: House,
):
    ada = house.person("Ada")
    table = ada.make(seats=3, companions=[SARA])
    line = ada.come(table, person=0)
    assert line.hear("welcome")["seat"] is None
    assert line.ask("sit", "fault", seat=2)["why"] == "fault-no-seat"
    assert line.ask("chat", "fault", text="psst")["why"] == "fault-onlookers-silent"
    line.say("start", level="easy")  # what is the host's is the whole device's
    line.until("playing")
    watcher = house.person("Eve").come(table)
    watcher.ask("chat", "chat", text="Ada should play her seven")
    assert all(message["say"] != "chat" for message in line.quiet())
    assert ada.come(table, person=0).hear("welcome")["chat"] == []


def test_where_nobody_may_look_on_the_device_of_who_plays_may(house: House):
    ada, table = three(house)
    line = ada.come(table, person=1)
    line.say("admit", onlookers="none")
    line.told(lambda told: told["table"]["onlookers"] == "none")
    assert ada.come(table, person=0).hear("welcome")["seat"] is None
    assert house.person("Eve").come(table).next()["why"] == "fault-no-onlookers"


# ── What is the device's ─────────────────────────────────────────────────────────────────────────


def test_whose_device_is_here_is_here_and_goes_with_it(tmp_path):
    with open_house(tmp_path / "korsi.db", away=0.2) as house:
        ada, friend = house.person("Ada"), house.person("Friend")
        table = ada.make(seats=4, companions=[SARA, REZA])
        line = ada.come(table)
        other = friend.come(table)
        other.say("sit", seat=3)
        other.told(lambda told: told["seat"] == 3)
        line.say("start")
        other.until("playing")
        sara = ada.come(table, person=2)
        sara.hear("welcome")
        line.close()
        other.quiet()
        info = friend.come(table).hear("welcome")["table"]
        assert [one["here"] for one in info["sitters"]] == [True] * 4
        assert info["watching"] == 0
        assert other.ask("lend", "fault", seat=0)["why"] == "fault-not-away"
        sara.close()
        other.told(lambda told: not any(one["here"] for one in told["table"]["sitters"][:3]))
        until(lambda: house.hall.tables[table].gone(friend_less(house, table)))
        other.say("lend", seat=2)
        other.told(lambda told: told["table"]["sitters"][2]["level"] == "normal")
        reza = ada.come(table, person=3)
        reza.hear("welcome")
        reza.say("reclaim")
        other.told(lambda told: told["table"]["sitters"][2]["level"] is None)


def friend_less(house: House, table: str) -> str:
    """The guest in the first seat."""
    guest: str = house.hall.tables[table].log.chairs[0].guest
    return guest


def test_a_table_is_not_handed_on_while_the_device_of_its_host_is_here(tmp_path):
    with open_house(tmp_path / "korsi.db", away=0.1) as house:
        ada, friend = house.person("Ada"), house.person("Friend")
        table = ada.make(seats=4, companions=[SARA])
        line, other = ada.come(table), friend.come(table)
        other.say("sit", seat=3)
        other.told(lambda told: told["seat"] == 3)
        sara = ada.come(table, person=2)
        sara.hear("welcome")
        line.close()
        assert not any(message.get("host") for message in other.quiet())
        sara.close()
        assert other.told(lambda told: told["host"])["table"]["sitters"][3]["host"]


def test_one_part_of_the_chance_is_enough_for_a_device(house: House):
    ada, table = three(house, contributes=True)
    line = ada.come(table)
    assert line.hear("welcome")["table"]["at_once"]
    line.say("contribute", part=PART)
    info = line.until("playing")["table"]
    assert info["fair"]["parts"] == [{"seat": 0, "part": PART}]


def test_limits_hold_for_all_of_a_device_together(tmp_path):
    limits = replace(GENEROUS, moves=(0.001, 2), changes=(0.001, 2))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada, table = three(house)
        said = []
        for person in (1, 2, 3):
            line = ada.come(table, person=person)
            line.move(line.hear("welcome")["legal"][0], f"m{person}")
            said.append(line.hear("done", "fault").get("why"))
        assert said == [None, None, "fault-too-fast"]
        for person in (1, 2):
            line = ada.come(table, person=person)
            line.ask("lend", "table", seat=person - 1)
        line = ada.come(table, person=3)
        assert line.ask("lend", "fault", seat=2)["why"] == "fault-too-fast"


def test_a_device_has_so_many_sockets_whoever_they_are_for(tmp_path):
    limits = replace(GENEROUS, sockets_of_sitter=3)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada, table = three(house)
        for person in (0, 1, 2):
            ada.come(table, person=person).hear("welcome")
        assert ada.come(table, person=3).closed() == 1013


def test_their_tables_are_the_device_s_also_where_its_own_guest_has_stood_up(house: House):
    ada = house.person("Ada")
    table = ada.make(seats=3, companions=[SARA])
    line = ada.come(table)
    line.hear("welcome")
    line.say("stand")
    line.told(lambda told: told["seat"] is None)
    (mine,) = ada.http.get("/api/me").json()["mine"]
    assert (mine["table"]["id"], mine["seat"], mine["shared"]) == (table, 1, [1])
    line.say("start", level="easy")
    assert line.until("playing")["host"]


def test_they_play_to_the_end_with_a_friend_and_again(house: House):
    ada, friend = house.person("Ada"), house.person("Friend")
    table = ada.make(seats=4, companions=[SARA, REZA])
    waiting = ada.come(table)
    other = friend.come(table)
    other.say("sit", seat=3)
    other.told(lambda told: told["seat"] == 3)
    waiting.say("start")
    waiting.until("playing")
    lines = [ada.come(table, person=person) for person in (1, 2, 3)]
    play_on([Player(line) for line in (*lines, friend.come(table))])
    last = ada.come(table, person=0)
    assert last.hear("welcome")["table"]["status"] == "over"
    last.say("rematch")
    again = last.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    welcome = ada.come(again).hear("welcome")
    assert [one["name"] for one in welcome["table"]["sitters"]] == ["Ada", "Sara", "Reza", "Friend"]
    assert (welcome["host"], len(welcome["shared"])) == (True, 3)
    assert welcome["table"]["status"] == "waiting", "the friend has not come yet"


def test_alone_at_a_device_they_play_again_at_once(house: House):
    ada, table = three(house)
    play_on([Player(ada.come(table, person=person)) for person in (1, 2, 3)])
    last = ada.come(table, person=0)
    last.say("rematch", contributes=True)
    again = last.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    line = ada.come(again)
    assert line.hear("welcome")["seat"] == 0
    line.say("contribute", part=PART)
    assert line.until("playing")["seat"] is None


# ── What stays ───────────────────────────────────────────────────────────────────────────────────


def test_after_a_restart_each_has_the_same_cards_and_the_store_knows_the_device(data):
    with open_house(data) as house:
        ada, table = three(house)
        before = [ada.come(table, person=n).hear("welcome")["view"] for n in (1, 2, 3)]
    with open_house(data) as house:
        ada = house.person(token=ada.token)
        assert ada.http.get("/api/me").json()["tables"] == [table]
        assert [ada.come(table, person=n).hear("welcome")["view"] for n in (1, 2, 3)] == before
        assert ada.come(table).hear("welcome")["seat"] is None


def test_whoever_is_removed_goes_with_all_who_share_the_device(data, capsys):
    with open_house(data) as house:
        ada, table = three(house)
        line = ada.come(table, person=2)
        line.hear("welcome")
        assert run("admin", "people", data) == 0
        name = next(row for row in capsys.readouterr().out.splitlines() if "Ada" in row).split()[0]
        assert run("admin", "remove", data, name) == 0
        house.person("Eve").come(table).told(
            lambda told: [one["level"] for one in told["table"]["sitters"]] == ["normal"] * 3
        )
        assert ada.http.get("/api/me").json()["tables"] == []


def test_another_device_of_the_same_guest_goes_on_where_this_one_was(house: House):
    ada, table = three(house)
    hand = ada.come(table, person=2).hear("welcome")["view"]["hand"]
    tablet = house.person()
    link = ada.http.post("/api/me/link", json={}).json()["link"]
    answer = tablet.http.post(link)
    token = answer.headers["set-cookie"].partition("korsi=")[2].partition(";")[0]
    tablet = house.person(token=token)
    assert tablet.come(table).hear("welcome")["seat"] is None
    assert tablet.come(table, person=2).hear("welcome")["view"]["hand"] == hand


def test_at_another_server_of_the_same_tables_they_are_here_too(postgres: Databases):
    with ExitStack() as stack:
        address = postgres.new()
        one, other = (stack.enter_context(House(address)) for _ in range(2))
        ada, friend = one.person("Ada"), other.person("Friend")
        table = ada.make(seats=4, companions=[SARA, REZA])
        waiting = ada.come(table)
        waiting.hear("welcome")
        line = friend.come(table)
        line.say("sit", seat=3)
        waiting.told(lambda told: told["table"]["sitters"][3]["name"] == "Friend")
        waiting.say("start")
        assert waiting.until("playing")["seat"] is None
        sara = ada.come(table, person=2)
        sara.hear("welcome")
        waiting.close()
        line.told(lambda told: all(one["here"] for one in told["table"]["sitters"]))
        # A socket at the second server that has not said for whom it is.
        quiet = ada.at(other).come(table)
        assert quiet.hear("welcome")["seat"] is None
        quiet.close()
        sara.close()
        line.told(lambda told: not any(one["here"] for one in told["table"]["sitters"][:3]))


# ── Nothing of the last hand ─────────────────────────────────────────────────────────────────────

HIDING = [
    way for way in TABLES if 2 <= way.seats <= 10 and worlds(way.moment(8, 7), None) is not None
]
MOMENTS = list({way.game: way for way in reversed(HIDING)}.values())
"""One way to play each game in which something is hidden."""


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with House(tmp_path_factory.mktemp("twins") / "korsi.db", **CHANCE) as house:
        yield house


def passed_round(house: House, world: korsi.Game, place: int, steps: list[Step]) -> list[bytes]:
    """Every byte that a device is sent between two turns: sockets for nobody, and pages. For whom a
    socket is opened in a turn is written in the steps, and what it is told is left out."""
    others = [{"name": f"P{seat}", "avatar": "fig"} for seat in range(1, world.seats)]
    with (
        patch.object(table_log.korsi, "new", lambda *_, **__: world.copy()),
        patch.object(halls.Hall, "_agreed", lambda *_: world.options),
    ):
        ada = house.person("P0")
        ada.http.put("/api/me", json={"avatar": "date"})
        table = ada.make(
            game=world.key, seats=world.seats, options=world.options, companions=others
        )
        told: list[bytes] = []
        number = None
        for turn, (seat, moves) in enumerate([*steps, (None, None)]):
            curtain = ada.come(table, after=number, person=None if turn % 2 else 0)
            number = curtain.hear("welcome")["number"]
            curtain.ask("hint", "fault")
            curtain.ask("preview", "fault", move={"do": "anything"})
            told += curtain.frames
            curtain.close()
            for path in (f"/t/{table}", f"/t/{table}/screen", "/api/tables", "/api/me"):
                told.append(ada.http.get(path).content)
            if seat is not None:
                holder = ada.come(table, person=seat + 1)
                holder.hear("welcome")
                holder.move(moves[place], f"turn-{turn}")
                holder.hear("done")
                holder.close()
    idle = [json.loads(frame) if frame.startswith(b'{"name"') else None for frame in told]
    for at, me in enumerate(idle):
        if me is not None:
            for mine in me["mine"]:
                mine["idle"] = 0
            told[at] = json.dumps(me).encode()
    return [frame.replace(table.encode(), b"TABLE") for frame in told]


@pytest.mark.parametrize("way", MOMENTS, ids=str)
def test_between_two_turns_the_device_is_sent_the_same_bytes_whatever_hands_they_hold(
    twins: House, way: Table
):
    pair = worlds(way.moment(8, 7), None)
    assert pair is not None
    steps = script(pair, None, 6, random.Random(7))
    one, other = (passed_round(twins, world, place, steps) for place, world in enumerate(pair))
    assert len(one) > 4
    assert one == other
