"""Tables that fit: what has no room beside goes below, and nothing is ever cut off."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby
from operator import itemgetter
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

NEEDED: Final = 40
"""Columns in which everything can be shown whole."""

GAPS: Final = (3, 2, 1)
INDENT: Final = 2
COMFORT: Final = 16
"""A last column that is narrower than this had better be below."""

UNLIMITED: Final = 10_000


class Fitted:
    """Something that is drawn for the room there is."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


class Grid:
    """Cells under each other. Where a row is too long, its gaps become smaller; where that is not
    enough, its last cells go below, and words are never split."""

    def __init__(self, gap: int = 3, numbers: bool = False) -> None:
        self.gap = gap
        self.numbers = numbers  # all but the first column: to the right, three wide at least
        self.rows: list[list[Text]] = []

    def add_row(self, *cells: str | Text) -> None:
        """One more row; it may have fewer cells than the others."""
        self.rows.append([Text(cell) if isinstance(cell, str) else cell for cell in cells])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        widths = self.widths()
        for gap in [gap for gap in GAPS if gap <= self.gap]:
            last = room - sum(widths[:-1]) - gap * (len(widths) - 1)
            if last >= min(widths[-1], max(self.longest_word(), COMFORT)):
                yield from self.beside(console, gap, [*widths[:-1], min(last, widths[-1])])
                return
        fits = [n for n in range(len(widths) + 1) if sum(widths[:n]) + max(n - 1, 0) <= room]
        yield from self.below(console, widths[: fits[-1]], room)

    def widths(self) -> list[int]:
        """What each column needs."""
        found = [0] * max((len(row) for row in self.rows), default=1)
        for row in self.rows:
            for column, cell in enumerate(row):
                least = 3 if self.numbers and column else 0
                found[column] = max(found[column], cell.cell_len, least)
        return found

    def longest_word(self) -> int:
        """Of the cells in the last column, which may be several lines high."""
        columns = max((len(row) for row in self.rows), default=0)
        last = [row[-1].plain for row in self.rows if row and len(row) == columns]
        return max((cell_len(word) for cell in last for word in cell.split()), default=0)

    def beside(self, console: Console, gap: int, widths: Sequence[int]) -> Iterator[Text]:
        """Every cell in its column."""
        for row in self.rows:
            cells = [*row, *[Text()] * (len(widths) - len(row))]
            lines = list(cells[-1].wrap(console, widths[-1])) if widths[-1] else [Text()]
            for number, end in enumerate(lines or [Text()]):
                begin = cells[:-1] if number == 0 else [Text()] * (len(widths) - 1)
                yield unbroken(Text(" " * gap).join(self.in_columns([*begin, end], widths)))

    def below(self, console: Console, widths: Sequence[int], room: int) -> Iterator[Text]:
        """As many cells in columns as fit, the others under them."""
        for row in self.rows:
            cells = [*row, *[Text()] * (len(widths) - len(row))]
            head = Text(" ").join(self.in_columns(cells[: len(widths)], widths))
            rest = Text("  ").join([cell for cell in cells[len(widths) :] if cell.plain.strip()])
            if widths:
                yield unbroken(head)
            for line in rest.wrap(console, room - INDENT) if rest.plain else []:
                yield unbroken(Text.assemble(" " * INDENT, line))

    def in_columns(self, cells: Sequence[Text], widths: Sequence[int]) -> list[Text]:
        """Cells as wide as their columns."""
        padded = []
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            blanks = " " * (width - cell.cell_len)
            right = self.numbers and column > 0
            padded.append(Text.assemble(blanks, cell) if right else Text.assemble(cell, blanks))
        return padded


class Sheet:
    """A score sheet or the like, with a heading; too many columns go into several such tables, each
    with the first columns, which are words."""

    def __init__(self, columns: Sequence[str], left: int) -> None:
        self.columns = columns
        self.left = left
        self.rows: list[tuple[Sequence[str], str]] = []
        self.sections: set[int] = set()
        self._measured: dict[tuple[int, ...], int] = {}

    def add_row(self, *cells: str, style: str = "") -> None:
        """One more row."""
        self.rows.append((cells, style))
        self._measured.clear()

    def add_section(self) -> None:
        """A line under what has been added so far."""
        self.sections.add(len(self.rows))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        parts: list[list[int]] = [[]]
        for column in range(self.left, len(self.columns)):
            if (
                not parts[-1]
                or self.width(console, options, [*parts[-1], column]) <= options.max_width
            ):
                parts[-1].append(column)
            else:
                parts.append([column])
        for part in parts:
            fits = self.width(console, options, part) <= options.max_width
            yield self.table(part) if fits else self.listed(part)

    def width(self, console: Console, options: ConsoleOptions, part: Sequence[int]) -> int:
        """How wide a table with these columns would like to be: measured once, drawn often."""
        columns = tuple(part)
        if columns not in self._measured:
            room = options.update(width=UNLIMITED)
            self._measured[columns] = Measurement.get(console, room, self.table(part)).maximum
        return self._measured[columns]

    def listed(self, part: Sequence[int]) -> RenderableType:
        """A column that does not even fit beside the words: under its heading; words alone as a
        grid."""
        if not part:
            words = Grid(2)
            words.add_row(*(Text(column, style="bold") for column in self.columns))
            for cells, style in self.rows:
                words.add_row(*(Text(cell, style) for cell in cells))
            return words
        parts: list[RenderableType] = []
        for column in part:
            grid = Grid(2)
            for cells, style in self.rows:
                labels = [Text(cell, style) for cell in cells[: self.left]]
                grid.add_row(*labels, Text(cells[column], style))
            headings = [*self.columns[: self.left], self.columns[column]]
            parts += [*(Text(heading, style="bold") for heading in headings), grid, Text()]
        return Group(*parts)

    def table(self, part: Sequence[int]) -> Table:
        """The first columns and these."""
        shown = [*range(self.left), *part]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in shown:
            justify = "left" if column < self.left else "right"
            table.add_column(self.columns[column], justify=justify, overflow="fold")  # type: ignore[arg-type]
        for number, (cells, style) in enumerate(self.rows):
            if number in self.sections:
                table.add_section()
            table.add_row(*(cells[column] for column in shown), style=style)
        return table


def unbroken(line: Text) -> Text:
    """A line, or lines, that stay as they are."""
    line.no_wrap, line.overflow = True, "ignore"
    return line


def in_line(*letters: Iterable[tuple[str, str]]) -> Text:
    """Letters in a line, each with its style; a drawing has thousands, so that neighbours in one
    style become one piece."""
    pieces = groupby(chain(*letters), key=itemgetter(1))
    return Text.assemble(*(("".join(letter for letter, _ in piece), one) for one, piece in pieces))
