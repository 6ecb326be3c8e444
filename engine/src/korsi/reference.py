"""A page of the reference for each game, made from its vocabulary and its options.

>>> from korsi.catalogue import rules_of
>>> page(rules_of("six-nimmt")).splitlines()[0]
'# 6 nimmt!'
"""

from collections.abc import Iterator
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from korsi.contract import Option, Rules
from korsi.sentences import bundle, say
from korsi.vocabulary import Nature, Role, fields_of, nature_of, tag, with_parts

NATURES: Final = {
    "foreseen": "can be foreseen",
    "undoable": "can be taken back",
    "log": "a line in the log",
    "drawn": "drawn on the board",
}
ALOUD: Final = {"all": "read aloud", "own": "read aloud to whoever did it", "none": ""}
ROLES: Final = {
    "seat": "a seat",
    "counted": "counted from 0, said from 1",
    "by-seat": "a number for every seat",
    "place": "a place",
    "named": "a name",
    "composed": "a name made of parts",
    "pieces": "pieces, counted by kind",
}
SIMPLE: Final = {int: "whole number", str: "text", bool: "true or false", float: "number"}


def page(rules: Rules[Any]) -> str:
    """The page as Markdown."""
    return "\n".join(_lines(rules)).rstrip() + "\n"


def _lines(rules: Rules[Any]) -> Iterator[str]:
    named = bundle("en").has_message(rules.key)
    few, many = rules.seats
    yield f"# {say('en', rules.key) if named else rules.key}"
    yield ""
    yield (
        f"Key `{rules.key}`, version {rules.version} of its rules, for"
        f" {few if few == many else f'{few} to {many}'} players;"
        f" the {'lowest' if rules.low_wins else 'highest'} score wins."
    )
    if rules.options:
        yield from (
            "",
            "## Options",
            "",
            "| option | rule | values | default |",
            "|---|---|---|---|",
        )
        yield from map(_option, rules.options)
    vocabulary = rules.vocabulary
    yield from ("", "## Moves", "")
    for move in vocabulary.moves:
        yield from _declared(move, tag(move, "do"))
    yield from ("## Events", "")
    for event in vocabulary.events:
        yield from _declared(event, tag(event, "event"), nature_of(event))
    yield from ("## View", "")
    yield from _declared(vocabulary.view, "View")
    yield from ("## Parts", "")
    tops = (*vocabulary.moves, *vocabulary.events, vocabulary.view)
    for part in (part for part in with_parts(tops) if part not in tops):
        yield f'<a id="{_anchor(part)}"></a>'
        yield ""
        yield from _declared(part, part.__name__)


def _option(option: Option) -> str:
    if option.choices is not None:
        few = option.choices if len(option.choices) <= 8 else [*option.choices[:4], "…"]
        values = ", ".join(f"`{choice}`" for choice in few)
    else:
        values = f"a whole number from 1 to {option.most}"
        if option.at_table < option.most:
            values += f"; at a server's table to {option.at_table}"
    default = "none" if option.default is None else f"`{option.default}`"
    return f"| `{option.name}` | {option.rule} | {values} | {default} |"


def _declared(kind: type, name: str, nature: Nature | None = None) -> Iterator[str]:
    yield f"### {name}"
    yield ""
    yield cleandoc(kind.__doc__ or "")
    if nature is not None:
        qualities = [words for quality, words in NATURES.items() if getattr(nature, quality)]
        qualities += [ALOUD[nature.aloud]] if ALOUD[nature.aloud] else []
        qualities += [f"done to `{field}`" for field in nature.against]
        if qualities:
            yield ""
            yield f"*{', '.join(qualities)}*"
    yield from ("", "| field | is | meaning |", "|---|---|---|")
    for field, (kind_of_field, required) in fields_of(kind).items():
        absent = "" if required else " (not always there)"
        yield f"| `{field}` | {_type(kind_of_field)}{absent} | {', '.join(_roles(kind_of_field))} |"
    yield ""


def _anchor(part: type) -> str:
    return f"part-{part.__name__.lower()}"


def _type(kind: Any) -> str:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(arguments[0])
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{_anchor(kind)})"
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in arguments)
    if origin in (Union, UnionType):
        return " or ".join(_type(one) for one in arguments)
    if origin is list:
        return f"list of {_type(arguments[0])}"
    if origin is tuple:
        return f"\\[{', '.join(_type(one) for one in arguments)}\\]"
    if kind in (None, NoneType):
        return "`null`"
    return SIMPLE.get(kind, "object")


def _roles(kind: Any) -> Iterator[str]:
    """What the numbers and words in a field mean."""
    if get_origin(kind) is Annotated:
        for note in get_args(kind)[1:]:
            if isinstance(note, Role):
                yield ROLES[note.kind] + (f" (`{'`, `'.join(note.sorts)}`)" if note.sorts else "")
    for part in get_args(kind) if get_origin(kind) is not Literal else ():
        yield from _roles(part)
