# Makes the lines "random" in foreign.txt by a second way of writing the rules, from the help page, since no program that
# lists moves could be had:
#   python3 foreign.py >> foreign.txt
# Pits are a ring of twelve in the order of sowing; nothing is shared with the game.
import zlib

NAMES = ["a1", "b1", "c1", "d1", "e1", "f1", "f2", "e2", "d2", "c2", "b2", "a2"]
ROWS = [range(0, 6), range(6, 12)]


def sown(pits, pit):
    after = list(pits)
    left, after[pit], at = after[pit], 0, pit
    while left:
        at = (at + 1) % 12
        if at != pit:
            after[at] += 1
            left -= 1
    return after, at


def moved(pits, turn, pit):
    """What lies there then, and how many were taken."""
    after, at = sown(pits, pit)
    left, taken = list(after), 0
    while at in ROWS[1 - turn] and left[at] in (2, 3):
        taken += left[at]
        left[at] = 0
        at = (at - 1) % 12
    return (left, taken) if any(left[p] for p in ROWS[1 - turn]) else (after, 0)


def moves(pits, turn):
    can = [p for p in ROWS[turn] if pits[p]]
    if any(pits[p] for p in ROWS[1 - turn]):
        return can
    return [p for p in can if any(sown(pits, p)[0][q] for q in ROWS[1 - turn])]


def random(seed):
    pits, taken, turn, state, plies, told, seen = [4] * 12, [0, 0], 0, seed, 0, "", set()
    while max(taken) < 25:
        legal = {NAMES[p]: p for p in moves(pits, turn)}
        if not legal or (tuple(pits), turn) in seen:
            taken = [taken[s] + sum(pits[p] for p in ROWS[s]) for s in (0, 1)]
            break
        seen.add((tuple(pits), turn))
        told += " ".join(sorted(legal)) + "\n"
        state = (state * 1664525 + 1013904223) % 2**32
        pits, more = moved(pits, turn, legal[sorted(legal)[state * len(legal) >> 32]])
        seen = set() if more else seen
        taken[turn] += more
        plies += 1
        turn = 1 - turn
    winner = "draw" if taken[0] == taken[1] else "first" if taken[0] > taken[1] else "second"
    return f"random 2 = {seed} {plies} {zlib.crc32(told.encode()):08x} {winner}"


print("# foreign.py")
for number in range(1, 51):
    print(random(number))
