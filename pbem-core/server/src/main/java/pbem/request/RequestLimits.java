package pbem.request;

/**
 * How much the admin lets people do. Everything is counted for one player or, where nothing proves who is speaking, for one
 * address.
 *
 * @param answersPerHour mails that answer a player's own
 * @param unprovenAnswersPerHour the same for an address that anybody may have written into a mail
 * @param questionsPerDay requests to confirm that a player is sent; who is no player is sent one
 * @param mailsPerDay mails that are handled
 * @param linesPerMail command lines that are handled
 * @param openBoards boards under way, beyond which one can begin no other
 * @param passwords whether {@code userid password} in a line proves who is speaking
 * @param passwordTriesPerHour wrong passwords before none is looked at any more
 */
public record RequestLimits(
        int answersPerHour,
        int unprovenAnswersPerHour,
        int questionsPerDay,
        int mailsPerDay,
        int linesPerMail,
        int openBoards,
        boolean passwords,
        int passwordTriesPerHour) {

    public static final RequestLimits STANDARD = new RequestLimits(60, 20, 20, 500, 50, 200, false, 10);

    /** The same with passwords. */
    public RequestLimits withPasswords() {
        return new RequestLimits(
                answersPerHour,
                unprovenAnswersPerHour,
                questionsPerDay,
                mailsPerDay,
                linesPerMail,
                openBoards,
                true,
                passwordTriesPerHour);
    }
}
