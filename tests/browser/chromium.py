"""A Chromium for the tests: the one that npm brought, or the system's.

npm's is pinned and made for work without a screen: the same tests take a third less of the
processor's time.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from browser.house import WEB, alone

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = WEB / "node_modules" / "@sparticuz" / "chromium"
ARGUMENTS = [
    "--no-sandbox",  # tests may run as root, where there is none
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--mute-audio",
    "--no-first-run",
]
UNPAINTED = "--force-gpu-mem-available-mb=0"
"""No memory for pictures, so none are painted: a page is laid out and can be hit as ever. A fifth
of a visit's time had gone into pictures that nobody looked at."""
SOON_OVER = "--js-flags=--single-threaded --no-opt"
"""A visit is over before it pays to optimise its scripts, or to tidy up beside them."""
NONE = """\
There is no Chromium for the browser tests. Any of these helps:
  npm ci in web/, which brings @sparticuz/chromium
  apt-get install chromium   (or another system's package)
  KORSI_CHROMIUM=/path/to/chromium"""
ASK = """\
import chromium from "@sparticuz/chromium";
console.log(JSON.stringify(await chromium.executablePath()));"""


def launch_options(*, painted: bool = True) -> dict[str, Any]:
    """What Playwright must know to start it; raises a sentence where there is none. `painted`:
    whether anybody looks at pictures, or at the time that it takes."""
    arguments = ARGUMENTS if painted else [*ARGUMENTS, UNPAINTED, SOON_OVER]
    given = os.environ.get("KORSI_CHROMIUM")
    packed = _from_npm() if PACKAGE.is_dir() and not given else None
    if packed:
        return {**packed, "args": arguments}
    path = given or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise RuntimeError(NONE)
    return {"executable_path": path, "args": arguments}


def _from_npm() -> dict[str, Any] | None:
    """The package's Chromium, with what it needs of the system that it is made for; None where
    it does not run."""
    path = _unpacked()
    if path is None:
        return None
    borrowed = {}
    if "not found" in subprocess.run(["ldd", path], capture_output=True, text=True).stdout:
        borrowed["LD_LIBRARY_PATH"] = str(Path(path).parent / "al2023" / "lib")
    if not Path("/etc/fonts").is_dir():
        borrowed["FONTCONFIG_PATH"] = str(Path(path).parent / "fonts")
    environment = {**os.environ, **borrowed}
    if subprocess.run([path, "--version"], env=environment, capture_output=True).returncode:
        return None
    return {"executable_path": path, "env": environment}


def _unpacked() -> str | None:
    """Unpacks the package's Chromium, with the libraries and fonts of the system that it is made
    for, where that has not been done; one process at a time. None where that can't be done."""
    place = PACKAGE.parent / "unpacked"
    made_for = {"AWS_LAMBDA_JS_RUNTIME": "nodejs20.x", "TMPDIR": str(place)}
    with alone("chromium"):
        place.mkdir(exist_ok=True)
        asked = subprocess.run(
            ["node", "--input-type=module", "--eval", ASK],
            cwd=WEB,
            env={**os.environ, **made_for},
            capture_output=True,
            text=True,
        )
    if asked.returncode:
        return None
    path: str = json.loads(asked.stdout)
    return path
