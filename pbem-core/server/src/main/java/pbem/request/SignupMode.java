package pbem.request;

/** Who may become a player. Whoever it is confirms the address by a reply. */
public enum SignupMode {
    /** Everybody. */
    OPEN,
    /** Everybody whom the admin, or a moderator, accepts, and whoever was invited. */
    CONFIRM,
    /** Whoever was invited. */
    INVITE,
    /** Nobody; the admin adds players at the terminal. */
    CLOSED
}
