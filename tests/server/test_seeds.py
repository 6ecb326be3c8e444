"""The chance of a table comes from 256 bits that nobody can search for, nor see before the end."""

import json
import re
from pathlib import Path

from server.house import House, Player, open_house, play_on

import korsi
from korsi_server.settings import Settings
from korsi_server.tables import entries


def seed_of(house: House, table: str) -> int | str:
    told = [json.loads(entry) for entry in house.log(table)]
    return next(entry["seed"] for entry in told if entry["entry"] == "started")


def test_every_table_has_a_secret_of_its_own_which_nobody_is_sent(house: House) -> None:
    ada = house.person("Ada")
    tables = [ada.make(bots="easy") for _ in range(2)]
    players = [Player(ada.come(table)) for table in tables]
    watcher = house.person("Onlooker").come(tables[0])
    secrets = [str(seed_of(house, table)) for table in tables]
    assert secrets[0] != secrets[1]
    for secret in secrets:
        assert re.fullmatch("[0-9a-f]{64}", secret)
    for player in players:
        play_on([player])
    watcher.until("over")
    heard = b"".join(frame for line in (*players, watcher) for frame in frames(line))
    for table, secret in zip(tables, secrets, strict=True):
        assert secret.encode() not in heard
        record = ada.http.get(f"/api/tables/{table}/record").json()
        assert record["seed"] == secret
        assert korsi.replay(record).over


def frames(listener: object) -> list[bytes]:
    return (listener.line if isinstance(listener, Player) else listener).frames  # type: ignore[attr-defined]


def test_a_table_with_a_secret_goes_on_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "korsi.db"
    with open_house(data) as house:
        ada = house.person("Ada")
        token, table = ada.token, ada.make(bots="easy", options={"rounds": 2})
        player = Player(ada.come(table))
        play_on([player], enough=player.number + 8)
        before = player.number
    with open_house(data) as house:
        ada = house.person()
        ada.token = token
        again = Player(ada.come(table))
        assert again.number >= before
        play_on([again])
        assert again.view["phase"] == "over"


def test_a_test_may_choose_a_deal_and_old_logs_have_whole_numbers(tmp_path: Path) -> None:
    with open_house(tmp_path / "korsi.db", deal=lambda: 5) as house:
        ada = house.person("Ada")
        table = ada.make(bots="easy")
        welcome = ada.come(table).hear("welcome")
        assert welcome["view"]["hand"] == korsi.new("six-nimmt", seats=2, seed=5).view(0)["hand"]
        assert seed_of(house, table) == 5
    for seed in (5, "ab" * 32):
        assert entries.read(entries.written(entries.Started(seed))) == entries.Started(seed)


def test_the_luck_of_bots_is_not_the_secret_of_the_game() -> None:
    settings = Settings(data=Path("korsi.db"))
    assert type(settings.thought()) is int
    assert settings.secret() != settings.secret()
    assert len(str(settings.secret())) == 64
