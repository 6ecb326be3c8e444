/* 6 nimmt! by hand in C: how fast a round of four careless players can be.
 *
 * The same game as `State.playout` plays: each round is dealt from its own stream of the seed,
 * the cards are chosen from the generator of the players, the cheapest row is taken where a row
 * must be chosen. Prints the totals, which must equal the engine's, and the seconds taken.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 104, HAND = 10, ROWS = 4, FULL = 5, SEATS = 4, NOBODY = 255 << 4, NOWHERE = 105 * 4 };

typedef struct { uint32_t a, b, c, d; } Random;

static inline uint32_t word(Random *r) {
    uint32_t drawn = r->a + r->b + r->d++;
    r->a = r->b ^ (r->b >> 9);
    r->b = r->c + (r->c << 3);
    r->c = ((r->c << 21) | (r->c >> 11)) + drawn;
    return drawn;
}

static inline Random seeded(uint64_t seed, uint32_t stream) {
    Random r = {(uint32_t)seed, (uint32_t)(seed >> 32), stream, 1};
    for (int i = 0; i < 15; i++) word(&r);
    return r;
}

static inline uint32_t below(Random *r, uint32_t n) {
    uint64_t product = (uint64_t)word(r) * n;
    if ((uint32_t)product < n) {
        uint32_t least = -n % n;
        while ((uint32_t)product < least) product = (uint64_t)word(r) * n;
    }
    return (uint32_t)(product >> 32);
}

typedef struct { uint8_t length, heads, last, cards[FULL]; } Row;

typedef struct {
    uint8_t hands[SEATS * HAND], chosen[SEATS], heads[SEATS], herds[2 * (SEATS * HAND + ROWS)];
    int held, taken;
    Row rows[ROWS];
    int64_t totals[SEATS];
} Table;

static uint8_t HEADS[CARDS + 1];

static void deal(Table *t, Random r) {
    uint8_t pile[CARDS];
    for (int i = 0; i < CARDS; i++) pile[i] = (uint8_t)(i + 1);
    for (int i = 0; i < SEATS * HAND + ROWS; i++) {
        uint32_t drawn = i + below(&r, CARDS - i);
        uint8_t card = pile[drawn];
        pile[drawn] = pile[i];
        pile[i] = card;
    }
    memcpy(t->hands, pile, SEATS * HAND);
    for (int i = 0; i < ROWS; i++) {
        uint8_t card = pile[SEATS * HAND + i];
        t->rows[i] = (Row){1, HEADS[card], card, {card}};
    }
    memset(t->heads, 0, SEATS);
    t->taken = 0;
    t->held = HAND;
}

static inline void take(Table *t, int seat, Row *row) {
    for (int i = 0; i < row->length; i++) {
        t->herds[t->taken++] = row->cards[i];
        t->herds[t->taken++] = (uint8_t)seat;
    }
    t->heads[seat] += row->heads;
    row->length = row->heads = 0;
}

static void place(Table *t) {
    for (;;) {
        int key = NOBODY;
        for (int seat = 0; seat < SEATS; seat++) {
            int k = (((t->chosen[seat] - 1) & 255) << 4) | seat;
            if (k < key) key = k;
        }
        if (key >= NOBODY) return;
        int seat = key & 15, card = (key >> 4) + 1, fit = 256 << 2;
        for (int row = 0; row < ROWS; row++) {
            int k = (((card - t->rows[row].last) & 255) << 2) | row;
            if (k < fit) fit = k;
        }
        if (fit >= NOWHERE) {
            fit = 256 << 2;
            for (int row = 0; row < ROWS; row++) {
                int k = (t->rows[row].heads << 2) | row;
                if (k < fit) fit = k;
            }
            take(t, seat, &t->rows[fit & 3]);
        } else if (t->rows[fit & 3].length == FULL) {
            take(t, seat, &t->rows[fit & 3]);
        }
        Row *row = &t->rows[fit & 3];
        row->cards[row->length++] = (uint8_t)card;
        row->heads += HEADS[card];
        row->last = (uint8_t)card;
        t->chosen[seat] = 0;
    }
}

static void play(Table *t, Random *r) {
    while (t->held > 0) {
        int held = t->held--;
        for (int seat = 0; seat < SEATS; seat++) {
            uint8_t *hand = t->hands + HAND * seat;
            uint32_t i = below(r, held);
            t->chosen[seat] = hand[i];
            hand[i] = hand[held - 1];
        }
        place(t);
    }
    for (int seat = 0; seat < SEATS; seat++) t->totals[seat] += t->heads[seat];
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    uint64_t seed = strtoull(argv[1], NULL, 10);
    uint32_t rounds = (uint32_t)strtoul(argv[2], NULL, 10);
    for (int c = 1; c <= CARDS; c++)
        HEADS[c] = c == 55 ? 7 : c % 11 == 0 ? 5 : c % 10 == 0 ? 3 : c % 5 == 0 ? 2 : 1;
    Table table;
    memset(&table, 0, sizeof table);
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    Random players = seeded(seed, 0);
    for (uint32_t round = 1; round <= rounds; round++) {
        deal(&table, seeded(seed, round));
        play(&table, &players);
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("[%lld, %lld, %lld, %lld]\n", (long long)table.totals[0], (long long)table.totals[1],
           (long long)table.totals[2], (long long)table.totals[3]);
    printf("%.9f\n", (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec));
    return 0;
}
