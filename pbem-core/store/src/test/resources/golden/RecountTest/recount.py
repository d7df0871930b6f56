#!/usr/bin/env python3
"""Counts ratings from the records of boards that are over, as `pbem board export` writes them, one after the other on
standard input. Written from docs/ratings.md and the published description of the model (Weng and Lin, 2011, algorithm 4),
without a look at what the server computes with.

Prints a line for every player of every board that counts: board, userid, mu and sigma after it.
"""
import math
import sys

MU, SIGMA, BETA, TAU, KAPPA = 25.0, 25.0 / 3, 25.0 / 6, 25.0 / 300, 0.0001


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
    """Instants differ in how many digits of the second they show."""
    whole, _, part = text.rstrip("Z").partition(".")
    return whole, float("0." + part) if part else 0.0


def rated(seats):
    """seats: of each the place, mu and sigma; gives mu and sigma after the game."""
    before = [(place, mu, math.sqrt(sigma * sigma + TAU * TAU)) for place, mu, sigma in seats]
    c = math.sqrt(math.fsum(s * s + BETA * BETA for _, _, s in before))
    after = []
    for i, (place, mu, sigma) in enumerate(before):
        omega = delta = 0.0
        for q, (rank, _, _) in enumerate(before):
            if rank > place:
                continue
            tied = sum(1 for r, _, _ in before if r == rank)
            total = math.fsum(math.exp(m / c) for r, m, _ in before if r >= rank)
            p = math.exp(mu / c) / total
            omega += ((1 - p) if i == q else -p) / tied
            delta += p * (1 - p) / tied
        omega *= sigma * sigma / c
        delta *= (sigma * sigma / (c * c)) * (sigma / c)
        after.append((mu + omega, sigma * math.sqrt(max(1 - delta, KAPPA))))
    return after


def main():
    boards = [fact for fact in records(sys.stdin) if "rated" in fact]
    boards.sort(key=lambda fact: (instant(fact["closed"]), int(fact["board"])))
    skills = {}
    for fact in boards:
        places = [int(place) for place in fact["places"].split()]
        counted = [int(seat) for seat in fact["rated"].split()]
        keys = [(fact["game"], fact["player %d" % seat]) for seat in counted]
        seats = [(places[seat - 1],) + skills.get(key, (MU, SIGMA)) for seat, key in zip(counted, keys)]
        for key, skill in zip(keys, rated(seats)):
            skills[key] = skill
            print(fact["board"], key[1], repr(skill[0]), repr(skill[1]))


main()
