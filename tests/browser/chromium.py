"""A Chromium for the tests: the system's, or the one that npm brought."""

import json
import os
import shutil
import subprocess
import tempfile
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
NONE = """\
There is no Chromium for the browser tests. Any of these helps:
  apt-get install chromium   (or another system's package)
  KORSI_CHROMIUM=/path/to/chromium
  npm ci in web/, which brings @sparticuz/chromium"""
ASK = """\
import chromium from "@sparticuz/chromium";
console.log(JSON.stringify(await chromium.executablePath()));"""


def launch_options() -> dict[str, Any]:
    """What Playwright must know to start it; raises a sentence where there is none."""
    given = os.environ.get("KORSI_CHROMIUM")
    path = given or next(filter(None, map(shutil.which, NAMES)), None)
    if path:
        return {"executable_path": path, "args": ARGUMENTS}
    if not PACKAGE.is_dir():
        raise RuntimeError(NONE)
    path = _unpacked()
    borrowed = {}
    if "not found" in subprocess.run(["ldd", path], capture_output=True, text=True).stdout:
        borrowed["LD_LIBRARY_PATH"] = str(Path(path).parent / "al2023" / "lib")
    if not Path("/etc/fonts").is_dir():
        borrowed["FONTCONFIG_PATH"] = str(Path(path).parent / "fonts")
    return {"executable_path": path, "args": ARGUMENTS, "env": {**os.environ, **borrowed}}


def _unpacked() -> str:
    """Unpacks the package's Chromium, with the libraries and fonts of the system that it is made
    for, where that has not been done; one process at a time."""
    place = Path(tempfile.gettempdir()) / f"korsi-chromium-{os.getuid()}"
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
        raise RuntimeError(f"{NONE}\nThe one from npm does not unpack:\n{asked.stderr}")
    path: str = json.loads(asked.stdout)
    return path
