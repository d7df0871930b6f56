package pbem.player;

/** How we know who is speaking, weakest first. */
public enum Proof {
    /** Only the From line says so; enough to ask, never enough to act. */
    NONE,
    /** Their line bore the right password; anybody who read it on its way has it, too. */
    PASSWORD,
    /** They answered a request to confirm, sent to their registered address. */
    CONFIRMED,
    /** The mail server that the admin trusts says that the mail comes from the domain of their registered address. */
    AUTHENTICATED,
    /** Their mail bore a token that only a mail to them carried. */
    TOKEN,
    /** They work on the server's own machine. */
    ADMIN
}
