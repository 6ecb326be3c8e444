"""Players made of code can play it, and say why."""

import json

import korsi
from korsi.bots import make_bot
from korsi.catalogue import take_in
from korsi.random import Random
from korsi.sentences import LANGUAGES, say
from korsi.testing.tables import LONG, Table, exact

KINDS = ("random", "greedy", "search:40")


class BotTests:
    """Bots decide from a view alone, the same from the same, and only what is legal."""

    def test_bots_make_legal_moves_and_say_why(self, table: Table) -> None:
        names = [f"P{seat}" for seat in range(table.seats)]
        for number, game in enumerate(table.moments(3)):
            if number % (9 if number < LONG else 45) or game.over:
                continue
            seat = game.acting[0]
            for kind in KINDS:
                thought = make_bot(kind, number).think(game.view(seat))
                again = make_bot(kind, number).think(game.view(seat))
                assert thought.move in game.legal(seat)
                assert exact([thought.move, thought.why, thought.data]) == exact(
                    [again.move, again.why, again.data]
                )
                data = json.loads(exact(thought.data))
                for language in LANGUAGES:
                    assert say(language, thought.why, data, names)

    def test_what_a_search_weighs_is_legal(self, table: Table) -> None:
        for number, game in enumerate(table.moments(4)):
            if number % 7:
                continue
            for seat in game.acting:
                rules, knowledge = take_in(game.view(seat))
                candidates = rules.bot.candidates(knowledge.world(Random(number)), seat)
                codes = [int(code) for code in candidates]
                assert codes
                assert codes == sorted(set(codes))
                assert set(codes) <= set(game.codes(seat))

    def test_bots_bring_a_game_to_its_end(self, table: Table) -> None:
        game = table.new(1)
        bots = [make_bot("greedy", seat) for seat in range(game.seats)]
        while not game.over:
            seat = game.acting[0]
            game.play(seat, bots[seat].move(game.view(seat)))
        assert korsi.replay(game.record()).scores == game.scores
