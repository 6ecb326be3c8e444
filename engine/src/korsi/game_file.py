"""The portable game file: a record, who played, the proof of the deal, and digests of all of it.

Version 1 is the plain record that `Game.record` gives. Version 2 is a text whose every byte is
fixed (docs/game_file.md): each section has a line of its own, so that damage can be found and named
even where it leaves no JSON. Version 3 has one section more, `ended`, and is written only where
there is something to say in it: the game did not end by its rules alone.

>>> import korsi
>>> game = korsi.new("six-nimmt", seats=2, seed=7)
>>> text = written(game.record(), people=["Ada", None])
>>> korsi.replay(opened(text)).position() == game.position(), damage_of(text.encode())
(True, None)
>>> damage_of(text.replace("Ada", "Bob").encode())
Section(name='people', number=None)
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest
from typing import Any, Final, NamedTuple, NoReturn, TypeGuard

from korsi.contract import Record
from korsi.quoting import shown
from korsi.random import SECRET_BYTES

FILE: Final = 2
"""The version of most files."""
ENDED_FILE: Final = 3
"""The version of those that say how a game ended."""
ENDS: Final = ("rules", "agreed", "forgotten")
"""By its rules; as it stood, because all agreed or because everybody had forgotten it."""
HEX_DIGITS: Final = frozenset("0123456789abcdef")
HEADING: Final = ("game", "rules", "seats", "options")
SHORT: Final = 8
"""Hex digits of a move's digest: there are many, and all of them together have a whole one."""

GameFile = dict[str, Any]


class Section(NamedTuple):
    """A part of a game file by its name; a part of the deal has its seat, a move its number."""

    name: str
    number: int | None = None


class Line(NamedTuple):
    """One line of a file, without its end, and the section it belongs to."""

    section: Section
    text: str


def written(
    record: Record,
    people: list[str | None] | None = None,
    fair: dict[str, Any] | None = None,
    ended: dict[str, Any] | None = None,
) -> str:
    """The text of a file: this record, and if they are known, the names by seat and the proof of
    the deal (`korsi.fairness.proof`); and where that is not as usual, how the game `ended`: `why`,
    and the seats that were `lost` because time was up. Raises ValueError if it can't be one."""
    file: GameFile = {"file": FILE if ended is None else ENDED_FILE, **record}
    if ended is not None:
        file["ended"] = ended
    if people is not None:
        file["people"] = people
    if fair is not None:
        file["fair"] = fair
    try:
        text = _text_of({**file, "digests": {}})
        text.encode()
    except (ValueError, TypeError) as error:
        raise ValueError(f"this can't be written into a game file: {error}") from error
    return text


def opened(text: str | bytes) -> GameFile:
    """What a file says, its digests not looked at; raises ValueError if it is not JSON in UTF-8."""
    try:
        said = text if isinstance(text, str) else text.decode()
        file = json.loads(said, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is not JSON that can be read: {error}") from error
    if type(file) is not dict:
        raise ValueError(f"a game file is an object, not {shown(file)}")
    return file


def record_in(file: GameFile) -> Record:
    """The plain record in a file of version 2 or 3; raises ValueError if there is none."""
    version = file.get("file")
    if type(version) is not int or version not in (FILE, ENDED_FILE):
        raise ValueError(
            f"this game file is of version {shown(version)};"
            f" known here: {FILE}, {ENDED_FILE}, and plain records, which name none"
        )
    _check_shape(file)
    besides = ("file", "people", "ended", "fair", "digests")
    return {name: file[name] for name in file if name not in besides}


def damage_of(text: bytes) -> Section | None:
    """The first section of a file of version 2 or 3 that is not as it was written; None if all are.

    Who changes a file and its digests together is not found here: that is for `korsi.fairness`.
    """
    lines = text.split(b"\n")
    with suppress(ValueError, TypeError, LookupError, RecursionError):
        file = opened(text)
        whole = _text_of(file)
        if whole.encode() == text:
            return None
        meant = whole.encode().split(b"\n")
        if json.loads(b"{" + meant[-2])["digests"] == file["digests"]:  # all is said, but otherwise
            pairs = enumerate(zip_longest(lines, meant), 1)
            return Section("form", next(at for at, (line, other) in pairs if line != other))
    try:
        *body, last, end = lines
        digests = json.loads(b"{" + last)["digests"]
        told = list(_told_by(digests))
        section = told[0][0]
        if end or _sum([line + b"\n" for line in body]) == digests["all"]:
            return Section("digests")
    except (ValueError, TypeError, LookupError, RecursionError):
        return Section("digests")
    for line, expected in zip_longest(body, told):
        section, digest = expected or (section, "")  # what was added belongs to the last section
        if line is None or _digest(section, line) != digest:
            return section
    return Section("digests")


def looks_like_one(text: bytes) -> bool:
    """Whether a text is, or has been, a file of version 2 or later, however damaged."""
    return text.startswith(b'{"file":') or b'\n"digests":{' in text


def is_secret(given: object) -> TypeGuard[str]:
    """Whether this is 32 bytes as JSON has them: 64 hex digits in lower case."""
    return type(given) is str and len(given) == 2 * SECRET_BYTES and set(given) <= HEX_DIGITS


def canonical(value: Any) -> str:
    """JSON as a game file has it: no spaces, names in the order of their letters, every letter as
    it is."""
    return json.dumps(
        value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )


def _lines_of(file: GameFile) -> Iterator[Line]:
    """All lines but the last, in their order."""
    heading = canonical({name: file[name] for name in ("file", *HEADING)})
    yield Line(Section("heading"), f"{heading[:-1]},")
    if "people" in file:
        yield Line(Section("people"), f'"people":{canonical(file["people"])},')
    if "ended" in file:
        yield Line(Section("ended"), f'"ended":{canonical(file["ended"])},')
    if "fair" in file:
        fair = file["fair"]
        yield Line(Section("commitment"), f'"fair":{{"commitment":{canonical(fair["commitment"])},')
        for part, line in zip(fair["parts"], _listed("parts", fair["parts"]), strict=True):
            yield Line(Section("part", part["seat"]), line)
        none = "" if fair["parts"] else '"parts":[],'
        yield Line(Section("secret"), f'{none}"secret":{canonical(fair["secret"])}}},')
    start = "seed" if "seed" in file else "position"
    yield Line(Section(start), f'"{start}":{canonical(file[start])},')
    if not file["moves"]:
        yield Line(Section("moves"), '"moves":[],')
    for number, line in enumerate(_listed("moves", file["moves"]), 1):
        yield Line(Section("move", number), line)


def _listed(name: str, things: list[Any]) -> Iterator[str]:
    """A list with a line for each thing in it."""
    for at, thing in enumerate(things, 1):
        opening, closing = f'"{name}":[' if at == 1 else "", "]" if at == len(things) else ""
        yield f"{opening}{canonical(thing)}{closing},"


def _text_of(file: GameFile) -> str:
    """The whole text of a file, with the digests that it ought to have."""
    _check_shape(file)
    lines = list(_lines_of(file))
    digests: dict[str, Any] = {"all": _sum([f"{line.text}\n".encode() for line in lines])}
    for section, text in lines:
        digest = _digest(section, text.encode())
        if section.name == "part":
            digests.setdefault("parts", []).append([section.number, digest])
        elif section.name == "move":
            digests.setdefault("moves", []).append(digest)
        else:
            digests[section.name] = digest
    last = f'"digests":{canonical(digests)}}}'
    return "".join(f"{line}\n" for line in [*(line.text for line in lines), last])


def _told_by(digests: dict[str, Any]) -> Iterator[tuple[Section, str]]:
    """Which lines there ought to be, and their digests, as the last line tells."""
    for name in ("heading", "people", "ended", "commitment"):
        if name in digests:
            yield Section(name), digests[name]
    for seat, digest in digests.get("parts", []):
        if type(seat) is not int:
            raise ValueError(f"{shown(seat)} is no seat")
        yield Section("part", seat), digest
    for name in ("secret", "seed", "position"):
        if name in digests:
            yield Section(name), digests[name]
    if type(digests["moves"]) is not list:
        yield Section("moves"), digests["moves"]
        return
    for number, digest in enumerate(digests["moves"], 1):
        yield Section("move", number), digest


def _digest(section: Section, line: bytes) -> str:
    whole = _sum([line])
    return whole[:SHORT] if section.name == "move" else whole


def _sum(lines: list[bytes]) -> str:
    return hashlib.sha256(b"".join(lines)).hexdigest()


def _check_shape(file: GameFile) -> None:
    """Raise ValueError unless all fields are there and nothing else is; what they say is checked
    where it is used."""
    fields = {"file", *HEADING, "moves", "digests"}
    others = set(file) - fields - {"people", "ended", "fair"}
    if others not in ({"seed"}, {"position"}) or not fields <= set(file):
        wanted = ", ".join(sorted(fields))
        raise ValueError(
            f"a game file has {wanted}, either seed or position, perhaps people, ended and fair;"
            " no other field"
        )
    if (file["file"] == ENDED_FILE) != ("ended" in file):
        raise ValueError(f"a game file of version {ENDED_FILE}, and no other, says how it ended")
    if type(file["moves"]) is not list:
        raise ValueError(f"the moves of a game file are a list, not {shown(file['moves'])}")
    _check_people(file.get("people", []), file["seats"] if "people" in file else 0)
    if "ended" in file:
        _check_ended(file["ended"])
    if "fair" in file:
        _check_fair(file["fair"])


def _check_ended(ended: object) -> None:
    if (
        type(ended) is not dict
        or set(ended) != {"lost", "why"}
        or ended["why"] not in ENDS
        or type(ended["lost"]) is not list
        or not all(type(seat) is int for seat in ended["lost"])
    ):
        raise ValueError(f"how a game ended is why, and a list of lost seats, not {shown(ended)}")


def _check_people(people: object, seats: object) -> None:
    if (
        type(people) is not list
        or len(people) != seats
        or not all(name is None or type(name) is str for name in people)
    ):
        raise ValueError(
            f"people are a list with a name or null for each seat, not {shown(people)}"
        )


def _check_fair(fair: object) -> None:
    if type(fair) is not dict or set(fair) != {"commitment", "parts", "secret"}:
        raise ValueError(f"the proof of a deal has commitment, parts and secret, not {shown(fair)}")
    if type(fair["parts"]) is not list or not all(
        type(part) is dict
        and set(part) == {"part", "seat"}
        and type(part["part"]) is str
        and type(part["seat"]) is int
        for part in fair["parts"]
    ):
        raise ValueError(f"the parts are a list of seat and part, not {shown(fair['parts'])}")
    for name in ("commitment", "secret"):
        if type(fair[name]) is not str:
            raise ValueError(f"the {name} of a deal is a text, not {shown(fair[name])}")


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")
