"""JSON Schema of all that a game says, made from its vocabulary.

>>> from korsi.catalogue import rules_of
>>> schema(rules_of("six-nimmt"))["$defs"]["Row"]["properties"]["row"]
{'type': 'integer', 'x-role': {'role': 'counted'}}
"""

from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from korsi.contract import Option, Rules
from korsi.vocabulary import EVERYWHERE, Role, fields_of, with_parts

PLAIN: Final[dict[Any, str]] = {
    int: "integer",
    str: "string",
    bool: "boolean",
    float: "number",
    NoneType: "null",
    None: "null",
}


def schema(rules: Rules[Any]) -> dict[str, Any]:
    """Moves, events and view of a game; with the role of every field that sentences take, and the
    nature of every event."""
    vocabulary = rules.vocabulary
    events = (*vocabulary.events, *EVERYWHERE)
    declared = (*vocabulary.moves, *events, vocabulary.view)
    kinds = {kind.__name__: _object(kind) for kind in with_parts(declared)}
    kinds["View"] = {**kinds.pop(vocabulary.view.__name__)}
    kinds["View"]["properties"]["options"] = {"$ref": "#/$defs/Options"}
    kinds["Options"] = _options(rules.options)
    kinds["Move"] = _union(vocabulary.moves)
    kinds["Event"] = _union(events)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": rules.key,
        "x-rules": rules.version,
        "x-fields": {name: role.json() for name, role in vocabulary.fields.items()},
        "x-events": {
            name: vars(nature) | {"against": list(nature.against)}
            for name, nature in vocabulary.natures.items()
        },
        "$defs": kinds,
    }


def _object(kind: type) -> dict[str, Any]:
    fields = fields_of(kind)
    return {
        "type": "object",
        "description": cleandoc(kind.__doc__ or ""),
        "properties": {name: _type(field) for name, (field, _) in fields.items()},
        "required": [name for name, (_, required) in fields.items() if required],
        "additionalProperties": False,
    }


def _union(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _options(options: list[Option]) -> dict[str, Any]:
    def values(option: Option) -> dict[str, Any]:
        if option.choices is not None:
            return {"enum": list(option.choices)}
        number = {"type": "integer", "minimum": 1, "maximum": option.most}
        return {"anyOf": [number, {"type": "null"}]} if option.default is None else number

    return {
        "type": "object",
        "description": "What the table agreed on, every option named.",
        "properties": {option.name: values(option) for option in options},
        "required": [option.name for option in options],
        "additionalProperties": False,
    }


def _type(kind: Any) -> dict[str, Any]:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        roles = [note.json() for note in arguments[1:] if isinstance(note, Role)]
        return {**_type(arguments[0]), **({"x-role": roles[0]} if roles else {})}
    if is_typeddict(kind):
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, UnionType):
        return {"anyOf": [_type(one) for one in arguments]}
    if origin is list:
        return {"type": "array", "items": _type(arguments[0])}
    if origin is tuple:
        items = [_type(one) for one in arguments]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
    if origin is dict or kind is dict:
        return {"type": "object"}
    if kind is Any:
        return {}
    return {"type": PLAIN[kind]}
