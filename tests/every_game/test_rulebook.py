"""Every rule is tested, every refusal has its sentence, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import korsi
from korsi.sentences import LANGUAGES, say, sources

TESTS = Path(__file__).parents[1]
GAMES = Path(__file__).parents[2] / "engine" / "src" / "korsi" / "games"

RULES = {
    "six-nimmt": ("SN", 18),
    "saboteur-duel": ("SD", 36),
    "black-dog": ("BD", 32),
    "potion-explosion": ("PE", 30),
}
"""The letters and the number of rules of each game's specification."""


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a sentence uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the variables of its sentence."""
    found: dict[str, set[str]] = {}
    for source in sources(language):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{source}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def folder(game: str) -> str:
    return game.replace("-", "_")


def test_every_game_says_how_many_rules_it_has() -> None:
    assert set(RULES) == {entry["game"] for entry in korsi.catalogue()}


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    letters, count = RULES[game]
    tests = "".join(path.read_text() for path in (TESTS / folder(game)).glob("test_*.py"))
    cited = set(re.findall(rf"\b{letters}-\d+\b", tests))
    assert {f"{letters}-{number}" for number in range(1, count + 1)} <= cited


@pytest.mark.parametrize("game", RULES)
def test_every_refusal_and_event_has_a_sentence(game: str) -> None:
    source = "".join(path.read_text() for path in (GAMES / folder(game)).glob("*.py"))
    refusals = set(re.findall(r'refused\(\s*"[A-Z]+-\d+",\s*"([a-z-]+)"', source))
    events = set(re.findall(r'"event": "([a-z-]+)"', source))
    known = sentences("en")
    assert refusals
    assert events
    assert {f"{game}-{why}" for why in refusals} <= set(known)
    assert {f"{game}-event-{event}" for event in events} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_sentences_with_the_same_variables(language: str) -> None:
    assert sentences(language) == sentences("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, variables in sentences(language).items():
        data = {name: [1, 2] if name.endswith("s") else 3 for name in variables}
        for number in (0, 1, 2, 5, 11, 21):
            counted = {name: number for name, value in data.items() if value == 3}
            said = say(language, key, {**data, **counted}, [f"P{n}" for n in range(22)])
            assert said
            assert "{" not in said


def test_persian_has_persian_digits_and_no_others() -> None:
    said = say("fa", "six-nimmt-not-in-hand", {"card": 55})
    assert "۵۵" in said
    assert not re.search(r"[0-9٠-٩]", said)


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no language xx"):
        say("xx", "blank")
