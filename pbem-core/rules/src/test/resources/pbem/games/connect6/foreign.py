#!/usr/bin/env python3
"""Makes foreign.txt: python3 foreign.py > foreign.txt

No other program lists these moves, so that this is a second generator, with rows found by walking lines of the whole
board rather than from the last man. A move here is one man.
"""
import re
import zlib

LETTERS = 'abcdefghijklmnopqrs'


def lines(size):
    cells = [[(x, y) for x in range(size)] for y in range(size)]
    yield from cells
    yield from ([row[x] for row in cells] for x in range(size))
    for d in range(-size + 1, size):
        yield [(x, x + d) for x in range(size) if 0 <= x + d < size]
        yield [(x, size - 1 - x + d) for x in range(size) if 0 <= size - 1 - x + d < size]


def won(men, size, colour):
    return any(re.search(colour * 6, ''.join(men.get(cell, '.') for cell in line)) for line in lines(size))


def game(size, seed):
    men, state, plies, told = {}, seed, 0, ''
    turn, left, result = 'x', 1, 'draw'
    while len(men) < size * size:
        names = sorted(LETTERS[x] + str(y + 1) for x in range(size) for y in range(size) if (x, y) not in men)
        told += ' '.join(names) + '\n'
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        name = names[state * len(names) >> 32]
        men[LETTERS.index(name[0]), int(name[1:]) - 1] = turn
        plies += 1
        left -= 1
        if won(men, size, turn):
            result = 'first' if turn == 'x' else 'second'
            break
        if left == 0:
            turn, left = ('o' if turn == 'x' else 'x'), 2
    print('random 2 -size=%d = %d %d %08x %s' % (size, seed, plies, zlib.crc32(told.encode()), result))


print('# A second generator: foreign.py')
print('perft 2 = 361 129960')
for number in range(1, 51):
    game(9 if number < 41 else 13, number)
