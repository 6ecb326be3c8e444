"""The proxies of deploy/, as they are but for their addresses, before servers of a test."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from ssl import SSLContext, create_default_context

import httpx
import pytest
from server.databases import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 20.0


def tool(name: str) -> str:
    """A program of the system, where it is installed."""
    found = shutil.which(name, path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def certified(folder: Path) -> Path:
    """A certificate of our own, and its key beside it."""
    made = folder / "play.pem"
    subprocess.run(
        [
            *(tool("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt"),
            *("ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
            *("-keyout", made.with_suffix(".key"), "-out", made),
        ],
        check=True,
        capture_output=True,
    )
    return made


def ported(text: str, ports: list[int]) -> str:
    """With the ports of these servers."""
    for place, port in enumerate(ports, 8001):
        assert f"127.0.0.1:{place}" in text
        text = text.replace(f"127.0.0.1:{place}", f"127.0.0.1:{port}")
    return text


def nginx_of(folder: Path, certificate: Path, port: int, ports: list[int]) -> Path:
    """A whole configuration of nginx around the part that is in deploy/."""
    part = ported((DEPLOY / "nginx.conf").read_text(), ports)
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/play.pem", str(certificate)),
        ("/etc/ssl/play.key", str(certificate.with_suffix(".key"))),
        ("play.your-domain.org", "localhost"),
    ):
        assert old in part
        part = part.replace(old, new)
    config = folder / "nginx.conf"
    temporary = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config.write_text(
        f"worker_processes 1;\npid {folder / 'pid'};\nerror_log {folder / 'log'};\ndaemon off;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}\n{part}\n}}\n"
    )
    return config


def caddy_of(folder: Path, port: int, ports: list[int]) -> Path:
    """Caddy's file, without a certificate: it would ask others for one."""
    text = ported((DEPLOY / "Caddyfile").read_text(), ports)
    assert "play.your-domain.org {" in text
    text = text.replace("play.your-domain.org {", f"http://127.0.0.1:{port} {{")
    config = folder / "Caddyfile"
    config.write_text(text.replace("{\n", "{\n    admin off\n", 1))
    return config


@contextmanager
def proxied(kind: str, folder: Path, ports: list[int]) -> Iterator[tuple[str, SSLContext | None]]:
    """A proxy before servers at these ports; its address, and what to believe where it has TLS."""
    program, port = tool(kind), free_port()
    trusted = None
    if kind == "nginx":
        certificate = certified(folder)
        words = ["-c", nginx_of(folder, certificate, port, ports), "-p", folder, "-e", "stderr"]
        trusted = create_default_context(cafile=certificate)
        address = f"https://localhost:{port}/"
    else:
        words = ["run", "--adapter", "caddyfile", "--config", caddy_of(folder, port, ports)]
        address = f"http://127.0.0.1:{port}/"
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    process = subprocess.Popen(
        [program, *map(str, words)],
        env={**os.environ, **home},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                assert httpx.get(f"{address}readyz", verify=trusted or True).status_code == 200
                break
            except (httpx.TransportError, AssertionError):
                assert process.poll() is None, "the proxy has ended"
                assert time.monotonic() < until
                time.sleep(0.05)
        yield address, trusted
    finally:
        process.terminate()
        process.wait(PATIENCE)
