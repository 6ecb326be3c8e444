"""Positions set up by hand: what is taken, and the sentence that the rest gets."""

import copy

import pytest

import korsi
from games.saboteur_duel.rules.mazes import GAME, lay, position, table


def loaded(place):
    return korsi.load(place).position()


def test_a_position_is_written_as_it_is_read():
    """SD-1: hands, discards, maze and goals in order."""
    place = position(
        {(2, 4): "P_TS_DOOR_B key:green", (3, 4): "P_X_TROLL blue", (6, 3): "G_TL_3_B turned"},
        ["P_V", "A_MAP"],
        looked={(6, 1): [0, 1]},
        before=[["cart"], []],
        gold=[["G_LT_2"], []],
        gone=["G_X_0"],
        round=2,
        pile=["P_LT", "A_KEY"],
    )
    assert loaded(place) == place


def test_a_solo_position_is_written_as_it_is_read():
    """SD-31: with what is set aside and the order of laying."""
    place = position(
        {(2, 3): "P_H", (0, 3): "P_H"}, ["P_V"], solo=True, laid=[(2, 3), (0, 3)], before=[["cart"]]
    )
    assert loaded(place) == place


def test_the_order_of_what_has_no_order_does_not_matter():
    """SD-1: cards in the maze, in hands, in the discard; tools; goals."""
    place = position(
        {(2, 4): "P_H", (3, 4): "P_H"},
        ["P_V", "A_MAP", "A_KEY"],
        before=[["cart", "pickaxe"], []],
        pile=["P_LT"],
        gone=["G_X_0", "G_4DE_0"],
        round=2,
    )
    mixed = copy.deepcopy(place)
    for part in (mixed["maze"], mixed["goals"], mixed["discard"], mixed["gone"], mixed["unused"]):
        part.reverse()
    mixed["hands"][0].reverse()
    mixed["before"][0].reverse()
    assert loaded(mixed) == place


def test_the_order_of_the_pile_matters():
    """SD-7: the first is drawn next."""
    place = position({}, ["P_V", "A_MAP"], top=["P_LT", "P_RT"])
    assert loaded(place)["pile"][:2] == ["P_LT", "P_RT"]


def test_cut_off_cards_are_taken():
    """SD-23: rockfalls leave them."""
    assert table({(5, 6): "P_H", (-1, 2): "P_X_TROLL"}).acting == [0]


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize(
    ("first", "step", "ladder"),
    [
        ((-20, 3), (-1, 0), "P_LADDER_G turned"),
        ((20, 3), (1, 0), "P_LADDER_G"),
        ((1, 20), (0, 1), "P_LADDER_G turned"),
        ((1, -20), (0, -1), "P_LADDER_G"),
    ],
)
def test_however_far_a_position_lies_its_moves_can_be_played_and_saved(first, step, ladder, solo):
    """SD-6: unbounded in every direction; a card farther than play can bring it may be refused."""
    hand = ["P_H", "P_V", "P_X_DOOR_G", "P_LT", "P_RT"]
    taken = 0
    for distance in range(60):
        at = (first[0] + distance * step[0], first[1] + distance * step[1])
        place = position({at: ladder}, hand, solo=solo, pile=["A_MAP"])
        try:
            game = korsi.load(place)
        except ValueError:
            refuse(place, "farther")
            break
        taken += 1
        beyond = [at[0] + step[0], at[1] + step[1]]
        outward = [move for move in game.legal(0) if move.get("at") == beyond]
        assert outward
        for move in outward:
            world = game.copy()
            world.play(0, move)
            korsi.load(world.position())
    assert taken >= 5


@pytest.mark.parametrize("step", [(-1, 0), (1, 0), (0, 1), (0, -1)])
def test_the_farthest_card_hinders_no_list_of_moves(step):
    """SD-6: also when nothing is left to be laid."""
    for ladder in ("P_LADDER_G", "P_LADDER_G turned"):
        for distance in range(30, 70):
            at = (1 + distance * step[0], 3 + distance * step[1])
            place = position({at: ladder}, ["A_MAP"], ["A_KEY"], pile=["A_MAP"])
            try:
                game = korsi.load(place)
            except ValueError:
                refuse(place, "farther")
                break
            assert {move["do"] for move in game.legal(0)} == {"map", "pass"}


def test_a_misfit_goal_is_taken():
    """SD-18: goals may lie so; other cards may not."""
    table({(6, 3): "G_LT_2", (6, 4): "P_V"})
    with pytest.raises(ValueError, match=r"do not match \(SD-10\)"):
        table({(2, 4): "P_V"})


def test_a_position_in_the_middle_of_a_turn_is_taken():
    """SD-8, SD-16: the action is made, a troll can be bribed, a card is due."""
    game = table({(2, 4): "P_TS_TROLL"}, ["P_V"], phase="bribe", acted=True, due=1)
    assert {move["do"] for move in game.legal(0)} == {"bribe", "end"}


def test_a_position_with_a_waiting_goal_is_taken():
    """SD-18: the way up is still to be chosen."""
    maze = {(10, 1): "P_LADDER_G turned", (10, 2): "P_V"}
    game = table(maze, ["P_H"], phase="orient", acted=True, due=1, waiting=((10, 3), "G_TL_3_B"))
    assert {move["do"] for move in game.legal(0)} == {"orient"}


def damaged(change, *arguments, **more):
    place = position(*arguments, **more)
    change(place)
    return place


def refuse(place, sentence):
    with pytest.raises(ValueError, match=sentence) as refused:
        korsi.load(place)
    assert str(refused.value).startswith("this position of saboteur-duel can't be: ")


@pytest.mark.parametrize(
    "field",
    [
        "round",
        "phase",
        "turn",
        "acted",
        "due",
        "maze",
        "goals",
        "hands",
        "pile",
        "discard",
        "before",
        "gold",
        "gone",
        "unused",
        "rounds",
    ],
)
def test_every_field_is_needed(field):
    """SD-1: named when it is missing."""
    refuse(damaged(lambda place: place.pop(field)), field)


def test_a_field_too_many_is_refused():
    """SD-31: `aside` and `laid` are solo's."""
    for field in ("aside", "laid", "hand", "routes"):
        with pytest.raises(ValueError, match=field):
            korsi.load(damaged(lambda place, field=field: place.update({field: []})))


def change(field, value):
    return lambda place: place.update({field: value})


IMPOSSIBLE = [
    # what is changed, what the sentence says
    (change("round", 0), r"round"),
    (change("round", 4), r"round"),
    (change("round", 2), r"rounds"),
    (change("phase", "night"), r"phase"),
    (change("phase", "over"), r"."),
    (change("turn", 2), r"turn"),
    (change("turn", None), r"turn"),
    (change("turn", True), r"turn"),
    (change("acted", 0), r"acted"),
    (change("acted", True), r"SD-8"),
    (change("due", 1), r"."),
    (change("due", -1), r"due"),
    (change("maze", {}), r"maze"),
    (change("goals", None), r"goals"),
    (change("hands", [[]]), r"hands"),
    (change("pile", "P_H"), r"pile"),
    (change("before", [[], [], []]), r"before"),
    (change("before", [["hammer"], []]), r"before"),
    (change("gold", [["P_H"], []]), r"gold|P_H"),
    (change("gone", ["S_GREEN"]), r"S_GREEN|gone"),
    (change("unused", []), r"G_"),
    (lambda place: place["pile"].pop(), r"SD-|card"),
    (lambda place: place["pile"].append("P_H"), r"SD-1|SD-3|P_H"),
    (lambda place: place["pile"].append("G_X_0"), r"G_X_0"),
    (lambda place: place["pile"].append(7), r"7"),
    (lambda place: place["hands"][0].append("P_NONE"), r"P_NONE"),
    (lambda place: place["hands"][0].extend([place["pile"].pop() for _ in range(6)]), r"SD-7"),
    (lambda place: place["before"][0].extend(["cart", "cart"]), r"SD-20|SD-5|CART"),
    (lambda place: place["maze"].pop(0), r"S_BLUE"),
    (lambda place: place["maze"][0].update({"at": [1, 1]}), r"S_BLUE"),
    (lambda place: place["maze"][0].update({"turned": True}), r"upright"),
    (lambda place: place["maze"][0].update({"counter": "blue"}), r"counter"),
    (lambda place: place["maze"][0].update({"key": "green"}), r"key"),
    (lambda place: place["maze"][0].update({"gold": 1}), r"gold"),
    (lambda place: place["maze"].append(dict(place["maze"][0])), r"."),
    (lambda place: place["goals"].pop(), r"SD-6"),
    (lambda place: place["goals"][0].update({"at": [7, 1]}), r"SD-6"),
    (lambda place: place["goals"][0].update({"looked": [2]}), r"looked"),
    (lambda place: place["goals"][0].update({"looked": [0, 0]}), r"looked"),
    (lambda place: place["goals"][0].update({"card": "P_H"}), r"P_H"),
    (lambda place: place["goals"].append(dict(place["goals"][0])), r"."),
    (lambda place: place["rounds"].append({"nuggets": [0, 0], "paid": [0, 0]}), r"rounds"),
    (lambda place: place.update({"waiting": {"at": [6, 3], "card": "G_X_0"}}), r"waiting"),
]


@pytest.mark.parametrize(("change", "sentence"), IMPOSSIBLE)
def test_what_can_not_be_is_refused_with_a_sentence(change, sentence):
    """SD-1 to SD-8: types, counts, places."""
    refuse(damaged(change), sentence)


def lying(at, card, turned=False, **more):
    """Put a card of the pile into the maze."""

    def put(place):
        place["pile"].remove(card)
        place["maze"].append({"at": list(at), "card": card, "turned": turned, **more})

    return put


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lying((1, 4), "P_X_TROLL"), "SD-9"),
        (lying((6, 3), "P_X_TROLL"), "SD-9|SD-6"),
        (lying((2, 4), "P_H", True), "SD-9"),
        (lying((2, 4), "P_H", None), "."),
        (lying((2, 4), "P_H", counter="green"), "SD-16|SD-17"),
        (lying((2, 4), "P_H", key="green"), "SD-22"),
        (lying((2, 4), "P_X_TROLL", counter="red"), "red"),
        (lying((2, 4), "P_X_DOOR_G", key="green"), "SD-22"),
        (lying((2, 4), "P_X_DOOR_B", key="blue"), "SD-22"),
        (lying((5, 3), "P_LADDER_G", True), "SD-14"),
        (lying((2, 4), "P_TL_DE_GOLD", True), "SD-17"),
        (lying((10**6, 4), "P_H"), "."),
    ],
)
def test_a_card_that_can_not_lie_there_is_refused(change, sentence):
    """SD-9, SD-14, SD-16, SD-17, SD-22: overlaps, counters, keys, ladders, gold that is due."""
    refuse(damaged(change), sentence)


def test_a_reached_goal_face_down_is_refused():
    """SD-18: it would have been turned up; the place is named."""
    place = position({(10, 1): "P_LADDER_G turned", (10, 2): "P_V"})
    refuse(place, r"\[10, 3\].*\(SD-18\)")


def test_unclaimed_gold_that_is_reached_is_refused():
    """SD-17: the place is named."""
    refuse(position({(2, 4): "P_TL_DE_GOLD turned"}), r"\[2, 4\].*\(SD-17\)")


def test_a_round_that_is_over_is_refused():
    """SD-25: eight counters, six goals, or no cards."""
    eight = {
        (2, 8): "P_BRIDGE_GOLD blue",
        (4, 8): "P_DTURN_GOLD blue",
        (6, 8): "P_TL_DE_GOLD blue",
        (8, 8): "P_TS_DE_GOLD green",
        (10, 8): "P_H_DE_GOLD blue",
        (12, 8): "P_X_TROLL blue",
        (14, 8): "P_TL_TROLL blue",
        (16, 8): "P_TS_TROLL blue",
    }
    refuse(position(eight), "SD-25")
    six = ["G_LT_2", "G_RT_2", "G_2DEL_1", "G_2DER_3", "G_3DES_0", "G_X_0"]
    places = [(6, 1), (6, 3), (6, 5), (8, 2), (8, 4), (10, 3)]
    refuse(position(dict(zip(places, six, strict=True))), "SD-25")
    refuse(position({}, [], [], pile=[]), "SD-")


def test_more_than_eight_counters_are_refused():
    """SD-1: solo six."""
    seven = {
        (2, 8): "P_BRIDGE_GOLD green",
        (4, 8): "P_DTURN_GOLD green",
        (6, 8): "P_TL_DE_GOLD green",
        (8, 8): "P_TS_DE_GOLD green",
        (10, 8): "P_H_DE_GOLD green",
        (12, 8): "P_X_TROLL green",
        (14, 8): "P_TL_TROLL green",
    }
    refuse(position(seven, ["A_MAP"], solo=True), "SD-1|SD-31")
    more = {**seven, (16, 8): "P_TS_TROLL green", (6, 1): "G_LT_2 green"}
    refuse(position(more), "SD-1")


def test_more_than_two_keys_are_refused():
    """SD-1: three doors unlocked."""
    maze = {
        (2, 8): "P_X_DOOR_B key:green",
        (4, 8): "P_TS_DOOR_B key:green",
        (6, 8): "P_TL_DOOR_B key:green",
    }
    refuse(position(maze), "SD-1")


def test_no_turn_for_who_holds_nothing():
    """SD-8: such a player sits out."""
    refuse(position({}, [], ["P_H"], pile=[]), "SD-8")


def test_the_phase_bribe_needs_a_troll_to_bribe():
    """SD-8: the turn would have ended by itself."""
    refuse(position({}, ["P_V"], phase="bribe", acted=True, due=1), "SD-8")


def test_a_goal_waits_only_if_there_is_a_choice():
    """SD-18: reached, and both ways possible."""
    maze = {(10, 1): "P_LADDER_G turned", (10, 2): "P_V"}
    for where, waiting in ((maze, "G_X_0"), ({}, "G_TL_3_B")):
        place = position(
            where, ["P_H"], phase="orient", acted=True, due=1, waiting=((10, 3), waiting)
        )
        refuse(place, "SD-18")


def test_solo_hands_hold_no_sabotage_and_no_rockfall():
    """SD-33, SD-34: these never come into a hand."""
    for card in ("A_BREAK_CART", "A_ROCKFALL"):
        refuse(position({}, [card], solo=True), "SD-33|SD-34")


def test_solo_needs_ten_cards_aside_and_the_order_of_laying():
    """SD-32, SD-34."""

    def fewer(place):
        place["pile"].append(place["aside"].pop())

    refuse(damaged(fewer, {}, ["A_MAP"], solo=True), "SD-32")
    refuse(position({(2, 3): "P_H"}, ["A_MAP"], solo=True, laid=[]), "laid")
    refuse(position({(2, 3): "P_H"}, ["A_MAP"], solo=True, laid=[(2, 3), (2, 3)]), "laid")


def test_the_end_of_a_game_can_be_saved():
    """SD-30: and loaded, with its winners."""
    game = table({(4, 8): "P_DTURN_GOLD green"}, ["A_MAP"], [], pile=[], round=3)
    game.play(0, {"do": "pass", "cards": ["A_MAP"]})
    again = korsi.load(game.position())
    assert again.over
    assert again.winners == [0]
    assert again.position() == game.position()
    assert again.view(None) == game.view(None)


def test_a_record_tells_the_whole_game():
    """SD-7: from the seed, and from a position by hand."""
    game = korsi.new(GAME, seats=2, seed=9, colour="blue")
    for _ in range(12):
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert korsi.replay(game.record()).position() == game.position()
    other = table({}, ["P_H", "P_V"])
    other.play(0, lay("P_H", (2, 4)))
    assert korsi.replay(other.record()).position() == other.position()
