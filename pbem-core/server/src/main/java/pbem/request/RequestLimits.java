package pbem.request;

/**
 * The limits that the admin sets for people. Everything is counted for one player, or for one address if the sender is
 * unproven.
 *
 * @param answersPerHour mails that answer one player's mails
 * @param unproven the limits for mails of unproven senders
 * @param questionsPerDay requests to confirm that are sent to a player; anybody else is sent one
 * @param mailsPerDay mails that are handled
 * @param linesPerMail command lines that are handled
 * @param openBoards boards under way at which a player can begin no other
 * @param passwords whether {@code userid password} in a line proves the speaker
 * @param passwordTriesPerHour wrong passwords after which none is checked
 * @param talk the limits on one player's words and challenges to others
 */
public record RequestLimits(
        int answersPerHour,
        UnprovenLimits unproven,
        int questionsPerDay,
        int mailsPerDay,
        int linesPerMail,
        int openBoards,
        boolean passwords,
        int passwordTriesPerHour,
        TalkLimits talk) {

    public static final RequestLimits STANDARD =
            new RequestLimits(60, UnprovenLimits.STANDARD, 20, 500, 50, 200, false, 10, TalkLimits.STANDARD);
}
