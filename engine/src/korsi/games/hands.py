"""Hands of cards in one packed vector, each in order: a place a card, so many places a seat."""

from librt.vecs import vec
from mypy_extensions import i64, u8


def take_in(hands: vec[u8], start: i64, held: i64, kind: i64) -> None:
    """A card comes into the hand that begins at `start` and holds so many."""
    place = start + held
    while place > start and i64(hands[place - 1]) > kind:
        hands[place] = hands[place - 1]
        place -= 1
    hands[place] = u8(kind)


def give_out(hands: vec[u8], start: i64, held: i64, kind: i64) -> None:
    """A card leaves the hand that begins at `start` and holds so many."""
    place = start
    while i64(hands[place]) != kind:
        place += 1
    last = start + held - 1
    while place < last:
        hands[place] = hands[place + 1]
        place += 1
