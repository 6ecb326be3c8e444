"""What only this game has: a test of its own."""

import korsi


def test_the_hands_of_a_position_may_be_in_any_order() -> None:
    position = korsi.new("crazy-eights", seats=3, seed=5).position()
    turned = korsi.load({**position, "hands": [hand[::-1] for hand in position["hands"]]})
    for seat in (0, 1, 2, None):
        view = turned.view(seat)
        assert view == korsi.load(position).view(seat)
        assert korsi.imagine(view, 1).view(seat) == view
