package pbem.schedule;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.clock.OpenTurn;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.Actor;
import pbem.record.GameRecord;
import pbem.repository.Notices;
import pbem.repository.Repositories;

/**
 * Posts notices, but keeps those that can wait for the daily digests of players who want one. What somebody did himself
 * and the end of a game are told at once, as is everything that is no news of a board.
 */
public final class DigestingNotices implements Notices {

    /** On the player's own clock. */
    static final LocalTime HOUR = LocalTime.of(8, 0);

    private final Repositories repositories;
    private final Notices outbox;

    /** @param outbox where notices go that cannot wait */
    public DigestingNotices(Repositories repositories, Notices outbox) {
        this.repositories = repositories;
        this.outbox = outbox;
    }

    @Override
    public void post(Recipient to, Notice notice, OptionalLong cause, Instant at) {
        Optional<Player> gatherer = notice instanceof Notice.BoardNews news ? gatherer(to, news) : Optional.empty();
        if (gatherer.isPresent()) {
            repositories.digests().put(gatherer.get(), (Notice.BoardNews) notice, at);
        } else {
            outbox.post(to, notice, cause, at);
        }
    }

    @Override
    public Optional<ReplyTarget> about(String token) {
        return outbox.about(token);
    }

    private Optional<Player> gatherer(Recipient to, Notice.BoardNews news) {
        return to instanceof Recipient.ToPlayer addressee
                ? repositories
                        .players()
                        .withId(addressee.id())
                        .filter(player -> repositories.preferences().of(player).digest() == Preferences.Digest.DAILY)
                        .filter(player -> canWait(player, news))
                : Optional.empty();
    }

    private boolean canWait(Player player, Notice.BoardNews news) {
        GameRecord record = repositories.boards().record(news.board()).orElseThrow();
        boolean own = record.entries().subList(Math.max(0, news.revision() - 1 - news.more()), news.revision()).stream()
                .anyMatch(entry -> entry.actor().equals(Actor.player(player)));
        return record.state() == GameRecord.State.ACTIVE && !own;
    }

    /** The last time, not after that instant, at which digests go out to that player. */
    static ZonedDateTime lastHour(Preferences preferences, Instant now) {
        ZonedDateTime local = now.atZone(preferences.zone());
        ZonedDateTime today = local.toLocalDate().atTime(HOUR).atZone(preferences.zone());
        return today.toInstant().isAfter(now)
                ? local.toLocalDate().minusDays(1).atTime(HOUR).atZone(preferences.zone())
                : today;
    }

    /** @return whether a digest was posted; running it again does nothing more */
    static boolean send(Repositories repositories, Player player, Instant now) {
        Preferences preferences = repositories.preferences().of(player);
        boolean daily = preferences.digest() == Preferences.Digest.DAILY;
        ZonedDateTime hour = lastHour(preferences, now);
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
        boolean due = daily && !away && open.stream().anyMatch(turn -> turn.wantsReminder(next));
        if (news.isEmpty() && !due) {
            return false;
        }
        repositories
                .notices()
                .post(
                        Recipient.player(player),
                        new Notice.Digest(news, Reminders.told(open)),
                        OptionalLong.empty(),
                        now);
        repositories
                .clocks()
                .reminded(
                        player,
                        open.stream().filter(turn -> turn.wantsReminder(next)).toList(),
                        now);
        return true;
    }
}
