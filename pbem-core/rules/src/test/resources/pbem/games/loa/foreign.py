# Makes the lines "random" in foreign.txt by a second way of writing the rules, from the help page, since no program that
# lists moves could be had:
#   python3 foreign.py >> foreign.txt
# The board is a dictionary from names of cells to colours; nothing is shared with the game.
import zlib

FILES = "abcdefgh"
GAMES = 50


def start():
    board = {}
    for file in "bcdefg":
        board[file + "1"] = board[file + "8"] = "black"
    for rank in "234567":
        board["a" + rank] = board["h" + rank] = "white"
    return board


def shifted(cell, dx, dy):
    x, y = FILES.index(cell[0]) + dx, int(cell[1]) + dy
    return FILES[x] + str(y) if 0 <= x < 8 and 1 <= y <= 8 else None


def way(cell, dx, dy):
    cells = []
    at = shifted(cell, dx, dy)
    while at:
        cells.append(at)
        at = shifted(at, dx, dy)
    return cells


def moves(board, colour):
    found = []
    for cell in [c for c in board if board[c] == colour]:
        for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]:
            line = way(cell, -dx, -dy) + [cell] + way(cell, dx, dy)
            steps = sum(c in board for c in line)
            for sign in (1, -1):
                ahead = way(cell, sign * dx, sign * dy)
                if len(ahead) < steps or board.get(ahead[steps - 1]) == colour:
                    continue
                if all(board.get(c, colour) == colour for c in ahead[:steps - 1]):
                    found.append(cell + "-" + ahead[steps - 1])
    return sorted(found)


def together(board, colour):
    own = {c for c in board if board[c] == colour}
    wait = [min(own)]
    while wait:
        at = wait.pop()
        own.discard(at)
        around = [shifted(at, dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        wait += [c for c in around if c in own]
    return not own


def random(seed):
    board, turn, state, plies, told, seen = start(), "black", seed, 0, "", {}
    while True:
        key = (tuple(sorted(board.items())), turn)
        seen[key] = seen.get(key, 0) + 1
        legal = moves(board, turn)
        if seen[key] == 3 or not legal:
            winner = "draw"
            break
        told += " ".join(legal) + "\n"
        state = (state * 1664525 + 1013904223) % 2**32
        move = legal[state * len(legal) >> 32]
        board[move[3:]] = board.pop(move[:2])
        plies += 1
        other = "white" if turn == "black" else "black"
        won = turn if together(board, turn) else other if together(board, other) else None
        if won:
            winner = "first" if won == "black" else "second"
            break
        turn = other if moves(board, other) else turn
    return f"random 2 = {seed} {plies} {zlib.crc32(told.encode()):08x} {winner}"


print("# foreign.py")
for number in range(1, GAMES + 1):
    print(random(number))
