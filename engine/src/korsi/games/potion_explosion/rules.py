"""Potion Explosion: a turn and what follows from it, in the order of the rulebook.

What lies on the table is in `state.py`, how marbles explode and return in `dispenser.py`, how the
game begins and ends in `rounds.py`, the legal moves in `legal.py`.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    TAKE,
    TO_FLASK,
    TO_HAND,
    kind_of,
)
from korsi.games.potion_explosion.codes import PRISM as PRISM_CODE
from korsi.games.potion_explosion.components import (
    ABYSSAL,
    BALM,
    COLOURS,
    FILTER,
    KIND_IDS,
    LOVE,
    MAGNETIC,
    NO_TILE,
    POINTS,
    POTIONS,
    PRISMATIC,
    REACH,
    SANDS,
    SIGHT,
    TILE_IDS,
    TRACK,
    TRACKS,
    letters,
    marbles_on,
    one,
    size,
)
from korsi.games.potion_explosion.dispenser import SPAN, chain, give_back, tell_chain
from korsi.games.potion_explosion.legal import legal_codes
from korsi.games.potion_explosion.rounds import Rounds
from korsi.games.potion_explosion.state import DRUNK, OVER, PRISM, TIEBREAK, TURN
from korsi.random import Random


@final
class Table(Rounds):
    """A table of Potion Explosion at one moment."""

    def copy(self) -> "Table":
        other = Table(self.terms, self.seats, self.seed)
        self.copy_to(other)
        return other

    # Taking marbles (PE-9 … PE-11)

    def pick(self, seat: i64, track: i64, place: i64) -> None:
        """PE-9, PE-10: a marble, and all that explodes."""
        length = i64(self.lengths[track])
        span = chain(self.tracks, TRACK * track, length, place)
        first = span // SPAN
        until = span % SPAN
        lot = self.span(track, first, until)
        if self.told is not None:
            self.told.append(self.taken("picked", seat, track, place))
            tell_chain(self, seat, track, place)
        self.remove(track, first, until)
        if self.phase == TIEBREAK:  # PE-30
            self.out += lot
            self.count_tie(seat, size(lot))
            self.next_in_tie()
        else:
            self.hands[seat] += lot
            self.picked = 1

    def help(self, seat: i64, track: i64, place: i64) -> None:
        """PE-11: one marble, no explosion, for a token."""
        self.helps[seat] += 1
        self.helped = 1
        if self.told is not None:
            self.told.append(self.taken("helped", seat, track, place))
        self.hands[seat] += self.span(track, place, place + 1)
        self.remove(track, place, place + 1)

    def remove(self, track: i64, place: i64, until: i64) -> None:
        """Marbles leave a track; what comes into sight is told."""
        seen = self.in_sight(track)
        kept = seen - (until if until < seen else seen) + place
        self.cut(track, place, until)
        if self.told is not None:
            self.tell_sight(track, kept, until > SIGHT)

    # Drinking (PE-12, PE-18 … PE-26)

    def drink(self, seat: i64, tile: i64, effect: i64) -> None:
        """PE-12: a potion is drunk once, and does what it does."""
        i = POTIONS * seat
        while i64(self.potions[i]) != tile:
            i += 1
        self.potions[i] = u8(tile | DRUNK)
        kind = kind_of(effect)
        if self.told is not None:
            used = KIND_IDS[kind] if tile >> 3 == SANDS else None  # PE-23
            self.told.append(
                {"event": "drunk", "seat": int(seat), "tile": TILE_IDS[tile], "as": used}
            )
        if kind == LOVE:
            self.rob(seat, effect - DO_LOVE)
        elif kind == PRISMATIC:
            self.phase = PRISM
            self.prisms = 0
        elif kind == ABYSSAL:
            self.draw_fronts(seat, effect - DO_ABYSSAL)
        elif kind == FILTER:
            way = effect - DO_FILTER
            self.filter(seat, way // CHOICES, way % CHOICES)
        elif kind == BALM:
            spot = (effect - DO_BALM) // REACH
            self.take(seat, kind, spot // REACH, spot % REACH, 1 + (effect - DO_BALM) % REACH)
        elif kind == MAGNETIC:
            spot = effect - DO_MAGNETIC
            self.take(seat, kind, spot // REACH, spot % REACH, 2)
        else:
            spot = effect - DO_WISDOM
            self.take(seat, kind, spot // REACH, spot % REACH, 1)

    def take(self, seat: i64, kind: i64, track: i64, place: i64, count: i64) -> None:
        """PE-18, PE-20, PE-24: neighbours from one track, no explosion."""
        if self.told is not None:
            spots = [(int(track), int(at)) for at in range(place, place + count)]
            self.tell_took(seat, kind, spots)
        self.hands[seat] += self.span(track, place, place + count)
        self.remove(track, place, place + count)

    def rob(self, seat: i64, victim: i64) -> None:
        """PE-19: all marbles of an opponent's flask."""
        lot = self.flasks[victim]
        self.flasks[victim] = 0
        self.hands[seat] += lot
        if self.told is not None:
            self.told.append(
                {
                    "event": "robbed",
                    "seat": int(seat),
                    "victim": int(victim),
                    "colours": letters(lot),
                }
            )

    def draw_fronts(self, seat: i64, mask: i64) -> None:
        """PE-22: the front marbles of some tracks."""
        if self.told is not None:
            spots = [(track, 0) for track in range(TRACKS) if mask >> track & 1]
            self.tell_took(seat, ABYSSAL, spots)
        for track in range(i64(TRACKS)):
            if (mask >> track) & 1 != 0:
                self.hands[seat] += self.span(track, 0, 1)
                self.remove(track, 0, 1)

    def filter(self, seat: i64, track: i64, mask: i64) -> None:
        """PE-25: marbles of one colour return to the tank."""
        lot: i64 = 0
        kept = self.in_sight(track)
        if self.told is not None:
            places = [place for place in range(REACH) if mask >> place & 1]
            colour = COLOURS[int(self.tracks[TRACK * track + places[0]])]
            self.told.append(
                {
                    "event": "filtered",
                    "seat": int(seat),
                    "track": int(track),
                    "places": places,
                    "colour": colour,
                }
            )
        place: i64 = REACH - 1
        while place >= 0:
            if (mask >> place) & 1 != 0:
                lot += self.span(track, place, place + 1)
                self.cut(track, place, place + 1)
                kept -= 1
            place -= 1
        if self.told is not None:
            self.tell_sight(track, kept, False)
        give_back(self, lot)

    def prism(self, seat: i64, colour: i64, burner: i64, hole: i64) -> None:
        """PE-21: a marble of the flask on any hole; it ends by itself when nothing is left."""
        self.flasks[seat] -= one(colour)
        self.prisms += 1
        if self.told is not None:
            self.told.append(
                {
                    "event": "prism",
                    "seat": int(seat),
                    "colour": COLOURS[colour],
                    "burner": int(burner),
                    "hole": COLOURS[hole],
                }
            )
        self.fill_hole(seat, colour, burner, hole)
        self.complete(seat, burner)
        if self.flasks[seat] == 0 or self.holes(seat) == 0:
            self.end_prism(seat)

    def end_prism(self, seat: i64) -> None:
        self.phase = TURN
        self.prisms = 0
        if self.told is not None:
            self.told.append({"event": "prism-done", "seat": int(seat)})

    # Putting marbles (PE-13 … PE-15)

    def put(self, seat: i64, flask: i64, colour: i64, burner: i64) -> None:
        """PE-13: on a hole of its colour, from the hand or from the flask."""
        if flask != 0:
            self.flasks[seat] -= one(colour)
        else:
            self.hands[seat] -= one(colour)
        if self.told is not None:
            self.told.append(
                {
                    "event": "put",
                    "seat": int(seat),
                    "from": "flask" if flask != 0 else "hand",
                    "colour": COLOURS[colour],
                    "burner": int(burner),
                }
            )
        self.fill_hole(seat, colour, burner, colour)
        self.complete(seat, burner)

    def complete(self, seat: i64, burner: i64) -> None:
        """PE-15: when no hole is empty, the marbles return and the tile is flipped."""
        at = 2 * seat + burner
        if self.needs[at] != 0:
            return
        tile = i64(self.burners[at])
        lot = marbles_on(self.filled[at])
        self.burners[at] = NO_TILE
        self.filled[at] = 0
        done = i64(self.done[seat])
        self.potions[POTIONS * seat + done] = u8(tile)
        self.done[seat] = u8(done + 1)
        if self.told is not None:
            self.told.append(
                {
                    "event": "completed",
                    "seat": int(seat),
                    "tile": TILE_IDS[tile],
                    "colours": letters(lot),
                    "points": int(POINTS[tile >> 1]),
                }
            )
        give_back(self, lot)

    def to_flask(self, seat: i64, colour: i64) -> None:
        """PE-14: from the hand into the flask."""
        self.hands[seat] -= one(colour)
        self.flasks[seat] += one(colour)
        if self.told is not None:
            self.told.append({"event": "flasked", "seat": int(seat), "colour": COLOURS[colour]})

    def to_hand(self, seat: i64, colour: i64) -> None:
        """PE-14: from the flask into the hand."""
        self.flasks[seat] -= one(colour)
        self.hands[seat] += one(colour)
        if self.told is not None:
            self.told.append({"event": "handed", "seat": int(seat), "colour": COLOURS[colour]})

    # The contract

    def acting(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.turn)]

    def codes(self, seat: i64) -> vec[i64]:
        if self.phase == OVER or seat != self.turn:
            return vec[i64]()
        return legal_codes(self)

    def apply(self, seat: i64, code: i64) -> None:
        if code >= DRINK:
            self.drink(seat, (code - DRINK) // EFFECTS, (code - DRINK) % EFFECTS)
        elif code >= TAKE:
            self.take_tile(seat, code - TAKE)
        elif code == END:
            self.end_turn(seat)
        elif code == PRISM_DONE:
            self.end_prism(seat)
        elif code >= PRISM_CODE:
            way = code - PRISM_CODE
            self.prism(seat, way >> 3, (way >> 2) & 1, way & 3)
        elif code >= PUT:
            way = code - PUT
            self.put(seat, way >> 3, (way >> 1) & 3, way & 1)
        elif code >= PICK:
            self.pick(seat, (code - PICK) // REACH, (code - PICK) % REACH)
        elif code >= HELP:
            self.help(seat, (code - HELP) // REACH, (code - HELP) % REACH)
        elif code >= TO_FLASK:
            self.to_flask(seat, code - TO_FLASK)
        elif code >= TO_HAND:
            self.to_hand(seat, code - TO_HAND)
        else:
            self.draft(seat, code)

    def toss(self, seat: i64, chance: Random) -> i64:
        """Careless players take nothing out of the flask, and end a turn when they can, half of
        the time: so every turn ends."""
        if self.phase == TURN and self.may_end(seat) and chance.below(2) == 0:
            return END
        codes = legal_codes(self)
        while True:
            code = codes[chance.below(len(codes))]
            if code < TO_HAND or code >= TO_FLASK:
                return code

    def playout(self, chance: Random) -> None:
        while self.phase != OVER:
            self.apply(self.turn, self.toss(self.turn, chance))

    # Telling

    def taken(self, event: str, seat: i64, track: i64, place: i64) -> dict[str, Any]:
        """A marble that is taken by itself."""
        return {
            "event": event,
            "seat": int(seat),
            "track": int(track),
            "place": int(place),
            "colour": COLOURS[int(self.tracks[TRACK * track + place])],
        }

    def tell_took(self, seat: i64, kind: i64, spots: list[tuple[int, int]]) -> None:
        """PE-18 … PE-24: what a potion takes from the dispenser."""
        marbles = [
            {
                "track": track,
                "place": place,
                "colour": COLOURS[int(self.tracks[TRACK * track + place])],
            }
            for track, place in spots
        ]
        told = self.told
        if told is not None:
            told.append(
                {"event": "took", "seat": int(seat), "how": KIND_IDS[kind], "marbles": marbles}
            )

    def tell_sight(self, track: i64, kept: i64, hidden: bool) -> None:
        """What came into sight behind the marbles that were seen before; `hidden`: also if the
        last hidden ones have exploded and nothing is behind them."""
        colours = self.colours(track, kept, self.in_sight(track))
        told = self.told
        if told is not None and (colours != "" or hidden):
            told.append({"event": "seen", "track": int(track), "colours": colours})
