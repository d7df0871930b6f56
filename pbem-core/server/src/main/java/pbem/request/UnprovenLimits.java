package pbem.request;

import java.time.Duration;

/**
 * The limits for mails of unproven senders, whose answers may reach a person who wrote nothing.
 *
 * @param answersPerHour mails that answer the mails of one address
 * @param linesPerMail command lines that are handled in one mail
 * @param answersPerHourInAll mails of the whole server to unproven addresses
 * @param kilobytesPerHourInAll the size of these together; each counts with the largest size it can have until it is
 *     written
 * @param kilobytesWaiting the size of all mails together that wait because no other may be answered
 */
public record UnprovenLimits(
        int answersPerHour,
        int linesPerMail,
        int answersPerHourInAll,
        int kilobytesPerHourInAll,
        int kilobytesWaiting) {

    public static final UnprovenLimits STANDARD = new UnprovenLimits(20, 5, 300, 3_000, 20_000);

    /** The longest line, in characters, longer than any command that a person types. */
    public static final int LONGEST_LINE = 1_000;

    /** How long a waiting mail is left before it is tried again. */
    public static final Duration WAIT = Duration.ofMinutes(20);

    /** The longest time that a mail waits. */
    public static final Duration LONGEST_WAIT = Duration.ofDays(7);

    /** The largest size in bytes of a mail that waits, so that a few mails cannot use up all the space. */
    public static final int LARGEST_WAITING = 20_000;

    private static final int FEWEST_WAITING = 2_000;

    /** The most mails that wait at once, since each is tried again every {@link #WAIT}. */
    public int mostWaiting() {
        return Math.max(FEWEST_WAITING, kilobytesWaiting / 10);
    }
}
