"""Chance: the generator, the deal, and the statistical check of the specification."""

import random

import pytest

import korsi
import korsi.random
from korsi.random import Random, Seed

COMPILED = not korsi.random.__file__.endswith(".py")
WORD = 0xFFFFFFFF


def sfc32(seed, stream=0):
    """The words of the generator, written plainly: Doty-Humphrey's sfc32, 15 words skipped."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, stream % 2**32, 1
    number = 0
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = c * 9 % 2**32
        c = (c * 2**21 % 2**32 + c // 2**11 + word) % 2**32
        number += 1
        if number > 15:
            yield word


def below(words, n):
    """Lemire's method, written plainly: words of the first 2**32 mod n of each run are skipped."""
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


SEEDS = [0, 1, 7, 2**32 - 1, 2**32, 2**52 + 12345, 2**53 - 1]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("stream", [0, 1, 2, 2**32 - 1])
def test_the_generator_draws_the_same_words_as_a_plain_one(seed, stream):
    """SN-3: the shuffle is the same in every build."""
    chance, plain = Random(seed, stream), sfc32(seed, stream)
    assert [chance.word() for _ in range(200)] == [next(plain) for _ in range(200)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 100, 104, 3 * 2**29, 2**31 - 1, 2**31])
def test_below_draws_the_same_numbers_as_a_plain_one(n):
    """SN-3: also where words must be skipped, which a large n makes happen."""
    for seed in SEEDS:
        chance, plain = Random(seed), sfc32(seed)
        numbers = [chance.below(n) for _ in range(100)]
        assert numbers == [below(plain, n) for _ in range(100)], f"seed {seed}"
        assert all(0 <= number < n for number in numbers)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_for_another_generator_is_a_good_seed(seed):
    """SN-3: 53 bits of two words."""
    chance, plain = Random(seed), sfc32(seed)
    for _ in range(50):
        drawn = chance.number()
        assert 0 <= drawn < 2**53
        assert drawn == next(plain) * 2**21 + next(plain) // 2**11


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_is_the_one_of_a_plain_shuffle(seed):
    """SN-3: seat by seat ten cards, then four to the rows, drawn without return."""
    words = sfc32(seed, 1)
    pile = list(range(1, 105))
    drawn = []
    for dealt in range(34):
        place = dealt + below(words, 104 - dealt)
        pile[dealt], pile[place] = pile[place], pile[dealt]
        drawn.append(pile[dealt])
    position = korsi.new("six-nimmt", seats=3, seed=seed).position()
    assert position["hands"] == [sorted(drawn[i : i + 10]) for i in (0, 10, 20)]
    assert position["rows"] == [[card] for card in drawn[30:]]


def close(counts, draws, chance):
    """Counts of equally likely things, each with this chance in so many draws: chi-square."""
    expected = draws * chance
    spread = sum((count - expected) ** 2 for count in counts) / (expected * (1 - chance))
    return abs(spread - len(counts)) < 5 * (2 * len(counts)) ** 0.5


@pytest.mark.parametrize("n", [2, 3, 6, 10, 104])
def test_below_is_fair(n):
    """SN-3: every number equally often (chi-square, within five deviations, fixed seed)."""
    draws = 100_000 if COMPILED else 20_000
    chance = Random(n)
    counts = [0] * n
    for _ in range(draws):
        counts[chance.below(n)] += 1
    assert close(counts, draws, 1 / n)


def test_below_is_fair_where_a_plain_product_would_not_be():
    """SN-3: of 3·2**29 numbers every third would come less often if no word were skipped."""
    draws = 30_000
    chance = Random(5)
    counts = [0, 0, 0]
    for _ in range(draws):
        counts[chance.below(3 * 2**29) % 3] += 1
    assert all(abs(count - draws / 3) < 5 * (draws * 2 / 9) ** 0.5 for count in counts)


def test_streams_of_one_seed_are_independent():
    """SN-3: rounds of a game are dealt from streams; their bits agree half of the time."""
    for one, other in ((0, 1), (1, 2), (2, 3), (1, 2**31)):
        first, second = Random(42, one), Random(42, other)
        bits = sum((first.word() ^ second.word()).bit_count() for _ in range(4000))
        assert abs(bits - 64_000) < 5 * (128_000 / 4) ** 0.5


def test_neighbouring_seeds_are_independent():
    """SN-3: seed 8 is not seed 7 a little later, nor nearly the same."""
    for seed in (0, 7, 2**32 - 1):
        first, second = Random(seed), Random(seed + 1)
        bits = sum((first.word() ^ second.word()).bit_count() for _ in range(4000))
        assert abs(bits - 64_000) < 5 * (128_000 / 4) ** 0.5
    starts = {tuple(Random(seed).word() for _ in range(3)) for seed in range(2000)}
    assert len(starts) == 2000


# The deal


@pytest.fixture(scope="module")
def deals():
    """Many first positions of four players."""
    count = 20_000 if COMPILED else 2000
    return [korsi.new("six-nimmt", seats=4, seed=seed).position() for seed in range(count)]


@pytest.mark.statistics
@pytest.mark.parametrize("seat", range(4))
def test_every_card_is_dealt_to_a_seat_equally_often(seat, deals):
    """SN-3: ten of 104 cards, each with the same chance."""
    counts = [0] * 105
    for position in deals:
        for card in position["hands"][seat]:
            counts[card] += 1
    assert close(counts[1:], len(deals), 10 / 104)


@pytest.mark.statistics
@pytest.mark.parametrize("row", range(4))
def test_every_card_starts_a_row_equally_often(row, deals):
    """SN-3: one of 104 cards."""
    counts = [0] * 105
    for position in deals:
        counts[position["rows"][row][0]] += 1
    assert close(counts[1:], len(deals), 1 / 104)


def test_neighbouring_cards_are_not_dealt_together_more_often(deals):
    """SN-3: 103 pairs c, c + 1; a hand of ten holds each with 10·9 / (104·103)."""
    pairs = sum(card + 1 in p["hands"][2] for p in deals for card in p["hands"][2])
    expected = len(deals) * 90 / 104
    assert abs(pairs - expected) < 5 * expected**0.5


@pytest.mark.statistics
def test_known_cards_are_dealt_equally_often():
    """SN-16: each of 44 cards comes to seat 0 ten times in 44."""
    count = 5000 if COMPILED else 1500
    counts = [0] * 45
    for seed in range(count):
        for card in korsi.new("six-nimmt", seats=4, seed=seed, variant="known").view(0)["hand"]:
            counts[card] += 1
    assert close(counts[1:], count, 10 / 44)


# The check on chance

MEAN = 12.126
DEVIATION = 1.97  # of the mean of a table in one round, measured


@pytest.mark.statistics
def test_four_random_players_take_12_126_heads_each_a_round():
    """SN-2 … SN-12: the specification's check, within 0.01 (3.5 standard errors) compiled."""
    rounds = 480_000 if COMPILED else 3000
    first = korsi.new("six-nimmt", seats=4, seed=0, rounds=1)
    rules, agreed = first.rules, first.options
    heads = 0
    for seed in range(rounds):
        table = rules.start(4, agreed, Seed(seed))  # as korsi.new sets it, agreed upon once
        table.playout(Random(seed))
        heads += sum(rules.scores(table))
    bound = 3.5 * DEVIATION / rounds**0.5
    assert not COMPILED or bound < 0.01
    assert abs(heads / (4 * rounds) - MEAN) < bound


@pytest.mark.statistics
def test_the_fast_playout_and_single_moves_come_to_the_same():
    """SN-2 … SN-12: random cards and the cheapest row, move by move through the JSON border."""
    rounds = 1500 if COMPILED else 400
    chance = random.Random(1)
    heads = 0
    for seed in range(rounds):
        game = korsi.new("six-nimmt", seats=4, seed=seed, rounds=1)
        while not game.over:
            view = game.view(None)
            seat = game.acting[0]
            if view["phase"] == "row":
                costs = [sum(COST[card] for card in row) for row in view["rows"]]
                game.play(seat, {"do": "row", "row": costs.index(min(costs))})
            else:
                game.play(seat, chance.choice(game.legal(seat)))
        heads += sum(game.scores)
    assert abs(heads / (4 * rounds) - MEAN) < 3.5 * DEVIATION / rounds**0.5


COST = [7 if c == 55 else 5 if c % 11 == 0 else 3 if c % 10 == 0 else 2 if c % 5 == 0 else 1
        for c in range(105)]  # fmt: skip


@pytest.mark.parametrize("seed", range(10))
def test_a_playout_from_any_moment_ends_the_game_by_the_rules(seed, moments):
    """SN-13: the end is a good position, and every seat has at least what it had."""
    for game in moments(seed):
        before = game.scores
        game.state.playout(Random(seed))
        assert game.over
        assert korsi.load(game.position()).winners == game.winners, f"seed {seed}"
        assert all(now >= then for now, then in zip(game.scores, before, strict=True))


def test_a_playout_is_the_same_for_the_same_seed():
    """SN-3: bit for bit, and another seed plays another game."""

    def end(seed):
        game = korsi.new("six-nimmt", seats=5, seed=1)
        game.state.playout(Random(seed))
        return str(game.position())

    assert end(3) == end(3)
    assert len({end(seed) for seed in range(10)}) == 10
