"""What a bot knows of Black DOG besides the rules."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from korsi.contract import GameBot
from korsi.games.black_dog.codes import (
    DISCARD,
    FOLD,
    GIVE,
    MAGNET_CODE,
    SPLIT,
    START,
    STEP,
    SWAP_CODE,
    TURN,
)
from korsi.games.black_dog.components import (
    COPY,
    KINDS,
    LANE,
    MAGNET,
    MOST_SEATS,
    MOST_STEPS,
    PLACES,
    RING,
    SWAP,
    TEAM,
)
from korsi.games.black_dog.evaluate import standing
from korsi.games.black_dog.rules import Table
from korsi.games.black_dog.state import ACROSS, OVER, PLAYING, TURNING
from korsi.random import Random

ARMS: Final = 14  # moves that search weighs
AHEAD: Final = 16  # moves of anybody that it looks ahead
TRIES: Final = 6  # about so many moves are tried at each of them
KEEP: Final = vec[i64]([14, 13, 4, 5, 8, 8, 8, 8, 9, 6, 6, 10, 5, 6, 6])
"""What a card is worth in the hand, by kind."""


@final
class BlackDogBot(GameBot[Table]):
    """Brings pawns home, hits others, keeps away from the dog."""

    def glance(self, state: Table, seat: i64, code: i64) -> i64:
        return weigh(state, seat, code, False) - spent(code)

    def candidates(self, state: Table, seat: i64) -> vec[i64]:
        """The moves that look best at once."""
        codes = state.codes(seat)
        count: i64 = len(codes)
        if count <= ARMS:
            return codes
        keys = [(-weigh(state, seat, codes[i], True), int(codes[i])) for i in range(count)]
        return vec[i64](sorted([code for _, code in sorted(keys)[:ARMS]]))

    def unfold(self, state: Table, seat: i64, code: i64, chance: Random) -> float:
        """The move, and sensible ones of everybody after it; up to the end of the round."""
        round = state.round
        state.apply(seat, code)
        for _ in range(AHEAD):
            if state.phase == OVER or state.round != round:
                break
            acting = state.next_to_act()
            state.apply(acting, self.quick(state, acting, chance))
        return float(standing(state, seat, True))

    def quick(self, table: Table, seat: i64, chance: Random) -> i64:
        """The best of a few moves picked by chance."""
        codes = table.codes(seat)
        count: i64 = len(codes)
        if count == 1:
            return codes[0]
        best = codes[chance.below(count)]
        most: i64 = -(1 << 40)
        for i in range(count):
            if count > TRIES and chance.below(count) >= TRIES:
                continue
            worth = weigh(table, seat, codes[i], True)
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def reason(self, state: Table, seat: i64, code: i64) -> tuple[str, dict[str, Any]]:
        if code < GIVE:
            return "black-dog-why-dog", {}
        if code < DISCARD:
            return "black-dog-why-give", {}
        if code < FOLD:
            return "black-dog-why-discard", {}
        if code < TURN:
            return "black-dog-why-fold", {}
        if code < START:
            return "black-dog-why-turn", {}
        if code < STEP:
            return "black-dog-why-start", {}
        after = state.copy()
        after.apply(seat, code)
        if after.phase == OVER:
            return "black-dog-why-win", {}
        if homes(after, seat) > homes(state, seat):
            return "black-dog-why-home", {}
        if pens(after, seat) > pens(state, seat):
            return "black-dog-why-hit", {}
        if code >= SWAP_CODE and code < MAGNET_CODE:
            return "black-dog-why-swap", {}
        return "black-dog-why-walk", {}

    def outlook(self, state: Table, seat: i64, code: i64, chance: Random) -> dict[str, int]:
        """Whom the move sends to a pen and whom it brings home; and how many pawns of the own side
        the others send back before the seat plays again. After a discard: whether a card can be
        played."""
        if code >= DISCARD and code < FOLD:
            state.apply(seat, code)
            return {"plays": 1 if state.phase == PLAYING and state.turn == seat else 0}
        if code >= GIVE and code < TURN:
            return {}
        told: list[dict[str, Any]] = []
        state.told = told
        round = state.round
        state.apply(seat, code)
        if state.phase == TURNING and state.turn == seat:
            state.apply(seat, self.quick(state, seat, chance))
        sent, lost = fallen(state, seat, told)
        brought = len([one for one in told if one["event"] == "home"])
        mine = lost
        del told[:]
        for _ in range(AHEAD):
            if state.phase == OVER or state.round != round:
                break
            acting = state.next_to_act()
            if acting == seat:
                break
            state.apply(acting, self.quick(state, acting, chance))
        _, lost = fallen(state, seat, told)
        return {"sent": sent, "brought": brought, "mine": mine, "lost": lost}

    def advice(
        self, state: Table, seat: i64, code: i64, outlooks: list[dict[str, int]], gain: float
    ) -> tuple[str, dict[str, Any]]:
        """In how many worlds nobody of the side is sent back before the next turn; of a card that
        leaves the hand, what it could do on this board."""
        why, data = self.reason(state, seat, code)
        if code >= GIVE and code < DISCARD:
            data["seat"] = state.receiver(seat)
            data["theirs"] = ways(state, state.receiver(seat), code - GIVE)
            data["mine"] = ways(state, seat, code - GIVE)
        elif code >= DISCARD and code < FOLD:
            data["plays"] = sum([one["plays"] for one in outlooks])
            data["worlds"] = len(outlooks)
        elif code >= FOLD and code < TURN:
            data["count"] = int(state.held[seat])
        elif outlooks:
            data["safe"] = len([one for one in outlooks if one["lost"] == 0])
            data["worlds"] = len(outlooks)
            data["sent"] = min([one["sent"] for one in outlooks])
            data["brought"] = min([one["brought"] for one in outlooks])
            data["left"] = nearest(state, seat, code)
        return why, data


def ways(table: Table, seat: i64, kind: i64) -> int:
    """In how many ways a seat could play a card as the board stands."""
    copy = table.copy()
    copy.phase = PLAYING
    copy.turn = seat
    copy.held[seat] = 0
    copy.take_in(seat, kind)
    codes = copy.codes(seat)
    return 0 if codes[0] < START else len(codes)


def fallen(table: Table, seat: i64, told: list[dict[str, Any]]) -> tuple[int, int]:
    """How many pawns went to their pen in these events: of other sides, of the own."""
    others = 0
    own = 0
    for event in told:
        if event["event"] == "hit" or event["event"] == "bitten":
            if table.side(event["owner"]) == table.side(seat):
                own += 1
            else:
                others += 1
    return others, own


def nearest(table: Table, seat: i64, code: i64) -> int:
    """How many steps a pawn that moves has left to its lane; 0 if it is there, or none walks."""
    if code < START:
        return 0
    copy = table.copy()
    told: list[dict[str, Any]] = []
    copy.told = told
    copy.apply(seat, code)
    left = 0
    for event in told:
        if event["event"] in ("moved", "swapped", "started"):
            origin = table.terms.origins[event["owner"]]
            away = int((origin - i64(event["at"])) & RING)
            arrived = event["at"] >= LANE or event["event"] == "started"
            left = 0 if arrived else away
    return left


def weigh(table: Table, seat: i64, code: i64, far: bool) -> i64:
    """How a side stands after a move, the disc turned the better way; before a card is given or
    discarded, what the hand loses."""
    if code >= GIVE and code < FOLD:
        return -KEEP[(code - GIVE) % KINDS]
    copy = table.copy()
    copy.apply(seat, code)
    if copy.phase != TURNING:
        return standing(copy, seat, far)
    other = copy.copy()
    copy.apply(seat, TURN)
    other.apply(seat, TURN + 1)
    left = standing(copy, seat, far)
    right = standing(other, seat, far)
    return left if left > right else right


def spent(code: i64) -> i64:
    """The worth of the card that a move takes."""
    if code >= SPLIT:
        return KEEP[TEAM]
    if code >= MAGNET_CODE:
        return KEEP[MAGNET]
    if code >= SWAP_CODE:
        return KEEP[SWAP]
    if code >= STEP:
        use = (code - STEP) // (MOST_SEATS * PLACES * MOST_STEPS * 2)
        return KEEP[use] if use < KINDS else KEEP[COPY]
    if code >= START:
        use = (code - START) // MOST_SEATS
        return KEEP[use] if use < KINDS else KEEP[COPY]
    return 0


def homes(table: Table, seat: i64) -> i64:
    """Pawns of a seat's side that are home."""
    count = table.home(seat)
    return count + table.home(seat ^ ACROSS) if table.terms.teams else count


def pens(table: Table, seat: i64) -> i64:
    """Pawns of the other sides that are in the pen."""
    count: i64 = 0
    for other in range(table.seats):
        if table.side(other) != table.side(seat):
            for i in range(table.terms.pawns * other, table.terms.pawns * (other + 1)):
                if table.spots[i] == 0:
                    count += 1
    return count
