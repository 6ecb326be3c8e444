"""What a game declares is all that it says, for other programs too: its JSON Schema agrees, each
declared event happens somewhere, each field of a sentence is known."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import korsi
from every_game.sentences import sentences
from every_game.tables import FOLDERS, TABLES, Table, decide, specification, text
from korsi import sentences as spoken
from korsi.catalogue import rules_of
from korsi.random import Random
from korsi.schema import schema
from korsi.testing.golden import counts_in, game_of
from korsi.vocabulary import EVERYWHERE, Spoken, Vocabulary, fields_of, inside, tag

SEED = 4
EVERY = 7
"""Of so many moments of a game, one is looked at."""

MANY = 40
"""Of more moves than this, only some are looked at: a Team-4 has thousands."""

Json = dict[str, Any]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_that_a_table_says_is_in_the_schema(table: Table) -> None:
    valid = validators(table.game)
    for number, (game, told) in enumerate(course(table.new(SEED), SEED)):
        for event in told:
            valid["Event"].validate(event)
        if number % EVERY == 0:
            for seat in [*range(game.seats), None]:
                for event in korsi.hear(told, seat):
                    valid["Event"].validate(event)
                valid["View"].validate(game.view(seat))
            for move in offered(game):
                valid["Move"].validate(move)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_the_declaration_refuses_the_schema_refuses_too(table: Table) -> None:
    """A move with a field too many, too few, or of another type is neither's."""
    vocabulary, valid = rules_of(table.game).vocabulary, validators(table.game)["Move"]
    for game, _ in islice(course(table.new(SEED), SEED), 0, 20 * EVERY, EVERY):
        for move in offered(game)[:5]:
            for damaged in damages(move):
                assert fits(vocabulary, damaged) == valid.is_valid(damaged), text(damaged)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_declared_event_happens(game: str) -> None:
    """After one of the game's counted positions (`perft.toml`), or in careless games."""
    missing = {tag(event, "event") for event in rules_of(game).vocabulary.events}
    for told in happenings(game):
        missing -= {event["event"] for event in told}
        if not missing:
            return
    raise AssertionError(f"declared, but it never happens: {', '.join(sorted(missing))}")


@pytest.mark.parametrize("game", FOLDERS)
def test_every_declaration_cites_its_rule(game: str) -> None:
    letters, count = specification(game)
    vocabulary = rules_of(game).vocabulary
    for declared in (*vocabulary.moves, *vocabulary.events):
        cited = re.findall(rf"\b{letters}-(\d+)", (declared.__doc__ or "").partition(":")[0])
        assert cited, declared.__name__
        assert all(1 <= int(rule) <= count for rule in cited), declared.__name__


@pytest.mark.parametrize("game", FOLDERS)
def test_every_variable_of_a_sentence_is_a_declared_field(game: str) -> None:
    known = fields(rules_of(game).vocabulary)
    unknown = {
        key: variables - known
        for key, variables in sentences("en").items()
        if spoken.game_of(key) == game and not variables <= known
    }
    assert not unknown


# Playing


def happenings(game: str) -> Iterator[list[Json]]:
    """What follows from any move at a counted position, then what is told at every table."""
    for entry in counts_in(FOLDERS[game]):
        start = game_of(game, entry)
        for move in offered(start):
            after = start.copy()
            yield after.play(start.acting[0], move)
            yield from (told for _, told in islice(course(after, 0), 2))
    for seed in range(4):
        for table in (table for table in TABLES if table.game == game):
            yield from (told for _, told in course(table.new(seed), seed))


def course(game: korsi.Game, seed: int) -> Iterator[tuple[korsi.Game, list[Json]]]:
    """A careless game with what it tells, before its first move and after each."""
    chance = Random(seed, 1)
    yield game, []
    while not game.over:
        yield game, game.play(*decide(game, chance))


def offered(game: korsi.Game) -> list[Json]:
    """The legal moves of the first who acts; of very many, some, from the first to the last."""
    moves = game.legal(game.acting[0]) if game.acting else []
    return [*moves[:: max(len(moves) // MANY, 1)], *moves[-1:]]


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


def damages(move: Json) -> Iterator[Json]:
    """The same with one thing changed: a field gone, one more, or a value of every other type."""
    yield {**move, "more": 1}
    for name in move:
        if name != "do":
            yield {key: kept for key, kept in move.items() if key != name}
            for other in (None, True, -1, "none", [], [[]], [1], {}, {"more": 1}):
                yield {**move, name: other}


def fields(vocabulary: Vocabulary) -> set[str]:
    """The names of all fields that a sentence can be given."""
    said = (*vocabulary.moves, *vocabulary.events, *EVERYWHERE, vocabulary.said, Spoken)
    return {name for kind in said for part in (kind, *within(kind)) for name in fields_of(part)}


def within(declared: type) -> Iterator[type]:
    """The declarations that stand in another."""
    for kind, _ in fields_of(declared).values():
        for inner in inside(kind):
            yield inner
            yield from within(inner)
