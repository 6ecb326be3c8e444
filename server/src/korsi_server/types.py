"""The protocol for others, as JSON Schema and TypeScript.

Both are made from `messages.py` alone, and a game's types from its vocabulary; `web/made.py` writes
the files, and a test fails when they are stale.
"""

import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from korsi import schema as vocabularies
from korsi.contract import Rules
from korsi_server import messages

SCHEMA: Final = Path("docs/protocol.json")
TYPESCRIPT: Final = Path("web/src/protocol/types.ts")

OVER_HTTP: Final = [
    messages.Me,
    messages.Rename,
    messages.NewTable,
    messages.Made,
    messages.Link,
    messages.Arrival,
    messages.Catalogue,
    messages.GameHome,
    messages.OpenTables,
    messages.Sought,
    messages.NewSeek,
    messages.Acquaintances,
    messages.Whom,
    messages.Invitations,
    messages.Answering,
    messages.Replay,
    messages.ReplayBegins,
    messages.Problem,
]
UNIONS: Final = {"Asked": messages.Asked, "Answered": messages.Answered}
PRIMITIVES: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
HEAD: Final = """\
// Made from server/src/korsi_server/messages.py by `make types`. Do not edit.

export type Json = Record<string, unknown>;
export type Level = {levels};
"""


def schema() -> dict[str, Any]:
    """Every message as JSON Schema, and the two unions of the socket."""
    spoken = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, kinds = msgspec.json.schema_components([*spoken, *OVER_HTTP], ref_template="#/$defs/{name}")
    for name, union in UNIONS.items():
        kinds[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Korsi protocol v1",
        "$defs": kinds,
    }


def schema_text() -> str:
    """`docs/protocol.json`."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """`web/src/protocol/types.ts`."""
    levels = " | ".join(json.dumps(level) for level in get_args(messages.Level))
    parts = [HEAD.format(levels=levels)]
    for name, kind in schema()["$defs"].items():
        if "anyOf" in kind:
            members = "\n".join(f"  | {_name(member)}" for member in kind["anyOf"])
            parts.append(f"export type {name} =\n{members};\n")
        else:
            parts.append(_interface(name, kind))
    return "\n".join(parts)


VOCABULARY_HEAD: Final = """\
// Made from the game's vocabulary.py by `make types`. Do not edit.

import type {{ Vocabulary }} from "../vocabulary";
"""


def vocabulary(rules: Rules[Any]) -> str:
    """`web/src/games/<game>/vocabulary.ts`: a game's types, and the tables that sentences need."""
    found = vocabularies.schema(rules)
    parts = [VOCABULARY_HEAD.format()]
    for name, kind in found["$defs"].items():
        if "anyOf" in kind:
            members = "\n".join(f"  | {_name(member)}" for member in kind["anyOf"])
            parts.append(f"export type {name} =\n{members};\n")
        else:
            parts.append(_interface(name, kind, sparse=True))
    fields = _table(found["x-fields"])
    events = _table(
        {
            event: {name: nature[name] for name in ("log", "drawn", "aloud")}
            | {name: nature[name] for name in ("foreseen", "against") if nature[name]}
            for event, nature in found["x-events"].items()
        }
    )
    # Two tables: the words of all games need the fields, only the board of this one its events.
    parts.append(f'export const fields: Vocabulary<Event>["fields"] = {fields};\n')
    parts.append(f'const events: Vocabulary<Event>["events"] = {events};\n')
    parts.append("export const vocabulary: Vocabulary<Event> = { fields, events };\n")
    return "\n".join(parts)


def _table(entries: dict[str, Any]) -> str:
    """An object of objects, one to a line."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(entry, ensure_ascii=False)},"
        for name, entry in entries.items()
    ]
    return "\n".join(["{", *lines, "}"])


def _interface(name: str, kind: dict[str, Any], sparse: bool = False) -> str:
    required = set(kind.get("required", []))
    lines = []
    if "description" in kind:
        lines.append(_comment(kind["description"]))
    lines.append(f"export interface {name} {{")
    for field, what in kind["properties"].items():
        # What the server says it says in full; what a client says may lack what has a default.
        optional = field not in required and (sparse or name in _sparse())
        lines.append(f"  {field}{'?' if optional else ''}: {_type(what)};")
    lines.append("}\n")
    return "\n".join(lines)


def _sparse() -> set[str]:
    """What may lack some of its fields: what clients say, and one thing that the server says."""
    asked = {kind.__name__ for kind in get_args(messages.Asked)}
    others = (messages.NewTable, messages.Rename, messages.OptionTerms)
    return asked | {kind.__name__ for kind in others}


def _type(what: dict[str, Any]) -> str:
    if "$ref" in what:
        return _name(what)
    if "anyOf" in what:
        return " | ".join(dict.fromkeys(_type(one) for one in what["anyOf"]))
    if "enum" in what:
        values = " | ".join(json.dumps(value) for value in what["enum"])
        levels = sorted(get_args(messages.Level))
        if sorted(value for value in what["enum"] if value is not None) == levels:
            return "Level" + (" | null" if None in what["enum"] else "")
        return values
    if "prefixItems" in what:
        return f"[{', '.join(_type(one) for one in what['prefixItems'])}]"
    if what.get("type") == "array":
        items = _type(what["items"])
        return f"({items})[]" if " " in items else f"{items}[]"
    if what.get("type") == "object":
        return "Json"
    return PRIMITIVES[what["type"]] if "type" in what else "unknown"


def _name(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
