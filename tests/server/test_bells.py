"""Whoever asked for it is told when a game waits for them: once, where they are not at the table,
on every device of theirs, not in their quiet hours, and not in a storm."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime
from ipaddress import ip_address
from pathlib import Path
from subprocess import run
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from server.house import House, Line, Person
from server.push_service import Device, PushService, push_service

from korsi_server.bells import ringer
from korsi_server.bells.endpoints import Forbidden, found, outside, read
from korsi_server.bells.hours import quiet_until
from korsi_server.settings import Limits, Push
from korsi_server.store.bells import Bell, Wait, Wishes
from korsi_server.store.postgres import PostgresStore

HOUR = 3600.0
PATIENCE = 20.0


class Clock:
    """The clock on the wall, which a test may set forward."""

    def __init__(self) -> None:
        self._start = time.time()
        self._ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self._ahead

    def go(self, seconds: float) -> None:
        self._ahead += seconds

    def go_to(self, moment: datetime) -> None:
        """The next time that it is this moment; clocks go forward only."""
        self._ahead += moment.timestamp() - self()


class Post:
    """A house, its clock, and the push service of the people who come."""

    def __init__(self, data: Path | str, stack: ExitStack, nodes: int = 1, **push: Any) -> None:
        self.clock = Clock()
        self.service: PushService = stack.enter_context(push_service())
        wishes = {"anywhere": True, "gather": 0.05, "again": 0.1, **push}
        self.open = stack.enter_context(ExitStack())
        self.houses = [
            self.open.enter_context(House(data, push=Push(**wishes), clock=self.clock, away=0.0))
            for _ in range(nodes)
        ]
        self.house = self.houses[0]

    def asks(self, person: Person, name: str) -> Device:
        """Somebody wants to be told on a device."""
        device = self.service.device(name)
        answer = person.http.put("/api/me/bell", json=device.subscription)
        assert answer.status_code == 200, answer.text
        return device

    def go(self, seconds: float) -> None:
        """Time passes."""
        self.clock.go(seconds)
        self.look()

    def look(self) -> None:
        """Let the house see what time it is."""
        for house in self.houses:
            assert house.loop is not None
            house.loop.call_soon_threadsafe(house.hall.ringer.look)

    def at_rest(self) -> None:
        """Nothing is on its way any more."""
        for house in self.houses:
            hall = house.hall
            wait_until(lambda hall=hall: not hall.ringer._noted)
        for _ in range(3):
            self.look()
            time.sleep(0.1)


def wait_until(true: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    with ExitStack() as stack:
        yield Post(tmp_path / "korsi.db", stack)


@pytest.fixture
def any_post(data: Path | str) -> Iterator[Post]:
    """With a file, and with a database."""
    with ExitStack() as stack:
        yield Post(data, stack)


def table_of(ada: Person, ben: Person, **wish: Any) -> str:
    """A game of two that has begun; nobody is there any more."""
    table = ada.make(**wish)
    first, second = ada.come(table), ben.come(table)
    second.say("sit", seat=1)
    second.told(lambda told: told["seat"] == 1)
    first.told(lambda told: told["table"]["sitters"][1]["kind"] == "person")
    first.say("start")
    for line in (first, second):
        line.hear("events")
        leave(line)
    return table


def leave(line: Line) -> None:
    line.close()


def play(person: Person, table: str, id: str) -> dict[str, Any]:
    """Come, make the first legal moves until it is somebody else's turn, and go; what was seen."""
    line = person.come(table)
    welcome = line.hear("welcome")
    view, legal, moves = welcome["view"], welcome["legal"], 0
    while legal and view["seat"] in view["acting"]:
        moves += 1
        line.move(legal[0], f"{id}-{moves}")
        told = line.hear("events", "refused", "fault")
        assert told["say"] == "events", told
        view, legal = told["view"], told["legal"]
        line.hear("done")
    assert moves, "it was their turn"
    leave(line)
    return welcome


def start(post: Post) -> tuple[Person, Person, str]:
    """Two people at a game: the second has chosen a card, and the first is awaited. When they have
    chosen, too, the second is awaited anew."""
    ada, ben = post.house.person("Ada"), post.house.person("Ben")
    table = table_of(ada, ben)
    play(ben, table, "start")
    return ada, ben, table


def test_who_is_not_there_is_told_once_and_only_they_can_read_it(any_post):
    post = any_post
    first, second, table = start(post)
    device = post.asks(second, "phone")
    play(first, table, "a")
    (notice,) = device.told(1)
    name = first.http.get("/api/me").json()["name"]
    assert notice == {
        "count": 1,
        "tables": [{"table": table, "game": "six-nimmt", "names": [name]}],
        "nudge": None,
    }
    assert device.heads[0]["topic"] == "korsi-turn"
    assert device.claims[0]["sub"].startswith("https://127.0.0.1")
    assert device.keys == [second.http.get("/api/me/bell").json()["key"]]
    first.come(table).say("chat", text="I wait")
    post.go(5 * 24 * HOUR)
    post.at_rest()
    assert len(device.notices) == 1, "once for each wait, not for each event"


def test_who_is_at_the_table_is_not_told(post):
    first, second, table = start(post)
    device = post.asks(second, "phone")
    line = second.come(table)
    play(first, table, "a")
    line.hear("events")
    post.at_rest()
    leave(line)
    post.go(HOUR)
    post.at_rest()
    assert device.notices == [], "they have seen it"


def test_whose_link_is_lost_is_told_what_they_may_not_have_seen(post):
    first, second, table = start(post)
    device = post.asks(second, "phone")
    line = second.come(table)
    line.hear("welcome")
    play(first, table, "a")
    line.socket.socket.close()  # no word of good-bye
    assert device.told(1)[0]["tables"][0]["table"] == table


def test_who_comes_by_themselves_meanwhile_is_not_told(tmp_path):
    with ExitStack() as stack:
        post = Post(tmp_path / "korsi.db", stack, gather=60.0)
        first, second, table = start(post)
        device = post.asks(second, "phone")
        play(first, table, "a")
        wait_until(lambda: not post.house.hall.ringer._noted)
        line = second.come(table)
        line.hear("welcome")
        post.go(61)
        post.at_rest()
        leave(line)
        post.go(HOUR)
        post.at_rest()
        assert device.notices == []


def test_who_did_not_ask_is_not_told_and_what_it_needs_is_not_loaded(tmp_path):
    program = (
        "import sys, korsi_server.server;"
        "print([name for name in ('http_ece', 'py_vapid', 'cryptography') if name in sys.modules])"
    )
    told = run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_every_device_is_rung_and_one_can_be_taken_off(post):
    first, second, table = start(post)
    phone, desk = post.asks(second, "phone"), post.asks(second, "desk")
    answer = second.http.request("DELETE", "/api/me/bell", json={"endpoint": phone.endpoint})
    assert len(answer.json()["devices"]) == 1
    play(first, table, "a")
    assert desk.told(1)
    assert phone.notices == []


def test_a_device_is_one_persons_and_a_person_has_so_many_at_most(post):
    ada, ben = post.house.person("Ada"), post.house.person("Ben")
    devices = [post.asks(ada, f"device{number}") for number in range(10)]
    most = Limits().bells_of_guest
    assert len(ada.http.get("/api/me/bell").json()["devices"]) == most
    ben.http.put("/api/me/bell", json=devices[-1].subscription)
    assert len(ada.http.get("/api/me/bell").json()["devices"]) == most - 1
    assert len(ben.http.get("/api/me/bell").json()["devices"]) == 1


def test_many_tables_are_one_notice(any_post):
    post = any_post
    ada, ben = post.house.person("Ada"), post.house.person("Ben")
    tables = [table_of(ada, ben) for _ in range(5)]
    device = post.asks(ben, "phone")
    for table in tables:
        play(ben, table, "b")
    post.go(1)
    for number, table in enumerate(tables):
        play(ada, table, f"a{number}")
        if number == 0:
            assert device.told(1)[0]["count"] == 1
    post.at_rest()
    assert len(device.notices) == 1, "the others wait until a while has passed"
    post.go(901)
    notice = device.told(2)[1]
    assert notice["count"] == 5
    assert len(notice["tables"]) == 3, "some of them by name"
    post.go(24 * HOUR)
    post.at_rest()
    assert len(device.notices) == 2


def test_what_comes_in_quiet_hours_is_told_once_afterwards(any_post):
    post = any_post
    first, second, table = start(post)
    other = table_of(first, second)
    play(second, other, "s")
    device = post.asks(second, "phone")
    zone = ZoneInfo("Asia/Tehran")
    quiet = {"zone": "Asia/Tehran", "quiet": {"from": 22 * 60, "to": 8 * 60}}
    answer = second.http.put("/api/me/bell/wishes", json=quiet)
    assert answer.json()["quiet"] == quiet["quiet"]
    tonight = datetime.fromtimestamp(post.clock() + 24 * HOUR, zone).replace(hour=23, minute=30)
    post.clock.go_to(tonight)
    play(first, table, "a")
    play(first, other, "b")
    post.at_rest()
    post.go(4 * HOUR)
    post.at_rest()
    assert device.notices == [], "it is half past three"
    post.go(5 * HOUR)
    assert device.told(1)[0]["count"] == 2
    post.at_rest()
    assert len(device.notices) == 1


def test_a_night_is_as_long_as_the_clock_on_the_wall_says():
    kyiv = ZoneInfo("Europe/Kyiv")
    night = Wishes("Europe/Kyiv", 22 * 60, 8 * 60)
    evening = datetime(2026, 3, 28, 23, 0, tzinfo=kyiv).timestamp()
    assert quiet_until(night, evening) == datetime(2026, 3, 29, 8, 0, tzinfo=kyiv).timestamp()
    assert quiet_until(night, evening) - evening == 8 * HOUR, "an hour is lost that night"
    siesta = Wishes("Europe/Kyiv", 13 * 60, 15 * 60)
    assert quiet_until(siesta, evening) is None
    assert quiet_until(Wishes("Nowhere/None", 0, 60), evening) is None
    assert quiet_until(Wishes("../../etc/passwd", 0, 60), evening) is None


def test_somebody_may_nudge_after_a_while_and_seldom(any_post):
    post = any_post
    first, second, table = start(post)
    device = post.asks(second, "phone")
    play(first, table, "a")
    device.told(1)
    line = first.come(table)
    assert not line.hear("welcome")["table"]["nudges"]
    assert line.ask("nudge", "fault", id="n1")["why"] == "fault-not-now"
    leave(line)
    post.go(13 * HOUR)
    line = first.come(table)
    assert line.hear("welcome")["table"]["nudges"]
    line.say("nudge", id="n2")
    said = line.hear("chat")["line"]
    assert said["preset"] == "nudge"
    assert device.told(2)[1]["nudge"] == said["name"]
    assert line.ask("nudge", "fault", id="n3")["why"] == "fault-not-now", "at most so often"
    assert second.come(table).hear("welcome")["chat"][-1]["preset"] == "nudge"


def test_who_wants_no_nudges_hears_of_them_at_the_table_only(post):
    first, second, table = start(post)
    device = post.asks(second, "phone")
    second.http.put("/api/me/bell/wishes", json={"zone": "Europe/Kyiv", "nudges": False})
    play(first, table, "a")
    device.told(1)
    post.go(13 * HOUR)
    line = first.come(table)
    line.hear("welcome")
    line.say("nudge")
    line.hear("chat")
    post.at_rest()
    assert len(device.notices) == 1


def test_nobody_is_nudged_by_who_looks_on_or_said_to_by_a_preset(post):
    first, second, table = start(post)
    play(first, table, "a")
    post.go(13 * HOUR)
    stranger = post.house.person("Cyd").come(table)
    assert stranger.ask("nudge", "fault")["why"] == "fault-no-seat"
    assert stranger.ask("chat", "fault", preset="nudge")["why"] == "fault-not-understood"
    awaited = second.come(table)
    assert awaited.ask("nudge", "fault")["why"] == "fault-not-now", "not by who is awaited"


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_no_more_is_forgotten(post, status):
    first, second, table = start(post)
    device = post.asks(second, "phone")
    device.status = status
    play(first, table, "a")
    wait_until(lambda: second.http.get("/api/me/bell").json()["devices"] == [])


def test_a_push_service_in_trouble_is_asked_again_more_and_more_seldom(post):
    first, second, table = start(post)
    device = post.asks(second, "phone")
    device.status = 503
    play(first, table, "a")
    wait_until(lambda: device.tries == 1)
    post.at_rest()
    assert device.tries == 1
    post.go(61)
    wait_until(lambda: device.tries == 2)
    post.go(61)
    post.at_rest()
    assert device.tries == 2, "later than that"
    device.status = 201
    post.go(61)
    assert device.told(1)
    assert second.http.get("/api/me/bell").json()["devices"] != []


def test_where_a_service_sends_us_on_we_do_not_go(post):
    first, second, table = start(post)
    device = post.asks(second, "phone")
    device.status = 307
    play(first, table, "a")
    wait_until(lambda: device.tries == 1)
    post.at_rest()
    assert device.notices == []
    assert post.house.hall.metrics.rung.values["refused"] == 1


FORGED = [
    "http://updates.push.example/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://db/x",
    "https://db.internal/x",
    "https://printer.local/x",
    "https://10.0.0.7/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[fd00::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://push.example:8080/x",
    "https://someone@push.example/x",
    "https://push.example/x\r\nHost: evil",
    "https://push.example/x y",
    "file:///etc/passwd",
    "https://",
    "no address",
    "https://push.example/" + "x" * 1000,
]


@pytest.mark.parametrize("endpoint", FORGED)
def test_an_address_that_is_no_push_service_is_refused(endpoint):
    with pytest.raises(Forbidden):
        read(endpoint, anywhere=False)


def test_the_push_services_of_browsers_are_none_of_these():
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"):
        assert read(f"https://{host}/x", anywhere=False).origin == f"https://{host}"


def test_a_name_that_leads_inside_is_not_rung(tmp_path, monkeypatch):
    """As when a name is changed after somebody has subscribed with it."""
    with ExitStack() as stack:
        house = stack.enter_context(House(tmp_path / "korsi.db", push=Push(gather=0.0)))
        service = stack.enter_context(push_service())
        device = service.device("phone")
        ada = house.person("Ada")
        forged = {**device.subscription, "endpoint": "https://push.example/x"}
        assert ada.http.put("/api/me/bell", json=device.subscription).json()["why"] == "fault-bell"
        assert ada.http.put("/api/me/bell", json=forged).status_code == 200

    async def inside(*_: Any, **__: Any) -> Any:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.1.2.3", 443))]

    async def look() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inside)
        with pytest.raises(Forbidden):
            await found(read(forged["endpoint"], anywhere=False), anywhere=False)

    asyncio.run(look())


def test_addresses_that_stand_for_others_are_inside():
    assert outside(ip_address("8.8.8.8"))
    assert outside(ip_address("2001:4860:4860::8888"))
    for inside in (
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "2002:7f00:1::",
        "fe80::1",
    ):
        assert not outside(ip_address(inside)), inside


@pytest.mark.parametrize(
    "change",
    [{"p256dh": "x" * 87}, {"auth": "!" * 22}, {"p256dh": "AAAA" * 21}, {"more": 1}, {"auth": ""}],
)
def test_a_subscription_that_is_none_is_refused(post, change):
    ada = post.house.person("Ada")
    wish = {**post.service.device("phone").subscription, **change}
    assert ada.http.put("/api/me/bell", json=wish).status_code == 400
    assert ada.http.get("/api/me/bell").json()["devices"] == []


def test_a_time_zone_that_is_none_is_refused(post):
    ada = post.house.person("Ada")
    for zone in ("Nowhere/None", "../../etc/passwd", "", "x" * 61):
        assert ada.http.put("/api/me/bell/wishes", json={"zone": zone}).status_code == 400


def test_a_host_may_want_nobody_to_be_told(tmp_path):
    with House(tmp_path / "korsi.db", push=Push(on=False)) as house, push_service() as service:
        ada = house.person("Ada")
        assert ada.http.get("/api/me/bell").json()["key"] is None
        answer = ada.http.put("/api/me/bell", json=service.device("phone").subscription)
        assert (answer.status_code, answer.json()["why"]) == (409, "fault-no-bells")


def test_what_waits_to_be_noted_is_bounded(post, monkeypatch):
    monkeypatch.setattr(ringer, "QUEUE", 3)
    hall, loop = post.house.hall, post.house.loop

    def flood() -> None:
        for number in range(10):
            hall.ringer.awaits("aaaaaaaa", f"{number:032x}", 1)

    loop.call_soon_threadsafe(flood)
    wait_until(lambda: hall.metrics.unnoted.value == 7)


def test_a_notice_outlives_its_server(tmp_path):
    data = tmp_path / "korsi.db"
    with ExitStack() as stack:
        post = Post(data, stack, gather=3600.0)
        first, second, table = start(post)
        device = post.asks(second, "phone")
        key = second.http.get("/api/me/bell").json()["key"]
        play(first, table, "a")
        wait_until(lambda: not post.house.hall.ringer._noted)
        post.at_rest()
        post.open.close()
        clock = Clock()
        clock.go(2 * HOUR)
        with House(data, push=Push(anywhere=True), clock=clock) as house:
            assert device.told(1)[0]["tables"][0]["table"] == table
            again = house.person(token=second.token)
            assert again.http.get("/api/me/bell").json()["key"] == key


def test_bots_play_on_for_people_who_wait(post):
    """Somebody moves and goes at once: the bots move in the empty room, for whoever comes next."""
    ada, ben = post.house.person("Ada"), post.house.person("Ben")
    table = ada.make(seats=3)
    first, second = ada.come(table), ben.come(table)
    second.say("sit", seat=2)
    second.told(lambda told: told["seat"] == 2)
    first.told(lambda told: told["table"]["sitters"][2]["kind"] == "person")
    first.say("start", level="easy")
    first.hear("events")
    second.hear("events")
    device = post.asks(ada, "ada")
    leave(second)
    leave(first)
    known = post.house.hall.tables[table]
    wait_until(lambda: not known.listeners)
    play(ada, table, "a")
    play(ben, table, "b")
    wait_until(lambda: device.notices and 1 not in known.log.game.acting)
    assert not known.listeners
    assert device.told(1)[0]["tables"][0]["names"] == ["Ben"]


def test_no_bots_play_for_people_who_have_all_left_theirs_to_bots(post):
    first, second, table = start(post)
    known = post.house.hall.tables[table]
    assert known.log.over_days
    for person, seat in ((first, 0), (second, 1)):
        line = person.come(table)
        line.hear("welcome")
        line.say("lend", seat=seat)
        line.told(lambda told, seat=seat: told["table"]["sitters"][seat]["level"] is not None)
        leave(line)
    wait_until(lambda: not known.listeners)
    assert not known.attended


def test_a_whole_game_over_days_where_nobody_meets(post):
    """Each comes by the notice, sees what happened since, moves, and goes."""
    ada, ben = post.house.person("Ada"), post.house.person("Ben")
    table = table_of(ada, ben)
    people = [ada, ben]
    devices = [post.asks(ada, "ada"), post.asks(ben, "ben")]
    seen = [0, 0]
    told = [0, 0]
    turns = 0
    while (known := post.house.hall.tables[table]).log.status != "over":
        seat = known.log.game.acting[0]
        if turns > 1:  # to begin with both were there
            told[seat] += 1
            notice = devices[seat].told(told[seat])[-1]
            assert [one["table"] for one in notice["tables"]] == [table]
        wait_until(lambda known=known: not known.listeners)
        welcome = play(people[seat], table, f"t{turns}")
        assert len(welcome["missed"]) == welcome["number"], "what happened since comes along"
        if turns > 1:
            assert welcome["number"] > seen[seat]
        seen[seat] = welcome["number"]
        turns += 1
        post.go(24 * HOUR)
    assert turns >= 10, "a day each"
    post.at_rest()
    assert [len(device.notices) for device in devices] == told, "one for each turn, and no more"


@pytest.mark.postgres
def test_of_several_servers_one_tells(postgres):
    with ExitStack() as stack:
        post = Post(postgres.new(), stack, nodes=3)
        first, second, table = start(post)
        device = post.asks(second, "phone")
        bells = [second.at(house).http.get("/api/me/bell").json() for house in post.houses]
        assert len({bell["key"] for bell in bells}) == 1, "they share one key"
        assert all(len(bell["devices"]) == 1 for bell in bells)
        play(first.at(post.houses[2]), table, "a")
        device.told(1)
        for _ in range(5):
            post.go(60)
            post.at_rest()
        assert len(device.notices) == 1


@pytest.mark.postgres
def test_of_many_who_take_what_is_due_one_gets_it(postgres):
    address = postgres.new()

    async def test() -> None:
        stores = [await PostgresStore.open(address) for _ in range(3)]
        bell = Bell("b" * 32, "g" * 32, "https://push.example/1", "k", "a", "https://x", 0.0)
        await stores[0].hang(bell, 8)
        await stores[0].wait([Wait(bell.guest, f"table{n:03}", 1, 1.0, 2.0) for n in range(20)])
        taken = await asyncio.gather(*(store.due(10.0, 250.0, 10) for store in stores * 5))
        assert sorted(map(len, taken)) == [0] * 14 + [1]
        for store in stores:
            await store.close()

    asyncio.run(test())


@pytest.mark.postgres
def test_who_is_at_the_table_by_another_server_is_not_told(postgres):
    with ExitStack() as stack:
        post = Post(postgres.new(), stack, nodes=2, gather=1.0)
        first, second, table = start(post)
        device = post.asks(second, "phone")
        line = second.at(post.houses[1]).come(table)
        line.hear("welcome")
        time.sleep(0.5)
        play(first, table, "a")
        time.sleep(1.2)
        post.at_rest()
        assert device.notices == []
