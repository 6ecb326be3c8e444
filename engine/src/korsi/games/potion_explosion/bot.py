"""What a bot knows of Potion Explosion besides the rules."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import GameBot
from korsi.games.potion_explosion.codes import (
    CHOICES,
    DO_ABYSSAL,
    DO_BALM,
    DO_FILTER,
    DO_LOVE,
    DO_MAGNETIC,
    DO_WISDOM,
    DRINK,
    EFFECTS,
    END,
    HELP,
    PICK,
    PRISM_DONE,
    PUT,
    SPOTS,
    TAKE,
    TO_FLASK,
    TO_HAND,
    kind_of,
)
from korsi.games.potion_explosion.codes import PRISM as PRISM_CODE
from korsi.games.potion_explosion.components import (
    FILTER,
    LOVE,
    PRISMATIC,
    REACH,
    TRACK,
    TRACKS,
    common,
    count,
    one,
    size,
    starter_tile,
)
from korsi.games.potion_explosion.dispenser import SPAN, chain
from korsi.games.potion_explosion.evaluate import (
    EFFECT,
    HOLE,
    POINT,
    TOKEN,
    blast,
    demand,
    lacking,
    prize,
    promise,
    standing,
    worth,
)
from korsi.games.potion_explosion.legal import list_spots, reach
from korsi.games.potion_explosion.rules import Table
from korsi.games.potion_explosion.state import DRAFT, OVER, PRISM, REFILL, TIEBREAK, TURN, Tabletop
from korsi.random import Random

ARMS: Final = 14  # moves that search weighs
HELP_COST: Final = 24  # two points, and the token is gone
BIGGER: Final = 20  # by how much a filter must better the best pick
CERTAIN: Final = 500.0  # who is better by more has won by it: no number of points says so
DENIED: Final = 3  # what the next player loses counts one in so many


@final
class PotionExplosionBot(GameBot[Table]):
    """Takes the explosion that its tiles need most, drinks when it fills holes."""

    def greedy(self, state: Table, seat: i64) -> i64:
        code = sensible(state, seat)
        if state.phase == TURN and code >= PICK and code < PUT:
            return denying_pick(state, seat)
        return code

    def candidates(self, state: Table, seat: i64) -> vec[i64]:
        """The moves that look best at once; marbles leave the flask only for a tile."""
        codes = state.codes(seat)
        keys = [
            (-glance(state, seat, code), int(code))
            for code in codes
            if code < TO_HAND or code >= TO_FLASK
        ]
        return vec[i64](sorted([code for _, code in sorted(keys)[:ARMS]]))

    def unfold(self, state: Table, seat: i64, code: i64, chance: Random) -> float:
        """The move, the rest of the turn, and a turn of everybody else."""
        until = state.turns + state.seats
        state.apply(seat, code)
        while state.phase != OVER and state.turns < until:
            acting = state.turn
            state.apply(acting, sensible(state, acting))
        worth = float(standing(state, seat))
        if state.phase == OVER and seat in state.winners():
            worth += 1000.0
        return worth

    def reason(self, state: Table, seat: i64, code: i64) -> tuple[str, dict[str, Any]]:
        return f"potion-explosion-why-{reason_of(state, seat, code)}", {}

    def outlook(self, state: Table, seat: i64, code: i64, chance: Random) -> dict[str, int]:
        """The marbles and explosions of the move, and the potions and points of the turn, if it
        goes on sensibly."""
        if state.phase == DRAFT or state.phase == TIEBREAK:
            return {}
        told: list[dict[str, Any]] = []
        state.told = told
        before = state.score(seat)
        turns = state.turns
        state.apply(seat, code)
        gets, bursts = haul(told)
        while state.phase != OVER and state.turns == turns and state.turn == seat:
            state.apply(seat, sensible(state, seat))
        brewed = len([event for event in told if event["event"] == "completed"])
        scored = int(state.score(seat) - before)
        return {"gets": gets, "bursts": bursts, "brewed": brewed, "scored": scored}

    def advice(
        self, state: Table, seat: i64, code: i64, outlooks: list[dict[str, int]], gain: float
    ) -> tuple[str, dict[str, Any]]:
        """What is certain of it: the least of all worlds."""
        why, data = self.reason(state, seat, code)
        for name in ("gets", "bursts", "brewed", "scored"):
            data[name] = min([one[name] for one in outlooks]) if outlooks else 0
        data["points"] = round(gain / POINT) if gain < CERTAIN else 0
        return why, data


def haul(told: list[dict[str, Any]]) -> tuple[int, int]:
    """How many marbles come with these events, and how many explosions."""
    gets = 0
    bursts = 0
    for event in told:
        happened = event["event"]
        if happened == "picked" or happened == "helped":
            gets += 1
        elif happened == "exploded":
            gets += int(event["count"])
            bursts += 1
        elif happened == "took":
            gets += len(event["marbles"])
        elif happened == "robbed":
            gets += len(event["colours"])
    return gets, bursts


def reason_of(table: Table, seat: i64, code: i64) -> str:
    """The ending of a sentence's key."""
    if table.phase == DRAFT:
        return "starter"
    if table.phase == REFILL:
        return "skill" if prize(table, seat, table.top(code - TAKE)) == TOKEN else "tile"
    if code >= DRINK:
        return "prepare" if kind_of((code - DRINK) % EFFECTS) == FILTER else "drink"
    if code >= PRISM_DONE:
        return "end"
    if code >= PUT:
        burner = (code - PRISM_CODE) >> 2 & 1 if code >= PRISM_CODE else (code - PUT) & 1
        if size(table.needs[2 * seat + burner]) > 1:
            return "put"
        tile = i64(table.burners[2 * seat + burner])
        return "skill" if prize(table, seat, tile) == TOKEN else "complete"
    if code < TO_FLASK:
        return "swap"
    if code < HELP:
        return "keep"
    if code < PICK:
        return "help"
    if table.phase == TURN and glance(table, seat, code) < best_now(table, seat):
        return "deny"
    spot = code - PICK
    return "explode" if size(blast(table, spot // REACH, spot % REACH)) > 1 else "pick"


def sensible(table: Table, seat: i64) -> i64:
    """The move that looks best at once."""
    if table.phase == DRAFT or table.phase == REFILL or table.phase == TIEBREAK:
        return best_glance(table, seat, table.codes(seat))
    if table.phase == PRISM:
        return best_glance(table, seat, table.codes(seat))
    hand = table.hands[seat]
    flask = table.flasks[seat]
    holes = table.holes(seat)
    if common(hand, holes) >= 0:
        return best_put(table, seat, hand, PUT)
    if common(flask, holes) >= 0:
        return best_put(table, seat, flask, PUT + 8)
    if table.done[seat] != 0 and (holes != 0 or table.picked == 0):
        code = best_drink(table, seat)
        if code >= 0:
            return code
    if table.picked == 0 and table.marbles() > 0:
        return best_spot(table, seat, PICK)
    if table.helped == 0 and holes != 0 and table.helps_left() > 0 and table.marbles() > 0:
        code = best_spot(table, seat, HELP)
        if glance(table, seat, code) > 0:
            return code
    if hand != 0:
        return keep(table, seat, hand, flask)
    return END


def best_glance(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """The code that looks best."""
    best = codes[0]
    most: i64 = -(1 << 40)
    number: i64 = len(codes)
    for i in range(number):
        value = glance(table, seat, codes[i])
        if value > most:
            most = value
            best = codes[i]
    return best


def best_spot(table: Table, seat: i64, block: i64) -> i64:
    """The best marble to pick, or to take with a little help."""
    codes = vec[i64]([0] * SPOTS)
    return best_glance(table, seat, codes[: list_spots(table, block, codes, 0)])


def denying_pick(table: Table, seat: i64) -> i64:
    """The best marble to pick, with an eye on what it leaves for the next player."""
    rival = table.after(seat)
    leaves = vec[i64]([0] * TRACKS)
    for track in range(i64(TRACKS)):
        leaves[track] = best_of_track(table, rival, track)
    best: i64 = -1
    most: i64 = -(1 << 40)
    for track in range(i64(TRACKS)):
        elsewhere: i64 = 0
        for other in range(i64(TRACKS)):
            if other != track and leaves[other] > elsewhere:
                elsewhere = leaves[other]
        for place in range(reach(table, track)):
            code = PICK + REACH * track + place
            left = table.copy()
            span = chain(table.tracks, TRACK * track, table.in_sight(track), place)
            left.cut(track, span // SPAN, span % SPAN)
            there = best_of_track(left, rival, track)
            spoil = there if there > elsewhere else elsewhere
            value = DENIED * glance(table, seat, code) - spoil
            if value > most:
                most = value
                best = code
    return best


def best_put(table: Table, seat: i64, lot: i64, block: i64) -> i64:
    """A marble that fits, on the tile that lacks least."""
    all = table.hands[seat] + table.flasks[seat]
    best: i64 = -1
    least: i64 = 1 << 40
    for burner in range(i64(2)):
        need = table.needs[2 * seat + burner]
        colour = common(lot, need)
        if colour >= 0:
            tile = i64(table.burners[2 * seat + burner])
            lack = 100 * lacking(all, need) - prize(table, seat, tile)
            if lack < least:
                least = lack
                best = block + 2 * colour + burner
    return best


def best_drink(table: Table, seat: i64) -> i64:
    """A potion that brings more than it usually does; -1 if there is none."""
    codes = table.codes(seat)
    best: i64 = -1
    most: i64 = 0
    i: i64 = len(codes) - 1
    if i < 0 or codes[i] < DRINK:
        return -1
    now = best_now(table, seat)
    while i >= 0 and codes[i] >= DRINK:
        drunk = codes[i] - DRINK
        value = glance_drink(table, seat, drunk // EFFECTS, drunk % EFFECTS, now)
        if value > most:
            most = value
            best = codes[i]
        i -= 1
    return best


def keep(table: Table, seat: i64, hand: i64, flask: i64) -> i64:
    """What stays in the flask: the colours that will be wanted most."""
    wanted = demand(table, seat)
    best: i64 = -1
    worst: i64 = -1
    for colour in range(i64(4)):
        if count(hand, colour) != 0 and (best < 0 or wanted[colour] > wanted[best]):
            best = colour
        if count(flask, colour) != 0 and (worst < 0 or wanted[colour] < wanted[worst]):
            worst = colour
    if table.room(seat) > 0:
        return TO_FLASK + best
    if wanted[best] > wanted[worst]:
        return TO_HAND + worst
    return END


def glance(table: Table, seat: i64, code: i64) -> i64:
    """What a move looks like at once."""
    have = table.hands[seat] + table.flasks[seat]
    if code >= DRINK:
        effect = (code - DRINK) % EFFECTS
        return glance_drink(table, seat, (code - DRINK) // EFFECTS, effect, best_now(table, seat))
    if code >= TAKE:
        return promise(table, seat, table.top(code - TAKE))
    if code >= PRISM_DONE:
        return 0
    if code >= PRISM_CODE:
        way = code - PRISM_CODE
        need = table.needs[2 * seat + ((way >> 2) & 1)]
        return 100 - 10 * size(need) + (5 if way >> 3 == way & 3 else 0)
    if code >= PUT:
        return 200 - 10 * lacking(have, table.needs[2 * seat + ((code - PUT) & 1)])
    if code >= PICK:
        spot = code - PICK
        lot = blast(table, spot // REACH, spot % REACH)
        if table.phase == TIEBREAK:
            return size(lot)
        return worth(table, seat, have + lot) - worth(table, seat, have) + size(lot)
    if code >= HELP:
        spot = code - HELP
        lot = one(i64(table.tracks[TRACK * (spot // REACH) + spot % REACH]))
        return worth(table, seat, have + lot) - worth(table, seat, have) - HELP_COST
    if code >= TO_HAND:
        return 1
    return promise(table, seat, starter_tile(code))


def best_now(table: Table, seat: i64) -> i64:
    """What the best pick of all tracks brings; nothing if it was made."""
    most: i64 = 0
    if table.picked == 0:
        for track in range(i64(TRACKS)):
            value = best_of_track(table, seat, track)
            if value > most:
                most = value
    return most


def glance_drink(table: Table, seat: i64, tile: i64, effect: i64, now: i64) -> i64:
    """What a potion brings, less what it is worth to wait; more is spent when the end is near.
    `now` is what the best pick brings without it."""
    kind = kind_of(effect)
    waiting = EFFECT[tile >> 3] if table.ending < 0 else 1
    have = table.hands[seat] + table.flasks[seat]
    if kind == FILTER:
        if table.picked != 0:
            return -1
        return prepared(table, seat, effect) - now - BIGGER - waiting
    if kind == PRISMATIC:
        flask = size(table.flasks[seat])
        holes = size(table.holes(seat))
        return HOLE * (flask if flask < holes else holes) - 2 * waiting
    lot = lot_taken(table, effect)
    return worth(table, seat, have + lot) - worth(table, seat, have) - waiting


def lot_taken(table: Table, effect: i64) -> i64:
    """The marbles that an effect brings, a lot."""
    kind = kind_of(effect)
    if kind == LOVE:
        return table.flasks[effect - DO_LOVE]
    if effect >= DO_BALM:
        spot = (effect - DO_BALM) // REACH
        place = spot % REACH
        return table.span(spot // REACH, place, place + 1 + (effect - DO_BALM) % REACH)
    if effect >= DO_ABYSSAL:
        lot: i64 = 0
        for track in range(i64(TRACKS)):
            if ((effect - DO_ABYSSAL) >> track) & 1 != 0:
                lot += table.span(track, 0, 1)
        return lot
    if effect >= DO_MAGNETIC:
        spot = effect - DO_MAGNETIC
        return table.span(spot // REACH, spot % REACH, spot % REACH + 2)
    spot = effect - DO_WISDOM
    return table.span(spot // REACH, spot % REACH, spot % REACH + 1)


def prepared(table: Table, seat: i64, effect: i64) -> i64:
    """What the best pick of a filtered track brings."""
    track = (effect - DO_FILTER) // CHOICES
    mask = (effect - DO_FILTER) % CHOICES
    after = table.copy()
    place: i64 = REACH - 1
    while place >= 0:
        if (mask >> place) & 1 != 0:
            after.cut(track, place, place + 1)
        place -= 1
    return best_of_track(after, seat, track)


def best_of_track(table: Tabletop, seat: i64, track: i64) -> i64:
    """What the best pick of a track brings, among the marbles that are in sight."""
    have = table.hands[seat] + table.flasks[seat]
    now = worth(table, seat, have)
    most: i64 = 0
    for place in range(reach(table, track)):
        lot = blast(table, track, place)
        value = worth(table, seat, have + lot) - now + size(lot)
        if value > most:
            most = value
    return most
