"""Black DOG in the terminal: the board as a cross, the players, and what each card can do."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from korsi.cli.board import PlainBoard, dim
from korsi.cli.grid import Grid
from korsi.cli.screen import sheet
from korsi.contract import Event, Move, View
from korsi.games.black_dog.components import DATA, LANE, TRACK
from korsi.games.black_dog.terminal_track import COLOURS, LETTERS, STYLES, on_disc, whole_board
from korsi.games.black_dog.terminal_typing import (
    Typed,
    giver_of,
    partner_of,
    receiver_of,
    tokens_of,
)

GOES, SWAPS, AND = "›", "↔", "+"
"""Between places: terminals that turn Persian round turn the first one too."""

PLAIN = ("give", "discard")
"""Moves that only name a card."""

MOST_SPLITS = 24
MEANINGS = ("play", "start", "lane", "left", "right", "fold")
"""What may be typed besides numbers; the words for it are sentences `black-dog-word-…`."""


class Board(PlainBoard):
    """The track, the players, and the hand with the ways to use each card."""

    quiet = frozenset({"own-gift", "got"})  # a note below the board says it

    def draw(self, view: View, legal: Sequence[Move]) -> list[RenderableType]:
        """From the middle of the table to the own hand."""
        shown: list[RenderableType] = [
            Text(self.heading(view), style="bold"),
            whole_board(view, self.number),
            dim(self.say("black-dog-legend")),
            self.players(view),
        ]
        notes = [*self.notes(view), *self.turns(view, legal)]
        if notes:
            shown.append(Text("\n".join(notes)))
        if view["hand"]:
            shown.append(self.hand(view, legal))
        return shown

    def heading(self, view: View) -> str:
        """The round, the deck, and the card that a copy would be."""
        data = {name: view[name] for name in ("round", "deck", "last")}
        return self.say("black-dog-heading", **data)

    def players(self, view: View) -> Grid:
        """Who plays which colour with whom, hand sizes, pawns at home, and whose turn it is."""
        table = Grid()
        for seat, name in enumerate(self.names):
            partner = partner_of(view, seat)
            home = sum(place >= LANE for place in view["pawns"][seat])
            table.add_row(
                Text(f"{name} {LETTERS[seat]}", STYLES[seat]),
                self.say(f"black-dog-colour-{COLOURS[seat]}"),
                "" if partner is None else self.say("black-dog-with", other=partner),
                self.say("black-dog-cards", cards=view["cards"][seat]),
                self.say("black-dog-home", home=home),
                self.comma.join(self.standing(view, seat)),
            )
        return table

    def standing(self, view: View, seat: int) -> Iterator[str]:
        """What else there is to say of a player now."""
        if seat == view["turn"]:
            yield self.say("black-dog-on-turn")
        if seat == view["dealer"]:
            yield self.say("black-dog-deals")
        if seat == view["starter"]:
            yield self.say("black-dog-starts")
        if view["out"][seat]:
            yield self.say("black-dog-out")
        if view["phase"] == "give" and view["given"][seat]:
            yield self.say("black-dog-has-given")

    def notes(self, view: View) -> Iterator[str]:
        """The exchange, as far as one still knows something by it."""
        seat = view["seat"]
        if view.get("gift") is not None:
            receiver = receiver_of(view, seat)
            yield self.say("black-dog-gift", card=view["gift"], receiver=receiver)
        if view.get("got") is not None:
            yield self.say("black-dog-got", card=view["got"], giver=giver_of(view, seat))

    def turns(self, view: View, legal: Sequence[Move]) -> Iterator[str]:
        """Where the disc would carry its pieces, or where the dog may be put."""
        for move in legal:
            if move["do"] == "turn":
                step = DATA["turn"][move["way"]]
                carried = [
                    f"{letter}{self.number(place)}{GOES}{self.number((place + step) % TRACK)}"
                    for letter, place in on_disc(view)
                ]
                yield self.say(f"black-dog-would-{move['way']}", pieces="  ".join(carried))
        if view["phase"] == "dog" and legal:
            spaces = "  ".join(self.number(move["to"]) for move in legal)
            yield self.say("black-dog-free", spaces=spaces)

    # The hand

    def hand(self, view: View, legal: Sequence[Move]) -> Grid:
        """The own cards, numbered; in play, with all that each can do."""
        table = Grid(2)
        for number, card in enumerate(view["hand"], 1):
            plays = [move for move in legal if move.get("card") == card and move["do"] not in PLAIN]
            table.add_row(self.number(number), self.card(card), self.uses(plays))
        return table

    def uses(self, plays: Sequence[Move]) -> str:
        """All uses of one card, in short."""
        known: list[str] = []
        if plays and "as" in plays[0]:
            known.append(self.say("black-dog-as", card=plays[0]["as"]))
        goals: dict[str, list[str]] = {}
        splits: list[str] = []
        for move in plays:
            if move["do"] == "start":
                known.append(self.say("black-dog-use-start"))
            elif move["do"] == "split":
                splits.append(self.way(move))
            else:
                begin, between, end = self.ends(move)
                goals.setdefault(begin + between, []).append(end)
        known += [begin + self.comma.strip().join(ends) for begin, ends in goals.items()]
        known += splits[:MOST_SPLITS]
        if len(splits) > MOST_SPLITS:
            known.append(self.say("black-dog-more-splits", count=len(splits) - MOST_SPLITS))
        return "  ".join(known)

    def ends(self, move: Move) -> tuple[str, str, str]:
        """Where a pawn goes from and to, or the two places of a swap."""
        if move["do"] == "swap":
            return self.spot(*move["own"]), SWAPS, self.spot(*move["other"])
        seat = move["seat"]
        return self.spot(seat, move["from"]), GOES, self.spot(seat, move["to"])

    def way(self, move: Move) -> str:
        """All that a card does, in short."""
        if move["do"] == "split":
            return AND.join("".join(self.ends({"do": "step", **part})) for part in move["parts"])
        return "".join(self.ends(move))

    def spot(self, seat: int, place: int) -> str:
        """A space by its number, a place of a lane by letter and number, as they are drawn."""
        if place < LANE:
            return self.number(place)
        return LETTERS[seat].lower() + self.number(place - LANE + 1)

    # Words

    @property
    def comma(self) -> str:
        return "، " if self.language == "fa" else ", "

    def card(self, card: str) -> str:
        return self.say(f"black-dog-card-{card}")

    def move_words(self, move: Move) -> str:
        """A move in words; what a card does is said in short, as the hand shows it."""
        do = move["do"]
        if do == "dog":
            return self.say("black-dog-move-dog", at=move["to"])
        if do in ("fold", "turn", *PLAIN):
            return super().move_words(move)
        card = self.card(move["card"])
        if "as" in move:
            card += f" ({self.say('black-dog-as', card=move['as'])})"
        how = self.say("black-dog-use-start") if do == "start" else self.way(move)
        return self.say("black-dog-move-card", name=card, how=how)

    # Asking and telling

    def question(self, view: View, legal: Sequence[Move]) -> str:
        """What is to be decided in this phase."""
        phase = view["phase"]
        if any(move["do"] == "fold" for move in legal):
            phase = "fold"
        if phase == "discard" and view["drew"]:
            phase = "drop"
        data = {"receiver": receiver_of(view, view["seat"])} if phase == "give" else {}
        return self.say(f"black-dog-question-{phase}", **data)

    def read(self, view: View, legal: Sequence[Move], text: str) -> Move | None:
        """Numbers and words: `2 5 13` is card 2 for the pawn on 5, which goes to 13."""
        tokens = tokens_of(text, self.meaning)
        return None if tokens is None else Typed(view, legal, *tokens).move()

    def typed(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        """A card by its number, then the places of its pawns."""
        do = move["do"]
        if do == "dog":
            return str(move["to"])
        if do in ("turn", "fold"):
            return self.say(f"black-dog-word-{move.get('way', 'fold')}").split()[-1]
        said = [str(view["hand"].index(move["card"]) + 1)]
        if do == "start":
            said.append(self.say("black-dog-word-start").split()[-1])
        elif do not in PLAIN:
            parts = [{"do": "step", **part} for part in move.get("parts", [])] or [move]
            said += [end for part in parts for end in self.ends(part) if end not in (GOES, SWAPS)]
        return " ".join(said)

    def meaning(self, word: str) -> str | None:
        """What a typed word stands for."""
        for meaning in MEANINGS:
            if word in self.say(f"black-dog-word-{meaning}").split():
                return meaning
        return None

    def opening(self, views: Sequence[View]) -> list[Event]:
        """The first deal."""
        data = {name: views[0][name] for name in ("round", "dealer", "starter", "deck")}
        return [
            {"event": "dealt", **data},
            *({"event": "hand", "to": [view["seat"]], "cards": view["hand"]} for view in views),
        ]

    def score_sheet(self, heard: Sequence[Event], scores: Sequence[int]) -> RenderableType:
        """The pawns at home, round by round where something changed, and each side's sum."""
        table = sheet(self.say("black-dog-sheet"), *self.names)
        before = [0] * len(self.names)
        for event in heard:
            if event["event"] == "round-ended" and event["home"] != before:
                before = event["home"]
                label = self.say("black-dog-sheet-round", round=event["round"])
                table.add_row(label, *map(self.number, before))
        table.add_section()
        totals = map(self.number, scores)
        table.add_row(self.say("black-dog-sheet-total"), *totals, style="bold")
        return table
