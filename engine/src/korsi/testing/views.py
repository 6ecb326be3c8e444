"""A view is all that a seat knows, and it is enough."""

import korsi
from korsi.random import Random
from korsi.testing.tables import LONG, SECRET, Table, exact


class ViewTests:
    """Worlds that are imagined from a view can't be told from the real table; no secret leaves."""

    def test_a_view_is_the_same_in_every_world_imagined_from_it(self, table: Table) -> None:
        """Of one game every view, at each of its first moments; then, and all along two more games,
        one seat's after the other."""
        seats = [*range(table.seats), None]
        for seed in range(3):
            for number, game in enumerate(table.moments(seed)):
                whole = seed == 0 and number < LONG
                for seat in seats if whole else [seats[number % len(seats)]]:
                    view = game.view(seat)
                    world = korsi.imagine(view, number)
                    assert exact(world.view(seat)) == exact(view), f"seed {seed}, moment {number}"
                    assert world.acting == game.acting
                    if seat is not None:
                        assert world.codes(seat) == game.codes(seat)

    def test_an_imagined_world_can_be_saved_and_played_to_its_end(self, table: Table) -> None:
        for number, game in enumerate(table.moments(7)):
            if number % (5 if number < 60 else 29):
                continue
            for seat in [0, None]:
                world = korsi.imagine(game.view(seat), number)
                assert exact(korsi.load(world.position()).position()) == exact(world.position())
                world.state.playout(Random(number))
                assert world.over

    def test_the_view_holds_no_seed_and_no_record(self, table: Table) -> None:
        for game in table.moments(8):
            for seat in [*range(game.seats), None]:
                assert not {"seed", "moves", "position"} & set(game.view(seat))

    def test_a_secret_is_in_no_view_no_event_and_no_imagined_world(self, table: Table) -> None:
        """Whoever had it would know all that chance is going to bring."""
        secret = SECRET.encode()
        for number, game in enumerate(table.moments(SECRET)):
            assert secret in exact(game.position())
            for seat in [*range(game.seats), None]:
                assert secret not in exact(game.view(seat))
            if number % 9 == 0:
                for seat in [*range(game.seats), None]:
                    world = korsi.imagine(game.view(seat), number)
                    assert type(world.position()["seed"]) is int
                    assert secret not in exact(world.record())
            if not game.over:
                seat = game.acting[0]
                assert secret not in exact(game.copy().play(seat, game.legal(seat)[0]))

    def test_changing_secrets_changes_no_view(self, table: Table) -> None:
        """What the others hide may be anything: two worlds of one view look the same all along.

        The same seat makes the same moves in both as long as it need not learn anything new.
        """
        for game in table.moments(9):
            if game.over:
                break
            for seat in game.acting if len(game.acting) > 1 else ():
                one = korsi.imagine(game.view(seat), 1)
                other = korsi.imagine(game.view(seat), 2)
                move = game.legal(seat)[0]
                heard = [korsi.hear(world.play(seat, move), seat) for world in (one, other)]
                assert heard[0] == heard[1]
                assert exact(one.view(seat)) == exact(other.view(seat))
