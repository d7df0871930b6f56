package pbem.player;

/** How we know who is speaking, weakest first. */
public enum Proof {
    /** Only the From line says so; enough to ask, never enough to act. */
    NONE,
    /** His line bore the right password; whoever read it on its way has it, too. */
    PASSWORD,
    /** He answered a request to confirm, sent to his registered address. */
    CONFIRMED,
    /** The mail server that the admin trusts says that the mail comes from the domain of his registered address. */
    AUTHENTICATED,
    /** His mail bore a token that only a mail to him carried. */
    TOKEN,
    /** He works on the server's own machine. */
    ADMIN
}
