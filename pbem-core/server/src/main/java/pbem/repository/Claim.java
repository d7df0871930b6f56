package pbem.repository;

/**
 * A worker's claim to a mail. When its lease has ended, another worker may claim the mail. From then on the old claim
 * changes nothing; otherwise the late worker could free the mail of the other. A repository may know more about a claim
 * that it gave, so callers return the same object.
 */
public interface Claim {

    /** The number of the mail. */
    long mail();

    String worker();

    /** One of which nothing else is known. */
    static Claim of(long mail, String worker) {
        return new OfNumber(mail, worker);
    }

    /** By the number alone. */
    record OfNumber(long mail, String worker) implements Claim {}
}
