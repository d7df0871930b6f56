package pbem.repository;

/** Which mails of a board somebody wants who does not play there. */
public enum Interest {
    /** All of them. */
    EVERYTHING,
    /** The one that says how the game ended. */
    END,
    /** None, though they watch all boards of the game. */
    NOTHING
}
