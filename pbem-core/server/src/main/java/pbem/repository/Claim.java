package pbem.repository;

/**
 * A mail in the hands of one worker. Once its lease has ended somebody else may claim the mail; from then on all that is
 * done by the old claim changes nothing, or the late worker would free what the other has in hand. A repository may know more
 * of a claim that it gave, so it is handed back as it came.
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
