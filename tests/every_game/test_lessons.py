"""Lessons leave nothing out, and what they say about refusals the rules have said."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import korsi
from korsi.catalogue import GAMES

LESSONS = {
    rules.key: import_module(f"{package}.lesson")
    for rules in GAMES.values()
    if find_spec(f"{(package := type(rules).__module__.rpartition('.')[0])}.lesson")
}


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Any:
    return LESSONS[request.param]


def test_every_kind_in_the_box_is_met(lesson: Any) -> None:
    met = set().union(*(lesson.met(scene) for scene in lesson.lesson()["scenes"]))
    assert lesson.kinds() - met == set()


def test_the_first_part_is_short_and_the_second_for_who_wants(lesson: Any) -> None:
    parts = [scene["part"] for scene in lesson.lesson()["scenes"]]
    assert parts == sorted(parts), "first the core, then more"
    assert 5 <= parts.count("core") <= 7, "about three minutes"
    assert parts.count("more") >= 1


def test_every_refusal_in_a_lesson_is_the_rules_own(lesson: Any) -> None:
    scripts = {script["key"]: script for script in lesson.SCENES}
    told = 0
    for scene in lesson.lesson()["scenes"]:
        if not hasattr(lesson, "position"):
            continue
        game = korsi.load(lesson.position(scripts[scene["key"]]))
        for answer in scene["start"]["refused"]:
            for move in answer["moves"]:
                with pytest.raises(korsi.Refused) as refusal:
                    game.copy().play(lesson.LEARNER, move)
                said = {"rule": refusal.value.rule, "why": refusal.value.why}
                assert said == {name: answer["refused"][name] for name in ("rule", "why")}
                told += 1
    assert told > 0 or not hasattr(lesson, "position")


def test_every_scene_has_refusals_where_there_is_anything_to_try(lesson: Any) -> None:
    with_some = [scene["key"] for scene in lesson.lesson()["scenes"] if scene["start"]["refused"]]
    assert len(with_some) >= 5
