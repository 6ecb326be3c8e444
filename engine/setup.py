"""Compiles the rules and the bots with mypyc; without a C compiler they run interpreted.

The numbered rules for players are kept once, in `rulebook/` of the checkout, and go into what is
built here, so that an installed engine can show them.
"""

import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src/korsi")
COMPILED = ["contract.py", "random.py", "games/**/*.py", "bots/search.py"]
FACES = ["vocabulary.py", "terminal*.py", "lesson.py", "__init__.py"]
"""What is shown to people, and what declares types: nothing there is hot."""
RULEBOOK = Path("../rulebook")
"""In a checkout; a source distribution has brought it along, each book in its game's folder."""


def copy_rulebook(package: Path) -> None:
    """The text in all languages, into the games of a package that is being built."""
    for page in RULEBOOK.glob("*/??.md"):
        book = package / "games" / page.parent.name / "rulebook"
        book.mkdir(parents=True, exist_ok=True)
        shutil.copy(page, book)


class BuildWithRulebook(build_py):
    """The package, with the rulebook inside."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            copy_rulebook(Path(self.build_lib) / "korsi")


class SourcesWithRulebook(sdist):
    """The sources, with the rulebook beside them."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        copy_rulebook(Path(base_dir) / SOURCE)


modules = sorted(
    str(path)
    for pattern in COMPILED
    for path in SOURCE.glob(pattern)
    if not any(path.match(face) for face in FACES)
)
extensions = mypycify(["--ignore-missing-imports", *modules], opt_level="3")
for extension in extensions:
    extension.optional = True  # a missing compiler is not the end
    if sys.platform != "win32":
        extension.extra_compile_args.append("-fno-semantic-interposition")

setup(
    ext_modules=extensions,
    cmdclass={"build_py": BuildWithRulebook, "sdist": SourcesWithRulebook},
)
