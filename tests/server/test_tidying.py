"""A checkpoint and a commit that begins the write-ahead log anew never meet (decision 015)."""

import sqlite3
from pathlib import Path

import pytest

from korsi_server.store import tidier
from korsi_server.store.schema import open_file
from korsi_server.store.tidier import CHECKPOINT, log_held


def generation(file: Path) -> bytes:
    """What changes whenever the log begins anew: the salt in its head."""
    return file.with_name(f"{file.name}-wal").read_bytes()[16:24]


def commit(connection: sqlite3.Connection, name: str) -> None:
    connection.execute("insert into guests (id, name) values (?, ?)", (name, name))


@pytest.fixture
def file(tmp_path):
    return tmp_path / "korsi.db"


@pytest.fixture
def three(file):
    """The writer, the tidier, and its reader."""
    connections = [open_file(file) for _ in range(3)]
    yield connections
    for connection in connections:
        connection.close()


def test_without_a_reader_the_log_begins_anew_as_soon_as_all_is_in_the_file(file, three):
    writer, tidying, _ = three
    commit(writer, "a")
    before = generation(file)
    _, pages, tidied = tidying.execute(CHECKPOINT).fetchone()
    assert pages == tidied
    commit(writer, "b")
    assert generation(file) != before


def test_while_the_tidier_is_at_it_the_log_does_not_begin_anew(file, three):
    writer, tidying, reader = three
    commit(writer, "a")
    before = generation(file)
    with log_held(reader):
        _, pages, tidied = tidying.execute(CHECKPOINT).fetchone()
        assert pages == tidied, "all of it is in the file: it could"
        commit(writer, "b")
        tidying.execute(CHECKPOINT)
        commit(writer, "c")
        assert generation(file) == before
    tidying.execute(CHECKPOINT)
    commit(writer, "d")
    assert generation(file) != before, "and afterwards it does"


def test_when_the_log_begins_anew_under_a_reader_no_checkpoint_goes_on(file, three):
    writer, tidying, reader = three
    commit(writer, "a")
    tidying.execute(CHECKPOINT)
    before = generation(file)
    with log_held(reader):
        commit(writer, "b")
        assert generation(file) != before
        content = file.read_bytes()
        _, pages, tidied = tidying.execute(CHECKPOINT).fetchone()
        assert pages > 0
        assert tidied == 0
        assert file.read_bytes() == content
    _, pages, tidied = tidying.execute(CHECKPOINT).fetchone()
    assert pages == tidied


def test_the_tidier_never_tidies_without_its_reader(file, monkeypatch):
    tidying = tidier.Tidier(file)
    asked = []
    tidying._connection.set_trace_callback(
        lambda statement: asked.append((statement, tidying._reader.in_transaction))
    )
    writer = open_file(file)
    try:
        commit(writer, "a")
        tidying.note(writer)
    finally:
        tidying.close()
        writer.close()
    assert asked
    assert all(reading for _, reading in asked)
