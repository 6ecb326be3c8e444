"""The journal: one line for each entry, plain or JSON, and never anything of a game or a name."""

import json
import logging
import os
import re
import subprocess
import sys

import httpx
import pytest

from korsi_server import mishaps
from korsi_server.journal import Form, Line
from korsi_server.metrics import Metrics

SECRET = "Ada holds 104"


def failed() -> ValueError:
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        return error


def record(name: str, words: str, *given: object, error: Exception | None = None, **marks: str):
    info = None if error is None else (type(error), error, error.__traceback__)
    made = logging.LogRecord(name, logging.ERROR, "file.py", 1, words, given, info)
    for mark, value in marks.items():
        setattr(made, mark, value)
    return made


@pytest.fixture(params=["text", "json"])
def form(request) -> Form:
    return request.param


def test_what_others_log_is_told_without_what_they_fill_in(form):
    line = Line(form)
    told = [
        line.format(record("uvicorn.error", "Exception in ASGI application\n", error=failed())),
        line.format(record("asyncio", "socket.send() of %s\nfailed", SECRET)),
    ]
    for one in told:
        assert "Ada" not in one
        assert "\n" not in one
    assert "ValueError" in told[0]
    assert "failed:" in told[0], "the place in the code"


def test_an_entry_in_json_has_its_fields(caplog):
    line = Line("json")
    line.node = "a1b2c3d4"
    with caplog.at_level(logging.ERROR, "korsi"):
        id = mishaps.note(failed(), "table k7m2x9qa", Metrics(), {"table": "k7m2x9qa"})
    told = json.loads(line.format(caplog.records[-1]))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told.pop("time"))
    what = told.pop("what")
    assert re.fullmatch(rf"mishap {id}: table k7m2x9qa: ValueError \(failed:\d+\)", what)
    assert told == {
        "level": "error",
        "from": "korsi",
        "node": "a1b2c3d4",
        "mishap": id,
        "table": "k7m2x9qa",
    }


def test_a_server_logs_in_json_where_it_is_told_to(postgres):
    with subprocess.Popen(
        [
            *(sys.executable, "-m", "korsi_server", "--port", "0", "--log", "json"),
            *("--data", postgres.new()),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:
        address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline()).group()
        httpx.get(f"{address}api/me", headers={"X-Forwarded-For": "192.0.2.7"})
        told = json.loads(server.stderr.readline())
        server.terminate()
    assert told["what"].startswith("a proxy at 127.0.0.1 sends X-Forwarded-For")
    assert (told["level"], told["from"]) == ("warning", "korsi")
    assert re.fullmatch("[0-9a-f]{8}", told["node"])
