"""The server's wheel holds the client; without the client there is no wheel."""

import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

HOME = Path(__file__).parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A checkout as far as the wheel is concerned, with a client of two files."""
    shutil.copytree(HOME / "server", tmp_path / "server", ignore=shutil.ignore_patterns(".*"))
    client = tmp_path / "web" / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "app-1234.js").write_text("")
    (client / ".built").touch()
    return tmp_path


def build(sources: Path) -> subprocess.CompletedProcess[str]:
    uv = shutil.which("uv") or HOME / ".tools" / "bin" / "uv"
    command = [uv, "build", "--wheel", "--out-dir", sources / "dist", sources / "server"]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_wheel_has_the_client_inside_and_leaves_nothing_behind(sources: Path) -> None:
    before = sorted((sources / "server").rglob("*"))
    done = build(sources)
    assert done.returncode == 0, done.stderr
    (wheel,) = (sources / "dist").glob("*.whl")
    files = {name for name in ZipFile(wheel).namelist() if "client" in name}
    assert files == {
        "korsi_server/client.py",
        "korsi_server/client/index.html",
        "korsi_server/client/assets/app-1234.js",
    }
    assert sorted((sources / "server").rglob("*")) == before


def test_without_a_built_client_there_is_no_wheel(sources: Path) -> None:
    shutil.rmtree(sources / "web")
    done = build(sources)
    assert done.returncode
    assert "The browser client is not built" in done.stderr


@pytest.mark.parametrize("by_way_of", ["--wheel", "--sdist"])
def test_the_engine_brings_the_rulebook_along(tmp_path: Path, by_way_of: str) -> None:
    """From a checkout, and from its own source distribution; without compiling, which is slow."""
    shutil.copytree(
        HOME / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns(".*", "build")
    )
    shutil.copytree(HOME / "rulebook", tmp_path / "rulebook")
    setup = tmp_path / "engine" / "setup.py"
    compiling = "from mypyc.build import mypycify"
    assert compiling in setup.read_text()
    setup.write_text(setup.read_text().replace(compiling, "mypycify = lambda *_, **__: []"))
    uv = shutil.which("uv") or HOME / ".tools" / "bin" / "uv"
    wished = [] if by_way_of == "--sdist" else [by_way_of]  # neither: the wheel of the sdist
    command = [uv, "build", *wished, "--out-dir", tmp_path / "dist", tmp_path / "engine"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    pages = {name for name in ZipFile(wheel).namelist() if name.endswith(".md")}
    assert pages == {
        f"korsi/games/{page.parent.name}/rulebook/{page.name}"
        for page in (HOME / "rulebook").glob("*/??.md")
    }
    assert not list((tmp_path / "engine" / "src").rglob("rulebook"))
