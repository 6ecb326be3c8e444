"""Saboteur: The Duel for the tests of the terminal: how moves are typed, and a hand to type."""

from cli.typed import PERSIAN

from korsi.contract import Move, View
from korsi.sentences import say

GAME = "saboteur-duel"
NAMES = ["Ada", "Basil"]


def typing(move: Move, view: View, language: str) -> str:
    """A move as a person types it."""

    def word(meaning: str) -> str:
        return say(language, f"{GAME}-word-{meaning}").split()[-1]

    def number(card: str) -> str:
        return str(view["hand"].index(card) + 1)

    place = " ".join(map(str, move.get("at", [])))
    way = word("turned" if move.get("turned") else "upright")
    match move["do"]:
        case "lay":
            text = f"{number(move['card'])} {place} {way}"
        case "sabotage":
            text = number(move["card"])
        case "repair":
            text = f"{number(move['card'])} {word(move['tool'])}"
        case "key" | "rockfall" | "map":
            text = f"{number('A_' + move['do'].upper())} {place}"
        case "clear" | "pass":
            hand = list(enumerate(view["hand"], 1))
            chosen = [hand.pop([card for _, card in hand].index(card)) for card in move["cards"]]
            text = " ".join([word(move["do"]), *(str(n) for n, _ in chosen)])
            text += f" {word(move['tool'])}" if move["do"] == "clear" else ""
        case "bribe":
            text = f"{word('bribe')} {place}"
        case "orient":
            text = way
        case _:
            text = word("end")
    return text.translate(PERSIAN) if language == "fa" else text


HAND = ["A_BREAK_CART", "A_FIX_CART_LANTERN", "A_MAP", "P_H", "P_RT", "P_RT_DE_W"]
LEGAL: list[Move] = [
    {"do": "lay", "card": "P_H", "at": [2, 4], "turned": False},
    {"do": "lay", "card": "P_RT", "at": [2, 4], "turned": True},
    {"do": "lay", "card": "P_RT_DE_W", "at": [2, 4], "turned": False},
    {"do": "lay", "card": "P_RT_DE_W", "at": [2, 4], "turned": True},
    {"do": "lay", "card": "P_RT_DE_W", "at": [-1, 4], "turned": False},
    {"do": "bribe", "at": [5, 3]},
]
