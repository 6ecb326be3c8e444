"""Pictures of all screens, for people to look at: python tests/browser/pictures.py FOLDER

Words after the folder choose some: phone, desk, en, fa, uk, light, dark, house, or a game.
"""

import argparse
import sys
import tempfile
from functools import partial
from itertools import product
from pathlib import Path

sys.path.pop(0)  # beside this file games.py is another
sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.chromium import launch_options
from browser.house import House, built_client
from browser.looks import light_up
from browser.person import Person
from browser.tour import tours
from browser.words import LANGUAGES
from playwright.sync_api import Browser, sync_playwright


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("only", nargs="*")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), built_client())
        house.open()
        browser = playwright.chromium.launch(**launch_options())
        for size, language in product(("phone", "desk"), LANGUAGES):
            sizes = {*arguments.only} & {"phone", "desk"}
            languages = {*arguments.only} & {*LANGUAGES}
            if size in (sizes or {size}) and language in (languages or {language}):
                shoot(house, browser, arguments.folder, size, language, arguments.only)
        browser.close()
        house.close()


def shoot(
    house: House, browser: Browser, folder: Path, size: str, language: str, only: list[str]
) -> None:
    """All screens of one size and language, each by day and by night."""
    bring = partial(Person, browser, house.address, language, phone=size == "phone", hurried=True)
    lights = [light for light in ("dark", "light") if light in only] or ["dark", "light"]
    for part, screens in tours().items():
        if {*only} & {*tours()} and part not in only:
            continue
        person = bring()
        for name, who in screens(house, person, bring):
            for light in lights:
                light_up(who.page, light)
                who.page.screenshot(path=folder / f"{name}-{size}-{language}-{light}.png")
        person.close()
    sys.stdout.write(f"{size}, {language}: done\n")


if __name__ == "__main__":
    main()
