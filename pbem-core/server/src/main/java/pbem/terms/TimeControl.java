package pbem.terms;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How long players may think.
 *
 * @param nagDays days without a move after which the player is reminded
 * @param forfeitDays days without a move after which the player loses; at least {@code nagDays}
 * @param totalDays days for all moves of a player together, if they are limited
 * @param incrementDays days that each move gives back to the remaining total, up to {@code totalDays}
 * @param weekdays whether clocks stand still on Saturdays and Sundays, in the player's time zone
 * @param withoutVacation whether clocks go on during vacations
 */
public record TimeControl(
        int nagDays,
        int forfeitDays,
        OptionalInt totalDays,
        int incrementDays,
        boolean weekdays,
        boolean withoutVacation) {

    public static final TimeControl STANDARD = new TimeControl(7, 21, OptionalInt.empty());

    /** A time control whose total time, if limited, has no increment. */
    public TimeControl(int nagDays, int forfeitDays, OptionalInt totalDays) {
        this(nagDays, forfeitDays, totalDays, 0, false, false);
    }

    /** Players who agree on so long a time want no deadline. */
    private static final Duration ENDLESS = Duration.ofDays(3650);

    /** A time control without deadlines and reminders. */
    public static final TimeControl NONE = new TimeControl(36_500, 36_500, OptionalInt.empty());

    /** This time control with other days for each move, and a reminder no later than that. */
    TimeControl withDaysToMove(int days) {
        return new TimeControl(Math.min(nagDays, days), days, totalDays, incrementDays, weekdays, withoutVacation);
    }

    /** The times during which clocks stand still, as a challenge spells them. */
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

    /** Whether a time for a move is so long that it is shown as no deadline. */
    public static boolean isEndless(Duration time) {
        return time.compareTo(ENDLESS) >= 0;
    }

    /** Whether no player has a deadline. */
    public boolean isEndless() {
        return isEndless(Duration.ofDays(forfeitDays))
                && totalDays.stream().allMatch(days -> isEndless(Duration.ofDays(days)));
    }
}
