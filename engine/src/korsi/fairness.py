"""Provably fair deals: commit, contribute, reveal, verify.

Before the start a table shows a `commitment` to its secret. Every person's device adds a part of
its own. All chance of the game follows from secret and parts together (`deal_seed`), so neither the
server alone nor a person alone can choose it. At the end the secret is opened in the game file,
and `verify` does all of it again: commitment, parts, seed, every deal and every move.

>>> secret = bytes(range(32))
>>> commitment(secret)[:16], deal_seed(secret, "six-nimmt", {0: "ab" * 32})[:16]
('57de472008468df8', '683888cdc22e51e3')
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from korsi.catalogue import replay
from korsi.contract import Record
from korsi.game_file import (
    ENDED_FILE,
    FILE,
    GameFile,
    damage_of,
    is_secret,
    looks_like_one,
    opened,
    record_in,
)
from korsi.quoting import shown
from korsi.random import SECRET_BYTES

COMMITMENT: Final = b"korsi commitment 1"
DEAL: Final = b"korsi deal 1"
"""What the hashed messages begin with: the same secret is never hashed in the same way twice."""


def commitment(secret: bytes) -> str:
    """What a table shows before the start: it fixes the secret, and tells nothing of it."""
    return hashlib.sha256(COMMITMENT + _whole(secret)).hexdigest()


def deal_seed(secret: bytes, game: str, parts: Mapping[int, str]) -> str:
    """The seed that follows from the secret and the parts of the devices, by seat.

    HMAC-SHA-256 of the secret over `DEAL`, the length of the game's key (2 bytes) and the key in
    UTF-8, and for each part, in the order of seats: the seat (2 bytes) and the part (32 bytes).
    Numbers are big-endian.
    """
    key = game.encode()
    message = [DEAL, len(key).to_bytes(2, "big"), key]
    for seat in sorted(parts):
        if not is_secret(parts[seat]):
            raise ValueError(f"the part of seat {seat} is not {2 * SECRET_BYTES} hex digits")
        message += [seat.to_bytes(2, "big"), bytes.fromhex(parts[seat])]
    return hmac.digest(_whole(secret), b"".join(message), "sha256").hex()


def proof(secret: bytes, parts: Mapping[int, str]) -> dict[str, Any]:
    """The section `fair` of a game file; it opens the secret, so it waits for the end."""
    return {
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "parts": [{"seat": seat, "part": parts[seat]} for seat in sorted(parts)],
    }


@dataclass(frozen=True)
class Finding:
    """Something that was found out: the key of a sentence, what it needs, and where the rules or
    the catalogue have said more, what they said."""

    key: str
    data: dict[str, Any] = field(default_factory=dict)
    because: ValueError | None = None


@dataclass(frozen=True)
class Verdict:
    """What looking at a game file came to."""

    version: int
    """Of the file; 1 is a plain record."""
    wrong: Finding | None = None
    """The first thing that is wrong."""
    proved: tuple[Finding, ...] = ()
    """What is certain now; nothing where something is wrong."""
    unproved: tuple[Finding, ...] = ()
    """What no look at this file can prove."""
    commitment: str | None = None
    """What those who sat at the table must have seen before the start."""


def verify(text: bytes) -> Verdict:
    """Check a game file, or a plain record: every byte, the commitment, the parts, the seed, every
    deal and every move. Raises ValueError if it is neither.

    >>> import json, korsi
    >>> record = korsi.new("six-nimmt", seats=2, seed=7).record()
    >>> [finding.key for finding in verify(json.dumps(record).encode()).proved]
    ['verify-moves']
    """
    if not looks_like_one(text):
        record = opened(text)
        if "file" not in record:
            wrong = _first_illegal(record)
            if wrong is not None:
                return Verdict(1, wrong)
            moves = Finding("verify-moves", {"count": len(record["moves"])})
            return Verdict(1, None, (moves,), (Finding("verify-no-proof"),))
    version = _other_version(text)
    if version is not None:
        known = {"known": FILE, "also": ENDED_FILE}
        return Verdict(FILE, Finding("verify-version", {"version": version, **known}))
    section = damage_of(text)
    if section is not None:
        number = section.number
        if section.name == "part" and number is not None:
            number += 1  # as people count seats
        return Verdict(FILE, Finding(f"verify-changed-{section.name}", {"number": number}))
    return _verdict_on(opened(text))


def _verdict_on(file: GameFile) -> Verdict:
    """On a file that is as it was written: is it also true? First the deal, then the moves."""
    record, fair, version = record_in(file), file.get("fair"), file["file"]
    wrong = None if fair is None else _first_unfair(fair, record)
    wrong = wrong or _first_illegal(record) or _wrong_end(file, record)
    if wrong is not None:
        return Verdict(version, wrong)
    proved = [Finding("verify-whole")]
    if fair is not None:
        proved.append(Finding("verify-deal", {"count": len(fair["parts"])}))
    proved.append(Finding("verify-moves", {"count": len(record["moves"])}))
    unproved = [Finding("verify-no-proof" if fair is None else "verify-nobody-looked")]
    unproved += _how_it_ended(file)  # the table alone knows, and tells
    commitment = None if fair is None else fair["commitment"]
    return Verdict(version, None, tuple(proved), tuple(unproved), commitment)


def _how_it_ended(file: GameFile) -> Iterator[Finding]:
    """What the table says of the end, where that was not by the rules alone."""
    ended = file.get("ended")
    if ended is None:
        return
    if ended["why"] != "rules":
        yield Finding(f"verify-ended-{ended['why']}", {"count": len(file["moves"])})
    for seat in ended["lost"]:
        yield Finding("verify-seat-lost", {"number": seat + 1})


def _wrong_end(file: GameFile, record: Record) -> Finding | None:
    """A game that ended as it stood is not over by its rules, and any other is; seats are named
    once, in order, and there is no such section where it has nothing to say."""
    ended = file.get("ended")
    if ended is None:
        return None
    lost = ended["lost"]
    proper = lost == sorted({*lost}) and all(0 <= seat < record["seats"] for seat in lost)
    by_rules = ended["why"] == "rules"
    if not proper or replay(record).over != by_rules or (by_rules and not lost):
        return Finding("verify-wrong-ended")
    return None


def _first_unfair(fair: dict[str, Any], record: Record) -> Finding | None:
    """What is wrong between commitment and seed."""
    if not is_secret(fair["secret"]):
        return Finding("verify-wrong-secret")
    secret = bytes.fromhex(fair["secret"])
    if commitment(secret) != fair["commitment"]:
        return Finding("verify-wrong-commitment")
    parts: dict[int, str] = {}
    for entry in fair["parts"]:
        seat = entry["seat"]
        late = bool(parts) and seat <= max(parts)
        if not is_secret(entry["part"]) or late or not 0 <= seat < record["seats"]:
            return Finding("verify-wrong-part", {"number": seat + 1})
        parts[seat] = entry["part"]
    if record.get("seed") != deal_seed(secret, record["game"], parts):
        return Finding("verify-wrong-seed")
    return None


def _first_illegal(record: Record) -> Finding | None:
    """The first thing that the rules forbid: the table itself, or a move."""
    moves = record.get("moves")
    try:
        game = replay({**record, "moves": moves if type(moves) is not list else []})
    except ValueError as error:
        return Finding("verify-wrong-heading", {}, error)
    for number, entry in enumerate(record["moves"], 1):
        try:
            if type(entry) is not list or len(entry) != 2:
                raise ValueError(f"a move of a record is [seat, move], not {shown(entry)}")
            game.play(entry[0], entry[1])
        except ValueError as error:
            return Finding("verify-wrong-move", {"number": number}, error)
    return None


def _other_version(text: bytes) -> int | None:
    """The version of a file that says it is of another one than is known here."""
    try:
        version = opened(text).get("file")
    except ValueError:
        return None
    known = type(version) is not int or version in (FILE, ENDED_FILE)
    return None if known else version


def _whole(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes")
    return secret
