package pbem.handler.club;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why an act of administration or moderation was refused. */
public final class ClubRefusal {

    public static final Reason SUSPENDED_UNTIL = new Reason("club.you-are-suspended-until");

    public static final Reason SUSPENDED = new Reason("club.you-are-suspended");

    public static final Reason MUTED_UNTIL = new Reason("club.you-are-muted-until");

    public static final Reason MUTED = new Reason("club.you-are-muted");

    /** The player is under no sanction to lift. */
    public static final Reason NOT_SANCTIONED = new Reason("club.not-sanctioned");

    /** Officers are sanctioned only at the terminal, and nobody sanctions themselves. */
    public static final Reason NOT_OVER_OFFICERS = new Reason("club.not-over-officers");

    /** The player has no board under way. */
    public static final Reason NO_OPEN_BOARDS = new Reason("club.no-open-boards");

    /** The player does not play on the board or has left the game, or the board is a lesson. */
    public static final Reason NO_SEAT_TO_TAKE = new Reason("club.no-seat-to-take");

    /** The new player has, or has had, another seat at the board. */
    public static final Reason SITS_THERE = new Reason("club.sits-there");

    /** Officers may not give a seat to themselves. */
    public static final Reason OWN_SUCCESSOR = new Reason("club.own-successor");

    /** The board belongs to a tournament, in which its director replaces players. */
    public static final Reason SEAT_OF_TOURNAMENT = new Reason("club.seat-of-tournament");

    /** The new player is suspended. */
    public static final Reason SUCCESSOR_SUSPENDED = new Reason("club.successor-suspended");

    /** The new player has blocked another player at the board, or was blocked by one. */
    public static final Reason UNWILLING_TO_MEET = new Reason("club.unwilling-to-meet");

    /** The sender is not a moderator. */
    public static final Reason NOT_A_MODERATOR = new Reason("club.not-a-moderator");

    /** The act is only for admins, since it cannot be undone. */
    public static final Reason NOT_AN_ADMIN = new Reason("club.not-an-admin");

    /** There is no such report. */
    public static final Reason NO_SUCH_REPORT = new Reason("club.no-such-report");

    /** The report is already closed. */
    public static final Reason REPORT_CLOSED = new Reason("club.report-closed");

    /** The report is about the officer or one of the officer's boards. */
    public static final Reason OWN_REPORT = new Reason("club.own-report");

    /** The officer plays or competes with the player. */
    public static final Reason OWN_OPPONENT = new Reason("club.own-opponent");

    /** Adjudicating needs winners or a draw; if none is named, the winners may have been forgotten. */
    public static final Reason NO_RESULT = new Reason("club.no-result");

    /** The reason is missing, which the players concerned are to read. */
    public static final Reason REASON_MISSING = new Reason("club.reason-missing");

    /** The board has decided how a tournament continues, so only its director may change it. */
    public static final Reason DECIDED_TOURNAMENT = new Reason("club.decided-tournament");

    /** The text is not a number of days that a sanction can last. */
    public static final Reason BAD_DAYS = new Reason("club.bad-days");

    /** The text is not one of {@link BoardsOfLeaver.Fate}. */
    public static final Reason BAD_FATE = new Reason("club.bad-fate");

    /** No applicant has that number. */
    public static final Reason NO_SUCH_APPLICANT = new Reason("club.no-such-applicant");

    /** The address has already been invited. */
    public static final Reason INVITED_ALREADY = new Reason("club.invited-already");

    public static final Reason BAD_ANNOUNCEMENT_SUBJECT_BY_MAIL = new Reason("club.bad-announcement-subject-by-mail");

    public static final Reason BAD_ANNOUNCEMENT_SUBJECT = new Reason("club.bad-announcement-subject");

    public static final Reason BAD_ANNOUNCEMENT_BY_MAIL = new Reason("club.bad-announcement-by-mail");

    public static final Reason BAD_ANNOUNCEMENT = new Reason("club.bad-announcement");

    public static final Reason NO_SUCH_ANNOUNCEMENT_BY_MAIL = new Reason("club.no-such-announcement-by-mail");

    public static final Reason NO_SUCH_ANNOUNCEMENT = new Reason("club.no-such-announcement");

    /** Announcements by mail are limited, in case an attacker controls an admin's mailbox. */
    public static final Reason TOO_MANY_ANNOUNCEMENTS = new Reason("club.too-many-announcements");

    private ClubRefusal() {}

    /** The refusal for a suspended player. */
    public static Refusal suspended(Optional<Instant> until, String why) {
        Phrase reason = SanctionWords.reason(why);
        return until.map(end -> SUSPENDED_UNTIL.of(end, reason)).orElseGet(() -> SUSPENDED.of(reason));
    }

    /** The refusal for a muted player who wants to write to others or change their name. */
    public static Refusal muted(Optional<Instant> until, String why) {
        Phrase reason = SanctionWords.reason(why);
        return until.map(end -> MUTED_UNTIL.of(end, reason)).orElseGet(() -> MUTED.of(reason));
    }

    /** The refusal of an announcement for its subject. */
    public static Refusal badAnnouncementSubject(int most, boolean byMail) {
        return byMail ? BAD_ANNOUNCEMENT_SUBJECT_BY_MAIL.of(most) : BAD_ANNOUNCEMENT_SUBJECT.of(most);
    }

    /** The refusal of an announcement for its text. */
    public static Refusal badAnnouncement(int most, boolean byMail) {
        return byMail ? BAD_ANNOUNCEMENT_BY_MAIL.of(most) : BAD_ANNOUNCEMENT.of(most);
    }

    /** The refusal for a number without an announcement that can be withdrawn. */
    public static Refusal noSuchAnnouncement(int number, boolean byMail) {
        return byMail ? NO_SUCH_ANNOUNCEMENT_BY_MAIL.of(number) : NO_SUCH_ANNOUNCEMENT.of(number);
    }
}
