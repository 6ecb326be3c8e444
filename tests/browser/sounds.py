"""Every sound as a file to listen to, and its figures: python tests/browser/sounds.py FOLDER"""

import argparse
import re
import struct
import sys
import tempfile
import wave
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.pop(0)  # beside this file games.py is another
    sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.chromium import launch_options
from browser.house import WEB, House, built_client
from playwright.sync_api import Page, sync_playwright

CHAIN = range(2, 11)
MEASURE = Path(__file__).with_name("sounds.js").read_text(encoding="utf-8")


def names() -> list[str]:
    """The sounds there are."""
    source = (WEB / "src" / "sound" / "names.ts").read_text(encoding="utf-8")
    (table,) = re.findall(r"export const SOUNDS = \{(.*?)\}", source, re.DOTALL)
    return re.findall(r'"([a-z-]+)": \d', table)


def measured(page: Page, client: Path, *, whole: bool = False) -> dict[str, dict[str, Any]]:
    """All sounds, by name and step, made and measured by the page of a server; with their
    samples, if they are wanted whole."""
    (workshop,) = (client / "assets").glob("workshop-*.js")
    orders = [{"sound": name, "step": 1} for name in names()]
    orders += [{"sound": "explosion", "step": step} for step in CHAIN]
    ask = {"workshop": f"/assets/{workshop.name}", "orders": orders, "whole": whole}
    return {sound["name"]: sound for sound in page.evaluate(MEASURE, ask)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        client = built_client()
        house = House(Path(data), client)
        house.open()
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        page.goto(house.address)
        sounds = measured(page, client, whole=True)
        browser.close()
        house.close()
    heading = "| sound | seconds | peak dBFS | loudest 100 ms, dBFS | centroid Hz |"
    sys.stdout.write(f"{heading}\n|---|---|---|---|---|\n")
    for name, sound in sounds.items():
        called = name.removesuffix(" 1")
        with wave.open(str(folder / f"{called.replace(' ', '-')}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(44_100)
            file.writeframes(struct.pack(f"<{len(sound['samples'])}h", *sound["samples"]))
        figures = f"{sound['seconds']:.2f} | {sound['peak']:.1f} | {sound['rms']:.1f}"
        sys.stdout.write(f"| {called} | {figures} | {sound['centroid']:.0f} |\n")


if __name__ == "__main__":
    main()
