"""Black DOG for the tests of the terminal: how moves are typed, and a table in mid-game."""

from cli.typed import PERSIAN

from korsi.contract import Move, View
from korsi.games.black_dog.terminal_track import LETTERS
from korsi.sentences import say

GAME = "black-dog"
NAMES = ["Ada", "Basil", "Clara", "Dario"]


def typing(move: Move, view: View, language: str) -> str:
    """A move as a person types it."""

    def word(meaning: str) -> str:
        return say(language, f"{GAME}-word-{meaning}").split()[-1]

    def spot(seat: int, place: int) -> str:
        return str(place) if place < 64 else f"{LETTERS[seat].lower()}{place - 63}"

    def ends(pawn: Move) -> list[str]:
        return [spot(pawn["seat"], pawn["from"]), spot(pawn["seat"], pawn["to"])]

    number = str(view["hand"].index(move["card"]) + 1) if "card" in move else ""
    match move["do"]:
        case "dog":
            text = str(move["to"])
        case "give" | "discard":
            text = number
        case "turn" | "fold":
            text = word(move.get("way", "fold"))
        case "start":
            text = f"{number} {word('start')}"
        case "swap":
            text = " ".join([number, spot(*move["own"]), spot(*move["other"])])
        case "split":
            text = " ".join([number, *(end for part in move["parts"] for end in ends(part))])
        case _:
            text = " ".join([number, *ends(move)])
    return text.translate(PERSIAN) if language == "fa" else text


HAND = ["start_1_11", "blue_3", "team_4", "copy", "swap"]
TABLE: View = {
    "phase": "play",
    "seat": 0,
    "hand": HAND,
    "sides": [[0, 2], [1, 3]],
    "origins": [0, 16, 32, 48],
    "pawns": [[-1, 5, 61, 65], [-1, -1, 16, 20], [-1, 7, 30, 64], [-1, -1, -1, -1]],
    "dog": 12,
    "last": "magnet",
}


def step(card: str, start: int, steps: int, goal: int, seat: int = 0) -> Move:
    return {"do": "step", "card": card, "seat": seat, "from": start, "steps": steps, "to": goal}


def portion(seat: int, start: int, steps: int, goal: int) -> Move:
    return {"seat": seat, "from": start, "steps": steps, "to": goal}


LEGAL: list[Move] = [
    {"do": "start", "card": "start_1_11", "seat": 0},
    step("start_1_11", 5, 1, 6),
    step("start_1_11", 65, 1, 66),
    step("blue_3", 5, 3, 8),
    step("blue_3", 61, 3, 0),
    {"do": "split", "card": "team_4", "parts": [portion(0, 5, 4, 9)]},
    {"do": "split", "card": "team_4", "parts": [portion(0, 61, 4, 1)]},
    {"do": "split", "card": "team_4", "parts": [portion(0, 61, 4, 64)]},
    {"do": "magnet", "card": "copy", "as": "magnet", "seat": 0, "from": 61, "to": 4},
    {"do": "swap", "card": "swap", "own": [0, 5], "other": [1, 20]},
    {"do": "swap", "card": "swap", "own": [0, 61], "other": [1, 20]},
    {"do": "swap", "card": "swap", "own": [0, 61], "other": [2, 30]},
]
