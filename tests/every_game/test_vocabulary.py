"""What a game says is what its vocabulary declares: nothing else, and all of it."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import korsi
from every_game.counts import entries, game_of
from every_game.sentences import sentences
from every_game.tables import FOLDERS, TABLES, Table, decide, text
from korsi import sentences as spoken
from korsi.catalogue import rules_of
from korsi.random import Random
from korsi.schema import schema
from korsi.vocabulary import EVERYWHERE, Spoken, Vocabulary, check, fields_of, inside, tag

MANY = 40
"""Of more moves than this, only some are looked at: a Team-4 has thousands."""

Json = dict[str, Any]


# What happens at a table, fits the declaration and its JSON Schema


def test_all_that_a_table_says_is_as_declared(table: Table) -> None:
    """Every move that is offered, every event as each seat hears it, every view."""
    vocabulary = rules_of(table.game).vocabulary
    for game, told in course(table.new(3), 3):
        for seat in [*range(game.seats), None]:
            for event in korsi.hear(told, seat):
                assert not vocabulary.check_event(event), text(event)
            view = game.view(seat)
            assert not check(vocabulary.view, view), text(view)
        for move in offered(game):
            vocabulary.check_move(move)


def test_all_that_a_table_says_is_in_the_schema(table: Table) -> None:
    valid = validators(table.game)
    for number, (game, told) in enumerate(course(table.new(4), 4)):
        for event in told:
            valid["Event"].validate(event)
        if number % 7 == 0:
            for seat in [*range(game.seats), None]:
                valid["View"].validate(game.view(seat))
            for move in offered(game):
                valid["Move"].validate(move)


def test_what_the_declaration_refuses_the_schema_refuses_too(table: Table) -> None:
    """A move with a field too many, too few, or of another type is neither's."""
    vocabulary, valid = rules_of(table.game).vocabulary, validators(table.game)["Move"]
    for game, _ in islice(course(table.new(5), 5), 0, 200, 7):
        for move in offered(game)[:5]:
            for damaged in damages(move):
                assert fits(vocabulary, damaged) == valid.is_valid(damaged), text(damaged)


# What is declared happens


@pytest.mark.parametrize("game", FOLDERS)
def test_every_declared_move_and_event_happens(game: str) -> None:
    """In careless games at the game's tables, or after one of its known positions."""
    vocabulary = rules_of(game).vocabulary
    missing = {tag(move, "do") for move in vocabulary.moves}
    missing |= {tag(event, "event") for event in vocabulary.events}
    for happening in played(game):
        missing -= happening
        if not missing:
            return
    raise AssertionError(f"declared, but it never happens: {', '.join(sorted(missing))}")


@pytest.mark.parametrize("game", FOLDERS)
def test_every_declaration_says_what_it_means_and_cites_its_rule(game: str) -> None:
    vocabulary = rules_of(game).vocabulary
    for declared in (*vocabulary.moves, *vocabulary.events):
        said = declared.__doc__ or ""
        assert ": " in said, declared.__name__
        assert said.split("-")[0].isupper(), f"{declared.__name__} cites no rule"


@pytest.mark.parametrize("game", FOLDERS)
def test_every_variable_of_a_sentence_is_a_declared_field(game: str) -> None:
    known = fields(rules_of(game).vocabulary)
    for key, variables in sentences("en").items():
        if spoken.game_of(key) == game:
            assert variables <= known, f"{key}: {', '.join(variables - known)}"


# Playing


def played(game: str) -> Iterator[set[str]]:
    """The names of moves and events, batch by batch: at every table, then from known positions."""
    tables = [table for table in TABLES if table.game == game]
    starts = [table.new(seed) for seed in range(4) for table in tables]
    starts += [game_of(game, entry) for entry in entries(game) for _ in range(4)]
    for number, start in enumerate(starts):
        for _, told in course(start, number):
            names = {event["event"] for event in told}
            yield names | {move["do"] for _, move in start.moves[-1:]}


def course(game: korsi.Game, seed: int) -> Iterator[tuple[korsi.Game, list[Json]]]:
    """A careless game with what it tells, before its first move and after each."""
    chance = Random(seed, 1)
    yield game, []
    while not game.over:
        yield game, game.play(*decide(game, chance))


def offered(game: korsi.Game) -> list[Json]:
    """The legal moves of all seats; of very many, some, from the first to the last."""
    moves = [move for seat in range(game.seats) for move in game.legal(seat)]
    return moves[:: max(len(moves) // MANY, 1)]


# Declarations


@cache
def validators(game: str) -> dict[str, Draft202012Validator]:
    """What checks a move, an event, a view by the game's JSON Schema."""
    whole = schema(rules_of(game))
    Draft202012Validator.check_schema(whole)
    return {
        kind: Draft202012Validator({"$defs": whole["$defs"], "$ref": f"#/$defs/{kind}"})
        for kind in ("Move", "Event", "View")
    }


def fits(vocabulary: Vocabulary, move: Json) -> bool:
    try:
        vocabulary.check_move(move)
    except ValueError:
        return False
    return True


def damages(value: Json) -> Iterator[Json]:
    """The same with one thing changed: a field gone, one more, or a value of every other type."""
    yield {**value, "more": 1}
    for name in value:
        if name != "do":
            yield {key: kept for key, kept in value.items() if key != name}
            for other in (None, True, -1, "none", [], [[]], {}, {"more": 1}):
                yield {**value, name: other}


def fields(vocabulary: Vocabulary) -> set[str]:
    """The names of all fields that a sentence can be given."""
    return {
        name
        for declared in (
            *vocabulary.moves,
            *vocabulary.events,
            *EVERYWHERE,
            vocabulary.said,
            Spoken,
        )
        for part in (declared, *within(declared))
        for name in fields_of(part)
    }


def within(declared: type) -> Iterator[type]:
    """The declarations that stand in another."""
    for kind, _ in fields_of(declared).values():
        for inner in inside(kind):
            yield inner
            yield from within(inner)
