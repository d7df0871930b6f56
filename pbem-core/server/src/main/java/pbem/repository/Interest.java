package pbem.repository;

/** The mails of a board that a watcher wants. */
public enum Interest {
    /** All mails. */
    EVERYTHING,
    /** Only the mail about the end of the game. */
    END,
    /** None, although the watcher watches all boards of the game. */
    NOTHING
}
