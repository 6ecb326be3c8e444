"""Every rule is tested, every refusal has its sentence, in every language."""

import re
from pathlib import Path

import pytest

from every_game.sentences import sentences
from every_game.tables import FOLDERS, specification
from korsi.catalogue import home_of, rules_of
from korsi.sentences import LANGUAGES, say
from korsi.testing.vocabulary import languages_of
from korsi.vocabulary import EVERY_GAME


@pytest.mark.parametrize("game", FOLDERS)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    letters, count = specification(game)
    tests = "".join(path.read_text() for path in FOLDERS[game].glob("rules/test_*.py"))
    cited = set(re.findall(rf"\b{letters}-\d+\b", tests))
    assert {f"{letters}-{number}" for number in range(1, count + 1)} <= cited


@pytest.mark.parametrize("game", FOLDERS)
def test_every_refusal_and_event_has_a_sentence(game: str) -> None:
    folder = Path(str(home_of(game)))
    source = "".join(path.read_text() for path in folder.glob("*.py"))
    refusals = set(re.findall(r'refused\(\s*"[A-Z]+-\d+",\s*"([a-z-]+)"', source))
    events = rules_of(game).vocabulary.natures
    known = sentences("en")
    assert refusals
    assert events
    assert {f"{game}-{why}" for why in refusals} <= set(known)
    everywhere = EVERY_GAME.natures
    assert {f"{game}-event-{event}" for event in events if event not in everywhere} <= set(known)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_game_of_the_house_speaks_all_languages(game: str) -> None:
    assert languages_of(game) == list(LANGUAGES)


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
