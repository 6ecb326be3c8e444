"""Those who look on see the game so many moves late where the table has agreed on it: exactly what
they would have seen then, and not a byte earlier."""

import random
import re

import pytest
from server.house import House, Line, Player, open_house, play_on, two_people

import korsi
from korsi.catalogue import GAMES, rules_of
from korsi_server.tables import entries
from korsi_server.tables.table_log import MOVES, TableLog

DELAY = 4
OWN = re.compile(rb'"away":[0-9.]+|"id":"[a-z0-9]{8}"|"avatar":"[a-z-]+"')
"""What differs between any two tables."""


def delayed(house: House, delay: int = DELAY) -> tuple[Line, Line, Line, str]:
    first, second, table = two_people(house, delay=delay)
    watcher = house.person("Eve").come(table)
    assert watcher.hear("welcome")["table"]["delay"] == delay
    return first, second, watcher, table


def players_of(table: str, *lines: Line) -> list[Player]:
    return [Player(line.person.come(table)) for line in lines]


def moves(house: House, table: str) -> int:
    return sum('"entry":"moved"' in line for line in house.log(table))


def turn(line: Line, legal: list, at: int, id: str) -> None:
    line.move(legal[at], id)
    line.hear("done")


def one_move(table: str, lines: tuple[Line, ...], id: str) -> None:
    """Of whoever is to move first."""
    for line in lines:
        legal = line.person.come(table).hear("welcome")["legal"]
        if legal:
            turn(line, legal, 0, id)
            return


def test_a_move_is_seen_when_so_many_others_have_been_made(house: House):
    first, second, watcher, table = delayed(house)
    seen = []
    for number in range(2 * DELAY):
        one_move(table, (first, second), f"move {number}")
        seen.append(sum(told["say"] == "events" for told in watcher.quiet()))
    assert seen == [0] * DELAY + [1] * DELAY
    assert moves(house, table) == 2 * DELAY


def test_what_is_seen_late_is_what_was_to_be_seen_then(tmp_path):
    """The same game at a table without a delay: the same events, by the same numbers, and the same
    views after each."""
    streams = []
    for delay in (0, DELAY):
        with open_house(tmp_path / f"{delay}.db", deal=lambda: 5) as house:
            first, second, watcher, table = delayed(house, delay)
            play_on(players_of(table, first, second))
            watcher.until("over")
            told = [told for told in watcher.seen if told["say"] == "events"]
            events = [event for one in told for event in one["events"]]
            views = {one["first"] + len(one["events"]): one["view"] for one in told}
            streams.append((told[0]["first"], events, views))
    (begun, events, views), (late_begun, late_events, late_views) = streams
    assert (late_begun, late_events) == (begun, events)
    assert late_views.items() <= views.items()
    assert max(late_views) == max(views)


def test_not_a_byte_comes_earlier(tmp_path):
    """Twin worlds: what players do within the delay differs, and so does what they say; whoever
    looks on, stays or comes anew, is told the same bytes."""
    told = []
    for world in (0, 1):
        with open_house(
            tmp_path / f"{world}.db", deal=lambda: 5, secret=lambda: "5e" * 32
        ) as house:
            first, second, watcher, table = delayed(house, 6)
            legal = [line.person.come(table).hear("welcome")["legal"] for line in (first, second)]
            turn(first, legal[0], 3 * world, "1")
            if world:
                first.say("chat", text="I have played the highest")
                first.hear("chat")
            turn(second, legal[1], 2 * world, "2")
            second.say("lend", seat=1)
            second.told(lambda told: told["table"]["sitters"][1]["level"])
            second.say("reclaim")
            second.told(lambda told: not told["table"]["sitters"][1]["level"])
            watcher.say("chat", text="how exciting")
            watcher.hear("chat")
            watcher.quiet()
            newcomer = house.person("Mia").come(table, after=0)
            newcomer.hear("welcome")
            newcomer.quiet()
            told.append([OWN.sub(b"", text) for line in (watcher, newcomer) for text in line.texts])
    for kind in (True, False):  # who comes and goes is told when there is time for it
        first_told, second_told = (
            [text for text in texts if (b'"say":"table"' in text) == kind] for texts in told
        )
        assert first_told
        assert kind or first_told == second_told
        assert set(first_told) == set(second_told)


def test_what_players_say_comes_with_the_move_that_it_follows(house: House):
    first, second, watcher, table = delayed(house, 2)
    turn(first, first.person.come(table).hear("welcome")["legal"], 0, "1")
    first.say("chat", text="now you")
    assert second.hear("chat")["line"]["text"] == "now you"
    watcher.say("chat", text="what is she doing?")
    assert watcher.hear("chat")["line"]["text"] == "what is she doing?"
    turn(second, second.person.come(table).hear("welcome")["legal"], 0, "2")
    assert not any(told["say"] == "chat" for told in watcher.quiet())
    late = house.person().come(table).hear("welcome")
    assert [line["text"] for line in late["chat"]] == ["what is she doing?"]
    play_on(players_of(table, first, second), enough=8)
    assert watcher.hear("chat")["line"]["text"] == "now you"


def test_when_the_game_is_over_everybody_sees_all_of_it(house: House):
    first, second, watcher, table = delayed(house, 100)
    players = players_of(table, first, second)
    play_on(players)
    told = watcher.until("over")
    assert told["table"]["status"] == "over"
    number = max(t["first"] + len(t["events"]) - 1 for t in watcher.seen if t["say"] == "events")
    assert number == players[0].number
    late = house.person().come(table).hear("welcome")
    assert (late["number"], late["view"]["acting"]) == (players[0].number, [])


def test_a_restart_shows_nothing_earlier(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data, deal=lambda: 5) as house:
        first, second, _, table = delayed(house)
        play_on(players_of(table, first, second), enough=9)
        seen = house.person().come(table).hear("welcome")
        people = [first.person.token, second.person.token]
    with open_house(data, deal=lambda: 5) as house:
        again = house.person().come(table, after=0).hear("welcome")
        assert (again["number"], again["view"]) == (seen["number"], seen["view"])
        now = house.person(token=people[0]).come(table).hear("welcome")
        assert now["number"] > again["number"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("delay", [1, 5])
def test_what_is_seen_is_the_fold_of_what_is_old_enough(game: str, delay: int):
    """In every game, with moves taken back: a view late is the view of a shorter log."""
    chance = random.Random(f"{game} {delay}")
    seats = rules_of(game).seats[1]
    terms = korsi.new(game, seats=seats, seed=3).options
    created = entries.Created(game, rules_of(game).version, seats, terms, False, delay=delay)
    said: list[entries.Entry] = [created]
    said += [entries.Filled(seat, "easy") for seat in range(seats)]
    said.append(entries.Started(3))
    log = TableLog("late0000")
    for entry in said:
        log.fold(entry)
    for number in range(60):
        assert log.game is not None
        if log.game.over:
            break
        last = said[-1]
        if isinstance(last, entries.Moved) and log.game.undoable(last.seat) and number % 3:
            entry: entries.Entry = entries.Undone(last.seat, str(number))
        else:
            seat = chance.choice(log.game.acting)
            entry = entries.Moved(seat, chance.choice(log.game.legal(seat)), str(number))
        said.append(entry)
        log.fold(entry)
        moved = [at for at, one in enumerate(said) if isinstance(one, MOVES)]
        old = said if log.game.over else said[: moved[-delay] if len(moved) >= delay else None]
        then = TableLog("late0000")
        for one in old if len(moved) >= delay else said[: moved[0]]:
            then.fold(one)
        assert log.late is not None
        assert then.game is not None
        assert log.late.game is not None
        assert log.late.game.view(None) == then.game.view(None)
        assert log.late.history.number == then.history.number
        assert log.late.history.since(0, None) == then.history.since(0, None)


@pytest.mark.parametrize("delay", [-1, 101, "2", None])
def test_a_delay_has_limits(house: House, delay: object):
    wish = {"game": "six-nimmt", "seats": 2, "delay": delay}
    answer = house.person("Ada").http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["data"]) == (400, {"wrong": "delay"})


def test_the_next_table_agrees_on_the_same(house: House):
    first, second, _, table = delayed(house, 3)
    play_on(players_of(table, first, second))
    first.say("rematch")
    follower = first.told(lambda told: told["table"]["rematch"])["table"]["rematch"]
    assert first.person.come(follower).hear("welcome")["table"]["delay"] == 3
