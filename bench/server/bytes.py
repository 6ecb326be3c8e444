"""Bytes of a whole game for a person: `python bench/server/bytes.py [--games N] [TABLE...]`.

A table is a game and how many people play, such as `six-nimmt:4`; without any, every game is played
at a table for four, or as many as may sit there.

Everybody plays carelessly, over real sockets. The person in seat 0 has two: one gets whole views,
one changes. Counted is all that comes on each, from the welcome to the end, with the heads of the
frames; that the unpacked texts are the same is looked at too. Then the replay, as it is and as it
travels.
"""

import argparse
import asyncio
import itertools
import json
import random
import sys
import time

import httpx
from run import server, token
from websockets.asyncio.client import ClientConnection, connect

import korsi
from korsi_server.tables.packing import pack, unpack

SEATS = {entry["game"]: entry["seats"]["to"] for entry in korsi.catalogue()}
MOST = 0.25
"""Of the bytes of whole views."""


class Ear:
    """One socket, and all that came on it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.bytes = self.last = 0
        """All, and of the last message."""
        self.told: list[bytes] = []
        """The `events`, as texts."""
        self.status = ""
        self.now: dict[str, object] = {}

    async def hear(self, *kinds: str) -> dict[str, object]:
        """The next message of one of these kinds."""
        while True:
            frame = await asyncio.wait_for(self.line.recv(), 60)
            sent = frame.encode() if isinstance(frame, str) else frame
            self.last = len(sent) + (2 if len(sent) < 126 else 4 if len(sent) < 1 << 16 else 10)
            self.bytes += self.last
            text = sent if isinstance(frame, str) else unpack(sent, self.told[-1])
            message = json.loads(text)
            if message["say"] == "fault":
                self.bytes -= self.last  # a person would not have been so fast
            if message["say"] == "events":
                self.told.append(text)
            if "view" in message:
                self.now = message
            if "table" in message:
                self.status = message["table"]["status"]
            if message["say"] in kinds:
                return message


async def play(url: httpx.URL, game: str, seats: int, seed: int) -> tuple[int, int, int, int, int]:
    """One game: moves, bytes of whole views and of changes; bytes of the replay, and as it came."""
    chance = random.Random(seed)
    people = [{"cookie": f"korsi={token(seed * 100 + seat)}"} for seat in range(seats)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        wish = {"game": game, "seats": seats, "options": {}}
        made = await http.post("/api/tables", json=wish, headers=people[0])
        table = made.json()["table"]
        address = str(url).replace("http", "ws").rstrip("/") + f"/ws/{table}"
        ears = []
        for place, who in enumerate([*people, people[0]]):
            views = "changes" if place == seats else "whole"
            line = await connect(
                f"{address}?views={views}",
                additional_headers=who,
                compression=None,
                max_size=None,
                max_queue=None,
            )
            ears.append(Ear(line))
            await ears[-1].hear("welcome")
            if 0 < place < seats:
                await line.send(json.dumps({"do": "sit", "seat": place}))
                while (await ears[-1].hear("table", "fault")).get("seat") != place:
                    pass
        *whole, changes = ears
        await whole[0].line.send(json.dumps({"do": "start"}))
        for ear in ears:
            await ear.hear("events")
        moves = answered = 0
        while True:
            acting = whole[0].now["view"]["acting"]  # type: ignore[index]
            if not acting:
                break
            ear = whole[chance.choice(acting)]
            moves += 1
            move = chance.choice(ear.now["legal"])  # type: ignore[call-overload]
            ask = json.dumps({"do": "move", "id": f"move-{moves}", "move": move})
            await ear.line.send(ask)
            while (await ear.hear("done", "fault"))["say"] == "fault":
                await asyncio.sleep(0.1)  # faster than a person may be
                await ear.line.send(ask)
            answered += ear.last if ear is whole[0] else 0
            for other in ears:
                if other is not ear:
                    await other.hear("events")
        for ear in ears:
            while ear.status != "over":
                await ear.hear("table")
            await ear.line.close()
        assert changes.told == whole[0].told
        path = f"/api/tables/{table}/replay"
        replay = await http.get(path, headers={**people[0], "accept": "application/x-ndjson"})
        assert len(replay.text.splitlines()) > moves // 2
        sizes = len(replay.content), int(replay.headers["content-length"])
        price(changes.told)
    # An answer comes only on the socket that asked.
    return moves, whole[0].bytes, changes.bytes + answered, *sizes


def price(told: list[bytes]) -> None:
    """What packing costs the server's processor."""
    begun = time.process_time()
    for base, text in itertools.pairwise(told):
        pack(text, base)
    spent = (time.process_time() - begun) / (len(told) - 1)
    print(f"  packing a message of {sum(map(len, told)) // len(told)} bytes: {spent * 1e6:.1f} µs")


def table(text: str) -> tuple[str, int]:
    """A game, and how many play it."""
    game, _, seats = text.partition(":")
    return game, int(seats or min(4, SEATS[game]))


async def main(tables: list[tuple[str, int]], count: int, url: httpx.URL) -> bool:
    good = True
    for game, seats in tables:
        print(f"{game}, {seats} people")
        played = [await play(url, game, seats, seed) for seed in range(1, count + 1)]
        moves, whole, changes, replay, packed = (
            sum(one) // count for one in zip(*played, strict=True)
        )
        part, travelled = changes / whole, packed / replay
        good = good and part <= MOST and travelled <= MOST
        print(f"  {moves} moves: {whole:,} bytes whole, {changes:,} as changes: 1/{1 / part:.1f}")
        print(
            f"  replay: {replay:,} bytes, {packed:,} on the way: 1/{1 / travelled:.1f}", flush=True
        )
    return good


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", nargs="*", type=table, default=[*map(table, SEATS)])
    parser.add_argument("--games", type=int, default=3)
    wishes = parser.parse_args()
    with server() as (url, _):
        sys.exit(not asyncio.run(main(wishes.tables, wishes.games, url)))
