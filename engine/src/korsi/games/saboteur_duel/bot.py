"""What a bot knows of Saboteur: The Duel besides the rules."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import GameBot
from korsi.games.saboteur_duel.codes import (
    BRIBE,
    CLEAR,
    END,
    KEY,
    MAP,
    ORIENT,
    PASS,
    PASS_TWO,
    REPAIR,
    ROCKFALL,
    SABOTAGE,
)
from korsi.games.saboteur_duel.components import (
    BREAKS,
    CARD_OF,
    FACE_OF,
    GATE,
    GOALS,
    HAND,
    HIDDEN,
    KEY_CARD,
    LADDER,
    MAP_CARD,
    NUGGETS,
    OPEN,
    REPAIRS,
    ROCKFALL_CARD,
    TOOLS,
    TROLL,
    high_of,
    low_of,
    pair_of,
)
from korsi.games.saboteur_duel.evaluate import DRAWN, KEEP, block_of, kept, standing
from korsi.games.saboteur_duel.maze import CELLS, COUNTER, DEMAND, HEIGHT, LAID, STEP, at, openings
from korsi.games.saboteur_duel.rules import Table
from korsi.games.saboteur_duel.state import OVER
from korsi.random import Random

ARMS: Final = 12  # moves that search weighs
DEPTH: Final = 3  # moves of each seat that it looks ahead
TRIES: Final = 4  # about so many cards laid are tried at each of them
CURIOUS: Final = 80
STAKES: Final = vec[i64]([0, 0, 1200, 300])  # by round: the lead that is worth half of any
SHRUNK: Final = 10  # what it costs to have a hand that is smaller by one

NUGGET: Final = 100  # what a nugget is worth; a step nearer to a goal is 1 · how near
FAR: Final = 24


@final
class SaboteurDuelBot(GameBot[Table]):
    """Gold at once, and routes that come nearer to the goals than the other's."""

    def greedy(self, state: Table, seat: i64) -> i64:
        return self.best(state, seat, weeded(state, seat, state.codes(seat)))

    def glance(self, state: Table, seat: i64, code: i64) -> i64:
        if code >= PASS and code < BRIBE:
            return self.standing(state, seat) - (1 if code < PASS_TWO else 2)
        copy = state.copy()
        copy.apply(seat, code)
        worth = self.standing(copy, seat)
        if code >= MAP and code < CLEAR:
            return worth + 2
        if code >= CLEAR and code < PASS:
            return worth - 8
        return worth

    def standing(self, table: Table, seat: i64) -> i64:
        """How a seat stands, the other's standing taken off."""
        worth = self.own(table, seat)
        return worth - self.own(table, 1 - seat) if table.seats == 2 else worth

    def own(self, table: Table, seat: i64) -> i64:
        """Nuggets owned and claimed, nearness to goals, and tools that are whole."""
        worth = NUGGET * table.nuggets(seat)
        for i in range(table.count):
            place = table.placed[i]
            if i64(table.tokens[place]) & COUNTER == 1 + seat:
                face = i64(table.faces[place])
                worth += NUGGET * i64(NUGGETS[face])
                if GATE[face] == TROLL:
                    worth -= NUGGET
        broken = i64(table.before[seat])
        worth -= 30 * ((broken & 1) + (broken >> 1 & 1) + (broken >> 2 & 1))
        return worth + 4 * self.nearness(table, seat)

    def nearness(self, table: Table, seat: i64) -> i64:
        """How near the ends of a dwarf's route are to the goals that lie face down."""
        near = ends_near(table, seat)
        total: i64 = 0
        for goal in range(i64(GOALS)):
            if table.faces[table.terms.goals[goal]] == HIDDEN:
                total += (FAR - near[goal]) * (FAR - near[goal]) // 16
        return total

    def candidates(self, state: Table, seat: i64) -> vec[i64]:
        """The moves that look best at once, and the sensible discards."""
        codes = weeded(state, seat, state.codes(seat))
        count: i64 = len(codes)
        if count <= ARMS:
            return codes
        least = discards(state, seat)
        keys = [
            (-self.interest(state, seat, codes[i]), int(codes[i]))
            for i in range(count)
            if sensible(codes[i], least, block_of(state.seats))
        ]
        return vec[i64](sorted([code for _, code in sorted(keys)[:ARMS]]))

    def interest(self, table: Table, seat: i64, code: i64) -> i64:
        """How much a move deserves to be weighed. One that turns up a goal is not judged by what
        happens to lie there in this one world."""
        copy = table.copy()
        copy.apply(seat, code)
        if copy.round == table.round and copy.goals_up() > table.goals_up():
            return self.weigh(table, seat, code) + CURIOUS
        return self.weigh(table, seat, code)

    def weigh(self, table: Table, seat: i64, code: i64) -> i64:
        """What a move looks like at once, to search: promises, and what it costs the hand."""
        copy = table.copy()
        copy.apply(seat, code)
        worth = standing(copy, seat)
        if copy.round != table.round or code >= BRIBE:
            return worth
        return worth - spent(code, block_of(table.seats))

    def unfold(self, state: Table, seat: i64, code: i64, chance: Random) -> float:
        """The move, and a few sensible ones after it; up to the end of the round at most.

        Half of what it came to is where it ended, half how things stood on the way: that is less
        a matter of luck.
        """
        round = state.round
        state.apply(seat, code)
        passed: i64 = 0
        count: i64 = 0
        for turn in range(DEPTH * state.seats):
            if state.phase == OVER or state.round != round:
                break
            if turn % state.seats == 0:
                passed += standing(state, seat) + kept(state, seat)
                count += 1
            state.apply(state.turn, self.quick(state, state.turn, chance))
        worth = standing(state, seat)
        if state.phase != OVER and state.round == round:
            worth += kept(state, seat)
        if count > 0:
            worth = (worth + passed // count) // 2
        return float(worth) if state.seats == 1 else lead(worth, round)

    def quick(self, table: Table, seat: i64, chance: Random) -> i64:
        """The best of a few moves picked by chance and the most sensible discard."""
        codes = weeded(table, seat, table.codes(seat))
        count: i64 = len(codes)
        least = discards(table, seat)
        best: i64 = -1
        most: i64 = -(1 << 40)
        size: i64 = 0
        for i in range(count):
            if sensible(codes[i], least, block_of(table.seats)):
                codes[size] = codes[i]
                size += 1
        for i in range(size):
            if size - i > TRIES and codes[i] < SABOTAGE and chance.below(size) >= TRIES:
                continue
            worth = self.weigh(table, seat, codes[i])
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def reason(self, state: Table, seat: i64, code: i64) -> tuple[str, dict[str, Any]]:
        if code < SABOTAGE:
            return "saboteur-duel-why-lay", {"at": at(code % CELLS)}
        if code < REPAIR:
            return "saboteur-duel-why-sabotage", {"tool": TOOLS[code - SABOTAGE]}
        if code < KEY:
            return "saboteur-duel-why-repair", {"tool": TOOLS[REPAIRS[code - REPAIR][1]]}
        if code < ROCKFALL:
            return "saboteur-duel-why-key", {"at": at(code - KEY)}
        if code < MAP:
            return "saboteur-duel-why-rockfall", {"at": at(code - ROCKFALL)}
        if code < CLEAR:
            return "saboteur-duel-why-map", {"at": at(state.terms.goals[code - MAP])}
        if code < PASS:
            return "saboteur-duel-why-clear", {"tool": TOOLS[(code - CLEAR) % 3]}
        if code < BRIBE:
            return "saboteur-duel-why-pass", {"pile": int(state.size - state.top)}
        if code < ORIENT:
            return "saboteur-duel-why-bribe", {"at": at(code - BRIBE)}
        if code < END:
            return "saboteur-duel-why-way", {}
        return "saboteur-duel-why-end", {}

    def outlook(self, state: Table, seat: i64, code: i64, chance: Random) -> dict[str, int]:
        """The goals that the move turns up, and the nuggets that its dwarf claims by it; of a goal
        that is looked at, the nuggets in it."""
        if code >= MAP and code < CLEAR:
            face = i64(FACE_OF[2 * i64(state.goals[code - MAP])])
            return {"goals": 0, "nuggets": 0, "gold": int(NUGGETS[face])}
        told: list[dict[str, Any]] = []
        state.told = told
        state.apply(seat, code)
        goals = 0
        nuggets = 0
        for event in told:
            if event["event"] == "round-ended":
                break
            if event["event"] == "revealed":
                goals += 1
            elif event["event"] == "claimed" and event["seat"] == seat:
                nuggets += int(event["nuggets"])
        return {"goals": goals, "nuggets": nuggets}

    def advice(
        self, state: Table, seat: i64, code: i64, outlooks: list[dict[str, int]], gain: float
    ) -> tuple[str, dict[str, Any]]:
        """What it opens and what it shuts, in cards to the nearest goal; and the gold."""
        why, data = self.reason(state, seat, code)
        if code >= MAP and code < CLEAR:
            data["rich"] = len([one for one in outlooks if one["gold"] > 0])
            data["worlds"] = len(outlooks)
            return why, data
        certain = min([one["nuggets"] for one in outlooks])
        if certain > 0:
            return "saboteur-duel-why-gold", {"nuggets": certain}
        if code < SABOTAGE and min([one["goals"] for one in outlooks]) > 0:
            rich = len([one for one in outlooks if one["nuggets"] > 0])
            mean = sum([one["nuggets"] for one in outlooks])
            data["rich"] = rich
            data["worlds"] = len(outlooks)
            data["nuggets"] = round(mean / rich) if rich > 0 else 0
            return "saboteur-duel-why-goal", data
        after = state.copy()
        after.apply(seat, code)
        if after.round != state.round or after.phase == OVER:
            after = state
        data["near"] = nearest(after, seat)
        data["was"] = nearest(state, seat)
        if state.seats == 2:
            data["theirs"] = nearest(after, 1 - seat)
            data["theirs_was"] = nearest(state, 1 - seat)
        if code < SABOTAGE and data["near"] >= data["was"]:
            if state.seats == 2 and data["theirs"] > data["theirs_was"]:
                return "saboteur-duel-why-block", data
            return "saboteur-duel-why-branch", data
        return why, data


def nearest(table: Table, seat: i64) -> int:
    """How many cards it takes at least from the ends of a dwarf's route to a face-down goal; FAR
    where no way is open."""
    near = ends_near(table, seat)
    least: i64 = FAR
    for goal in range(i64(GOALS)):
        if table.faces[table.terms.goals[goal]] == HIDDEN and near[goal] < least:
            least = near[goal]
    return int(least)


def lead(worth: i64, round: i64) -> float:
    """What it is worth to be ahead by so much: in the last round hardly more than to be ahead."""
    if STAKES[round] == 0:
        return float(worth)
    return float(worth) / float(STAKES[round] + (worth if worth > 0 else -worth))


def steps_between(one: i64, other: i64) -> i64:
    """How many cards apart two places are."""
    across = one // HEIGHT - other // HEIGHT
    down = one % HEIGHT - other % HEIGHT
    return (across if across > 0 else -across) + (down if down > 0 else -down)


def ends_near(table: Table, seat: i64) -> vec[i64]:
    """How near the ends of a dwarf's route come to each goal, FAR at the most."""
    spots = vec[i64]([0] * (4 * LAID))
    found = openings(table.faces, table.reach, table.placed, table.count, seat, spots)
    near = vec[i64]([FAR] * GOALS)
    for goal in range(i64(GOALS)):
        for i in range(found):
            steps = steps_between(spots[i] >> DEMAND, table.terms.goals[goal])
            if steps < near[goal]:
                near[goal] = steps
    return near


def weeded(table: Table, seat: i64, codes: vec[i64]) -> vec[i64]:
    """The moves without idle ladders. Its owner may lay a ladder wall against wall all over the
    maze (SD-14); one that joins no tunnel is worth a thought only where it begins a way nearer to
    some face-down goal than all ends of the dwarf's route are."""
    own = 1 + table.colour(seat)
    count: i64 = len(codes)
    size: i64 = 0
    near = vec[i64]()
    for i in range(count):
        code = codes[i]
        if code < SABOTAGE:
            face = 1 + code // CELLS
            if LADDER[face] == own and not joins(table, face, code % CELLS):
                if len(near) == 0:
                    near = ends_near(table, seat)
                if not comes_nearer(table, code % CELLS, near):
                    continue
        codes[size] = code
        size += 1
    return codes[:size]


def joins(table: Table, face: i64, place: i64) -> bool:
    """Whether a tunnel of a card that fits here would go on in a neighbour."""
    for side in range(i64(4)):
        beyond = i64(OPEN[i64(table.faces[place + STEP[side]])]) >> (side ^ 2)
        if i64(OPEN[face]) >> side & beyond & 1 != 0:
            return True
    return False


def comes_nearer(table: Table, place: i64, near: vec[i64]) -> bool:
    """Whether this place is nearer to a face-down goal than these distances."""
    for goal in range(i64(GOALS)):
        target = table.terms.goals[goal]
        if table.faces[target] == HIDDEN and steps_between(place, target) < near[goal]:
            return True
    return False


def discards(table: Table, seat: i64) -> i64:
    """The two cards that a hand can best do without, as a pair; a card twice if there is one."""
    first: i64 = -1
    second: i64 = -1
    block = block_of(table.seats)
    for i in range(HAND * seat, HAND * seat + table.held[seat]):
        kind = i64(table.hands[i])
        if first < 0 or KEEP[block + kind] < KEEP[block + first]:
            second = first
            first = kind
        elif second < 0 or KEEP[block + kind] < KEEP[block + second]:
            second = kind
    if second < 0:
        second = first
    return pair_of(first, second)


def sensible(code: i64, least: i64, block: i64) -> bool:
    """Of all discards only those of the cards one can best do without; `block` is where the
    values of cards begin in KEEP."""
    if code < CLEAR or code >= BRIBE:
        return True
    if code < PASS:
        return (code - CLEAR) // 3 == least
    if code < PASS_TWO:
        one = low_of(least)
        other = high_of(least)
        return code - PASS == (one if KEEP[block + one] <= KEEP[block + other] else other)
    return code - PASS_TWO == least


def spent(code: i64, block: i64) -> i64:
    """What the cards of a move would have been worth in the hand, more than those drawn then."""
    if code < SABOTAGE:
        return KEEP[block + i64(CARD_OF[1 + code // CELLS])] - DRAWN
    if code < REPAIR:
        return KEEP[block + i64(BREAKS[code - SABOTAGE])] - DRAWN
    if code < KEY:
        kind, _ = REPAIRS[code - REPAIR]
        return KEEP[block + kind] - DRAWN
    if code < ROCKFALL:
        return KEEP[block + KEY_CARD] - DRAWN
    if code < MAP:
        return KEEP[block + ROCKFALL_CARD] - DRAWN
    if code < CLEAR:
        return KEEP[block + MAP_CARD] - DRAWN
    if code < PASS:
        return SHRUNK
    if code < PASS_TWO:
        return KEEP[block + code - PASS] - DRAWN
    pair = code - PASS_TWO
    return KEEP[block + low_of(pair)] + KEEP[block + high_of(pair)] - 2 * DRAWN
