"""What must hold at every moment of every game."""

from collections import deque

import korsi
from korsi.random import Random
from korsi.testing.tables import LONG, SECRET, SOAK, Table, codes_to_try, exact


class ContractTests:
    """Moves and codes, copies, events; what is laid on the table stays on it."""

    def test_the_same_seed_gives_the_same_game(self, table: Table) -> None:
        assert exact(table.new(1).position()) == exact(table.new(1).position())
        for seed in (2, SECRET):
            played = [exact([game.position() for game in table.moments(seed)]) for _ in range(2)]
            assert played[0] == played[1]

    def test_legal_moves_and_codes_are_the_same_list(self, table: Table) -> None:
        for game in table.moments(1):
            for seat in range(game.seats):
                codes = game.codes(seat)
                assert codes == sorted(set(codes))
                assert all(0 <= code < game.actions for code in codes)
                assert game.legal(seat) == [game.move(code) for code in codes]
                if seat in game.acting:
                    assert codes

    def test_every_listed_move_is_taken_and_no_other_code_is(self, table: Table) -> None:
        for number, game in enumerate(table.moments(2)):
            if number % 7:
                continue
            before = exact(game.position())
            for seat in range(game.seats):
                legal = set(game.codes(seat))
                refusing = game.copy()  # refuses one after the other, and stays as it was
                for code in codes_to_try(game, seat):
                    other = game.copy() if code in legal else refusing
                    try:
                        other.play(seat, game.move(code))
                        taken = True
                    except ValueError:
                        taken = False
                    if taken and code not in legal:  # another way to write a move that is listed
                        noted = other.record()["moves"][-1][1]
                        assert noted in game.legal(seat)
                        assert noted != game.move(code)
                        refusing = game.copy()
                    else:
                        assert taken == (code in legal)
                assert exact(refusing.position()) == before

    def test_play_and_apply_are_the_same(self, table: Table) -> None:
        for number, game in enumerate(table.moments(3)):
            if game.over:
                break
            seat = game.acting[0]
            code = game.codes(seat)[0]
            one, other = game.copy(), game.copy()
            one.play(seat, game.move(code))
            other.apply(code)
            assert exact(one.position()) == exact(other.position())
            if number < LONG or number % 10 == 0:
                assert one.record() == other.record()

    def test_a_copy_never_changes(self, table: Table) -> None:
        """However much is played after it was made; copies are looked at when they are let go."""
        for seed in range(3 * SOAK):
            copies: deque[tuple[korsi.Game, bytes]] = deque()
            for game in table.moments(seed):
                copies.append((game.copy(), exact(game.position())))
                if len(copies) > 60:
                    copy, fingerprint = copies.popleft()
                    assert exact(copy.position()) == fingerprint, f"seed {seed}"
            for copy, fingerprint in copies:
                assert exact(copy.position()) == fingerprint, f"seed {seed}"

    def test_a_played_out_copy_leaves_the_game_alone(self, table: Table) -> None:
        for number, game in enumerate(table.moments(4)):
            if number > LONG and number % 5:
                continue
            before = exact(game.position())
            copy = game.copy()
            copy.state.playout(Random(number))
            assert copy.over
            assert copy.winners or table.seats == 1  # alone, one may also lose
            assert exact(game.position()) == before

    def test_events_are_json_and_private_ones_are_blank_to_others(self, table: Table) -> None:
        game = table.new(5)
        while not game.over:
            seat = game.acting[0]
            events = game.play(seat, game.legal(seat)[-1])
            exact(events)
            for listener in [*range(game.seats), None]:
                heard = korsi.hear(events, listener)
                assert len(heard) == len(events)
                for event, known in zip(events, heard, strict=True):
                    allowed = "to" not in event or listener in event["to"]
                    assert known == (event if allowed else {"event": "blank"})
