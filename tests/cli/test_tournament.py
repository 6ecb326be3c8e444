"""korsi tournament, and the laboratory behind it."""

import json
from collections.abc import Callable

import pytest

from korsi.lab import tournament
from korsi.lab.estimate import Estimate, estimate, estimate_share
from korsi.lab.ratings import rate
from korsi.lab.tournament import rotated
from korsi.random import Random

LINE = ["greedy", "random", "random"]
QUICK = ["-o", "rounds=1", "--deals", "6"]


def test_the_result_is_the_same_whoever_does_the_work(run: Callable) -> None:
    words = ["tournament", "six-nimmt", "--bots", *LINE, *QUICK, "--seed", "5", "--json"]
    alone = run(*words, "--workers", "1")
    shared = run(*words, "--workers", "2")
    assert alone.code == shared.code == 0
    assert alone.out == shared.out


def test_everybody_sits_everywhere_once() -> None:
    lines = [rotated(["a", "b", "c", "d"], rotation) for rotation in range(4)]
    assert lines[0] == ["a", "b", "c", "d"]
    for seat in range(4):
        assert {line[seat] for line in lines} == {"a", "b", "c", "d"}


def test_bots_that_are_alike_are_one_contestant() -> None:
    result = tournament("six-nimmt", LINE, deals=4, workers=1, options={"rounds": 1})
    assert {standing.bot: standing.seats for standing in result.standings} == {
        "greedy": 1,
        "random": 2,
    }
    assert result.games == 12
    shares = {standing.bot: standing.wins.mean for standing in result.standings}
    assert shares["greedy"] + 2 * shares["random"] == pytest.approx(1)


def test_a_contestant_alone_wins_an_even_share() -> None:
    result = tournament("six-nimmt", ["greedy"] * 2, deals=3, workers=1, options={"rounds": 1})
    (standing,) = result.standings
    assert standing.wins.mean == pytest.approx(0.5)
    assert standing.wins.low is not None
    assert standing.wins.high is not None
    assert standing.wins.low < 0.2 < 0.8 < standing.wins.high  # after three deals


def test_the_better_bot_stands_first_and_is_rated_higher() -> None:
    line = ["random", "greedy", "random"]
    result = tournament("six-nimmt", line, deals=12, workers=1, options={"rounds": 2})
    first, last = result.standings
    assert (first.bot, last.bot) == ("greedy", "random")
    assert first.score.mean < last.score.mean
    assert first.rating.mu > last.rating.mu


def test_limits_are_students_for_few_and_normal_for_many() -> None:
    assert estimate([4.0]).low is None
    three = estimate([1.0, 2.0, 3.0])
    assert (three.mean, three.low) == (2.0, pytest.approx(2 - 4.3027 / 3**0.5))
    many = estimate([0.0, 1.0] * 500)
    assert many.high == pytest.approx(0.5 + 1.9623 * 0.50025 / 1000**0.5, rel=1e-4)


def test_samples_that_are_all_the_same_promise_nothing() -> None:
    assert estimate([7.0, 7.0]) == Estimate(7.0, None, None)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(2, 2, 0.3424, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_a_share_has_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Against values of R's binom.confint(methods = "wilson") and of Newcombe (1998)."""
    share = estimate_share([1.0] * wins + [0.0] * (games - wins))
    assert (share.low, share.high) == (pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3))


def test_a_share_of_few_deals_is_never_certain() -> None:
    for samples in ([1.0], [1.0, 1.0], [0.5, 0.5], [0.25, 0.26], [0.0] * 5):
        share = estimate_share(samples, games=4)
        assert share.low is not None
        assert share.high is not None
        assert 0 <= share.low <= share.mean <= share.high <= 1
        assert share.high - share.low > 0.25


def test_deals_of_several_games_count_for_more_where_they_vary_less() -> None:
    even = [0.5, 0.25, 0.25, 0.0] * 50
    several, single = estimate_share(even, games=4), estimate_share(even, games=1)
    assert several.low is not None
    assert single.low is not None
    assert single.low < several.low < 0.25


def test_a_share_holds_the_truth_nineteen_times_in_twenty() -> None:
    chance = Random(11)
    for deals in (2, 5, 20, 60):
        held = 0
        for _ in range(400):
            # Four games a deal, won by one in four; half of the deals are alike in all four.
            samples = []
            for _deal in range(deals):
                alike = chance.below(2)
                first = chance.below(4) == 0
                wins = [first if alike else chance.below(4) == 0 for _ in range(4)]
                samples.append(sum(wins) / 4)
            share = estimate_share(samples, games=4)
            assert share.low is not None
            assert share.high is not None
            held += share.low <= 0.25 <= share.high
        assert held >= 0.93 * 400, deals


def test_ratings_know_ties_and_which_end_is_better() -> None:
    tied = rate([(["a", "b"], [5, 5])], ["a", "b"], low_wins=True)
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    high = rate([(["a", "b"], [9, 5])], ["a", "b"], low_wins=False)
    low = rate([(["a", "b"], [9, 5])], ["a", "b"], low_wins=True)
    assert high["a"].mu > high["b"].mu
    assert low["a"].mu < low["b"].mu


def test_the_answer_in_json_has_estimates_and_ratings(run: Callable) -> None:
    answer = run("tournament", "six-nimmt", "--bots", *LINE, *QUICK, "--workers", "1", "--json")
    result = json.loads(answer.out)
    assert result["line_up"] == LINE
    assert (result["seats"], result["deals"], result["asked"], result["games"]) == (3, 6, 6, 18)
    assert result["better"] == "low"
    for standing in result["standings"]:
        assert set(standing) == {"bot", "seats", "score", "wins", "rating"}
        assert set(standing["score"]) == set(standing["wins"]) == {"mean", "low", "high"}
        assert set(standing["rating"]) == {"mu", "sigma", "ordinal"}


def test_the_answer_for_people_is_a_table(run: Callable) -> None:
    answer = run("tournament", "six-nimmt", "--bots", *LINE, *QUICK, "--workers", "1")
    assert answer.code == 0
    heading = "six-nimmt, 6 deals from seed 0 on, each in 3 rotations: 18 games\n"
    assert answer.out.startswith(heading)
    assert "score (95 %)" in answer.out
    assert "an even share is 33.3%" in answer.out


def test_the_line_up_names_one_bot_a_seat(run: Callable) -> None:
    answer = run("tournament", "six-nimmt", "--bots", "greedy", "random", "--seats", "4")
    assert answer.code == 2
    assert "4 seats, but 2 bots" in answer.err
    assert run("tournament", "six-nimmt", "--bots", "greedy").code == 2


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_gives_the_deals_so_far(interrupt: Callable, workers: str) -> None:
    words = ["--bots", "greedy", "random", "-o", "rounds=1", "--seed", "5", "--json"]
    command = ["tournament", "six-nimmt", *words, "--workers", workers, "--deals"]
    answer = interrupt(*command, "1000000")
    assert answer.code == 0
    result = json.loads(answer.out)
    assert 0 < result["deals"] < result["asked"] == 1000000
    assert f"stopped after {result['deals']} of 1000000 deals" in answer.err
    assert "Traceback" not in answer.err
