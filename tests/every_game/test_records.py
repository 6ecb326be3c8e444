"""Records and positions: what is written can be read, and what is damaged is said to be."""

import copy
import json
import pickle
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import korsi
from every_game.tables import TABLES, Table, codes_to_try, decide, moments, text
from korsi.random import Random

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-5, 120)
    | st.sampled_from([2**31, 2**53, 2**64, -(2**70)])
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


def test_a_record_replays_to_the_same_game(table: Table) -> None:
    for seed in range(20):
        *_, game = moments(table, seed)
        record = json.loads(text(game.record()))
        again = korsi.replay(record)
        assert text(again.position()) == text(game.position())
        assert text(again.record()) == text(record)


def test_a_position_loads_to_the_same_game(table: Table) -> None:
    for number, game in enumerate(moments(table, 3)):
        loaded = korsi.load(json.loads(text(game.position())))
        assert text(loaded.position()) == text(game.position())
        for seat in [*range(game.seats), None]:
            assert text(loaded.view(seat)) == text(game.view(seat))
        if not game.over and number % (5 if number < 60 else 29) == 0:
            one, other, chance = game.copy(), loaded, Random(number)
            while not one.over:
                seat, move = decide(one, chance)
                assert one.play(seat, move) == other.play(seat, move)
            assert korsi.replay(other.record()).scores == one.scores


def test_games_can_be_pickled_and_copied(table: Table) -> None:
    *_, game = moments(table, 4)
    for again in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert again.record() == game.record()


@st.composite
def damage(draw: st.DrawFn, whole: Any) -> Any:
    """The same JSON with one to three places cut out, doubled or overwritten."""
    damaged = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        holder: Any = damaged
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(holder[key], (dict, list)) and holder[key] and draw(st.booleans()):
                holder = holder[key]
                continue
            match draw(st.sampled_from(["cut", "double", "overwrite", "nudge"])):
                case "cut":
                    del holder[key]
                case "double" if isinstance(holder, list):
                    holder.insert(key, copy.deepcopy(holder[key]))
                case "nudge" if type(holder[key]) is int:
                    holder[key] += draw(st.sampled_from([-1, 1]))
                case _:
                    holder[key] = draw(JSON)
            break
    return damaged


@cache
def _wholes(what: str) -> list[Any]:
    found = []
    for table in TABLES:
        for number, game in enumerate(moments(table, 6)):
            if number in (0, 5, 12, 13, 14, 25):
                found.append(game.record() if what == "record" else game.position())
    return found


@settings(max_examples=1500)
@given(st.sampled_from(_wholes("position")).flatmap(damage))
def test_a_damaged_position_is_refused_with_a_sentence_or_is_whole(position: Any) -> None:
    try:
        game = korsi.load(position)
    except ValueError as refusal:
        _is_a_sentence(refusal)
        return
    assert text(korsi.load(game.position()).position()) == text(game.position())
    for seat in [*range(game.seats), None]:
        korsi.imagine(game.view(seat), 1)
    game.state.playout(korsi.random.Random(1))
    assert game.over


@settings(max_examples=1000)
@given(st.sampled_from(_wholes("record")).flatmap(damage))
def test_a_damaged_record_is_refused_with_a_sentence_or_is_whole(record: Any) -> None:
    try:
        game = korsi.replay(record)
    except ValueError as refusal:
        _is_a_sentence(refusal)
        return
    assert text(korsi.replay(game.record()).position()) == text(game.position())


@settings(max_examples=1000)
@given(st.data())
def test_a_damaged_view_is_refused_with_a_sentence_or_is_whole(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(_wholes("position")))
    game = korsi.load(position)
    seat = data.draw(st.sampled_from([*range(game.seats), None]))
    view = data.draw(damage(game.view(seat)))
    try:
        world = korsi.imagine(view, 1)
    except ValueError as refusal:
        _is_a_sentence(refusal)
        return
    assert world.view(view["seat"]) == view


@settings(max_examples=1500)
@given(st.data())
def test_any_move_at_all_is_taken_or_refused_and_then_nothing_changes(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES))
    moment = data.draw(st.integers(0, 20))
    game = next(game for number, game in enumerate(moments(table, 1)) if number == moment)
    known = [game.move(code) for code in codes_to_try(game, game.acting[0])]
    move = data.draw(JSON | damage(data.draw(st.sampled_from(known))))
    seat = data.draw(st.integers(-1, table.seats) | SCALARS)
    legal = game.legal(seat) if type(seat) is int and 0 <= seat < table.seats else []
    before = text(game.position()), text(game.record())
    try:
        game.play(seat, move)
    except ValueError as refusal:
        _is_a_sentence(refusal)
        assert (text(game.position()), text(game.record())) == before
    else:
        assert move in legal or game.record()["moves"][-1][1] in legal  # written in another way


def _is_a_sentence(refusal: ValueError) -> None:
    said = str(refusal)
    assert " " in said
    assert len(said) < 400
    assert "Traceback" not in said
