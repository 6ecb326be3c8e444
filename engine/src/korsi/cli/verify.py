"""korsi verify: whether a game was dealt fairly and played by the rules."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from korsi.cli.arguments import STANDARD_INPUT, add_json, add_language
from korsi.cli.lines import write, write_json
from korsi.contract import Refused
from korsi.fairness import Finding, Verdict, verify
from korsi.quoting import shown
from korsi.sentences import say

LARGEST = 64 * 1024 * 1024
"""Bytes of a file that is read; no game is so long."""

USAGE = "FILE [options]"
SUMMARY = "Check that a game was dealt fairly and played by the rules."
DESCRIPTION = """\
A game file is checked without any server: that no byte has changed, that the table kept to the
secret it had committed itself to, that the seed follows from it and from what the players'
devices added, and every deal and move. The first thing that is wrong is named, and the exit
code is 1. A plain record, as older versions wrote it, has no proof of the deal; its moves are
checked all the same."""
EXAMPLES = """\
korsi verify six-nimmt.json
korsi verify six-nimmt.json --language fa
korsi verify - --json"""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="the game file (-: standard input)")
    add_language(parser)
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Say what was proved and what can't be, or the first thing that is wrong."""
    text = read_bytes(arguments.file)
    try:
        verdict = verify(text)
    except ValueError as error:
        name = "standard input" if arguments.file == STANDARD_INPUT else arguments.file
        raise ValueError(f"{name}: {error}") from error
    if arguments.json:
        write_json(answer(verdict, arguments.language))
    else:
        tell(verdict, arguments.language)
    return 0 if verdict.wrong is None else 1


def tell(verdict: Verdict, language: str) -> None:
    """The verdict, for people."""
    if verdict.wrong is not None:
        write(sentence(verdict.wrong, language))
        return
    for finding in verdict.proved:
        write(sentence(finding, language))
    if verdict.commitment is not None:
        write(say(language, "verify-compare"))
        write(verdict.commitment)
    for finding in verdict.unproved:
        write(sentence(finding, language))


def answer(verdict: Verdict, language: str) -> dict[str, Any]:
    """The verdict, for a program."""

    def said(finding: Finding) -> dict[str, Any]:
        return {"key": finding.key, **finding.data, "sentence": sentence(finding, language)}

    return {
        "file": verdict.version,
        "good": verdict.wrong is None,
        "wrong": None if verdict.wrong is None else said(verdict.wrong),
        "proved": [said(finding) for finding in verdict.proved],
        "unproved": [said(finding) for finding in verdict.unproved],
        "commitment": verdict.commitment,
    }


def sentence(finding: Finding, language: str) -> str:
    """What was found, and what the rules say of it."""
    said = say(language, finding.key, finding.data)
    because = finding.because
    if because is None:
        return said
    if isinstance(because, Refused):
        return f"{said} {because.rule}: {say(language, because.why, because.data)}"
    return f"{said} {because}"


def read_bytes(file: str) -> bytes:
    """What a file holds, as it is; raises ValueError with a sentence."""
    if not file:
        raise ValueError("can't read a file without a name")
    name = "standard input" if file == STANDARD_INPUT else file
    try:
        if file == STANDARD_INPUT:
            text = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                text = opened.read(LARGEST + 1)
    except OSError as error:
        raise ValueError(f"can't read {name}: {error.strerror}") from error
    except ValueError as error:  # no possible name of a file
        raise ValueError(f"can't read {shown(name)}: {error}") from error
    if len(text) > LARGEST:
        raise ValueError(f"{name} is too large: no game file has more than {LARGEST} bytes")
    if not text.strip():
        raise ValueError(f"{name} is empty")
    return text
