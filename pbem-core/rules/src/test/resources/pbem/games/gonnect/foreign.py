#!/usr/bin/env python3
"""Makes foreign.txt with GNU Go's rules: apt-get install gnugo, then python3 foreign.py > foreign.txt

GNU Go lists the moves and does them. That is told here: the swap, who has connected two sides, and who cannot move.
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


def connected(program, size, colour):
    men = {(NAMES.index(vertex[0].lower()), int(vertex[1:]) - 1) for vertex in program.say('list_stones ' + colour)}
    for axis in (0, 1):
        reached, wave = set(), [man for man in men if man[axis] == 0]
        while wave:
            man = wave.pop()
            if man in men and man not in reached:
                reached.add(man)
                wave += [(man[0] + 1, man[1]), (man[0] - 1, man[1]), (man[0], man[1] + 1), (man[0], man[1] - 1)]
        if any(man[axis] == size - 1 for man in reached):
            return True
    return False


def game(program, size, swap, seed, longest):
    program.say('boardsize %d' % size)
    program.say('clear_board')
    turn, state, plies, told, result, first = 0, seed, 0, '', 'open', None
    while plies < longest:
        colour = ('black', 'white')[turn]
        names = [vertex.lower() for vertex in program.say('all_legal ' + colour)]
        if not names:
            result = ('second', 'first')[turn]
            break
        if swap and plies == 1:
            names.append('swap')
        names.sort()
        told += ' '.join(names) + '\n'
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        move = names[state * len(names) >> 32]
        plies += 1
        if move == 'swap':
            program.say('clear_board')
            program.say('play white ' + first)
        else:
            program.say('play %s %s' % (colour, move))
        first = move
        if connected(program, size, colour):
            result = ('first', 'second')[turn]
            break
        turn = 1 - turn
    sum = '%08x' % zlib.crc32(told.encode())
    return 'random 2 -size=%d%s = %d %d %s %s' % (size, '' if swap else ' -no-swap', seed, plies, sum, result)


def main():
    program = GnuGo()
    print('# GNU Go 3.8: foreign.py')
    for seed in range(1, 21):
        print(game(program, 7, seed % 2 == 0, seed, 400))
    for seed in (41, 52):  # with a swap
        print(game(program, 7, True, seed, 400))
    for seed in range(21, 33):
        print(game(program, 9, seed % 2 == 0, seed, 400))
    for seed in range(33, 36):
        print(game(program, 13, False, seed, 500))


main()
