"""What is heard: nothing before somebody touches the page, softly then, silence with one tap."""

from collections.abc import Callable
from pathlib import Path

from browser.house import House
from browser.person import Person
from browser.sounds import measured, names
from playwright.sync_api import expect

WITNESS = """\
window.heard = [];
window.opened = 0;
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (order, ...more) {
  heard.push(order.sound);
  return post.call(this, order, ...more);
};
const start = AudioBufferSourceNode.prototype.start;
window.played = 0;
AudioBufferSourceNode.prototype.start = function (...when) {
  played += 1;
  return start.apply(this, when);
};
window.AudioContext = class extends AudioContext {
  constructor(...wishes) {
    super(...wishes);
    opened += 1;
  }
};"""


def test_every_sound_is_short_and_soft_and_always_the_same(
    house: House, invite: Callable[..., Person], client: Path
) -> None:
    person = invite(house)
    person.home()
    sounds = measured(person.page, client)
    assert set(names()) == {name.split()[0] for name in sounds}
    wrong = {
        name: sound
        for name, sound in sounds.items()
        if sound["seconds"] > 1.2
        or sound["peak"] > -6
        or not -45 < sound["rms"] < -12
        or not 50 < sound["centroid"] < 6000
        or not (sound["same"] and sound["leans"])
    }
    assert wrong == {}
    for low, high in (("thump", "card-laid"), ("card-laid", "marble-clack"), ("grumble", "bark")):
        assert sounds[f"{low} 1"]["centroid"] < sounds[f"{high} 1"]["centroid"]


def test_nothing_is_heard_before_the_first_touch_and_one_tap_makes_silence(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(house, "fa", listens=True, own=True)
    page = person.page
    person.prepare(WITNESS)
    person.home()
    person.play_now()
    page.reload()  # nobody has touched this page
    what = person.asked()
    assert page.evaluate("() => [opened, heard.length]") == [0, 0]

    if what == "dialog":  # what happened meanwhile, if something did
        person.button("go-on").click()
        person.dialog().wait_for(state="detached")
    person.act()
    person.wait_until("() => heard.some((name) => name.startsWith('card')) && played > 0")
    person.asked()
    person.act()  # what plays has come with the first move
    person.wait_until("() => heard.includes('tick')")
    assert page.evaluate("() => opened") == 1

    person.asked()
    marks = "icons => icons.map(icon => icon.getAttribute('href'))"
    assert set(page.locator("link[rel~=icon]").evaluate_all(marks)) == {"/icon-turn.svg"}
    assert page.title() == f"● {person.say('your-turn')} · {person.say(person.game)}"
    drawn = page.request.get("/icon-turn.svg")
    assert drawn.headers["content-type"].startswith("image/svg")

    mute = person.button("sound")
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("() => played")
    person.act()
    person.asked()
    assert page.evaluate("() => played") == before
    page.reload()
    expect(person.button("sound")).to_have_attribute(
        "aria-pressed", "false"
    )  # this device remembers
