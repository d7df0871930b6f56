#!/usr/bin/env python3
"""Makes foreign.txt: python3 foreign.py > foreign.txt

A second generator, written from the rules: a side is the sorted list of the pips that its fifteen men still have to go, and
the turns of a roll are all ways to use its dice in any order, of which the longest that the rules allow remain.

A line "random" is: seed, turns, CRC-32 over the boards after all turns of all rolls, seat that won, what the win counts.
"history" and "legal" are a game of another program, see HISTORY.
"""
import zlib

GAMES = 50
HEAD = 24

# OpenSpiel's playthrough of a fork with Long Narde: github.com/dmytroleonenko/open_spiel,
# open_spiel/integration_tests/playthroughs/long_narde.txt (47fdbee). Its numbers of rolls and of points, counted on the board
# from 0, 24 for a die that cannot be used; and for some of its states the points from which a man can move next.
HISTORY = """
3 23 18 14 11 5 11 17 14 13 11 5 9 23 19 9 11 0 9 16 8 13 7 21 6 23 12 13 1 21 7 5 10 19 17 11 1 20 13 8 23 2 11 6 16 23 19 2
21 19 7 2 21 11 10 17 19 2 5 16 2 23 14 14 1 11 6 19 13 3 6 5 14 19 23 15 4 3 2 11 17 9 17 6 3 20 11 10 1 1 12 14 14 11 15 4
10 23 10 12 20 19 3 18 7 12 22 5 8 18 9 4 19 1 8 16 10 14 17 11 2 13 3 7 5 19 18 23 8 9 4 3 15 3 8 13 7 10 22 11 4 6 2 5 14
11 12 23 5 9 17 18 14 5 23 18 11 8 8 7 19 23 24 16 15 14 11 15 4 18 23 2 13 11 16 19 19 23 21 8 15 4 7 19 23 13 9 22 4 1 17 7
3 3 20 11 17 11 17 10 4 22 12 21 14 3 19 23 18 10 6 24 8 15 1 6 11 5 17 18 22 15 7 20 17 17 16 9 10 19 19 8 3 11 8 14 4 0 5 10
19 22 16 17 14 11 9 5 11 13 13 19 11 6 3 3 14 13 13 20 2 2 1 1 9 12 12 17 1 0 0 0 13 12 12 14 0 0 5 12 12 14 0 0 18 12 12 12
"""
LEGAL = """
1: 23; 2: 18; 4: 11; 5: 5; 7: 17 23; 10: 0 11; 31: 5 10 19 23; 34: 1 11 17; 58: 5 6 11 16; 61: 14 19 23; 86: 1 10 11;
91: 13 14 18 23; 112: 1 11 15 19; 121: 3 6 8 13 23; 144: 8 11 14 15 17 18; 147: 5 23; 166: 4 11 15; 177: 23;
200: 1 4 7 15 18 22; 203: 5 11 14 21; 227: 9 11; 229: 4 19; 255: 3; 257: 13; 277: 0; 287: 12
"""


def ring(seat, pips):
    """A point of the board, which both sides share."""
    return pips if seat == 0 else (pips + 11) % 24 + 1


def steps(own, taken, die):
    """The sides after one man moved by one die, and whether it left the head."""
    at_home = own[-1] <= 6
    for pips in set(own) - {0}:
        left = pips - die
        if left > 0 and left in taken:
            continue
        if left <= 0 and not (at_home and (left == 0 or pips == own[-1])):
            continue
        rest = list(own)
        rest.remove(pips)
        yield tuple(sorted(rest + [max(left, 0)])), pips == HEAD


def is_walled(own, seat, other):
    """Six points in a row, on the way of the other side, of which no man of it has passed the first."""
    mine = {ring(seat, pips) for pips in own if pips}
    for last in range(1, 20):
        if all(ring(1 - seat, last + further) in mine for further in range(6)) and min(other) > last:
            return True
    return False


def turns(own, other, seat, dice):
    taken = {pips for pips in range(1, 25) if ring(seat, pips) in {ring(1 - seat, man) for man in other if man}}
    twice = own.count(HEAD) == 15 and dice in ((3, 3), (4, 4), (6, 6))
    orders = [dice * 2] if dice[0] == dice[1] else [dice, dice[::-1]]
    found = {}
    for order in orders:
        reached = {(own, 0)}
        for used, die in enumerate(order, 1):
            reached = {(after, heads + head) for side, heads in reached for after, head in steps(side, taken, die)}
            reached = {(side, heads) for side, heads in reached if heads <= (2 if twice else 1)}
            worth = die if used == 1 else 10 * used
            found.setdefault(worth, set()).update(side for side, _ in reached if not is_walled(side, seat, other))
    return next((found[worth] for worth in sorted(found, reverse=True) if found[worth]), set())


def written(own, other):
    return " ".join("".join("%x" % side.count(pips) for pips in range(25, -1, -1)) for side in (own, other))


class Lot:
    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2 ** 31
        return (self.state >> 16) % limit


def game(seed):
    lot = Lot(seed)
    sides = [(HEAD,) * 15, (HEAD,) * 15]
    seat = count = crc = 0
    while True:
        dice = (lot.below(6) + 1, lot.below(6) + 1)
        other = sides[1 - seat]
        boards = sorted((written(own, other), own) for own in turns(sides[seat], other, seat, dice))
        crc = zlib.crc32("\n".join(name for name, _ in boards).encode(), crc)
        count += 1
        if boards:
            sides[seat] = boards[lot.below(len(boards))][1]
        if not any(sides[seat]):
            return "random %d = %d %08x %d %d" % (seed, count, crc, seat, 1 if 0 in other else 2)
        seat = 1 - seat


print("# random: a second generator, by foreign.py; history, legal: OpenSpiel, a fork's playthroughs/long_narde.txt, see foreign.py")
print("history " + " ".join(HISTORY.split()))
for state in LEGAL.replace("\n", " ").split(";"):
    print("legal " + " ".join(state.split()))
for seed in range(1, GAMES + 1):
    print(game(seed), flush=True)
