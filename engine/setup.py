"""The engine as a package: its rules and bots compiled (compiling.py), its rulebook inside.

The numbered rules for players are kept once, in `rulebook/` of the checkout, and go into what is
built here, so that an installed engine can show them.
"""

import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))

from compiling import BuildCompiled  # a build has no other way to find it

SOURCE = Path("src/korsi")
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
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # files that are gone since
        super().run()
        if not self.editable_mode:
            copy_rulebook(Path(self.build_lib) / "korsi")


class SourcesWithRulebook(sdist):
    """The sources, with the rulebook beside them."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        copy_rulebook(Path(base_dir) / SOURCE)
        shutil.copy("compiling.py", base_dir)


setup(
    ext_modules=[Extension("korsi.compiled", [])],  # whatever compiling.py makes of it
    cmdclass={
        "build_ext": BuildCompiled,
        "build_py": BuildWithRulebook,
        "sdist": SourcesWithRulebook,
    },
)
