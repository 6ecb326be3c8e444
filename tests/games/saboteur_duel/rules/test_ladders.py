"""Ladders (SD-14)."""

import random

import pytest

import korsi
from every_game.answers import refusal
from games.saboteur_duel.rules import model
from games.saboteur_duel.rules.mazes import GAME, face_down, lay, may_lay, moves, reaches, table
from korsi.catalogue import GAMES
from korsi.games.saboteur_duel.bot import weeded

GREEN, BLUE = "P_LADDER_G", "P_LADDER_B"  # turns N–E and N–W; turned S–W and S–E


def test_its_owner_lays_it_without_a_route():
    """SD-14: green's ladder at the end of blue's tunnel."""
    game = table({(2, 2): "P_H"}, [GREEN])
    assert not reaches(game, 0, (2, 2))
    game.play(0, lay(GREEN, (3, 2), True))
    assert reaches(game, 0, (3, 2), "SW")


def test_its_tunnel_is_joined_to_the_start_of_its_colour():
    """SD-14: from there green goes on, to the blue start as well."""
    game = table({(2, 2): "P_H", (3, 2): f"{GREEN} turned"}, ["P_V", "P_H"])
    assert reaches(game, 0, (2, 2), "EW")
    assert reaches(game, 0, (1, 2), "NESW")
    assert may_lay(game, "P_V", (3, 3))
    assert may_lay(game, "P_H", (0, 2))


def test_the_jump_serves_only_its_own_colour():
    """SD-14: blue reaches the green ladder by tunnel, and not green's start through it."""
    game = table({(2, 2): "P_H", (3, 2): f"{GREEN} turned"}, ["P_V"])
    assert reaches(game, 1, (3, 2), "SW")
    assert not reaches(game, 1, (1, 4))


def test_laying_a_ladder_takes_nobody_else_along():
    """SD-14: green lays it at a cut-off card; blue reaches neither."""
    game = table({(4, 6): "P_H"}, [GREEN])
    game.play(0, lay(GREEN, (5, 6), True))
    assert reaches(game, 0, (4, 6), "EW")
    assert not reaches(game, 1, (5, 6))
    assert not reaches(game, 1, (4, 6))


def test_start_cards_are_not_joined_to_each_other():
    """SD-14: on a start card the ladder only marks the other end."""
    game = table({}, ["P_H"])
    assert not reaches(game, 0, (1, 2))
    assert not reaches(game, 1, (1, 4))


@pytest.mark.parametrize(
    "card",
    ["P_H", "P_LT_DE_E", "P_TS_DOOR_B", "P_TS_TROLL", "P_X_DOOR_G turned", "P_BRIDGE", "P_DTURN"],
)
def test_it_joins_whatever_is_open(card):
    """SD-14: tunnel, dead end, door, troll arm; the card east of blue's start."""
    assert may_lay(table({(2, 2): card}, [GREEN]), GREEN, (3, 2), True)


def test_it_joins_a_start_card():
    """SD-14: the other's, or the own."""
    game = table({}, [GREEN])
    assert may_lay(game, GREEN, (1, 1), True)
    assert may_lay(game, GREEN, (2, 4), True)


def test_it_joins_a_card_that_nobody_reaches():
    """SD-14: at least one face-up card; no more is asked."""
    assert may_lay(table({(4, 6): "P_H"}, [GREEN]), GREEN, (5, 6), True)


def test_wall_against_wall_will_do():
    """SD-14: beside any face-up card that it matches; no tunnel need meet it there."""
    game = table({(2, 2): "P_H"}, [GREEN], top=["P_V"])
    game.play(0, lay(GREEN, (2, 1)))
    assert reaches(game, 0, (2, 1), "NE")
    assert not reaches(game, 0, (2, 2))
    assert not reaches(game, 1, (2, 1))
    game.play(1, game.legal(1)[0])
    assert may_lay(game, "P_V", (2, 0))


def test_wall_against_wall_at_a_card_that_nobody_reaches():
    """SD-14: strewn cards will do as well."""
    assert may_lay(table({(4, 6): "P_H"}, [GREEN]), GREEN, (4, 7), True)


def test_wall_against_wall_serves_only_the_ladders_owner():
    """SD-14, SD-11: the other's ladder needs a route, and a wall is none."""
    game = table({(2, 4): "P_H"}, [BLUE])
    assert not may_lay(game, BLUE, (2, 5), True)
    assert refusal(game, lay(BLUE, (2, 5), True)).rule == "SD-11"


def test_all_neighbours_must_match_where_only_walls_meet():
    """SD-14, SD-10: a tunnel of the ladder against a wall is refused."""
    game = table({(2, 2): "P_H"}, [GREEN])
    assert refusal(game, lay(GREEN, (2, 1), True)).rule == "SD-10"


def test_a_face_down_goal_is_no_card_to_lie_beside():
    """SD-14: with nothing but a goal beside it, the goal is what is named."""
    refused = refusal(table({}, [GREEN]), lay(GREEN, (7, 2)))
    assert (refused.rule, refused.data["at"]) == ("SD-14", [8, 2])


def test_it_may_lie_all_around_a_maze():
    """SD-14: every empty place beside a start or path card, both ways if both match."""
    game = table({(2, 4): "P_H"}, [GREEN])
    found = {(*move["at"], move["turned"]) for move in moves(game, "lay")}
    walls = {(2, 3, False), (2, 5, True)}
    tunnels = {
        (3, 4, True),
        (0, 4, False),
        (1, 5, False),
        (1, 1, True),
        (0, 2, False),
        (2, 2, True),
    }
    assert found == walls | tunnels


def test_a_bot_looks_at_ladders_that_are_of_use():
    """SD-14: those that join a tunnel, or begin a way nearer to a goal than the route's ends do."""
    maze = {(2, 2): "P_H", (4, 3): "P_H", (0, 6): "P_H", (-1, 4): "P_V"}
    game = table(maze, [GREEN, "P_V", "A_MAP", "P_LT", "P_RT", "P_H"])
    rules = GAMES[GAME]
    seen = weeded(game.state, 0, game.state.codes(0))
    found = [rules.move(game.state, int(code)) for code in seen]
    left = [move for move in game.legal(0) if move not in found]
    assert lay(GREEN, (4, 2)) in found  # a wall, two columns from the nearest goal
    assert lay(GREEN, (3, 2), True) in found  # joins blue's tunnel
    assert lay(GREEN, (0, 5)) in left  # a wall, far behind the start
    assert all(move["card"] == GREEN for move in left)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_of_version_1_is_a_game_of_these_rules(seed):
    """SD-14: there the owner's ladder had to meet a tunnel; nothing else was different."""
    chance = random.Random(seed)
    game = korsi.new(GAME, seats=1 + seed % 2, seed=seed)
    while not game.over:
        (seat,) = game.acting
        met = [move for move in game.legal(seat) if meets_a_tunnel(game, move)]
        lays = [move for move in met if move["do"] == "lay"]
        game.play(seat, chance.choice(lays if lays and chance.random() < 0.7 else met))
    record = {**game.record(), "rules": 1}
    assert korsi.replay(record).position() == game.position()
    assert korsi.load({**game.position(), "rules": 1}).position() == game.position()


def meets_a_tunnel(game, move):
    """What version 1 asked of a ladder besides; its legal moves were these."""
    if move["do"] != "lay" or "LADDER" not in move["card"]:
        return True
    lying = {tuple(entry["at"]) for entry in game.view(None)["maze"]}
    sides = model.face_of(move["card"], move["turned"]).open
    return any(model.neighbour(tuple(move["at"]), side) in lying for side in sides)


def test_it_must_match():
    """SD-10 comes first: open to open, wall to wall."""
    game = table({(2, 2): "P_H"}, [GREEN])
    assert refusal(game, lay(GREEN, (3, 2))).rule == "SD-10"


def test_it_must_lie_beside_a_card():
    """SD-9 comes first."""
    assert refusal(table({}, [GREEN]), lay(GREEN, (4, 8))).rule == "SD-9"


def test_sabotage_forbids_it_too():
    """SD-12: a ladder is a path card."""
    game = table({}, [GREEN], before=[["cart"], []])
    assert refusal(game, lay(GREEN, (2, 4), True)).rule == "SD-12"


def test_not_beside_a_face_down_goal():
    """SD-14: the goal is named."""
    game = table({(4, 3): "P_H"}, [GREEN])
    refused = refusal(game, lay(GREEN, (5, 3), True))
    assert (refused.rule, refused.data["at"]) == ("SD-14", [6, 3])


def test_not_beside_a_face_up_goal():
    """SD-14: walls too."""
    game = table({(4, 3): "P_H", (6, 3): "G_RT_2"}, [GREEN])
    refused = refusal(game, lay(GREEN, (5, 3), True))
    assert (refused.rule, refused.data["at"]) == ("SD-14", [6, 3])


@pytest.mark.parametrize("lying", ["P_H_DE_GOLD", "P_H_DE_GOLD green", "P_H_DE_GOLD blue"])
def test_not_beside_a_card_that_shows_gold(lying):
    """SD-14: claimed or not."""
    game = table({(2, 2): lying}, [GREEN])
    refused = refusal(game, lay(GREEN, (3, 2), True))
    assert (refused.rule, refused.data["at"]) == ("SD-14", [2, 2])


def test_not_beside_gold_behind_a_wall():
    """SD-14: beside is all four neighbours; it joins the straight, above the gold card's wall."""
    game = table({(2, 2): "P_H_DE_GOLD", (3, 1): "P_H"}, [GREEN])
    refused = refusal(game, lay(GREEN, (2, 1)))
    assert (refused.rule, refused.data["at"]) == ("SD-14", [2, 2])


def test_a_corner_to_gold_is_not_beside():
    """SD-14: only the four neighbours count."""
    assert may_lay(table({(2, 2): "P_H", (4, 1): "P_H_DE_GOLD"}, [GREEN]), GREEN, (3, 2), True)


def test_later_cards_may_be_laid_beside_it():
    """SD-14: also one with gold."""
    game = table({(2, 4): f"{GREEN} turned"}, ["P_TS_DE_GOLD"])
    assert may_lay(game, "P_TS_DE_GOLD", (2, 5))


def test_the_opponents_ladder_needs_a_route():
    """SD-14, SD-11: green may not lay the blue ladder at blue's start."""
    game = table({}, [BLUE])
    refused = refusal(game, lay(BLUE, (2, 2)))
    assert refused.rule == "SD-11"
    assert may_lay(game, BLUE, (2, 4))


def test_the_opponents_ladder_serves_the_opponent():
    """SD-14: blue jumps to where green laid it, green does not jump."""
    game = table({}, [BLUE])
    game.play(0, lay(BLUE, (2, 4)))
    assert reaches(game, 1, (2, 4), "NW")
    assert reaches(game, 1, (1, 4), "NESW")
    assert not reaches(game, 0, (1, 2))


def test_the_opponents_ladder_may_not_lie_beside_gold_or_goals_either():
    """SD-14: whoever lays it; this comes before the route."""
    game = table({(2, 4): "P_H_DE_GOLD"}, [BLUE])
    assert refusal(game, lay(BLUE, (3, 4))).rule == "SD-14"
    game = table({(2, 2): "P_H_DE_GOLD"}, [BLUE])
    assert refusal(game, lay(BLUE, (3, 2))).rule == "SD-14"


def test_blue_lays_its_own_ladder_at_greens_tunnel():
    """SD-14: the same for the other colour."""
    game = table({(2, 4): "P_H"}, [BLUE], turn=1)
    assert may_lay(game, BLUE, (3, 4))
    game.play(1, lay(BLUE, (3, 4)))
    assert reaches(game, 1, (1, 4), "NESW")


def test_a_ladder_that_joins_a_way_to_a_goal_turns_it_up():
    """SD-14, SD-18: what it joins is reached at once."""
    game = table({(4, 1): "P_H", (5, 1): "P_H"}, [GREEN], goals={(6, 1): "G_4DE_0"})
    game.play(0, lay(GREEN, (3, 1)))
    assert (6, 1) not in face_down(game)


def test_the_ladder_reaches_both_ways():
    """SD-14: who reaches the ladder by tunnel is at the start; its owner is there anyway."""
    game = table({(2, 2): "P_H", (3, 2): f"{GREEN} turned", (3, 3): "P_V"}, ["P_H", "P_V"])
    assert reaches(game, 0, (3, 3), "NS")
    assert {tuple(move["at"]) for move in moves(game, "lay") if move["card"] == "P_V"} == {
        (1, 3),
        (1, 5),
        (1, 1),
        (3, 4),
    }
