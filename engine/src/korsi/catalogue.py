"""The games there are: the folders of `korsi.games`, and what other packages bring.

A package brings a game by an entry point of the group `korsi.games` that leads to its `Rules`. A
game's home is the package that its rules are in: its data, sentences and rulebook are there.
"""

import json
import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from marshal import dumps
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final

import korsi.games
from korsi.contract import Knowledge, Options, Position, Record, Rules, View
from korsi.game import Game
from korsi.game_file import is_secret, record_in
from korsi.quoting import shown
from korsi.random import SECRET_BYTES, SEEDS, Random, Seed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP: Final = "korsi.games"
PLAIN: Final = 2
"""The form of marshal that has a value written out each time it is met, and so is the same for the
same values."""


def _of_the_house() -> dict[str, str]:
    """The modules of the games of the house, by their keys: a folder is called like its game."""
    return {
        module.name.rpartition(".")[2].replace("_", "-"): f"{module.name}.game"
        for module in iter_modules(korsi.games.__path__, f"{GROUP}.")
        if module.ispkg
    }


def _from_outside() -> Iterator[Rules[Any]]:
    """One that can't be opened is left out with a warning, and does not keep the others from being
    played."""
    from importlib.metadata import entry_points  # as long to import as all the rest here

    for entry in entry_points(group=GROUP):
        try:
            rules = entry.load()
        except Exception as error:
            warnings.warn(f"the game {entry.name} can't be opened: {error!r}", stacklevel=2)
            continue
        if isinstance(rules, Rules):
            yield rules
        else:
            warnings.warn(f"the game {entry.name}: {entry.value} is no Rules", stacklevel=2)


class Games(Mapping[str, Rules[Any]]):
    """All games by their key, the lightest first. They are looked for when somebody first asks: a
    game from outside may be imported before, and imports the contract itself."""

    def __init__(self) -> None:
        self._opened: dict[str, Rules[Any]] = {}

    @cached_property
    def _house(self) -> dict[str, str]:
        return _of_the_house()

    @cached_property
    def found(self) -> dict[str, Rules[Any]]:
        """What there is: the games of the house, then those of other packages."""
        games = {rules.key: rules for rules in map(self.__getitem__, self._house)}
        for rules in _from_outside():
            if rules.key in games:
                warnings.warn(f"there are two games {rules.key}; the first is kept", stacklevel=2)
            games.setdefault(rules.key, rules)
        return dict(sorted(games.items(), key=lambda item: (item[1].weight, item[0])))

    def __getitem__(self, key: str) -> Rules[Any]:
        """Who asks for a game of the house opens no other: a bot's worker, say, or a command."""
        if key in self._opened:
            return self._opened[key]
        if key not in self._house:
            return self.found[key]
        self._opened[key] = import_module(self._house[key]).GAME
        return self._opened[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


GAMES: Final = Games()


def home_of(key: str) -> "Traversable":
    """The folder of a game: its data, its sentences, and in what is installed its rulebook."""
    from importlib.resources import files  # a quarter of all there is to import, and rarely asked

    return files(package_of(key))


def package_of(key: str) -> str:
    """The package that a game's rules are in."""
    module = type(rules_of(key)).__module__
    return module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]


def rules_of(key: object) -> Rules[Any]:
    """The rules of a game; raises ValueError, naming the games there are."""
    if type(key) is not str or key not in GAMES:
        raise ValueError(f"there is no game {shown(key)}; there is {', '.join(GAMES)}")
    return GAMES[key]


def catalogue() -> list[dict[str, Any]]:
    """The games: key, rules version, seats, who wins, options with their defaults and limits.

    >>> entry = catalogue()[0]
    >>> entry["game"], entry["seats"]
    ('six-nimmt', {'from': 2, 'to': 10})
    """
    return [
        {
            "game": rules.key,
            "rules": rules.version,
            "seats": {"from": rules.seats[0], "to": rules.seats[1]},
            "wins": "low" if rules.low_wins else "high",
            "options": [option.json() for option in rules.options],
        }
        for rules in GAMES.values()
    ]


def new(game: str, *, seats: int, seed: int | str, **options: Any) -> Game:
    """Set up a game; the same arguments give the same game everywhere. The seed is a whole number,
    or a secret of 32 bytes as 64 hex digits, which nobody can search for.

    >>> new("six-nimmt", seats=4, seed=7, target=100).view(0)["rows"]
    [[97], [18], [56], [99]]
    """
    rules = rules_of(game)
    agreed = _agree(rules, seats, options)
    return Game(rules, rules.start(seats, agreed, _seed(seed)), None, [])


def renewed(game: str, version: int, options: Options) -> Options:
    """The options of a table of this or an earlier version of the rules, all named as they are now;
    raises ValueError where its games can't be played on.

    >>> renewed("six-nimmt", 1, {"variant": "classic", "target": 66, "rounds": None})
    {'variant': 'classic', 'target': 66, 'rounds': None}
    """
    return {**options, **_since(rules_of(game), version, "table")}


def take_in(view: View) -> tuple[Rules[Any], Knowledge]:
    """The rules a view is of, and the knowledge that knows it; raises ValueError if it is damaged.

    It is whole if a table imagined from it can be, and looks like that from the same seat.
    """
    rules, seats, options = _heading(view, "view")
    try:
        knowledge = rules.knowledge(view, seats, options)
        world = Game(rules, knowledge.world(Random(0)), None, [])
        seen = world.view(view["seat"])
        later = {name: seen[name] for name in rules.later_fields}
        given = {**later, **view, "rules": rules.version, "options": options}
        whole = _same(seen, given)
        if whole:
            rules.load({**world.position(), "seed": world.state.seed}, seats, options)
    except (LookupError, TypeError, ValueError, OverflowError, AttributeError, RecursionError):
        whole = False
    if not whole:
        raise ValueError(f"this view of {rules.key} is damaged: no table looks like that")
    return rules, knowledge


def _same(seen: View, given: View) -> bool:
    """Whether two views are the same JSON, in whatever order. == takes True for 1, JSON does not;
    to write both down as such is slow, and mostly they have the same order."""
    return seen == given and (
        dumps(seen, PLAIN) == dumps({name: given[name] for name in seen}, PLAIN)
        or json.dumps(seen, sort_keys=True) == json.dumps(given, sort_keys=True)
    )


def imagine(view: View, seed: int | str) -> Game:
    """A full game that the seat of this view can't tell from the real one.

    >>> view = new("six-nimmt", seats=4, seed=7).view(2)
    >>> imagine(view, 1).view(2) == imagine(view, 2).view(2) == view
    True
    """
    rules, knowledge = take_in(view)
    state = knowledge.world(_seed(seed).quick())
    origin = Game(rules, state, None, []).position()
    return Game(rules, state, origin, [])


def load(position: Position) -> Game:
    """A game that goes on from a position, which may be set up by hand.

    >>> game = new("six-nimmt", seats=2, seed=7)
    >>> load(game.position()).legal(1) == game.legal(1)
    True
    """
    rules, seats, options = _heading(position, "position")
    if "seed" not in position:
        raise ValueError("this position lacks its seed: what chance brings later depends on it")
    seed = _seed(position["seed"])
    try:
        state = rules.load({**position, "seed": seed}, seats, options)
    except ValueError as damage:
        raise ValueError(f"this position of {rules.key} can't be: {damage}") from damage
    game = Game(rules, state, None, [])
    origin = game.position()
    extra = sorted(str(field) for field in set(position) - set(origin))
    if extra:
        raise ValueError(f"this position of {rules.key} has unknown fields: {', '.join(extra)}")
    return Game(rules, state, origin, [])


def replay(record: Record) -> Game:
    """Play a recorded game again, every move checked: a plain record, or a game file that has one
    in it. Whether a file is as it was written, and its deal fair, says `korsi.fairness.verify`.

    >>> game = new("six-nimmt", seats=2, seed=7)
    >>> _ = game.play(1, game.legal(1)[0])
    >>> replay(game.record()).position() == game.position()
    True
    """
    if type(record) is dict and "file" in record:
        record = record_in(record)
    rules, seats, options = _heading(record, "record")
    fields = {"game", "rules", "seats", "options", "moves"}
    start = set(record) - fields
    if start not in ({"seed"}, {"position"}) or not fields <= set(record):
        wanted = ", ".join(sorted(fields))
        raise ValueError(f"a record has {wanted} and either seed or position; no other field")
    if "seed" in record:
        game = Game(rules, rules.start(seats, options, _seed(record["seed"])), None, [])
    else:
        game = load(record["position"])
        if game.key != rules.key or game.seats != seats or game.options != options:
            raise ValueError("the record and its position disagree on game, seats or options")
    if type(record["moves"]) is not list:
        raise ValueError(f"the moves of a record are a list, not {shown(record['moves'])}")
    for number, entry in enumerate(record["moves"], 1):
        if type(entry) is not list or len(entry) != 2:
            raise ValueError(f"move {number} of the record is [seat, move], not {shown(entry)}")
        try:
            game.play(entry[0], entry[1])
        except ValueError as refusal:
            raise ValueError(f"move {number} of the record: {refusal}") from refusal
    return game


def _heading(given: object, what: str) -> tuple[Rules[Any], int, Options]:
    """Which game, for whom, on what terms: the beginning of a view, position or record."""
    if type(given) is not dict:
        raise ValueError(f"a {what} is an object, not {shown(given)}")
    for field in ("game", "rules", "seats", "options"):
        if field not in given:
            raise ValueError(f"this {what} lacks {field}")
    rules = rules_of(given["game"])
    since = _since(rules, given["rules"], what)
    options = given["options"]
    named = [option.name for option in rules.options if option.name not in since]
    if type(options) is not dict or set(options) != set(named):
        raise ValueError(f"the options of a {what} are an object with {', '.join(named)}")
    return rules, given["seats"], _agree(rules, given["seats"], {**options, **since})


def _since(rules: Rules[Any], version: object, what: str) -> Options:
    """The options that have come since this version of the rules, as it was played then."""
    if type(version) is int and version == rules.version:
        return {}
    if type(version) is int and version in rules.earlier:
        return rules.earlier[version]
    known = ", ".join(map(str, sorted([*rules.earlier, rules.version])))
    raise ValueError(
        f"this {what} follows version {shown(version)} of the rules of {rules.key};"
        f" known here: {known}"
    )


def _agree(rules: Rules[Any], seats: object, options: Options) -> Options:
    """Every option, named; raises ValueError (or Refused) where something is not possible."""
    low, high = rules.seats
    if type(seats) is not int or not low <= seats <= high:
        raise ValueError(f"{rules.key} is for {low} to {high} players, not {shown(seats)}")
    known = {option.name: option for option in rules.options}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f"{rules.key} has no option {name}; there is {', '.join(known)}")
        known[name].check(value)
    agreed = {name: options.get(name, option.default) for name, option in known.items()}
    rules.agree(seats, agreed)
    return agreed


def _seed(given: object) -> Seed:
    """The seed that JSON says, checked: a whole number, or a secret as hex digits."""
    if type(given) is int and 0 <= given < SEEDS:
        return Seed(given)
    if is_secret(given):
        return Seed(0, secret=bytes.fromhex(given))
    raise ValueError(
        f"a seed is a whole number from 0 to {SEEDS - 1}, or a secret of {2 * SECRET_BYTES} hex"
        f" digits in lower case, not {shown(given)}"
    )
