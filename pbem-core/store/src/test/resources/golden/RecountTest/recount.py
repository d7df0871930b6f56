#!/usr/bin/env python3
"""Counts ratings from the records of boards that are over, as `pbem board export` writes them, one after the other on
standard input. Written from docs/ratings.md, without a look at what the server computes with.

Prints a line for every player of every board that counts: board, userid, mu and sigma after it.
"""
import math
import sys
from datetime import datetime, timedelta

MU, SIGMA, BETA, TAU, KAPPA = 25.0, 25.0 / 3, 25.0 / 6, 25.0 / 300, 0.0001
YEAR = timedelta(days=365)


def records(lines):
    fact, last = None, ""
    for line in lines:
        line = line.rstrip("\n")
        if line == "PBeM record 1":
            fact, head = {}, True
        elif fact is None:
            continue
        elif line == "end of record":
            fact["closed"] = last
            yield fact
            fact = None
        elif line == "":
            head = False
        elif head:
            name, _, value = line.partition(":")
            fact[name] = value.strip()
        elif not line.startswith(("|", "+")):
            last = line.split(" ")[1]


def instant(text):
    """Instants differ in whether they show seconds, and in how many digits of one."""
    whole, _, part = text.rstrip("Z").partition(".")
    return datetime.fromisoformat(whole) + timedelta(seconds=float("0." + part) if part else 0)


def rated(seats, weights):
    """seats: of each the place, mu and sigma; weights: of each two, by seat; gives mu and sigma after the game."""
    before = [(place, mu, math.sqrt(sigma * sigma + TAU * TAU)) for place, mu, sigma in seats]
    c = math.sqrt(math.fsum(s * s + BETA * BETA for _, _, s in before))
    after = []
    for i, (place, mu, s) in enumerate(before):
        omega, delta = [], []
        for q, (rank, other, _) in enumerate(before):
            if q == i:
                continue
            p = math.exp(mu / c) / (math.exp(mu / c) + math.exp(other / c))
            score = 1.0 if place < rank else 0.5 if place == rank else 0.0
            omega.append(weights[i, q] * (score - p))
            delta.append(weights[i, q] * p * (1 - p))
        after.append((mu + math.fsum(omega) * s ** 2 / c,
                      s * math.sqrt(max(1 - math.fsum(delta) * s ** 3 / c ** 3, KAPPA))))
    return after


def main():
    boards = [fact for fact in records(sys.stdin) if "rated" in fact]
    boards.sort(key=lambda fact: (instant(fact["closed"]), int(fact["board"])))
    skills, met = {}, {}
    for fact in boards:
        places = [int(place) for place in fact["places"].split()]
        counted = [int(seat) for seat in fact["rated"].split()]
        keys = [(fact["game"], fact["player %d" % seat]) for seat in counted]
        seats = [(places[seat - 1],) + skills.get(key, (MU, SIGMA)) for seat, key in zip(counted, keys)]
        closed = instant(fact["closed"])
        weights = {}
        for i, one in enumerate(keys):
            for q, other in enumerate(keys):
                if i < q:
                    times = met.setdefault(frozenset((one, other)), [])
                    times.append(closed)
                    n = sum(1 for time in times if closed - time < YEAR)
                    weights[i, q] = weights[q, i] = min(1, 2 / n)
        for key, skill in zip(keys, rated(seats, weights)):
            skills[key] = skill
            print(fact["board"], key[1], repr(skill[0]), repr(skill[1]))


main()
