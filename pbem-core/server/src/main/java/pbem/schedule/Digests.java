package pbem.schedule;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.List;
import pbem.clock.OpenTurn;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ScheduledNotice;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.Challenge;
import pbem.repository.Repositories;

/** Sends daily digests, in the same minute of every day, with the reminders that are due. */
final class Digests {

    /** The hour of digests, in the player's time zone. */
    static final LocalTime HOUR = LocalTime.of(8, 0);

    private Digests() {}

    /** The last time for that player's digest that is not after that instant. */
    static ZonedDateTime lastHour(Player player, Preferences preferences, Instant now) {
        ZonedDateTime local = now.atZone(preferences.zone());
        LocalTime hour = HOUR.plus(Spread.of(player));
        ZonedDateTime today = local.toLocalDate().atTime(hour).atZone(preferences.zone());
        return today.toInstant().isAfter(now)
                ? local.toLocalDate().minusDays(1).atTime(hour).atZone(preferences.zone())
                : today;
    }

    /** @return whether a digest was posted; repeating the call has no effect */
    static boolean send(Repositories repositories, Player player, Instant now) {
        Preferences preferences = repositories.preferences().of(player);
        boolean daily = preferences.digest() == Preferences.Digest.DAILY;
        ZonedDateTime hour = lastHour(player, preferences, now);
        Instant until = daily ? hour.toInstant() : Instant.MAX;
        boolean sentToday = repositories
                .clocks()
                .lastReminded(player)
                .filter(last -> !last.isBefore(hour.toInstant()))
                .isPresent();
        if (daily && sentToday) {
            return false;
        }
        List<Notice.BoardNews> news = repositories.digests().take(player, until);
        boolean away = repositories.vacations().of(player).stream().anyMatch(vacation -> vacation.covers(now));
        List<OpenTurn> open = Reminders.open(repositories, player, now);
        Instant next = hour.plusDays(1).toInstant();
        boolean due = daily
                && Reminders.running(repositories, player, now).stream().anyMatch(turn -> turn.wantsReminder(next));
        List<Integer> seeks = daily && !away ? SeekMails.inDigest(repositories, player, hour) : List.of();
        boolean listens = preferences.seeks() && !seeks.isEmpty();
        if (news.isEmpty() && !due && !listens) {
            return false;
        }
        repositories
                .notices()
                .post(
                        Recipient.player(player),
                        new ScheduledNotice.Digest(news, Reminders.told(open), challenges(repositories, player), seeks),
                        now);
        if (!seeks.isEmpty()) {
            SeekMails.note(repositories, player, seeks, now);
        }
        repositories
                .clocks()
                .reminded(
                        player,
                        open.stream().filter(turn -> turn.wantsReminder(next)).toList(),
                        now);
        return true;
    }

    /** The player's open challenges, which the digest repeats while they wait. */
    private static List<Integer> challenges(Repositories repositories, Player player) {
        return repositories.challenges().waitingFor(player).stream()
                .map(Challenge::number)
                .toList();
    }
}
