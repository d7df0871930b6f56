package pbem.analysis;

/**
 * A second evaluation of a move that may have cost something, with several times as many positions.
 *
 * @param move counted from 0 among the players' decisions
 */
public record CloserLook(int move, Estimate estimate) {}
