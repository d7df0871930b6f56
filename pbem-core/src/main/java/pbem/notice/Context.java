package pbem.notice;

/** What a mail answers, so that a command need not name it. */
public sealed interface Context {

    /** Nothing of ours, or nothing in particular. */
    record None() implements Context {}

    /**
     * A board mail.
     *
     * @param revision of the board as that mail showed it
     */
    record OfBoard(int number, int revision) implements Context {}

    /** A challenge. */
    record OfChallenge(int number) implements Context {}

    /** A request to confirm. */
    record OfHold(long id) implements Context {}

    /** The address for leaving the list of digests, to which mail programs write by themselves. */
    record Unsubscribe() implements Context {}

    /** Likewise the address for watching a board no longer. */
    record Unwatch(int board) implements Context {}

    Context NONE = new None();
    Context UNSUBSCRIBE = new Unsubscribe();
}
