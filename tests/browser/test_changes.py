"""What a browser makes of changes is what a plain client is told, byte by byte."""

import json
from collections.abc import Callable

from browser import board
from browser.house import House
from browser.person import Person

LISTEN = """\
window.korsiRead = [];
{
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    if (text.startsWith('{"say":"events"')) korsiRead.push(text);
    return parse(text, ...rest);
  };
}"""


def test_a_whole_game_of_changes_is_the_same_as_of_whole_views(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, hurried=True)
    page = person.page
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.add_init_script(LISTEN)
    table = person.table("short", 3)
    with board.line(person, page.url) as plain:
        begun = json.loads(plain.recv(timeout=20))["number"]
        person.count_answers()
        board.play_by_wire(person)
        frames = board.hear(plain, "over")
    person.over().wait_for()
    whole = [frame for frame in frames if frame.startswith('{"say":"events"')]
    read: list[str] = page.evaluate("korsiRead")
    told = [json.loads(text) for text in read]
    later = [one["first"] > begun and one["events"] != [] for one in told]  # than the plain welcome
    assert [text for text, heard in zip(read, later, strict=True) if heard] == whole
    assert len(whole) > 20
    assert [url.partition("?")[2] for url in sockets if table in url] == ["views=changes"]
