"""What is in deploy/ for hosts fits the server that it is for."""

import json
import re
import shlex
from pathlib import Path

import pytest

from korsi.cli import parser
from korsi_server.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
FIGURE = re.compile(r"\bkorsi_[a-z_]+")


def told() -> set[str]:
    return set(FIGURE.findall(Metrics().text(0, 0)))


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_every_figure_that_is_asked_for_is_told(file):
    asked = set(FIGURE.findall((DEPLOY / file).read_text()))
    assert asked
    assert asked <= told()


def test_the_dashboard_shows_something_in_every_panel():
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    assert {"title", "uid", "schemaVersion", "panels"} <= dashboard.keys()
    assert all(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])


def started() -> list[str]:
    """How the files start a server."""
    lines = [
        line.partition("korsi-server ")[2]
        for unit in DEPLOY.glob("*.service")
        for line in unit.read_text().splitlines()
        if line.startswith("ExecStart=")
    ]
    entry, command = (
        json.loads(line.partition(" ")[2])
        for line in (DEPLOY / "Containerfile").read_text().splitlines()
        if line.startswith(("ENTRYPOINT", "CMD"))
    )
    (compose,) = re.findall(r"  command: (\[.*\])", (DEPLOY / "compose.yaml").read_text())
    assert entry[0] == "korsi-server"
    return [*lines, shlex.join([*entry[1:], *command]), shlex.join(entry[1:] + json.loads(compose))]


@pytest.mark.parametrize("words", started())
def test_servers_are_started_with_options_that_there_are(words):
    given = shlex.split(words.replace("%i", "8001"))
    assert parser().parse_args(["serve", *given]).run
