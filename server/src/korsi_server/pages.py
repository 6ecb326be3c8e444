"""The client's one page, as each address has it: in somebody's language, and with what a link to it
shows where it is sent.

The words and pictures are the client's, made when it was built (`web/plugins/pages.ts`). Of a table
a preview tells what anybody is told who follows the link, and never anything of the game.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final, Literal, NamedTuple

import msgspec
from starlette.requests import Request

from korsi.sentences import bundle
from korsi_server.client import INDEX, Client
from korsi_server.documents import Document, document
from korsi_server.visits import header

PageKind = Literal["home", "table", "replay", "learn", "rules", "come", "away", "nowhere"]

MADE: Final = "pages.json"
PAGES: Final = re.compile(
    r"/(?P<home>)|/t/(?P<table>[a-z0-9]{8})(?:/screen)?/?|/replay/(?P<replay>[a-z0-9]{8})/?"
    r"|/learn/(?P<learn>[a-z0-9-]+)/?|/rules/(?P<rules>[a-z0-9-]+)/?|/come/(?P<come>[^/]+)/?"
    r"|/(?P<away>away)/?"
)
"""The addresses of the client's pages (`web/src/route`)."""
UNLISTED: Final = ("table", "replay", "come", "away", "nowhere")
"""Pages that no search should find."""
VARY: Final = "accept-encoding, accept-language, cookie"
DEFAULT: Final = "en"
CATALOGUE: Final = "/api/catalogue"
"""What the home page asks for first."""
REMEMBERED: Final = 300
"""Pages that are kept as they were made; the next one takes the place of the oldest."""

HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
COOKIE: Final = re.compile(r"(?:^|;)\s*korsi-(language|theme)=([a-z]{2,5})\s*(?=;|$)")
WISH: Final = re.compile(r"(?:^|&)l=([a-z]{2})(?:&|$)")
RTL: Final = re.compile(r"[\u0590-\u08ff]")
HTML: Final = '<html lang="en" dir="ltr">'
ABOUT: Final = re.compile(r"<!--about-->.*?<!--/about-->", re.S)
FIRST: Final = "<!--first-->"
HEAD: Final = "</head>"
BODY: Final = "</body>"


class Said(msgspec.Struct):
    """A preview's words; `{host}`, `{game}` and `{about}` stand for what is not known before."""

    title: str
    description: str


class Called(msgspec.Struct):
    """A game, in a language."""

    name: str
    about: str


class First(msgspec.Struct):
    """What is on the page before the client runs."""

    home: str
    other: str
    table: str = ""
    """Of a table of `{game}`; empty in clients that draw no such thing."""


class Spoken(msgspec.Struct):
    """All of it in one language."""

    dir: str
    name: str
    previews: dict[str, Said]
    games: dict[str, Called]
    first: First
    scriptless: str = ""
    """What is said where the client can't run."""


class Made(msgspec.Struct):
    """`pages.json`."""

    languages: dict[str, Spoken]
    pictures: dict[str, str]
    early: dict[str, list[str]]


class About(NamedTuple):
    """What a page is about."""

    preview: str = "home"
    game: str | None = None
    host: str | None = None


class Sight(NamedTuple):
    """Everything by which one page differs from another."""

    kind: PageKind
    language: str
    """The reader's."""
    linked: str
    """The language of the link: that of whoever sent it."""
    theme: str | None
    about: About
    origin: str
    path: str


class Pages:
    """The page for every address of a person."""

    def __init__(self, client: Client) -> None:
        index, made = client.find(INDEX), client.find(MADE)
        self._index = index
        self._text = "" if index is None else index.body.decode("utf-8")
        self._made = None if made is None else msgspec.json.decode(made.body, type=Made)
        self._drawn = lru_cache(REMEMBERED)(self._draw)

    def page(self, request: Request, kind: PageKind, about: About) -> Document | None:
        """This page for who asks; None where no client is built."""
        if self._index is None or self._made is None:
            return self._index  # a client that knows nothing of this is as it is
        path = str(request.scope["path"])
        language, linked, theme = self._wishes(request)
        shown = path if kind not in ("come", "away", "nowhere") else "/"
        return self._drawn(Sight(kind, language, linked, theme, about, _origin(request), shown))

    def _wishes(self, request: Request) -> tuple[str, str, str | None]:
        """The reader's language, as the client will choose it too; the link's; and the light."""
        assert self._made is not None
        known = self._made.languages
        kept = dict(COOKIE.findall(header(request.scope, b"cookie") or ""))
        wish = WISH.search(request.scope["query_string"].decode("latin-1"))
        linked = wish[1] if wish is not None and wish[1] in known else None
        accepted = (header(request.scope, b"accept-language") or "").lower().split(",")
        wishes = [
            kept.get("language", ""),
            *(re.split(r"[-;]", one.strip())[0] for one in accepted),
        ]
        language = next((one for one in wishes if one in known), linked or DEFAULT)
        theme = kept.get("theme")
        return language, linked or language, theme if theme in ("light", "dark") else None

    def _draw(self, sight: Sight) -> Document:
        assert self._made is not None
        spoken = self._made.languages[sight.language]
        away = " data-away" if sight.kind == "away" else ""
        theme = f' data-theme="{sight.theme}"' if sight.theme else ""
        game, first = self._first(sight)
        html = f'<html lang="{sight.language}" dir="{spoken.dir}"{theme}{away}{game}>'
        about = self._about(sight)
        text = self._text.replace(HTML, html, 1).replace(FIRST, first, 1)
        text = text.replace(HEAD, self._early(sight) + HEAD, 1)
        if spoken.scriptless:
            sorry = f'<noscript><p class="scriptless">{escape(spoken.scriptless)}</p></noscript>'
            text = text.replace(BODY, sorry + BODY, 1)
        return document(ABOUT.sub(lambda _: about, text, count=1).encode(), "text/html")

    def _first(self, sight: Sight) -> tuple[str, str]:
        """What is seen before the client runs; and for the client, of which game that is."""
        assert self._made is not None
        spoken = self._made.languages[sight.language]
        game = spoken.games.get(sight.about.game or "")
        if sight.kind == "table" and game is not None and game.about and spoken.first.table:
            first = _filled(
                spoken.first.table, {"game": escape(game.name), "about": escape(game.about)}
            )
            return f' data-game="{sight.about.game}"', first
        return "", spoken.first.home if sight.kind == "home" else spoken.first.other

    def _about(self, sight: Sight) -> str:
        """The lines in the page's head that belong to its address."""
        assert self._made is not None
        own = self._said(sight.language, sight.about)
        said = self._said(sight.linked, sight.about)
        picture = self._made.pictures.get(sight.about.game or "") or self._made.pictures[""]
        names = {
            "og:type": "website",
            "og:site_name": self._made.languages[sight.linked].name,
            "og:locale": sight.linked,
            "og:title": said.title,
            "og:description": said.description,
            "og:url": f"{sight.origin}{sight.path}",
            "og:image": f"{sight.origin}{picture}",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": said.title,
        }
        manifest = "manifest" if sight.language == DEFAULT else f"manifest.{sight.language}"
        lines = [
            f"<title>{escape(own.title)}</title>",
            _meta("name", "description", own.description),
            *(_meta("property", name, value) for name, value in names.items()),
            _meta("name", "twitter:card", "summary_large_image"),
            f'<link rel="manifest" href="/{manifest}.webmanifest" />',
        ]
        if sight.kind in UNLISTED:
            lines.append(_meta("name", "robots", "noindex"))
        return "\n    ".join(lines)

    def _early(self, sight: Sight) -> str:
        """What the page will ask for soon; after what it needs at once, which comes first."""
        assert self._made is not None
        soon = [sight.language, sight.kind]
        if sight.kind == "table" and sight.about.game is not None:
            soon += [sight.about.game, f"{sight.about.game}:{sight.language}"]
        early = dict.fromkeys(path for what in soon for path in self._made.early.get(what, []))
        lines = [_ahead(path) for path in early]
        if sight.kind == "home":
            lines.append(f'<link rel="preload" href="{CATALOGUE}" as="fetch" crossorigin />')
        return "".join(f"  {line}\n  " for line in lines)

    def _said(self, language: str, about: About) -> Said:
        """The words of a preview, with whatever is put into them."""
        assert self._made is not None
        spoken = self._made.languages[language]
        home = spoken.previews["home"]
        said = spoken.previews.get(about.preview, home)
        game = None if about.game is None else called(language, about.game, spoken.games)
        if game is None:
            return home
        put_in = {"game": game.name, "about": game.about or home.description}
        if about.host is not None:
            put_in["host"] = _apart(about.host, spoken.dir)
        return Said(_filled(said.title, put_in), _filled(said.description, put_in))


def called(language: str, game: str, known: Mapping[str, Called]) -> Called | None:
    """A game by name: one of the client's, or of another package."""
    return known.get(game) or _called_elsewhere(language, game)


@cache
def _called_elsewhere(language: str, game: str) -> Called | None:
    words = bundle(language)
    if not words.has_message(game):
        return None
    said = []
    for key in (game, f"{game}-about"):
        value = words.get_message(key).value if words.has_message(key) else None
        said.append("" if value is None else str(words.format_pattern(value, {})[0]))
    return Called(*said)


def _filled(text: str, put_in: Mapping[str, str]) -> str:
    """In one go: what is put in may look like a place for something."""
    return re.sub(r"\{(\w+)\}", lambda place: put_in.get(place[1], ""), text)


def _apart(name: str, direction: str) -> str:
    """A name that keeps its own direction in a sentence that runs the other way."""
    return name if bool(RTL.search(name)) == (direction == "rtl") else f"\u2068{name}\u2069"


def _ahead(path: str) -> str:
    """What is fetched before it is asked for: in the way in which the client will ask for it. What
    the first sight needs goes before it."""
    kind = 'rel="modulepreload"'
    if path.endswith(".css"):
        kind = 'rel="preload" as="style" crossorigin'
    return f'<link {kind} href="{escape(path)}" fetchpriority="low" />'


def _meta(attribute: str, name: str, content: str) -> str:
    return f'<meta {attribute}="{name}" content="{escape(content)}" />'


def _origin(request: Request) -> str:
    """Where this server is found, as who asks has found it; nothing if that is no address."""
    host = header(request.scope, b"host") or ""
    scheme = "https" if request.scope.get("scheme") == "https" else "http"
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""
