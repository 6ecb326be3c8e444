"""What people type at a table of Potion Explosion, and the move it stands for, legal or not."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from korsi.contract import Move, View
from korsi.games.potion_explosion.components import COLOURS, REACH, STACKS, TRACK, TRACKS

BURNERS = 2
LONGEST_NUMBER = 2
TYPED = re.compile(r"\d+|[^\W\d_]+")


@dataclass
class Words:
    """What was typed: words by their meaning, colours, and numbers as people count them."""

    said: set[str] = field(default_factory=set)
    colours: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    like: int | None = None
    """The number behind "as": which potion on the shelf is used again."""


def words_of(text: str, meaning: Callable[[str], str | None]) -> Words | None:
    """What was typed; None if something in it means nothing."""
    words = Words()
    before: str | None = None
    for token in TYPED.findall(text.casefold()):
        if token.isdecimal():
            if len(token) > LONGEST_NUMBER:
                return None
            if before == "as":
                words.like = int(token)
            else:
                words.numbers.append(int(token))
            before = None
            continue
        known = token.upper() if token in list(COLOURS.lower()) else meaning(token)
        if known is None:
            return None
        if known in list(COLOURS):
            words.colours.append(known)
        elif known != "put" or before != "as":  # "as the 2" is "as 2"
            words.said.add(known)
            before = known
    return words


def spelled(move: Move, view: View, word: Callable[[str], str]) -> str:
    """A move as it may be typed."""

    def spot() -> str:
        return f"{move['track'] + 1} {move['place'] + 1}"

    match move["do"]:
        case "starter":
            return str(view["starters"].index(move["tile"]) + 1)
        case "tile":
            return str(move["stack"] + 1)
        case "pick":
            return spot()
        case "help":
            return f"{word('help')} {spot()}"
        case "put":
            source = f"{word('flask')} " if move["from"] == "flask" else ""
            return f"{source}{move['colour'].lower()}{move['burner'] + 1}"
        case "to_flask" | "to_hand" as do:
            return f"{word(do.removeprefix('to_'))} {move['colour'].lower()}"
        case "prism":
            return f"{move['colour'].lower()}{move['burner'] + 1} {move['hole'].lower()}"
        case "drink":
            return f"{word('drink')} {_drinking(move, view, word('as'))}"
    return word("done" if move["do"] == "prism_done" else "end")


def _drinking(move: Move, view: View, like: str) -> str:
    """The number of a potion, whose effect it uses, and what the effect needs."""
    shelf = [potion["tile"] for potion in view["desks"][view["seat"]]["potions"]]
    kinds = [kind_of(tile) for tile in shelf]
    said = [str(shelf.index(move["tile"]) + 1)]
    if kinds[shelf.index(move["tile"])] != move["as"]:
        said += [like, str(kinds.index(move["as"]) + 1)]
    said += [str(move[name] + 1) for name in ("victim", "track", "place") if name in move]
    said += [str(move["count"])] if "count" in move else []
    for name in ("tracks", "places"):
        said += [str(number + 1) for number in move.get(name, [])]
    return " ".join(said)


def kind_of(tile: str) -> str:
    """The kind of a tile such as `wisdom-4a`."""
    return tile.rpartition("-")[0]


class Typed:
    """Words, and the move they stand for."""

    def __init__(self, view: View, legal: Sequence[Move], words: Words) -> None:
        self.view = view
        self.legal = legal
        self.words = words
        self.desk = view["desks"][view["seat"]]

    def move(self) -> Move | None:
        """None if it stands for no move."""
        words = self.words
        if "drink" in words.said:
            return None if words.colours else self.drink()
        if words.like is not None or "as" in words.said:
            return None
        if words.colours:
            return self.marble()
        if words.numbers:
            return self.numbered(words.numbers)
        for meaning, do in (("end", "end"), ("done", "prism_done")):
            if words.said == {meaning}:
                return {"do": do}
        return None

    def numbered(self, numbers: list[int]) -> Move | None:
        """A starter, a stack, or a track and a place."""
        if len(numbers) == 2 and not self.words.said & {"flask", "hand", "end", "done"}:
            spot = self.spot(*numbers)
            do = "help" if "help" in self.words.said else "pick"
            return None if spot is None else {"do": do, **spot}
        if len(numbers) != 1 or self.words.said - {"pick", "put"}:
            return None
        number = numbers[0] - 1
        starters: list[str] = self.view["starters"]
        if self.view["phase"] == "draft" and 0 <= number < len(starters):
            return {"do": "starter", "tile": starters[number]}
        if self.view["phase"] == "refill" and 0 <= number < STACKS:
            return {"do": "tile", "stack": number}
        return None

    # Marbles

    def marble(self) -> Move | None:
        """A marble to a burner, into the flask or out of it."""
        colour, *more = self.words.colours
        if self.words.said - {"put", "pick", "flask", "hand"}:
            return None
        if self.view["phase"] == "prism":
            return self.prism(colour, more)
        if more or len(self.words.numbers) > 1:
            return None
        source = self.source(colour)
        if self.words.numbers:
            burner = self.words.numbers[0] - 1
            put: Move = {"do": "put", "from": source, "colour": colour, "burner": burner}
            return put if 0 <= burner < BURNERS else None
        if "flask" in self.words.said:
            return {"do": "to_flask", "colour": colour}
        if "hand" in self.words.said:
            return {"do": "to_hand", "colour": colour}
        return self.only("put", colour=colour, **{"from": source})

    def source(self, colour: str) -> str:
        """Where the marble comes from: what was said, else the hand, if it has one."""
        if "flask" in self.words.said:
            return "flask"
        held = colour in self.desk["hand"] or "hand" in self.words.said
        return "hand" if held or colour not in self.desk["flask"] else "flask"

    def prism(self, colour: str, more: list[str]) -> Move | None:
        """Any marble on any hole; where there is no choice, burner and hole need not be said."""
        if len(more) > 1 or len(self.words.numbers) > 1:
            return None
        known: Move = {"colour": colour}
        if self.words.numbers:
            known["burner"] = self.words.numbers[0] - 1
            if not 0 <= known["burner"] < BURNERS:
                return None
        if more:
            known["hole"] = more[0]
        if len(known) == 3:
            return {"do": "prism", **known}
        return self.only("prism", **known)

    def only(self, do: str, **known: object) -> Move | None:
        """The one legal move of which all this is true."""
        found = [
            move
            for move in self.legal
            if move["do"] == do and all(move.get(name) == value for name, value in known.items())
        ]
        return found[0] if len(found) == 1 else None

    # Potions

    def drink(self) -> Move | None:
        """A potion by its number on the shelf, then what its effect needs."""
        if not self.words.numbers or self.words.said - {"drink", "as", "pick", "put"}:
            return None
        tile = self.potion(self.words.numbers[0])
        if tile is None:
            return None
        kind = kind_of(tile)
        if self.words.like is not None:
            like = self.potion(self.words.like)
            if like is None:
                return None
            kind = kind_of(like)
        needed = self.words.numbers[1:]
        known: Move = {"tile": tile}
        if kind != "sands" or self.words.like is not None:
            known["as"] = kind
        ways = [move for move in self.legal if known.items() <= move.items()]
        if not needed and len(ways) == 1:
            return ways[0]
        if ways and "as" not in known:
            return None
        effect = self.effect(kind, needed)
        return None if effect is None else {"do": "drink", **known, "as": kind, **effect}

    def potion(self, number: int) -> str | None:
        """The tile with this number on the shelf."""
        potions = self.desk["potions"]
        return potions[number - 1]["tile"] if 1 <= number <= len(potions) else None

    def effect(self, kind: str, numbers: list[int]) -> Move | None:
        """What the numbers mean for a potion of this kind."""
        match kind, numbers:
            case (("wisdom" | "magnetic"), [track, place]):
                return self.spot(track, place)
            case "balm", [track, place, count]:
                spot = self.spot(track, place)
                return None if spot is None or count > REACH else {**spot, "count": count}
            case "blind_love", [player]:
                there = 1 <= player <= len(self.view["desks"])
                return {"victim": player - 1} if there else None
            case "abyssal", [_, *_]:
                tracks = counted(numbers, TRACKS)
                return None if tracks is None else {"tracks": tracks}
            case "filter", [track, _, *_]:
                places = counted(numbers[1:], TRACK)
                if places is None or not 1 <= track <= TRACKS:
                    return None
                return {"track": track - 1, "places": places}
            case (("prismatic" | "sands"), []):
                return {}
        return None

    def spot(self, track: int, place: int) -> Move | None:
        """A place of a track, within reach or not."""
        if not (1 <= track <= TRACKS and 1 <= place <= TRACK):
            return None
        return {"track": track - 1, "place": place - 1}


def counted(numbers: list[int], most: int) -> list[int] | None:
    """Numbers from 1 as JSON has them: from 0, ascending; None if there is no such thing."""
    if len(set(numbers)) != len(numbers) or not all(1 <= number <= most for number in numbers):
        return None
    return sorted(number - 1 for number in numbers)
