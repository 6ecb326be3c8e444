"""A turn that ends without an event: nothing is drawn when the pile is empty."""

import random
from contextlib import ExitStack
from unittest.mock import patch

from server.databases import Databases
from server.test_nodes import Two, at_one_table

import korsi
from korsi_server.tables import hall, table_log

GAME = "saboteur-duel"
END = {"do": "end"}


def about_to_end() -> tuple[korsi.Game, int]:
    """A careless game, where the next turn ends and nothing is heard of it."""
    for seed in range(20):
        chance, game = random.Random(seed), korsi.new(GAME, seats=2, seed=seed)
        while not game.over:
            (seat,) = game.acting
            if END in game.legal(seat):
                after = game.copy()
                if not after.play(seat, END) and not after.over:
                    return game, seat
            game.play(seat, chance.choice(game.legal(seat)))
    raise AssertionError("every turn ends with an event")


def test_it_is_the_others_turn_at_another_node_too(postgres: Databases) -> None:
    world, seat = about_to_end()
    with (
        ExitStack() as stack,
        patch.object(table_log.korsi, "new", lambda *_, **__: world.copy()),
        patch.object(hall.Hall, "_agreed", lambda *_: world.options),
    ):
        _, *lines = at_one_table(Two(postgres.new(), stack), game=GAME, options={})
        lines[0].say("start")
        for line in lines:
            assert line.hear("events")["view"]["acting"] == [seat]
        lines[seat].move(END, "over-to-you")
        told = [line.hear("events") for line in lines]
        for heard in told:
            assert (heard["events"], heard["view"]["acting"]) == ([], [1 - seat])
        assert told[1 - seat]["legal"]
