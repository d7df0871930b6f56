#!/usr/bin/env python3
"""Makes foreign.txt: python3 foreign.py > foreign.txt

A second generator, written from the rules: the board is a string a line, and jumps are found by matching patterns along
lines of text rather than by walking from cell to cell.
"""
import re
import zlib

LETTERS = 'abcdefghij'


def start(size):
    return {(x, y): 'ox'[(x + y) % 2] for x in range(size) for y in range(size)}


def name(cell):
    return LETTERS[cell[0]] + str(cell[1] + 1)


def moves(board, size, man):
    gaps = [cell for cell in board if board[cell] == '.']
    if not gaps:
        edge, low, high = size - 1, size // 2 - 1, size // 2
        first = [(0, 0), (0, edge), (edge, 0), (edge, edge), (low, low), (low, high), (high, low), (high, high)]
        return {name(cell): (cell, None) for cell in first if board[cell] == man}
    if len(gaps) == 1:
        (x, y), = gaps
        near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        return {name(cell): (cell, None) for cell in near if board.get(cell) == man}
    found = {}
    other = 'o' if man == 'x' else 'x'
    for fixed in range(size):
        for upright in (False, True):
            cells = [(fixed, at) if upright else (at, fixed) for at in range(size)]
            for line in (cells, cells[::-1]):
                text = ''.join(board[cell] for cell in line)
                for at in range(size):
                    chain = re.match('%s((?:%s\\.)+)' % (man, other), text[at:])
                    for end in range(2, len(chain.group(1)) + 1, 2) if chain else ():
                        found[name(line[at]) + '-' + name(line[at + end])] = (line[at], line[at + end])
    return found


def play(board, move):
    after = dict(board)
    start, end = move
    man = after[start]
    after[start] = '.'
    if end:
        for x in range(min(start[0], end[0]), max(start[0], end[0]) + 1):
            for y in range(min(start[1], end[1]), max(start[1], end[1]) + 1):
                after[x, y] = '.'
        after[end] = man
    return after


def perft(board, size, man, depth):
    all_moves = moves(board, size, man)
    if depth == 1:
        return len(all_moves)
    return sum(perft(play(board, move), size, 'o' if man == 'x' else 'x', depth - 1) for move in all_moves.values())


def game(size, seed):
    board, man, state, plies, told = start(size), 'x', seed, 0, ''
    while True:
        all_moves = moves(board, size, man)
        if not all_moves:
            break
        names = sorted(all_moves)
        told += ' '.join(names) + '\n'
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        board = play(board, all_moves[names[state * len(names) >> 32]])
        man = 'o' if man == 'x' else 'x'
        plies += 1
    options = '' if size == 8 else ' -size=%d' % size
    print('random 2%s = %d %d %08x %s' % (options, seed, plies, zlib.crc32(told.encode()), 'second' if man == 'x' else 'first'))


def counts(size, depth):
    options = '' if size == 8 else ' -size=%d' % size
    told = ' '.join(str(perft(start(size), size, 'x', length)) for length in range(1, depth + 1))
    print('perft 2%s = %s' % (options, told))


print('# A second generator: foreign.py; perft 4 12 by AbstractPlay')
counts(6, 6)
counts(8, 6)
for number in range(1, 51):
    game((6, 8, 10)[number % 3], number)
