"""Figures for machines, in the text format of Prometheus. Never anything of a game."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.5, 2.0)

LIMITS: Final = (
    "arrivals",
    "connections",
    "connections-of-address",
    "files",
    "frames",
    "head",
    "late",
    "messages",
    "pages",
    "pieces",
    "pongs",
    "replays",
    "requests",
    "sockets",
    "visits",
)
"""What may be too much; most are named as in `settings.Limits`. `late` is a deadline that has
passed, `files` that the system has no more of them."""


class Counter:
    """Something that only grows."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.value = 0

    def text(self) -> str:
        """As Prometheus reads it."""
        return (
            f"# HELP {self.name} {self.meaning}\n# TYPE {self.name} counter\n"
            f"{self.name} {self.value}\n"
        )


class Tally:
    """Counters of one family, told apart by a word."""

    def __init__(self, name: str, meaning: str, label: str, words: Sequence[str]) -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self.values = dict.fromkeys(words, 0)

    def add(self, word: str) -> None:
        """One more; only words that were named at the start are counted."""
        self.values[word] += 1

    def text(self) -> str:
        """As Prometheus reads it."""
        lines = [f"# HELP {self.name} {self.meaning}", f"# TYPE {self.name} counter"]
        lines += [
            f'{self.name}{{{self.label}="{word}"}} {value}' for word, value in self.values.items()
        ]
        return "\n".join(lines) + "\n"


class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def text(self) -> str:
        """As Prometheus reads it."""
        lines = [f"# HELP {self.name} {self.meaning}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        lines += [f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]
        return "\n".join(lines) + "\n"


def gauge(name: str, meaning: str, value: int) -> str:
    """How much there is now."""
    return f"# HELP {name} {meaning}\n# TYPE {name} gauge\n{name} {value}\n"


class Metrics:
    """What this server has done."""

    def __init__(self) -> None:
        self.moves = Counter("korsi_moves_total", "Moves made and stored.")
        self.bot_moves = Counter("korsi_bot_moves_total", "Moves that bots made.")
        self.undone = Counter("korsi_undone_total", "Moves that were taken back.")
        self.refused = Counter("korsi_refused_total", "Moves that the rules refused.")
        self.faults = Counter("korsi_faults_total", "Messages answered with a fault.")
        self.slow = Counter("korsi_slow_readers_total", "Sockets dropped for reading too slowly.")
        self.fast = Counter("korsi_too_fast_total", "Messages and requests beyond the limits.")
        self.limited = Tally("korsi_limited_total", "Limits that were hit.", "limit", LIMITS)
        self.workers = Counter("korsi_workers_replaced_total", "Bot workers that died.")
        self.plain_moves = Counter(
            "korsi_plain_moves_total", "Moves made for a bot that had no answer."
        )
        self.hurried = Counter(
            "korsi_hurried_total", "Thoughts of a weaker bot than was asked for, in a crowd."
        )
        self.no_hints = Counter("korsi_no_hints_total", "Hints that no bot worker lived to give.")
        self.paired = Counter(
            "korsi_paired_total", "People who sought company and were seated together."
        )
        self.errors = Counter("korsi_errors_total", "Things that should not have happened.")
        self.append = Histogram("korsi_append_seconds", "From an append asked for to durable.")
        self.preview = Histogram("korsi_preview_seconds", "To find what follows from a move.")
        self.think = Histogram("korsi_think_seconds", "From a bot asked to its answer.")

    def text(self, tables: int, sockets: int) -> str:
        """The whole page."""
        kept = [
            part for part in vars(self).values() if isinstance(part, Counter | Tally | Histogram)
        ]
        return "".join(
            [
                gauge("korsi_tables", "Tables in memory.", tables),
                gauge("korsi_sockets", "Open sockets.", sockets),
                *(part.text() for part in kept),
            ]
        )
