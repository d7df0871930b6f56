package pbem.request;

import java.time.Duration;

/**
 * What mails may bring about that anybody can have written in anybody's name: an answer to one reaches somebody who perhaps
 * wrote nothing.
 *
 * @param answersPerHour mails that answer those of one address
 * @param linesPerMail command lines that are read
 * @param answersPerHourInAll mails of the whole server to addresses that nothing proves
 * @param kilobytesPerHourInAll how large these are together, each counted at its bound until it is written
 * @param kilobytesWaiting how large the mails are together that wait since no other may be answered
 */
public record UnprovenLimits(
        int answersPerHour,
        int linesPerMail,
        int answersPerHourInAll,
        int kilobytesPerHourInAll,
        int kilobytesWaiting) {

    public static final UnprovenLimits STANDARD = new UnprovenLimits(20, 5, 300, 3_000, 20_000);

    /** No command that a person types is longer, in characters. */
    public static final int LONGEST_LINE = 1_000;

    /** After such a time a mail that waits is looked at again. */
    public static final Duration WAIT = Duration.ofMinutes(20);

    /** Nobody waits longer for an answer. */
    public static final Duration LONGEST_WAIT = Duration.ofDays(7);

    /** A mail that waits is no larger, in bytes, so that a few cannot take all the room. */
    public static final int LARGEST_WAITING = 20_000;

    private static final int FEWEST_WAITING = 2_000;

    /** So many mails wait at once, since each is looked at again every {@link #WAIT}. */
    public int mostWaiting() {
        return Math.max(FEWEST_WAITING, kilobytesWaiting / 10);
    }
}
