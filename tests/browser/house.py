"""The house that the browsers visit: the built client, and servers in processes of their own."""

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOME = Path(__file__).parents[2]
WEB = HOME / "web"
SOURCES = (
    WEB / "src",
    WEB / "plugins",
    WEB / "public",
    HOME / "rulebook",
    HOME / "engine" / "src" / "korsi",
)
SETTINGS = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")


@contextmanager
def alone(what: str) -> Iterator[None]:
    """One of several test processes at a time."""
    lock = Path(tempfile.gettempdir()) / f"korsi-{what}-{os.getuid()}.lock"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def built_client() -> Path:
    """The folder of the built client, built anew if a source is newer: KORSI_CLIENT, or ours."""
    given = os.environ.get("KORSI_CLIENT")
    if given:
        return Path(given)
    with alone("client"):
        if not (WEB / "node_modules").is_dir():
            _npm("ci")
        page = WEB / "dist" / "index.html"
        if not page.is_file() or page.stat().st_mtime < _newest():
            _npm("run", "build")
    return WEB / "dist"


def _npm(*words: str) -> None:
    if shutil.which("npm") is None:
        raise RuntimeError("The browser tests need Node.js with npm, to build the client.")
    done = subprocess.run(["npm", *words], cwd=WEB, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(words)} failed in web/:\n{done.stdout}{done.stderr}")


def _newest() -> float:
    kinds = {".ts", ".svelte", ".css", ".ftl", ".json", ".md", ".svg"}
    files = [WEB / name for name in SETTINGS]
    for folder in SOURCES:
        files += [file for file in folder.rglob("*") if file.suffix in kinds]
    return max(file.stat().st_mtime for file in files if file.is_file())


class House:
    """A server, as a process; its file of data outlives it."""

    def __init__(self, folder: Path, client: Path, *, quick: bool = True) -> None:
        self.data = folder / "korsi.db"
        self.address = ""
        self._client = client
        self._quick = quick
        self._chance = folder / "seed"
        self._ahead = folder / "ahead"
        self._turned = 0.0
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start, on the port of last time or on any."""
        port = re.search(r":(\d+)$", self.address)
        command = [sys.executable, "-m", "korsi.cli", "serve"]
        environment = {**os.environ, "KORSI_CLIENT": str(self._client)}
        if self._quick:
            command = [sys.executable, str(Path(__file__).with_name("quick_server.py"))]
            environment["KORSI_TEST_SEED"] = str(self._chance)
            environment["KORSI_TEST_AHEAD"] = str(self._ahead)
        command += ["--port", port[1] if port else "0", "--data", str(self.data)]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        said = ""
        for line in self._process.stdout or ():
            said += line
            found = re.search(r"http://[\w.:]+:\d+", line)
            if found:
                self.address = found[0]
                return
        self.close()
        raise RuntimeError(f"The server did not start.\n{said}{self.complaints()}")

    def deal(self, seed: int | None) -> None:
        """From now on every game is dealt from this seed; None: from any."""
        if seed is None:
            self._chance.unlink(missing_ok=True)
        else:
            self._chance.write_text(str(seed))

    def turn(self, seconds: float) -> None:
        """So much time passes on the clocks of those who play."""
        self._turned += seconds
        part = self._ahead.with_suffix(".part")
        part.write_text(str(self._turned))
        part.replace(self._ahead)

    def kill(self) -> None:
        """As when the power fails."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._end()

    def close(self) -> None:
        """Ask it to stop, and wait."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._end()

    def complaints(self) -> str:
        """What the server wrote to its error stream so far."""
        return self._errors.read_text()

    def _end(self) -> None:
        assert self._process is not None
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
