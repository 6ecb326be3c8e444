"""Potion Explosion in the terminal: the dispenser, the stacks, and everybody's desk."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from korsi.cli.board import PlainBoard, dim
from korsi.cli.grid import Grid
from korsi.cli.screen import sheet
from korsi.contract import Event, Move, View
from korsi.games.potion_explosion.components import (
    COLOURS,
    DATA,
    FIELDS,
    FLASK,
    HELP_POINTS,
    REACH,
    SIGHT,
    SKILL_POINTS,
)
from korsi.games.potion_explosion.terminal_typing import Typed, kind_of, spelled, words_of
from korsi.games.potion_explosion.vocabulary import VOCABULARY

UNHEARD = frozenset(name for name, nature in VOCABULARY.natures.items() if nature.aloud == "none")
ARCH, NOTHING, ROOM, DOT = "(", "–", "·", " · "
STYLES = {"R": "bold red", "B": "bold bright_blue", "K": "bold", "Y": "bold yellow"}
LEAST_HOLES = 4
MEANINGS: tuple[str, ...] = (
    *COLOURS,
    "pick",
    "put",
    "help",
    "flask",
    "hand",
    "drink",
    "as",
    "end",
    "done",
)
"""What may be typed besides numbers; the words for it are sentences `potion-explosion-word-…`."""


class Board(PlainBoard):
    """What can be taken, and what it is needed for."""

    quiet = UNHEARD - {"returned"}
    """What follows from something that is told; how many marbles return, nothing else says."""

    def draw(self, view: View, legal: Sequence[Move]) -> list[RenderableType]:
        """From the middle of the table to the own potions."""
        shown: list[RenderableType] = []
        if view["phase"] == "draft":
            shown.append(self.starters(view))
        else:
            shown += [
                Text("\n".join(self.heading(view)), style="bold"),
                self.dispenser(view, any(move["do"] == "pick" for move in legal)),
                self.stacks(view),
            ]
        shown += [self.desk(view, seat) for seat in self.order(view)]
        shown.append(dim(self.say("potion-explosion-legend")))
        drinks = list(self.drinks(view, legal))
        if drinks:
            shown.append(Text("\n".join(drinks)))
        return shown

    def heading(self, view: View) -> Iterator[str]:
        """The tokens, and whether the end is near."""
        left = {"countdown": view["countdown"], "bank": view["bank"], "left": view["help_tokens"]}
        yield self.say("potion-explosion-heading", **left)
        if view["tie"] is not None:
            yield self.say("potion-explosion-tie", round=view["tie"]["round"])
        elif view["ending"] is not None:
            yield self.say("potion-explosion-last-turns")

    # Every line begins with a word: where a terminal turns Persian lines round, it turns them all.

    def dispenser(self, view: View, picking: bool) -> Grid:
        """Five tracks from the front; under each marble, how many a pick would take."""
        table = Grid(2)
        places = [dim(self.number(place)) for place in range(1, SIGHT + 1)]
        table.add_row(self.say("potion-explosion-places"), *places[:REACH], "", places[REACH])
        for number, track in enumerate(view["tracks"]):
            marbles = [marble(colour) for colour in track["marbles"]]
            marbles += [dim(ROOM) for _ in range(SIGHT - len(marbles))]
            table.add_row(
                self.say("potion-explosion-track", track=number),
                *marbles[:REACH],
                dim(ARCH),
                marbles[REACH],
                self.say("potion-explosion-behind", count=track["hidden"]),
            )
            if picking:
                takes = view["takes"][number][: len(track["marbles"])]
                label = dim(self.say("potion-explosion-takes"))
                table.add_row(label, *[self.take(count) for count in takes])
        return table

    def take(self, count: int) -> Text:
        """How many marbles a pick would take; an explosion stands out."""
        return Text(self.number(count), style="bold" if count > 1 else "dim")

    def starters(self, view: View) -> Grid:
        """The tiles on offer, numbered."""
        table = Grid(2)
        for number, tile in enumerate(view["starters"], 1):
            table.add_row(self.say("potion-explosion-starter", number=number), *self.recipe(tile))
        return table

    def stacks(self, view: View) -> Grid:
        """What lies on top, and how many tiles there are."""
        table = Grid(2)
        for number, stack in enumerate(view["stacks"]):
            top = (NOTHING,) if stack["top"] is None else self.recipe(stack["top"])
            size = self.say("potion-explosion-size", count=stack["size"])
            empty = [""] * (3 - len(top))
            table.add_row(self.say("potion-explosion-stack", stack=number), *top, *empty, size)
        return table

    def recipe(self, tile: str) -> tuple[str, Text, str]:
        """The name of a tile, its holes, and its points."""
        data = recipe_of(tile)
        holes = {colour: data[name] for colour, name in zip(COLOURS, FIELDS, strict=True)}
        points = self.say("potion-explosion-points", points=data["points"])
        return self.tile(tile), holes_text(holes, []), points

    # Desks

    def order(self, view: View) -> list[int]:
        """The others clockwise, the own desk last."""
        seats = len(self.names)
        own = view["seat"] or 0
        return [(own + step) % seats for step in range(1, seats + 1)]

    def desk(self, view: View, seat: int) -> Group:
        """A player's burners, flask and hand, and shelf, under name and tokens."""
        desk = view["desks"][seat]
        table = Grid(2)
        for number, burner in enumerate(desk["burners"]):
            label = self.say("potion-explosion-burner", burner=number)
            table.add_row(label, NOTHING if burner is None else self.brewing(burner))
        flask = Text.assemble("[", letters(desk["flask"]), ROOM * (FLASK - len(desk["flask"])), "]")
        if desk["hand"]:
            hand = self.say("potion-explosion-hand")
            flask = Text.assemble(flask, f"  {hand}  ", letters(desk["hand"]))
        table.add_row(self.say("potion-explosion-flask"), flask)
        if desk["potions"]:
            table.add_row(self.say("potion-explosion-shelf"), DOT.join(self.shelf(desk["potions"])))
        return Group(Text(DOT.join(self.standing(view, seat)), style="bold"), table)

    def standing(self, view: View, seat: int) -> Iterator[str]:
        """Who it is, with points and tokens, and whose turn it is."""
        desk = view["desks"][seat]
        yield f"{self.names[seat]} ({self.number(seat + 1)})"
        yield self.say("potion-explosion-points", points=view["scores"][seat])
        yield self.say("potion-explosion-skills", count=desk["skills"])
        yield self.say("potion-explosion-helps", count=desk["helps"])
        if seat == view["first"]:
            yield self.say("potion-explosion-first")
        if seat in view["acting"]:
            yield self.say("potion-explosion-on-turn")
        tie = view["tie"] or {"seats": [], "counts": []}
        for tied, count in zip(tie["seats"], tie["counts"], strict=True):
            if tied == seat and count is not None:
                yield self.say("potion-explosion-tie-count", count=count)

    def brewing(self, burner: View) -> Text:
        """A tile on a burner: full holes with their marbles, and the empty ones."""
        holes = holes_text(burner["holes"], burner["filled"])
        points = recipe_of(burner["tile"])["points"]
        said = self.say("potion-explosion-points", points=points)
        return Text.assemble(self.tile(burner["tile"]), "  ", holes, "  ", said)

    def shelf(self, potions: Sequence[View]) -> Iterator[str]:
        """The completed potions, numbered."""
        for number, potion in enumerate(potions, 1):
            name = f"{self.number(number)} {self.tile(potion['tile'])}"
            drunk = f" {self.say('potion-explosion-drunk')}" if potion["drunk"] else ""
            yield name + drunk

    def drinks(self, view: View, legal: Sequence[Move]) -> Iterator[str]:
        """How to drink what can be drunk now."""
        tiles = {move["tile"] for move in legal if move["do"] == "drink"}
        for number, potion in enumerate(view["desks"][view["seat"] or 0]["potions"], 1):
            if potion["tile"] in tiles:
                kind = kind_of(potion["tile"])
                how = self.say("potion-explosion-drink-how", effect=kind, number=number)
                yield f"{self.say(f'potion-explosion-kind-{kind}')}: {how}"

    # Words

    @property
    def comma(self) -> str:
        return "، " if self.language == "fa" else ", "

    def tile(self, tile: str) -> str:
        """A tile by its kind and its holes."""
        kind = self.say(f"potion-explosion-kind-{kind_of(tile)}")
        return self.say("potion-explosion-tile", kind=kind, holes=holes_of(tile))

    def move_words(self, move: Move) -> str:
        """A move in words; a drink with all that its effect does."""
        if move["do"] != "drink":
            return super().move_words(move)
        name = self.comma.join([self.tile(move["tile"]), *self.effect(move)])
        return self.say("potion-explosion-move-drink", name=name)

    def effect(self, move: Move) -> Iterator[str]:
        """What a potion is drunk for."""
        if move.get("as", kind_of(move["tile"])) != kind_of(move["tile"]):
            yield self.say("potion-explosion-as", kind=move["as"])
        if "victim" in move:
            yield self.say("potion-explosion-from-flask", victim=move["victim"])
        if "place" in move:
            spot = {name: move[name] for name in ("track", "place")}
            yield self.say("potion-explosion-spot", **spot)
        elif "track" in move:
            yield self.say("potion-explosion-on-track", track=move["track"])
        if "count" in move:
            yield self.say("potion-explosion-spots", number=move["count"])
        for name in ("tracks", "places"):
            if name in move:
                listed = " ".join(self.number(number + 1) for number in move[name])
                yield self.say(f"potion-explosion-on-{name}", numbers=listed)

    # Asking and telling

    def question(self, view: View, legal: Sequence[Move]) -> str:
        """What is to be decided."""
        phase = view["phase"]
        if phase == "turn" and any(move["do"] == "pick" for move in legal):
            phase = "pick"
        return self.say(f"potion-explosion-question-{phase}")

    def read(self, view: View, legal: Sequence[Move], text: str) -> Move | None:
        """Numbers and words: `3 5` picks from track 3, place 5; `r1` puts red on burner 1."""
        words = words_of(text, self.meaning)
        return None if words is None else Typed(view, legal, words).move()

    def typed(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        """Numbers, letters of colours, and the words that are needed."""
        return spelled(
            move, view, lambda word: self.say(f"potion-explosion-word-{word}").split()[-1]
        )

    def meaning(self, word: str) -> str | None:
        """What a typed word stands for."""
        for meaning in MEANINGS:
            if word in self.say(f"potion-explosion-word-{meaning}").split():
                return meaning
        return None

    def opening(self, views: Sequence[View]) -> list[Event]:
        """What chance has decided before the first starter is taken."""
        view = views[0]
        drawn = {"leave": view["left_out"], "starters": view["starters"], "first": view["first"]}
        return [{"event": "draw", **drawn}]

    def score_sheet(self, heard: Sequence[Event], scores: Sequence[int]) -> RenderableType:
        """Potions, skill tokens and help tokens in points, and the totals."""
        table = sheet(self.say("potion-explosion-sheet"), *self.names)
        points = {name: [0] * len(self.names) for name in ("potions", "skills", "helps")}
        for event in heard:
            if event["event"] == "completed":
                points["potions"][event["seat"]] += event["points"]
            elif event["event"] == "skill":
                points["skills"][event["seat"]] += SKILL_POINTS
            elif event["event"] == "helped":
                points["helps"][event["seat"]] -= HELP_POINTS
        for name, row in points.items():
            table.add_row(self.say(f"potion-explosion-sheet-{name}"), *map(self.number, row))
        table.add_section()
        totals = map(self.number, scores)
        table.add_row(self.say("potion-explosion-sheet-total"), *totals, style="bold")
        return table


# Tiles and marbles in characters


def holes_of(tile: str) -> int:
    """How many holes a tile such as `wisdom-4a` has."""
    return int(tile.rpartition("-")[2][:-1])


def recipe_of(tile: str) -> dict[str, int]:
    """What a tile needs and brings."""
    recipe: dict[str, int] = DATA[kind_of(tile)][holes_of(tile) - LEAST_HOLES]
    return recipe


def marble(colour: str) -> Text:
    """A marble by its letter."""
    return Text(colour, style=STYLES[colour])


def letters(colours: str) -> Text:
    """Some marbles."""
    return Text.assemble(*map(marble, colours))


def holes_text(empty: dict[str, int], filled: Sequence[dict[str, str]]) -> Text:
    """Holes by colour: a capital letter is full, `y:R` is a yellow hole with a red marble."""
    text = Text()
    for colour in COLOURS:
        for pair in filled:
            if pair["hole"] == colour:
                other = "" if pair["marble"] == colour else f"{colour.lower()}:"
                text.append(other).append_text(marble(pair["marble"]))
        text.append(colour.lower() * empty.get(colour, 0))
    return text
