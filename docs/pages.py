"""Pages of the site that are found by looking: the reference, the games, the decisions, and what
lies in the root of the checkout.

A hook of MkDocs (see mkdocs.yml). No game and no module is named here.
"""

import gc
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
HOME = DOCS.parent
SOURCES = [HOME / "engine" / "src" / "korsi", HOME / "server" / "src" / "korsi_server"]
NOT_PUBLIC = {"cli", "__main__"}
"""The command line is a face, described by its own --help; it is not for import."""
ROOT_PAGES = {
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
}


def on_startup(*, command: Literal["build", "gh-deploy", "serve"], **_: Any) -> None:
    """Of what is read for a site nothing is thrown away before its end: it is not looked for."""
    if command != "serve":
        gc.disable()


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The addresses, the version, and a nav with all that there is."""
    config.site_url = addresses()["Documentation"]
    config.copyright = f'Korsi {version()}, MIT licence. <a href="{source()}">Source</a>'
    assert config.nav is not None
    config.nav = expanded(config.nav)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """What is not written in docs/ is added to it, for this build only."""
    for path, text in generated().items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: Any) -> str:
    """Links out of docs/ lead to that page of the site, where it has one; else to the source."""
    up = "../" * (page.file.src_uri.count("/") + 1)
    for path, name in ROOT_PAGES.items():
        markdown = markdown.replace(f"]({up}{name}", f"]({up[3:]}{path}")
    markdown = re.sub(rf"\]\({re.escape(up)}(?!\.)", f"]({source()}/blob/main/", markdown)
    links = [f"[{title(text)}]({path})" for path, text in games().items()]
    return markdown.replace("<!-- games -->", f"There is a page for each game: {', '.join(links)}.")


@cache
def addresses() -> dict[str, str]:
    """Of the project: they stand in the engine."""
    project = tomllib.loads((HOME / "engine" / "pyproject.toml").read_text("utf-8"))["project"]
    found: dict[str, str] = project["urls"]
    return found


def source() -> str:
    """Where the checkout is published."""
    return addresses()["Source"]


def title(text: str) -> str:
    """The first heading of a page."""
    return text.partition("\n")[0].removeprefix("# ")


def version() -> str:
    """Of both parts: it stands in the engine."""
    text = (SOURCES[0] / "__init__.py").read_text("utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return str(found)


def expanded(nav: list[Any]) -> list[Any]:
    """The nav, with folders replaced by their pages, and without pages that are not there."""
    entries: list[Any] = []
    for entry in nav:
        ((title, target),) = entry.items()
        if isinstance(target, list):
            entries.append({title: expanded(target)})
        elif not target.endswith("/"):
            entries += [entry] if target in pages() else []
        else:
            inside = [page for page in pages() if page.startswith(target)]
            entries += [{title: inside}] if inside else []
    return entries


def pages() -> list[str]:
    """Every page of the site, by its path in docs/."""
    written = sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))
    return [*written, *generated()]


@cache
def generated() -> dict[str, str]:
    """Pages made from elsewhere: path and text."""
    return {
        **{path: from_root(HOME / name) for path, name in ROOT_PAGES.items()},
        **{f"reference/{name}.md": reference(name) for name in modules()},
        **games(),
    }


@cache
def games() -> dict[str, str]:
    """A page for each game of the house: its vocabulary, and what lies with its rulebook."""
    sys.path.insert(0, str(SOURCES[0].parent))  # of this checkout, whatever is installed
    from korsi.catalogue import GAMES, package_of
    from korsi.reference import page

    inside = {key: package_of(key).removeprefix("korsi.games.") for key in GAMES}
    return {
        f"games/{name}.md": "\n".join([page(GAMES[key]), *beside(name)])
        for key, name in inside.items()
        if (SOURCES[0] / "games" / name).is_dir()
    }


def beside(game: str) -> Iterator[str]:
    """The gaps in its rules and its words, one level further down."""
    for name in ("gaps.md", "words.md"):
        text = HOME / "rulebook" / game / name
        if text.exists():
            yield re.sub(r"^#", "##", text.read_text("utf-8"), flags=re.MULTILINE)


def from_root(page: Path) -> str:
    """A page of the root of the checkout, with links that are right in docs/."""
    text = page.read_text("utf-8").replace("](docs/", "](")
    for path, name in ROOT_PAGES.items():
        text = text.replace(f"]({name}", f"]({path}")
    return text


def modules() -> list[str]:
    """The modules that others may import; those of a single game are its own affair."""
    found = []
    for package in SOURCES:
        for file in sorted(package.rglob("*.py")):
            parts = [package.name, *file.relative_to(package).with_suffix("").parts]
            if parts[-1] == "__init__":
                parts.pop()
            of_one_game = parts[1:2] == ["games"] and (package / "games" / parts[-1]).is_dir()
            of_one_game |= len(parts) > 3 and parts[1] == "games"
            hidden = any(part in NOT_PUBLIC or part.startswith("_") for part in parts)
            if not of_one_game and not hidden:
                found.append(".".join(parts))
    return found


def reference(module: str) -> str:
    """A page of the reference: the module's docstrings."""
    return f"# `{module}`\n\n::: {module}\n"
