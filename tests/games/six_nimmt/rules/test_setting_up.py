"""What can't be set up, and the sentence it gets (SN-3, SN-14, SN-16)."""

import pytest

import korsi

HUGE = 10**30


def test_a_game_that_is_not_on_the_shelf_is_refused_with_those_that_are():
    """SN-1: unknown names, and what is no name."""
    for name in ("chess", "6 nimmt!", "", "SIX-NIMMT", None, 1, ["six-nimmt"], {}):
        with pytest.raises(ValueError, match=r"there is no game .* there is .*six-nimmt"):
            korsi.new(name, seats=2, seed=1)


@pytest.mark.parametrize("seats", [-2, 0, 1, 11, HUGE, True, "4", 4.0, None, [4]])
def test_two_to_ten_can_play(seats):
    """SN-3: ten cards each and four rows are all 104 with ten players."""
    with pytest.raises(ValueError, match="six-nimmt is for 2 to 10 players, not"):
        korsi.new("six-nimmt", seats=seats, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**53, 2**64, HUGE, True, "7", 7.0, None, [7]])
def test_a_seed_is_a_whole_number_below_2_to_the_53(seed):
    """SN-3: the shuffle comes from it."""
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to 9007199254740991"):
        korsi.new("six-nimmt", seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 2**32, 2**53 - 1])
def test_the_outermost_seeds_are_good(seed):
    """SN-3: and give a game that can be told from its record."""
    game = korsi.new("six-nimmt", seats=2, seed=seed)
    assert game.record()["seed"] == seed
    assert korsi.replay(game.record()).position() == game.position()


@pytest.mark.parametrize("option", ["target", "rounds"])
@pytest.mark.parametrize(
    "value", [0, -1, 2**53, HUGE, -HUGE, True, False, 66.0, "66", float("nan"), [66], {}]
)
def test_target_and_rounds_are_whole_numbers_from_1_up(option, value):
    """SN-14: anything else gets a sentence that names option and rule, and where it is too large
    the largest that can be."""
    large = type(value) is int and value > 1
    limit = f"to {2**53 - 1}" if large else "up"
    with pytest.raises(
        ValueError, match=rf"option {option}: .* is not a whole number from 1 {limit}.*\(SN-14\)"
    ):
        korsi.new("six-nimmt", seats=2, seed=1, **{option: value})


def test_rounds_may_be_none_and_the_target_may_not():
    """SN-14: no number of rounds means: to the target."""
    assert korsi.new("six-nimmt", seats=2, seed=1, rounds=None).options["rounds"] is None
    with pytest.raises(ValueError, match="option target: null"):
        korsi.new("six-nimmt", seats=2, seed=1, target=None)


@pytest.mark.parametrize("option", ["target", "rounds"])
@pytest.mark.parametrize("value", [1, 2, 2**53 - 1])
def test_the_outermost_targets_and_rounds_are_good(option, value):
    """SN-14: from 1 up."""
    assert korsi.new("six-nimmt", seats=2, seed=1, **{option: value}).options[option] == value


@pytest.mark.parametrize("value", ["", "Classic", "open", None, 1, True, ["draft"], {}])
def test_the_variant_is_one_of_three_words(value):
    """SN-16: the sentence lists them."""
    with pytest.raises(
        ValueError, match=r"option variant: .* is not one of classic, known, draft \(SN-16\)"
    ):
        korsi.new("six-nimmt", seats=2, seed=1, variant=value)


@pytest.mark.parametrize("name", ["Target", "points", "hands", "seed_", "do"])
def test_an_unknown_option_is_refused_with_those_there_are(name):
    """SN-14: variant, target and rounds."""
    with pytest.raises(ValueError, match=f"no option {name}; there is variant, target, rounds"):
        korsi.new("six-nimmt", seats=2, seed=1, **{name: 1})
