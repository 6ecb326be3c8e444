"""Where chance comes from: a whole number in the laboratory, a secret at a server's table."""

import copy
import hashlib
import hmac
import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import korsi
from every_game.interpreted import interpreted
from every_game.tables import FOLDERS, TABLES
from korsi.random import Random, Seed

TESTS = Path(__file__).parents[1]
SECRET = bytes(range(32))
SAMPLE = TABLES[0]


def plain_words(secret: bytes, stream: int, blocks: int) -> list[int]:
    """As docs/game_file.md says it, written plainly."""
    words = []
    for block in range(blocks):
        message = b"korsi stream 1" + stream.to_bytes(8, "big") + block.to_bytes(8, "big")
        hashed = hmac.new(secret, message, hashlib.sha256).digest()
        words += [int.from_bytes(hashed[at : at + 4], "big") for at in range(0, 32, 4)]
    return words


@pytest.mark.parametrize("stream", [0, 1, 255, 2**31, 2**32, 2**53])
def test_a_secret_draws_the_words_of_the_hash(stream: int) -> None:
    for secret in (bytes(32), SECRET, b"\xff" * 32):
        chance = Seed(0, secret=secret).stream(stream)
        assert [chance.word() for _ in range(80)] == plain_words(secret, stream, 10)


def test_the_first_words_of_a_secret_are_those_of_the_page() -> None:
    """A test vector for other programs; docs/game_file.md shows it."""
    chance = Seed(0, secret=SECRET).stream(1)
    words = [f"{chance.word():08x}" for _ in range(10)]
    assert " ".join(words) == (
        "35f93346 fcf29377 a72455a4 b0d41acc ed2576b6 ebecd26f 1563db3e 1ff8a01f 6c7018a7 7cbdaeea"
    )
    page = (TESTS.parent / "docs" / "game_file.md").read_text("utf-8")
    assert " ".join(words) in page


def test_a_whole_number_draws_what_it_always_did() -> None:
    for seed in (0, 7, 2**53 - 1):
        for stream in (0, 1, 2**32 - 1):
            one, other = Seed(seed).stream(stream), Random(seed, stream)
            assert [one.word() for _ in range(40)] == [other.word() for _ in range(40)]


def plainly_below(words: Iterator[int], n: int) -> int:
    """As docs/game_file.md says it."""
    product = next(words) * n
    while product % 2**32 < 2**32 % n:
        product = next(words) * n
    return product >> 32


def plainly_dealt(words: Iterator[int], pile: list[int], count: int) -> list[int]:
    for dealt in range(count):
        place = dealt + plainly_below(words, len(pile) - dealt)
        pile[dealt], pile[place] = pile[place], pile[dealt]
    return pile[:count]


@pytest.mark.parametrize("seed", [Seed(7), Seed(0, secret=SECRET)], ids=["number", "secret"])
def test_every_kind_of_stream_draws_and_deals_as_the_page_says(seed: Seed) -> None:
    """Each has the method for itself, so that the quick one is quick."""
    source = seed.stream(5)
    words = iter([source.word() for _ in range(20_000)])
    chance = seed.stream(5)
    for n in (1, 2, 3, 6, 104, 3 << 29, (1 << 31) - 1, 1 << 31):  # of 3 << 29 many are drawn again
        for _ in range(100):
            assert chance.below(n) == plainly_below(words, n)
    pile, hand = vec[u8](range(104)), vec[u8]([0] * 104)
    chance.deal(pile, 0, hand, 0, 44)
    assert list(hand)[:44] == plainly_dealt(words, list(range(104)), 44)
    assert chance.number() == (next(words) << 21) | (next(words) >> 11)


def test_streams_and_secrets_are_independent() -> None:
    """The bits of two agree half of the time, however alike their numbers are."""
    near = bytes([1]) + bytes(31)
    pairs = [((SECRET, 0), (SECRET, 1)), ((SECRET, 1), (SECRET, 2)), ((bytes(32), 1), (near, 1))]
    pairs.append(((SECRET, 1), (SECRET, 2**32 + 1)))  # no two streams are one, as in a short word
    for one, other in pairs:
        first, second = (Seed(0, secret=secret).stream(n) for secret, n in (one, other))
        bits = sum((first.word() ^ second.word()).bit_count() for _ in range(4000))
        assert abs(bits - 64_000) < 5 * (128_000 / 4) ** 0.5


def test_numbers_below_are_drawn_evenly_from_a_secret() -> None:
    chance = Seed(0, secret=SECRET).stream(3)
    counts = [0] * 6
    for _ in range(12_000):
        counts[chance.below(6)] += 1
    assert sum((count - 2000) ** 2 for count in counts) / 2000 < 30


def test_a_seed_is_a_value() -> None:
    for seed, other in ((Seed(7), Seed(8)), (Seed(0, secret=SECRET), Seed(0))):
        for again in (copy.copy(seed), copy.deepcopy(seed), pickle.loads(pickle.dumps(seed))):
            assert again == seed
            assert hash(again) == hash(seed)
            assert again.stream(1).word() == seed.stream(1).word()
        assert seed != other
        assert seed != 7
    assert SECRET.hex() not in repr(Seed(0, secret=SECRET))
    assert repr(Seed(7)) == "Seed(7)"


def test_a_seed_that_can_not_be() -> None:
    for number in (-1, 2**53):
        with pytest.raises(ValueError, match="a seed is"):
            Seed(number)
    for secret in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="a secret has 32 bytes"):
            Seed(0, secret=secret)
    with pytest.raises(ValueError, match="a seed is"):
        Seed(7, secret=SECRET)


@pytest.mark.parametrize(
    "wrong",
    ["", "7", "ab" * 31, "ab" * 33, "AB" * 32, "0x" + "ab" * 31, "١" * 64, " " + "ab" * 31 + " "],
)
def test_a_secret_that_can_not_be_gets_a_sentence(wrong: str) -> None:
    game = SAMPLE.new(1)
    said = r"a seed is a whole number from 0 to \d+, or a secret of 64 hex digits in lower case"
    with pytest.raises(ValueError, match=said):
        SAMPLE.new(wrong)
    with pytest.raises(ValueError, match=said):
        korsi.load({**game.position(), "seed": wrong})
    with pytest.raises(ValueError, match=said):
        korsi.replay({**game.record(), "seed": wrong})


def test_copies_of_a_table_share_its_seed() -> None:
    for table in TABLES:
        state = table.new(SECRET.hex()).state
        assert state.copy().seed is state.seed


@pytest.mark.parametrize("game", FOLDERS)
def test_no_two_deals_of_a_game_share_a_stream(game: str) -> None:
    """At every table. What is drawn from a stream may be drawn again from its beginning, to go on
    where it stopped; another use has another number."""
    tables = set()
    for line in interpreted("streams.py", game):
        table, seed, asked = json.loads(line)
        tables.add(table)
        uses: dict[int, list[int]] = {}
        for stream, drawn in asked:
            before = uses.get(stream, [])
            goes_on = drawn[: len(before)] == before and len(drawn) > len(before)
            assert goes_on, f"{table}, seed {seed}, stream {stream}"
            uses[stream] = drawn
    assert tables == {str(table) for table in TABLES if table.game == game}
