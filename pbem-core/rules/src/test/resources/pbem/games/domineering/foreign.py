#!/usr/bin/env python3
"""Makes foreign.txt: python3 foreign.py > foreign.txt

The counts are those of AbstractPlay's gameslib. It does not come as a package, so that the games by lot are made by a second
generator, on sets of free cells.
"""
import zlib


def places(free, across):
    step = (1, 0) if across else (0, 1)
    return {cell: (cell[0] + step[0], cell[1] + step[1]) for cell in free
            if (cell[0] + step[0], cell[1] + step[1]) in free}


def name(cell):
    return 'abcdefghijkl'[cell[0]] + str(cell[1] + 1)


def game(size, seed):
    free = {(x, y) for x in range(size) for y in range(size)}
    state, plies, told = seed, 0, ''
    while True:
        moves = {name(one) + '-' + name(other): {one, other} for one, other in places(free, plies % 2 == 1).items()}
        if not moves:
            break
        names = sorted(moves)
        told += ' '.join(names) + '\n'
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        free -= moves[names[state * len(names) >> 32]]
        plies += 1
    options = '' if size == 8 else ' -size=%d' % size
    print('random 2%s = %d %d %08x %s' % (
        options, seed, plies, zlib.crc32(told.encode()), 'second' if plies % 2 == 0 else 'first'))


print("# AbstractPlay's gameslib (perft), and a second generator: foreign.py")
print('perft 2 = 56 2940')
for number in range(1, 41):
    game(8, number)
for number in range(1, 11):
    game(12, number)
