package pbem.game;

/** What the end of a game means for one seat. */
public enum Result {
    WON,
    DREW,
    LOST
}
