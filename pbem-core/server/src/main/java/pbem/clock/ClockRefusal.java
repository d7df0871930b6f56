package pbem.clock;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about time was not done. */
public final class ClockRefusal {

    /** The dates are unreadable. */
    public static final Reason BAD_DATES = new Reason("clock.bad-dates");

    /** The vacation has a first day but no last day. */
    public static final Reason NO_LAST_DAY = new Reason("clock.no-last-day");

    /** The last day comes before the first. */
    public static final Reason BACKWARDS = new Reason("clock.backwards");

    /** The first day has passed. */
    public static final Reason PAST = new Reason("clock.past");

    /** The dates are too far ahead. */
    public static final Reason TOO_FAR = new Reason("clock.too-far");

    /** The dates overlap another vacation. */
    public static final Reason OVERLAPPING = new Reason("clock.overlapping");

    /** The vacation is longer than the days that are left in a year. */
    public static final Reason TOO_LONG = new Reason("clock.too-long");

    /** The player has no vacation, now or planned. */
    public static final Reason NOT_AWAY = new Reason("clock.not-away");

    /** A game cannot be claimed on the claimer's own turn. */
    public static final Reason OWN_TURN = new Reason("clock.own-turn");

    /** The time has not run out. */
    public static final Reason NOT_DUE = new Reason("clock.not-due");

    /**
     * The time of the seat on turn never runs out: it is a program's, or the agreed limit is so long that it counts as
     * none.
     */
    public static final Reason NO_DEADLINE = new Reason("clock.no-deadline");

    /** The server took a vacation for the player at the same moment. */
    public static final Reason SAVED_BY_VACATION = new Reason("clock.saved-by-vacation");

    /** Mails from before the deadline are still waiting to be handled. */
    public static final Reason MAIL_WAITS = new Reason("clock.mail-waits");

    private ClockRefusal() {}

    public static Refusal badDates(String text, List<String> forms) {
        return BAD_DATES.of(text, Phrase.anyOf(forms));
    }
}
