# Makes foreign.txt by a second way of writing the rules, since no program that lists moves could be had:
#   python3 foreign.py > foreign.txt
# Columns are strings from the top, w and b for soldiers, W and B for officers; nothing is shared with the game.
import zlib

DARK = [(x, y) for y in range(7) for x in range(7) if (x + y) % 2 == 0]


def name(square):
    return "abcdefg"[square[0]] + str(square[1] + 1)


def start():
    return {s: "w" if s[1] < 3 else "b" if s[1] > 3 else "" for s in DARK}


def chains(board, square, side):
    def further(at, column, taken, over):
        found = []
        ahead = 1 if side == "w" else -1
        for dy in (1, -1):
            if column[0].islower() and dy != ahead:
                continue
            for dx in (-1, 1):
                mid, to = (at[0] + dx, at[1] + dy), (at[0] + 2 * dx, at[1] + 2 * dy)
                if to not in board or mid in over or board[to] and to != square:
                    continue
                if not board[mid] or board[mid][0].lower() == side:
                    continue
                path = taken + [(mid, to)]
                if column[0].islower() and to[1] == (6 if side == "w" else 0):
                    found.append(path)
                else:
                    found += further(to, column, path, over | {mid}) or [path]
        return found
    return further(square, board[square], [], frozenset())


def moves(board, side):
    own = [s for s in DARK if board[s] and board[s][0].lower() == side]
    jumps = {}
    for square in own:
        for path in chains(board, square, side):
            jumps["x".join([name(square)] + [name(to) for _, to in path])] = (square, path)
    if jumps:
        return jumps
    steps = {}
    for square in own:
        for dy in (1, -1):
            if board[square][0].islower() and dy != (1 if side == "w" else -1):
                continue
            for dx in (-1, 1):
                to = (square[0] + dx, square[1] + dy)
                if to in board and not board[to]:
                    steps[name(square) + "-" + name(to)] = (square, [(None, to)])
    return steps


def played(board, side, move):
    square, path = move
    after = dict(board)
    column = after[square]
    after[square] = ""
    for mid, to in path:
        if mid:
            column += after[mid][0]
            after[mid] = after[mid][1:]
    end = path[-1][1]
    if end[1] == (6 if side == "w" else 0):
        column = column[0].upper() + column[1:]
    after[end] = column
    return after


def other(side):
    return "b" if side == "w" else "w"


def perft(board, side, depth):
    all_moves = moves(board, side)
    if depth == 1:
        return len(all_moves)
    return sum(perft(played(board, side, move), other(side), depth - 1) for move in all_moves.values())


def random(seed):
    board, side, state, plies, told = start(), "w", seed, 0, ""
    past = [(side, board)]
    while True:
        if past.count((side, board)) > 2 or len(past) > 100:
            result = "draw"
            break
        all_moves = moves(board, side)
        if not all_moves:
            result = "second" if side == "w" else "first"
            break
        names = sorted(all_moves)
        told += " ".join(names) + "\n"
        state = (state * 1664525 + 1013904223) % 2**32
        move = all_moves[names[state * len(names) >> 32]]
        lasts = move[1][0][0] or board[move[0]][0].islower()
        board, side = played(board, side, move), other(side)
        plies += 1
        past = ([] if lasts else past) + [(side, board)]
    return f"random 2 = {seed} {plies} {zlib.crc32(told.encode()):08x} {result}"


print("# foreign.py; the first two counts are those of AbstractPlay, too")
print("perft 2 =", *(perft(start(), "w", depth) for depth in range(1, 8)))
for seed in range(1, 51):
    print(random(seed))
