package pbem.repository;

/**
 * A mail in the hands of one worker. Once its lease has ended somebody else may claim the mail; from then on whatever is
 * done by the old claim changes nothing, or the late worker would free what the other has in hand.
 *
 * @param mail its number
 */
public record Claim(long mail, String worker) {}
