"""Games as a server will deal them: committed to, with parts of the players' devices, and written
down."""

import hashlib

import korsi
from every_game.tables import Table
from korsi import fairness, game_file

PEOPLE = ["Ada", None, "آوا", "Оля"]


def secret_of(table: Table) -> bytes:
    """One that no other table has."""
    return hashlib.sha256(f"secret {table}".encode()).digest()


def parts_of(table: Table) -> dict[int, str]:
    """Of every other seat: the others are bots, which add none."""
    return {
        seat: hashlib.sha256(f"part {seat} {table}".encode()).hexdigest()
        for seat in range(0, table.seats, 2)
    }


def played(table: Table, moves: int = 40) -> korsi.Game:
    """A careless game from the seed that follows from all of it, as far as so many moves."""
    seed = fairness.deal_seed(secret_of(table), table.game, parts_of(table))
    for number, game in enumerate(table.moments(seed)):  # noqa: B007
        if number == moves:
            break
    return game


def written(table: Table, game: korsi.Game) -> bytes:
    """Its game file."""
    people = [PEOPLE[seat % len(PEOPLE)] for seat in range(table.seats)]
    proof = fairness.proof(secret_of(table), parts_of(table))
    return game_file.written(game.record(), people, proof).encode()
