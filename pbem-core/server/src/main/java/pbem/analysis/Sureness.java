package pbem.analysis;

/** How sure the engine is of what it says about a move. */
public enum Sureness {
    /** All that can follow was looked at. */
    PROVEN,
    /** Looking closer it came to the same. */
    FIRM,
    /** Looking closer it came to another move, or to another judgement. */
    DOUBTFUL
}
