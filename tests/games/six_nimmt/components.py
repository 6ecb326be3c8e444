"""What the box of the game holds, counted from a position: nothing is lost, nothing appears."""

from typing import Any

Position = dict[str, Any]


def conserved(position: Position) -> None:
    """SN-1: each card once. SN-3, SN-16: so many are in the round, all of them somewhere."""
    seats = position["seats"]
    classic = position["options"]["variant"] == "classic"
    dealt = 10 * seats + 4
    cards = [
        card for part in ("rows", "hands", "herds") for held in position[part] for card in held
    ]
    if position["phase"] != "choose":
        cards += [card for card in position["chosen"] if card is not None]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(range(1, 105 if classic else dealt + 1))
    assert len(cards) == dealt or position["phase"] == "draft"
