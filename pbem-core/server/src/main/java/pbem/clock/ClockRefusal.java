package pbem.clock;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something about time was not done. */
public final class ClockRefusal {

    /** No dates that we can read. */
    public static final Reason BAD_DATES = new Reason("clock.bad-dates");

    /** They say from when they are away, but not until when. */
    public static final Reason NO_LAST_DAY = new Reason("clock.no-last-day");

    /** The last day comes before the first. */
    public static final Reason BACKWARDS = new Reason("clock.backwards");

    /** The first day has gone by. */
    public static final Reason PAST = new Reason("clock.past");

    /** Nobody plans that far. */
    public static final Reason TOO_FAR = new Reason("clock.too-far");

    /** They are on vacation then already. */
    public static final Reason OVERLAPPING = new Reason("clock.overlapping");

    /** More days than are left of a year. */
    public static final Reason TOO_LONG = new Reason("clock.too-long");

    /** They are not on vacation and plan none. */
    public static final Reason NOT_AWAY = new Reason("clock.not-away");

    /** Nobody whose game could be claimed is on turn: it is the claimer's own turn. */
    public static final Reason OWN_TURN = new Reason("clock.own-turn");

    /** There is time left. */
    public static final Reason NOT_DUE = new Reason("clock.not-due");

    /** Their time never runs out, as that of a program, or of a player who agreed on so much that it is none. */
    public static final Reason NO_DEADLINE = new Reason("clock.no-deadline");

    /** A vacation was taken for them in the same moment. */
    public static final Reason SAVED_BY_VACATION = new Reason("clock.saved-by-vacation");

    /** Mails from before the deadline are not handled yet. */
    public static final Reason MAIL_WAITS = new Reason("clock.mail-waits");

    private ClockRefusal() {}

    public static Refusal badDates(String text, List<String> forms) {
        return BAD_DATES.of(text, Phrase.anyOf(forms));
    }
}
