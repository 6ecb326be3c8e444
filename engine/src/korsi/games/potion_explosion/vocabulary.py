"""What Potion Explosion says: its moves, its events, its view."""

from typing import Annotated, Literal, NotRequired, TypedDict

from korsi.vocabulary import (
    BySeat,
    Counted,
    Seat,
    ViewHeading,
    Vocabulary,
    composed,
    event,
    named,
    pieces,
)

Colour = Annotated[Literal["R", "B", "K", "Y"], named("colour")]
"""PE-1: red, blue, black, yellow."""

Kind = Annotated[
    Literal["wisdom", "blind_love", "magnetic", "prismatic", "abyssal", "sands", "balm", "filter"],
    named("kind"),
]
"""PE-2: the eight kinds of potions, in the order of the rules PE-18 … PE-25."""

Tile = Annotated[str, composed("tile", "(?P<kind>.+)-(?P<holes>[0-9]+).")]
"""PE-2: a kind, the number of its holes, and the letter of the copy: `wisdom-4a`."""

Marbles = Annotated[str, pieces("marbles")]
"""A letter for each marble, in the order R, B, K, Y where they lie in no order: `RRK`."""

Row = str
"""The marbles of a track, a letter each, from the front."""

Phase = Literal["draft", "turn", "prism", "refill", "tiebreak", "over"]
"""What is to be decided: a starter (PE-5), a turn (PE-9), a marble of the flask (PE-21), a tile
(PE-16), a pick (PE-30); or nothing more."""

Held = Literal["hand", "flask"]
"""Where a player has marbles (PE-9, PE-14)."""


# Moves


class ChooseStarter(TypedDict):
    """PE-5: a starter that is on offer, for the next free burner."""

    do: Literal["starter"]
    tile: Tile


class Pick(TypedDict):
    """PE-9, PE-10: the regular pick of a turn, with all that explodes; or the pick of a tie-break
    (PE-30)."""

    do: Literal["pick"]
    track: Counted
    place: Counted


class AskForHelp(TypedDict):
    """PE-11: a marble without an explosion, for a help token."""

    do: Literal["help"]
    track: Counted
    place: Counted


class PlaceMarble(TypedDict):
    """PE-13: a marble on an empty hole of its colour."""

    do: Literal["put"]
    from_: Held
    colour: Colour
    burner: Counted


class KeepMarble(TypedDict):
    """PE-14: a marble from the hand into the flask."""

    do: Literal["to_flask"]
    colour: Colour


class FetchMarble(TypedDict):
    """PE-14: a marble from the flask back into the hand."""

    do: Literal["to_hand"]
    colour: Colour


class Drink(TypedDict):
    """PE-12: a completed potion is drunk. `as` is the kind whose effect is used, and may be left
    out where it is the tile's own; Sands of Time names another (PE-23). What else there is depends
    on that kind: `track` and `place` (PE-18, PE-20), `victim` (PE-19), nothing (PE-21), `tracks`
    (PE-22), `track`, `place` and `count` (PE-24), `track` and `places` (PE-25)."""

    do: Literal["drink"]
    tile: Tile
    as_: NotRequired[Kind]
    victim: NotRequired[Seat]
    track: NotRequired[Counted]
    place: NotRequired[Counted]
    tracks: NotRequired[list[Counted]]
    count: NotRequired[int]
    places: NotRequired[list[Counted]]


class PlaceAnywhere(TypedDict):
    """PE-21: a marble of the flask on any empty hole."""

    do: Literal["prism"]
    colour: Colour
    burner: Counted
    hole: Colour


class FinishPrism(TypedDict):
    """PE-21: no more marbles of the flask."""

    do: Literal["prism_done"]


class EndTurn(TypedDict):
    """PE-9, PE-14: nothing is left that must be done."""

    do: Literal["end"]


class TakeTile(TypedDict):
    """PE-16: the top tile of a stack, for the next free burner."""

    do: Literal["tile"]
    stack: Counted


# Events


@event(foreseen=True)
class Drafted(TypedDict):
    """PE-5: somebody takes a starter."""

    event: Literal["drafted"]
    seat: Seat
    tile: Tile


@event(aloud="none")
class Filled(TypedDict):
    """PE-6, PE-7: after the draft the stacks are dealt and the dispenser is filled: what is on top,
    and the marbles in sight."""

    event: Literal["filled"]
    tops: list[Tile]
    tracks: list[Row]


class TurnBegan(TypedDict):
    """PE-9: whose turn it is now."""

    event: Literal["turn"]
    seat: Seat


@event(foreseen=True, undoable=True)
class Picked(TypedDict):
    """PE-9, PE-30: the marble that was picked; what explodes follows."""

    event: Literal["picked"]
    seat: Seat
    track: Counted
    place: Counted
    colour: Colour


@event(undoable=True)
class Exploded(TypedDict):
    """PE-10: marbles of a colour that met: so many from this place on, as they lie now."""

    event: Literal["exploded"]
    seat: Seat
    track: Counted
    place: Counted
    colour: Colour
    count: int


@event(log=False, aloud="none")
class Seen(TypedDict):
    """PE-7: marbles that came into sight at the back of a track; none where the last hidden ones
    have exploded."""

    event: Literal["seen"]
    track: Counted
    colours: Marbles


@event(foreseen=True, undoable=True)
class Helped(TypedDict):
    """PE-11: a marble taken with a little help."""

    event: Literal["helped"]
    seat: Seat
    track: Counted
    place: Counted
    colour: Colour


@event(foreseen=True, undoable=True)
class Drunk(TypedDict):
    """PE-12: a potion is drunk; `as` is the kind that Sands of Time repeats (PE-23), else null."""

    event: Literal["drunk"]
    seat: Seat
    tile: Tile
    as_: Kind | None


class TakenMarble(TypedDict):
    """A marble that a potion takes, and where it was."""

    track: Counted
    place: Counted
    colour: Colour


@event(foreseen=True, undoable=True)
class Took(TypedDict):
    """PE-18, PE-20, PE-22, PE-24: what a potion of this kind takes from the dispenser, without an
    explosion."""

    event: Literal["took"]
    seat: Seat
    how: Kind
    marbles: Annotated[list[TakenMarble], pieces("marbles", by="colour")]


@event(foreseen=True, undoable=True, against="victim")
class Robbed(TypedDict):
    """PE-19: all marbles of an opponent's flask come into the hand."""

    event: Literal["robbed"]
    seat: Seat
    victim: Seat
    colours: Marbles


@event(foreseen=True)
class Filtered(TypedDict):
    """PE-25: marbles of one colour leave a track for the tank."""

    event: Literal["filtered"]
    seat: Seat
    track: Counted
    places: list[Counted]
    colour: Colour


@event(foreseen=True, undoable=True)
class PlacedAnywhere(TypedDict):
    """PE-21: a marble of the flask on a hole of any colour."""

    event: Literal["prism"]
    seat: Seat
    colour: Colour
    burner: Counted
    hole: Colour


@event(foreseen=True, undoable=True, log=False, drawn=False)
class PrismFinished(TypedDict):
    """PE-21: the potion is used up: by choice, or because no marble or no hole is left."""

    event: Literal["prism-done"]
    seat: Seat


@event(foreseen=True, undoable=True, log=False, aloud="own")
class Placed(TypedDict):
    """PE-13: a marble on a hole of its colour."""

    event: Literal["put"]
    seat: Seat
    from_: Held
    colour: Colour
    burner: Counted


@event(foreseen=True, undoable=True, log=False, aloud="own")
class Kept(TypedDict):
    """PE-14: a marble from the hand into the flask."""

    event: Literal["flasked"]
    seat: Seat
    colour: Colour


@event(foreseen=True, undoable=True, log=False, aloud="own")
class Fetched(TypedDict):
    """PE-14: a marble from the flask into the hand."""

    event: Literal["handed"]
    seat: Seat
    colour: Colour


@event(foreseen=True)
class Completed(TypedDict):
    """PE-15: a tile without empty holes becomes a potion; its marbles return."""

    event: Literal["completed"]
    seat: Seat
    tile: Tile
    colours: Marbles
    points: int


@event(log=False, aloud="none")
class Returned(TypedDict):
    """PE-17: marbles are thrown back into the tank."""

    event: Literal["returned"]
    colours: Marbles


@event(log=False, aloud="none")
class Arrived(TypedDict):
    """PE-17: one of them stops where it is seen."""

    event: Literal["arrived"]
    track: Counted
    place: Counted
    colour: Colour


@event(foreseen=True)
class TurnEnded(TypedDict):
    """PE-16: the end of a turn; marbles left in the hand return."""

    event: Literal["ended"]
    seat: Seat
    surplus: Marbles


class TileTaken(TypedDict):
    """PE-16: a tile comes from a stack on a free burner."""

    event: Literal["tile"]
    seat: Seat
    stack: Counted
    tile: Tile
    burner: Counted


@event(log=False, aloud="none")
class Uncovered(TypedDict):
    """PE-16: what is on top of the stack now; null where it is empty."""

    event: Literal["uncovered"]
    stack: Counted
    tile: Tile | None


class SkillEarned(TypedDict):
    """PE-27: a skill token for five kinds, or for the third potion of a kind."""

    event: Literal["skill"]
    seat: Seat
    why: Literal["five", "three"]
    kind: Kind | None
    from_: Literal["countdown", "bank"]


@event(drawn=False)
class LastTurns(TypedDict):
    """PE-28: the end begins: no token in the countdown stack, no tile, or 150 turns each."""

    event: Literal["last-turns"]
    seat: Seat
    why: Literal["skills", "tiles", "turns"]


@event(drawn=False)
class TieBegan(TypedDict):
    """PE-30: these have the most points, or took as many marbles, and pick once each."""

    event: Literal["tie"]
    seats: list[Seat]
    round: int


class TiePicked(TypedDict):
    """PE-30: how many marbles somebody took; 0 where none were left."""

    event: Literal["tie-picked"]
    seat: Seat
    count: int


@event(drawn=False)
class Over(TypedDict):
    """PE-29, PE-30: the game is over."""

    event: Literal["over"]
    scores: BySeat
    winners: list[Seat]


# What a seat knows: all seats know the same


class Track(TypedDict):
    """PE-7: the marbles in sight, and how many are hidden behind them."""

    marbles: Row
    hidden: int


class Explosion(TypedDict):
    """PE-10: what the pick of a marble would set off among those in sight: `count` marbles from the
    place `front` on would go with it, itself among them. `open`: it may go on among the hidden
    ones."""

    track: Counted
    place: Counted
    front: Counted
    count: int
    open: bool


class Stack(TypedDict):
    """PE-6: the tile on top, if there is one, and how many there are."""

    top: Tile | None
    size: int


class FilledHole(TypedDict):
    """PE-13, PE-21: a marble on a hole, and the hole's colour."""

    hole: Colour
    marble: Colour


class EmptyHoles(TypedDict):
    """How many empty holes of a colour there are, where there are some."""

    R: NotRequired[int]
    B: NotRequired[int]
    K: NotRequired[int]
    Y: NotRequired[int]


class Burner(TypedDict):
    """PE-13: a tile that is being brewed."""

    tile: Tile
    filled: list[FilledHole]
    holes: EmptyHoles


class Potion(TypedDict):
    """PE-12, PE-15: a completed potion."""

    tile: Tile
    drunk: bool


class Desk(TypedDict):
    """What lies before a player: two burners, some of them empty; marbles; potions in the order in
    which they were completed; skill tokens (PE-27) for three of these `kinds` and for `five`; help
    tokens (PE-11)."""

    burners: list[Burner | None]
    hand: Marbles
    flask: Marbles
    potions: list[Potion]
    skills: int
    kinds: list[Kind]
    five: bool
    helps: int


class PrismUnderWay(TypedDict):
    """PE-21: the flask that is being emptied, and how many marbles were placed so far."""

    flask: Marbles
    put: int


class TieBreak(TypedDict):
    """PE-30: who is tied, what each has taken in this round (null: not yet), and the marbles that
    are out until all have picked."""

    round: int
    seats: list[Seat]
    counts: list[int | None]
    out: Marbles


class View(ViewHeading):
    """All that a seat knows of the table.

    `turn` is who is on turn, null in the draft, in a tie-break and at the end; `first` the first
    player; `turns` the finished turns of all together; `left_out` the kinds that left the game
    (PE-4); `starters` those on offer (PE-5). `takes` says for each track and place how many marbles
    in sight a pick would take, 0 where there is none; `explosions` which, where they are more than
    one (PE-10). `returns` counts how often marbles have returned (PE-17), `ending` is who brought
    the end about (PE-28)."""

    phase: Phase
    turn: Seat | None
    first: Seat
    turns: int
    left_out: list[Kind]
    starters: list[Tile]
    acting: list[Seat]
    tracks: list[Track]
    stacks: list[Stack]
    desks: list[Desk]
    countdown: int
    bank: int
    help_tokens: int
    picked: bool
    helped: bool
    returns: int
    ending: Seat | None
    prism: PrismUnderWay | None
    tie: TieBreak | None
    takes: list[list[int]]
    explosions: list[Explosion]
    scores: BySeat
    winners: NotRequired[list[Seat]]


# What only sentences are given


class Said(TypedDict, total=False):
    """What refusals, reasons and the terminal's and the browser's own sentences say besides."""

    phase: Phase
    do: str
    cause: Literal["victim", "flask", "hole", "pair", "run", "marble"]
    number: int
    holes: int
    effect: str  # chooses a sentence, so it is not said
    name: str
    numbers: str
    first: Seat
    leave: list[Kind]
    starters: list[Tile]
    countdown: int
    bank: int
    left: int
    potions: int
    skills: int
    helps: int
    most: int
    magic: str
    step: int
    steps: int
    gets: int
    bursts: int
    brewed: int
    scored: int


VOCABULARY = Vocabulary(
    moves=(
        ChooseStarter,
        Pick,
        AskForHelp,
        PlaceMarble,
        KeepMarble,
        FetchMarble,
        Drink,
        PlaceAnywhere,
        FinishPrism,
        EndTurn,
        TakeTile,
    ),
    events=(
        Drafted,
        Filled,
        TurnBegan,
        Picked,
        Exploded,
        Seen,
        Helped,
        Drunk,
        Took,
        Robbed,
        Filtered,
        PlacedAnywhere,
        PrismFinished,
        Placed,
        Kept,
        Fetched,
        Completed,
        Returned,
        Arrived,
        TurnEnded,
        TileTaken,
        Uncovered,
        SkillEarned,
        LastTurns,
        TieBegan,
        TiePicked,
        Over,
    ),
    view=View,
    said=Said,
)
