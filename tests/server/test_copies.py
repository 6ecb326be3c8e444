"""`korsi backup` while a server plays on, and `korsi restore`."""

import json
import sqlite3
import threading
from contextlib import closing

import pytest
from server.house import House, Player, open_house, two_people
from server.many_tables import id_of, write
from server.test_damage import page_of, spoil_page
from server.test_restart import again

from korsi.cli import main
from korsi_server.tables.table_log import TableLog


def run(*words) -> int:
    return main([*map(str, words)])


def told_once(capsys) -> str:
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told
    return told


def play(house: House, enough: threading.Event) -> threading.Thread:
    """Two people who play until it is enough."""
    one, two, table = two_people(house, options={"target": 500})
    players = [Player(line.person.come(table)) for line in (one, two)]

    def go_on() -> None:
        while not enough.is_set() and not players[0].over:
            min(players, key=lambda player: (player.number, not player.waiting)).step()

    thread = threading.Thread(target=go_on)
    thread.start()
    return thread


def test_copies_taken_while_people_play_are_whole(tmp_path, capsys):
    data = tmp_path / "korsi.db"
    enough = threading.Event()
    with open_house(data) as house:
        thread = play(house, enough)
        try:
            for number in range(5):
                copy = tmp_path / f"copy{number}.db"
                assert run("backup", data, "--to", copy) == 0
                assert "is a whole copy" in capsys.readouterr().out
                assert sorted(p.name for p in tmp_path.glob(f"{copy.name}*")) == [copy.name]
                with closing(sqlite3.connect(copy)) as connection:
                    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
                    for (table,) in connection.execute("select id from tables").fetchall():
                        query = 'select entry from log where "table" = ? order by number'
                        rows = connection.execute(query, (table,)).fetchall()
                        TableLog.of(table, [entry.encode() for (entry,) in rows])
        finally:
            enough.set()
            thread.join()


def test_a_restored_copy_is_the_house_as_it_was(tmp_path, capsys):
    data, copy = tmp_path / "korsi.db", tmp_path / "copy.db"
    with open_house(data) as house:
        line, _, table = two_people(house)
        ada = line.person
        assert run("backup", data, "--to", copy) == 0
        before = house.log(table)
        line.move(line.seen[-1]["legal"][0], "later")
        line.hear("done")
        assert run("restore", copy, "--into", data, "--overwrite") == 2
        assert f"another Korsi is using the data file {data}" in told_once(capsys)
    assert run("restore", copy, "--into", data) == 2
    assert "it was left as it is" in told_once(capsys)
    assert run("restore", copy, "--into", data, "--overwrite") == 0
    with open_house(data) as house:
        assert house.log(table) == before
        assert again(house, ada).http.get("/api/me").json()["tables"] == [table]


@pytest.mark.parametrize("way", [("restore", "--into"), ("backup", "--to")])
def test_what_lay_in_the_log_beside_the_old_file_does_not_come_back(tmp_path, way):
    data, copy = tmp_path / "korsi.db", tmp_path / "copy.db"
    write(copy, 3, 0)
    write(data, 1, 0)
    other = sqlite3.connect(data)  # the last to go: while it is there, its log is
    other.execute("insert into guests values ('x', 'y', null, null)")
    other.commit()
    assert (tmp_path / "korsi.db-wal").stat().st_size
    command, goal = way
    assert run(command, copy, goal, data, "--overwrite") == 0
    with closing(sqlite3.connect(data)) as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (3,)
        assert connection.execute("select * from guests").fetchall() == []
    other.close()


def test_a_copy_of_an_earlier_version_can_be_restored(tmp_path):
    copy, data = tmp_path / "copy.db", tmp_path / "korsi.db"
    write(copy, 3, 0, 2)
    assert run("restore", copy, "--into", data) == 0
    with open_house(data) as house:
        assert house.person().come(id_of(1)).hear("welcome")


@pytest.mark.parametrize("command", [("backup", "--to"), ("restore", "--into")])
def test_mistakes_get_one_sentence_and_change_nothing(tmp_path, capsys, command):
    name, option = command
    good, new = tmp_path / "good.db", tmp_path / "new.db"
    write(good, 60, 0)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Korsi, " * 500)
    empty = tmp_path / "empty.db"
    empty.touch()
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("create table x (y)")
    hurt = tmp_path / "hurt.db"
    hurt.write_bytes(good.read_bytes())
    spoil_page(hurt, page_of(hurt, id_of(20)))
    for source, words in [
        (tmp_path / "none.db", "there is no file"),
        (tmp_path, "there is no file"),
        (letter, "can't use the data file"),
        (empty, "there is nothing in"),
        (foreign, "not one of Korsi"),
        (hurt, "`korsi repair"),
    ]:
        assert run(name, source, option, new) == 2
        assert words in told_once(capsys), source
        assert not new.exists()
    for goal, words in [
        (tmp_path, "is a folder"),
        (good, "are the same file"),
        (letter, "it was left as it is"),
        (tmp_path / "no" / "such.db", "can't"),
    ]:
        assert run(name, good, option, goal) == 2
        assert words in told_once(capsys), goal
    assert run(name, good) == 2
    assert option in capsys.readouterr().err
    assert letter.read_text().startswith("Dear Korsi")
    assert not list(tmp_path.glob("*.part*"))


def test_the_copy_can_be_read_as_a_file(tmp_path):
    """One file and nothing beside it: what `cp` would miss is inside."""
    data, copy = tmp_path / "korsi.db", tmp_path / "copy.db"
    with open_house(data) as house:
        table = house.person("Ada").make()
        assert (tmp_path / "korsi.db-wal").stat().st_size
        assert run("backup", data, "--to", copy) == 0
    alone = f"{copy.as_uri()}?immutable=1"
    with closing(sqlite3.connect(alone, uri=True)) as connection:
        rows = connection.execute('select entry from log where "table" = ?', (table,)).fetchall()
    assert json.loads(rows[0][0])["entry"] == "created"
