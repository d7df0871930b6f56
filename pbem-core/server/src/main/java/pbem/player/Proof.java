package pbem.player;

/** How the identity of a sender was proved, weakest first. */
public enum Proof {
    /** The From line alone: enough to ask, never enough to act. */
    NONE,
    /** The line had the right password, which others may have read on its way. */
    PASSWORD,
    /** An answer to a request to confirm that was sent to the registered address. */
    CONFIRMED,
    /** A trusted mail server states that the mail comes from the domain of the registered address. */
    AUTHENTICATED,
    /** The mail had a token that only a mail to this player contained. */
    TOKEN,
    /** The command came from the server's own machine. */
    ADMIN
}
