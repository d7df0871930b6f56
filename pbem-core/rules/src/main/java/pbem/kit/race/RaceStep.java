package pbem.kit.race;

/** The move of one man by one die, on points of its owner's count. */
public record RaceStep(int from, int to, int die, boolean hit) {}
