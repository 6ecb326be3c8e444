"""Records, copies, and games as text: how a game travels."""

import copy
import json
import pickle
import random

import pytest

import korsi


def same(one, other):
    assert one.position() == other.position()
    assert one.record() == other.record()
    assert one.view(0) == other.view(0)
    return True


@pytest.mark.parametrize("seed", range(25))
def test_a_record_replays_to_the_same_game(seed, moments):
    """SN-3 … SN-18: options, seed and moves are the game, through JSON and back."""
    for game in moments(seed):
        record = json.loads(json.dumps(game.record()))
        assert set(record) == {"game", "rules", "seats", "options", "seed", "moves"}
        assert same(korsi.replay(record), game), f"seed {seed}"


@pytest.mark.parametrize("seed", range(15))
def test_a_record_from_a_loaded_position_replays(seed, moments, wander):
    """SN-3: it has the position in the place of the seed."""
    for game in moments(seed):
        start = game.position()
        loaded = wander(korsi.load(start), random.Random(seed), 12)
        record = json.loads(json.dumps(loaded.record()))
        assert set(record) == {"game", "rules", "seats", "options", "position", "moves"}
        assert record["position"] == start
        assert same(korsi.replay(record), loaded), f"seed {seed}"


def test_a_record_keeps_replaced_choices(position):
    """SN-5: every move that was made, in its order."""
    game = korsi.load(position([[10], [20], [30], [40]], [[11, 12], [21, 22]]))
    for card in (11, 12, 11):
        game.play(0, {"do": "choose", "card": card})
    assert [move["card"] for _, move in game.record()["moves"]] == [11, 12, 11]


# A damaged record: each way it can be wrong, and the words of the error


@pytest.fixture
def record(wander):
    """A good record of 30 moves."""
    game = wander(korsi.new("six-nimmt", seats=3, seed=9), random.Random(9), 30)
    return json.loads(json.dumps(game.record()))


CARD = {"do": "choose", "card": 1}

DAMAGE = [
    ("drop a field", lambda r: r.pop("game"), "lacks game"),
    ("drop a field", lambda r: r.pop("rules"), "lacks rules"),
    ("drop a field", lambda r: r.pop("seats"), "lacks seats"),
    ("drop a field", lambda r: r.pop("options"), "lacks options"),
    ("drop a field", lambda r: r.pop("moves"), "moves.*either seed or position"),
    ("drop a field", lambda r: r.pop("seed"), "either seed or position"),
    ("one more field", lambda r: r.update(date="today"), "no other field"),
    ("seed and position", lambda r: r.update(position={}), "either seed or position"),
    ("another game", lambda r: r.update(game="chess"), "no game"),
    ("another version", lambda r: r.update(rules=7), "version 7"),
    ("too few seats", lambda r: r.update(seats=1), "2 to 10 players"),
    ("seats are no number", lambda r: r.update(seats="3"), "2 to 10 players"),
    ("options are missing", lambda r: r["options"].pop("target"), "options of a record"),
    ("an option is wrong", lambda r: r["options"].update(target=0), "SN-14"),
    ("a seed is wrong", lambda r: r.update(seed=-1), "a seed is"),
    ("a seed is no number", lambda r: r.update(seed="9"), "a seed is"),
    ("moves are no list", lambda r: r.update(moves={}), "moves of a record are a list"),
    ("moves are no list", lambda r: r.update(moves=None), "moves of a record are a list"),
    ("another seed", lambda r: r.update(seed=10), "move 1 .*SN-5"),
    ("a move is no pair", lambda r: r["moves"].insert(11, 5), "move 12 "),
    ("a move is no pair", lambda r: r["moves"].insert(11, None), "move 12 "),
    ("a move is no pair", lambda r: r["moves"].insert(11, {"0": CARD}), "move 12 "),
    ("a move is no pair", lambda r: r["moves"].insert(11, [0]), "move 12 "),
    ("a move is no pair", lambda r: r["moves"].insert(11, [0, CARD, 1]), "move 12 "),
    ("a seat is wrong", lambda r: r["moves"].insert(11, [3, CARD]), "move 12 .*seat"),
    ("a seat is wrong", lambda r: r["moves"].insert(11, [-1, CARD]), "move 12 .*seat"),
    ("a seat is wrong", lambda r: r["moves"].insert(11, [10**30, CARD]), "move 12 .*seat"),
    ("a seat is wrong", lambda r: r["moves"].insert(11, ["0", CARD]), "move 12 .*seat"),
    ("a seat is wrong", lambda r: r["moves"].insert(11, [True, CARD]), "move 12 .*seat"),
    ("a seat is wrong", lambda r: r["moves"].insert(11, [None, CARD]), "move 12 .*seat"),
    ("a move is wrong", lambda r: r["moves"].insert(11, [0, None]), "move 12 .*move"),
    ("a move is wrong", lambda r: r["moves"].insert(11, [0, "x"]), "move 12 .*move"),
    ("a move is wrong", lambda r: r["moves"].insert(11, [0, {"do": "x"}]), "move 12 .*no move"),
    ("a card is wrong", lambda r: r["moves"][4][1].update(card=105), "move 5 .*SN-1: "),
    ("a card is huge", lambda r: r["moves"][4][1].update(card=10**30), "move 5 .*SN-1: "),
    ("a card is no number", lambda r: r["moves"][4][1].update(card="1"), "move 5 .*whole number"),
    ("a field too much", lambda r: r["moves"][4][1].update(x=1), "move 5 .*has also: card"),
    ("a card is played twice", lambda r: r["moves"].insert(29, r["moves"][0]), "move 30 .*SN-"),
]


@pytest.mark.parametrize(("what", "damage", "words"), DAMAGE)
def test_a_damaged_record_says_where_it_is_wrong(what, damage, words, record):
    """SN-1, SN-5, SN-14: a ValueError with the number of the move or the name of the field."""
    korsi.replay(record)
    damage(record)
    with pytest.raises(ValueError, match=words):
        korsi.replay(record)


def test_a_record_that_goes_on_after_the_end_says_where(wander):
    """SN-13: the first move too many."""
    game = wander(korsi.new("six-nimmt", seats=2, seed=9, rounds=1), random.Random(9))
    record = game.record()
    record["moves"].append([0, {"do": "choose", "card": 5}])
    with pytest.raises(ValueError, match=f"move {len(record['moves'])} .*SN-13"):
        korsi.replay(record)


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r.update(seats=3),
        lambda r: r["options"].update(target=67),
        lambda r: r["options"].update(rounds=9),
    ],
)
def test_a_record_and_its_position_agree_on_the_table(change, position):
    """SN-14: who plays, and to what end, is said in both."""
    game = korsi.load(position([[10], [20], [30], [40]], [[11, 12], [21, 22]]))
    record = copy.deepcopy(game.record())
    change(record)
    with pytest.raises(ValueError, match="disagree"):
        korsi.replay(record)


def test_a_damaged_position_in_a_record_is_refused(position):
    """SN-1: by the same check as any position."""
    game = korsi.load(position([[10], [20], [30], [40]], [[11, 12], [21, 22]]))
    record = copy.deepcopy(game.record())
    record["position"]["rows"][0] = [11]
    with pytest.raises(ValueError, match="each card exists once"):
        korsi.replay(record)


@pytest.mark.parametrize("given", [None, [], "record", 1, {}])
def test_what_is_no_record_is_refused(given):
    """SN-3: with a sentence, whatever it is."""
    with pytest.raises(ValueError, match="record"):
        korsi.replay(given)


# Copies


def copies(game):
    return [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]


@pytest.mark.parametrize("seed", range(8))
def test_a_copy_is_the_same_game(seed, moments):
    """SN-3 … SN-18: by copy, copy.copy, deepcopy and pickle, dealt or loaded."""
    for dealt in moments(seed):
        for game in (dealt, korsi.load(dealt.position())):
            for other in copies(game):
                assert other is not game
                assert same(other, game), f"seed {seed}"


@pytest.mark.parametrize("seed", range(8))
def test_a_copy_does_not_notice_what_happens_at_the_other_table(seed, moments, wander):
    """SN-3 … SN-18: nothing is shared that changes, either way."""
    for game in moments(seed):
        before = (game.position(), game.record())
        for other in copies(game):
            kept = (other.position(), other.record())
            wander(other, random.Random(seed))
            assert (game.position(), game.record()) == before, f"seed {seed}"
            another = game.copy()
            mover = game.copy()
            wander(mover, random.Random(seed + 1))
            assert (another.position(), another.record()) == kept, f"seed {seed}"


@pytest.mark.parametrize("seed", range(10))
def test_a_game_prints_as_code_that_can_be_pasted(seed, moments):
    """SN-3 … SN-18: the text makes a game with the same table."""
    for game in moments(seed):
        again = eval(repr(game), {"korsi": korsi})
        assert again.position() == game.position(), f"seed {seed}"


def test_the_same_arguments_give_the_same_game():
    """SN-3: and another seed another one."""
    one, same_one, other = (korsi.new("six-nimmt", seats=5, seed=seed) for seed in (3, 3, 4))
    assert one.position() == same_one.position() != other.position()
