package pbem.record;

/** In which order boards are listed; of those that are alike in it, the newest first. */
public enum BoardOrder {
    NEWEST,
    /** Where something happened last. */
    CHANGED,
    /** Where time runs out soonest; boards without a deadline last. */
    DEADLINE,
    /** The longest games. */
    LENGTH,
    /** The most players. */
    PLAYERS
}
