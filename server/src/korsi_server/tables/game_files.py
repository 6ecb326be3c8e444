"""The game file of a table, for people and for the archive."""

from korsi import game_file
from korsi.fairness import deal_seed, proof
from korsi_server.tables.table_log import TableLog


def game_file_of(log: TableLog) -> bytes:
    """The game of a table as a file: who sat there, all moves, and the proof of the deal. It tells
    everything, so it is for games that nobody plays on."""
    assert log.game is not None
    record, parts = log.game.record(), log.parts_by_seat()
    fair = None
    # There is nothing to prove at a table of an earlier version, or where a test chose the deal.
    if log.secret is not None and record["seed"] == deal_seed(log.secret, log.game_key, parts):
        fair = proof(log.secret, parts)
    lost = [seat for seat in range(log.seats) if log.lost(seat)]
    ended = None
    if log.status == "over" and (lost or log.ended is not None):
        ended = {"why": log.ended or "rules", "lost": lost}
    names = [chair.name for chair in log.chairs]
    return game_file.written(record, names, fair, ended).encode()
