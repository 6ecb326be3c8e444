"""What other clients may read of every game."""

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from server.house import House, two_people

import korsi
import korsi_server
from korsi.catalogue import GAMES, home_of
from korsi.schema import schema
from korsi.sentences import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def reader(house: House) -> Iterator[httpx.Client]:
    """A program without a cookie."""
    with httpx.Client(base_url=house.address) as reader:
        yield reader


def read(reader: httpx.Client, path: str, kind: str) -> httpx.Response:
    answer = reader.get(path)
    assert answer.status_code == 200, path
    assert answer.headers["content-type"] == kind
    return answer


@every_game
def test_a_games_home_has_its_terms_and_leads_to_all_the_rest(reader: httpx.Client, game: str):
    home = reader.get(f"/api/games/{game}").json()
    assert home["terms"] in korsi.catalogue()
    assert home["terms"]["game"] == game
    assert set(home["sentences"]) == set(home["rulebook"]) == set(LANGUAGES)
    texts = [home["schema"], home["data"], *home["sentences"].values(), *home["rulebook"].values()]
    for path in texts:
        assert reader.get(path).status_code == 200, path


@every_game
def test_the_schema_is_the_games_own(reader: httpx.Client, game: str):
    answer = read(reader, f"/api/games/{game}/schema", "application/json")
    assert answer.json() == json.loads(json.dumps(schema(GAMES[game])))
    assert {"Move", "Event", "View"} <= set(answer.json()["$defs"])


def test_what_comes_over_a_socket_is_in_the_schema(house: House, reader: httpx.Client):
    """Every move that is legal and every field of the view, by name."""
    kinds = reader.get("/api/games/six-nimmt/schema").json()["$defs"]
    first, _, _ = two_people(house)
    told = first.seen[-1]
    moves = [kinds[one["$ref"].rpartition("/")[2]]["properties"] for one in kinds["Move"]["anyOf"]]
    for move in told["legal"]:
        assert any(move["do"] in kind["do"]["enum"] and set(kind) == set(move) for kind in moves)
    assert set(kinds["View"]["required"]) <= set(told["view"]) <= set(kinds["View"]["properties"])


@every_game
def test_the_components_are_the_games_own_file(reader: httpx.Client, game: str):
    answer = read(reader, f"/api/games/{game}/data", "application/json")
    assert answer.content == home_of(game).joinpath("data.json").read_bytes()


@every_game
@every_language
def test_the_sentences_are_fluent_and_say_every_event(
    reader: httpx.Client, game: str, language: str
):
    path = f"/api/games/{game}/sentences/{language}"
    text = read(reader, path, "text/plain; charset=utf-8").text
    parsed = FluentParser().parse(text).body
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    said = {entry.id.name for entry in parsed if isinstance(entry, ast.Message)}
    found = schema(GAMES[game])["x-events"]
    everywhere = read(reader, f"/api/sentences/{language}", "text/plain; charset=utf-8").text
    for event in found:
        assert f"{game}-event-{event}" in said or f"\n{event} = " in everywhere, event


@every_game
@every_language
def test_the_rulebook_is_the_text_that_people_read(reader: httpx.Client, game: str, language: str):
    path = f"/api/games/{game}/rulebook/{language}"
    text = read(reader, path, "text/markdown; charset=utf-8").text
    checkout = Path(__file__).parents[2] / "rulebook" / home_of(game).name / f"{language}.md"
    assert text == checkout.read_text("utf-8")


def test_what_has_not_changed_is_not_sent_again(reader: httpx.Client):
    for path in ("/api/games/six-nimmt", "/api/games/six-nimmt/schema", "/api/sentences/fa"):
        answer = reader.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
        again = reader.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = reader.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content != gzip.compress(answer.content)


@pytest.mark.parametrize("rest", ["", "/schema", "/data", "/sentences/en", "/rulebook/en"])
def test_a_game_that_is_not_there_is_named_with_those_that_are(reader: httpx.Client, rest: str):
    answer = reader.get(f"/api/games/chess{rest}")
    assert answer.status_code == 404
    assert answer.json() == {"why": "fault-no-game", "data": {"game": "chess", "games": [*GAMES]}}


@pytest.mark.parametrize(
    "path", ["games/six-nimmt/sentences", "games/six-nimmt/rulebook", "sentences"]
)
@pytest.mark.parametrize("language", ["de", "en.ftl", "..%2fen", "%2e%2e"])
def test_a_language_that_is_not_there_is_named_with_those_that_are(
    reader: httpx.Client, path: str, language: str
):
    answer = reader.get(f"/api/{path}/{language}")
    assert answer.status_code == 404
    assert answer.json()["why"] in ("fault-no-language", "fault-not-found")
    if language == "de":
        assert answer.json()["data"] == {"language": "de", "languages": [*LANGUAGES]}


@pytest.fixture
def traveller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game of another package, which brings one language and no more."""
    package = tmp_path / "travelling"
    (package / "sentences").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "sentences" / "en.ftl").write_text("traveller-event-over = It is over.\n")
    (package / "game.py").write_text(
        "from korsi.catalogue import rules_of\n"
        "class Traveller:\n"
        "    key = 'traveller'\n"
        "    def __getattr__(self, name):\n"
        "        return getattr(rules_of('six-nimmt'), name)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    from travelling.game import Traveller  # type: ignore[import-not-found]

    monkeypatch.setitem(GAMES.found, "traveller", Traveller())
    yield "traveller"
    for module in ("travelling.game", "travelling"):
        del sys.modules[module]


def test_a_game_of_another_package_is_there_with_what_it_has(reader: httpx.Client, traveller: str):
    here = f"/api/games/{traveller}"
    home = reader.get(here).json()
    assert home["terms"]["game"] == traveller
    assert (home["data"], home["rulebook"]) == (None, {})
    assert home["sentences"] == {"en": f"{here}/sentences/en"}
    assert reader.get(home["sentences"]["en"]).text == "traveller-event-over = It is over.\n"
    assert reader.get(home["schema"]).json()["title"] == traveller
    for rest in ("/data", "/sentences/fa", "/rulebook/en"):
        answer = reader.get(here + rest)
        assert (answer.status_code, answer.json()["why"]) == (404, "fault-not-found")
        assert answer.json()["data"] == {"path": here + rest}


def test_the_server_knows_no_game():
    """Whatever it knows of games is in the catalogue."""
    names = [
        name for game in GAMES for name in (game, home_of(game).name, type(GAMES[game]).__name__)
    ]
    for file in Path(korsi_server.__file__).parent.rglob("*.py"):
        text = file.read_text("utf-8").lower()
        assert not [name for name in names if name.lower() in text], file
