"""Links that make another device the same guest: looked at by anyone, used once, by a POST."""

import re
import sqlite3
from pathlib import Path
from unittest.mock import ANY

import httpx
import pytest
from server.house import House, Person, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory):
    """A server with a client of one page."""
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder / "korsi.db", client=client(folder)) as house:
        yield house


def client(folder: Path) -> Path:
    (folder / "client").mkdir(exist_ok=True)
    (folder / "client" / "index.html").write_text("<!doctype html><title>Korsi</title>")
    return folder / "client"


def link_of(person: Person) -> str:
    link: str = person.http.post("/api/me/link", json={}).json()["link"]
    assert re.fullmatch(r"/come/[\w-]{22}", link)
    return link


def come(device: Person, link: str, **headers: str) -> httpx.Response:
    return device.http.post(link, headers=headers)


def become(device: Person, answer: httpx.Response) -> None:
    """Keep the cookie of an answer, as a browser does."""
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    device.http.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]


def used(answer: httpx.Response) -> bool:
    """Whether the person sees the client's page, which will say that the link is used."""
    assert "set-cookie" not in answer.headers
    return answer.status_code == 410 and "<title>Korsi" in answer.text


def looked(device: Person, link: str) -> object:
    return device.http.get(f"/api{link}").json()


def test_a_link_makes_another_device_the_same_guest_once(house: House):
    ada, phone, stranger = house.person("Ada"), house.person(), house.person()
    link, table = link_of(ada), ada.make()
    answer = come(phone, link)
    assert ada.token not in answer.headers["set-cookie"]
    assert "HttpOnly; SameSite=Lax" in answer.headers["set-cookie"]
    become(phone, answer)
    me = phone.http.get("/api/me").json()
    assert (me["name"], me["tables"]) == ("Ada", [table])
    assert used(come(stranger, link))
    assert looked(stranger, link) == {"why": "fault-link", "data": {}}
    assert stranger.http.get("/api/me").json()["name"] is None


def test_a_preview_of_the_link_does_not_use_it_up(house: House):
    ada, phone = house.person("Ada"), house.person()
    link = link_of(ada)
    for method in ("GET", "HEAD", "GET"):
        preview = httpx.request(method, house.address + link.lstrip("/"))
        assert preview.status_code == 200
        assert "Ada" not in preview.text
        assert "unsafe" not in preview.headers["content-security-policy"]
    for _ in range(2):
        assert looked(phone, link) == {"name": "Ada", "avatar": ANY, "same": False}
    become(phone, come(phone, link))


def test_the_device_that_made_the_link_does_not_use_it_up(house: House):
    ada, phone = house.person("Ada"), house.person()
    link = link_of(ada)
    assert looked(ada, link) == {"name": "Ada", "avatar": ANY, "same": True}
    answer = come(ada, link)
    assert answer.status_code == 303
    assert "set-cookie" not in answer.headers
    become(phone, come(phone, link))


def test_another_site_can_not_make_a_browser_somebody_else(house: House):
    ada, phone = house.person("Ada"), house.person()
    link = link_of(ada)
    for origin in ("https://evil.example", "null"):
        answer = come(phone, link, origin=origin)
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
    become(phone, come(phone, link, origin=house.address.rstrip("/")))


def test_who_has_tables_here_leaves_them_to_the_guest_they_belong_to(house: House):
    ada, device = house.person("Ada"), house.person("Ben")
    own, cookie = device.make(), device.http.headers["cookie"]
    become(device, come(device, link_of(ada)))
    me = device.http.get("/api/me").json()
    assert (me["name"], me["tables"], me["mine"]) == ("Ada", [], [])
    device.http.headers["cookie"] = cookie
    assert device.http.get("/api/me").json()["tables"] == [own]


@pytest.mark.parametrize("link", ["/come/x", "/come/" + "A" * 22, "/come/" + "%F0%9F" * 40])
def test_what_never_was_a_link_is_no_other_than_a_used_one(house: House, link: str):
    assert used(come(house.person(), link))
    assert looked(house.person(), link) == {"why": "fault-link", "data": {}}


def test_a_link_survives_a_restart_and_only_its_hash_is_kept(tmp_path):
    data, page = tmp_path / "korsi.db", client(tmp_path)
    with open_house(data, client=page) as house:
        ada = house.person("Ada")
        link = link_of(ada)
        token = link.removeprefix("/come/").encode()
        assert not any(token in file.read_bytes() for file in tmp_path.glob("korsi.db*"))
    with open_house(data, client=page) as house:
        phone = house.person()
        become(phone, come(phone, link))
        assert phone.http.get("/api/me").json()["name"] == "Ada"
    with open_house(data, client=page) as house:
        assert used(come(house.person(), link))


def test_a_link_is_too_old_after_ten_minutes(tmp_path):
    data = tmp_path / "korsi.db"
    with open_house(data, client=client(tmp_path)) as house:
        ada, phone = house.person("Ada"), house.person()
        link = link_of(ada)
        older(data, 590)
        assert looked(phone, link) == {"name": "Ada", "avatar": ANY, "same": False}
        older(data, 11)
        assert looked(phone, link) == {"why": "fault-link", "data": {}}
        assert used(come(phone, link))


def older(data: Path, seconds: float) -> None:
    """As if all links had been made so many seconds earlier."""
    connection = sqlite3.connect(data, timeout=5, isolation_level=None)
    connection.execute("update links set until = until - ?", (seconds,))
    connection.close()


def test_without_a_built_client_a_used_link_is_said_with_a_key(tmp_path):
    with open_house(tmp_path / "korsi.db") as house:
        answer = come(house.person(), "/come/x")
        assert (answer.status_code, answer.json()["why"]) == (410, "fault-link")
