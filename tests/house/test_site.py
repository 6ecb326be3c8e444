"""The site (`make docs`): it builds without a warning, has every public name, and fetches nothing
from anywhere."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import griffe
import pytest

import korsi

HOME = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does it; a link or anchor that leads nowhere is a warning: the end. Not
    `--quiet`, with which MkDocs does not count its warnings either."""
    folder = tmp_path_factory.mktemp("site")
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=HOME,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return folder


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    """As the sources say it: compiled classes have no docstrings."""
    pages = [page.read_text("utf-8") for page in (site / "reference").glob("*.html")]
    anchors = {anchor for page in pages for anchor in re.findall(r' id="(korsi[^"]+)"', page)}
    engine = griffe.load("korsi", search_paths=[HOME / "engine" / "src"])
    offered = [package for package in (engine, *engine.modules.values()) if package.exports]
    assert len(offered) > 2
    for package in offered:
        for name in map(str, package.exports):
            thing = package.members[name]
            if thing.is_module:  # perft is in lab/perft.py
                thing = thing[name]
            path = thing.path
            assert path in anchors
            assert (thing.final_target if thing.is_alias else thing).docstring, path


def test_every_page_of_docs_is_on_the_site(site: Path) -> None:
    docs = HOME / "docs"
    for page in docs.rglob("*.md"):
        assert (site / page.relative_to(docs)).with_suffix(".html").exists()
    for page in ("changelog", "contributing", "security"):
        assert (site / f"{page}.html").exists()


def test_the_footer_has_the_version(site: Path) -> None:
    assert f"Korsi {korsi.__version__}" in (site / "index.html").read_text("utf-8")


class Fetched(HTMLParser):
    """Gathers what a browser fetches by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "link" and given.get("rel") not in (
            "stylesheet",
            "icon",
            "preload",
            "preconnect",
        ):
            return
        for field in ("src", "href", "data-src", "srcset"):
            if tag != "a" and (address := given.get(field)):
                self.addresses.append(address)


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    fetched = Fetched()
    for page in site.rglob("*.html"):
        fetched.feed(page.read_text("utf-8"))
    assert fetched.addresses
    assert not [where for where in fetched.addresses if re.match(r"(https?:)?//", where)]
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import )[\"']?(https?:)?//", sheet.read_text("utf-8"))
    # The theme's own script asks for stars of a repository, and for diagrams: only where there are.
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert 'data-md-component="source"' not in text
        assert 'class="mermaid"' not in text
