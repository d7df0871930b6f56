package pbem.analysis;

/** How certain a finding about a move is. */
public enum Sureness {
    /** A search to the end proved it. */
    PROVEN,
    /** Searches found a large difference, but solvers have refuted such findings too often. */
    DOUBTFUL
}
