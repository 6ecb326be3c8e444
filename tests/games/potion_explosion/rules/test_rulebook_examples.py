"""The examples of our own rulebook (`rulebook/potion_explosion/*.md`), played by the engine."""

from typing import Any

import korsi
from games.potion_explosion.rules.desks import COLOURS, GAME, finish
from korsi.contract import Event, Move


def brewery(track: str, **own: Any) -> korsi.Game:
    """Two players in mid-game, the first one on turn; the first track begins like this."""
    return tavern(track, {0: own})


def tavern(
    track: str, changed: dict[int, dict[str, Any]], seats: int = 2, **more: Any
) -> korsi.Game:
    """A table in mid-game, these desks changed, all other marbles and tiles anywhere."""
    game = korsi.new(GAME, seats=seats, seed=1, countdown=1)
    while game.view(0)["phase"] == "draft":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    position = game.position()
    tiles = [tile for stack in position["stacks"] for tile in stack]
    tiles += [burner["tile"] for desk in position["desks"] for burner in desk["burners"]]
    for seat, desk in enumerate(position["desks"]):
        desk |= changed.get(seat, {"burners": [None, None]})
    desks = position["desks"]
    burners = [burner for desk in desks for burner in desk["burners"] if burner is not None]
    shelves = [potion["tile"] for desk in desks for potion in desk["potions"]]
    shown = [*shelves, *(burner["tile"] for burner in burners)]
    tiles = [tile for tile in tiles if tile not in shown]
    for desk in desks:
        desk["burners"] = [
            burner or {"tile": tiles.pop(), "filled": []} for burner in desk["burners"]
        ]
    on_burners = [pair["marble"] for burner in burners for pair in burner["filled"]]
    used = [*track, *on_burners, *(marble for desk in desks for marble in desk["flask"])]
    used += [marble for desk in desks for marble in desk["hand"]]
    rest = "".join(colour * (20 - used.count(colour)) for colour in reversed(COLOURS))
    cut = 16 - len(track)
    tracks = [track + rest[:cut], *(rest[n : n + 16] for n in range(cut, cut + 64, 16))]
    most = -(-len(tiles) // 5)
    stacks = [tiles[n * most : (n + 1) * most] for n in range(5)]
    moment = {"first": 0, "turn": 0, "turns": 5 * seats, "returns": 30}
    return korsi.load({**position, "tracks": tracks, "stacks": stacks, **moment, **more})


def pick(place: int) -> Move:
    return {"do": "pick", "track": 0, "place": place}


def put(colour: str, source: str = "hand", burner: int = 0) -> Move:
    return {"do": "put", "from": source, "colour": colour, "burner": burner}


def names(events: list[Event]) -> list[str]:
    return [event["event"] for event in events]


def hand(game: korsi.Game) -> str:
    return str(game.view(0)["desks"][0]["hand"])


def front(game: korsi.Game, length: int) -> str:
    return str(game.position()["tracks"][0][:length])


def burner(tile: str, filled: str = "") -> dict[str, Any]:
    return {"tile": tile, "filled": [{"hole": colour, "marble": colour} for colour in filled]}


def test_example_1_two_explosions_and_blues_that_stay() -> None:
    """PE-10: a chain ends where different colours meet."""
    game = brewery("RKYRYYKBB")
    events = game.play(0, pick(3))
    blasts = [(event["colour"], event["count"]) for event in events if event["event"] == "exploded"]
    assert blasts == [("Y", 3), ("K", 2)]
    assert hand(game) == "RKKYYY"
    assert front(game, 3) == "RBB"


def test_example_2_the_middle_of_three_explodes_and_an_end_does_not() -> None:
    """PE-10."""
    for place, taken in ((2, "YYY"), (1, "Y"), (3, "Y")):
        game = brewery("RYYYKR")
        game.play(0, pick(place))
        assert hand(game) == taken


def test_example_3_a_little_help_never_explodes() -> None:
    """PE-11."""
    game = brewery("YRYK")
    events = game.play(0, {"do": "help", "track": 0, "place": 1})
    assert "exploded" not in names(events)
    assert hand(game) == "R"
    assert front(game, 3) == "YYK"


def test_example_4_the_flask_keeps_what_is_wanted_and_the_rest_returns() -> None:
    """PE-13, PE-14, PE-16."""
    burners = [burner("sands-7a"), burner("wisdom-4a", "RR")]
    game = brewery("KBKB", burners=burners, hand="RRRRKKK", flask="BB")
    game.play(0, pick(0))  # a turn has its pick; here it is one black more
    for _ in range(4):
        game.play(0, put("R"))
    game.play(0, put("B", "flask"))
    game.play(0, {"do": "to_hand", "colour": "B"})
    for _ in range(3):
        game.play(0, {"do": "to_flask", "colour": "K"})
    events = game.play(0, {"do": "end"})
    assert events[0] == {"event": "ended", "seat": 0, "surplus": "BK"}
    assert events[1] == {"event": "returned", "colours": "BK"}
    assert game.view(0)["desks"][0]["flask"] == "KKK"


def bottles(*tiles: str) -> list[dict[str, Any]]:
    return [{"tile": tile, "drunk": False} for tile in tiles]


def whole_turn(game: korsi.Game, seat: int, *marbles: tuple[str, int]) -> list[Event]:
    """A pick, marbles from the flask to burners, and the end with new tiles."""
    told = game.play(seat, {"do": "pick", "track": 4, "place": 0})
    for colour, number in marbles:
        told += game.play(seat, put(colour, "flask", number))
    return told + finish(game)


def test_example_5_the_last_token_and_two_from_the_bank() -> None:
    """PE-27, PE-28: all have the same number of turns, and the bank gives on."""
    basil = {
        "burners": [burner("wisdom-5a", "RRBK"), None],
        "flask": "K",
        "potions": bottles("wisdom-4a", "wisdom-6a"),
    }
    dario = {
        "burners": [burner("sands-5a", "RBBY"), burner("prismatic-5a", "RRKK")],
        "flask": "KY",
        "potions": bottles("sands-4a", "sands-6a", "abyssal-4a", "magnetic-4a", "blind_love-4a"),
    }
    game = tavern("RRR", {1: basil, 3: dario}, seats=4, turn=1, turns=21)
    told = whole_turn(game, 1, ("K", 0))
    skill = {"event": "skill", "seat": 1, "why": "three", "kind": "wisdom", "from": "countdown"}
    assert skill in told
    assert "last-turns" in names(told)
    assert "skill" not in names(whole_turn(game, 2))
    told = whole_turn(game, 3, ("Y", 0), ("K", 1))
    skills = [event for event in told if event["event"] == "skill"]
    assert sorted(event["why"] for event in skills) == ["five", "three"]
    assert {event["from"] for event in skills} == {"bank"}
    assert game.over
    assert game.scores == [0, 19 + 4, 0, 3 + 6 + 4 + 4 + 4 + 4 + 5 + 8]


def test_example_6_a_prism_fills_holes_of_any_colour() -> None:
    """PE-15, PE-21: what returns is what really lay on the tile."""
    burners = [burner("wisdom-4a", "RR"), burner("magnetic-4a", "BBK")]
    shelf = [{"tile": "prismatic-5a", "drunk": False}]
    game = brewery("KBKB", burners=burners, flask="RRB", potions=shelf)
    game.play(0, {"do": "drink", "tile": "prismatic-5a", "as": "prismatic"})
    prism = {"do": "prism", "colour": "R", "burner": 0, "hole": "Y"}
    game.play(0, prism)
    events = game.play(0, prism)
    done = next(event for event in events if event["event"] == "completed")
    assert (done["tile"], done["colours"], done["points"]) == ("wisdom-4a", "RRRR", 5)
    assert game.view(0)["phase"] == "prism"
    game.play(0, {"do": "prism_done"})
    assert game.view(0)["desks"][0]["flask"] == "B"
    assert game.view(0)["phase"] == "turn"
