"""What Lighthouse says of the home page and of a table, on a phone.

    python bench/lighthouse.py [RUNS]    (make lighthouse builds the client first)

Lighthouse comes by npx at the version below, and takes the Chromium of the browser tests. Medians
of a few runs are told; a busy machine costs points that the page does not deserve, so compare only
what was measured side by side. KORSI_MISSED=1 names what has cost points.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import launch_options
from browser.house import House, built_client

LIGHTHOUSE = "lighthouse@12.8.2"
SORTS = ("performance", "accessibility", "best-practices", "seo")
TIMES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


def main(runs: int) -> None:
    chromium = launch_options()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), built_client(), quick=False)
        house.open()
        try:
            for name, address in {"home": house.address, "table": table(house.address)}.items():
                told = [run(address, chromium, Path(folder)) for _ in range(runs)]
                report(name, told)
        finally:
            house.close()


def table(address: str) -> str:
    """A table where bots play and somebody looks on."""
    with httpx.Client(base_url=address) as person:
        person.get("/api/me")
        person.put("/api/me", json={"name": "Ada"})
        game = person.get("/api/catalogue").json()["games"][0]
        wish = {"game": game["game"], "seats": game["seats"]["from"], "bots": "easy"}
        return f"{address}/t/{person.post('/api/tables', json=wish).json()['table']}"


def run(address: str, chromium: dict[str, Any], folder: Path) -> dict[str, float]:
    """One run: scores of 100, and times in milliseconds."""
    out = folder / "lighthouse.json"
    flags = " ".join(["--headless", *chromium["args"]])
    command = [
        *("npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={out}"),
        *(f"--chrome-flags={flags}", f"--only-categories={','.join(SORTS)}"),
    ]
    where = {"CHROME_PATH": chromium["executable_path"]}
    environment = {**chromium.get("env", os.environ), **where}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    found = json.loads(out.read_text("utf-8"))
    missed = [
        f"{key}: {audit['title']}"
        for key, audit in found["audits"].items()
        if audit["score"] is not None and audit["score"] < 0.9
    ]
    if os.environ.get("KORSI_MISSED"):
        sys.stdout.write("\n".join(missed) + "\n")
    scores = {sort: 100 * found["categories"][sort]["score"] for sort in SORTS}
    return {**scores, **{name: found["audits"][key]["numericValue"] for key, name in TIMES.items()}}


def report(name: str, told: list[dict[str, float]]) -> None:
    """Medians, and all that they were of."""
    sys.stdout.write(f"{name}\n")
    for what in told[0]:
        values = [one[what] for one in told]
        digits = 3 if what == "shift" else 0
        shown = ", ".join(f"{value:.{digits}f}" for value in values)
        median = f"{statistics.median(values):.{digits}f}"
        sys.stdout.write(f"  {what:<15} {median:>6}   ({shown})\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
