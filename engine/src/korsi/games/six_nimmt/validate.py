"""Whether a position of 6 nimmt! that somebody wrote by hand can be: types, cards, the moment."""

from typing import Any

from korsi.contract import Position
from korsi.games.fields import check_list
from korsi.games.six_nimmt.components import FULL, HAND, ROWS, cards_in_use
from korsi.games.six_nimmt.rows import NOWHERE, fit
from korsi.games.six_nimmt.rules import Table
from korsi.games.six_nimmt.state import CHOOSE, DRAFT, OVER, PHASES, ROW, lowest
from korsi.quoting import shown


def check_shape(position: Position, seats: int) -> None:
    """Types, sizes, and every card at most once: so that it can be laid on a table."""
    if position["phase"] not in PHASES:
        raise ValueError(f"phase: {shown(position['phase'])} is not one of {', '.join(PHASES)}")
    _check_number(position["round"], "round", 1)
    variant = position["options"]["variant"]
    if position["phase"] == "draft" and variant != "draft":
        raise ValueError("phase draft needs the variant draft (SN-17)")
    dealt = HAND * seats + ROWS
    rows = 0 if position["phase"] == "draft" else ROWS
    cards: list[Any] = []
    for field, size, longest in (
        ("rows", rows, FULL),
        ("hands", seats, HAND),
        ("herds", seats, dealt),
    ):
        lists = position[field]
        check_list(lists, field, size)
        for number, inner in enumerate(lists):
            if type(inner) is not list or len(inner) > longest:
                raise ValueError(f"{field} {number}: {shown(inner)} is not a list of cards")
            cards += inner
    chosen = position["chosen"]
    check_list(chosen, "chosen", seats)
    if position["phase"] == "choose":
        for seat in range(seats):
            card = chosen[seat]
            if card is not None and (type(card) is not int or card not in position["hands"][seat]):
                raise ValueError(f"chosen {seat}: {shown(card)} is not in that hand (SN-5)")
    else:
        cards += [card for card in chosen if card is not None]
    deck = cards_in_use(variant, seats)
    for card in cards:
        if type(card) is not int or not 1 <= card <= deck:
            rule = "SN-1" if variant == "classic" else "SN-16"
            raise ValueError(f"{shown(card)} is not a card from 1 to {deck} ({rule})")
    if len(set(cards)) < len(cards):
        twice = sorted({card for card in cards if cards.count(card) > 1})
        raise ValueError(f"each card exists once (SN-1), but {twice} stand twice")
    if len(cards) > dealt:
        raise ValueError(f"{len(cards)} cards are more than the {dealt} of a round (SN-3)")
    if variant != "classic" and position["phase"] != "draft" and len(cards) < dealt:
        raise ValueError(f"all {dealt} cards are in play (SN-16), but only {len(cards)} are here")
    check_list(position["totals"], "totals", seats)
    for total in position["totals"]:
        _check_number(total, "totals", 0)


def check_phase(table: Table, hands: list[list[int]], chosen: list[int]) -> None:
    """What the phase demands of rows, hands and choices."""
    if table.phase == DRAFT:
        if table.drafted == HAND * table.seats or any(chosen) or table.taken:
            raise ValueError(
                "in the draft nothing is chosen or taken yet, and cards are left (SN-17)"
            )
        if [len(hand) for hand in hands] != [len(table.hand(seat)) for seat in range(len(hands))]:
            raise ValueError("in the draft players take one card each in turn (SN-17)")
        return
    for number in range(ROWS):
        row = table.row(number)
        if not row or row != sorted(row):
            raise ValueError(f"row {number}: {row} is not one to five ascending cards (SN-4, SN-7)")
    if len({len(hand) for hand in hands}) > 1:
        raise ValueError("all hands are of one size (SN-5)")
    if table.phase == CHOOSE and (table.held == 0 or all(chosen)):
        raise ValueError("to choose, all hold cards and someone has not chosen yet (SN-5)")
    if table.phase == ROW:
        if table.held == HAND or not all(chosen):  # the lowest card is the first of its trick
            raise ValueError("while a row is chosen, all have a card to be placed (SN-6, SN-10)")
        if fit(table.rows, (lowest(table.chosen) >> 4) + 1) < NOWHERE:
            raise ValueError(
                "a row is chosen for a card that is lower than every row's last (SN-10)"
            )
    if table.phase == OVER and (table.held or any(chosen)):
        raise ValueError("the game ends when all cards are played (SN-12)")


def check_end(table: Table) -> None:
    """The game goes on until the target or the last round, and not beyond."""
    rounds = table.terms.rounds
    if rounds > 0 and table.round > rounds:
        raise ValueError(f"round {table.round} is beyond the {rounds} agreed (SN-14)")
    if table.phase == OVER:
        if not table.finished():
            raise ValueError("the game is not over: it has not come to its end (SN-13, SN-14)")
    elif rounds == 0 and table.finished():
        raise ValueError(f"a total has reached {table.terms.target}: the game is over (SN-13)")


def _check_number(value: object, field: str, least: int) -> None:
    if type(value) is not int or not least <= value < 2**53:
        raise ValueError(f"{field}: {shown(value)} is not a whole number from {least} up")
