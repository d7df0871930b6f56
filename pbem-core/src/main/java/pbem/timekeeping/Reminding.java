package pbem.timekeeping;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import pbem.clock.OpenTurn;
import pbem.ledger.Ledger;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.player.Player;
import pbem.player.Preferences;

/** Reminds players of the boards that wait for them: all of them in one mail, and not again within a day. */
final class Reminding {

    static final Duration PAUSE = Duration.ofDays(1);

    private Reminding() {}

    /** @return whether he was reminded; running it again does nothing more */
    static boolean remind(Ledger ledger, Player player, Instant now) {
        boolean lately = ledger.clocks()
                .lastReminded(player)
                .filter(last -> now.isBefore(last.plus(PAUSE)))
                .isPresent();
        boolean away = ledger.vacations().of(player).stream().anyMatch(vacation -> vacation.covers(now));
        boolean gathers = ledger.preferences().of(player).digest() == Preferences.Digest.DAILY;
        if (lately || away || gathers) {
            return false;
        }
        List<OpenTurn> open = open(ledger, player, now);
        if (open.stream().noneMatch(turn -> turn.wantsReminder(now))) {
            return false;
        }
        // No other reminder will come within a day, so this one speaks of what would be due until then.
        List<OpenTurn> due = open.stream()
                .filter(turn -> turn.wantsReminder(now.plus(PAUSE)))
                .toList();
        ledger.notices().post(Recipient.player(player), new Notice.Reminder(told(due)), OptionalLong.empty(), now);
        ledger.clocks().reminded(player, due, now);
        return true;
    }

    /** The turns on which he still has time. */
    static List<OpenTurn> open(Ledger ledger, Player player, Instant now) {
        return ledger.clocks().turns(player).stream()
                .filter(turn -> !turn.turn().isOver(now))
                .toList();
    }

    static List<Notice.Due> told(List<OpenTurn> turns) {
        return turns.stream()
                .map(turn -> new Notice.Due(
                        turn.board(), turn.revision(), turn.turn().deadline()))
                .toList();
    }
}
