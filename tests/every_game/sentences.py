"""The sentences of all games as their files have them: keys and variables."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from korsi.sentences import sources


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a sentence uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the variables of its sentence."""
    found: dict[str, set[str]] = {}
    for source in sources(language):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{source}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found
