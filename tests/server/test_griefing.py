"""What one visitor can do to a table where others play: not much."""

import asyncio
from dataclasses import replace

import pytest
from server.house import GENEROUS, House, Line, Player, open_house, play_on, two_people
from server.many_tables import id_of, write
from server.test_restart import again

from korsi_server.limits import CROWD, Crowd
from korsi_server.tables import advice, hall
from korsi_server.tables.permissions import one_line


def joins(house: House, table: str) -> bool:
    """Whether somebody new gets a place to look on."""
    line = house.person().come(table)
    try:
        return bool(line.hear("welcome"))
    except Exception:
        assert line.closed() == 1013
        return False


def test_who_sits_has_a_place_however_many_look_on(tmp_path):
    limits = replace(GENEROUS, onlookers=5, sockets_of_sitter=2)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        table = ada.make()
        assert [joins(house, table) for _ in range(7)] == [True] * 5 + [False] * 2
        for _ in range(2):
            assert ada.come(table).hear("welcome")["seat"] == 0
        assert ada.come(table).closed() == 1013  # but not without end


def test_one_address_does_not_take_all_places_of_those_who_look_on(tmp_path):
    limits = replace(GENEROUS, onlookers_of_address=3)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        table = house.person().make()
        assert [joins(house, table) for _ in range(4)] == [True] * 3 + [False]


def test_nobody_plays_a_game_again_that_is_longer_than_a_table_may_agree_on(tmp_path):
    """The old table may be from before there were limits."""
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = house.person("Ada")
        table = ada.make(options={"rounds": 1, "target": 80})
        ada.come(table).say("start", level="easy")
        play_on([Player(ada.come(table))])
    with open_house(data, limits=replace(GENEROUS, option=70)) as house:
        line = again(house, ada).come(table)
        answer = line.ask("rematch", "fault", id="again")
        assert answer["why"] == "fault-options"
        assert answer["data"]["option"] == "target"
        assert (answer["data"]["given"], answer["data"]["most"]) == ("80", 70)
        assert len(house.hall.tables) == 1


def lent_and_back(line: Line, times: int) -> list[str]:
    """The faults in answer to lending the own seat to a bot and taking it back, so often."""
    for _ in range(times):
        line.say("lend", seat=0, level="easy")
        line.say("reclaim")
    return [message["why"] for message in line.quiet() if message["say"] == "fault"]


def test_a_seat_can_not_be_lent_a_hundred_times_a_second(tmp_path):
    limits = replace(GENEROUS, changes=(0.01, 6))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        first, _, table = two_people(house)
        before = len(house.log(table))
        assert set(lent_and_back(first, 20)) == {"fault-too-fast"}
        assert len(house.log(table)) - before <= 6


def test_a_new_cookie_is_no_new_address_to_sit_down_and_stand_up_from(tmp_path):
    limits = replace(GENEROUS, changes_of_address=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        table = house.person().make(seats=4)
        before = len(house.log(table))
        for _ in range(6):
            line = house.person().come(table)
            line.say("sit", seat=1)
            line.say("stand")
            line.quiet()
        assert len(house.log(table)) - before == 6


def test_who_sits_is_not_held_up_by_strangers_at_the_same_address(tmp_path):
    """As in a café, or behind a proxy that nobody has named."""
    limits = replace(GENEROUS, changes_of_address=(0.01, 3), chat_of_address=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person("Ada")
        table = ada.make(seats=2)
        stranger = house.person().come(table)
        for _ in range(9):
            stranger.say("sit", seat=0)
            stranger.say("chat", text="hi")
        stranger.quiet()
        host = ada.come(table)
        host.hear("welcome")
        assert host.ask("chat", "chat", "fault", text="hi")["say"] == "chat"
        host.say("start", level="easy")
        assert host.told(lambda told: told["table"]["status"] == "playing")


def test_a_log_full_of_changes_does_not_keep_a_game_from_beginning(tmp_path):
    limits = replace(GENEROUS, entries_besides=8)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        table = ada.make(seats=2)
        other = house.person().come(table)
        for _ in range(5):
            other.say("sit", seat=1)
            other.say("stand")
        assert any(told.get("why") == "fault-full" for told in other.quiet())
        host = ada.come(table)
        host.say("start", level="easy")
        assert host.until("playing")


def test_one_person_asks_for_one_hint_at_a_time_on_whatever_line(tmp_path, monkeypatch):
    waiting = asyncio.Event()

    async def never(*_: object) -> None:
        await waiting.wait()

    with open_house(tmp_path / "korsi.db") as house:
        first, second, table = two_people(house)
        monkeypatch.setattr(advice, "hint", never)
        first.say("hint")
        assert first.quiet() == []
        for line in (first, first.person.come(table)):
            assert line.ask("hint", "fault")["why"] == "fault-too-fast"
        second.say("hint")
        assert not any(told["say"] == "fault" for told in second.quiet())


def test_names_and_links_are_written_down_only_so_often_for_one_address(tmp_path):
    limits = replace(GENEROUS, keepsakes=(0.01, 4))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        people = [house.person() for _ in range(6)]
        named = [one.http.put("/api/me", json={"name": "Ada"}).status_code for one in people]
        assert named == [200] * 4 + [429] * 2
        assert people[0].http.post("/api/me/link", json={}).status_code == 429


def test_lists_of_tables_bring_only_so_many_to_memory_for_one_address(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        people = [house.person() for _ in range(3)]
        for one in people:
            for _ in range(4):
                one.make()
    with open_house(data, limits=replace(GENEROUS, restored=(0.01, 8))) as house:
        answers = [again(house, one).http.get("/api/me") for one in people]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert len(house.hall.tables) == 8
        assert len(again(house, people[0]).http.get("/api/me").json()["mine"]) == 4  # as before


def test_nobody_keeps_a_list_of_all_who_ever_looked_on(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        table = ada.make(seats=3)
        ada.come(table).hear("welcome")
        stayed = house.person().come(table)
        for line in (house.person().come(table) for _ in range(20)):
            line.hear("welcome")
            line.close()
        stayed.say("sit", seat=1)
        told = stayed.told(lambda told: told["seat"] == 1)["table"]["sitters"]
        assert [sitter["expected"] for sitter in told] == [False] * 3
        stayed.close()
        later = ada.come(table).told(lambda told: not told["table"]["sitters"][1]["here"])
        assert later["table"]["sitters"][1]["expected"] is False
        known = house.hall.tables[table]
        assert len(known._met) == 2
        assert len(known._left) == 1


def test_tables_that_nobody_is_at_do_not_fill_the_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(hall, "GRACE", -1.0)
    monkeypatch.setattr(hall, "FETCHED", 10)
    monkeypatch.setattr(hall, "IDLE", 50)
    data = tmp_path / "korsi.db"
    write(data, 60, 0)
    with open_house(data) as house:
        somebody = house.person().come(id_of(0))
        somebody.hear("welcome")
        visitor = house.person()
        for place in range(1, 60):
            visitor.http.get(f"/api/tables/{id_of(place)}/record")
        assert len(house.hall.tables) <= 10 + 50 // 16
        somebody.say("chat", text="still here")
        assert somebody.hear("chat")


def test_nobody_chooses_anew_until_the_log_is_full(tmp_path):
    limits = replace(GENEROUS, moves=(0.01, 6))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        first, second, table = two_people(house)
        before = len(house.log(table))
        legal = first.seen[-1]["legal"]
        for line in (first, first.person.come(table)):
            for turn in range(10):
                line.move(legal[turn % 2], f"{line.id}-{turn}")
            told = line.quiet()
            assert "fault-too-fast" in [answer.get("why") for answer in told]
        assert len(house.log(table)) - before == 6
        second.move(second.seen[-1]["legal"][0], "one")
        assert second.hear("done", "fault")["say"] == "done"


def test_whoever_fills_the_log_with_changes_does_not_stop_the_game(tmp_path):
    limits = replace(GENEROUS, entries_besides=10)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        first, second, _ = two_people(house)
        assert "fault-full" in lent_and_back(first, 10)
        legal = second.seen[-1]["legal"]
        second.move(legal[0], "one")
        assert second.hear("done", "fault")["say"] == "done"


def test_nobody_takes_one_name_after_the_other(tmp_path):
    limits = replace(GENEROUS, renames=(0.01, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        answers = [ada.http.put("/api/me", json={"name": f"Ada {n}"}) for n in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert ada.http.get("/api/me").json()["name"] == "Ada 2"


def test_a_new_cookie_is_no_new_address_to_chat_from(tmp_path):
    limits = replace(GENEROUS, chat_of_address=(0.01, 4))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        table = house.person().make()
        said = [
            house.person().come(table).ask("chat", "chat", "fault", text="hi") for _ in range(6)
        ]
        assert [answer["say"] for answer in said] == ["chat"] * 4 + ["fault"] * 2


def test_who_looks_on_leaves_room_for_the_words_of_those_who_sit(tmp_path):
    limits = replace(GENEROUS, chat_lines=6)
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        table = ada.make()
        watcher, sitter = house.person().come(table), ada.come(table)
        said = [watcher.ask("chat", "chat", "fault", text="hi")["say"] for _ in range(4)]
        assert said == ["chat"] * 3 + ["fault"]
        sitter.quiet()
        assert sitter.ask("chat", "chat", "fault", text="well")["say"] == "chat"


@pytest.mark.parametrize("filler", ["\u3164", "\u115f", "\u1160", "\u2800", "\uffa0", "\u17b5"])
def test_a_name_that_can_not_be_seen_is_none(filler):
    assert one_line(filler, 24) is None
    assert one_line(f"{filler}A{filler}", 24) == "A"


def test_nobody_is_forgiven_because_many_others_came():
    """An address with a crowd of others behind it would clear its own debts."""
    crowd = Crowd((0.001, 5))
    while crowd.take("greedy"):
        pass
    for newcomer in range(3 * CROWD):
        assert crowd.take(str(newcomer))
        assert len(crowd._buckets) <= CROWD
    assert not crowd.take("greedy")
