"""Game files and the proof of a deal: what is true is proved, what was changed is named."""

import hashlib
import hmac
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import korsi
from every_game.fair_games import parts_of, played, secret_of, written
from every_game.tables import TABLES, Table
from korsi import fairness, game_file
from korsi.game_file import Section, damage_of, opened
from korsi.testing import AtTables
from korsi.testing.tables import exact

PAGE = (Path(__file__).parents[2] / "docs" / "game_file.md").read_text("utf-8")
SAMPLE = next(table for table in TABLES if table.seats > 2)
SECRET = bytes(range(32))
PARTS = {0: "ab" * 32, 2: "cd" * 32}


def wrong(text: bytes) -> tuple[str, dict[str, Any]] | None:
    verdict = fairness.verify(text)
    assert (verdict.wrong is None) == bool(verdict.proved)
    return None if verdict.wrong is None else (verdict.wrong.key, verdict.wrong.data)


def rewritten(text: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """Changed by somebody who knows how digests are made."""
    file = opened(text)
    change(file)
    del file["digests"], file["file"]
    people, fair = file.pop("people", None), file.pop("fair", None)
    return game_file.written(file, people, fair).encode()


def test_the_commitment_and_the_seed_are_those_of_the_page() -> None:
    """Test vectors for other programs, worked out plainly here."""
    commitment = hashlib.sha256(b"korsi commitment 1" + SECRET).hexdigest()
    assert fairness.commitment(SECRET) == commitment
    message = b"korsi deal 1" + b"\x00\x09" + b"six-nimmt"
    message += b"\x00\x00" + b"\xab" * 32 + b"\x00\x02" + b"\xcd" * 32
    seed = hmac.new(SECRET, message, hashlib.sha256).hexdigest()
    assert fairness.deal_seed(SECRET, "six-nimmt", PARTS) == seed
    assert fairness.deal_seed(SECRET, "six-nimmt", dict(reversed(PARTS.items()))) == seed
    assert commitment in PAGE
    assert seed in PAGE


def test_every_part_the_seat_and_the_game_change_the_seed() -> None:
    seeds = {
        fairness.deal_seed(secret, game, parts)
        for secret in (SECRET, bytes(32))
        for game in ("six-nimmt", "six-nimmt-2")
        for parts in ({}, {0: "ab" * 32}, {1: "ab" * 32}, PARTS, {**PARTS, 2: "ce" * 32})
    }
    assert len(seeds) == 20


@pytest.mark.parametrize("part", ["", "ab", "AB" * 32, "ab" * 33, 7, None, "zz" * 32])
def test_a_part_that_can_not_be_gets_a_sentence(part: Any) -> None:
    assert not game_file.is_secret(part)
    with pytest.raises(ValueError, match="the part of seat 1 is not 64 hex digits"):
        fairness.deal_seed(SECRET, "six-nimmt", {1: part})
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        fairness.commitment(b"short")


class TestFairness(AtTables):
    """At every table."""

    tables = TABLES

    def test_a_fair_game_is_proved_and_opens_again(self, table: Table) -> None:
        game = played(table)
        text = written(table, game)
        verdict = fairness.verify(text)
        assert verdict.wrong is None
        assert [finding.key for finding in verdict.proved] == [
            "verify-whole",
            "verify-deal",
            "verify-moves",
        ]
        assert [finding.key for finding in verdict.unproved] == ["verify-nobody-looked"]
        assert verdict.commitment == fairness.commitment(secret_of(table))
        assert exact(korsi.replay(opened(text)).position()) == exact(game.position())

    def test_a_plain_record_has_no_proof_but_legal_moves(self, table: Table) -> None:
        game = table.moment(3, 12)
        for text in (json.dumps(game.record()), json.dumps(game.record(), indent=2)):
            verdict = fairness.verify(text.encode())
            assert (verdict.version, verdict.wrong) == (1, None)
            assert [finding.key for finding in verdict.proved] == ["verify-moves"]
            assert [finding.key for finding in verdict.unproved] == ["verify-no-proof"]

    def test_a_changed_byte_anywhere_is_found_and_its_section_named(self, table: Table) -> None:
        text = written(table, played(table, 12))
        chance = random.Random(str(table))
        sections = sections_by_line(text)
        for _ in range(150):
            at = chance.randrange(len(text))
            byte = bytes([(text[at] + chance.randrange(1, 256)) % 256])
            line = text.count(b"\n", 0, at)
            section = sections[line]
            found = wrong(text[:at] + byte + text[at + 1 :])
            number = section.number
            if section.name == "part":
                number += 1
            allowed = [(f"verify-changed-{section.name}", {"number": number})]
            allowed.append(("verify-changed-form", {"number": line + 1}))  # it says the same
            if section.name == "heading":
                allowed += [("verify-version", {"version": v, "known": 2}) for v in range(10)]
            assert found in allowed, f"byte {at} is {byte!r}"

    def test_a_byte_more_or_less_is_found(self, table: Table) -> None:
        text = written(table, played(table, 12))
        chance = random.Random(str(table))
        for _ in range(40):
            at = chance.randrange(len(text))
            more = chance.choice([b" ", b"\n", b"0", b",", b"]", bytes([chance.randrange(256)])])
            assert wrong(text[:at] + more + text[at:]) is not None
            assert wrong(text[:at] + text[at + 1 :]) is not None
        assert wrong(text + b"\n") is not None
        assert wrong(text[:-1]) is not None


def sections_by_line(text: bytes) -> list[Section]:
    """What each line of a whole file is about, by what it begins with."""
    sections, file = [], opened(text)
    parts, move = iter(file["fair"]["parts"]), 0
    for line in text.decode().splitlines():
        if line.startswith(('"parts":[', '{"part"')):
            sections.append(Section("part", next(parts)["seat"]))
        elif line.startswith(('"moves":[', "[")):
            move += 1
            sections.append(Section("move", move))
        else:
            name = line.split('"')[1]
            sections.append(Section({"file": "heading", "fair": "commitment"}.get(name, name)))
    return sections


# Changed by somebody who writes the digests anew


def swapped(name: str) -> Callable[[dict[str, Any]], object]:
    other = secret_of(SAMPLE).hex().translate(str.maketrans("0123456789", "1234567890"))
    return lambda file: file["fair"].update({name: other})


@pytest.mark.parametrize(
    ("change", "key", "data"),
    [
        (swapped("secret"), "verify-wrong-commitment", {}),
        (swapped("commitment"), "verify-wrong-commitment", {}),
        (lambda file: file["fair"].update(secret="ab"), "verify-wrong-secret", {}),
        (lambda file: file["fair"]["parts"][0].update(part="ab" * 32), "verify-wrong-seed", {}),
        (
            lambda file: file["fair"]["parts"][1].update(part="AB" * 32),
            "verify-wrong-part",
            {"number": 3},
        ),
        (
            lambda file: file["fair"]["parts"][1].update(seat=0),
            "verify-wrong-part",
            {"number": 1},
        ),
        (
            lambda file: file["fair"]["parts"][1].update(seat=99),
            "verify-wrong-part",
            {"number": 100},
        ),
        (lambda file: file["fair"].update(parts=[]), "verify-wrong-seed", {}),
        (lambda file: file.update(seed=7), "verify-wrong-seed", {}),
        (lambda file: file.update(seed="ab" * 32), "verify-wrong-seed", {}),
        (lambda file: file["moves"].insert(3, file["moves"][3]), "verify-wrong-move", None),
        (lambda file: file["moves"].insert(2, [0, {}]), "verify-wrong-move", {"number": 3}),
        (lambda file: file["moves"].insert(2, 7), "verify-wrong-move", {"number": 3}),
        (lambda file: file.update(rules=99), "verify-wrong-heading", {}),
        (lambda file: file.update(game="chess"), "verify-wrong-seed", {}),
    ],
)
def test_a_lie_with_right_digests_is_named(
    change: Callable[[dict[str, Any]], object], key: str, data: dict[str, Any] | None
) -> None:
    text = rewritten(written(SAMPLE, played(SAMPLE)), change)
    assert damage_of(text) is None
    found = wrong(text)
    assert found is not None
    assert found[0] == key
    assert data is None or found[1] == data


def test_names_may_be_changed_with_their_digests() -> None:
    """They are not part of what is proved; who gave the file away is asked for that."""
    text = rewritten(written(SAMPLE, played(SAMPLE)), lambda file: file["people"].reverse())
    assert wrong(text) is None


def test_a_file_laid_out_otherwise_says_so_and_opens() -> None:
    text = written(SAMPLE, played(SAMPLE))
    for other in (
        json.dumps(opened(text), indent=2).encode(),
        text.replace(b"\n", b"\r\n"),
        text.replace(b"\n", b""),
    ):
        assert wrong(other) == ("verify-changed-form", {"number": 1})
        assert korsi.replay(opened(other)).key == SAMPLE.game


def test_files_without_proof_people_moves_or_seed() -> None:
    game = SAMPLE.new(7)
    plain = game_file.written(game.record()).encode()
    assert [finding.key for finding in fairness.verify(plain).unproved] == ["verify-no-proof"]
    loaded = korsi.load(SAMPLE.moment(2, 5).position())
    text = game_file.written(loaded.record()).encode()
    assert wrong(text) is None
    assert korsi.replay(opened(text)).position() == loaded.position()
    turned = text.replace(b'"position":{', b'"position":{ ')
    assert wrong(turned) == ("verify-changed-form", {"number": 2})
    seed = str(opened(text)["position"]["seed"]).encode()
    other = text.replace(b'"seed":' + seed, b'"seed":1' + seed)
    assert wrong(other) == ("verify-changed-position", {"number": None})
    assert wrong(plain.replace(b"[],", b"[0],")) == ("verify-changed-moves", {"number": None})
    bots = fairness.deal_seed(SECRET, SAMPLE.game, {})
    text = game_file.written(SAMPLE.new(bots).record(), None, fairness.proof(SECRET, {})).encode()
    assert wrong(text) is None


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"7",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b'{"file":3}',
        b'{"file":2}',
        b'{"file":2,\n"digests":5}',
        b'{"file":2,\n"digests":{"all":"","moves":[]}}\n',
        b'{"file":2,\n"digests":{"all":"","heading":"","parts":[["x","y"]],"moves":[]}}\n',
        b'{"file":2,\n"digests":{"all":"","heading":5,"parts":7,"moves":{}}}\n',
        b'{"file":NaN}',
        b'{"file":2,"a":' + b"[" * 100_000,
    ],
)
def test_whatever_is_no_game_file_gets_a_sentence_or_a_verdict(broken: bytes) -> None:
    said = None
    try:
        found = wrong(broken)
    except ValueError as error:
        said, found = str(error), None
    assert found is not None or (said and " " in said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"file": 3}, "of version 3; known here: 2"),
        ({"file": "2"}, "of version"),
        ({"extra": 1}, "no other field"),
        ({"people": ["Ada"]}, "a name or null for each seat"),
        ({"people": 5}, "a name or null for each seat"),
        ({"fair": {}}, "commitment, parts and secret"),
        ({"moves": 5}, "moves of a game file are a list"),
    ],
)
def test_a_file_that_can_not_be_opened_gets_a_sentence(change: dict[str, Any], said: str) -> None:
    file = opened(written(SAMPLE, played(SAMPLE, 3)))
    with pytest.raises(ValueError, match=said):
        korsi.replay({**file, **change})


def test_what_can_not_be_written_gets_a_sentence() -> None:
    record = SAMPLE.new(1).record()
    for people in (["Ada"], ["\ud800"] * SAMPLE.seats):
        with pytest.raises(ValueError, match="can't be written into a game file"):
            game_file.written(record, people)


def test_parts_of_the_seats_that_have_them() -> None:
    assert sorted(parts_of(SAMPLE)) == list(range(0, SAMPLE.seats, 2))
