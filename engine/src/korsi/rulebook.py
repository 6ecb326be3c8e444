"""The numbered rules of a game, from the same text that people read in the browser.

It is in the folder of the game; of a game of the house, in a checkout, in `rulebook` beside
`engine`.
"""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from korsi.catalogue import home_of

CHECKOUT: Final = Path(__file__).parents[3]
RULE: Final = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\* (.*)")
MORE: Final = re.compile(r"\s+- (.*)")
EMPHASIS: Final = re.compile(r"\*+([^*]+)\*+")


class Rule(NamedTuple):
    """A rule by its ID, with the heading that it stands under."""

    id: str
    heading: str
    text: str


def text_of(game: str, language: str) -> str:
    """The whole rulebook of a game; empty where it is not there."""
    name = f"{language}.md"
    home = home_of(game)
    places: list[Traversable] = [home.joinpath("rulebook", name)]
    places.append(CHECKOUT / "rulebook" / home.name / name)
    return next((place.read_text("utf-8") for place in places if place.is_file()), "")


def rules_of(game: str, language: str) -> list[Rule]:
    """All numbered rules in their order; none where the text is not there."""
    return list(read(text_of(game, language)))


def read(text: str) -> list[Rule]:
    """The rules in a text.

    >>> read("## Cards\\n- **SN-1** There *are* cards:\\n  - many\\n\\nSee **SN-1**.")
    [Rule(id='SN-1', heading='Cards', text='There are cards:\\n– many')]
    """
    heading = ""
    found: list[Rule] = []
    inside = False
    for line in text.splitlines():
        rule, more = RULE.fullmatch(line), MORE.fullmatch(line)
        if rule:
            found.append(Rule(rule[1], heading, plain(rule[2])))
            inside = True
        elif more and inside:
            last = found.pop()
            found.append(last._replace(text=f"{last.text}\n– {plain(more[1])}"))
        else:
            inside = False
            if line.startswith("#"):
                heading = plain(line.lstrip("# "))
    return found


def plain(text: str) -> str:
    """Without the stars that make words bold."""
    return EMPHASIS.sub(r"\1", text).strip()


def named(text: str, rules: list[Rule]) -> Rule | None:
    """The rule that somebody means by `SN-7`, `sn 7` or `7`, in the digits of any language."""
    numbers = re.findall(r"\d+", text)
    prefix = re.sub(r"[\W\d_]", "", text).upper()
    if len(numbers) != 1 or len(numbers[0]) > 4:
        return None
    for rule in rules:
        letters, _, number = rule.id.partition("-")
        if int(number) == int(numbers[0]) and prefix in ("", letters):
            return rule
    return None
