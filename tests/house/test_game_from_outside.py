"""A game of another package: installed into a fresh environment, and played in all ways.

What is installed there is what is tested here: the engine as it is in this environment, packed into
a wheel again and not compiled twice; the server with the built client; `examples/crazy_eights`.
"""

import base64
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from browser.chromium import launch_options
from browser.house import alone, built_client
from packaging.requirements import Requirement
from playwright.sync_api import Browser, Page, expect, sync_playwright

HOME = Path(__file__).parents[2]
EXAMPLE = HOME / "examples" / "crazy_eights"
GUIDE = (HOME / "docs" / "adding_a_game.md").read_text("utf-8")
UV = shutil.which("uv") or str(HOME / ".tools" / "bin" / "uv")
LINES = 280
"""Of all its Python, vocabulary included: every line counts, blank ones and docstrings too."""


# A fresh environment


@pytest.fixture(scope="module")
def bin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with korsi, korsi-server and the game, and nothing else; made
    once, by whichever of several test processes comes first."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "from-outside"
    with alone("from-outside"):
        if not (folder / "ready").exists():
            shutil.rmtree(folder, ignore_errors=True)
            install(folder)
            (folder / "ready").touch()
    return folder / "environment" / "bin"


def install(folder: Path) -> None:
    wheels = folder / "wheels"
    wheels.mkdir(parents=True)
    for found in needed("korsi[testing]", "korsi-server"):
        if found.name != "korsi-server":
            pack(found, wheels)
    built_client()
    build(HOME / "server", wheels)
    game = shutil.copytree(EXAMPLE, folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    build(game, wheels)
    fresh = folder / "environment"
    run(UV, "venv", "--quiet", "--python", sys.executable, fresh)
    run(
        *(UV, "pip", "install", "--quiet", "--offline", "--no-index", "--find-links", wheels),
        *("--python", fresh / "bin" / "python"),
        *("korsi[testing]", "korsi-server", "korsi-crazy-eights"),
    )


def needed(*wishes: str) -> list[Distribution]:
    """What is installed here of these, with all that they need."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(wish) for wish in wishes]
    while waiting:
        wish = waiting.pop()
        extras = ["", *wish.extras]
        if wish.marker and not any(wish.marker.evaluate({"extra": extra}) for extra in extras):
            continue
        known = found.get(wish.name.lower())
        if known is not None and not wish.extras:
            continue
        try:
            found[wish.name.lower()] = here = distribution(wish.name)
        except PackageNotFoundError:
            continue  # uv says so, if it is really needed
        for other in map(Requirement, here.requires or []):
            if other.marker is None or any(other.marker.evaluate({"extra": one}) for one in extras):
                other.marker = None
                waiting.append(other)
    return list(found.values())


def pack(installed: Distribution, to: Path) -> None:
    """A wheel of what is installed."""
    described = f"{re.sub('[-_.]+', '_', installed.name)}-{installed.version}"
    tags = re.findall(r"^Tag: (\S+)$", installed.read_text("WHEEL") or "", re.MULTILINE)
    tag = next((tag for tag in tags if not tag.startswith("py2")), "py3-none-any")
    info = f"{described}.dist-info"
    left_out = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
    record = []
    with ZipFile(to / f"{described}-{tag}.whl", "w") as wheel:
        for file in installed.files or []:
            if file.parts[0] == ".." or "__pycache__" in file.parts or file.name in left_out:
                continue
            name = file.as_posix()
            if file.parts[0].endswith(".dist-info"):
                name = f"{info}/{Path(*file.parts[1:]).as_posix()}"
            body = Path(str(installed.locate_file(file))).read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(body)}")
            wheel.writestr(name, body)
        wheel.writestr(f"{info}/RECORD", "\n".join([*record, f"{info}/RECORD,,", ""]))


def build(source: Path, to: Path) -> None:
    run(UV, "build", "--quiet", "--wheel", "--out-dir", to, source)


def run(*command: str | Path, typed: str | None = None, cwd: Path | None = None) -> str:
    """What a command says; nothing of this environment is seen by it."""
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "KORSI_CLIENT")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [str(word) for word in command],
        input=typed,
        cwd=cwd,
        env={**environment, "LANG": "en_GB.UTF-8", "COLUMNS": "100"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


# The game


def test_it_is_small() -> None:
    files = (EXAMPLE / "crazy_eights").rglob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < LINES


def test_the_guide_shows_what_is_there() -> None:
    source = "\n".join(file.read_text("utf-8") for file in EXAMPLE.rglob("*.py"))
    project = (EXAMPLE / "pyproject.toml").read_text("utf-8")
    shown = re.findall(r"^```(py|toml)\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    assert shown
    for language, block in shown:
        assert block in (source if language == "py" else project), block
    for page in re.findall(r"\]\(\.\./([^)#]+)", GUIDE):
        assert (HOME / page).exists(), page


def test_it_is_in_the_catalogue_beside_the_games_of_the_house(bin: Path) -> None:
    told = run(bin / "korsi", "games")
    assert "crazy-eights: Crazy Eights\n2 to 6 players; the lowest score wins." in told
    assert "six-nimmt: 6 nimmt!" in told


def test_it_is_interpreted_on_a_compiled_contract(bin: Path) -> None:
    program = "import crazy_eights.game, korsi.contract as c\nprint(c.__file__)"
    told = run(bin / "python", "-c", program).split()
    import korsi.contract

    assert Path(told[0]).suffix == Path(korsi.contract.__file__).suffix
    assert not list((bin.parent / "lib").rglob("crazy_eights/*.so"))


def commands() -> list[str]:
    """What the guide lets people type, besides what waits for them."""
    blocks = re.findall(r"^```shell\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines()]
    return [line for line in lines if re.match(r"korsi (?!play|serve)", line)]


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_guide_run(bin: Path, command: str) -> None:
    name, *words = shlex.split(command)
    assert "crazy-eights" in run(bin / name, *words) or "depth" in command


@pytest.mark.parametrize(("language", "name"), [("en", "Crazy Eights"), ("fa", "هشت‌های دیوانه")])
def test_it_is_played_and_replayed_in_the_terminal(
    bin: Path, tmp_path: Path, language: str, name: str
) -> None:
    words = ("play", "crazy-eights", "--seed", "3", "--bots", "greedy", "--language", language)
    typed = "\n".join(["?", "h", "rules", *["1"] * 60, "s game.json", "q", ""])
    told = run(bin / "korsi", *words, typed=typed, cwd=tmp_path)
    assert name in told
    assert "CE-7" in told
    assert "♠" in told
    again = run(bin / "korsi", "replay", "game.json", "--language", language, cwd=tmp_path)
    assert name in again


def test_it_passes_the_tests_that_every_game_gets(bin: Path, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    told = run(bin / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path)
    assert re.search(r"\d\d passed", told) or "100%" in told


# In the browser


@pytest.fixture(scope="module")
def address(bin: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the fresh environment."""
    data = tmp_path_factory.mktemp("server") / "korsi.db"
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "KORSI_CLIENT")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [bin / "korsi", "serve", "--port", "0", "--data", data]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = next(filter(None, (re.search(r"http://[\w.:]+", line) for line in server.stdout)))
        yield found[0]
        server.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for this module alone: while one is open its event loop runs,
    and the server's tests that the same worker takes next could not start theirs."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**launch_options())
        yield chromium
        chromium.close()


def visit(browser: Browser, address: str, locale: str) -> tuple[Page, list[str]]:
    context = browser.new_context(base_url=address, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
    page.goto("/")
    return page, troubles


def test_it_is_played_on_the_plain_board(browser: Browser, address: str) -> None:
    page, troubles = visit(browser, address, "en-GB")
    card = page.get_by_role("article", name="Crazy Eights", exact=True)
    expect(card.get_by_text("For 2 to 6 players")).to_be_visible()
    assert card.get_by_role("link", name=re.compile("^Rules")).count() == 1
    assert card.get_by_role("link", name=re.compile("^Learn")).count() == 0
    card.get_by_role("button", name="Options: Crazy Eights").click()
    form = page.get_by_role("dialog")
    form.get_by_role("spinbutton", name="Cards for each player").fill("2")
    form.get_by_role("button", name="Play now").click()
    hand = page.get_by_role("region", name="Hand", exact=True)
    expect(hand.get_by_role("listitem")).to_have_count(2)
    assert page.get_by_role("heading", name="Or", exact=True).is_visible()
    assert page.locator("main .board [data-seat]").count() > 1  # where what somebody says stands
    page.get_by_role("button", name="Hint").click()
    # A bot gives way to everything else on a busy machine.
    expect(page.locator("[data-move].hint")).to_have_count(1, timeout=20_000)
    moves = page.locator("[data-move]:not([disabled])")
    over = page.get_by_role("dialog")
    for _ in range(80):
        expect(moves.first.or_(over)).to_be_visible(timeout=20_000)
        if over.is_visible():
            break
        moves.first.click()
        expect(page.get_by_role("list", name="Just now")).to_contain_text("You ")
    expect(over.get_by_role("columnheader", name="Points")).to_be_visible()
    over.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="All hands")).to_be_visible()
    assert not troubles


def test_it_speaks_the_language_of_its_players(browser: Browser, address: str) -> None:
    page, troubles = visit(browser, address, "fa-IR")
    card = page.get_by_role("article", name="هشت‌های دیوانه", exact=True)
    card.get_by_role("link", name=re.compile("^قوانین")).click()
    expect(page.locator("#CE-8")).to_contain_text("برنده است")
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert not troubles
