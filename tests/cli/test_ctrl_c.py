"""Ctrl-C ends a search that would go on for days, and whoever waits is told what there is."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

import korsi
from korsi.bots import make_bot
from korsi.bots.player import Search
from korsi.bots.search import Weighing
from korsi.catalogue import take_in
from korsi.lab.match import Enough, Pace, play_match
from korsi.random import Random

ENDLESS = "search:100000000000"
"""Iterations for days; whoever does not end it fails by the time limit of the command."""

NOTHING_COUNTED = r"(?<!\d)0/\d+"
CATALOGUE = korsi.catalogue()


@pytest.mark.parametrize("bot", [ENDLESS, "search:600000ms"])
@pytest.mark.parametrize("game", [entry["game"] for entry in CATALOGUE])
def test_a_simulation_stops_in_the_middle_of_a_search(
    interrupt: Callable, game: str, bot: str
) -> None:
    answer = interrupt("simulate", game, "--bots", bot, "--games", "7", sign=NOTHING_COUNTED)
    assert (answer.code, answer.out) == (130, "")
    assert "stopped before the first of 7 games was over; nothing to show yet" in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_tournament_stops_in_the_middle_of_a_search(interrupt: Callable, workers: str) -> None:
    words = ["tournament", "six-nimmt", "--bots", ENDLESS, "random", "--workers", workers]
    answer = interrupt(*words, "--deals", "9", sign=NOTHING_COUNTED)
    assert (answer.code, answer.out) == (130, "")
    assert "stopped before the first of 9 deals was over; nothing to show yet" in answer.err
    assert "Traceback" not in answer.err


def test_leaving_a_table_waits_for_no_bot() -> None:
    words = ["play", "six-nimmt", "--seats", "2", "--bots", ENDLESS, "--seed", "4"]
    card = korsi.new("six-nimmt", seats=2, seed=4).view(0)["hand"][0]
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "korsi.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as command:
        assert command.stdin is not None
        command.stdin.write(f"{card}\n" * 3)
        command.stdin.flush()
        assert command.stdout is not None
        out = command.stdout.readline()
        time.sleep(1)  # the bot thinks by now; if it does not yet, leaving is as polite
        command.send_signal(signal.SIGINT)
        rest, err = command.communicate(timeout=60)
        out += rest
    assert command.returncode == 0
    assert out.endswith("Goodbye! Thank you for playing.\n")
    assert "Traceback" not in err


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry["game"])
def test_a_search_finds_the_same_however_it_is_divided(entry: dict[str, Any]) -> None:
    game = korsi.new(entry["game"], seats=entry["seats"]["to"], seed=5)
    view = game.view(game.acting[0])
    found = []
    for tries in (1, 3, 1000):
        rules, mind = take_in(view)
        weighing = Weighing(mind, rules.bot, Random(3), 40, None)
        while not weighing.over:
            weighing.go_on(tries)
        found.append((weighing.best, weighing.tried()))
    assert found[0] == found[1] == found[2]


def test_a_search_listens_while_it_goes_on() -> None:
    heard = []

    def meanwhile() -> None:
        heard.append(1)
        if len(heard) == 5:
            raise Enough

    bot = make_bot(ENDLESS, 1)
    assert isinstance(bot, Search)
    bot.meanwhile = meanwhile
    with pytest.raises(Enough):
        bot.think(korsi.new("six-nimmt", seats=4, seed=5).view(0))
    assert len(heard) == 5


def test_a_match_ends_in_the_middle_of_a_search() -> None:
    game = korsi.new("six-nimmt", seats=2, seed=5)
    with pytest.raises(Enough):
        play_match(game, [make_bot(ENDLESS, 1), make_bot("random", 1)], Pace(lambda _: False))


@pytest.mark.parametrize("bot", ["search:0", "search:00ms", "search:1.5", "search:-1", "search:"])
def test_a_search_has_a_length(bot: str) -> None:
    with pytest.raises(ValueError, match="search"):
        make_bot(bot, 1)


@pytest.mark.parametrize("bot", ["search:" + "9" * 16, "search:" + "9" * 5000 + "ms"])
def test_a_search_has_a_longest(bot: str) -> None:
    with pytest.raises(ValueError, match="at most 9007199254740991 iterations or ms"):
        make_bot(bot, 1)


@pytest.mark.parametrize("bot", [5, None, object()])
def test_a_bot_is_named_by_a_word(bot: object) -> None:
    with pytest.raises(ValueError, match="a bot is named by a word"):
        make_bot(bot, 1)  # type: ignore[arg-type]
