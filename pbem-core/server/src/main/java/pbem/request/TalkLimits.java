package pbem.request;

/**
 * How much of one player reaches others, apart from what they do on boards.
 *
 * @param mailsPerHour mails in which they say something to others
 * @param mailsToOnePerHour those of them that reach the same player
 * @param readersPerHour mails that others get because of theirs: words, challenges, and what becomes of these
 * @param challengesPerDay challenges that they make, and seats that they take
 * @param challengesToOnePerDay those of them that reach the same player
 * @param feedbackPerDay mails in which they say something to the admin
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
