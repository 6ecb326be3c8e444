"""Avatars: everybody has one, people choose, and it is told at the tables where they sit."""

import pytest
from server.house import GENEROUS, House, Player, open_house, play_on

from korsi.games.six_nimmt.game import SixNimmt
from korsi_server.avatars import AVATARS, shown
from korsi_server.tables.guests import hashed
from korsi_server.tables.table_log import TableLog


def test_everybody_is_given_one_and_keeps_it(house: House):
    ada = house.person()
    assert ada.http.get("/api/me").json()["avatar"] == shown(None, hashed(ada.token))
    line = ada.come(ada.make(bots="easy"))
    me, bot = line.hear("welcome")["table"]["sitters"]
    assert me["avatar"] == shown(None, hashed(ada.token))
    assert bot["avatar"] is None, "that of a bot follows from its name"


def test_those_who_are_given_one_are_given_many_different_ones():
    assert len(AVATARS) >= 24
    assert {shown(None, hashed(str(number))) for number in range(400)} == set(AVATARS)


def test_one_that_there_is_no_more_is_as_if_none_was_chosen():
    assert shown("turnip", hashed("a")) == shown(None, hashed("a"))


def test_the_first_visit_knows_its_avatar(house: House):
    ada = house.person()
    del ada.http.headers["cookie"]
    answer = ada.http.get("/api/me")
    token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert answer.json()["avatar"] == shown(None, hashed(token))


def test_a_chosen_one_is_kept_without_a_name_and_beside_one(house: House):
    ada = house.person()
    told = ada.http.put("/api/me", json={"avatar": "samovar"}).json()
    assert (told["name"], told["avatar"]) == (None, "samovar")
    told = ada.http.put("/api/me", json={"name": "Ada"}).json()
    assert (told["name"], told["avatar"]) == ("Ada", "samovar")
    told = ada.http.put("/api/me", json={"name": "Ada B", "avatar": "fig"}).json()
    assert (told["name"], told["avatar"]) == ("Ada B", "fig")
    link = ada.http.post("/api/me/link", json={}).json()["link"]
    assert house.person().http.get(f"/api{link}").json()["avatar"] == "fig"


@pytest.mark.parametrize("avatar", ["turnip", "", 7, ["fig"]])
def test_an_unknown_one_is_refused_and_those_there_are_are_named(house: House, avatar: object):
    ada = house.person("Ada")
    before = ada.http.get("/api/me").json()
    answer = ada.http.put("/api/me", json={"avatar": avatar, "name": "Eve"})
    assert answer.status_code == 400
    assert answer.json() == {"why": "fault-avatar", "data": {"avatars": [*AVATARS]}}
    assert ada.http.get("/api/me").json() == before


def test_nothing_at_all_is_not_understood(house: House):
    answer = house.person().http.put("/api/me", json={})
    assert (answer.status_code, answer.json()["why"]) == (400, "fault-not-understood")


def test_another_one_is_told_at_the_table_and_is_an_entry_of_its_log(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    ben.http.put("/api/me", json={"avatar": "fig"})
    table = ada.make()
    host = ada.come(table)
    line = ben.come(table)
    line.say("sit", seat=1)
    host.told(lambda told: told["table"]["sitters"][1]["avatar"] == "fig")
    ben.http.put("/api/me", json={"avatar": "lemon"})
    host.told(lambda told: told["table"]["sitters"][1]["avatar"] == "lemon")
    assert [entry for entry in house.log(table) if '"pictured"' in entry] == [
        f'{{"entry":"pictured","guest":"{hashed(ben.token)}","avatar":"lemon"}}'
    ]
    ben.http.put("/api/me", json={"avatar": "lemon"})
    assert len([entry for entry in house.log(table) if '"pictured"' in entry]) == 1


def test_two_at_a_table_may_have_the_same(house: House):
    ada, ben = house.person("Ada"), house.person("Ben")
    for person in (ada, ben):
        person.http.put("/api/me", json={"avatar": "fig"})
    table = ada.make()
    ben.come(table).say("sit", seat=1)
    told = ada.come(table).told(lambda told: told["table"]["sitters"][1]["kind"] == "person")
    assert [sitter["avatar"] for sitter in told["table"]["sitters"]] == ["fig", "fig"]


def test_a_table_that_comes_back_to_memory_shows_what_was_chosen_meanwhile(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = house.person("Ada")
        table, token = ada.make(bots="easy"), ada.token
    with open_house(data) as house:
        ada = house.person()
        ada.token = token
        ada.http.headers["cookie"] = f"korsi={token}"
        ada.http.put("/api/me", json={"avatar": "candle"})
        sitters = ada.come(table).hear("welcome")["table"]["sitters"]
        assert (sitters[0]["name"], sitters[0]["avatar"]) == ("Ada", "candle")


def test_a_log_from_before_avatars_has_those_that_are_given():
    lines = [
        b'{"entry":"created","game":"six-nimmt","rules":1,"seats":2,"options":{},"open":false}',
        b'{"entry":"sat","seat":0,"guest":"00000001","name":"Ada"}',
    ]
    assert TableLog.of("a", lines).chairs[0].avatar is None


def test_changing_it_again_and_again_is_too_fast(tmp_path):
    from dataclasses import replace

    limits = replace(GENEROUS, renames=(0.001, 3))
    with open_house(tmp_path / "korsi.db", limits=limits) as house:
        ada = house.person()
        codes = [
            ada.http.put("/api/me", json={"avatar": avatar}).status_code for avatar in AVATARS[:5]
        ]
        assert codes == [200, 200, 200, 429, 429]
        assert ada.http.put("/api/me", json={"name": "Ada"}).status_code == 429, "one bucket"


@pytest.fixture
def partners(monkeypatch: pytest.MonkeyPatch) -> None:
    def sides(_: object, seats: int) -> list[list[int]]:
        return [list(range(side, seats, 2)) for side in (0, 1)]

    monkeypatch.setattr(SixNimmt, "sides", sides)


def test_while_partners_play_another_one_is_not_told(house: House, partners: None):
    """Twenty-four faces are twenty-four words."""
    ada, ben = house.person("Ada"), house.person("Ben")
    ada.http.put("/api/me", json={"avatar": "fig"})
    ben.http.put("/api/me", json={"avatar": "samovar"})  # of those given, one is the lemon
    table = ada.make(seats=4)
    host, partner = ada.come(table), ben.come(table)
    partner.say("sit", seat=2)
    partner.told(lambda told: told["seat"] == 2)
    host.say("start", level="easy")
    for line in (host, partner):
        line.until("playing")
    assert ada.http.put("/api/me", json={"avatar": "lemon"}).status_code == 200
    assert "lemon" not in str([*host.quiet(), *partner.quiet()])
    assert not any("lemon" in entry for entry in house.log(table))
    welcome = ben.come(table).hear("welcome")["table"]
    assert welcome["sitters"][0]["avatar"] == "fig"
    assert ada.http.get("/api/me").json()["avatar"] == "lemon"
    partner.say("lend", seat=2, level="easy")
    play_on([Player(ada.come(table))])
    host.until("over")
    host.say("rematch")
    follower = host.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    assert ada.come(follower).hear("welcome")["table"]["sitters"][0]["avatar"] == "lemon"


def test_while_partners_play_greetings_are_heard_and_reactions_are_not(
    house: House, partners: None
):
    """A sad face says how somebody likes their cards."""
    ada = house.person("Ada")
    line = ada.come(ada.make(seats=4, bots="easy"))
    assert line.hear("welcome")["table"]["hushed"] is True
    assert line.ask("chat", "chat", "fault", preset="hello")["say"] == "chat"
    for reaction in ("clap", "laugh", "wow", "heart", "tea", "sad"):
        answer = line.ask("chat", "chat", "fault", preset=reaction)
        assert (answer["say"], answer.get("why")) == ("fault", "fault-partners-silent")


def test_where_everyone_plays_alone_reactions_are_heard(house: House):
    ada = house.person("Ada")
    line = ada.come(ada.make(bots="easy"))
    for reaction in ("clap", "laugh", "wow", "heart", "tea", "sad"):
        line.say("chat", preset=reaction)
        assert line.hear("chat")["line"]["preset"] == reaction
    line.say("chat", preset="rage")
    assert line.hear("chat", "fault")["why"] == "fault-not-understood"


def test_a_guest_is_told_how_long_a_table_has_been_idle(house: House):
    ada = house.person("Ada")
    ada.make(bots="easy")
    (mine,) = ada.http.get("/api/me").json()["mine"]
    assert 0 <= mine["idle"] < 20
