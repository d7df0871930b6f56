package pbem.request;

/**
 * How much the admin lets people do. Everything is counted for one player or, where nothing proves who is speaking,
 * for one address.
 *
 * @param answersPerHour mails that answer a player's own
 * @param unproven what a mail may bring about that nothing proves
 * @param questionsPerDay requests to confirm that a player is sent; who is no player is sent one
 * @param mailsPerDay mails that are handled
 * @param linesPerMail command lines that are handled
 * @param openBoards boards under way, beyond which one can begin no other
 * @param passwords whether {@code userid password} in a line proves who is speaking
 * @param passwordTriesPerHour wrong passwords before none is looked at any more
 * @param talk how much of one player reaches others
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

    /** These limits with passwords. */
    public RequestLimits withPasswords() {
        return new RequestLimits(
                answersPerHour,
                unproven,
                questionsPerDay,
                mailsPerDay,
                linesPerMail,
                openBoards,
                true,
                passwordTriesPerHour,
                talk);
    }

    /** These limits, but so much for mails that nothing proves. */
    public RequestLimits with(UnprovenLimits other) {
        return new RequestLimits(
                answersPerHour,
                other,
                questionsPerDay,
                mailsPerDay,
                linesPerMail,
                openBoards,
                passwords,
                passwordTriesPerHour,
                talk);
    }

    /** These limits, but so much of what reaches others. */
    public RequestLimits with(TalkLimits other) {
        return new RequestLimits(
                answersPerHour,
                unproven,
                questionsPerDay,
                mailsPerDay,
                linesPerMail,
                openBoards,
                passwords,
                passwordTriesPerHour,
                other);
    }
}
