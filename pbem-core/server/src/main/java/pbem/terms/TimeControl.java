package pbem.terms;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How long a player may think.
 *
 * @param nagDays days without a move after which they are reminded
 * @param forfeitDays days without a move after which their game is lost; at least {@code nagDays}
 * @param totalDays days of thinking over the whole game, if limited
 * @param incrementDays by how many days each move fills up what is left of them, never beyond {@code totalDays}
 * @param weekdays whether Saturdays and Sundays do not count, as they are in the time zone of the player
 * @param withoutVacation whether vacations stop no clock
 */
public record TimeControl(
        int nagDays,
        int forfeitDays,
        OptionalInt totalDays,
        int incrementDays,
        boolean weekdays,
        boolean withoutVacation) {

    public static final TimeControl STANDARD = new TimeControl(7, 21, OptionalInt.empty());

    /** Whose whole time, if limited, only gets less. */
    public TimeControl(int nagDays, int forfeitDays, OptionalInt totalDays) {
        this(nagDays, forfeitDays, totalDays, 0, false, false);
    }

    /** Players who agree on so much want nobody hurried. */
    private static final Duration ENDLESS = Duration.ofDays(3650);

    /** Of a player who has no deadline, and is never reminded. */
    public static final TimeControl NONE = new TimeControl(36_500, 36_500, OptionalInt.empty());

    /** The same, with that many days for each move, and no reminder after them. */
    TimeControl withDaysToMove(int days) {
        return new TimeControl(Math.min(nagDays, days), days, totalDays, incrementDays, weekdays, withoutVacation);
    }

    /** What does not count, as a challenge spells it. */
    public List<String> exceptions() {
        List<String> words = new ArrayList<>();
        if (weekdays) {
            words.add("--weekdays");
        }
        if (withoutVacation) {
            words.add("--no-vacation");
        }
        return words;
    }

    /** Whether that much time for a move is told as no deadline at all. */
    public static boolean isEndless(Duration time) {
        return time.compareTo(ENDLESS) >= 0;
    }

    /** Whether nobody has a deadline. */
    public boolean isEndless() {
        return isEndless(Duration.ofDays(forfeitDays))
                && totalDays.stream().allMatch(days -> isEndless(Duration.ofDays(days)));
    }
}
