package pbem.record;

/** The order of a list of boards. Boards that are equal in it are listed newest first. */
public enum BoardOrder {
    NEWEST,
    /** The latest event first. */
    CHANGED,
    /** The nearest deadline first, boards without a deadline last. */
    DEADLINE,
    /** The longest game first. */
    LENGTH,
    /** The most players first. */
    PLAYERS
}
