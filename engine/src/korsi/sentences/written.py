"""The sentences of a language, each read when it is said for the first time."""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.ASCII | re.MULTILINE)
_KEY = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class Sentences(FluentBundle):
    r"""To read all that a language has takes longer than most commands take; few need much of it.

    What goes on in the next line is indented, so that every entry of a file can be cut out of it.

    >>> words = Sentences("en")
    >>> words.take_up('''
    ... -card = card
    ... # Of a seat
    ... hand = Your { -card }s
    ...     are = here
    ... shown = Look: { hand }
    ... ''')
    >>> [words.has_message(key) for key in ("hand", "shown", "are", "card")]
    [True, True, False, False]
    >>> words.format_pattern(words.get_message("shown").value)[0]
    'Look: Your cards\nare = here'
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, str] = {}
        self._known: set[str] = set()

    def take_up(self, source: str) -> None:
        """Everything that a file says; of two entries with one name, the first counts."""
        for entry in _ENTRY.split(source):
            if found := _KEY.match(entry):
                self._written.setdefault(found[1], entry)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a sentence."""
        return message_id in self._written

    def get_message(self, message_id: str) -> Message:
        """The sentence, with all that it takes from others."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        if key in self._written and key not in self._known:
            self._known.add(key)
            self.add_resource(FluentResource(self._written[key]))
            for named in _NAMED.findall(self._written[key]):
                self._read(named)
