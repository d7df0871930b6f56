package pbem.schedule;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import pbem.notice.Recipient;
import pbem.notice.ScheduledNotice;
import pbem.play.SeekFit;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.repository.Repositories;

/** Tells subscribers of challenges that anybody may take, at most once a day or in their digest. */
final class SeekMails {

    private static final Duration DAY = Duration.ofDays(1);

    /** The largest number in one mail; the next mail has the rest. */
    private static final int MOST = 20;

    private SeekMails() {}

    /**
     * The challenges for a digest: new ones for subscribers, and all open ones for everybody once a week.
     *
     * @param hour the hour of the digest
     */
    static List<Integer> inDigest(Repositories repositories, Player player, ZonedDateTime hour) {
        boolean weekly = hour.getDayOfWeek() == DayOfWeek.MONDAY;
        boolean wanted = repositories.preferences().of(player).seeks();
        List<Challenge> told =
                weekly ? SeekFit.of(repositories, player) : wanted ? fresh(repositories, player) : List.of();
        return numbers(told.stream()
                .filter(seek -> seek.made().isBefore(hour.toInstant()))
                .toList());
    }

    /** The players whose next digest has challenges to tell. */
    static List<Long> waitingForDigest(Repositories repositories) {
        return repositories.challenges().seekListeners().stream()
                .filter(id -> repositories
                        .players()
                        .withId(id)
                        .filter(player -> repositories.preferences().of(player).digest() == Preferences.Digest.DAILY)
                        .filter(player -> !fresh(repositories, player).isEmpty())
                        .isPresent())
                .toList();
    }

    /** The players who may get a mail of their own; a transaction for each decides. */
    static List<Long> candidates(Repositories repositories, Instant now) {
        return repositories.challenges().seekListeners().stream()
                .filter(id -> repositories
                        .players()
                        .withId(id)
                        .filter(player -> isDue(repositories, player, now))
                        .isPresent())
                .toList();
    }

    /** @return whether a mail was posted; repeating the call has no effect */
    static boolean send(Repositories repositories, Player player, Instant now) {
        boolean due = isDue(repositories, player, now);
        if (due) {
            List<Integer> seeks = numbers(fresh(repositories, player));
            repositories.notices().post(Recipient.player(player), new ScheduledNotice.SeekNews(seeks), now);
            note(repositories, player, seeks, now);
        }
        return due;
    }

    private static boolean isDue(Repositories repositories, Player player, Instant now) {
        Preferences preferences = repositories.preferences().of(player);
        return preferences.seeks()
                && preferences.digest() == Preferences.Digest.OFF
                && repositories
                        .challenges()
                        .seeksTold(player)
                        .filter(told -> told.at().plus(DAY).isAfter(now))
                        .isEmpty()
                && repositories.vacations().of(player).stream().noneMatch(vacation -> vacation.covers(now))
                && !fresh(repositories, player).isEmpty();
    }

    /** The challenges made since the player was last told. */
    private static List<Challenge> fresh(Repositories repositories, Player player) {
        int told = newest(repositories, player);
        return SeekFit.of(repositories, player).stream()
                .filter(seek -> seek.number() > told)
                .toList();
    }

    private static int newest(Repositories repositories, Player player) {
        return repositories
                .challenges()
                .seeksTold(player)
                .map(Challenges.SeeksTold::newest)
                .orElse(0);
    }

    /** Records that the player was told of these challenges. */
    static void note(Repositories repositories, Player player, List<Integer> seeks, Instant now) {
        int newest = seeks.stream().mapToInt(number -> number).max().orElse(0);
        repositories
                .challenges()
                .note(player, new Challenges.SeeksTold(Math.max(newest, newest(repositories, player)), now));
    }

    private static List<Integer> numbers(List<Challenge> challenges) {
        return challenges.stream().map(Challenge::number).limit(MOST).toList();
    }
}
