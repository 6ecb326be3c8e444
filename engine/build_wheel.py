"""Builds the engine's wheel with this Python and the packages it has: python build_wheel.py FOLDER

What pip and uv do in an environment of their own, and in silence; here what is being compiled can
be seen. Which build: KORSI_BUILD, see compiling.py.
"""

import os
import sys
from pathlib import Path

from setuptools import build_meta


def main(folder: Path) -> None:
    settings = {"--global-option": "--quiet"}
    if os.environ.get("KORSI_BUILD") == "quick":  # it goes no further than this machine
        settings["--build-option"] = "--compression=stored"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.whl"):
        old.unlink()
    target = folder.resolve()
    os.chdir(Path(__file__).parent)
    build_meta.build_wheel(str(target), settings)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
