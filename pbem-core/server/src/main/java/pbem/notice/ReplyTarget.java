package pbem.notice;

/** What a mail answers, so that a command need not name it. */
public sealed interface ReplyTarget {

    /** Nothing of ours, or nothing in particular. */
    record None() implements ReplyTarget {}

    /**
     * A board mail.
     *
     * @param revision of the board as that mail showed it
     */
    record OfBoard(int number, int revision) implements ReplyTarget {}

    /** A challenge. */
    record OfChallenge(int number) implements ReplyTarget {}

    /** A request to confirm. */
    record OfConfirmation(long id) implements ReplyTarget {}

    /** The address for leaving the list of digests, to which mail programs write by themselves. */
    record Unsubscribe() implements ReplyTarget {}

    /** Likewise the address for watching a board no longer. */
    record Unwatch(int board) implements ReplyTarget {}

    /** Whether whoever answers it may do more than to end a subscription. */
    default boolean acts() {
        return !(this instanceof Unsubscribe) && !(this instanceof Unwatch);
    }

    ReplyTarget NONE = new None();
    ReplyTarget UNSUBSCRIBE = new Unsubscribe();
}
