"""Builds the engine's wheel with this Python and the packages it has: python build_wheel.py FOLDER

What pip and uv do in an environment of their own, and in silence; here what is being compiled can
be seen. Which build: KORSI_BUILD, see compiling.py.
"""

import os
import sys
from pathlib import Path

from setuptools import build_meta

SETTINGS = {"--global-option": "--quiet", "--build-option": "--compression=stored"}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.whl"):
        old.unlink()
    target = folder.resolve()
    os.chdir(Path(__file__).parent)
    sys.stdout.write(f"{target / build_meta.build_wheel(str(target), SETTINGS)}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
