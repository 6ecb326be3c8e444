"""`korsi serve`: what it says when it starts, and when it can't."""

import socket
import sqlite3
import sys

import pytest

from korsi.cli import main


def serve(capsys, *words) -> tuple[int, str]:
    code = main(["serve", *map(str, words)])
    told = capsys.readouterr()
    return code, told.err


def test_a_port_in_use_is_one_sentence(tmp_path, capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, told = serve(capsys, "--port", port, "--data", tmp_path / "korsi.db")
    assert code == 2
    assert f"port {port} of 127.0.0.1 is in use" in told
    assert told.count("\n") == 1


def test_a_host_that_is_not_ours_is_one_sentence(tmp_path, capsys):
    code, told = serve(capsys, "--host", "192.0.2.1", "--port", "0", "--data", tmp_path / "k.db")
    assert code == 2
    assert "can't listen on 192.0.2.1" in told
    assert told.count("\n") == 1


def test_an_old_schema_is_one_sentence(tmp_path, capsys):
    file = tmp_path / "old.db"
    connection = sqlite3.connect(file)
    connection.execute("create table korsi (version integer)")
    connection.execute("insert into korsi values (0)")
    connection.commit()
    connection.close()
    code, told = serve(capsys, "--port", "0", "--data", file)
    assert code == 2
    assert "an older Korsi" in told
    assert told.count("\n") == 1


def test_a_data_file_that_is_none_is_one_sentence(tmp_path, capsys):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Korsi, " * 200)
    code, told = serve(capsys, "--port", "0", "--data", file)
    assert code == 2
    assert "can't use the data file" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_what_is_no_port_is_said(capsys, port):
    code, told = serve(capsys, "--port", port)
    assert code == 2
    assert "is not a whole number from 0 to 65535" in told


def test_without_the_server_the_command_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "korsi_server", None)
    for name in [name for name in sys.modules if name.startswith("korsi_server.")]:
        monkeypatch.delitem(sys.modules, name)
    code, told = serve(capsys)
    assert code == 2
    assert "the server is not installed" in told
    assert "pip install korsi-server" in told
