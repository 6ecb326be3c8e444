"""What a seat knows, as lines that people can read: for games that have no board of their own.

>>> import korsi
>>> view = korsi.new("six-nimmt", seats=2, seed=7, variant="known").view(0)
>>> dict(lines("en", view, ["Ada", "Basil"]))["Cards"]
'Ada 10, Basil 10'
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, get_args, get_origin, is_typeddict

from korsi.catalogue import rules_of
from korsi.contract import View
from korsi.sentences import Teller, bundle, in_role, plainly, readable, say
from korsi.vocabulary import Role, ViewHeading, fields_of, role_of


def lines(language: str, view: View, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every field of a view besides its heading: what it is called, and what it says."""
    game = view["game"]
    teller = Teller(language, game, names)
    heading = fields_of(ViewHeading)
    for name, (kind, _) in fields_of(rules_of(game).vocabulary.view).items():
        if name in view and name not in heading:
            yield label(language, game, name), value(teller, kind, view[name])


def label(language: str, game: str, name: str) -> str:
    """What a field is called: `<game>-field-<name>`, or `field-<name>`, or its name in the code."""
    for key in (f"{game}-field-{name}", f"field-{name}"):
        if bundle(language).has_message(key):
            return say(language, key)
    return readable(name)


def value(teller: Teller, kind: Any, given: Any) -> str:
    """What a field of this type says."""
    said = _value(teller, kind, given)
    return say(teller.language, "number", {"number": said})  # in the digits of the language


def _value(teller: Teller, kind: Any, given: Any) -> str:
    role = role_of(kind)
    inner = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if given is None or given == []:
        return plainly(given)
    if role is not None and role.kind == "by-seat" and get_origin(kind) is Annotated:
        return _by_seat(teller, inner, given)
    if is_typeddict(inner) and isinstance(given, dict):
        kinds = {name: kind for name, (kind, _) in fields_of(inner).items()}
        called = {name: label(teller.language, str(teller.game), name) for name in given}
        parts = (f"{called[name]} {_value(teller, kinds[name], given[name])}" for name in given)
        return teller.comma.join(parts)
    if isinstance(given, list):
        return _list(teller, inner, given, role)
    said = None if role is None else in_role(teller, role, given)
    return plainly(given) if said is None else str(said)


def _by_seat(teller: Teller, kind: Any, given: list[Any]) -> str:
    item = get_args(kind)[0]
    nested = any(isinstance(one, list) for one in given)
    said = (f"{teller.seat(at)} {_value(teller, item, one)}" for at, one in enumerate(given))
    return ("\n" if nested else teller.comma).join(said)


def _list(teller: Teller, kind: Any, given: list[Any], role: Role | None) -> str:
    """Items one after the other; of lists in a list, each on its own line."""
    if role is not None and role.kind in ("place", "pieces"):  # such a list is one thing
        said = in_role(teller, role, given)
        if said is not None:
            return str(said)
    items = get_args(kind)
    item = items[0] if get_origin(kind) is list and items else Any
    nested = any(isinstance(one, (list, dict)) for one in given)
    return ("\n" if nested else teller.comma).join(_value(teller, item, one) for one in given)
