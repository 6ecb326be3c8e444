"""Both parts as they are given away: what is inside, what they ask for, and that they play.

All of it is read from built artefacts. The engine is built without compiling, which is slow and
changes nothing that is looked at here.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import httpx
import pytest

import korsi

HOME = Path(__file__).parents[2]
PARTS = ["engine", "server"]
INDEX = "<!doctype html><title>Korsi</title>"


def checkout(folder: Path) -> Path:
    """A checkout as far as builds are concerned, with a client of two files."""
    unwanted = shutil.ignore_patterns(".*", "build", "*.egg-info", "__pycache__")
    for part in [*PARTS, "rulebook"]:
        shutil.copytree(HOME / part, folder / part, ignore=unwanted)
    client = folder / "web" / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    (client / "assets" / "app-1234.js").write_text("")
    (client / ".built").touch()
    return folder


def build(part: Path, to: Path, *wished: str) -> subprocess.CompletedProcess[str]:
    """Without a wish: the source distribution, and the wheel that is made of it elsewhere."""
    uv = shutil.which("uv") or HOME / ".tools" / "bin" / "uv"
    command = [uv, "build", "--python", sys.executable, *wished, "--out-dir", to, part]
    # What is left behind is looked at: of the build, not of the interpreter that it runs in, which
    # has another place for what it keeps from one step to the next.
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(part.parent / "kept")}
    environment = {**os.environ, "KORSI_BUILD": "interpreted", **kept}
    return subprocess.run(command, capture_output=True, text=True, env=environment)


class Given(NamedTuple):
    """One part, built."""

    wheel: ZipFile
    """Made of `sources`, unpacked outside the checkout."""
    direct: ZipFile
    """Made in the checkout."""
    sources: tarfile.TarFile

    @property
    def metadata(self) -> Message:
        (name,) = [name for name in self.wheel.namelist() if name.endswith("dist-info/METADATA")]
        return Parser().parsestr(self.wheel.read(name).decode())

    def licence(self) -> set[bytes]:
        """Its text, in the wheels and in the source distribution."""
        found = {
            wheel.read(name)
            for wheel in (self.wheel, self.direct)
            for name in wheel.namelist()
            if name.endswith(".dist-info/licenses/LICENSE")
        }
        (name,) = [
            name for name in self.sources.getnames() if name.count("/") == 1 and "LIC" in name
        ]
        kept = self.sources.extractfile(name)
        assert kept is not None
        return found | {kept.read()}


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Given]]:
    """Both parts, built in both ways, with nothing left behind in the sources."""
    home = checkout(tmp_path_factory.mktemp("checkout"))
    before = sorted((home / "server").rglob("*"))
    parts = {}
    for part in PARTS:
        for folder, wished in (("twice", []), ("once", ["--wheel"])):
            done = build(home / part, home / folder / part, *wished)
            assert done.returncode == 0, done.stderr
        (wheel,) = (home / "twice" / part).glob("*.whl")
        (direct,) = (home / "once" / part).glob("*.whl")
        (sources,) = (home / "twice" / part).glob("*.tar.gz")
        parts[part] = [wheel, direct, sources]
    assert sorted((home / "server").rglob("*")) == before
    assert not (home / "engine" / "src" / "korsi" / "rulebook").exists()
    with ExitStack() as opened:
        yield {
            part: Given(
                opened.enter_context(ZipFile(wheel)),
                opened.enter_context(ZipFile(direct)),
                opened.enter_context(tarfile.open(sources)),
            )
            for part, (wheel, direct, sources) in parts.items()
        }


@pytest.mark.parametrize("part", PARTS)
def test_a_wheel_is_the_same_by_way_of_its_sources(given: dict[str, Given], part: str) -> None:
    assert sorted(given[part].wheel.namelist()) == sorted(given[part].direct.namelist())


def test_the_server_has_the_client_inside(given: dict[str, Given]) -> None:
    files = {name for name in given["server"].wheel.namelist() if "client" in name}
    assert files == {
        "korsi_server/client.py",
        "korsi_server/client/index.html",
        "korsi_server/client/assets/app-1234.js",
    }


@pytest.mark.parametrize("wished", ["--wheel", "--sdist"])
def test_without_a_built_client_nothing_is_given_away(tmp_path: Path, wished: str) -> None:
    home = checkout(tmp_path)
    shutil.rmtree(home / "web")
    done = build(home / "server", home / "dist", wished)
    assert done.returncode
    assert "The browser client is not built" in done.stderr


def test_the_engine_brings_the_rulebook_along(given: dict[str, Given]) -> None:
    inside = given["engine"].wheel.namelist()
    pages = {name for name in inside if "/rulebook/" in name}
    assert pages == {
        f"korsi/games/{page.parent.name}/rulebook/{page.name}"
        for page in (HOME / "rulebook").glob("*/??.md")
    }


def test_the_version_stands_in_one_place() -> None:
    for part in PARTS:
        project = tomllib.loads((HOME / part / "pyproject.toml").read_text())["project"]
        assert "version" in project["dynamic"]
        assert "version" not in project
    assert '"version"' not in (HOME / "web" / "package.json").read_text()
    newest = re.search(r"^## (\S+)", (HOME / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest is not None
    assert newest[1] == korsi.__version__


def test_both_have_the_version_and_the_server_asks_for_its_own_engine(
    given: dict[str, Given],
) -> None:
    assert {given[part].metadata["version"] for part in PARTS} == {korsi.__version__}
    asked = given["server"].metadata.get_all("requires-dist")
    assert asked is not None
    assert f"korsi=={korsi.__version__}" in asked
    assert not [name for name in asked if name.startswith("korsi>")]


@pytest.mark.parametrize("part", PARTS)
def test_the_licence_goes_along(given: dict[str, Given], part: str) -> None:
    assert given[part].licence() == {(HOME / "LICENSE").read_bytes()}
    assert given[part].metadata["license-expression"] == "MIT"


@pytest.mark.parametrize("part", PARTS)
def test_a_part_says_what_it_is(given: dict[str, Given], part: str) -> None:
    metadata = given[part].metadata
    readme = (HOME / part / "README.md").read_text()
    assert metadata.get_payload().strip() == readme.strip()
    assert metadata["keywords"]
    classifiers = metadata.get_all("classifier", [])
    assert "Typing :: Typed" in classifiers
    pythons = [name for name in classifiers if re.search(r":: 3\.\d+$", name)]
    assert pythons == [f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)]
    assert [name for name in given[part].wheel.namelist() if name.endswith("/py.typed")]


def test_who_writes_a_game_can_ask_for_the_tests_of_every_game(given: dict[str, Given]) -> None:
    metadata = given["engine"].metadata
    assert metadata.get_all("provides-extra") == ["ray", "testing"]
    assert any("korsi/testing/" in name for name in given["engine"].wheel.namelist())


def test_both_lead_to_the_same_addresses(given: dict[str, Given]) -> None:
    engine, server = (given[part].metadata.get_all("project-url", []) for part in PARTS)
    assert engine == server
    names = {address.partition(",")[0] for address in engine}
    assert {"Homepage", "Documentation", "Issues", "Changelog"} <= names


@pytest.mark.parametrize(("part", "command"), [("engine", "korsi"), ("server", "korsi-server")])
def test_a_part_has_a_command_of_its_own_name(
    given: dict[str, Given], part: str, command: str
) -> None:
    """`pipx run NAME` looks for the command that is called like the package."""
    wheel = given[part].wheel
    (name,) = [name for name in wheel.namelist() if name.endswith("entry_points.txt")]
    assert f"\n{command} = " in wheel.read(name).decode()
    assert given[part].metadata["name"] == command


def test_what_is_given_away_plays(given: dict[str, Given], tmp_path: Path) -> None:
    """Only from the two wheels: the page, and a catalogue of every game."""
    for part in given.values():
        part.wheel.extractall(tmp_path / "site")
    look = "import korsi, korsi_server; print(korsi.__file__, korsi_server.__file__)"
    environment = {"PYTHONPATH": str(tmp_path / "site"), "PYTHONDONTWRITEBYTECODE": "1"}
    run = {"cwd": tmp_path, "env": environment, "text": True, "stdout": subprocess.PIPE}
    found = subprocess.run([sys.executable, "-c", look], check=True, **run).stdout.split()
    assert all(Path(file).is_relative_to(tmp_path) for file in found)
    command = [sys.executable, "-m", "korsi_server", "--port", "0"]
    with subprocess.Popen(command, **run) as server:
        assert server.stdout is not None
        try:
            (address,) = re.findall(r"http://127.0.0.1:\d+/", server.stdout.readline())
            page = httpx.get(address, headers={"accept": "text/html"})
            assert page.text == INDEX
            catalogue = httpx.get(f"{address}api/catalogue").json()
        finally:
            server.terminate()
    assert len(catalogue["games"]) == len(korsi.catalogue())
