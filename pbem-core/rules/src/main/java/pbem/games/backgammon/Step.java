package pbem.games.backgammon;

/** The move of one man by one die, on points of its owner's count. */
record Step(int from, int to, int die, boolean hit) {}
