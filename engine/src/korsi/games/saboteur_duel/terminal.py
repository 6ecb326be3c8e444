"""Saboteur: The Duel in the terminal: the maze in characters, both dwarves, and the own hand."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from korsi.cli.board import PlainBoard, dim
from korsi.cli.grid import Fitted, Grid, in_line, unbroken
from korsi.cli.screen import sheet
from korsi.contract import Event, Move, View
from korsi.games.saboteur_duel.components import ROUNDS, TOOLS
from korsi.games.saboteur_duel.terminal_maze import (
    CARDS,
    HIGH,
    LETTER,
    STYLE,
    WIDE,
    Cells,
    Face,
    Place,
    back,
    drawn,
    empty,
    letters_of,
    looks_the_same,
)

TURNED = "↻"
BETWEEN = "   "
ALONE = {"key": "A_KEY", "rockfall": "A_ROCKFALL", "map": "A_MAP"}
"""Moves that need not name their card."""

MEANINGS = ("lay", "turned", "upright", "pass", "clear", "bribe", "end", *TOOLS)
"""What may be typed besides numbers; the words for it are sentences `saboteur-duel-word-…`."""

LONGEST_NUMBER = 4
TYPED = re.compile(r"(?<!\d)[-−]\d+|\d+|[^\W\d_]+|" + TURNED)


class Board(PlainBoard):
    """The maze, the dwarves, and the hand with the places where each card may go."""

    def draw(self, view: View, legal: Sequence[Move]) -> list[RenderableType]:
        """From the middle of the table to the own hand."""
        shown: list[RenderableType] = [
            Text(self.heading(view), style="bold"),
            self.maze(view, legal),
            dim(self.say("saboteur-duel-legend")),
            self.players(view),
        ]
        notes = [*self.looks(view), *self.bribes(legal)]
        if notes:
            shown.append(Text("\n".join(notes)))
        if "waiting" in view:
            shown.append(self.both_ways(view["waiting"]["card"]))
        if view["hand"]:
            shown += [*self.pictures(view["hand"]), self.hand(view, legal)]
        return shown

    def heading(self, view: View) -> str:
        """The round, and what is left of pile, counters and keys."""
        data = {name: view[name] for name in ("round", "pile", "counters", "keys")}
        return self.say("saboteur-duel-heading", rounds=ROUNDS, **data)

    # The maze. Its lines have no letters but Latin ones, so that no terminal turns them round.

    def maze(self, view: View, legal: Sequence[Move]) -> Fitted:
        """All cards on the table, and the numbers of columns and rows along the edges; where it is
        too wide, first the left part, then the others."""
        cells = self.table(view)
        places = {*cells, *((x, y) for x, y in (move["at"] for move in legal if "at" in move))}
        columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
        rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
        wide = max(len(str(y)) for y in rows)

        def draw(room: int) -> Text:
            most = max(1, (room - 2 * (wide + 1)) // WIDE)
            parts = [columns[first : first + most] for first in range(0, len(columns), most)]
            return unbroken(
                Text("\n").join(
                    line for part in parts for line in self.part(cells, part, rows, wide)
                )
            )

        return Fitted(draw)

    def part(
        self, cells: Mapping[Place, Cells], columns: range, rows: range, wide: int
    ) -> Iterator[Text]:
        """These columns of the maze, line by line."""
        numbers = "".join(f"{self.digits(x):^{WIDE}}" for x in columns)
        edge = Text(f"{'':{wide}} {numbers}", style="dim")
        yield edge
        for y in rows:
            cards = [cells.get((x, y), empty()) for x in columns]
            for line in range(HIGH):
                label = self.digits(y) if line == HIGH // 2 else ""
                left, right = (f"{label:>{wide}} ", "dim"), (f" {label}", "dim")
                yield in_line([left], *(letters_of(card, line) for card in cards), [right])
        yield edge

    def table(self, view: View) -> dict[Place, Cells]:
        """Every card that lies there, face up or down."""
        seat = view["seat"]
        routes = [] if seat is None else view["routes"][seat]
        reached = {(x, y) for x, y, _ in routes}
        cells = {}
        for goal in [*view["goals"], *([view["waiting"]] if "waiting" in view else [])]:
            known = self.digits(Face(goal["card"], False).nuggets) if "card" in goal else None
            others = any(looker != seat for looker in goal.get("looked", []))
            cells[place_of(goal)] = back(known, others)
        for card in view["maze"]:
            face = Face(card["card"], card["turned"])
            style = "bold" if place_of(card) in reached else ""
            cells[place_of(card)] = drawn(face, card, self.digits(face.nuggets), style)
        return cells

    def pictures(self, cards: Sequence[str]) -> list[Fitted]:
        """The path cards of a hand side by side, under their numbers."""
        numbered = [(str(number), card) for number, card in enumerate(cards, 1)]
        paths = [(number, Face(card, False)) for number, card in numbered if "open" in CARDS[card]]
        return [self.side_by_side(paths)] if paths else []

    def both_ways(self, card: str) -> Fitted:
        """A goal upright and turned by half, to choose from (SD-18)."""
        return self.side_by_side([("1", Face(card, False)), (f"2{TURNED}", Face(card, True))])

    def side_by_side(self, faces: Sequence[tuple[str, Face]]) -> Fitted:
        """Cards with something written above each, as many beside each other as fit."""

        def draw(room: int) -> Text:
            most = max(1, (room + len(BETWEEN)) // (WIDE + len(BETWEEN)))
            lines: list[Text] = []
            for first in range(0, len(faces), most):
                some = faces[first : first + most]
                cards = [drawn(face, {}, self.digits(face.nuggets)) for _, face in some]
                lines.append(
                    Text(BETWEEN.join(f"{self.digits(above):^{WIDE}}" for above, _ in some))
                )
                for line in range(HIGH):
                    pictured = (in_line(letters_of(card, line)) for card in cards)
                    lines.append(Text(BETWEEN).join(pictured))
            return unbroken(Text("\n").join(lines))

        return Fitted(draw)

    # People and hands

    def players(self, view: View) -> Grid:
        """Both dwarves: nuggets, cards, sabotage and bribes."""
        table = Grid()
        for seat, name in enumerate(self.names):
            colour = view["colours"][seat]
            data = {"nuggets": view["nuggets"][seat], "claimed": view["claimed"][seat]}
            before = view["before"][seat]
            bribes = view["bribes"][seat]
            table.add_row(
                Text(f"{name} {LETTER[colour]}", STYLE[colour]),
                self.say(f"saboteur-duel-colour-{colour}"),
                self.say("saboteur-duel-gold", **data),
                self.say("saboteur-duel-cards", cards=view["cards"][seat]),
                self.say("saboteur-duel-broken", tools=before) if before else "",
                self.say("saboteur-duel-bribes", trolls=bribes) if bribes else "",
            )
        return table

    def looks(self, view: View) -> Iterator[str]:
        """The goals that the own dwarf has seen with a map."""
        for goal in view["goals"]:
            if "card" in goal:
                yield self.say("saboteur-duel-seen", at=goal["at"], card=goal["card"])

    def bribes(self, legal: Sequence[Move]) -> Iterator[str]:
        """The trolls that would take a bribe now."""
        places = [move["at"] for move in legal if move["do"] == "bribe"]
        if places:
            yield self.say("saboteur-duel-may-bribe", places=places)

    def hand(self, view: View, legal: Sequence[Move]) -> Grid:
        """The own cards in words, with the places where each may go."""
        table = Grid(2)
        for number, card in enumerate(view["hand"], 1):
            plays = [move for move in legal if played(move) == card]
            plays.sort(key=lambda move: move.get("at", []))
            targets = "  ".join(self.target(move) for move in plays)
            table.add_row(self.number(number), self.card(card), targets)
        return table

    def target(self, move: Move) -> str:
        """Where a card may go."""
        if "at" in move:
            return self.place(move["at"]) + (TURNED if move.get("turned") else "")
        return self.say(f"saboteur-duel-tool-{move['tool']}") if "tool" in move else "✓"

    # Words

    def say(self, key: str, **data: Any) -> str:
        """A sentence; alone in the mines one may win nothing (SD-35)."""
        if key == "terminal-winners" and not data["winners"]:
            return super().say("saboteur-duel-no-winner")
        return super().say(key, **data)

    def card(self, card: str) -> str:
        return self.say(f"saboteur-duel-card-{card}")

    def place(self, at: Sequence[int]) -> str:
        """Column and row in short, as they are typed."""
        comma = "،" if self.language == "fa" else ","
        return self.digits(f"{at[0]}{comma}{at[1]}")

    # Asking and telling

    def question(self, view: View, legal: Sequence[Move]) -> str:
        """An action, a bribe, or a goal's way up."""
        return self.say(f"saboteur-duel-question-{view['phase']}")

    def read(self, view: View, legal: Sequence[Move], text: str) -> Move | None:
        """Numbers and words in any order: `3 2 4 turned` is card 3 in column 2, row 4."""
        said: set[str] = set()
        numbers: list[int] = []
        for token in TYPED.findall(text.casefold()):
            meaning = self.meaning(token)
            if meaning is not None:
                said.add(meaning)
            elif token.isalpha() or len(token) > LONGEST_NUMBER:
                return None
            else:
                numbers.append(int(token.replace("−", "-")))
        return Typed(view, legal, said, numbers).move()

    def typed(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        """A card by its number, then place, tool or way round."""

        def word(meaning: str) -> str:
            return self.say(f"saboteur-duel-word-{meaning}").split()[-1]

        hand = list(enumerate(view["hand"], 1))
        cards = move.get("cards") or [card for card in [played(move)] if card is not None]
        numbers = [hand.pop([one for _, one in hand].index(card))[0] for card in cards]
        do, way = move["do"], word("turned" if move.get("turned") else "upright")
        said = [word(do)] if do in ("clear", "pass", "bribe", "end") else []
        said += map(str, numbers)
        said += map(str, move.get("at", []) if do != "orient" else [])
        said += [word(move["tool"])] if "tool" in move else []
        return " ".join([*said, way] if do in ("lay", "orient") else said)

    def meaning(self, word: str) -> str | None:
        """What a typed word stands for."""
        if word == TURNED:
            return "turned"
        for meaning in MEANINGS:
            if word in self.say(f"saboteur-duel-word-{meaning}").split():
                return meaning
        return None

    def opening(self, views: Sequence[View]) -> list[Event]:
        """The first deal."""
        view = views[0]
        dealt: Event = {"event": "dealt", "round": view["round"], "pile": view["pile"]}
        return [
            *({**dealt, "starter": starter} for starter in view["acting"]),
            *({"event": "hand", "to": [view["seat"]], "cards": view["hand"]} for view in views),
        ]

    def score_sheet(self, heard: Sequence[Event], scores: Sequence[int]) -> RenderableType:
        """The nuggets of every round, what trolls were paid, and the totals."""
        table = sheet(self.say("saboteur-duel-sheet"), *self.names)
        for event in heard:
            if event["event"] == "round-ended":
                rounds = self.say("saboteur-duel-sheet-round", round=event["round"])
                table.add_row(rounds, *map(self.number, event["nuggets"]))
                if any(event["paid"]):
                    paid = [self.digits(f"−{paid}" if paid else "") for paid in event["paid"]]
                    table.add_row(self.say("saboteur-duel-sheet-paid"), *paid)
        table.add_section()
        totals = map(self.number, scores)
        table.add_row(self.say("saboteur-duel-sheet-total"), *totals, style="bold")
        return table


class Typed:
    """What a person has typed, and the move it stands for, legal or not."""

    def __init__(
        self, view: View, legal: Sequence[Move], said: set[str], numbers: list[int]
    ) -> None:
        self.view = view
        self.legal = legal
        self.said = said
        self.numbers = numbers

    def move(self) -> Move | None:
        """None if it stands for no move."""
        if self.view["phase"] == "orient":
            return self.orient()
        if "end" in self.said:
            return {"do": "end"}
        if "bribe" in self.said:
            return self.aim("bribe", self.numbers)
        if "pass" in self.said:
            cards = self.cards(self.numbers)
            return {"do": "pass", "cards": cards} if len(cards) in (1, 2) else None
        if "clear" in self.said:
            return self.clear()
        cards = self.cards(self.numbers[:1])
        return self.play(cards[0], self.numbers[1:]) if cards else None

    def play(self, card: str, place: list[int]) -> Move | None:
        """A card from the hand; its place or tool may be left out where there is only one."""
        kind = CARDS[card].get("kind", "lay")
        if kind == "lay":
            return self.lay(card, place)
        if kind in ALONE:
            return self.aim(kind, place)
        if place:
            return None
        if kind == "sabotage":
            return {"do": kind, "card": card}
        tool = self.tool(CARDS[card]["tools"])
        return {"do": kind, "card": card, "tool": tool} if tool else None

    def lay(self, card: str, place: list[int]) -> Move | None:
        """Not told which way round: the way that fits, or upright."""
        ways = [move for move in self.legal if move["do"] == "lay" and move["card"] == card]
        if not place:
            return ways[0] if len(ways) == 1 else None
        if len(place) != 2:
            return None
        if "turned" in self.said:
            turned = not looks_the_same(card)
        else:
            fits = [move["turned"] for move in ways if move["at"] == place]
            turned = fits == [True] and "upright" not in self.said
        return {"do": "lay", "card": card, "at": place, "turned": turned}

    def aim(self, do: str, place: list[int]) -> Move | None:
        """Something that has a place."""
        targets = [move for move in self.legal if move["do"] == do]
        if not place:
            return targets[0] if len(targets) == 1 else None
        return {"do": do, "at": place} if len(place) == 2 else None

    def clear(self) -> Move | None:
        """Two cards for a sabotage (SD-8)."""
        cards = self.cards(self.numbers)
        tool = self.tool(TOOLS)
        return {"do": "clear", "cards": cards, "tool": tool} if tool and len(cards) == 2 else None

    def orient(self) -> Move | None:
        """A goal's way up: 1 is upright, 2 is turned."""
        upright = "upright" in self.said or self.numbers == [1]
        turned = "turned" in self.said or self.numbers == [2]
        if upright == turned:
            return None
        return {"do": "orient", "at": self.view["waiting"]["at"], "turned": turned}

    def tool(self, tools: Sequence[str]) -> str | None:
        """The tool that was named, or the only broken one among these."""
        named = [tool for tool in TOOLS if tool in self.said]
        broken = [tool for tool in tools if tool in self.view["before"][self.view["seat"]]]
        choice = named or broken or list(tools[:1])
        return choice[0] if len(choice) == 1 else None

    def cards(self, numbers: Sequence[int]) -> list[str]:
        """Cards of the hand by their numbers; none if there is no such number."""
        hand = self.view["hand"]
        if len(set(numbers)) < len(numbers) or any(not 1 <= n <= len(hand) for n in numbers):
            return []
        return sorted(hand[number - 1] for number in numbers)


def played(move: Move) -> str | None:
    """The card that a move plays; those that are thrown away are not played."""
    return ALONE.get(move["do"], move.get("card"))


def place_of(card: Mapping[str, Any]) -> Place:
    x, y = card["at"]
    return x, y
