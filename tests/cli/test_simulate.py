"""korsi simulate, and the laboratory behind it."""

import json
from collections.abc import Callable

import pytest

import korsi
from korsi.lab import simulate
from korsi.lab.match import PLAYERS
from korsi.random import Random


def test_careless_games_are_playouts_each_from_its_own_seed() -> None:
    result = simulate("six-nimmt", seats=3, games=5, seed=40)
    totals = [0, 0, 0]
    for seed in range(40, 45):
        game = korsi.new("six-nimmt", seats=3, seed=seed)
        game.state.playout(Random(seed, PLAYERS))
        totals = [total + score for total, score in zip(totals, game.scores, strict=True)]
    assert result.scores == [total / 5 for total in totals]


def test_shares_of_wins_add_up_to_one() -> None:
    result = simulate("six-nimmt", seats=4, games=50, options={"rounds": 1})
    assert sum(result.wins) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games() -> None:
    bots = ["easy", "greedy", "random"]
    first, again = (simulate("six-nimmt", bots=bots, games=3, seed=9) for _ in range(2))
    assert (first.scores, first.wins, first.moves) == (again.scores, again.wins, again.moves)


def test_moves_are_counted_only_where_somebody_thinks() -> None:
    assert simulate("six-nimmt", games=2).moves_per_second is None
    thought = simulate("six-nimmt", bots=["greedy"], seats=2, games=1, options={"rounds": 1})
    assert thought.moves is not None
    assert thought.moves >= 20


def test_whoever_listens_can_stop_between_moves() -> None:
    def go_on(done: int) -> bool:
        return False

    result = simulate("six-nimmt", bots=["greedy"], games=1000, progress=go_on)
    assert (result.games, result.asked) == (0, 1000)


def test_games_beyond_the_last_seed_are_refused() -> None:
    with pytest.raises(ValueError, match="beyond the last seed"):
        simulate("six-nimmt", games=2, seed=2**53 - 1)


def test_the_command_shows_a_line_a_seat(run: Callable) -> None:
    words = ["--bots", "greedy,random,easy", "--games", "2", "-o", "rounds=1"]
    answer = run("simulate", "six-nimmt", *words)
    assert answer.code == 0
    assert answer.out.startswith("six-nimmt, 3 seats, 2 games from seed 0 on\n")
    lines = answer.out.splitlines()
    for seat, bot in enumerate(["greedy", "random", "easy"], 1):
        assert any(line.split()[:2] == [str(seat), bot] for line in lines)
    assert "games/s" in answer.out
    assert "moves/s" in answer.out


def test_the_command_answers_in_json(run: Callable) -> None:
    answer = run("simulate", "six-nimmt", "--seats", "2", "--games", "20", "--seed", "3", "--json")
    assert answer.code == 0
    assert answer.err == ""
    result = json.loads(answer.out)
    assert result["seats"] == 2
    assert result["games"] == result["asked"] == 20
    assert result["seed"] == 3
    assert result["options"] == {"variant": "classic", "target": 66, "rounds": None}
    assert [place["seat"] for place in result["table"]] == [0, 1]
    assert {place["bot"] for place in result["table"]} == {"random"}
    assert result["moves"] is result["moves_per_second"] is None


def test_one_bot_plays_all_seats_or_there_is_one_a_seat(run: Callable) -> None:
    answer = run("simulate", "six-nimmt", "--bots", "greedy,random", "--seats", "3")
    assert answer.code == 2
    assert answer.err == "korsi: 3 seats take one bot for all or 3, not 2\n"


def test_ctrl_c_gives_the_games_so_far(interrupt: Callable) -> None:
    answer = interrupt("simulate", "six-nimmt", "--games", "100000000", "--json")
    assert answer.code == 0
    result = json.loads(answer.out)
    assert 0 < result["games"] < result["asked"] == 100000000
    assert f"stopped after {result['games']} of 100000000 games" in answer.err
    assert "Traceback" not in answer.err
