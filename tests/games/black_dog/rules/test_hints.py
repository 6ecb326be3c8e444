"""What a hint says of cards that leave the hand, in numbers of this board."""

from games.black_dog.rules.boards import table
from korsi.bots import make_bot
from korsi.bots.player import WORLDS
from korsi.sentences import say


def hinted(game, seat=0):
    thought = make_bot("search:60", 1).think(game.view(seat))
    return thought, say("en", thought.why, thought.data, names=["Ada", "Bo", "Cy", "Di"])


def test_of_a_gift_in_how_many_ways_each_could_play_it():
    """A pawn of seat 2 on the track walks by a blue card; seat 0 has none out."""
    hand = ["blue_8"] * 5
    thought, said = hinted(table({2: [40]}, hand, phase="give", dog=20))
    assert thought.why == "black-dog-why-give"
    assert thought.data == {"seat": 2, "theirs": 1, "mine": 0}
    assert "you could play it in 0 ways, Cy in 1." in said


def test_of_a_discard_in_how_many_games_the_next_card_can_be_played():
    """BD-30: with everybody in the pen only a start can be played."""
    thought, said = hinted(table({}, ["swap", "magnet"], phase="discard", seats=2))
    assert thought.why == "black-dog-why-discard"
    assert thought.data["worlds"] == WORLDS
    assert 0 < thought.data["plays"] < WORLDS
    assert f"In {thought.data['plays']} of {WORLDS} imagined games" in said
    drawn = table({}, ["swap", "magnet"], phase="discard", seats=2, drew=True)
    thought, said = hinted(drawn)
    assert thought.data["plays"] == 0
    assert said == "This is the card you can best do without."


def test_of_a_fold_how_many_cards_go():
    """BD-10"""
    thought, said = hinted(table({}, ["swap", "magnet"]))
    assert thought.why == "black-dog-why-fold"
    assert said == "None of your 2 cards can be played."
    _, said = hinted(table({}, ["swap"]))
    assert said == "Your last card can’t be played."
