package pbem.analysis;

/**
 * A second look at a move that may have cost something, at several times as many positions.
 *
 * @param move counted from 0, as those are that somebody decided on
 */
public record CloserLook(int move, Estimate estimate) {}
