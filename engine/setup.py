"""Compiles the rules and the bots with mypyc; without a C compiler they run interpreted."""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

SOURCE = Path("src/korsi")
COMPILED = ["contract.py", "random.py", "games/**/*.py", "bots/search.py"]

modules = sorted(
    str(path) for pattern in COMPILED for path in SOURCE.glob(pattern) if path.name != "__init__.py"
)
extensions = mypycify(["--ignore-missing-imports", *modules], opt_level="3")
for extension in extensions:
    extension.optional = True  # a missing compiler is not the end
    if sys.platform != "win32":
        extension.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=extensions)
