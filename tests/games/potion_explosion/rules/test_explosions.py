"""Picks, explosions, a little help (PE-9 … PE-11)."""

import korsi
from games.potion_explosion.rules.desks import (
    END,
    ask_help,
    at,
    cause,
    desk,
    named,
    pick,
    play,
    table,
)
from games.potion_explosion.rules.model_rules import explode
from korsi.games.potion_explosion.dispenser import SPAN, previews


def test_the_explosions_of_the_rulebook():
    """PE-10, the example of the printed book: six marbles; the blues do not explode."""
    game = table({0: "RKYRYYKBB"})
    assert game.view(0)["takes"][0][3] == 6
    events = play(game, pick(0, 3))
    assert named(events, "exploded") == [
        {"event": "exploded", "seat": 0, "track": 0, "place": 2, "colour": "Y", "count": 3},
        {"event": "exploded", "seat": 0, "track": 0, "place": 1, "colour": "K", "count": 2},
    ]
    assert at(game)["hand"] == "RKKYYY"
    assert game.view(0)["tracks"][0]["marbles"][:3] == "RBB"


def test_the_middle_of_three_explodes_the_outer_two():
    """PE-10: and either end of the run does not."""
    for place, taken in ((1, 1), (2, 3), (3, 1)):
        game = table({0: "RYYYK"})
        play(game, pick(0, place))
        assert at(game)["hand"] == "Y" * taken


def test_the_front_marble_never_explodes():
    """PE-10."""
    game = table({0: "YRRYY"})
    play(game, pick(0, 0))
    assert at(game)["hand"] == "Y"


def test_hidden_marbles_explode_too():
    """PE-10: the tenth is equal to the eighth; it is told, and what is behind comes into sight."""
    game = table({0: "RBKYRBKYKKRB"})
    events = play(game, pick(0, 7))
    assert named(events, "exploded")[0]["count"] == 3
    assert named(events, "seen")[0]["colours"].startswith("RB")
    assert not game.undoable(0)


def test_the_order_of_what_is_told():
    """PE-10: picked, exploded, seen."""
    events = play(table({0: "RKYRYYKBBRB"}), pick(0, 3))
    assert [event["event"] for event in events] == ["picked", "exploded", "exploded", "seen"]


def test_a_regular_pick_is_made_once_and_must_be_made():
    """PE-9."""
    game = table({0: "RBKY"})
    assert cause(game, END)[:2] == ("PE-9", "must-pick")
    play(game, pick(0, 0))
    assert cause(game, pick(0, 0))[:2] == ("PE-9", "picked-already")
    assert cause(game, pick(0, 0), seat=1) == ("PE-9", "not-your-turn", {"seat": 0})


def test_a_little_help_does_not_explode():
    """PE-11: the yellows stay together."""
    game = table({0: "YRY"})
    play(game, ask_help(0, 1))
    assert at(game)["hand"] == "R"
    assert at(game)["helps"] == 1
    assert game.view(0)["tracks"][0]["marbles"][:2] == "YY"
    assert game.scores[0] == -2
    assert cause(game, ask_help(0, 0))[:2] == ("PE-11", "helped-already")


def test_help_comes_before_or_after_the_pick():
    """PE-11."""
    game = table({0: "YRY"})
    play(game, pick(0, 0), ask_help(0, 0))
    assert at(game)["hand"] == "RY"


def test_there_is_no_help_without_tokens():
    """PE-11: 21 in all."""
    game = table(desks={0: desk(helps=10), 1: desk(helps=11)})
    assert cause(game, ask_help(0, 0))[:2] == ("PE-11", "no-help-left")


def test_previews_are_what_picks_take_where_nothing_is_hidden():
    """PE-10: among the visible marbles."""
    for seed in range(20):
        game = korsi.new("potion-explosion", seats=2, seed=seed)
        while game.view(None)["phase"] == "draft":
            game.play(game.acting[0], game.legal(game.acting[0])[0])
        found = previews(game.state)
        for track, entry in enumerate(game.position()["tracks"]):
            for place in range(8):
                gone, _ = explode(entry[:9], place)
                assert divmod(found[8 * track + place], SPAN) == (gone[0], gone[-1] + 1)


def foreseen(marbles: str, place: int, *, alone: bool = False) -> dict[str, object] | None:
    """What the view says of a pick from the first track; `alone`: nothing is behind its marbles."""
    told = table({0: marbles}, short=alone).view(0)["explosions"]
    found = [entry for entry in told if (entry["track"], entry["place"]) == (0, place)]
    return found[0] if found else None


def test_the_view_says_which_marbles_a_pick_would_take():
    """PE-10: they lie together; a pick that explodes nothing is not told."""
    boom = {"track": 0, "place": 3, "front": 1, "count": 6, "open": False}
    assert foreseen("RKYRYYKBB", 3) == boom
    assert foreseen("RYYYK", 2) == {**boom, "place": 2, "count": 3}
    assert foreseen("RYYYK", 1) is None
    assert foreseen("YYY", 0) is None


def test_what_reaches_the_tank_may_go_on_among_the_hidden_marbles():
    """PE-7, PE-10: only what is in sight is told, and that there may be more."""
    boom = {"track": 0, "place": 5, "front": 4, "count": 5, "open": True}
    assert foreseen("KRYKRBRRRKB", 5) == foreseen("KRYKRBRRRRB", 5) == boom
    assert foreseen("KRYKRBRRR", 5, alone=True) == {**boom, "open": False}
    assert foreseen("RKYRYYKBBRB", 3)["open"] is False
