"""What stores keep of finished games, in a file and in PostgreSQL: who sat where, what came of it,
and what all of a person's games come to."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from server.test_copies import run as korsi
from server.test_every_store import opened, past_the_store, run

from korsi_server.store import Guest, Outcome, Played, Store, Taken, Wanted
from korsi_server.store.played import whole

ADA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
NAMES = {ADA: "Ada", BEN: "Бен", EVE: "سارا"}


def seat(at: int, guest: str | None, place: int, score: int, side: int | None = None) -> Played:
    level = None if guest else "easy"
    name = NAMES.get(guest or "")
    counts = {"rows": 3 * score, "best": score}
    own = at if side is None else side
    return Played(at, guest, name, level, own, place, score, place == 1, counts)


def ended(then: float, *seats: Played, game: str = "six-nimmt") -> Outcome:
    return Outcome(game, then, seats)


async def finish(store: Store, table: str, outcome: Outcome) -> None:
    await store.append(table, 1, [b"x"], over=True, outcome=outcome)


async def some_games(store: Store) -> None:
    """Ada has won one, lost one to Ben, played one as Ben's partner, and one alone."""
    await finish(store, "t1", ended(100.0, seat(0, ADA, 1, 5), seat(1, None, 2, 9)))
    await finish(store, "t2", ended(200.0, seat(0, BEN, 1, 4), seat(1, ADA, 2, 7)))
    four = [
        seat(n, who, 1 + n % 2, 8 - n % 2, n % 2) for n, who in enumerate([ADA, EVE, BEN, None])
    ]
    await finish(store, "t3", ended(300.0, *four, game="pairs"))
    await finish(store, "t4", ended(400.0, seat(0, ADA, 1, 17), game="alone"))
    await finish(store, "t5", ended(500.0, seat(0, BEN, 1, 22), game="alone"))


async def tables(store: Store, whose: str, **wanted: object) -> list[str]:
    found = await store.finished(whose, Wanted(**wanted), None, 100)
    return [one.table for one in found]


def test_finished_games_are_known_with_all_who_sat_there_the_last_ones_first(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
        async with opened(data) as store:
            assert await tables(store, ADA) == ["t4", "t3", "t2", "t1"]
            assert await tables(store, "f" * 32) == []
            (first,) = await store.finished(EVE, Wanted(), None, 5)
            assert (first.outcome.game, first.outcome.ended, first.kept) == ("pairs", 300.0, True)
            assert [one.guest for one in first.outcome.seats] == [ADA, EVE, BEN, None]
            assert first.outcome.seats[1] == seat(1, EVE, 2, 7, 1)

    run(test())


def test_they_are_found_by_game_result_name_person_and_time(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
            assert await tables(store, ADA, game="six-nimmt") == ["t2", "t1"]
            assert await tables(store, ADA, won=True) == ["t4", "t3", "t1"]
            assert await tables(store, ADA, won=False) == ["t2"]
            assert await tables(store, ADA, name="бЕ") == ["t3", "t2"], "in any alphabet"
            assert await tables(store, ADA, name="Ada") == [], "among the others"
            assert await tables(store, ADA, name="%") == []
            assert await tables(store, ADA, guest=EVE) == ["t3"]
            assert await tables(store, ADA, since=200.0, until=400.0) == ["t3", "t2"]
            assert await tables(store, ADA, game="six-nimmt", guest=BEN, won=True) == []

    run(test())


def test_they_are_turned_page_by_page_also_where_two_ended_at_once(data):
    async def test():
        async with opened(data) as store:
            for n in range(7):
                await finish(store, f"p{n}", ended(50.0 + n // 3, seat(0, ADA, 1, n)))
            found, before = [], None
            while page := await store.finished(ADA, Wanted(), before, 2):
                assert len(page) <= 2
                found += [one.table for one in page]
                before = page[-1].outcome.ended, page[-1].table
            assert found == ["p6", "p5", "p4", "p3", "p2", "p1", "p0"]

    run(test())


def test_what_came_of_a_game_is_one_with_the_entry_that_ends_it(data):
    async def test():
        async with opened(data) as store:
            await store.append("a", 1, [b"1"], seated={0: ADA})
            outcome = ended(1.0, seat(0, ADA, 1, 5))
            with pytest.raises(Taken):
                await store.append("a", 1, [b"2"], over=True, outcome=outcome)
            assert await tables(store, ADA) == []
            tries = [store.append("a", 2, [b"2"], over=True, outcome=outcome) for _ in range(9)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == 1
            assert await tables(store, ADA) == ["a"]
            assert await store.tables_of(ADA, 0) == {}

    run(test())


def test_games_are_added_up_by_game_and_those_alone_by_themselves(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
            await finish(store, "t6", ended(600.0, seat(0, ADA, 1, 3), game="pairs"))
            sums, counts = await store.sums(ADA)
            assert [tuple(one) for one in sums] == [
                ("alone", True, 1, 1, 17, 17, 17),
                ("pairs", False, 1, 1, 8, 8, 8),
                ("pairs", True, 1, 1, 3, 3, 3),
                ("six-nimmt", False, 2, 1, 12, 5, 7),
            ]
            own = {(one.game, one.alone, one.key): (one.total, one.most) for one in counts}
            assert own["six-nimmt", False, "rows"] == (36, 21)
            assert own["pairs", True, "best"] == (3, 3)
            assert await store.sums(EVE + "x") == ([], [])

    run(test())


def test_two_people_have_a_standing_against_each_other_and_one_as_partners(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
            shared = {(one.guest, one.game): one for one in await store.shared(ADA)}
            ben = shared[BEN, "six-nimmt"]
            assert (ben.games, ben.ahead, ben.behind, ben.together, ben.last) == (1, 0, 1, 0, 200.0)
            partner = shared[BEN, "pairs"]
            assert (partner.ahead, partner.behind, partner.together, partner.won) == (0, 0, 1, 1)
            assert shared[EVE, "pairs"].ahead == 1
            assert len(shared) == 3
            turned = {(one.guest, one.game): one for one in await store.shared(BEN)}
            assert turned[ADA, "six-nimmt"].ahead == 1

    run(test())


def test_the_best_of_the_house_have_a_name_and_do_not_mind(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
            await finish(store, "t6", ended(600.0, seat(0, ADA, 1, 12), game="alone"))
            await finish(store, "t7", ended(700.0, seat(0, EVE, 1, 99), game="alone"))
            for guest in (ADA, BEN):
                await store.keep(Guest(guest, NAMES[guest], "fig"))
            await store.keep(Guest(EVE, None, "date"))

            async def best(low: bool) -> list[tuple[str, int]]:
                return [(one.guest.id, one.score) for one in await store.bests("alone", low, 10)]

            assert await best(low=False) == [(BEN, 22), (ADA, 17)]
            assert await best(low=True) == [(ADA, 12), (BEN, 22)]
            assert await store.listed(BEN)
            for _ in range(2):
                await store.let_list(BEN, False)
            assert not await store.listed(BEN)
            assert await best(low=False) == [(ADA, 17)]
            await store.let_list(BEN, True)
            assert await best(low=False) == [(BEN, 22), (ADA, 17)]
            own = await store.own_bests(ADA, "alone", False, 10)
            assert [one.outcome.seats[0].score for one in own] == [17, 12]
            low = await store.own_bests(ADA, "alone", True, 1)
            assert [one.table for one in low] == ["t6"]

    run(test())


def test_what_came_of_a_game_stays_when_its_table_goes(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
            assert await store.forget("t2", 1)
            found = await store.finished(ADA, Wanted(), None, 10)
            assert [(one.table, one.kept) for one in found][2] == ("t2", False)

    run(test())


def test_of_who_is_removed_nothing_is_left_but_a_seat(data):
    async def test():
        async with opened(data) as store:
            await some_games(store)
            await store.let_list(BEN, False)
            await store.unknow(BEN)
            assert await tables(store, BEN) == []
            found = await store.finished(ADA, Wanted(game="six-nimmt"), None, 1)
            assert found[0].outcome.seats[0][1:4] == (None, None, None)
            assert {one.guest for one in await store.shared(ADA)} == {EVE}
            assert await tables(store, ADA, name="бен") == []

    run(test())
    assert past_the_store(data, "select guest from unlisted") == []


def test_uncounted_tables_are_counted_once(data):
    async def test():
        async with opened(data) as store:
            for table in ("a", "b", "c"):
                await store.append(table, 1, [b"x"], over=table != "c")
            await finish(store, "d", ended(5.0, seat(0, ADA, 1, 5)))
            assert await store.uncounted("", 10) == []
            await store.overlooked(since=1e12)
            assert await store.uncounted("", 10) == [], "long ago"
            await store.overlooked(since=0.0)
            assert await store.uncounted("", 10) == ["a", "b"]
            assert await store.uncounted("a", 10) == ["b"]
            await store.count("a", ended(1.0, seat(0, ADA, 1, 5)))
            await store.count("a", ended(2.0, seat(0, BEN, 1, 5)))
            await store.count("c", ended(2.0, seat(0, BEN, 1, 5)))
            await store.count("b", None)
            assert await store.uncounted("", 10) == []
            assert await tables(store, ADA) == ["d", "a"]
            assert await tables(store, BEN) == []
            assert await store.forget("b", 1)
            at = await store.written_at("a", 1)
            assert at is not None
            assert at > 1e9
            assert await store.written_at("a", 2) is None

    run(test())


@pytest.mark.parametrize("way", ["to a database", "to a file"])
def test_copies_between_stores_have_it(tmp_path: Path, postgres, way: str) -> None:
    first: Path | str = postgres.new() if way == "to a file" else tmp_path / "korsi.db"
    second: Path | str = tmp_path / "new.db" if way == "to a file" else postgres.new()
    copy = tmp_path / "copy.db"

    async def before() -> list[object]:
        async with opened(first) as store:
            await some_games(store)
            await store.let_list(EVE, False)
            await store.append("t9", 1, [b"x"], over=True)
            await store.overlooked(0.0)
            return [await store.finished(ADA, Wanted(), None, 10), await store.shared(BEN)]

    async def after() -> list[object]:
        async with opened(second) as store:
            assert not await store.listed(EVE)
            assert await store.uncounted("", 9) == ["t9"]
            return [await store.finished(ADA, Wanted(), None, 10), await store.shared(BEN)]

    told = run(before())
    assert korsi("backup", first, "--to", copy) == 0
    assert korsi("restore", copy, "--into", second) == 0
    assert _plain(run(after())) == _plain(told)


def _plain(told: Sequence[object]) -> list[list[str]]:
    return [sorted(map(str, part)) for part in told]  # type: ignore[call-overload]


def test_a_row_of_something_else_is_not_taken_for_a_seat() -> None:
    row = ("t1", 0, ADA, "six-nimmt", 2, 1.5, 1, 5, 1, 0, "Ada", "ada", None, '{"rows":3}')
    assert whole(row)
    assert whole((*row[:2], None, *row[3:12], "easy", "{}"))
    for place, wrong in ((1, "x"), (5, None), (13, "no JSON"), (13, '{"rows":"many"}')):
        assert not whole((*row[:place], wrong, *row[place + 1 :]))
    assert not whole(row[:-1])
