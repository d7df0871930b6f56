"""Legal plays along games by lot, by GNU Backgammon: python3 foreign.py > foreign.txt

Every roll of every game is put to the program as a position of the player who has "root" as a name; what its hint lists are the
plays. A line is: seed, turns, CRC-32 over all plays of all turns, seat that won, what the win counts.
"""
import re
import subprocess
import sys
import zlib

GAMES = 50
gnubg = subprocess.Popen(["stdbuf", "-o0", "gnubg", "-t", "-q", "-r"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, bufsize=1)


def ask(*lines):
    for line in lines + ("nonsense",):
        gnubg.stdin.write(line + "\n")
    gnubg.stdin.flush()
    answer = []
    while True:
        line = gnubg.stdout.readline()
        if "nonsense" in line:
            return answer
        answer.append(line)


def plays(own, other, dice):
    """As gnubg writes them; both sides by their own count, 25 the bar and 0 off."""
    simple = [own[25]] + [own[p] - other[25 - p] for p in range(1, 25)] + [other[25]]
    found = ask("set board simple " + " ".join(map(str, simple)), "set turn root", "set dice %d%d" % dice, "hint 9999")
    texts = [re.match(r"\s*\d+\. Cube(?:ful|less) \d-ply\s+(.*?)\s+(?:Eq\.:|MWC:)", line) for line in found]
    texts = [text.group(1) for text in texts if text]
    assert texts or any("no legal moves" in line for line in found), found
    return texts


def after(own, other, text):
    own, other = own[:], other[:]
    for part in text.split():
        way, times = re.match(r"([^(]*)(?:\((\d)\))?$", part).groups()
        places = [{"bar": 25, "off": 0}.get(place.rstrip("*")) if place.rstrip("*") in ("bar", "off") else int(place.rstrip("*"))
                  for place in way.split("/")]
        for _ in range(int(times or 1)):
            own[places[0]] -= 1
            own[places[-1]] += 1
        for place, sign in zip(places, way.split("/")):
            if sign.endswith("*"):
                assert other[25 - place] == 1
                other[25 - place] = 0
                other[25] += 1
    return own, other


def written(own, other):
    return "".join("%x" % own[p] for p in range(25, -1, -1)) + " " + "".join("%x" % other[p] for p in range(25, -1, -1))


class Lot:
    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2 ** 31
        return (self.state >> 16) % limit


def game(seed):
    lot = Lot(seed)
    men = [0] * 26
    for place, count in ((24, 2), (13, 5), (8, 3), (6, 5)):
        men[place] = count
    sides = [men, men[:]]
    seat = turns = crc = 0
    while True:
        dice = (lot.below(6) + 1, lot.below(6) + 1)
        own, other = sides[seat], sides[1 - seat]
        boards = sorted({written(*after(own, other, text)): after(own, other, text) for text in plays(own, other, dice)}.items())
        crc = zlib.crc32("\n".join(name for name, _ in boards).encode(), crc)
        turns += 1
        if boards:
            sides[seat], sides[1 - seat] = boards[lot.below(len(boards))][1]
        if sides[seat][0] == 15:
            other = sides[1 - seat]
            times = 1 if other[0] else 2 if sum(other[19:26]) == 0 else 3
            return "random %d = %d %08x %d %d" % (seed, turns, crc, seat, times)
        seat = 1 - seat


ask("set automatic roll off", "set automatic game off", "set automatic bearoff off", "set automatic move off",
    "set player 0 human", "set player 1 human", "set player 1 name root", "set rng manual",
    "set evaluation chequerplay evaluation plies 0", "set confirm new off", "new session", "3 1")
print("# GNU Backgammon 1.07.001, as Debian has it, by foreign.py")
for seed in range(1, GAMES + 1):
    print(game(seed), flush=True)
    print(seed, file=sys.stderr)
