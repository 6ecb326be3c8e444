"""Protocol v1: every message between client and server, as types.

The client's TypeScript types and the JSON Schema in `docs/protocol.json` are made from this file
(`make types`); a test fails when they are stale. Unknown fields are refused. Whatever a person
reads is a key and its data, to be said by the client in the person's language.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{8}$")]
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""What a device adds to the chance of a game: 32 random bytes in hex digits."""
MoveId = Annotated[str, Meta(min_length=1, max_length=36)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Level = Literal["easy", "normal", "hard", "expert"]
Onlookers = Literal["speak", "watch", "none"]
"""What those without a seat may do: look on and speak, look on, or neither."""
Avatar = Literal[
    "pomegranate",
    "walnut",
    "pistachio",
    "quince",
    "tea-glass",
    "samovar",
    "saffron",
    "cinnamon",
    "date",
    "fig",
    "lemon",
    "candle",
    "grapes",
    "watermelon",
    "apricot",
    "cherry",
    "star-anise",
    "teapot",
    "sugar-loaf",
    "mint",
    "honey",
    "bread",
    "lantern",
    "hazelnut",
]
"""The face of a person: a thing on the table. How it is drawn is the client's affair."""
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Delay = Annotated[int, Meta(ge=0, le=100)]
"""So many moves later than those who sit, those who look on see the game."""
Help = Literal["everyone", "alone", "nobody"]
"""Who may have help: everyone, only who plays without other people, or nobody."""
Json = dict[str, Any]


# ── What a client may say on the socket ──────────────────────────────────────────────────────


class Ask(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A client's message. It may have an `id`, and a fault that answers it has the same."""

    id: MoveId | None = None


class Move(Ask, tag="move"):
    """A move of the own seat. The same `id` sent again counts once."""

    id: MoveId
    move: Json


class Undo(Ask, tag="undo"):
    """Take the own seat's last move back. The same `id` sent again counts once.

    `after` is the number of the last event that the person has seen: if something has happened
    since, nothing is taken back.
    """

    id: MoveId
    after: Annotated[int, Meta(ge=0)]


class Sit(Ask, tag="sit"):
    """Take a free seat before the start, or change to it."""

    seat: Seat


class Stand(Ask, tag="stand"):
    """Leave the own seat before the start."""


class Fill(Ask, tag="fill"):
    """Host, before the start: a bot takes this free seat, or changes its level."""

    seat: Seat
    level: Level


class Clear(Ask, tag="clear"):
    """Host, before the start: remove a bot or a person from a seat."""

    seat: Seat


class Contribute(Ask, tag="contribute"):
    """Before the start, from who sits here: this device's part of the chance. The first counts."""

    part: Part


class Start(Ask, tag="start"):
    """Host: begin. Free seats are filled with bots of `level`; None: refused if any is free."""

    level: Level | None = None


class Lend(Ask, tag="lend"):
    """While playing: let a bot play for a seat whose person is away, or for the own seat."""

    seat: Seat
    level: Level = "normal"


class Reclaim(Ask, tag="reclaim"):
    """Take the own seat back from the bot."""


Greeting = Literal["hello", "good-luck", "well-played", "thanks", "hurry", "oops"]
Reaction = Literal["clap", "laugh", "wow", "heart", "tea", "sad"]


class Chat(Ask, tag="chat"):
    """Words, or a preset: a greeting, or a reaction (a key that every client can say or draw).
    While partners play, greetings alone are heard."""

    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    preset: Greeting | Reaction | None = None


class Admit(Ask, tag="admit"):
    """Host: what those who have no seat may do here. Before the start, while a seat is free,
    anybody may come to take it."""

    onlookers: Onlookers


class Hint(Ask, tag="hint"):
    """What would a hard bot do in this seat, and why?"""


class Preview(Ask, tag="preview"):
    """What would certainly follow from this move of the own seat? Nothing is played."""

    move: Json


class Rematch(Ask, tag="rematch"):
    """After the end: the same people at a new table. Alone with bots, it starts at once, or if the
    device `contributes`, as soon as it has."""

    contributes: bool = False


class Ping(Ask, tag="ping"):
    """Answered at once; `at` is the client's own clock."""

    at: float


Asked = (
    Move
    | Undo
    | Sit
    | Stand
    | Fill
    | Clear
    | Contribute
    | Start
    | Lend
    | Reclaim
    | Chat
    | Admit
    | Hint
    | Preview
    | Rematch
    | Ping
)


# ── What the server says on the socket ───────────────────────────────────────────────────────


class Sitter(Struct, forbid_unknown_fields=True):
    """Who sits in a seat. A person may be lent to a bot: then `level` is set too."""

    kind: Literal["free", "person", "bot"]
    name: str | None = None
    level: Level | None = None
    here: bool = False
    """A person with an open connection."""
    host: bool = False
    away: float | None = None
    """Seconds since the last connection closed, when this was sent."""
    expected: bool = False
    """Before the start: the seat is kept for this person, who has not been at this table yet."""
    avatar: Avatar | None = None
    """Of a person; those of bots follow from their seats."""
    hints: int = 0
    """How often this person asked for a hint, where other people sit at the table too."""
    previews: int = 0
    """In how many moments this person looked at what a move would bring, likewise."""


class GivenPart(Struct, forbid_unknown_fields=True):
    """What the device of the person in a seat has added to the chance of the game."""

    seat: int
    part: Part


class Fair(Struct, forbid_unknown_fields=True):
    """How the chance of a game comes about. The secret behind the commitment is in the game file,
    after the end; docs/game_file.md says how all of it is checked."""

    commitment: str
    parts: list[GivenPart]


class TableInfo(Struct, forbid_unknown_fields=True):
    """What everybody may know of a table besides the game."""

    id: str
    game: str
    seats: int
    options: Json
    open: bool
    """Listed on the home page."""
    status: Literal["waiting", "playing", "over"]
    sitters: list[Sitter]
    watching: int
    """How many look on."""
    rematch: str | None = None
    """The table that follows this one."""
    hushed: bool = False
    """Partners are playing: nobody may say more than a greeting until the end."""
    hurried: bool = False
    """So many tables wait for their bots that these think less than their level says."""
    onlookers: Onlookers = "speak"
    """What those who have no seat may do."""
    fair: Fair | None = None
    """Where the chance comes from; None at tables of earlier versions."""
    at_once: bool = False
    """It starts by itself as soon as everybody who sits has added the part of their device."""
    hints: Help = "everyone"
    """Who may ask for hints."""
    preview: Help = "everyone"
    """Who may ask what a move would bring."""
    delay: Delay = 0
    """So many moves later than those who sit, those who look on see the game."""
    audience: list[str] = []
    """The names of those who look on and have given one; told to those who are at the table, and to
    nobody while partners play."""
    language: Language | None = None
    """Of who has set the table, where their client has said so."""


class ChatLine(Struct, forbid_unknown_fields=True):
    """Something said: `text` or `preset`."""

    number: int
    seat: int | None
    name: str
    text: str | None
    preset: str | None
    earlier: bool = False
    """Said at the table that this one follows."""
    aside: bool = False
    """Said during the game by somebody who looks on: who plays reads it after the end."""


class Said(Struct, tag_field="say", forbid_unknown_fields=True):
    """A server's message."""


class Welcome(Said, tag="welcome"):
    """The first message on a socket, and the answer to a gap: everything, as it is now.

    `number` is the number of the last event. `missed` are the events after the number that the
    client named, or None where there are too many: then the view alone must do.
    """

    table: TableInfo
    seat: int | None
    host: bool
    name: str | None
    number: int
    view: Json | None
    legal: list[Json]
    undoable: bool
    """Whether this seat's last move can be taken back now."""
    missed: list[Json] | None
    chat: list[ChatLine]


class TableChanged(Said, tag="table"):
    """Somebody sat down, came, went, or the status changed."""

    table: TableInfo
    seat: int | None
    host: bool


class Events(Said, tag="events"):
    """What happened: events `first`, `first + 1`, …, as this seat may know them; then the view."""

    first: int
    events: list[Json]
    view: Json
    legal: list[Json]
    undoable: bool


class Done(Said, tag="done"):
    """The move or undo with this id is durable; its events end at `number`."""

    id: str
    number: int


class Refusal(Said, tag="refused"):
    """The rules forbid the move with this id; nothing has changed."""

    id: str
    rule: str
    why: str
    data: Json


class Fault(Said, tag="fault"):
    """Something else can't be done: not host, seat taken, too fast, not understood.

    `id` is that of the message that it answers, where that had one that could be read.
    """

    why: str
    data: Json = {}
    id: str | None = None


class ChatSaid(Said, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Hinted(Said, tag="hint"):
    """The answer to `hint`: a move, and the key and data of its reason."""

    move: Json
    why: str
    data: Json


class Reason(Struct, forbid_unknown_fields=True):
    """Why the rules forbid a move: the rule, and the key and data of its sentence."""

    rule: str
    why: str
    data: Json


class Previewed(Said, tag="preview"):
    """The answer to `preview`, with its `move`: what certainly follows, as this seat may know it.

    Where the rules forbid the move, `refused` says why and there are no events. `refused` as a
    message of its own is only ever about a move that was to be made.
    """

    move: Json
    events: list[Json]
    refused: Reason | None = None


class Pong(Said, tag="pong"):
    """The answer to `ping`, with its `at`."""

    at: float


Answered = (
    Welcome | TableChanged | Events | Done | Refusal | Fault | ChatSaid | Hinted | Previewed | Pong
)


# ── HTTP ─────────────────────────────────────────────────────────────────────────────────────


class MyTable(Struct, forbid_unknown_fields=True):
    """An unfinished table where this guest sits."""

    table: TableInfo
    seat: int
    acting: list[int]
    """The seats that must decide now; none before the start."""
    idle: float
    """Seconds since something last happened there, when this was sent."""


class Me(Struct, forbid_unknown_fields=True):
    """GET /api/me: the guest behind the cookie."""

    name: str | None
    avatar: Avatar
    """The chosen one; who has chosen none is given one."""
    tables: list[str]
    """Unfinished tables where this guest sits."""
    mine: list[MyTable]
    """The same tables, and what goes on there."""


class Rename(Struct, forbid_unknown_fields=True):
    """PUT /api/me: another name, another avatar, or both."""

    name: Name | None = None
    avatar: Avatar | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. With `bots`, free seats are filled and the game starts at once, or if the
    device `contributes`, as soon as it has: first the commitment is shown, then the part is."""

    game: str
    seats: int
    options: Json = {}
    open: bool = False
    bots: Level | None = None
    contributes: bool = False
    hints: Help = "alone"
    """Who may ask for hints."""
    preview: Help = "alone"
    """Who may ask what a move would bring."""
    delay: Delay = 0
    """So many moves later than those who sit, those who look on see the game."""
    language: Language | None = None
    """Of who sets the table, for those who read of it in the list."""


class Sought(Struct, forbid_unknown_fields=True):
    """GET, POST and DELETE /api/seek: what this guest seeks. Who else does, nobody is told."""

    games: list[str] = []
    """Nothing is sought where there are none."""
    seats: int = 0
    people: int = 0
    """How many seek the same, this guest among them."""
    table: str | None = None
    """Enough people were found: they sit there, and the game begins when all have come."""


class NewSeek(Struct, forbid_unknown_fields=True):
    """POST /api/seek: one of these games, at a table of so many, with whoever seeks the same."""

    games: Annotated[list[str], Meta(min_length=1, max_length=16)]
    seats: Annotated[int, Meta(ge=2, le=16)]


class Acquaintance(Struct, forbid_unknown_fields=True):
    """Somebody with whom this guest has played, named by the seat where that was."""

    table: str
    seat: int
    name: str
    avatar: Avatar


class Acquaintances(Struct, forbid_unknown_fields=True):
    """GET /api/company?tables=ID,ID…: people of these tables, and of the unfinished ones, who may
    be asked to another."""

    people: list[Acquaintance]


class Whom(Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/invitations: who sat in this seat of that table is asked to this one."""

    table: TableId
    seat: Seat


class Invitation(Struct, forbid_unknown_fields=True):
    """Somebody asks this guest to a table."""

    table: str
    game: str
    name: str
    avatar: Avatar


class Invitations(Struct, forbid_unknown_fields=True):
    """GET /api/invitations, and the answer to everything that changes them."""

    invitations: list[Invitation]


Answer = Literal["no", "never"]
"""Not now, or not from this person any more."""


class Answering(Struct, forbid_unknown_fields=True):
    """PUT /api/invitations/ID."""

    answer: Answer


class Made(Struct, forbid_unknown_fields=True):
    """The answer to POST /api/tables."""

    table: str


class Link(Struct, forbid_unknown_fields=True):
    """The answer to POST /api/me/link: a path for the other device."""

    link: str


class Arrival(Struct, forbid_unknown_fields=True):
    """GET /api/come/TOKEN: whom this device becomes by the POST. Looking changes nothing."""

    name: str | None
    avatar: Avatar
    same: bool
    """This device is that guest already; the link is for another one."""


class OptionTerms(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a table may choose before a game: one of `choices`, or a whole number `from` … `to`."""

    name: str
    rule: str
    default: str | int | None
    choices: list[str] = []
    least: int | None = field(name="from", default=None)
    most: int | None = field(name="to", default=None)


class SeatTerms(Struct, forbid_unknown_fields=True):
    """How many can play."""

    least: int = field(name="from")
    most: int = field(name="to")


class GameTerms(Struct, forbid_unknown_fields=True):
    """A game and what a table may choose, as `korsi.catalogue()` gives it."""

    game: str
    rules: int
    seats: SeatTerms
    wins: Literal["low", "high"]
    options: list[OptionTerms]


class GameHome(Struct, forbid_unknown_fields=True):
    """GET /api/games/KEY: a game, and the addresses of all that a client of one's own needs.

    A game from elsewhere may lack its data, and sentences and rulebook in some languages.
    """

    terms: GameTerms
    schema: str
    """JSON Schema of its moves, events and view."""
    data: str | None
    """Its components."""
    sentences: dict[str, str]
    """Its sentences in Fluent, by language."""
    rulebook: dict[str, str]
    """Its rules for people in Markdown, by language."""


class Catalogue(Struct, forbid_unknown_fields=True):
    """GET /api/catalogue: the games, and the bots' levels."""

    games: list[GameTerms]
    levels: list[Level]
    most: int
    """The largest whole number that a table of this server may choose for an option."""


class OpenTables(Struct, forbid_unknown_fields=True):
    """GET /api/tables: tables that wait for people and are listed."""

    tables: list[TableInfo]


class Step(Struct, forbid_unknown_fields=True):
    """One move of a finished game: who, what, its events, and the table afterwards."""

    seat: int | None
    move: Json | None
    events: list[Json]
    views: list[Json]
    """One view a seat, and the spectator's last."""


class Replay(Struct, forbid_unknown_fields=True):
    """GET /api/tables/ID/replay, finished games only. Step 0 is the beginning, without a move."""

    table: TableInfo
    names: list[str]
    steps: list[Step]


class ReplayBegins(Struct, forbid_unknown_fields=True):
    """The first line of a replay for who accepts `application/x-ndjson`: each of the lines after it
    is a `Step`, the last of which has the number `last`."""

    table: TableInfo
    names: list[str]
    last: int


class Problem(Struct, forbid_unknown_fields=True):
    """Any HTTP answer from 400 up."""

    why: str
    data: Json = {}
