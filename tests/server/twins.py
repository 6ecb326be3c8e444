"""Twin worlds: two tables that differ only in what somebody may not know, and all that this
somebody is told at each, by the server as it is and over real sockets. For every game there is."""

import json
import logging
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from server.house import PATIENCE, Everything, House, Line, Person

import korsi
from every_game.tables import Table, exact
from korsi.catalogue import GAMES
from korsi.contract import Move
from korsi.random import Random
from korsi.testing.tables import codes_to_try
from korsi_server.avatars import AVATARS
from korsi_server.tables import hall as halls
from korsi_server.tables import table_log

CHANCE = {"deal": lambda: 5, "thought": lambda: 5, "secret": lambda: "5e" * 32}
"""The commitment that all see is to the same secret in both, and hints have the same luck."""
HELP = {"hints": "everyone", "preview": "everyone"}
TRIED = 120
"""So many moves that are not legal are asked about, and tried."""
TIMES = re.compile(r"_bucket|_sum ")
"""Figures that say how long something took, in the sense of a clock."""
IDLE = re.compile(rb'"idle":[0-9.e-]+')
"""How long ago something last happened at a table of one's own, by the same clock."""

Step = tuple[int, tuple[Move, Move]]
"""A seat, and its move in each of the worlds."""


def worlds(
    game: korsi.Game, seat: int | None, seeds: tuple[int, ...] = tuple(range(1, 40))
) -> tuple[korsi.Game, korsi.Game] | None:
    """Two tables that this seat can't tell apart and that differ as much as any that were found;
    None where it knows all there is."""
    view = game.view(seat)
    found = [korsi.imagine(view, seed) for seed in seeds]
    first = found[0]
    others = [other for other in range(game.seats) if other != seat]

    def differing(world: korsi.Game) -> tuple[int, bool]:
        hands = sum(exact(world.view(one)) != exact(first.view(one)) for one in others)
        return hands, exact(world.position()) != exact(first.position())

    twin = max(found[1:], key=differing)
    assert exact(first.view(seat)) == exact(twin.view(seat)) == exact(view)
    return None if differing(twin) == (0, False) else (first, twin)


def script(
    pair: tuple[korsi.Game, korsi.Game], watcher: int | None, steps: int, chance: random.Random
) -> list[Step]:
    """Moves for both worlds, as many as there are up to `steps`, of which the watcher hears the
    same in both. Where others may choose in secret, they choose differently; where something comes
    to light that differs, it ends: that is no secret any more."""
    one, other = (world.copy() for world in pair)
    found: list[Step] = []
    while len(found) < steps:
        step = _common(one, other, watcher, chance)
        if step is None:
            break
        seat, (first, second) = step
        one.play(seat, first)
        other.play(seat, second)
        if one.over or other.over:
            break  # then everything is open
        found.append(step)
    return found


def _common(
    one: korsi.Game, other: korsi.Game, watcher: int | None, chance: random.Random
) -> Step | None:
    seats = [*one.acting]
    chance.shuffle(seats)
    for seat in seats:
        heard: dict[bytes, list[Move]] = {}
        for move in _some(one, seat, chance):
            heard.setdefault(_told(one, seat, move, watcher), []).append(move)
        for move in _some(other, seat, chance):
            same = heard.get(_told(other, seat, move, watcher), [])
            if seat == watcher:
                same = [first for first in same if first == move]
            if same:
                # Rather another move than the same: what nobody sees may be anything.
                return seat, (max(same, key=lambda first, move=move: first != move), move)
    return None


def _some(game: korsi.Game, seat: int, chance: random.Random) -> list[Move]:
    legal = game.legal(seat)
    chance.shuffle(legal)
    return legal[:24]


def _told(game: korsi.Game, seat: int, move: Move, watcher: int | None) -> bytes:
    """All that the watcher learns from a move."""
    trial = game.copy()
    events = korsi.hear(trial.play(seat, move), watcher)
    legal = [] if watcher is None else trial.legal(watcher)
    return exact([events, trial.view(watcher), legal])


# ── Lived through ────────────────────────────────────────────────────────────────────────────────


class Journal(logging.Handler):
    """What the server writes down."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def journal() -> Iterator[Journal]:
    """The server's journal, down to the last word of its own."""
    kept, log = Journal(), logging.getLogger("korsi")
    level = log.level
    log.addHandler(kept)
    log.setLevel(logging.DEBUG)
    try:
        yield kept
    finally:
        log.removeHandler(kept)
        log.setLevel(level)


@contextmanager
def all_foreseen(game: str) -> Iterator[None]:
    """As if this game took every event for certain: a preview then says all that it could."""
    rules = GAMES[game]
    kept, rules.foreseen = rules.foreseen, Everything()  # type: ignore[misc]
    try:
        yield
    finally:
        rules.foreseen = kept  # type: ignore[misc]


def lived(
    house: House,
    world: korsi.Game,
    place: int,
    steps: list[Step],
    watcher: int | None,
    tried: int = TRIED,
) -> list[bytes]:
    """Every byte that the watcher is sent at a table of this world, asked for or not, in frames of
    whole views and of changes, and in answers; what is listed, counted and written down."""
    options = world.options
    idle(house)
    before = figures(house)
    with (
        patch.object(table_log.korsi, "new", lambda *_, **__: world.copy()),
        patch.object(halls.Hall, "_agreed", lambda *_: options),
        all_foreseen(world.key),
        journal() as written,
    ):
        people = [guest(house, f"P{seat}", seat) for seat in range(world.seats)]
        table, lines = seated(people, world, options)
        who = people[watcher] if watcher is not None else guest(house, "Onlooker", world.seats)
        looking = who.come(table)
        looking.hear("welcome")
        looking.hear("table")  # who is here: told once, soon after
        beside = who.come(table, views="changes")
        for line in (beside, looking):
            line.hear("table")
        ask_around(looking, world, watcher, tried)
        for number, (seat, moves) in enumerate(steps):
            mover = looking if seat == watcher else lines[seat]
            mover.move(moves[place], f"step-{number}")
            mover.hear("done")
            if mover is not looking:
                looking.hear("events")
            looking.quiet()
            beside.quiet()
        now = world.copy()
        for seat, moves in steps:
            now.play(seat, moves[place])
        if steps:
            ask_around(looking, now, watcher, tried)
        beside.quiet()
        told = [*looking.frames, *beside.frames, *beside.texts]
        for after in (None, 0, looking.seen[0]["number"]):
            again = who.come(table, after)
            again.hear("welcome")
            told += again.frames
            again.close()
        for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
            told.append(who.http.get(path).content)
        told += [who.http.get(path).content for path in ("/api/tables", "/api/me")]
        for line in (*lines, looking, beside):
            line.close()
    idle(house)
    counted = {name: value - before.get(name, 0) for name, value in figures(house).items()}
    told += [json.dumps(counted).encode(), *(line.encode() for line in written.lines)]
    return [IDLE.sub(b'"idle":TIME', frame.replace(table.encode(), b"TABLE")) for frame in told]


def guest(house: House, name: str, place: int) -> Person:
    """Somebody who has chosen a name and an avatar: one that is given follows from the cookie, and
    that is another in each of the worlds."""
    person = house.person(name)
    assert person.http.put("/api/me", json={"avatar": AVATARS[place]}).status_code == 200
    return person


def seated(
    people: list[Person], world: korsi.Game, options: dict[str, Any]
) -> tuple[str, list[Line]]:
    """A table that has begun, and a socket of everyone who sits there."""
    table = people[0].make(game=world.key, seats=world.seats, options=options, open=True, **HELP)
    lines = []
    for place, person in enumerate(people):
        line = person.come(table)
        line.hear("welcome")
        if place:
            line.say("sit", seat=place)
            line.told(lambda told, place=place: told["seat"] == place)
        lines.append(line)
    lines[0].say("start")
    for line in lines:
        line.hear("events")
        line.quiet()
    return table, lines


def ask_around(looking: Line, world: korsi.Game, watcher: int | None, tried: int) -> None:
    """Ask for everything that one may ask for: a hint, what would follow from each legal move, and
    from others; and try those others."""
    if watcher is not None and watcher in world.acting:
        looking.ask("hint", "hint", "fault")
    legal = [] if watcher is None else world.legal(watcher)
    for move in legal[:tried]:
        looking.ask("preview", "preview", "fault", move=move)
    for number, move in enumerate(strange(world, watcher, tried)):
        looking.ask("preview", "preview", "fault", move=move)
        looking.move(move, f"{len(looking.seen)}-{number}")
        heard = looking.hear("refused", "fault", "done")
        assert heard["say"] != "done"


def strange(world: korsi.Game, watcher: int | None, tried: int) -> list[Move]:
    """Moves of this game that the watcher may not make now: the same in both worlds, because they
    follow from what the watcher knows."""
    imagined, seat = korsi.imagine(world.view(watcher), 1), watcher or 0
    codes = codes_to_try(imagined, seat)
    chance = Random(len(codes), 1)
    while len(codes) > tried:
        del codes[chance.below(len(codes))]
    moves = map(imagined.move, codes)
    return [move for move in moves if watcher is None or refused(imagined, seat, move)]


def refused(game: korsi.Game, seat: int, move: Move) -> bool:
    """Whether a move is not legal. Not all that is legal is listed: of two like moves, one."""
    try:
        game.copy().play(seat, move)
    except ValueError:  # refused, or not even the form of a move
        return True
    return False


def figures(house: House) -> dict[str, float]:
    """What /metrics says, but for times."""
    hall = house.hall
    text = hall.metrics.text(len(hall.tables), hall.sockets)
    rows = [row.rpartition(" ") for row in text.splitlines() if not row.startswith("#")]
    return {name: float(value) for name, _, value in rows if not TIMES.search(f"{name} ")}


def idle(house: House) -> None:
    """Wait until all have gone."""
    end = time.monotonic() + PATIENCE
    while house.hall is not None and house.hall.sockets and time.monotonic() < end:
        time.sleep(0.005)


def told_in_both(
    house: House, way: Table, moves: int, watcher: int | None, steps: int
) -> tuple[list[bytes], list[bytes], int] | None:
    """A table of this kind after so many careless moves, lived through twice; and how many steps
    were made there. None where nothing is hidden from the watcher."""
    pair = worlds(way.moment(moves + 1, moves), watcher)
    if pair is None:
        return None
    plan = script(pair, watcher, steps, random.Random(moves))
    one, other = (lived(house, world, n, plan, watcher) for n, world in enumerate(pair))
    return one, other, len(plan)
