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

from compiling import BuildCompiled  # noqa: E402 - a build has no other way to find it

SOURCE = Path("src/korsi")
RULEBOOK = [Path("../rulebook"), SOURCE / "rulebook"]
"""In a checkout; and in a source distribution, which has brought it along."""


def copy_rulebook(package: Path) -> None:
    """The text in all languages, into a package that is being built."""
    for folder in RULEBOOK:
        if folder.is_dir():
            (package / "rulebook").mkdir(parents=True, exist_ok=True)
            for page in folder.glob("*.md"):
                shutil.copy(page, package / "rulebook")
            return


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
