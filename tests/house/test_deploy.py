"""What is in deploy/ for hosts fits the server that it is for."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from server.proxies import certified, nginx_of, tool

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


def said(*words: object) -> str:
    told = subprocess.run([*map(str, words)], capture_output=True, text=True, timeout=60)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout + told.stderr


def test_prometheus_can_read_the_alerts():
    assert "6 rules found" in said(tool("promtool"), "check", "rules", DEPLOY / "alerts.yml")


def test_caddy_can_read_its_file():
    told = said(
        tool("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"
    )
    assert "Valid configuration" in told


def test_nginx_can_read_its_file(tmp_path):
    config = nginx_of(tmp_path, certified(tmp_path), 4430, [8001, 8002, 8003])
    assert "test is successful" in said(tool("nginx"), "-t", "-c", config, "-p", tmp_path)


@pytest.mark.parametrize("unit", ["korsi.service", "korsi@.service"])
def test_systemd_can_read_the_units(tmp_path, unit):
    checks = tool("systemd-analyze")
    program = tmp_path / "korsi-server"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    made = tmp_path / unit.replace("@.", "@8001.")
    made.write_text(
        (DEPLOY / unit).read_text().replace("/opt/korsi/bin/korsi-server", str(program))
    )
    told = said(checks, "verify", made)
    assert unit.partition(".")[0] not in told, told
