"""`korsi serve`: what it says when it starts, and when it can't."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

import korsi
from korsi.cli import main
from korsi_server.__main__ import main as alone
from korsi_server.server import show_browser


def serve(capsys, *words) -> tuple[int, str]:
    code = main(["serve", *map(str, words)])
    told = capsys.readouterr()
    return code, told.err


@pytest.mark.parametrize(
    ("flag", "said"), [("--version", korsi.__version__), ("--help", "korsi-server --open")]
)
def test_the_server_is_a_command_of_its_own(capsys, flag, said):
    assert alone([flag]) == 0
    told = capsys.readouterr().out
    assert "korsi-server" in told
    assert said in told


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


@pytest.mark.parametrize(("version", "words"), [(0, "an older Korsi"), (99, "a newer Korsi")])
def test_a_schema_that_is_not_ours_is_one_sentence(tmp_path, capsys, version, words):
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("create table korsi (version integer)")
    connection.execute("insert into korsi values (?)", (version,))
    connection.commit()
    connection.close()
    code, told = serve(capsys, "--port", "0", "--data", file)
    assert code == 2
    assert words in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("name", [".", "no/such/folder/korsi.db"])
def test_a_data_file_that_can_not_be_opened_is_one_sentence(tmp_path, capsys, name):
    code, told = serve(capsys, "--port", "0", "--data", tmp_path / name)
    assert code == 2
    assert "can't open the data file" in told
    assert told.count("\n") == 1


NOBODY = 65534


def test_a_data_file_that_may_not_be_read_is_one_sentence(tmp_path, capsys):
    file = tmp_path / "korsi.db"
    file.touch(mode=0)
    user = os.geteuid()
    if user == 0:  # root may read everything
        os.seteuid(NOBODY)
    try:
        code, told = serve(capsys, "--port", "0", "--data", file)
    finally:
        os.seteuid(user)
    assert code == 2
    assert re.search(r"can't (open|use) the data file \S+: unable to open", told)
    assert told.count("\n") == 1


def test_the_browser_is_opened_at_the_address_and_not_waited_for(tmp_path):
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" > opened.part && mv opened.part opened\nsleep 3\n')
    browser.chmod(0o755)
    with subprocess.Popen(
        [Path(sys.executable).parent / "korsi", "serve", "--open", "--port", "0"],
        cwd=tmp_path,
        env={**os.environ, "BROWSER": str(browser)},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline()).group()
        opened = tmp_path / "opened"
        until = monotonic() + 20
        while not opened.exists() and monotonic() < until:
            sleep(0.02)
        assert opened.read_text() == f"{address}\n"
        assert httpx.get(f"{address}healthz", timeout=2).text == "well\n"
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0


@pytest.mark.parametrize(("wish", "opened"), [(None, []), ("lynx", ["http://x/"])])
def test_a_browser_in_the_terminal_is_opened_only_on_request(monkeypatch, wish, opened):
    lynx = webbrowser.GenericBrowser("lynx")
    calls = []
    monkeypatch.setattr(lynx, "open", calls.append)
    monkeypatch.setattr(webbrowser, "get", lambda: lynx)
    monkeypatch.delenv("BROWSER", raising=False)
    if wish is not None:
        monkeypatch.setenv("BROWSER", wish)
    show_browser("http://x/")
    assert calls == opened


def test_without_any_browser_nothing_is_opened(monkeypatch):
    def none():
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    show_browser("http://x/")


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
