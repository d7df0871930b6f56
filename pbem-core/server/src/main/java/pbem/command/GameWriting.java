package pbem.command;

/** How a game is written for people or programs to keep. */
public enum GameWriting {
    /** As our own record, event by event. */
    RECORD,
    /** As a file that other programs read. */
    FILE,
    /** One position, in a line. */
    PLACEMENT
}
