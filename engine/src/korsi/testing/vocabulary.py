"""What a game says is what it has declared, and there are words for it."""

from collections.abc import Iterator
from typing import Any, ClassVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import korsi
from korsi.catalogue import home_of, rules_of
from korsi.random import Random
from korsi.schema import schema
from korsi.sentences import LANGUAGES, say, tell
from korsi.testing.tables import Table, text
from korsi.vocabulary import check, fields_of, tag


class VocabularyTests:
    """Every move, event and view is as it was declared, and can be said."""

    tables: ClassVar[list[Table]]
    games_spoken: ClassVar[int] = 3
    """How many careless games are listened to at every table."""

    def test_moves_are_as_declared(self, table: Table) -> None:
        vocabulary = rules_of(table.game).vocabulary
        for game in table.moments(1):
            for seat in range(game.seats):
                for move in game.legal(seat):
                    vocabulary.check_move(move)

    def test_views_are_as_declared(self, table: Table) -> None:
        declared = rules_of(table.game).vocabulary.view
        for seed in range(self.games_spoken):
            for game in table.moments(seed):
                for seat in [*range(game.seats), None]:
                    assert check(declared, game.view(seat)) == ""

    def test_events_are_as_declared(self, table: Table) -> None:
        vocabulary = rules_of(table.game).vocabulary
        for seed in range(self.games_spoken):
            for events in told_at(table, seed):
                for event in events:
                    assert vocabulary.check_event(event) == ""

    def test_every_declared_move_is_made_somewhere(self) -> None:
        for game in {table.game for table in self.tables}:
            wanted = {tag(move, "do") for move in rules_of(game).vocabulary.moves}
            found: set[str] = set()
            for table in (table for table in self.tables if table.game == game):
                for seed in range(self.games_spoken):
                    *_, played = table.moments(seed)
                    found.update(move["do"] for _, move in played.moves)
                    if found == wanted:
                        break
            assert found == wanted

    def test_the_schema_can_be_written(self, table: Table) -> None:
        made = schema(rules_of(table.game))
        assert {"Move", "Event", "View", "Options"} <= set(made["$defs"])
        text(made)

    def test_everything_that_happens_can_be_told(self, table: Table) -> None:
        names = [f"P{seat}" for seat in range(table.seats)]
        for events in told_at(table, 1):
            for event in events:
                for language in LANGUAGES:
                    for you in (None, 0):
                        said = tell(language, table.game, event, names, you)
                        assert said
                        assert "{" not in said


class SentenceTests:
    """A game's own words: the same in every language that it speaks."""

    tables: ClassVar[list[Table]]

    def test_all_its_languages_have_the_same_sentences(self) -> None:
        for game in {table.game for table in self.tables}:
            spoken = languages_of(game)
            for language in spoken[1:]:
                assert sentences_of(game, language) == sentences_of(game, spoken[0])

    def test_every_sentence_begins_with_the_name_of_its_game(self) -> None:
        for game in {table.game for table in self.tables}:
            for language in languages_of(game):
                for key in sentences_of(game, language):
                    assert key == game or key.startswith(f"{game}-")

    def test_a_game_with_words_has_words_for_its_name_and_its_events(self) -> None:
        for game in {table.game for table in self.tables}:
            events = rules_of(game).vocabulary.events
            wanted = {f"{game}-event-{tag(event, 'event')}" for event in events}
            for language in languages_of(game):
                assert {game, *wanted} <= set(sentences_of(game, language))

    def test_every_sentence_of_an_event_takes_what_the_event_has(self) -> None:
        for game in {table.game for table in self.tables}:
            for language in languages_of(game):
                said = sentences_of(game, language)
                for event in rules_of(game).vocabulary.events:
                    used = said[f"{game}-event-{tag(event, 'event')}"]
                    assert used <= set(fields_of(event)), tag(event, "event")

    def test_every_sentence_can_be_said(self) -> None:
        for game in {table.game for table in self.tables}:
            for language in languages_of(game):
                for key, variables in sentences_of(game, language).items():
                    for number in (0, 1, 2, 5, 11, 21):
                        data = {
                            name: [1, 2] if name.endswith("s") else number for name in variables
                        }
                        said = say(language, key, data, [f"P{n}" for n in range(22)])
                        assert said
                        assert "{" not in said


def told_at(table: Table, seed: int) -> Iterator[list[korsi.contract.Event]]:
    """What is told at a careless game, move by move."""
    game = table.new(seed)
    chance = Random(seed, 1)
    while not game.over:
        yield game.play(*table.decide(game, chance))


def languages_of(game: str) -> list[str]:
    """The languages that a game has sentences in."""
    folder = home_of(game).joinpath("sentences")
    return [language for language in LANGUAGES if folder.joinpath(f"{language}.ftl").is_file()]


def sentences_of(game: str, language: str) -> dict[str, set[str]]:
    """Every key of a game's sentences, with the variables that it takes."""
    source = home_of(game).joinpath("sentences", f"{language}.ftl")
    return variables_in(source.read_text(encoding="utf-8"), str(source))


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
