# Makes the lines "random" in foreign.txt of Hex, Y and Havannah by a second way of writing the rules, from the help pages,
# since no program that lists moves could be had:
#   python3 connection.py hex 5 7 11 >> hex/foreign.txt        (ygame 4 9 13, havannah 4 5 8)
# Cells are pairs, chains are found by flooding, and rings by what cannot get out; nothing is shared with the games.
import sys
import zlib


def cells(game, size):
    most = 2 * size - 1 if game == "havannah" else size
    every = [(x, y) for y in range(1, most + 1) for x in range(1, most + 1)]
    if game == "ygame":
        return [(x, y) for x, y in every if x <= y]
    return [(x, y) for x, y in every if game == "hex" or abs(x - y) < size]


def beside(game, cell):
    lean = -1 if game == "hex" else 1
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1), (x + 1, y + lean), (x - 1, y - lean)]


def flood(game, start, inside):
    seen, wait = {start}, [start]
    while wait:
        for cell in beside(game, wait.pop()):
            if cell in inside and cell not in seen:
                seen.add(cell)
                wait.append(cell)
    return seen


def sides(size, all_cells):
    """The six sides of the hexagon, without its corners, and the corners."""
    most = 2 * size - 1
    corners = {(1, 1), (size, 1), (most, size), (most, most), (size, most), (1, size)}
    tests = [lambda x, y: y == 1, lambda x, y: x - y == size - 1, lambda x, y: x == most, lambda x, y: y == most,
             lambda x, y: y - x == size - 1, lambda x, y: x == 1]
    return [{c for c in all_cells if test(*c)} - corners for test in tests], corners


def has_won(game, size, all_cells, own, last, seat):
    chain = flood(game, last, own)
    if game == "hex":
        ends = {c[1 - seat] for c in chain}
        return 1 in ends and size in ends
    if game == "ygame":
        return any(x == 1 for x, y in chain) and any(x == y for x, y in chain) and any(y == size for x, y in chain)
    edges, corners = sides(size, all_cells)
    if len(chain & corners) > 1 or sum(bool(chain & edge) for edge in edges) > 2:
        return True
    rim = corners.union(*edges)
    return any(not flood(game, c, (set(all_cells) - own) | {c}) & rim for c in all_cells)


def random(game, size, swap, seed):
    all_cells = cells(game, size)
    names = {"abcdefghijklmnopqrstu"[x - 1] + str(y): (x, y) for x, y in all_cells}
    men, turn, state, plies, told, winner = [set(), set()], 0, seed, 0, "", "draw"
    while True:
        legal = sorted(n for n, c in names.items() if c not in men[0] and c not in men[1])
        if plies == 1 and swap:
            legal = sorted(legal + ["swap"])
        if not legal:
            break
        told += " ".join(legal) + "\n"
        state = (state * 1664525 + 1013904223) % 2**32
        move = legal[state * len(legal) >> 32]
        plies += 1
        if move == "swap":
            (x, y), = men[0]
            men = [set(), {(y, x) if game == "hex" else (x, y)}]
            turn = 0
            continue
        men[turn].add(names[move])
        if has_won(game, size, all_cells, men[turn], names[move], turn):
            winner = ("first", "second")[turn]
            break
        turn = 1 - turn
    options = "" if size == {"hex": 11, "ygame": 13, "havannah": 8}[game] else f" -size={size}"
    options += "" if swap else " -no-swap"
    return f"random 2{options} = {seed} {plies} {zlib.crc32(told.encode()):08x} {winner}"


print("# connection.py")
for number, length in enumerate(sys.argv[2:]):
    for once in range(1, 18 if number else 17):
        print(random(sys.argv[1], int(length), once % 2 == 0, once))
