"""nginx and Caddy with the files of deploy/, before three servers of one database: a game is played
through the proxy, and one of the servers stops on the way."""

from contextlib import ExitStack
from ssl import SSLContext

import httpx
import pytest
from server.databases import Databases
from server.house import House, Line, Person, play_on
from server.house import Player as Playing
from server.proxies import proxied
from websockets.exceptions import ConnectionClosed

from korsi_server.proxies import Proxies, networks


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_a_game_is_played_through_a_proxy_while_a_server_stops(tmp_path, postgres: Databases, kind):
    data = postgres.new()
    with ExitStack() as stack:
        trusting = {"proxies": Proxies(networks(["127.0.0.1"]))}
        houses = [stack.enter_context(House(data, **trusting)) for _ in range(3)]
        ports = [house.server.listening.getsockname()[1] for house in houses]
        address, trusted = stack.enter_context(proxied(kind, tmp_path, ports))
        ada, ben = (_through(stack, address, trusted, name) for name in ("Ada", "Ben"))
        cookie = ada.http.get("/api/me", headers={"cookie": ""}).headers["set-cookie"]
        assert ("Secure" in cookie) == (trusted is not None), "the proxy is believed"
        table = ada.make(options={"rounds": 1})
        first = _come(ada, table, trusted)
        second = _come(ben, table, trusted)
        second.say("sit", seat=1)
        second.told(lambda told: told["seat"] == 1)
        first.told(lambda told: told["table"]["sitters"][1]["name"] == "Ben")  # by another server
        first.say("start")
        first.hear("events")
        players = [Playing(_come(person, table, trusted)) for person in (ada, ben)]
        play_on(players, 4)
        houses[0].__exit__()
        for player in players:  # who was at the one that has gone is told to come back
            assert _end(player.line) in (None, 1012)
        again = [Playing(_come(person, table, trusted)) for person in (ada, ben)]
        play_on(again)
        assert all(player.over for player in again)


def _end(line: Line) -> int | None:
    """With which code a line was closed; None if it is open."""
    try:
        line.quiet()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 1006
    return None


def _through(stack: ExitStack, address: str, trusted: SSLContext | None, name: str) -> Person:
    person = Person(address, stack)
    if trusted is not None:
        person.http = stack.enter_context(
            httpx.Client(
                base_url=address,
                headers={"cookie": f"korsi={person.token}"},
                timeout=30,
                verify=trusted,
            )
        )
    assert person.http.put("/api/me", json={"name": name}).status_code == 200
    return person


def _come(person: Person, table: str, trusted: SSLContext | None) -> Line:
    if trusted is None:
        return person.come(table)
    return person.come(table, ssl=trusted)
