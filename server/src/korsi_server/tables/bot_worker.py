"""In a worker process: read a view, a level and a seed; think; write the move. Nothing else is
known here, so nothing else can be used."""

import os
import signal
import sys
from typing import Final

import msgspec

from korsi.bots import make_bot
from korsi_server.messages import Json

LISTENS: Final = b"listens\n"
"""What a worker says before the first question: starting takes longer than most answers."""


class Question(msgspec.Struct):
    """What a worker is asked."""

    view: Json
    level: str
    seed: int
    explain: bool = False
    """Whether anybody wants to know why: reasons take time, too."""


class Answer(msgspec.Struct):
    """What it says."""

    move: Json
    why: str = ""
    data: Json = {}


def main() -> None:
    """One question a line until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is no answer
    decode = msgspec.json.Decoder(Question).decode
    encode = msgspec.json.Encoder().encode
    answers.write(LISTENS)
    answers.flush()
    for line in sys.stdin.buffer:
        question = decode(line)
        thought = make_bot(question.level, question.seed).think(question.view)
        reason = (thought.why, thought.data) if question.explain else ()
        answers.write(encode(Answer(thought.move, *reason)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
