"""One word for each thing, in every language: `docs/words.md`, and of each game
`rulebook/<game>/words.md`, held against all texts for people."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import korsi
from korsi.sentences import LANGUAGES

HOME = Path(__file__).parents[2]
GAMES = [entry["game"] for entry in korsi.catalogue()]
PLACES = (
    "engine/src/korsi/sentences/{language}.ftl",
    "engine/src/korsi/sentences/verify/{language}.ftl",
    "engine/src/korsi/cli/sentences/{language}.ftl",
    "web/src/words/{language}.ftl",
    "web/src/fair/words/{language}.ftl",
    "web/src/company/words/{language}.ftl",
    "web/src/people/words/{language}.ftl",
    "web/src/shell/words/{language}.ftl",
)
PLACES_OF_A_GAME = (
    "engine/src/korsi/games/{game}/sentences/{language}.ftl",
    "engine/src/korsi/games/{game}/sentences/terminal/{language}.ftl",
    "web/src/games/{game}/words/{language}.ftl",
    "web/src/games/{game}/words/lesson/{language}.ftl",
    "web/src/games/{game}/words/things/{language}.ftl",
    "web/src/games/{game}/words/end/{language}.ftl",
    "rulebook/{game}/{language}.md",
)


class Word(NamedTuple):
    """A line of a page: what is spoken of, where, the words, and those that are never used."""

    game: str | None
    thing: str
    words: dict[str, list[str]]
    never: dict[str, list[str]]


class Texts(Visitor):  # type: ignore[misc]
    """What people read of a Fluent file: no keys, no comments, and not what they may type
    (`…-word-…`), where any word that is understood is welcome."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        if "-word-" not in node.id.name:
            self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = node.elements
        said = [part.value if isinstance(part, ast.TextElement) else " … " for part in parts]
        self.found.append("".join(said))
        self.generic_visit(node)


def place_of_words(game: str | None) -> Path:
    if game is None:
        return HOME / "docs" / "words.md"
    return HOME / "rulebook" / game.replace("-", "_") / "words.md"


def page(game: str | None) -> list[Word]:
    """The words of the whole house, or of one game, line by line."""
    words: list[Word] = []
    for line in place_of_words(game).read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("| ") or cells[0] == "thing":
            continue
        assert len(cells) == 5, line
        thing, *said, never = cells
        columns = dict(zip(LANGUAGES, map(listed, said), strict=True))
        barred: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        for part in filter(None, never.split("; ")):
            language, _, rest = part.partition(": ")
            barred[language] += listed(rest)
        words.append(Word(game, thing, columns, barred))
    return words


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(", ") if word.strip()]


@cache
def texts(game: str | None, language: str) -> tuple[tuple[str, str], ...]:
    """All that is said in a language, in one game or outside of the games: which file, and what."""
    places = PLACES if game is None else PLACES_OF_A_GAME
    folder = (game or "").replace("-", "_")
    found: list[tuple[str, str]] = []
    for place in places:
        file = HOME / place.format(game=folder, language=language)
        source = file.read_text("utf-8")
        if file.suffix == ".ftl":
            visitor = Texts()
            visitor.visit(FluentParser().parse(source))
            found += [(file.name, said) for said in visitor.found]
        else:
            found += [(file.name, line) for line in source.splitlines()]
    return tuple(found)


def scope(word: Word, language: str) -> list[tuple[str, str]]:
    rooms = [None, *GAMES] if word.game is None else [word.game]
    return [said for room in rooms for said in texts(room, language)]


def pattern(word: str) -> re.Pattern[str]:
    """A word as a page writes it: `card·s` is found with any ending, `card` only whole."""
    stem, dot, _ = word.partition("·")
    begin = r"(?<![^\W_])(?<!\u200c)"
    end = "" if dot else r"(?![^\W_])"
    return re.compile(begin + re.escape(stem) + end, re.IGNORECASE)


WORDS = [word for room in (None, *GAMES) for word in page(room)]
every_word = pytest.mark.parametrize(
    "word", WORDS, ids=lambda word: f"{word.game or 'everywhere'}-{word.thing}".replace(" ", "-")
)


def test_every_game_has_its_words() -> None:
    assert {word.game for word in WORDS} == {None, *GAMES}


@every_word
def test_the_word_for_a_thing_is_the_one_that_is_used(word: Word) -> None:
    for language in LANGUAGES:
        assert word.words[language], f"{word.thing} has no word in {language}"
        for said in word.words[language]:
            found = any(pattern(said).search(text) for _, text in scope(word, language))
            assert found, f"{word.thing}: no text in {language} says {said}"


@every_word
def test_no_second_word_is_used_for_a_thing(word: Word) -> None:
    for language in LANGUAGES:
        for barred in word.never[language]:
            found = [
                f"{file}: {text}"
                for file, text in scope(word, language)
                if pattern(barred).search(text)
            ]
            right = ", ".join(word.words[language])
            assert not found, f"{word.thing} is {right}, never {barred}: {found[:3]}"


def test_a_word_stands_for_one_thing() -> None:
    """Within a game, and outside of games, no two things share a word."""
    for language in LANGUAGES:
        seen: dict[tuple[str | None, str], str] = {}
        for word in WORDS:
            for said in word.words[language]:
                known = seen.setdefault((word.game, said), word.thing)
                assert known == word.thing, f"{said}: {known} and {word.thing}"
