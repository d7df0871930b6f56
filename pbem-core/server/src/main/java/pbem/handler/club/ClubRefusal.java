package pbem.handler.club;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something was not done that concerns who may do what in the club. */
public final class ClubRefusal {

    public static final Reason SUSPENDED_UNTIL = new Reason("club.you-are-suspended-until");

    public static final Reason SUSPENDED = new Reason("club.you-are-suspended");

    public static final Reason MUTED_UNTIL = new Reason("club.you-are-muted-until");

    public static final Reason MUTED = new Reason("club.you-are-muted");

    /** There is nothing to take back. */
    public static final Reason NOT_SANCTIONED = new Reason("club.not-sanctioned");

    /** Who looks after others is looked after from the terminal alone, and nobody by themselves. */
    public static final Reason NOT_OVER_OFFICERS = new Reason("club.not-over-officers");

    /** They play nowhere. */
    public static final Reason NO_OPEN_BOARDS = new Reason("club.no-open-boards");

    /** They do not play there, have left that game, or it is a lesson. */
    public static final Reason NO_SEAT_TO_TAKE = new Reason("club.no-seat-to-take");

    /** Nobody sits at a board twice, nor in one seat after another. */
    public static final Reason SITS_THERE = new Reason("club.sits-there");

    /** An officer does not give a seat to themselves. */
    public static final Reason OWN_SUCCESSOR = new Reason("club.own-successor");

    /** Who counts in a tournament is for its director to decide. */
    public static final Reason SEAT_OF_TOURNAMENT = new Reason("club.seat-of-tournament");

    /** The new player could do nothing. */
    public static final Reason SUCCESSOR_SUSPENDED = new Reason("club.successor-suspended");

    /** The new player has blocked somebody at the board, or was blocked by them. */
    public static final Reason UNWILLING_TO_MEET = new Reason("club.unwilling-to-meet");

    /** Only those may whom the admin has asked to. */
    public static final Reason NOT_A_MODERATOR = new Reason("club.not-a-moderator");

    /** What cannot be taken back is not for moderators. */
    public static final Reason NOT_AN_ADMIN = new Reason("club.not-an-admin");

    /** There is no such report. */
    public static final Reason NO_SUCH_REPORT = new Reason("club.no-such-report");

    /** Somebody was faster. */
    public static final Reason REPORT_CLOSED = new Reason("club.report-closed");

    /** It is about them, or about a board of theirs. */
    public static final Reason OWN_REPORT = new Reason("club.own-report");

    /** The player who decides plays them, or competes with them. */
    public static final Reason OWN_OPPONENT = new Reason("club.own-opponent");

    /** A game is ended by who wins, or by a draw: no winner at all may have been forgotten. */
    public static final Reason NO_RESULT = new Reason("club.no-result");

    /** What ends a game is to be read by those who played it, what is decided about somebody by them. */
    public static final Reason REASON_MISSING = new Reason("club.reason-missing");

    /** A board by which somebody went on in a tournament: who directs that says what becomes of it. */
    public static final Reason DECIDED_TOURNAMENT = new Reason("club.decided-tournament");

    /** No number of days that a sanction can last. */
    public static final Reason BAD_DAYS = new Reason("club.bad-days");

    /** No way in which boards end. */
    public static final Reason BAD_FATE = new Reason("club.bad-fate");

    /** Nobody waits under that number. */
    public static final Reason NO_SUCH_APPLICANT = new Reason("club.no-such-applicant");

    /** Nobody is written to twice. */
    public static final Reason INVITED_ALREADY = new Reason("club.invited-already");

    public static final Reason BAD_ANNOUNCEMENT_SUBJECT_BY_MAIL = new Reason("club.bad-announcement-subject-by-mail");

    public static final Reason BAD_ANNOUNCEMENT_SUBJECT = new Reason("club.bad-announcement-subject");

    public static final Reason BAD_ANNOUNCEMENT_BY_MAIL = new Reason("club.bad-announcement-by-mail");

    public static final Reason BAD_ANNOUNCEMENT = new Reason("club.bad-announcement");

    public static final Reason NO_SUCH_ANNOUNCEMENT_BY_MAIL = new Reason("club.no-such-announcement-by-mail");

    public static final Reason NO_SUCH_ANNOUNCEMENT = new Reason("club.no-such-announcement");

    /** A mailbox in wrong hands is not the way to everybody. */
    public static final Reason TOO_MANY_ANNOUNCEMENTS = new Reason("club.too-many-announcements");

    private ClubRefusal() {}

    /** The player who asks is suspended. */
    public static Refusal suspended(Optional<Instant> until, String why) {
        Phrase reason = SanctionWords.reason(why);
        return until.map(end -> SUSPENDED_UNTIL.of(end, reason)).orElseGet(() -> SUSPENDED.of(reason));
    }

    /** The player who wants to say something, or a name for themselves, is muted. */
    public static Refusal muted(Optional<Instant> until, String why) {
        Phrase reason = SanctionWords.reason(why);
        return until.map(end -> MUTED_UNTIL.of(end, reason)).orElseGet(() -> MUTED.of(reason));
    }

    /** What is announced has a heading. */
    public static Refusal badAnnouncementSubject(int most, boolean byMail) {
        return byMail ? BAD_ANNOUNCEMENT_SUBJECT_BY_MAIL.of(most) : BAD_ANNOUNCEMENT_SUBJECT.of(most);
    }

    /** And words. */
    public static Refusal badAnnouncement(int most, boolean byMail) {
        return byMail ? BAD_ANNOUNCEMENT_BY_MAIL.of(most) : BAD_ANNOUNCEMENT.of(most);
    }

    /** None that could be taken back. */
    public static Refusal noSuchAnnouncement(int number, boolean byMail) {
        return byMail ? NO_SUCH_ANNOUNCEMENT_BY_MAIL.of(number) : NO_SUCH_ANNOUNCEMENT.of(number);
    }
}
