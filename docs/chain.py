#!/usr/bin/env python3
"""Computes the chain of hashes of a game's record, to check it without trusting the server.

    python3 chain.py FILE

FILE is the record as text, as the command `record 101` sends it; it may be the whole mail.
It prints the root, the link of each event, and whether the last one is what the record says.
It needs nothing but Python 3, and is written from docs/chain.md alone.
"""

import hashlib
import sys
from datetime import datetime, timedelta, timezone

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def digest(lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode("utf-8")).hexdigest()


def millis(instant):
    """An instant in UTC, such as 2025-05-05T14:02:00.125Z, as milliseconds since 1970."""
    return (datetime.fromisoformat(instant.replace("Z", "+00:00")) - EPOCH) // timedelta(milliseconds=1)


def read(text):
    """The facts of the head by name, and the lines of the events without what was said."""
    lines = [line.rstrip() for line in text.split("\n")]
    lines = lines[lines.index("PBeM record 1") + 1 : lines.index("end of record")]
    blank = lines.index("")
    facts = dict((line + " ").split(": ", 1) for line in lines[:blank])
    return {name: fact.strip() for name, fact in facts.items()}, [
        line for line in lines[blank + 1 :] if line[:1] not in ("|", "+")
    ]


def root(facts, seats):
    seed = facts.get("seed")
    fingerprint = hashlib.sha256(bytes.fromhex(seed)).hexdigest() if seed else facts["fingerprint"]
    head = ["PBeM chain 1"]
    for name in ("game", "rules", "board", "options", "terms"):
        head.append((name + ": " + facts[name]).rstrip())
    head.append("started: %d" % millis(facts["started"]))
    head.append("seats: %d" % seats)
    head.append("fingerprint: " + fingerprint)
    return digest(head)


def main(text):
    facts, events = read(text)
    seats = {}
    while "player %d" % (len(seats) + 1) in facts:
        seats[facts["player %d" % (len(seats) + 1)]] = str(len(seats) + 1)
    link = root(facts, len(seats))
    print("root", link)
    for event in events:
        number, instant, who, what = event.split(" ", 3)
        said = what.split(" ")
        if said[0] == "gives-seat":  # to whom is left out; who that is from now on by their userid
            what = " ".join(said[:2])
            seats[said[2]] = said[1]
        who = "admin" if who.startswith("admin:") else seats.get(who, who)
        link = digest([link, "%s %d %s %s" % (number, millis(instant), who, what)])
        print(number, link)
    if "chain" in facts:
        print("The record says", facts["chain"])
        if facts["chain"] != link:
            sys.exit("This is another one: the record is not what it was.")
        print("Both are the same.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        main(file.read())
