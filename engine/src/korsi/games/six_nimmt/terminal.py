"""6 nimmt! in the terminal: four rows, everybody's heads, and the own hand."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from korsi.cli.board import PlainBoard, dim, number_in
from korsi.cli.grid import GAPS, Fitted, Grid
from korsi.cli.screen import sheet
from korsi.contract import Event, Move, View
from korsi.games.six_nimmt.components import FULL, HAND, heads_of

ASKED = {"choose": "card", "draft": "card", "row": "row"}
"""What a number that is typed means, by phase."""

CARD = 3
"""The digits of the widest card."""

STYLES = {1: "", 2: "cyan", 3: "yellow", 5: "red", 7: "bold magenta"}
"""Colours of the printed cards, by heads: the heads are always written too."""


class Board(PlainBoard):
    """The rows with their heads, the players with theirs, and the hand."""

    quiet = frozenset({*PlainBoard.quiet, "chose", "choice", "hand"})

    def draw(self, view: View, legal: Sequence[Move]) -> list[RenderableType]:
        """From the middle of the table to the own hand."""
        heading = Text(self.heading(view), style="bold")
        drawn: list[RenderableType] = [
            heading,
            self.pool(view["pool"]) if view["phase"] == "draft" else self.rows(view),
            self.players(view),
        ]
        if "revealed" in view:
            drawn.append(self.to_be_placed(view))
        if view["hand"]:
            drawn.append(self.hand(view["hand"]))
        return drawn

    def heading(self, view: View) -> str:
        """Which round it is, and when the game ends."""
        options = view["options"]
        if options["rounds"] is None:
            return self.say("six-nimmt-to-target", round=view["round"], target=options["target"])
        return self.say("six-nimmt-of-rounds", round=view["round"], rounds=options["rounds"])

    # Every line begins with a word and ends at the same place: where a terminal turns Persian
    # lines round, it turns them all.

    def rows(self, view: View) -> Grid:
        """The four rows, with room for five cards each."""
        table = Grid(numbers=True)
        for number, row in enumerate(view["rows"]):
            table.add_row(
                self.say("six-nimmt-row", row=number),
                *[self.card(card) for card in row],
                *[dim("·") for _ in range(FULL - len(row))],
                self.say("six-nimmt-full") if len(row) == FULL else "",
                self.say("six-nimmt-heads", heads=heads_of(row)),
            )
        return table

    def players(self, view: View) -> Grid:
        """Heads of this round and totals; after a draft everybody's hand is open."""
        hands = view.get("hands")
        table = Grid()
        for seat, name in enumerate(self.names):
            table.add_row(
                name,
                self.say("six-nimmt-this-round", heads=view["heads"][seat]),
                self.say("six-nimmt-total", total=view["totals"][seat]),
                *([self.say("six-nimmt-open-hand", cards=hands[seat])] if hands else []),
            )
        return table

    def hand(self, cards: list[int]) -> Fitted:
        """The own cards, and under each its heads."""
        return self.lay(self.say("six-nimmt-hand"), cards)

    def pool(self, cards: list[int]) -> Fitted:
        """The cards that may be drafted, at most ten in a line."""
        return self.lay(self.say("six-nimmt-pool"), cards)

    def lay(self, label: str, cards: list[int]) -> Fitted:
        """Lines of cards, as many as fit beside each other, and under each a line of heads."""
        heads = self.say("six-nimmt-their-heads")

        def draw(room: int) -> Group:
            free = room - max(cell_len(label), cell_len(heads))
            most = min(HAND, len(cards))
            gap = next((gap for gap in GAPS if most * (gap + CARD) <= free), GAPS[-1])
            abreast = max(1, min(most, free // (gap + CARD)))
            grid = Grid(gap, numbers=True)
            for first in range(0, len(cards), abreast):
                line = cards[first : first + abreast]
                grid.add_row(label, *[self.card(card) for card in line])
                grid.add_row(dim(heads), *[dim(self.number(heads_of([card]))) for card in line])
            return Group(grid)

        return Fitted(draw)

    def to_be_placed(self, view: View) -> str:
        """The cards of the trick that still wait for a row to be chosen."""
        cards = [
            self.say("six-nimmt-played", seat=seat, card=card) for seat, card in view["revealed"]
        ]
        return self.say("six-nimmt-to-be-placed", plays=" · ".join(cards))

    def card(self, card: int) -> Text:
        """A number in the colour of its heads."""
        return Text(self.number(card), style=STYLES[heads_of([card])])

    # Asking and telling

    def question(self, view: View, legal: Sequence[Move]) -> str:
        """A card, a row, or a card to draft."""
        return self.say(f"six-nimmt-question-{view['phase']}")

    def read(self, view: View, legal: Sequence[Move], text: str) -> Move | None:
        """A number: people count rows from 1."""
        number = number_in(text)
        if number is None:
            return None
        do = view["phase"]
        return {"do": do, ASKED[do]: number - 1 if do == "row" else number}

    def typed(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        """The number of a card or of a row."""
        return str(move["row"] + 1 if move["do"] == "row" else move["card"])

    def opening(self, views: Sequence[View]) -> list[Event]:
        """The first deal, or the cards laid out for the draft."""
        view = views[0]
        if view["phase"] == "draft":
            return [{"event": "laid-out", "round": view["round"], "cards": view["pool"]}]
        dealt: Event = {"event": "dealt", "round": view["round"], "rows": view["rows"]}
        return [
            dealt,
            *({"event": "hand", "to": [view["seat"]], "cards": view["hand"]} for view in views),
        ]

    def score_sheet(self, heard: Sequence[Event], scores: Sequence[int]) -> RenderableType:
        """The heads of every round, and the totals."""
        table = sheet(self.say("six-nimmt-sheet"), *self.names)
        for event in heard:
            if event["event"] == "round-ended":
                label = self.say("six-nimmt-sheet-round", round=event["round"])
                table.add_row(label, *map(self.number, event["heads"]))
        table.add_section()
        totals = map(self.number, scores)
        table.add_row(self.say("six-nimmt-sheet-total"), *totals, style="bold")
        return table
