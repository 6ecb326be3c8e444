"""The README's pictures, made anew: python tests/browser/readme.py [FOLDER]   (make pictures)

Of every game a picture in the middle of play, on a desk and on a phone, found by looking; and a few
seconds of play that move. Languages and lights take turns.
"""

import io
import sys
import tempfile
from itertools import cycle, pairwise
from pathlib import Path
from time import monotonic

sys.path.pop(0)  # beside this file games.py is another
sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import midgame
from browser.chromium import launch_options
from browser.device import DESK, PHONE
from browser.house import HOME, House, built_client
from browser.looks import light_up, still
from browser.person import Person
from browser.words import LANGUAGES
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

NAMES = {"en": "Ada", "fa": "نیلوفر", "uk": "Оксана"}
USUAL = 4
"""So many sit at the tables that are shown, or nearly so."""
MOVING = {"width": 1120, "height": 700}
SHOWN = (640, 400)
SECONDS = 9.0
LARGEST = 1_500_000


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        of_every_game(browser, folder)
        of_play(browser, folder)
        browser.close()


def of_every_game(browser: Browser, folder: Path) -> None:
    """A moment of each game, on both sizes."""
    looks: dict[str, midgame.Look] = {}
    for look in sorted(midgame.looks().values(), key=lambda look: abs(look.moment.seats - USUAL)):
        looks.setdefault(look.moment.game, look)
    lights = cycle(("light", "dark"))
    with tempfile.TemporaryDirectory() as data:
        houses = {}
        for language in LANGUAGES:
            houses[language] = House(Path(data) / language, built_client())
            houses[language].data.parent.mkdir()
            midgame.set_out(houses[language].data, language, NAMES[language])
            houses[language].open()
        wishes = cycle([("desk", "en"), ("phone", "fa"), ("desk", "uk"), ("phone", "en")])
        for game, look in looks.items():
            for size, language in (next(wishes), next(wishes)):
                house = houses[language]
                person = Person(browser, house.address, language, phone=size == "phone")
                cookie = {"name": "korsi", "value": midgame.TOKENS[language], "url": house.address}
                person.context.add_cookies([cookie])
                person.page.set_viewport_size(DESK if size == "desk" else PHONE)
                person.page.goto(f"/t/{look.table(language)}")
                person.page.locator(", ".join(look.needed)).first.wait_for()
                person.page.keyboard.press("Escape")  # what happened meanwhile
                person.page.locator("dialog[open]").wait_for(state="detached")
                light_up(person.page, next(lights))
                keep(person.page.screenshot(), folder / f"{game}-{size}.webp")
                person.close()
            next(lights)  # another light on the next desk
        for house in houses.values():
            house.close()


def keep(png: bytes, file: Path) -> None:
    Image.open(io.BytesIO(png)).convert("RGB").save(file, quality=84, method=6)


def of_play(browser: Browser, folder: Path) -> None:
    """Some tricks of the sample game against bots, as they are seen."""
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), built_client(), quick=False)
        house.open()
        person = Person(browser, house.address, phone=False, calm=False)
        person.page.set_viewport_size(MOVING)
        person.home()
        person.play_now()
        still(person.page)
        frames: list[tuple[float, bytes]] = []
        end = monotonic() + SECONDS
        while monotonic() < end:
            frames.append((monotonic(), person.page.screenshot(type="jpeg", quality=92)))
            asked = person.asked_now()
            if asked == "dialog":
                break
            if asked == "row":
                person.page.locator("[data-row]").first.click()
            elif asked == "card" and len(frames) % 6 == 0:
                person.page.locator(".fan [data-card]").first.click()
        person.close()
        house.close()
    moving(frames, folder / "play.webp")


def moving(frames: list[tuple[float, bytes]], file: Path) -> None:
    """One picture of many, each shown for as long as it was seen."""
    pictures = [
        Image.open(io.BytesIO(body)).resize(SHOWN, Image.Resampling.LANCZOS) for _, body in frames
    ]
    times = [at for at, _ in frames]
    spans = [round(1000 * (after - at)) for at, after in pairwise(times)]
    for quality in (72, 60, 45, 30):
        pictures[0].save(
            file,
            save_all=True,
            append_images=pictures[1:],
            duration=[*spans, 1500],
            loop=0,
            quality=quality,
            method=4,
        )
        if file.stat().st_size < LARGEST:
            return
    raise SystemExit(f"{file} is larger than {LARGEST} bytes")


if __name__ == "__main__":
    main()
