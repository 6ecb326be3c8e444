"""The tests that every game gets, for whoever writes one.

    from korsi.testing import GameTests, tables_in

    class TestMyGame(GameTests):
        tables = tables_in(__file__)

This and a file `tables.toml` beside it (see `korsi.testing.tables`) are a whole test of a game:
pytest then plays hundreds of careless games at these tables and holds them to all that is promised
of a game: that views are enough and give away no secret, that records and positions are read as
they were written and refused where they are damaged, that moves, events and views are as the
vocabulary declares them, that copies are copies, that there are words for everything, that bots can
play it.

Beside `tables.toml` there may be

| file | what it adds |
|---|---|
| `components.py` | `conserved(position)`: what the box holds is counted after every move |
| `careless.py` | `taste(move)`: how much careless players like it, where they would get nowhere |
| `playthroughs/` | golden files, written by `python -m korsi.testing <folder>` |
| `perft.toml` | numbers of positions that never change (see `korsi.testing.golden`) |
| `earlier/` | games of earlier versions of the rules (see `korsi.testing.earlier`) |

Pytest and a few more are needed: `pip install korsi[testing]`.
"""

import pytest

pytest.register_assert_rewrite(
    *(
        f"korsi.testing.{name}"
        for name in (
            "answers",
            "bots",
            "components",
            "contract",
            "earlier",
            "golden",
            "looking_back",
            "records",
            "views",
            "vocabulary",
        )
    )
)

from korsi.testing.answers import named, refusal  # noqa: E402
from korsi.testing.suite import AtTables, GameTests  # noqa: E402
from korsi.testing.tables import Table, tables_in, text  # noqa: E402

__all__ = ["AtTables", "GameTests", "Table", "named", "refusal", "tables_in", "text"]
