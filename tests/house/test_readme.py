"""The README is a test: its examples run as they stand."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
README = (HOME / "README.md").read_text(encoding="utf-8")


SERVE = "korsi serve "


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


COMMANDS = [
    line
    for block in blocks("sh")
    for line in block.splitlines()
    if line.startswith("korsi ") and not line.startswith(SERVE)
]


@pytest.mark.parametrize("program", blocks("python"))
def test_the_programs_of_the_readme_run(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_run(command: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        shlex.split(command),
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout


def test_the_server_of_the_readme_starts_and_stops(tmp_path: Path) -> None:
    (command,) = [line for block in blocks("sh") for line in block.splitlines() if SERVE in line]
    words = shlex.split(command.replace("--port 8000", "--port 0"))
    with subprocess.Popen(
        [Path(sys.executable).parent / words[0], *words[1:]],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0
    assert (tmp_path / "korsi.db").exists()


def test_the_make_commands_of_the_readme_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (HOME / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"make ([a-z]+)", README))
    assert named
    assert named <= targets


def test_the_folders_of_the_readme_exist() -> None:
    for folder in re.findall(r"^\| `([a-z]+)/` \|", README, re.MULTILINE):
        assert (HOME / folder).is_dir()
    for page in re.findall(r"\]\(([^)]+)\)", README):
        assert (HOME / page).exists()
