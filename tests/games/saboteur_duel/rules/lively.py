"""Games in which more happens than in careless play: goals, gold, keys, trolls, strewn cards."""

import collections
import random

import korsi
from games.saboteur_duel.rules import model
from games.saboteur_duel.rules.mazes import GAME


def moments(seed, most=10_000):
    """A lively game, given out before each move: two players, in every third game one."""
    chance = random.Random(seed)
    colour = chance.choice(["green", "blue"])
    game = korsi.new(GAME, seats=1 if seed % 3 == 2 else 2, seed=seed, colour=colour)
    round = 0
    while not game.over and most:
        if game.view(None)["round"] != round:
            round = game.view(None)["round"]
            game = stacked(game, chance)
            if chance.random() < 0.6:
                game = crowded(game, chance)
        yield game
        game.play(game.acting[0], eager(game, chance))
        most -= 1


def eager(game, chance):
    """A move of a player who likes things to happen: goals, gold, long tunnels, bribes, keys."""
    (seat,) = game.acting
    moves = game.legal(seat)
    by = collections.defaultdict(list)
    for move in moves:
        by[move["do"]].append(move)
    for do, often in (("bribe", 0.4), ("key", 0.5), ("repair", 0.8), ("clear", 0.3)):
        if by[do] and chance.random() < often:
            return chance.choice(by[do])
    if not by["lay"] or chance.random() < 0.1:
        return chance.choice(moves)
    tries = chance.sample(by["lay"], min(len(by["lay"]), chance.choice([1, 5, 20])))
    return max(tries, key=lambda move: liking(game, seat, move))


def liking(game, seat, move):
    """How much a move makes happen, and if nothing: how far east the maze is then reached."""
    world = game.copy()
    events = world.play(seat, move)
    news = sum(event["event"] in ("revealed", "claimed") for event in events)
    mid, east = 3, 13
    ends = [(column, row) for column, row, _ in world.view(None)["routes"][seat]]
    return news, max(min(column, east) - abs(row - mid) / 4 for column, row in ends)


def stacked(game, chance):
    """The same game with its cards in an order that lets things happen sooner."""
    position = game.position()
    cards = [card for hand in position["hands"] for card in hand] + position["pile"]
    chance.shuffle(cards)
    wish = {"P": 1, "A": 3}
    if chance.random() < 0.3:
        wish = {"P": 1, "A": 1}
    hindering = ("A_BREAK", "A_ROCK")
    cards.sort(key=lambda card: chance.random() * (wish[card[0]] + 3 * card.startswith(hindering)))
    hold = cards if game.seats == 2 else [c for c in cards if not c.startswith(hindering)]
    for hand in position["hands"]:
        size = len(hand)
        hand[:] = sorted(hold[:size])
        for card in hold[:size]:
            cards.remove(card)
        hold = hold[size:]
    position["pile"] = cards
    if chance.random() < 0.3:  # a short pile, so that the cards run out
        cut = chance.randrange(len(cards))
        position["pile"], position["discard"] = cards[:cut], position["discard"] + cards[cut:]
    return korsi.load(position)


def crowded(game, chance):
    """The same game with cards and goals strewn over the table, as no play would leave them."""
    position = game.position()
    colours = model.colours_of(position)
    for goal in chance.sample(position["goals"], chance.randrange(6)):
        position["goals"].remove(goal)
        turned = not model.same_both_ways(goal["card"]) and chance.random() < 0.5
        position["maze"].append({"at": goal["at"], "card": goal["card"], "turned": turned})
    width = 14 if game.seats == 1 else 11
    for _ in range(chance.choice([20, 60, 120])):
        cards = [card for card in position["pile"] if card in model.PATHS]
        if not cards:
            break
        card, place = chance.choice(cards), (chance.randrange(1, width), chance.randrange(6))
        turned = not model.same_both_ways(card) and chance.random() < 0.5
        entry = {"at": list(place), "card": card, "turned": turned}
        maze = model.Maze(position)
        rule = model.rule_against({**position, "before": [[], []]}, card, place, turned)
        if rule in ("SD-10", "SD-14") or place in maze.up or place in maze.down:
            continue
        gold, troll = model.nuggets(card), "troll" in model.CARDS[card]
        if (gold or troll) and chance.random() < 0.3 and model.counters_left(position) > 2:
            entry["counter"] = chance.choice(colours)
        position["maze"].append(entry)
        maze = model.Maze(position)
        due = any(maze.gold_reached(colour) for colour in colours)
        if due or maze.goals_reached(colours):
            position["maze"].pop()
            continue
        position["pile"].remove(card)
        if "laid" in position:
            position["laid"].append(list(place))
    if not position["goals"]:
        return game
    return korsi.load(position)
