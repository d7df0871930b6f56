package pbem.schedule;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import pbem.clock.OpenTurn;
import pbem.notice.Recipient;
import pbem.notice.ScheduledNotice;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/** Reminds players of all boards that wait for them in one mail, at most once a day. */
final class Reminders {

    static final Duration PAUSE = Duration.ofDays(1);

    private Reminders() {}

    /** @return whether the player was reminded; repeating the call has no effect */
    static boolean remind(Repositories repositories, Player player, Instant now) {
        boolean lately = repositories
                .clocks()
                .lastReminded(player)
                .filter(last -> now.isBefore(last.plus(PAUSE)))
                .isPresent();
        boolean daily = repositories.preferences().of(player).digest() == Preferences.Digest.DAILY;
        if (lately || daily) {
            return false;
        }
        List<OpenTurn> open = running(repositories, player, now);
        if (open.stream().noneMatch(turn -> turn.wantsReminder(now.plus(Spread.of(player))))) {
            return false;
        }
        // The next reminder comes a day later at the earliest, so this one covers what becomes due until then.
        List<OpenTurn> due = open.stream()
                .filter(turn -> turn.wantsReminder(now.plus(PAUSE)))
                .toList();
        repositories.notices().post(Recipient.player(player), new ScheduledNotice.Reminder(told(due)), now);
        repositories.clocks().reminded(player, due, now);
        return true;
    }

    /** The turns whose time runs; some boards' clocks run during a vacation. */
    static List<OpenTurn> running(Repositories repositories, Player player, Instant now) {
        boolean away = repositories.vacations().of(player).stream().anyMatch(vacation -> vacation.covers(now));
        return open(repositories, player, now).stream()
                .filter(turn -> !away || !stands(repositories, player, turn.board(), now))
                .toList();
    }

    private static boolean stands(Repositories repositories, Player player, int board, Instant now) {
        GameRecord record = repositories.boards().record(board).orElseThrow();
        return record.board()
                .seat(player)
                .flatMap(seat -> repositories.clocks().of(record).away(seat, now))
                .isPresent();
    }

    /** The turns that still have time. */
    static List<OpenTurn> open(Repositories repositories, Player player, Instant now) {
        return repositories.clocks().turns(player).stream()
                .filter(turn -> !turn.turn().isOver(now))
                .toList();
    }

    static List<ScheduledNotice.Due> told(List<OpenTurn> turns) {
        return turns.stream()
                .map(turn -> new ScheduledNotice.Due(
                        turn.board(), turn.revision(), turn.turn().deadline()))
                .toList();
    }
}
