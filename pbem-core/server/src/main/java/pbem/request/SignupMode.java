package pbem.request;

/** Who may become a player. Every new player confirms the address by a reply. */
public enum SignupMode {
    /** Everybody. */
    OPEN,
    /** Those whom the admin or a moderator accepts, and those who were invited. */
    CONFIRM,
    /** Those who were invited. */
    INVITE,
    /** Nobody; the admin adds players at the terminal. */
    CLOSED
}
