"""What a link shows where it is sent, and what each address has of the one page before it runs."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import House, open_house

import korsi

INDEX = """\
<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <!--about--><title>Korsi</title><!--/about-->
    <link rel="stylesheet" href="/assets/first.css" />
  </head>
  <body><div id="app"><!--first--></div></body>
</html>
"""
EVIL = '"><script>1</script>'
"""Short enough for a name."""


def spoken(language: str, direction: str) -> dict[str, Any]:
    """The words of a language, told by what they are."""
    kinds = ("invited", "open", "of", "learn", "rules", "replay")
    previews = {
        kind: {"title": f"{language} {kind} {{game}} {{host}}", "description": "{about}"}
        for kind in kinds
    }
    home = {"title": f"{language} home", "description": f"{language} house"}
    return {
        "dir": direction,
        "name": f"Korsi {language}",
        "previews": {"home": home, **previews},
        "games": {"six-nimmt": {"name": f"6 {language}", "about": f"{language} heads & tails"}},
        "first": {
            "home": f"<h1>{language} welcome</h1>",
            "table": "<h1>{game}</h1><p>{about}</p>",
            "other": f"<p>{language} moment</p>",
        },
        "scriptless": f"{language} <script>",
    }


MADE = {
    "languages": {
        "en": spoken("en", "ltr"),
        "fa": spoken("fa", "rtl"),
        "uk": spoken("uk", "ltr"),
    },
    "pictures": {"six-nimmt": "/assets/six-1.png", "": "/assets/korsi-1.png"},
    "early": {
        "fa": ["/assets/fa-1.js"],
        "table": ["/assets/table-1.js", "/assets/table-1.css"],
        "six-nimmt:fa": ["/x"],
    },
}


class Head(HTMLParser):
    """What a page says of itself, read as a browser reads it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: list[tuple[str, str]] = []
        self.html: dict[str, str | None] = {}
        self.title = ""
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        own = dict(attributes)
        self.tags.append(tag)
        if tag == "meta":
            self.meta[own.get("property") or own.get("name") or ""] = own["content"] or ""
        elif tag == "link":
            self.links.append((own["rel"] or "", own["href"] or ""))
        elif tag == "html":
            self.html = own

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"] and not self.title:
            self.title = data


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a client that knows how pages are made."""
    folder = tmp_path_factory.mktemp("previews")
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text(INDEX)
    (client / "pages.json").write_text(json.dumps(MADE))
    (client / "drawn.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    with open_house(folder / "korsi.db", client=client) as house:
        yield house


def look(house: House, path: str, **headers: str) -> Head:
    answer = httpx.get(house.address.rstrip("/") + path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["vary"] == "accept-encoding, accept-language, cookie"
    return Head(answer.text)


def test_a_table_that_waits_says_who_invites_to_what_in_the_language_of_the_link(home: House):
    table = home.person("Ada").make()
    head = look(home, f"/t/{table}?l=uk")
    assert head.meta["og:title"] == "uk invited 6 uk Ada"
    assert head.meta["og:description"] == "uk heads & tails"
    assert head.meta["og:image"] == f"{home.address}assets/six-1.png"
    assert head.meta["og:url"] == f"{home.address}t/{table}"
    assert head.meta["twitter:card"] == "summary_large_image"
    assert head.meta["robots"] == "noindex"
    assert look(home, f"/t/{table}").meta["og:title"] == "en invited 6 en Ada"
    assert look(home, f"/t/{table}?l=xx&y=%00").meta["og:title"] == "en invited 6 en Ada"


def test_a_drawing_may_have_its_styles_in_it_and_nothing_else(home: House):
    policy = httpx.get(f"{home.address}drawn.svg").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline';")
    assert "'self'" not in policy


def test_the_reader_is_spoken_to_in_their_own_language_whatever_the_link_says(home: House):
    table = home.person("Ada").make()
    head = look(home, f"/t/{table}?l=uk", **{"accept-language": "fa-IR, en;q=0.5"})
    assert (head.html["lang"], head.html["dir"]) == ("fa", "rtl")
    assert head.title.startswith("fa invited")
    assert head.meta["og:title"].startswith("uk invited")
    assert ("manifest", "/manifest.fa.webmanifest") in head.links
    assert ("modulepreload", "/assets/fa-1.js") in head.links
    assert ("modulepreload", "/assets/table-1.js") in head.links
    assert ("modulepreload", "/x") in head.links
    assert ("preload", "/assets/table-1.css") in head.links
    at_once = head.links.index(("stylesheet", "/assets/first.css"))
    assert at_once < min(head.links.index(link) for link in head.links if "preload" in link[0])
    chosen = look(
        home, "/", cookie="korsi-language=uk; korsi-theme=dark", **{"accept-language": "fa"}
    )
    assert (chosen.html["lang"], chosen.html["data-theme"]) == ("uk", "dark")
    odd = look(home, "/", cookie='korsi-language="><b>; korsi-theme=pink')
    assert (odd.html["lang"], odd.html.get("data-theme")) == ("en", None)


def test_a_name_can_not_leave_its_place_in_the_page(home: House):
    table = home.person(EVIL).make()
    answer = httpx.get(f"{home.address}t/{table}?l=en")
    head = Head(answer.text)
    assert head.meta["og:title"] == f"en invited 6 en {EVIL}"
    assert "script" not in head.tags
    assert "<script" not in answer.text
    table = home.person("{game} {about}").make()
    assert look(home, f"/t/{table}").meta["og:title"] == "en invited 6 en {game} {about}"


def test_a_name_of_the_other_direction_is_kept_apart(home: House):
    table = home.person("آدا").make()
    assert look(home, f"/t/{table}?l=en").meta["og:title"] == "en invited 6 en \u2068آدا\u2069"
    assert look(home, f"/t/{table}?l=fa").meta["og:title"] == "fa invited 6 fa آدا"


def test_of_a_game_that_goes_on_a_link_tells_nothing_but_which_it_is(home: House):
    ada = home.person("Ada")
    table = ada.make(bots="easy")
    ada.come(table).hear("events")
    answer = httpx.get(f"{home.address}t/{table}")
    assert Head(answer.text).meta["og:title"].strip() == "en of 6 en"
    assert "Ada" not in answer.text


def test_who_is_not_let_in_learns_no_more_than_from_a_table_that_is_not_there(home: House):
    ada = home.person("Ada")
    table = ada.make(bots="easy")
    line = ada.come(table)
    line.hear("events")
    line.say("admit", onlookers="none")
    line.told(lambda told: told["table"]["onlookers"] == "none")
    shut = httpx.get(f"{home.address}t/{table}").text
    nothing = httpx.get(f"{home.address}t/zzzzzzzz").text
    assert shut.replace(table, "zzzzzzzz") == nothing
    assert Head(nothing).meta["og:title"] == "en home"


@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/", "en home", "korsi-1"),
        ("/rules/six-nimmt", "en rules 6 en ", "six-1"),
        ("/learn/six-nimmt", "en learn 6 en ", "six-1"),
        ("/rules/go-fish", "en home", "korsi-1"),
        ("/come/secret-token", "en home", "korsi-1"),
        ("/away", "en home", "korsi-1"),
    ],
)
def test_every_page_has_a_preview(home: House, path: str, title: str, picture: str):
    head = look(home, path)
    assert head.meta["og:title"] == title
    assert head.meta["og:image"] == f"{home.address}assets/{picture}.png"
    assert "secret-token" not in str(head.meta)
    assert ("robots" in head.meta) == (path in ("/come/secret-token", "/away"))


def test_games_without_a_picture_here_have_their_own_name(home: House):
    """As one of another package, or as all others in this small client."""
    other = next(one["game"] for one in korsi.catalogue() if one["game"] != "six-nimmt")
    head = look(home, f"/rules/{other}?l=en")
    assert head.meta["og:title"] != "en home"
    assert head.meta["og:image"].endswith("korsi-1.png")


@pytest.mark.parametrize("host", ['x"><script>', "a b", "", "x/y", "[::1", "ä"])
def test_a_strange_name_of_the_house_is_not_repeated(home: House, host: str):
    answer = httpx.get(home.address, headers={"host": host.encode("latin-1")})
    if answer.status_code == 200:  # the edge reads no more than a part of them
        assert Head(answer.text).meta["og:image"] == "/assets/korsi-1.png"
        assert "<script" not in answer.text


def test_the_first_sight_is_there_before_the_client_runs(home: House):
    assert "<h1>fa welcome</h1>" in httpx.get(home.address, headers={"accept-language": "fa"}).text
    answer = httpx.get(f"{home.address}t/zzzzzzzz")
    assert '<div id="app"><p>en moment</p></div>' in answer.text
    assert "data-away" in look(home, "/away").html
    assert "data-away" not in look(home, "/").html


def test_pages_keep_their_tag_and_are_packed(home: House):
    table = home.person("Ada").make()
    first = httpx.get(f"{home.address}t/{table}")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    tag = {"if-none-match": first.headers["etag"]}
    assert httpx.get(f"{home.address}t/{table}", headers=tag).status_code == 304
    other = httpx.get(f"{home.address}t/{table}", headers={**tag, "accept-language": "uk"})
    assert other.status_code == 200


def test_a_page_that_is_not_there_is_one_too(home: House):
    headers = {"accept": "text/html", "accept-language": "uk"}
    answer = httpx.get(f"{home.address}nothing", headers=headers)
    assert answer.status_code == 404
    head = Head(answer.text)
    assert (head.html["lang"], head.meta["robots"]) == ("uk", "noindex")
    assert httpx.get(f"{home.address}pages.json").status_code == 404


def test_guessing_tables_costs_the_store_little(tmp_path: Path):
    """Beyond a limit of its own no log is looked for; the page is there all the same."""
    from dataclasses import replace

    from server.house import GENEROUS

    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(INDEX)
    (client / "pages.json").write_text(json.dumps(MADE))
    limits = replace(GENEROUS, restored=(0.01, 2))
    with open_house(tmp_path / "korsi.db", client=client, limits=limits) as house:
        asked = []
        read = house.hall.store.read

        async def counted(id: str) -> Any:
            asked.append(id)
            return await read(id)

        house.hall.store.read = counted  # type: ignore[method-assign]
        for letter in "abcdef":
            assert look(house, f"/t/zzzzzzz{letter}").meta["og:title"] == "en home"
        assert len(asked) == 2


def test_a_table_says_which_game_it_is_before_the_client_runs(home: House):
    table = home.person("Ada").make()
    text = httpx.get(f"{home.address}t/{table}", headers={"accept-language": "uk"}).text
    assert "<h1>6 uk</h1><p>uk heads &amp; tails</p>" in text
    assert Head(text).html["data-game"] == "six-nimmt"
    assert 'href="/assets/table-1.js" fetchpriority="low"' in text
    unknown = httpx.get(f"{home.address}t/zzzzzzzz", headers={"accept-language": "uk"}).text
    assert "<p>uk moment</p>" in unknown
    assert "data-game" not in Head(unknown).html


def test_who_has_no_script_is_told_so_in_their_language(home: House):
    for path in ("", "t/zzzzzzzz"):
        text = httpx.get(home.address + path, headers={"accept-language": "uk"}).text
        assert text.count("<noscript>") == 1
        assert '<p class="scriptless">uk &lt;script&gt;</p></noscript></body>' in text


def test_the_built_client_has_what_pages_need():
    """Made by `make client`; where it is not built there is nothing to look at."""
    dist = Path(__file__).parents[2] / "web" / "dist"
    if not (dist / "pages.json").is_file():
        pytest.skip("the client is not built")
    made = json.loads((dist / "pages.json").read_text("utf-8"))
    assert set(made["languages"]) == {"en", "fa", "uk"}
    for language, one in made["languages"].items():
        assert one["first"]["home"].count("<h1") == 1
        assert "JavaScript" in one["scriptless"] or language == "fa"
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=", json.dumps(one["first"]))
        name = "manifest" if language == "en" else f"manifest.{language}"
        manifest = json.loads((dist / f"{name}.webmanifest").read_text("utf-8"))
        assert (manifest["lang"], manifest["short_name"]) == (language, one["name"])
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            assert (dist / icon["src"].lstrip("/")).is_file()
        for game in one["games"]:
            picture = (dist / made["pictures"][game].lstrip("/")).read_bytes()
            assert picture[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    for path in [path for paths in made["early"].values() for path in paths]:
        assert (dist / path.lstrip("/")).is_file()
    assert (dist / "apple-touch-icon.png").is_file()
