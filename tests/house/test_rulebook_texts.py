"""The rulebook for players: every game in every language, the same rules in the same order.

After the title and an introduction comes a first page for those who never played: numbered
sentences with pictures. Then the rules, `- **SN-1** …`, perhaps with items of their own, `  - …`.
A picture is a line `![caption](name)`. `(Ruling)` stands after each sentence that is our decision.
"""

import json
import re
import unicodedata
from pathlib import Path

import pytest

import korsi
from every_game.tables import specification
from korsi.sentences import LANGUAGES

HOME = Path(__file__).parents[2]
RULEBOOK = HOME / "rulebook"
RULING = {"en": "(Ruling)", "fa": "(تصمیم ما)", "uk": "(Наше рішення)"}
EXAMPLE = {"en": "Example", "fa": "مثال", "uk": "Приклад"}
HALF_SPACE = "\u200c"
PICTURE = r"^!\[(.+)\]\(([a-z-]+)\)$"
SENTENCES = 8
"""A first page has at least so many."""
LONG = 600
"""Nobody reads a paragraph of more letters at a table."""
GAMES = [entry["game"] for entry in korsi.catalogue()]

every_text = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)
every_game = pytest.mark.parametrize("game", GAMES)


def text(game: str, language: str) -> str:
    return (RULEBOOK / game.replace("-", "_") / f"{language}.md").read_text(encoding="utf-8")


def items(game: str, language: str) -> list[tuple[str, str]]:
    """The list items that have a name in bold, such as a rule's ID, and what they say, with the
    items inside them."""
    named = r"^- \*\*(.+?)\*\* (.+(?:\n  - .+)*)$"
    return re.findall(named, text(game, language), re.MULTILINE)


def pictures(game: str, language: str) -> list[str]:
    return [name for _, name in re.findall(PICTURE, text(game, language), re.MULTILINE)]


def first_page(game: str, language: str) -> str:
    _, page, *_ = re.split(r"^## .+$", text(game, language), flags=re.MULTILINE)
    return page


def rules(game: str, language: str) -> list[tuple[str, str]]:
    letters, _ = specification(game)
    return [item for item in items(game, language) if item[0].startswith(f"{letters}-")]


def examples(game: str, language: str) -> list[int]:
    """The numbers of the examples; `int` reads Persian digits too."""
    names = [name.rpartition(" ") for name, _ in items(game, language)]
    return [int(number) for word, _, number in names if word == EXAMPLE[language]]


def rulings(game: str, language: str) -> list[str]:
    """The rules with a decision of ours in them, as often as there is one."""
    told = [(rule, said.count(RULING[language])) for rule, said in rules(game, language)]
    return [rule for rule, count in told for _ in range(count)]


def headings(game: str, language: str) -> list[str]:
    return re.findall(r"^## (.+)$", text(game, language), re.MULTILINE)


def outline(game: str, language: str) -> list[list[str]]:
    """What stands in each section: rules by their IDs, pictures by their names, other lines by
    their kind."""
    kinds = {"- **": "example", "- ": "tip", "  - ": "inner"}
    letters, _ = specification(game)
    sections: list[list[str]] = [[]]
    for line in text(game, language).splitlines()[1:]:
        if line.startswith("## "):
            sections.append([])
        elif rule := re.match(rf"- \*\*({letters}-\d+)\*\* ", line):
            sections[-1].append(rule[1])
        elif picture := re.match(PICTURE, line):
            sections[-1].append(picture[2])
        elif number := re.match(r"(\d+)\. ", line):
            sections[-1].append(number[1])
        elif line:
            begins = (kind for start, kind in kinds.items() if line.startswith(start))
            sections[-1].append(next(begins, "paragraph"))
    return sections


@every_text
def test_every_rule_stands_once_and_in_order(game: str, language: str) -> None:
    letters, count = specification(game)
    ids = [f"{letters}-{number}" for number in range(1, count + 1)]
    assert [rule for rule, _ in rules(game, language)] == ids


@every_text
def test_examples_are_numbered_from_one(game: str, language: str) -> None:
    numbers = examples(game, language)
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(items(game, language)) == len(numbers) + len(rules(game, language))


@every_game
def test_all_languages_mark_the_same_rulings(game: str) -> None:
    english = rulings(game, "en")
    assert english
    for language in LANGUAGES:
        assert rulings(game, language) == english
        assert text(game, language).count(RULING[language]) == len(english)


@every_text
def test_a_ruling_is_marked_after_its_sentence(game: str, language: str) -> None:
    mark = re.escape(RULING[language])
    said = text(game, language)
    assert len(re.findall(rf"[.!؟?»”] {mark}(?= |$)", said, re.MULTILINE)) == said.count(
        RULING[language]
    )


@every_text
def test_a_first_page_is_for_those_who_never_played(game: str, language: str) -> None:
    page = first_page(game, language)
    numbers = [int(number) for number in re.findall(r"^(\d+)\. \S", page, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= SENTENCES
    assert len(re.findall(PICTURE, page, re.MULTILINE)) >= 2
    letters, _ = specification(game)
    assert not re.search(rf"\b{letters}-\d+\b", page), "no numbers of rules on the first page"


@every_game
def test_every_picture_is_drawn_and_every_drawing_shown(game: str) -> None:
    folder = HOME / "web" / "src" / "games" / game.replace("-", "_")
    drawn = json.loads((folder / "pictures.json").read_text(encoding="utf-8"))
    assert (folder / "Figure.svelte").is_file()
    for language in LANGUAGES:
        assert sorted(set(pictures(game, language))) == sorted(drawn)


@every_text
def test_nothing_is_too_long_to_be_read_at_a_table(game: str, language: str) -> None:
    long = [line for line in text(game, language).splitlines() if len(line) > LONG]
    assert long == []


@every_game
def test_all_languages_have_the_same_sections_and_examples(game: str) -> None:
    for language in LANGUAGES:
        assert len(headings(game, language)) == len(set(headings(game, language)))
        assert outline(game, language) == outline(game, "en")
        assert examples(game, language) == examples(game, "en")


@every_text
def test_a_text_is_title_introduction_and_sections_of_plain_lines(game: str, language: str) -> None:
    title, blank, introduction, *_ = lines = text(game, language).splitlines()
    assert re.match(r"# \S", title)
    assert not blank
    assert re.match(r"[^#\-\s]", introduction)
    for line in lines[1:]:
        assert re.match(r"## \S|(  )?- \S|[^\s#*-]|$", line), line
        assert line == line.rstrip()
        said = re.sub(PICTURE, r"\1", line)
        assert not re.search(r"[<>|`_\[\]\\]|://", said), f"only text and *emphasis*: {line}"
        plain = re.sub(r"^- \*\*[^*]+\*\* ", "- ", line)
        assert "*" not in re.sub(r"\*[^*\s](?:[^*]*[^*\s])?\*", "", plain), line


@every_text
def test_nothing_invisible_but_the_half_spaces_of_persian(game: str, language: str) -> None:
    said = text(game, language).replace("\n", "")
    hidden = {letter for letter in said if unicodedata.category(letter) in ("Cc", "Cf")}
    assert hidden == ({HALF_SPACE} if language == "fa" else set())
    assert not re.search(rf"{HALF_SPACE}(?=[\s{HALF_SPACE}])|(?<=\s){HALF_SPACE}", said)


@every_game
def test_persian_has_persian_digits_and_letters(game: str) -> None:
    letters, _ = specification(game)
    said = re.sub(rf"\b{letters}-\d+\b|^\d+(?=\. )", "", text(game, "fa"), flags=re.MULTILINE)
    assert not re.findall(r"[0-9٠-٩يك,;?]", said)
