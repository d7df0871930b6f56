package pbem.request;

/**
 * What mails may bring about that anybody can have written in anybody's name: an answer to one reaches somebody who perhaps
 * wrote nothing.
 *
 * @param answersPerHour mails that answer those of one address
 * @param linesPerMail command lines that are read
 * @param answersPerHourInAll mails of the whole server to addresses that nothing proves
 * @param kilobytesPerHourInAll how large these are together, each counted at its bound until it is written
 */
public record UnprovenLimits(int answersPerHour, int linesPerMail, int answersPerHourInAll, int kilobytesPerHourInAll) {

    public static final UnprovenLimits STANDARD = new UnprovenLimits(20, 5, 300, 3_000);

    /** No command that a person types is longer, in characters. */
    public static final int LONGEST_LINE = 1_000;
}
