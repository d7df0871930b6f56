package pbem.analysis;

/** How sure the engine is of what it says about a move. */
public enum Sureness {
    /** All that can follow was looked at. */
    PROVEN,
    /** Searches found a large difference, but solvers have shown such findings to be false too often. */
    DOUBTFUL
}
