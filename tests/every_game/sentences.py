"""The sentences of the engine: every key, with the variables of its sentence."""

from korsi.sentences import sources
from korsi.testing.vocabulary import variables_in


def sentences(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the variables of its sentence."""
    found: dict[str, set[str]] = {}
    for source in sources(language):
        own = variables_in(source.read_text(encoding="utf-8"), str(source))
        assert not set(found) & set(own), f"stands twice in {language}"
        found.update(own)
    return found
