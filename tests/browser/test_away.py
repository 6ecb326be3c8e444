"""The server goes away: the page says so, lessons and rulebooks stay, and it comes back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.house import House
from browser.looks import faults
from browser.person import SAMPLE, Person
from playwright.sync_api import expect

KEPT = """async () => {
  const all = async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  };
  for (let [before, until] = [-1, Date.now() + 90_000]; Date.now() < until; ) {
    const kept = await all();
    if (kept.length === before && kept.some((path) => /Lesson-.*\\.js$/.test(path))) return kept;
    before = kept.length;
    await new Promise((after) => setTimeout(after, 300));
  }
  return null;
}"""
"""All that the worker keeps, once it has kept all that it wants to."""


@pytest.fixture
def fragile(client: Path, tmp_path: Path) -> Iterator[House]:
    """A server of its own, to be stopped."""
    house = House(tmp_path, client)
    house.open()
    yield house
    house.close()


def test_without_a_server_one_can_read_and_learn_and_the_page_comes_back(
    fragile: House, invite: Callable[..., Person]
) -> None:
    person = invite(fragile, "fa", worker=True)
    person.forgive("ERR_", "Failed to load resource", "WebSocket")
    page = person.page
    person.home()
    kept = page.evaluate(KEPT)
    assert kept is not None, "the worker does not keep what it should"
    assert not [path for path in kept if path.startswith(("/api/", "/ws/", "/t/"))]

    fragile.close()
    page.goto("/")
    title = page.get_by_role("heading", name=person.say("away-server"))
    title.wait_for()
    assert faults(page) == []

    person.link("rules").click()
    page.locator("article h1").wait_for()
    expect(page.locator("article h2").first).to_be_visible()
    page.goto(f"/learn/{SAMPLE}")  # typed, or reloaded
    page.locator("[data-card]").first.wait_for()

    page.goto("/t/abcd1234?l=uk")
    title.wait_for()
    fragile.open()
    page.get_by_text(person.say("problem-no-table")).wait_for()  # the page that was wanted
    assert page.evaluate("document.documentElement.dataset.away") is None
