package pbem.request;

/**
 * The limits on one player's words and challenges to others, apart from acts on boards.
 *
 * @param mailsPerHour mails in which they write something to others
 * @param mailsToOnePerHour such mails to the same player
 * @param readersPerHour mails that others get because of theirs: words, challenges and news of challenges
 * @param challengesPerDay challenges that they make and seats that they take
 * @param challengesToOnePerDay such challenges and seats that reach the same player
 * @param feedbackPerDay mails in which they write to the admin
 * @param watchingPerDay boards and games that they begin to watch
 */
public record TalkLimits(
        int mailsPerHour,
        int mailsToOnePerHour,
        int readersPerHour,
        int challengesPerDay,
        int challengesToOnePerDay,
        int feedbackPerDay,
        int watchingPerDay) {

    public static final TalkLimits STANDARD = new TalkLimits(60, 20, 120, 100, 20, 20, 200);
}
