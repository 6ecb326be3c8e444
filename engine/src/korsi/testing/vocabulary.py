"""What a game says is what it has declared, and there are words for it."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, ClassVar

import jsonschema_rs
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import korsi
from korsi.catalogue import home_of, rules_of
from korsi.random import Random
from korsi.schema import schema
from korsi.sentences import LANGUAGES, say, tell
from korsi.testing.golden import counts_in, game_of
from korsi.testing.tables import SOAK, Table, exact, text
from korsi.vocabulary import (
    EVERYWHERE,
    Spoken,
    Vocabulary,
    check,
    fields_of,
    role_of,
    tag,
    with_parts,
)

SEED = 4
EVERY = 7
"""Of so many moments of a game, one is looked at."""

MANY = 40
"""Of more moves than this, only some are looked at: there may be thousands."""


OFTEN = 9 * SOAK
"""So many events of a kind are told in every language."""


class VocabularyTests:
    """Every move, event and view is as it was declared, and can be said; the JSON Schema, which is
    made from the declaration for other programs, agrees."""

    tables: ClassVar[list[Table]]

    def test_all_that_a_table_says_is_as_declared(self, table: Table) -> None:
        vocabulary = rules_of(table.game).vocabulary
        for number, (game, told) in enumerate(course(table, table.new(SEED), SEED)):
            for event in told:
                assert vocabulary.check_event(event) == ""
            for seat in [*range(game.seats), None]:
                assert check(vocabulary.view, game.view(seat)) == ""
            if number % EVERY == 0:
                for move in offered(game):
                    vocabulary.check_move(move)

    def test_all_that_a_table_says_is_in_the_schema(self, table: Table) -> None:
        valid = validators(table.game)
        for number, (game, told) in enumerate(course(table, table.new(SEED), SEED)):
            for event in told:
                valid["Event"].validate(event)
            if number % EVERY == 0:
                for seat in [*range(game.seats), None]:
                    for event in korsi.hear(told, seat):
                        valid["Event"].validate(event)
                    valid["View"].validate(game.view(seat))
                for move in offered(game):
                    valid["Move"].validate(move)

    def test_what_the_declaration_refuses_the_schema_refuses_too(self, table: Table) -> None:
        """A move with a field too many, too few, or of another type is neither's."""
        vocabulary, valid = rules_of(table.game).vocabulary, validators(table.game)["Move"]
        for game, _ in islice(course(table, table.new(SEED), SEED), 0, 20 * EVERY, EVERY):
            for move in offered(game)[:5]:
                for damaged in damages(move):
                    assert fits(vocabulary, damaged) == valid.is_valid(damaged), text(damaged)

    def test_every_declared_move_is_made_and_every_event_happens(self, game: str) -> None:
        """After one of the game's counted positions (`perft.toml`), or in careless games."""
        vocabulary = rules_of(game).vocabulary
        missing = {tag(move, "do") for move in vocabulary.moves}
        missing |= {tag(event, "event") for event in vocabulary.events}
        for move, told in happenings([table for table in self.tables if table.game == game]):
            missing -= {move["do"], *(event["event"] for event in told)}
            if not missing:
                return
        raise AssertionError(f"declared, but it never happens: {', '.join(sorted(missing))}")

    def test_everything_that_happens_can_be_told(self, table: Table) -> None:
        """The first of each kind of event in every language, more of them in one after another."""
        names = [f"P{seat}" for seat in range(table.seats)]
        happened = {
            exact(event): event for _, told in course(table, table.new(1), 1) for event in told
        }
        kinds: Counter[str] = Counter()
        for number, event in enumerate(happened.values()):
            kinds[event["event"]] += 1
            turn = LANGUAGES[number % len(LANGUAGES)]
            for language in LANGUAGES if kinds[event["event"]] <= OFTEN else (turn,):
                for you in (None, 0):
                    said = tell(language, table.game, event, names, you)
                    assert said
                    assert "{" not in said


class SentenceTests:
    """A game's own words: the same in every language that it speaks."""

    def test_all_its_languages_have_the_same_sentences(self, game: str) -> None:
        spoken = languages_of(game)
        for language in spoken[1:]:
            assert sentences_of(game, language) == sentences_of(game, spoken[0])

    def test_every_sentence_begins_with_the_name_of_its_game(self, game: str) -> None:
        for language in languages_of(game):
            for key in sentences_of(game, language):
                assert key == game or key.startswith(f"{game}-")

    def test_a_game_with_words_has_words_for_its_name_and_its_events(self, game: str) -> None:
        events = rules_of(game).vocabulary.events
        wanted = {f"{game}-event-{tag(event, 'event')}" for event in events}
        for language in languages_of(game):
            assert {game, *wanted} <= set(sentences_of(game, language))

    def test_every_variable_of_a_sentence_is_a_declared_field(self, game: str) -> None:
        known = fields_said(rules_of(game).vocabulary)
        for language in languages_of(game):
            for key, variables in sentences_of(game, language).items():
                assert variables <= known, key

    def test_every_sentence_of_an_event_takes_what_the_event_has(self, game: str) -> None:
        for language in languages_of(game):
            said = sentences_of(game, language)
            for event in rules_of(game).vocabulary.events:
                used = said[f"{game}-event-{tag(event, 'event')}"]
                assert used <= set(fields_of(event)), tag(event, "event")

    def test_every_sentence_can_be_said(self, game: str) -> None:
        for language in languages_of(game):
            for key, variables in sentences_of(game, language).items():
                for number in (0, 1, 2, 5, 11, 21):
                    data = {name: [1, 2] if name.endswith("s") else number for name in variables}
                    said = say(language, key, data, [f"P{n}" for n in range(22)])
                    assert said
                    assert "{" not in said


# Playing


def course(
    table: Table, game: korsi.Game, seed: int
) -> Iterator[tuple[korsi.Game, list[korsi.contract.Event]]]:
    """A careless game with what it tells, before its first move and after each."""
    chance = Random(seed, 1)
    yield game, []
    while not game.over:
        told = game.play(*table.decide(game, chance))
        yield game, told


def happenings(
    tables: list[Table],
) -> Iterator[tuple[korsi.contract.Move, list[korsi.contract.Event]]]:
    """Moves and what follows: any at a counted position, then those of careless games."""
    table = tables[0]
    for entry in counts_in(table.folder):
        start = game_of(table.game, entry)
        for move in offered(start):
            after = start.copy()
            yield move, after.play(start.acting[0], move)
            for game, told in islice(course(table, after, 0), 1, 2):
                yield game.moves[-1][1], told
    for seed in range(4):
        for table in tables:
            for game, told in islice(course(table, table.new(seed), seed), 1, None):
                yield game.moves[-1][1], told


def offered(game: korsi.Game) -> list[korsi.contract.Move]:
    """The legal moves of the first who acts; of very many, some, from the first to the last."""
    codes = game.codes(game.acting[0]) if game.acting else []
    return [game.move(code) for code in [*codes[:: max(len(codes) // MANY, 1)], *codes[-1:]]]


# Declarations


@cache
def validators(game: str) -> dict[str, Any]:
    """What checks a move, an event, a view by the game's JSON Schema."""
    whole = schema(rules_of(game))
    jsonschema_rs.meta.validate(whole)
    return {
        kind: jsonschema_rs.Draft202012Validator(
            {"$defs": whole["$defs"], "$ref": f"#/$defs/{kind}"}
        )
        for kind in ("Move", "Event", "View")
    }


def fits(vocabulary: Vocabulary, move: korsi.contract.Move) -> bool:
    """Whether a move is as it was declared."""
    try:
        vocabulary.check_move(move)
    except ValueError:
        return False
    return True


def damages(move: korsi.contract.Move) -> Iterator[korsi.contract.Move]:
    """The same with one thing changed: a field gone, one more, or a value of every other type."""
    yield {**move, "more": 1}
    for name in move:
        if name != "do":
            yield {key: kept for key, kept in move.items() if key != name}
            others: list[Any] = [None, True, -1, "none", [], [[]], [1], {}, {"more": 1}]
            others += [[1, 2, 3], [1, "none"], [1, 2.5]]  # nearly a place
            yield from ({**move, name: other} for other in others)


def fields_said(vocabulary: Vocabulary) -> set[str]:
    """The names of all fields that a sentence can be given: those of moves and events, those that
    are only said, and the parts of names that are composed or counted."""
    said = (*vocabulary.moves, *vocabulary.events, *EVERYWHERE, vocabulary.said, Spoken)
    parts = with_parts(said)
    roles = [
        role for part in parts for kind, _ in fields_of(part).values() if (role := role_of(kind))
    ]
    composed = {name for role in roles for name in re.compile(role.pattern).groupindex}
    counted = {"count"} if any(role.kind == "pieces" for role in roles) else set()
    return {name for part in parts for name in fields_of(part)} | composed | counted


# Sentences


def languages_of(game: str) -> list[str]:
    """The languages that a game has sentences in."""
    folder = home_of(game).joinpath("sentences")
    return [language for language in LANGUAGES if folder.joinpath(f"{language}.ftl").is_file()]


def sentences_of(game: str, language: str) -> dict[str, set[str]]:
    """Every key of a game's sentences, with the variables that it takes."""
    folder = home_of(game).joinpath("sentences")
    found: dict[str, set[str]] = {}
    for part in (folder, folder.joinpath("terminal"), folder.joinpath("statistics")):
        source = part.joinpath(f"{language}.ftl")
        if source.is_file():
            found |= variables_in(source.read_text(encoding="utf-8"), str(source))
    return found


@cache
def variables_in(source: str, name: str) -> dict[str, set[str]]:
    """Every key of a Fluent file, with the variables of its sentence."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


class Variables(Visitor):
    """The variables that a sentence uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Note its name."""
        self.found.add(node.id.name)
