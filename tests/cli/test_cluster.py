"""Simulations and tournaments on a cluster: a real Ray, on this machine."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock, Thread
from typing import Any

import pytest

import korsi
from korsi.lab import cluster, simulate, tournament
from korsi.lab.match import Pace

GAMES = [entry["game"] for entry in korsi.catalogue()]
BLOCK = b"ray::_block"
"""What a worker calls itself while it plays."""


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Connected to a cluster with two workers, as whoever sits at one is."""
    ray = cluster._installed()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield ray
    ray.shutdown()
    with warnings.catch_warnings():  # it leaves the pipes of its processes for others to close
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def all_commands() -> Iterator[tuple[int, bytes]]:
    """Every process that there is, and its command line."""
    for folder in Path("/proc").iterdir():
        with suppress(OSError):  # it has gone meanwhile
            if folder.name.isdigit():
                yield int(folder.name), (folder / "cmdline").read_bytes()


def workers_at_play() -> list[int]:
    """The processes that are in the middle of a block."""
    return [process for process, line in all_commands() if line.startswith(BLOCK)]


def without_times(result: Any) -> dict[str, Any]:
    """Whatever does not tell how fast it went."""
    return {name: value for name, value in result.json().items() if "second" not in name}


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_result_there(game: str) -> None:
    """At the fullest table of every game."""
    from every_game.tables import TABLES  # not above: workers import this file, and that they lack

    table = max((one for one in TABLES if one.game == game), key=lambda one: one.seats)
    agreed: dict[str, Any] = {"seats": table.seats, "options": table.options}
    line = ["greedy", *["random"] * (table.seats - 1)]
    for bots, games in ((["random"], 60), (line, 3)):
        asked: dict[str, Any] = {**agreed, "bots": bots, "games": games, "seed": 11}
        there = simulate(table.game, **asked, on="ray")
        assert without_times(there) == without_times(simulate(table.game, **asked))
    if table.seats > 1:
        duel: dict[str, Any] = {"deals": 3, "seed": 3, "options": table.options}
        there = tournament(table.game, line, **duel, on="ray")
        assert there.json() == tournament(table.game, line, **duel, workers=1).json()


@pytest.mark.usefixtures("ray")
def test_a_worker_that_is_lost_is_replaced_and_nothing_is_missing() -> None:
    asked: dict[str, Any] = {
        "bots": ["search:4000", "random"],
        "games": 16,
        "options": {"rounds": 1},
    }
    killed: list[int] = []

    def kill() -> None:
        end = time.monotonic() + 60
        while len(killed) < 2 and time.monotonic() < end:
            for worker in [pid for pid in workers_at_play() if pid not in killed][:1]:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
            time.sleep(0.2)

    killing = Thread(target=kill)
    killing.start()
    there = simulate("six-nimmt", **asked, on="ray")
    killing.join()
    assert len(killed) == 2
    assert without_times(there) == without_times(simulate("six-nimmt", **asked))


def test_a_cluster_of_its_own_listens_on_this_machine_only(ray: Any) -> None:
    assert ray.util.get_node_ip_address() == "127.0.0.1"


def test_a_command_goes_to_the_cluster_that_is_named(ray: Any) -> None:
    address = ray.get_runtime_context().gcs_address
    nodes = len(ray.nodes())
    words = ["simulate", "six-nimmt", "--games", "50", "--on", "ray", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "korsi.cli", *words],
        env={**os.environ, "RAY_ADDRESS": address},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert json.loads(done.stdout)["table"] == simulate("six-nimmt", games=50).json()["table"]
    assert len(ray.nodes()) == nodes, "and it is left as it was"


@pytest.mark.usefixtures("ray")
def test_who_has_heard_enough_has_the_first_games() -> None:
    there = simulate("six-nimmt", games=10**9, on="ray", progress=lambda done: done < 500)
    assert 500 <= there.games < 10**9
    here = simulate("six-nimmt", games=there.games)
    assert (there.scores, there.wins) == (here.scores, here.wins)


@pytest.mark.usefixtures("ray")
def test_a_fault_there_is_a_sentence_here() -> None:
    with pytest.raises(ValueError, match="seed 5 is unlucky"):
        list(cluster.on_ray(unlucky, range(9), Pace(None)))


def unlucky(seeds: range) -> int:
    """What can't be done with all of them."""
    if 5 in seeds:
        raise ValueError("seed 5 is unlucky")
    return len(seeds)


def test_another_korsi_there_is_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"the cluster has Korsi .*, and here is 0\.0\.0"):
        cluster._block("0.0.0", unlucky, range(3))


def test_without_ray_it_is_said_how_to_get_it(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = run("simulate", "six-nimmt", "--games", "5", "--on", "ray")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "korsi: Ray is not installed here: pip install 'korsi[ray]'\n"


class Start:
    """A Ray that starts too slowly, but for the last of so many tries: a process of its own and its
    pipe are there, and then Ray gives up."""

    TOO_SLOW = "The current node timed out during startup. This could happen."

    def __init__(self, monkeypatch: pytest.MonkeyPatch, good: int) -> None:
        self.tries = 0
        self.processes: list[subprocess.Popen[bytes]] = []
        ray = cluster._installed()
        start = self

        class Node(ray._private.node.Node):  # type: ignore[misc, name-defined]
            def __init__(self) -> None:
                self.all_processes = {"raylet": [start._begun()]}
                self.removal_lock = Lock()
                raise Exception(f"{start.TOO_SLOW}\nLook into the logs.")

        def init(**_: Any) -> None:
            self.tries += 1
            if self.tries != good:
                Node()

        monkeypatch.setattr(ray, "init", init)
        monkeypatch.setattr(ray, "shutdown", lambda: None)  # the others go on with theirs
        monkeypatch.setattr(ray, "is_initialized", lambda: False)
        monkeypatch.delenv("RAY_ADDRESS", raising=False)
        monkeypatch.setattr(cluster, "SLOW", 0.0)
        self.connected = cluster._connected(ray)

    def _begun(self) -> Any:
        from ray._private.services import ProcessInfo

        command = [sys.executable, "-c", "import time; time.sleep(60)"]
        self.processes.append(subprocess.Popen(command, stdin=subprocess.PIPE))
        rest = [field for field in ProcessInfo._fields if field != "process"]
        return ProcessInfo(process=self.processes[-1], **dict.fromkeys(rest))


def test_a_ray_that_only_started_too_slowly_is_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, good=3)
    with start.connected:
        pass
    assert start.tries == cluster.TRIES == 3
    assert len(start.processes) == 2


def test_a_ray_that_does_not_start_is_a_sentence_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, good=0)
    with pytest.raises(ValueError, match=r"^Ray can't be started: ") as told, start.connected:
        pass
    assert str(told.value) == f"Ray can't be started: {Start.TOO_SLOW}"
    assert start.tries == 3
    for process in start.processes:
        assert process.returncode is not None, "it has been waited for"
        assert process.stdin is not None
        assert process.stdin.closed


def test_a_ray_that_fails_at_once_is_not_tried_again(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = Start(monkeypatch, good=0)
    monkeypatch.setattr(cluster, "SLOW", 60.0)
    answer = run("simulate", "six-nimmt", "--games", "5", "--on", "ray")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"korsi: Ray can't be started: {Start.TOO_SLOW}\n"
    assert start.tries == 1


def test_ctrl_c_while_ray_starts_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Start(monkeypatch, good=0)
    monkeypatch.setattr(Start, "TOO_SLOW", Interrupted())
    with pytest.raises(KeyboardInterrupt), start.connected:
        pass
    assert start.tries == 1
    assert [process.returncode is None for process in start.processes] == [False]


class Interrupted:
    """Where it is told, somebody presses Ctrl-C."""

    def __format__(self, _: str) -> str:
        raise KeyboardInterrupt


def test_a_cluster_that_can_not_be_reached_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = Start(monkeypatch, good=0)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(ValueError, match=r"^Ray can't be reached: The current"), start.connected:
        pass
    assert start.tries == 1


def test_nowhere_else(run: Callable[..., Any]) -> None:
    assert run("simulate", "six-nimmt", "--on", "mars").code == 2
    with pytest.raises(ValueError, match='on here or ray, not "mars"'):
        simulate("six-nimmt", games=1, on="mars")


def test_ctrl_c_gives_what_there_is_and_leaves_nobody_behind(
    interrupt: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with TemporaryDirectory(ignore_cleanup_errors=True) as place:  # a short name, for its sockets
        monkeypatch.setenv("RAY_TMPDIR", place)
        answer = interrupt("simulate", "six-nimmt", "--games", "1000000000", "--on", "ray")
        end = time.monotonic() + 20
        while any(place.encode() in line for _, line in all_commands()):
            assert time.monotonic() < end, "Ray goes when the command goes"
            time.sleep(0.2)
    assert answer.code == 0
    assert "stopped after" in answer.err
    assert "games from seed 0 on" in answer.out
    assert "Traceback" not in answer.err
