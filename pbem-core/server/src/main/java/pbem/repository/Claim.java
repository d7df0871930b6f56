package pbem.repository;

/**
 * A mail in the hands of one worker. Once its lease has ended somebody else may claim the mail; from then on all that is
 * done by the old claim changes nothing, or the late worker would free what the other has in hand.
 *
 * @param mail its number
 * @param place where the database had it when it was claimed, in words of its own: found there, it is found without a look
 *     at what others write beside it. Empty, or out of date, it is found by its number.
 */
public record Claim(long mail, String worker, String place) {

    public Claim(long mail, String worker) {
        this(mail, worker, "");
    }
}
