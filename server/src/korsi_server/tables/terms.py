"""On what terms a table may be set: what is wrong with a wish, named, with its limits."""

from typing import Final

import msgspec

import korsi
from korsi.catalogue import rules_of
from korsi.contract import Option
from korsi.quoting import shown
from korsi_server.messages import GameTerms, NewTable, Time
from korsi_server.tables.permissions import Cannot

TIMES: Final = {"move": (5, 3600), "bank": (1, 180), "days": (1, 30)}
"""Seconds, minutes or days that a table may agree on, by what they are for."""
MORE: Final = 120
"""Seconds that a move may add."""


def offered(most: int) -> list[GameTerms]:
    """The catalogue as a table may choose from it: every number has the limit that it has here."""
    games = msgspec.convert(korsi.catalogue(), list[GameTerms])
    for game in games:
        limits = {option.name: option.at_table for option in rules_of(game.game).options}
        for option in game.options:
            if option.most is not None:
                option.most = min(option.most, limits[option.name], most)
    return games


def check(wish: NewTable, most: int) -> None:
    """Raise Cannot with the first thing in a wish that can't be; `most` is the largest whole
    number for an option, since games must end."""
    games = [entry["game"] for entry in korsi.catalogue()]
    if wish.game not in games:
        raise _cannot("game", game=wish.game[:60], games=games)
    rules = rules_of(wish.game)
    least, largest = rules.seats
    if not least <= wish.seats <= largest:
        raise _cannot("seats", game=wish.game, given=wish.seats, least=least, most=largest)
    known = {option.name: option for option in rules.options}
    for name, value in wish.options.items():
        if name not in known:
            raise _cannot("option", game=wish.game, option=name[:60], options=[*known])
        _check_one(wish.game, known[name], value, min(known[name].at_table, most))
    if wish.time is not None:
        _check_time(wish.game, wish.time)


def _check_time(game: str, time: Time) -> None:
    least, most = TIMES[time.kind]
    if not least <= time.amount <= most:
        raise _cannot("number", game=game, option="time", given=time.amount, least=least, most=most)
    most = MORE if time.kind == "bank" else 0
    if not 0 <= time.more <= most:
        raise _cannot("number", game=game, option="more", given=time.more, least=0, most=most)


def _check_one(game: str, option: Option, value: object, most: int) -> None:
    """One option by itself."""
    try:
        option.check(value)
        fits = type(value) is not int or value <= most
    except ValueError:
        fits = False
    if fits:
        return
    culprit = {"game": game, "option": option.name, "given": shown(value)}
    if option.choices is not None:
        raise _cannot("choice", **culprit, choices=list(option.choices))
    raise _cannot("number", **culprit, least=1, most=most)


def _cannot(what: str, **data: object) -> Cannot:
    return Cannot("fault-options", {"what": what, **data})
