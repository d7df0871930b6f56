package pbem.game;

/** The result of a game for one seat. */
public enum Result {
    WON,
    DREW,
    LOST
}
