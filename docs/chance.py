#!/usr/bin/env python3
"""Deals Chromino from a seed, to check a finished board without trusting the server.

    python3 chance.py SEED PLAYERS [-chameleon] [-order]

prints the fingerprint to compare with the first mail of the board, and the deal to compare
with the game. It needs nothing but Python 3, and is written from `help chromino` alone.
"""

import hashlib
import sys
from itertools import combinations_with_replacement


def words(seed):
    """The unsigned numbers of 32 bits that a seed gives, one after the other."""
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(limit, source):
    """A number from 0 to limit - 1, all equally likely."""
    top = 2**32 // limit * limit
    return next(word for word in source if word < top) % limit


def shuffle(things, source):
    for i in range(len(things) - 1, 0, -1):
        j = below(i + 1, source)
        things[i], things[j] = things[j], things[i]


def tiles(chameleons):
    """All tiles by name: of the two ways to read one, the first in the alphabet."""
    names = [
        left + middle + right
        for left, right in combinations_with_replacement("BGPRY", 2)
        for middle in "BGPRY"
    ]
    return sorted(names + (["B*G", "B*Y", "G*R", "P*R", "P*Y"] if chameleons else []))


def main(seed, players, options):
    source = words(seed)
    seats = list(range(1, players + 1))
    if "-order" not in options:
        shuffle(seats, source)
    pile = tiles("-chameleon" in options)
    shuffle(pile, source)
    begins = (lambda t: "*" in t) if "-chameleon" in options else (lambda t: len(set(t)) == 3)
    start = next(tile for tile in pile if begins(tile))
    pile.remove(start)
    dealt, bag = pile[: 8 * players], pile[8 * players :]
    print("Fingerprint:", hashlib.sha256(seed).hexdigest())
    print("Order of turns:", *("player %d" % seat for seat in seats))
    print("On the table:", start)
    for place, seat in enumerate(seats):
        print("Dealt to player %d:" % seat, *dealt[place::players])
    print("In the bag, next first:", *bag)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(bytes.fromhex(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
