package pbem.command;

/** The plain-text forms of a game or position. */
public enum GameWriting {
    /** This server's own record, event by event. */
    RECORD,
    /** A file that other programs read, such as PGN. */
    FILE,
    /** One position in one line, such as a FEN. */
    PLACEMENT
}
