"""What other clients may read: every game's schema, components, sentences and rulebook.

All of it comes from the engine's catalogue, so that a game of another package is here as well.
"""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

import korsi
from korsi.catalogue import GAMES, home_of, rules_of
from korsi.rulebook import text_of
from korsi.schema import schema as schema_of
from korsi.sentences import LANGUAGES
from korsi_server.documents import Document, document
from korsi_server.messages import GameHome, GameTerms
from korsi_server.tables.frames import encode
from korsi_server.tables.permissions import Cannot

SHOWN: Final = 60
"""Letters of an unknown name that are said back."""


@cache
def home(game: str) -> Document:
    """A game's terms, and the addresses of all the rest."""
    _known(game)
    terms = next(entry for entry in korsi.catalogue() if entry["game"] == game)
    here = f"/api/games/{game}"
    found = GameHome(
        terms=msgspec.convert(terms, GameTerms),
        schema=f"{here}/schema",
        data=f"{here}/data" if _data(game).is_file() else None,
        sentences={
            language: f"{here}/sentences/{language}"
            for language in LANGUAGES
            if _sentences(game, language).is_file()
        },
        rulebook={
            language: f"{here}/rulebook/{language}"
            for language in LANGUAGES
            if text_of(game, language)
        },
    )
    return document(encode(found), "application/json")


@cache
def schema(game: str) -> Document:
    """The JSON Schema of a game's moves, events and view."""
    _known(game)
    text = json.dumps(schema_of(rules_of(game)), ensure_ascii=False, indent=1)
    return document(text.encode(), "application/json")


@cache
def data(game: str) -> Document:
    """A game's components: its cards, tiles and boards."""
    _known(game)
    return _read(_data(game), "application/json")


@cache
def sentences(language: str, game: str | None = None) -> Document:
    """The sentences of a game, or those of all games, in Fluent."""
    if game is not None:
        _known(game)
    _spoken(language)
    text = _read(_sentences(game, language), "text/plain")
    counted = None if game is None else home_of(game).joinpath("sentences", "statistics")
    named = None if counted is None else counted.joinpath(f"{language}.ftl")
    if named is None or not named.is_file():
        return text
    return document(text.body + b"\n" + named.read_bytes(), "text/plain")


@cache
def rulebook(game: str, language: str) -> Document:
    """The rules of a game for people, in Markdown."""
    _known(game)
    _spoken(language)
    text = text_of(game, language)
    if not text:
        raise FileNotFoundError(f"{language}.md")
    return document(text.encode(), "text/markdown")


def _data(game: str) -> Traversable:
    return home_of(game).joinpath("data.json")


def _sentences(game: str | None, language: str) -> Traversable:
    if game is None:
        return files("korsi.sentences").joinpath(f"{language}.ftl")
    return home_of(game).joinpath("sentences", f"{language}.ftl")


def _read(file: Traversable, kind: str) -> Document:
    """A file of a game; one of another package may lack it."""
    if not file.is_file():
        raise FileNotFoundError(file.name)
    return document(file.read_bytes(), kind)


def _known(game: str) -> None:
    if game not in GAMES:
        raise Cannot("fault-no-game", {"game": game[:SHOWN], "games": [*GAMES]})


def _spoken(language: str) -> None:
    if language not in LANGUAGES:
        known = {"language": language[:SHOWN], "languages": [*LANGUAGES]}
        raise Cannot("fault-no-language", known)
