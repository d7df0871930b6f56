#!/usr/bin/env python3
"""Makes foreign.txt: python3 foreign.py > foreign.txt

A second generator, written from the rules: lines of the board are read as text, in which a new man is written as a star,
and rows and pairs are found by patterns.
"""
import re
import zlib

LETTERS = 'abcdefghjklmnopqrst'


def lines(size):
    for x in range(size):
        yield [(x, y) for y in range(size)]
        yield [(y, x) for y in range(size)]
    for d in range(1 - size, size):
        yield [(x, x + d) for x in range(size) if 0 <= x + d < size]
        yield [(x, size - 1 - x + d) for x in range(size) if 0 <= size - 1 - x + d < size]


def game(size, opened, seed):
    every = list(lines(size))
    board = {(x, y): '.' for x in range(size) for y in range(size)}
    pairs = {'x': 0, 'o': 0}
    state, plies, told, result, man = seed, 0, '', 'draw', 'x'
    middle = size // 2
    while True:
        free = [cell for cell in board if board[cell] == '.']
        if not free:
            break
        if not opened and plies == 0:
            free = [(middle, middle)]
        if not opened and plies == 2:
            near = range(middle - 2, middle + 3)
            free = [(x, y) for x, y in free if x not in near or y not in near]
        names = sorted(LETTERS[x] + str(y + 1) for x, y in free)
        told += ' '.join(names) + '\n'
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        name = names[state * len(names) >> 32]
        cell = LETTERS.index(name[0]), int(name[1:]) - 1
        other = 'o' if man == 'x' else 'x'
        plies += 1
        gone = []
        for line in every:
            if cell in line:
                text = ''.join('*' if at == cell else board[at] for at in line)
                for found in re.finditer(r'(?=\*(%s%s)%s|%s(%s%s)\*)' % (other, other, man, man, other, other), text):
                    start = found.start(1) if found.group(1) else found.start(2)
                    gone.append((line[start], line[start + 1]))
        board[cell] = man
        for pair in gone:
            pairs[man] += 1
            for taken in pair:
                board[taken] = '.'
        five = any(man * 5 in ''.join(board[at] for at in line) for line in every if cell in line)
        if five or pairs[man] >= 5:
            result = 'first' if man == 'x' else 'second'
            break
        man = other
    options = (' -open' if opened else '') + (' -size=%d' % size if size != 19 else '')
    print('random 2%s = %d %d %08x %s' % (options, seed, plies, zlib.crc32(told.encode()), result))


print('# A second generator: foreign.py')
print('perft 2 = 1 360 %d' % (360 * (361 - 25) - (361 - 25)))
print('perft 2 -open -size=9 = 81 6480 511920')
for number in range(1, 51):
    game((9, 13, 15, 19)[0 if number < 31 else number % 4], number % 2 == 0, number)
