"""On what terms a table may be set: what is wrong with a wish, named, with its limits."""

import msgspec

import korsi
from korsi.catalogue import rules_of
from korsi.contract import Option
from korsi.quoting import shown
from korsi_server.messages import GameTerms, NewTable
from korsi_server.tables.permissions import Cannot


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
    people = 1 + len(wish.companions)
    if people > wish.seats:
        raise _cannot("seats", game=wish.game, given=people, least=least, most=wish.seats)
    known = {option.name: option for option in rules.options}
    for name, value in wish.options.items():
        if name not in known:
            raise _cannot("option", game=wish.game, option=name[:60], options=[*known])
        _check_one(wish.game, known[name], value, min(known[name].at_table, most))


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
