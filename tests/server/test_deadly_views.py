"""A view on which every worker dies costs three of them; then the table goes on without.

The workers here are real processes, and really die: a `sitecustomize` on their path, which belongs
to these tests, gives them bots that do.
"""

import logging
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from server.house import House, Line, Player, open_house, play_on

import korsi

FRAIL = """
import os, signal, time
import korsi.bots
from korsi.bots import Thought

made = korsi.bots.make_bot

class Frail:
    def __init__(self, spec, seed):
        self.bot = made(spec, seed)

    def think(self, view):
        with open({diary!r}, "a+") as diary:
            diary.seek(0)
            if ({deadly}) and len(diary.readlines()) < {most}:
                diary.write("dies\\n")
                diary.flush()
                {death}
        return self.bot.think(view)

korsi.bots.make_bot = Frail
"""
"""The source of a bot that dies where a view is deadly for it, and writes down that it will."""

KILLED = "os.kill(os.getpid(), signal.SIGKILL)"
DEATHS = {
    "killed": KILLED,
    "a broken memory": "os.kill(os.getpid(), signal.SIGSEGV)",
    "no memory": "raise MemoryError",
    "a quiet end": "os._exit(0)",
    "no answer but noise": 'os.write(3, b"{}\\n"); os._exit(1)',
    "a hang": "time.sleep(1000)",
}
THREE = ["dies\n"] * 3

Frailty = Callable[..., Path]


@pytest.fixture
def frail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Frailty:
    """Makes the workers of houses that open from now on frail; where they write it down."""

    def make(deadly: str = "True", death: str = KILLED, most: int = 1 << 30) -> Path:
        diary, site = tmp_path / "diary", tmp_path / "site"
        site.mkdir()
        source = FRAIL.format(diary=str(diary), deadly=deadly, death=death, most=most)
        (site / "sitecustomize.py").write_text(source)
        here = filter(None, [os.environ.get("PYTHONPATH")])
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), *here]))
        return diary

    return make


def figure(house: House, name: str) -> int:
    """What /metrics says."""
    figures = house.person().http.get("/metrics").text
    return int(re.search(rf"^korsi_{name} (\d+)$", figures, re.M)[1])


def first_move_of_the_bot(house: House) -> Line:
    """The bot chooses its card; the person does not, so nothing else happens."""
    ada = house.person()
    line = ada.come(ada.make(bots="easy"))
    while not (events := line.hear("events")["events"]):
        pass
    assert events[0] == {"event": "chose", "seat": 1}
    return line


@pytest.mark.parametrize("death", DEATHS.values(), ids=DEATHS)
def test_after_three_deaths_the_bot_plays_a_plain_legal_move(tmp_path, frail, caplog, death: str):
    diary = frail(death=death)
    patience = {"patience": 2.0} if "sleep" in death else {}
    with open_house(tmp_path / "korsi.db", **patience) as house:
        first_move_of_the_bot(house)
        assert diary.read_text().splitlines(keepends=True) == THREE
        assert figure(house, "workers_replaced_total") == 3
        assert figure(house, "plain_moves_total") == figure(house, "errors_total") == 1
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len(told) == 1
    assert re.fullmatch(r"mishap [0-9a-f]{8}: table [a-z0-9]{8}: Deadly \(think:\d+\)", told[0])


@pytest.mark.parametrize("entry", korsi.catalogue(), ids=lambda entry: entry["game"])
def test_in_every_game(tmp_path, frail, entry):
    frail()
    with open_house(tmp_path / "korsi.db") as house:
        ada, seats = house.person(), max(2, entry["seats"]["from"])
        table = ada.make(game=entry["game"], seats=seats, options={}, bots="easy")
        player = Player(ada.come(table))
        while not house.hall.metrics.bot_moves.value:
            player.step()
        assert figure(house, "plain_moves_total") == figure(house, "bot_moves_total")


def test_the_game_goes_on_to_its_end_with_the_bots_own_moves(tmp_path, frail):
    """Only the first view is deadly: after it the bot is itself again."""
    diary = frail(most=3)
    with open_house(tmp_path / "korsi.db") as house:
        ada = house.person()
        play_on([Player(ada.come(ada.make(bots="easy")))])
        assert diary.read_text().splitlines(keepends=True) == THREE
        assert figure(house, "plain_moves_total") == 1
        assert figure(house, "bot_moves_total") >= 10


def test_two_deaths_are_no_reason_to_give_up(tmp_path, frail):
    frail(most=2)
    with open_house(tmp_path / "korsi.db") as house:
        first_move_of_the_bot(house)
        assert figure(house, "workers_replaced_total") == 2
        assert figure(house, "plain_moves_total") == figure(house, "errors_total") == 0


def test_other_tables_go_on_while_a_bot_hangs(tmp_path, frail):
    frail(deadly='view["options"]["rounds"] == 3', death=DEATHS["a hang"])
    with open_house(tmp_path / "korsi.db", workers=2) as house:
        ada, ben = house.person(), house.person()
        stuck = ada.come(ada.make(bots="easy", options={"rounds": 3}))
        play_on([Player(ben.come(ben.make(bots="easy")))])
        assert [message for message in stuck.quiet() if message["say"] == "events"] == []
        assert figure(house, "plain_moves_total") == 0


def test_a_hint_that_nobody_lives_to_give_is_a_fault(tmp_path, frail):
    """And the view is remembered: who asks again costs no more workers."""
    diary = frail(deadly='view["seat"] == 0')
    with open_house(tmp_path / "korsi.db") as house:
        line = first_move_of_the_bot(house)
        for _ in range(2):
            told = line.ask("hint", "fault", "hint", id="h")
            assert (told["why"], told["id"]) == ("fault-no-hint", "h")
            assert re.fullmatch("[0-9a-f]{8}", told["data"]["mishap"])
            assert diary.read_text().splitlines(keepends=True) == THREE
        assert figure(house, "no_hints_total") == figure(house, "errors_total") == 2
        assert figure(house, "plain_moves_total") == 0


def test_an_answer_that_was_never_legal_is_not_asked_for_again(tmp_path, frail):
    nonsense = 'return Thought({"do": "dance"}, "why-careless", {}, [])'
    diary = frail(death=nonsense)
    with open_house(tmp_path / "korsi.db") as house:
        first_move_of_the_bot(house)
        assert diary.read_text() == "dies\n"
        assert figure(house, "plain_moves_total") == figure(house, "errors_total") == 1
        assert figure(house, "workers_replaced_total") == 0


def test_what_a_game_prints_while_a_bot_thinks_is_no_answer(tmp_path, frail):
    frail(death='print("{}", flush=True)')
    with open_house(tmp_path / "korsi.db") as house:
        first_move_of_the_bot(house)
        assert figure(house, "workers_replaced_total") == figure(house, "plain_moves_total") == 0
