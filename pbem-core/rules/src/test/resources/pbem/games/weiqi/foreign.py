#!/usr/bin/env python3
"""Makes foreign.txt with GNU Go's rules: apt-get install gnugo, then python3 foreign.py > foreign.txt

GNU Go lists the moves and does them. That is told here: passing, naming dead men after two passes, and counting.
"""
import subprocess
import zlib

NAMES = 'abcdefghjklmnopqrst'


class GnuGo:
    def __init__(self):
        self.program = subprocess.Popen(
            ['/usr/games/gnugo', '--mode', 'gtp', '--chinese-rules', '--positional-superko'],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, line):
        self.program.stdin.write(line + '\n')
        self.program.stdin.flush()
        answer = []
        while True:
            got = self.program.stdout.readline().strip()
            if not got and answer:
                break
            if got:
                answer.append(got)
        text = ' '.join(answer)
        assert text.startswith('='), (line, text)
        return text[1:].split()


def crc(text):
    return '%08x' % zlib.crc32(text.encode())


def winner(program, size, komi, dead):
    men = {}
    for colour in ('black', 'white'):
        for vertex in program.say('list_stones ' + colour):
            cell = vertex.lower()
            if cell not in dead:
                men[cell] = colour
    count = {'black': 0, 'white': komi}
    seen = set()
    for column in range(size):
        for row in range(1, size + 1):
            cell = NAMES[column] + str(row)
            if cell in men:
                count[men[cell]] += 1
            elif cell not in seen:
                region, touched, wave = set(), set(), [(column, row)]
                while wave:
                    c, r = wave.pop()
                    if not (0 <= c < size and 1 <= r <= size):
                        continue
                    at = NAMES[c] + str(r)
                    if at in men:
                        touched.add(men[at])
                    elif at not in region:
                        region.add(at)
                        wave += [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)]
                seen |= region
                if len(touched) == 1:
                    count[touched.pop()] += len(region)
    return 'first' if count['black'] > count['white'] else 'second' if count['black'] < count['white'] else 'draw'


def chain(program, cell):
    """The men that touch, of one colour."""
    for colour in ('black', 'white'):
        men = {vertex.lower() for vertex in program.say('list_stones ' + colour)}
        if cell in men:
            found, wave = set(), [cell]
            while wave:
                at = wave.pop()
                if at in men and at not in found:
                    found.add(at)
                    c, r = NAMES.index(at[0]), int(at[1:])
                    wave += [NAMES[x] + str(y) for x, y in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1))
                             if 0 <= x < len(NAMES)]
            return found
    raise ValueError(cell)


def game(program, size, handicap, seed, longest):
    program.say('boardsize %d' % size)
    program.say('clear_board')
    if handicap:
        program.say('fixed_handicap %d' % handicap)
    komi = 0.5 if handicap else 7.5
    turn = 1 if handicap else 0
    state, plies, told, result = seed, 0, '', 'open'
    passes, first, proposals, resumed, dead = 0, 0, 0, False, set()
    while plies < longest:
        colour = ('black', 'white')[turn]
        if passes < 2:
            names = [vertex.lower() for vertex in program.say('all_legal ' + colour)] + ['pass']
        else:
            names = ['accept', 'resume'] if proposals else []
            if proposals < 4:
                names += ['none'] + [vertex.lower() for one in ('black', 'white')
                                     for vertex in program.say('list_stones ' + one)]
        names = sorted(set(names))
        told += ' '.join(names) + '\n'
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        move = names[state * len(names) >> 32]
        plies += 1
        again = False
        if passes < 2:
            if move == 'pass':
                first = turn if passes == 0 else first
                passes += 1
                if passes == 2 and resumed:
                    result = winner(program, size, komi, set())
            else:
                program.say('play %s %s' % (colour, move))
                passes, resumed = 0, False
        elif move == 'accept':
            result = winner(program, size, komi, dead)
        elif move == 'resume':
            passes, proposals, resumed, dead = 0, 0, True, set()
            again = first == turn
        else:
            named = set() if move == 'none' else chain(program, move)
            if proposals and named == dead:
                result = winner(program, size, komi, dead)
            dead = named
            proposals += 1
        if result != 'open':
            break
        turn = turn if again else 1 - turn
    options = (' -handicap=%d' % handicap if handicap else '') + (' -size=%d' % size if size != 9 else '')
    print('random 2%s = %d %d %s %s' % (options, seed, plies, crc(told), result), flush=True)


def main():
    program = GnuGo()
    print('# ' + ' '.join(program.say('name') + program.say('version')) + ': foreign.py')
    print('perft 2 = 82 6643')
    for size, handicap, games, longest in ((9, 0, 30, 700), (9, 5, 10, 200), (13, 2, 5, 120), (19, 9, 5, 60)):
        for seed in range(1, games + 1):
            game(program, size, handicap, seed, longest)


main()
