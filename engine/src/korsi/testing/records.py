"""Records and positions: what is written can be read, and what is damaged is said to be.

The damage is done by Hypothesis; how many tries it has is `examples` of the tests.
"""

import copy
import json
import pickle
from functools import cache
from typing import Any, ClassVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import korsi
from korsi.contract import Move, View
from korsi.random import Random
from korsi.testing.earlier import as_told
from korsi.testing.tables import SECRET, Table, codes_to_try, exact

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
MOMENTS = (0, 5, 12, 13, 14, 25)
"""Of the game that is damaged: after so many moves."""


class RecordTests:
    """Records replay, positions load, games are pickled; nothing damaged gets in."""

    tables: ClassVar[list[Table]]
    examples: ClassVar[int] = 100
    """How often each of the tests with damage tries."""

    def test_a_record_replays_to_the_same_game(self, table: Table) -> None:
        for seed in (*range(20), SECRET):
            *_, game = table.moments(seed)
            record = json.loads(exact(game.record()))
            again = korsi.replay(record)
            assert exact(again.position()) == exact(game.position())
            assert exact(again.record()) == exact(record)

    def test_a_position_loads_to_the_same_game(self, table: Table) -> None:
        _load_all_along(table, 3)

    def test_a_position_with_a_secret_loads_to_the_same_game(self, table: Table) -> None:
        _load_all_along(table, SECRET, every=7)

    def test_games_can_be_pickled_and_copied(self, table: Table) -> None:
        for seed in (4, SECRET):
            *_, game = table.moments(seed)
            for again in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):  # noqa: S301
                assert again.record() == game.record()
                assert exact(again.position()) == exact(game.position())

    def test_a_damaged_position_is_refused_with_a_sentence_or_is_whole(self) -> None:
        @_tries(self.examples)
        @given(st.sampled_from(_wholes(tuple(self.tables), "position")).flatmap(damage))
        def check(position: Any) -> None:
            try:
                game = korsi.load(position)
            except ValueError as refusal:
                _is_a_sentence(refusal)
                return
            assert exact(korsi.load(game.position()).position()) == exact(game.position())
            for seat in [*range(game.seats), None]:
                korsi.imagine(game.view(seat), 1)
            game.state.playout(Random(1))
            assert game.over

        check()

    def test_a_damaged_record_is_refused_with_a_sentence_or_is_whole(self) -> None:
        @_tries(self.examples)
        @given(st.sampled_from(_wholes(tuple(self.tables), "record")).flatmap(damage))
        def check(record: Any) -> None:
            try:
                game = korsi.replay(record)
            except ValueError as refusal:
                _is_a_sentence(refusal)
                return
            assert exact(korsi.replay(game.record()).position()) == exact(game.position())

        check()

    def test_a_damaged_view_is_refused_with_a_sentence_or_is_whole(self) -> None:
        @_tries(self.examples)
        @given(st.data())
        def check(data: st.DataObject) -> None:
            views = data.draw(st.sampled_from(_views(tuple(self.tables))))
            view = data.draw(damage(data.draw(st.sampled_from(views))))
            try:
                world = korsi.imagine(view, 1)
            except ValueError as refusal:
                _is_a_sentence(refusal)
                return
            assert as_told(world, view["seat"], view) == view

        check()

    def test_any_move_at_all_is_taken_or_refused_and_then_nothing_changes(self) -> None:
        @_tries(self.examples)
        @given(st.data())
        def check(data: st.DataObject) -> None:
            table = data.draw(st.sampled_from(self.tables))
            game, known = _offered(table, data.draw(st.integers(0, 20)))
            move: Any = data.draw(JSON | damage(data.draw(st.sampled_from(known))))
            seat: Any = data.draw(st.integers(-1, table.seats) | SCALARS)
            legal = game.legal(seat) if type(seat) is int and 0 <= seat < table.seats else []
            before = exact(game.position()), exact(game.record())
            try:
                game.play(seat, move)
            except ValueError as refusal:
                _is_a_sentence(refusal)
                assert (exact(game.position()), exact(game.record())) == before
            else:
                noted = game.record()["moves"][-1][1]
                assert move in legal or noted in legal  # written in another way

        check()


def _tries(examples: int) -> settings:
    """Every run is the same run, however slow the machine."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


@st.composite
def damage(draw: st.DrawFn, whole: Any) -> Any:
    """The same JSON with one to three places cut out, doubled or overwritten."""
    damaged = json.loads(exact(whole))
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


def _load_all_along(table: Table, seed: int | str, every: int = 1) -> None:
    """Moments of a game are saved and loaded; some go on, side by side, to the end."""
    for number, game in enumerate(table.moments(seed)):
        if number % every:
            continue
        loaded = korsi.load(json.loads(exact(game.position())))
        assert exact(loaded.position()) == exact(game.position())
        for seat in [*range(game.seats), None]:
            assert exact(loaded.view(seat)) == exact(game.view(seat))
        if not game.over and number % (5 * every if number < 60 else 29 * every) == 0:
            one, other, chance = game.copy(), loaded, Random(number)
            while not one.over:
                seat, move = table.decide(one, chance)
                assert one.play(seat, move) == other.play(seat, move)
            assert korsi.replay(other.record()).scores == one.scores


@cache
def _wholes(tables: tuple[Table, ...], what: str) -> list[Any]:
    found = []
    for table in tables:
        for number, game in enumerate(table.moments(6)):
            if number in MOMENTS:
                found.append(game.record() if what == "record" else game.position())
    return found


@cache
def _views(tables: tuple[Table, ...]) -> list[list[View]]:
    """Of each of these positions what every seat sees, and who looks on."""
    games = map(korsi.load, _wholes(tables, "position"))
    return [[game.view(seat) for seat in [*range(game.seats), None]] for game in games]


def _offered(table: Table, number: int) -> tuple[korsi.Game, list[Move]]:
    """A moment of a careless game, with moves for whoever acts: any at all, or nearly legal."""
    game, moves = _moment(table, number)
    return game.copy(), moves


@cache
def _moment(table: Table, number: int) -> tuple[korsi.Game, list[Move]]:
    game = table.moment(1, number)
    return game, [game.move(code) for code in codes_to_try(game, game.acting[0])]


def _is_a_sentence(refusal: ValueError) -> None:
    said = str(refusal)
    assert " " in said
    assert len(said) < 400
    assert "Traceback" not in said
