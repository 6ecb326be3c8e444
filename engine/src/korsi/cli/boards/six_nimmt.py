"""6 nimmt! in the terminal: four rows, everybody's heads, and the own hand."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from korsi.cli.boards.plain import PlainBoard, dim, number_in
from korsi.cli.screen import sheet
from korsi.contract import Event, Move, View
from korsi.games.six_nimmt.cards import FULL, HAND, heads_of

ASKED = {"choose": "card", "draft": "card", "row": "row"}
"""What a number that is typed means, by phase."""

STYLES = {1: "", 2: "cyan", 3: "yellow", 5: "red", 7: "bold magenta"}
"""Colours of the printed cards, by heads: the heads are always written too."""


class Board(PlainBoard):
    """The rows with their heads, the players with theirs, and the hand."""

    quiet = frozenset({*PlainBoard.quiet, "chose", "choice", "hand"})

    def draw(self, view: View, legal: Sequence[Move]) -> list[RenderableType]:
        """From the middle of the table to the own hand."""
        drawn: list[RenderableType] = [Text(self.heading(view), style="bold")]
        if view["phase"] == "draft":
            drawn.append(self.pool(view))
        else:
            drawn.append(self.rows(view))
        if "revealed" in view:
            drawn.append(Text(self.to_be_placed(view)))
        drawn.append(self.players(view))
        if view["hand"]:
            drawn.append(self.hand(view["hand"]))
        return drawn

    def heading(self, view: View) -> str:
        """Which round it is, and when the game ends."""
        options = view["options"]
        if options["rounds"] is None:
            return self.say("six-nimmt-to-target", round=view["round"], target=options["target"])
        return self.say("six-nimmt-of-rounds", round=view["round"], rounds=options["rounds"])

    def rows(self, view: View) -> Table:
        """The four rows, with room for five cards each."""
        table = self.grid("six-nimmt-row", *[""] * FULL, "six-nimmt-heads", "")
        for number, row in enumerate(view["rows"]):
            cards: list[Text | str] = [self.card(card) for card in row]
            room = [dim("·")] * (FULL - len(row))
            full = self.say("six-nimmt-full") if len(row) == FULL else ""
            heads = self.number(heads_of(row))
            table.add_row(self.number(number + 1), *cards, *room, heads, full)
        return table

    def players(self, view: View) -> Table:
        """Heads of this round and totals; in the draft everybody's hand is open."""
        titles = ["six-nimmt-player", "six-nimmt-this-round", "six-nimmt-total"]
        hands = view.get("hands")
        table = self.grid(*titles, *(["six-nimmt-open-hand"] if hands else []))
        for seat, name in enumerate(self.names):
            numbers = [self.number(view["heads"][seat]), self.number(view["totals"][seat])]
            open_hand = [self.cards(hands[seat])] if hands else []
            table.add_row(name, *numbers, *open_hand)
        table.columns[0].justify = "left"
        return table

    def hand(self, cards: list[int]) -> Table:
        """The own cards, and under each its heads."""
        table = self.grid("six-nimmt-hand", *[""] * HAND)
        table.show_header = False
        table.columns[0].justify = "left"
        table.add_row(self.say("six-nimmt-hand"), *[self.card(card) for card in cards])
        heads = [dim(self.number(heads_of([card]))) for card in cards]
        table.add_row(dim(self.say("six-nimmt-heads")), *heads)
        return table

    def pool(self, view: View) -> Table:
        """The cards that may be drafted, ten in a line, and under each its heads."""
        table = Table.grid(padding=(0, 1))
        pool = view["pool"]
        for first in range(0, len(pool), HAND):
            line = pool[first : first + HAND]
            table.add_row(self.say("six-nimmt-cards"), *[self.card(card) for card in line])
            heads = [dim(self.number(heads_of([card]))) for card in line]
            table.add_row(dim(self.say("six-nimmt-heads")), *heads)
        return table

    def to_be_placed(self, view: View) -> str:
        """The cards of the trick that still wait for a row to be chosen."""
        cards = [
            self.say("six-nimmt-played", seat=seat, card=card) for seat, card in view["revealed"]
        ]
        return self.say("six-nimmt-to-be-placed", plays=" · ".join(cards))

    def card(self, card: int) -> Text:
        """A number in the colour of its heads."""
        return Text(self.number(card), style=STYLES[heads_of([card])], justify="right")

    def cards(self, cards: list[int]) -> str:
        return " ".join(self.number(card) for card in cards)

    def grid(self, *titles: str) -> Table:
        """A table of numbers whose titles are keys of sentences."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in titles:
            table.add_column(self.say(title) if title else "", justify="right", min_width=3)
        return table

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
        table = sheet(self.say("six-nimmt-round"), *self.names)
        for event in heard:
            if event["event"] == "round-ended":
                heads = [self.number(number) for number in event["heads"]]
                table.add_row(self.number(event["round"]), *heads)
        table.add_section()
        totals = [self.number(score) for score in scores]
        table.add_row(self.say("six-nimmt-total"), *totals, style="bold")
        return table
