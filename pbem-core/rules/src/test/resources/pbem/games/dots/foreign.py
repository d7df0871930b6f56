# Makes foreign.txt by a second way of writing the rules, since no program that lists moves could be had:
#   python3 foreign.py > foreign.txt
# Lines are pairs of points, boxes are found by counting lines; nothing is shared with the game.
import zlib


def name(point):
    return "abcdefghi"[point[0]] + str(point[1] + 1)


def lines(size):
    across = [((x, y), (x + 1, y)) for x in range(size) for y in range(size + 1)]
    return across + [((x, y), (x, y + 1)) for x in range(size + 1) for y in range(size)]


def full(drawn, size):
    def box(x, y):
        return [((x, y), (x + 1, y)), ((x, y), (x, y + 1)), ((x, y + 1), (x + 1, y + 1)), ((x + 1, y), (x + 1, y + 1))]
    return sum(all(line in drawn for line in box(x, y)) for x in range(size) for y in range(size))


def random(size, seed):
    left = {name(line[0]) + "-" + name(line[1]): line for line in lines(size)}
    drawn, boxes, turn, state, plies, told = set(), [0, 0], 0, seed, 0, ""
    while left:
        names = sorted(left)
        told += " ".join(names) + "\n"
        state = (state * 1664525 + 1013904223) % 2**32
        before = full(drawn, size)
        drawn.add(left.pop(names[state * len(names) >> 32]))
        plies += 1
        won = full(drawn, size) - before
        boxes[turn] += won
        turn = turn if won else 1 - turn
    result = "draw" if boxes[0] == boxes[1] else "first" if boxes[0] > boxes[1] else "second"
    return f"random 2 -size={size} = {seed} {plies} {zlib.crc32(told.encode()):08x} {result}"


print("# foreign.py")
print("perft 2 -size=3 = 24 552 12144 255024")
for size, games in ((2, 10), (3, 20), (5, 20)):
    for seed in range(1, games + 1):
        print(random(size, seed))
