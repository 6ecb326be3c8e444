"""Pages are tests: what README and docs show runs as it stands."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from doctest import DocTestParser, DocTestRunner
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).parents[2]
PAGES = [
    *sorted(HOME.glob("*.md")),
    HOME / "engine" / "README.md",
    HOME / "server" / "README.md",
    *sorted((HOME / "docs").rglob("*.md")),
]
BIN = Path(sys.executable).parent
SERVERS = ("korsi serve", "korsi-server")
EXAMPLE = re.compile(r"postgresql://[a-z]+@db\.example/korsi")
INSTALLERS = ("pip install ", "pipx run ", "pipx install ")


def name(page: Path) -> str:
    return page.relative_to(HOME).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )


def once(examples: Iterable[tuple[str, str]]) -> list[Any]:
    """What stands there, with where it stands; what is shown on several pages is run once."""
    shown: dict[str, list[str]] = {}
    for example, place in examples:
        shown.setdefault(example, []).append(place)
    return [pytest.param(example, id=", ".join(places)) for example, places in shown.items()]


def lines(start: str | tuple[str, ...]) -> list[Any]:
    """The commands of all pages that begin so."""
    return once(
        (line.partition("  #")[0].rstrip(), f"{name(page)}: {line}")
        for page in PAGES
        for block in blocks(page, "sh")
        for line in block.splitlines()
        if line.startswith(start)
    )


@pytest.mark.parametrize(
    "program",
    once(
        (program, f"{name(page)}-{number}")
        for page in PAGES
        for number, program in enumerate(blocks(page, "python"), 1)
    ),
)
def test_programs_run(program: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=name(page)) for page in PAGES if blocks(page, "pycon")]
)
def test_conversations_with_python_are_as_shown(page: Path, capsys: pytest.CaptureFixture) -> None:
    """All of a page is one conversation."""
    told = "\n".join(blocks(page, "pycon"))
    test = DocTestParser().get_doctest(told, {}, name(page), str(page), 0)
    result = DocTestRunner().run(test)
    assert result.attempted
    assert not result.failed, capsys.readouterr().out


def test_no_example_escapes() -> None:
    """A prompt outside a tested block would be a claim that nobody checks; so would a command that
    no test here knows."""
    known = ("korsi ", *SERVERS, *INSTALLERS, "make ", "PYTHONPATH=", "git ", "cd ")
    for page in PAGES:
        text = re.sub(
            r"^```pycon\n.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
        )
        assert ">>> " not in text, page
        for block in blocks(page, "sh"):
            unknown = [line for line in block.splitlines() if line and not line.startswith(known)]
            assert not unknown, page


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """A command with a database that is there, ready and empty, in place of the example's."""

    def replaced(command: str) -> str:
        if not EXAMPLE.search(command):
            return command
        address = request.getfixturevalue("postgres").new()
        subprocess.run([BIN / "korsi", "admin", "prepare", address], check=True)
        return EXAMPLE.sub(address, command)

    return replaced


@pytest.mark.parametrize(
    "command",
    [line for line in lines("korsi ") if not str(line.values[0]).startswith(SERVERS)],
)
def test_commands_run(command: str, tmp_path: Path, database: Callable[[str], str]) -> None:
    for data in ("korsi.db", "copy.db"):  # what a host has
        shutil.copy(HOME / "tests" / "earlier" / "schema_2.db", tmp_path / data)
    if moved := re.fullmatch(r"korsi admin import .* (\w+)\.korsi", command):
        carry = ["admin", "move", "korsi.db", moved[1], "--to", f"{moved[1]}.korsi"]
        subprocess.run([BIN / "korsi", *carry], cwd=tmp_path, check=True)
    run = subprocess.run(
        shlex.split(database(command)),
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout


@pytest.mark.parametrize("command", lines(SERVERS))
def test_servers_start_and_stop(
    command: str, tmp_path: Path, database: Callable[[str], str]
) -> None:
    words = shlex.split(database(command).replace("--port 8000", ""))
    with subprocess.Popen(
        [BIN / words[0], *words[1:], "--port", "0"],
        cwd=tmp_path,
        env={**os.environ, "BROWSER": "true"},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0
    assert (tmp_path / "korsi.db").exists() or "postgresql://" in command


@pytest.mark.parametrize("command", lines(INSTALLERS))
def test_what_is_installed_is_ours(command: str) -> None:
    asked = command.split()[2]
    assert asked in ("korsi", "korsi-server", "dist/*.whl") or (HOME / asked).is_dir()


@pytest.mark.parametrize("page", [pytest.param(page, id=name(page)) for page in PAGES])
def test_the_make_commands_of_a_page_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (HOME / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("page", [pytest.param(page, id=name(page)) for page in PAGES])
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    """In the checkout, as GitHub shows them; those on the site are checked when it is built."""
    said = re.sub(r"(`+).+?\1", "", page.read_text("utf-8"), flags=re.DOTALL)  # but for code
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", said):
        assert link.startswith("https://") or (page.parent / link).exists(), link


def test_the_folders_of_the_readme_exist() -> None:
    readme = (HOME / "README.md").read_text("utf-8")
    folders = re.findall(r"^\| `([a-z]+)/` \|", readme, re.MULTILINE)
    assert folders
    for folder in folders:
        assert (HOME / folder).is_dir()
