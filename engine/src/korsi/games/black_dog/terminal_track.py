"""The board of Black DOG in characters: the track as a cross, lanes, pens and every piece.

A space is four characters: who stands there, its number, and what it is. All of it comes from
the drawing in the game's data.
"""

from collections.abc import Callable, Iterator

from rich.text import Text

from korsi.cli.grid import Fitted, in_line, unbroken
from korsi.contract import View
from korsi.games.black_dog.components import DATA, DISC, LANE, ORIGINS, PAWS

COLOURS = ("red", "blue", "yellow", "green")
LETTERS = "RBYG"
STYLES = ("red", "bright_blue", "yellow", "green")
"""By seat."""

DOG, DOG_STYLE = "@", "bold magenta"
PAW, ON_DISC, NOBODYS_ORIGIN, ROOM = "*", "°", "+", "·"
PEN = -1
PEN_PLACES: int = DATA["pen_places_each"]
WIDE = 4
ABREAST = 8
"""Spaces in a line where there is no room for the cross: 39 characters."""

Point = tuple[float, float]


def _quarters(points: list[list[float]]) -> list[list[Point]]:
    """The same points in all four quarters of the board."""
    found: list[list[Point]] = [[(x, y) for x, y in points]]
    for _ in range(3):
        found.append([(-y, x) for x, y in found[-1]])
    return found


SPACES = [point for quarter in _quarters(DATA["drawing"]["quadrant"]) for point in quarter]
LANES = _quarters(DATA["drawing"]["goal"])
LANES_LONG = len(DATA["drawing"]["goal"])
PENS = [quarter[0] for quarter in _quarters(DATA["drawing"]["pen"])]

_LEFT = min(x for x, _ in SPACES)
_HEIGHTS = sorted({round(y, 2) for _, y in SPACES})
HIGH = len(_HEIGHTS)


def column_of(point: Point) -> int:
    """Where a point's characters begin."""
    return round((point[0] - _LEFT) * WIDE)


def row_of(point: Point) -> int:
    """The line that is nearest to a point."""
    return min(range(HIGH), key=lambda row: abs(_HEIGHTS[row] - point[1]))


BREADTH = max(column_of(point) for point in SPACES) + WIDE


class Page:
    """Lines of characters, each with a style, written in any order."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Blanks leave what is there."""
        for number, letter in enumerate(text):
            if letter != " ":
                self.cells[row, column + number] = (letter, style)

    def lines(self) -> Iterator[Text]:
        """All of it."""
        for row in range(HIGH):
            ends = [column for line, column in self.cells if line == row]
            columns = range(max(ends, default=-1) + 1)
            yield in_line(self.cells.get((row, column), (" ", "")) for column in columns)


def cross(view: View, digits: Callable[[int], str]) -> Text:
    """The whole board as it is printed."""
    page = Page()
    standing = pieces(view)
    for place, point in enumerate(SPACES):
        letter, style = standing.get(place, (" ", "dim"))
        mark, mark_style = ground(view, place)
        row, column = row_of(point), column_of(point)
        page.write(row, column, f"{letter}{digits(place):>2}", style)
        page.write(row, column + WIDE - 1, mark, mark_style)
    for seat, origin in enumerate(view["origins"]):
        lane_and_pen(page, view, seat, ORIGINS.index(origin), digits)
    return unbroken(Text("\n").join(page.lines()))


def whole_board(view: View, digits: Callable[[int], str]) -> Fitted:
    """The cross where there is room for it, else the same in a few straight lines."""
    return Fitted(lambda room: (cross if room >= BREADTH else straight)(view, digits))


def straight(view: View, digits: Callable[[int], str]) -> Text:
    """The track in lines from space 0 on, and under it every pen and lane."""
    standing = pieces(view)
    lines: list[Text] = []
    for first in range(0, len(SPACES), ABREAST):
        spaces = []
        for place in range(first, first + ABREAST):
            letter, style = standing.get(place, (" ", "dim"))
            spaces.append(
                Text.assemble((f"{letter}{digits(place):>2}", style), ground(view, place))
            )
        lines.append(Text(" ").join(spaces))
    for seat, pawns in enumerate(view["pawns"]):
        lane = [
            Text.assemble(lane_place(pawns, seat, number, digits)) for number in range(LANES_LONG)
        ]
        waiting = pawns.count(PEN)
        pen = Text(pen_of(seat, waiting), f"bold {STYLES[seat]}" if waiting else STYLES[seat])
        lines.append(Text("  ").join([pen, Text(" ").join(lane)]))
    return unbroken(Text("\n").join(lines))


def lane_place(
    pawns: list[int], seat: int, number: int, digits: Callable[[int], str]
) -> tuple[str, str]:
    """A place of a lane: a capital letter stands there, a small one is a free place."""
    letter, style = LETTERS[seat], STYLES[seat]
    taken = LANE + number in pawns
    text = f"{letter if taken else letter.lower()}{digits(number + 1)}"
    return text, f"bold {style}" if taken else style


def pen_of(seat: int, waiting: int) -> str:
    """A pen with so many pawns; those that have no place of their own stand behind it."""
    inside = LETTERS[seat] * min(waiting, PEN_PLACES)
    return f"[{inside:{ROOM}<{PEN_PLACES}}]{LETTERS[seat] * (waiting - PEN_PLACES)}"


def pieces(view: View) -> dict[int, tuple[str, str]]:
    """Who stands on the track: a letter and a style by space."""
    found = {
        place: (LETTERS[seat], f"bold {STYLES[seat]}")
        for seat, places in enumerate(view["pawns"])
        for place in places
        if 0 <= place < LANE
    }
    if view["dog"] is not None:
        found[view["dog"]] = (DOG, DOG_STYLE)
    return found


def ground(view: View, place: int) -> tuple[str, str]:
    """What a space is: an origin, a paw, or another space of the disc."""
    if place in view["origins"]:
        seat = view["origins"].index(place)
        return LETTERS[seat].lower(), STYLES[seat]
    if place in ORIGINS:
        return NOBODYS_ORIGIN, "dim"
    if place in PAWS:
        return PAW, "cyan"
    return (ON_DISC, "cyan") if place in DISC else (" ", "")


def lane_and_pen(
    page: Page, view: View, seat: int, quarter: int, digits: Callable[[int], str]
) -> None:
    """A lane, how it branches off, and the pen before it."""
    pawns, style = view["pawns"][seat], STYLES[seat]
    origin = SPACES[ORIGINS[quarter]]
    for number, point in enumerate(LANES[quarter]):
        page.write(row_of(point), column_of(point) + 1, *lane_place(pawns, seat, number, digits))
    across, down = LANES[quarter][0][0] - origin[0], LANES[quarter][0][1] - origin[1]
    joint = column_of(LANES[quarter][0]) + (0 if across > 0 else WIDE - 1)
    page.write(row_of(LANES[quarter][0]), joint, "╲" if across * down > 0 else "╱", style)

    waiting = pawns.count(PEN)
    pen = pen_of(seat, waiting)
    row, column = row_of(PENS[quarter]), column_of(origin)
    if row == row_of(origin):  # beside the origin, away from it
        column += WIDE + 1 if PENS[quarter][0] > origin[0] else -len(pen) - 1
    elif column + len(pen) > BREADTH:
        column = BREADTH - len(pen)
    page.write(row, column, pen, f"bold {style}" if waiting else style)


def on_disc(view: View) -> list[tuple[str, int]]:
    """The pieces that a turn of the disc carries along, with their spaces."""
    standing = pieces(view)
    return [(standing[place][0], place) for place in DISC if place in standing]
