"""Compiles the rules and the bots: typed Python to C by mypyc, C to modules, two files at a time.

One source, two builds (docs/decisions/011-two-builds.md), chosen by KORSI_BUILD:

    quick        a library for each game: soon there, and only what has changed is compiled again.
                 For `make play` and `make test`.
    whole        one library from one C file: the fastest games, minutes of compiling. For wheels
                 and benchmarks; what is built where KORSI_BUILD says nothing.
    interpreted  nothing is compiled. It comes to this, too, where there is no C compiler.

What is made on the way is kept in `build/<kind>`, by all that it was made from. Nothing is ever
put beside the sources, so that `PYTHONPATH=engine/src` runs interpreted.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import NamedTuple

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

PACKAGE = Path("src/korsi")
CORE = ["contract.py", "random.py", "bots/search.py", "games/*.py"]
"""What all games share. Besides, every file in a game's folder is compiled, save for:"""
PLAIN = ["__init__.py", "vocabulary.py", "terminal*.py", "lesson.py", "statistics.py"]
"""By role, the same in all games: what declares, and what only meets people, is never hot."""
BORDER = ["game", "moves", "refusals", "view", "position", "validate"]
"""By role: JSON comes in and goes out. In the quick build a unit of its own, beside the rules."""
SPEED = {  # -O1 takes half as long again to compile, -O2 thrice; the games hardly gain
    "rules": ["-Og", "-g0"],
    "border": ["-Og", "-g0"],
    "runtime": ["-O2", "-g0"],
    "door": ["-O1", "-g0"],
    "whole": ["-O3", "-g0"],
}
TITLES = {"runtime": "runtime", "whole": "all in one file, which takes minutes"}
AT_ONCE = 2


def kind() -> str:
    """Which build is wanted."""
    wanted = os.environ.get("KORSI_BUILD") or "whole"
    if wanted not in ("quick", "whole", "interpreted"):
        sys.exit(f"KORSI_BUILD is {wanted!r}; it can be quick, whole or interpreted.")
    return wanted


def groups() -> dict[str, list[Path]]:
    """What is compiled, by where it belongs: the core, and every folder of a game."""
    found = {"korsi_core": [path for pattern in CORE for path in PACKAGE.glob(pattern)]}
    for folder in (PACKAGE / "games").iterdir():
        if (folder / "__init__.py").exists():
            found[f"korsi_{folder.name}"] = list(folder.rglob("*.py"))
    return {
        name: sorted(path for path in paths if not any(path.match(face) for face in PLAIN))
        for name, paths in sorted(found.items())
    }


class Unit(NamedTuple):
    """A C file that is compiled at once; `key` stands for all that its object is made from."""

    name: str
    tiny: bool
    source: Path
    include: list[str]
    flags: list[str]
    key: str


class Library(NamedTuple):
    """Units that are linked together, and where the result goes, under one name or several."""

    units: list[Unit]
    places: list[Path]

    @property
    def key(self) -> str:
        return digest([*(unit.key for unit in self.units), *map(str, self.places)])


class BuildCompiled(build_ext):
    """Builds what `groups` found, and puts it among the modules of the package."""

    def build_extensions(self) -> None:
        self.extensions = []  # there was only a placeholder, so that this is asked for
        build = kind()
        if build == "interpreted" or self.editable_mode:
            return
        self.prepare_compiler()
        if not self.can_compile():
            say("no C compiler that finds Python.h: it will run interpreted, correct but slower.")
            return
        self.home = Path("build") / build
        self.ready = self.home / "ready"
        self.same = digest(self.surroundings(build))
        if not (self.home / f"{self.same}.same").exists():
            shutil.rmtree(self.home, ignore_errors=True)
            self.home.mkdir(parents=True)
            (self.home / f"{self.same}.same").touch()
        seal = self.home / f"{digest([self.same, *sources()])}.seal"
        if not seal.exists():
            try:
                self.make(build)
            except CCompilerError as error:
                say(f"it could not be compiled ({error}), and will run interpreted.")
                return
            for old in self.home.glob("*.seal"):
                old.unlink()
            seal.touch()
        shutil.copytree(self.ready, self.build_lib, dirs_exist_ok=True)

    def prepare_compiler(self) -> None:
        """Zig's clang is told only what it understands: this Python may have been built by another
        compiler, with flags of its own."""
        command = os.environ.get("CC", "").split()
        if command and Path(command[0]).name.startswith("zig"):
            self.compiler.compiler_so = [*command, "-fPIC", "-fwrapv", "-DNDEBUG"]
            if sys.platform == "linux":
                self.compiler.linker_so = [*command, "-shared"]

    def can_compile(self) -> bool:
        """Whether Python's own declarations come through the compiler."""
        if self.compiler.compiler_type != "unix":
            return True  # others are looked for in other ways, and say themselves what they miss
        with TemporaryDirectory() as folder:
            trial = Path(folder) / "trial.c"
            trial.write_text("#include <Python.h>\n")
            include = [f"-I{folder}" for folder in self.compiler.include_dirs]
            command = [*self.compiler.compiler_so, *include, "-c", trial, "-o", f"{trial}.o"]
            try:
                return subprocess.run(command, capture_output=True).returncode == 0  # noqa: S603
            except OSError:
                return False

    def surroundings(self, build: str) -> Iterator[str]:
        """What decides how the sources are compiled."""
        yield f"{sys.version} {sys.platform} {version('mypy')} {build}"
        yield repr(getattr(self.compiler, "compiler_so", ""))
        yield Path(__file__).read_text()

    def make(self, build: str) -> None:
        """Translate; compile what is new, two at a time; link what has changed; drop the rest."""
        say(f"translating {len(everything())} modules to C")
        self.c = self.home / "c"
        libraries = self.libraries_of(translate(build, self.home))
        new = [library for library in libraries if not self.linked(library).exists()]
        units = {unit.key: unit for library in new for unit in library.units}
        waiting = [unit for unit in units.values() if not self.compiled(unit).exists()]
        progress = Progress(sum(not unit.tiny for unit in waiting))
        with ThreadPoolExecutor(AT_ONCE) as workers:
            list(workers.map(lambda unit: self.compile(unit, progress), waiting))
            list(workers.map(self.link, new))
        self.drop_all_but(libraries)

    def libraries_of(self, extensions: list[Extension]) -> list[Library]:
        """What mypyc wants built, in fewer pieces: what belongs together is compiled together, and
        the little modules by which Python finds the others inside a library are one a folder."""
        libraries = []
        doors: dict[Path, dict[Path, Extension]] = {}
        for extension in extensions:
            place = self.ready / self.get_ext_filename(extension.name)
            if extension.name.endswith("__mypyc"):
                libraries.append(Library(self.units_of(extension), [place]))
            else:
                doors.setdefault(place.parent, {})[place] = extension
        for folder, found in doors.items():
            text = "".join(door(extension, self.c) for extension in found.values())
            name = ", ".join([*folder.relative_to(self.ready).parts, "doors"])
            unit = self.unit(name, text, "door", next(iter(found.values())))
            libraries.append(Library([unit], list(found)))
        return libraries

    def units_of(self, extension: Extension) -> list[Unit]:
        """The C files of a library, put together by how much care they are worth."""
        name = extension.name.removeprefix("korsi_").removesuffix("__mypyc")
        together: dict[str, list[Path]] = {"runtime": self.runtime()}
        for source in map(Path, extension.sources):
            if kind() == "whole":
                role = "whole"
            elif not source.name.startswith("__native"):
                continue
            elif source.stem.rpartition("___")[2] in BORDER:
                role = "border"
            else:
                role = "rules"
            together.setdefault(role, []).append(source)
        units = []
        for role, sources in sorted(together.items()):
            if sources:
                text = "".join(include(source, self.c) for source in sources)
                title = TITLES.get(role, f"{name}, {role}")
                units.append(self.unit(title, text, role, extension))
        return units

    def runtime(self) -> list[Path]:
        """What mypyc puts beside the C files of a quick build, for all libraries. It names only
        what the modules need that it has just translated; this is what any of them needs."""
        return sorted(
            path
            for path in [*self.c.glob("*.c"), *self.c.glob("*/librt_*.c")]
            if not path.name.startswith("__native")
        )

    def unit(self, name: str, text: str, role: str, extension: Extension) -> Unit:
        """A C file made of others."""
        source = self.c / "units" / f"{re.sub('[^a-z0-9]+', '_', name)}.c"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(text)
        lib_rt = Path(extension.include_dirs[0]) if extension.include_dirs else Path()
        include = [str(self.c), *extension.include_dirs]
        include += [str(lib_rt / path.parent.name) for path in self.runtime()]
        flags = [*extension.extra_compile_args]
        if self.compiler.compiler_type == "unix":
            flags += [*SPEED[role], "-w", "-fcommon", "-fno-semantic-interposition"]
            flags += ["-fvisibility=hidden"]
        key = digest([self.same, *flags, *texts(source, self.c)])
        return Unit(name, role == "door", source, include, flags, key)

    def compiled(self, unit: Unit) -> Path:
        """The folder where its object is kept."""
        return self.home / "objects" / unit.key

    def linked(self, library: Library) -> Path:
        """Is there when the library is."""
        return self.home / "linked" / library.key

    def compile(self, unit: Unit, progress: "Progress") -> None:
        if not unit.tiny:
            progress.next(unit.name)
        unfinished = self.compiled(unit).with_suffix(".part")
        self.compiler.compile(
            [str(unit.source)],
            str(unfinished),
            include_dirs=unit.include,
            extra_postargs=unit.flags,
        )
        unfinished.rename(self.compiled(unit))

    def link(self, library: Library) -> None:
        objects = [
            str(path)
            for unit in library.units
            for path in self.compiled(unit).rglob("*")
            if path.is_file()
        ]
        first, *others = library.places
        first.unlink(missing_ok=True)
        self.compiler.link_shared_object(objects, str(first), build_temp=str(self.home))
        for place in others:
            shutil.copy(first, place)
        self.linked(library).parent.mkdir(exist_ok=True)
        self.linked(library).touch()

    def drop_all_but(self, libraries: list[Library]) -> None:
        """What is no longer made from the sources goes."""
        used = {
            *(place for library in libraries for place in library.places),
            *(self.linked(library) for library in libraries),
            *(self.compiled(unit) for library in libraries for unit in library.units),
        }
        for path in self.home.glob("objects/*"):
            if path not in used:
                shutil.rmtree(path)
        for path in [*self.home.glob("linked/*"), *self.ready.rglob("*")]:
            if path not in used and path.is_file():
                path.unlink()


class Progress:
    """Says what is being compiled now, and how much of it there is."""

    def __init__(self, parts: int) -> None:
        self.parts, self.begun, self.lock = parts, 0, Lock()

    def next(self, what: str) -> None:
        with self.lock:
            self.begun += 1
            say(f"compiling {self.begun} of {self.parts}: {what}")


def say(what: str) -> None:
    sys.stderr.write(f"Engine: {what}\n")
    sys.stderr.flush()


def everything() -> list[Path]:
    return [path for paths in groups().values() for path in paths]


def sources() -> Iterator[str]:
    """All that the compiled modules are made from, or take types from."""
    for path in sorted({*PACKAGE.glob("*.py"), *PACKAGE.glob("games/**/*.py"), *everything()}):
        yield str(path)
        yield path.read_text(encoding="utf-8")


def translate(build: str, home: Path) -> list[Extension]:
    """The C files, by mypyc; what has not changed since the last quick build is taken from it."""
    from mypyc.build import mypycify  # slow to come, and often not needed

    modules = map(str, everything())
    words = ["--ignore-missing-imports", f"--cache-dir={home / 'types'}", *modules]
    told = StringIO()
    try:
        with redirect_stdout(told):
            if build == "whole":
                return mypycify(words, target_dir=str(home / "c"), group_name="korsi_whole")
            parts = [([str(path) for path in paths], name) for name, paths in groups().items()]
            return mypycify(words, target_dir=str(home / "c"), separate=parts, multi_file=True)
    except SystemExit:
        sys.stderr.write(told.getvalue())
        raise


def door(extension: Extension, c: Path) -> str:
    """Through this, Python finds a module in its library. All of a folder fit into one file, but
    for a name that each has in case its module is a package, which none is."""
    name = extension.name.rpartition(".")[2]
    (source,) = extension.sources
    return (
        f"#define PyInit___init__ PyInit_no_package_{name}\n"
        f"{include(Path(source), c)}"
        "#undef PyInit___init__\n"
    )


def include(source: Path, folder: Path) -> str:
    return f"#include <{source.relative_to(folder).as_posix()}>\n"


def texts(source: Path, folder: Path) -> Iterator[str]:
    """A C file and all that it includes from a folder, each once."""
    seen = {source}
    waiting = [source]
    while waiting:
        path = waiting.pop()
        text = path.read_text(encoding="utf-8")
        yield text
        for name in re.findall(r'^#include ["<](.+)[">]', text, re.MULTILINE):
            found = folder / name
            if found.is_file() and found not in seen:
                seen.add(found)
                waiting.append(found)


def digest(words: Iterable[str]) -> str:
    """A short name for all these together."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{len(word)}:{word}".encode())
    return total.hexdigest()[:20]
