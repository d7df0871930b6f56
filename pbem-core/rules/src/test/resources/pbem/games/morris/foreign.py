# Makes the lines "random" in foreign.txt by a second way of writing the rules, from the help page, since no program that
# lists moves could be had:
#   python3 foreign.py >> foreign.txt
# Points are names, mills are sixteen triples of them; nothing is shared with the game.
import zlib

MILLS = ["a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7",
         "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7"]
MILLS = [mill.split() for mill in MILLS]
POINTS = sorted({point for mill in MILLS for point in mill})
JOINED = {p: sorted({q for m in MILLS if p in m for q in m if abs(m.index(p) - m.index(q)) == 1}) for p in POINTS}


def in_mill(men, point):
    return any(point in mill and all(p in men for p in mill) for mill in MILLS)


def moves(men, hands, turn, flying):
    own, others = men[turn], men[1 - turn]
    free = [p for p in POINTS if p not in own and p not in others]
    if hands[turn]:
        steps = [(None, to) for to in free]
    elif flying and len(own) == 3:
        steps = [(at, to) for at in own for to in free]
    else:
        steps = [(at, to) for at in own for to in JOINED[at] if to in free]
    found = {}
    for at, to in steps:
        name = to if at is None else at + "-" + to
        after = (own - {at}) | {to}
        if in_mill(after, to):
            loose = [p for p in others if not in_mill(others, p)] or list(others)
            for taken in loose:
                found[name + "x" + taken] = (after, others - {taken})
        else:
            found[name] = (after, others)
    return found


def random(flying, seed):
    men, hands, turn, state, plies, told, seen, quiet = [set(), set()], [9, 9], 0, seed, 0, "", {}, 0
    while True:
        key = (frozenset(men[0]), frozenset(men[1]), tuple(hands), turn)
        seen[key] = seen.get(key, 0) + 1
        legal = moves(men, hands, turn, flying)
        if len(men[turn]) + hands[turn] < 3 or not legal:
            winner = ("second", "first")[turn]
            break
        if seen[key] == 3 or quiet == 100:
            winner = "draw"
            break
        told += " ".join(sorted(legal)) + "\n"
        state = (state * 1664525 + 1013904223) % 2**32
        move = sorted(legal)[state * len(legal) >> 32]
        men[turn], men[1 - turn] = legal[move]
        quiet = 0 if hands[turn] or "x" in move else quiet + 1
        hands[turn] -= 1 if hands[turn] else 0
        plies += 1
        turn = 1 - turn
    option = "" if flying else " -no-flying"
    return f"random 2{option} = {seed} {plies} {zlib.crc32(told.encode()):08x} {winner}"


print("# foreign.py")
for number in range(1, 31):
    print(random(True, number))
for number in range(31, 51):
    print(random(False, number))
