package pbem.games.backgammon;

/** One man moved by one die, as its owner counts. */
record Step(int from, int to, int die, boolean hit) {}
