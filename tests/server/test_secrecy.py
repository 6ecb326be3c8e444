"""No secret of another seat in any byte.

Two worlds that differ only in what a seat may not know give it the same frames and the same answers
to requests, and leave the same lines in the server's log.
"""

import logging
from typing import Any

import pytest
from server.house import Everything, Player, open_house, play_on

import korsi
from korsi.catalogue import GAMES
from korsi_server.tables import table_log

SEATS = 3
WAYS = [
    ("classic", 0, 0),
    ("classic", 7, 1),
    ("classic", 16, 2),
    ("classic", 40, None),
    ("known", 5, 0),
    ("known", 31, None),
]
"""A way to play, how many moves have been made, and who looks on (None: a spectator)."""


def moment(variant: str, moves: int) -> korsi.Game:
    """A game after so many moves, and on to the next moment when all choose."""
    game = korsi.new("six-nimmt", seats=SEATS, seed=moves, variant=variant, rounds=3)
    while moves > 0 or len(game.acting) < SEATS:
        seat = game.acting[0]
        game.play(seat, game.legal(seat)[moves % len(game.legal(seat))])
        moves -= 1
    return game


def worlds(game: korsi.Game, seat: int | None) -> list[korsi.Game]:
    """Two tables that this seat can't tell apart, though all other hands differ."""
    view = game.view(seat)
    found = [korsi.imagine(view, seed) for seed in (1, 2)]
    others = [other for other in range(SEATS) if other != seat]
    for other in others:
        hands = [world.view(other)["hand"] for world in found]
        assert hands[0] != hands[1], "the worlds must differ"
    return found


def lived(world: korsi.Game, seat: int | None, data: Any, patch: Any, log: Any) -> list[bytes]:
    """Every byte that this seat is sent while the others play in this world."""
    patch.setattr(table_log.korsi, "new", lambda *_, **__: world.copy())
    log.clear()
    with open_house(data, seed=lambda: 5) as house:
        people = [house.person(name) for name in ("Ada", "Ben", "Eve")]
        options = world.options
        patch.setattr(type(house.hall), "_agreed", lambda *_: options)
        table = people[0].make(seats=SEATS, options=options)
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
        watcher = people[seat] if seat is not None else house.person("Onlooker")
        looking = watcher.come(table)
        looking.hear("welcome")
        looking.hear("table")  # who is here: told once, soon after
        gathered = []
        for other in range(SEATS):
            if other == seat:
                continue
            # What others choose is a secret until all have chosen; so somebody must not.
            if seat is None and other == SEATS - 1:
                continue
            for turn, move in enumerate(world.legal(other)[:3]):
                lines[other].move(move, f"{other}-{turn}")
                lines[other].hear("done")
                looking.hear("events")
        if seat is not None:
            looking.ask("hint", "hint")
            for card in range(1, 105):
                looking.ask("preview", "preview", move={"do": "choose", "card": card})
        for number in range(1, 105):
            looking.move({"do": "choose", "card": number}, f"mine-{number}")
            heard = looking.hear("refused", "fault", "done")
            if heard["say"] == "done":
                break  # all have chosen now: what follows is seen by all
            looking.move({"do": "row", "row": number}, f"row-{number}")
            looking.hear("refused", "fault")
        if seat is not None:
            # The end of secrecy: the last frames, in which cards are revealed, differ rightly.
            looking.frames = looking.frames[:-2]
        again = watcher.come(table, after=0) if seat is None else None
        if again is not None:
            again.hear("welcome")
        for path in (f"api/tables/{table}/record", f"api/tables/{table}/replay", "api/tables"):
            gathered.append(watcher.http.get(path).content)
        frames = gathered + looking.frames + (again.frames if again is not None else [])
    logged = [record.getMessage().encode() for record in log.records if record.name == "korsi"]
    return [frame.replace(table.encode(), b"TABLE") for frame in frames + logged]


@pytest.mark.parametrize(("variant", "moves", "seat"), WAYS)
def test_two_worlds_that_differ_in_secrets_only_are_the_same_bytes(
    variant, moves, seat, tmp_path, monkeypatch, caplog
):
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(GAMES["six-nimmt"], "foreseen", Everything())
    game = moment(variant, moves)
    one, other = (
        lived(world, seat, tmp_path / f"{number}.db", monkeypatch, caplog)
        for number, world in enumerate(worlds(game, seat))
    )
    assert len(one) > 5
    assert one == other


def test_the_seed_leaves_the_server_only_after_the_end(tmp_path):
    seed = 123454321
    with open_house(tmp_path / "korsi.db", seed=lambda: seed) as house:
        ada = house.person()
        table = ada.make(bots="easy")
        player = Player(ada.come(table))
        play_on([player])
        assert not any(str(seed).encode() in frame for frame in player.line.frames)
        assert ada.http.get(f"/api/tables/{table}/record").json()["seed"] == seed


def test_nothing_of_a_guest_but_the_name_is_told(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.make(open=True)
        mine = ada.come(table)
        mine.hear("welcome")
        line = ben.come(table)
        line.hear("welcome")
        line.quiet()
        told = b"".join(line.frames) + ben.http.get("/api/tables").content
        guest = house.hall.tables[table].log.host
        assert guest.encode() not in told
        assert ada.token.encode() not in told
        assert b"Ada" in told
        assert ada.token not in (tmp_path / "korsi.db").read_bytes().decode("latin-1")
