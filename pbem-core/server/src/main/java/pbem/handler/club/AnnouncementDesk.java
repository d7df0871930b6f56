package pbem.handler.club;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import pbem.command.CommandRefusal;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.repository.Repositories;
import pbem.request.Comment;
import pbem.summary.Announcement;

/**
 * Makes announcements to all players or to those of a game, and withdraws them. Each act is written to the audit log.
 */
public record AnnouncementDesk(Repositories repositories, Games games, Officer by, Instant now) {

    public static final int LONGEST_SUBJECT = 120;
    public static final int LONGEST_WORDS = 10_000;

    /** The most announcements by mail in a day. */
    static final int MOST_BY_MAIL = 3;

    private static final Duration DAY = Duration.ofDays(1);

    /**
     * Makes an announcement: at once on the web site, and by mail from the clock's next round on.
     *
     * @return why it was not done; empty if it was
     */
    public Optional<Refusal> make(Announcement.Draft draft) {
        Optional<Refusal> objection = objection(draft);
        if (objection.isEmpty()) {
            Announcement made = repositories.announcements().make(draft, now);
            audit("announce", made);
        }
        return objection;
    }

    /** Why an announcement cannot be made; empty if it can. Changes nothing. */
    Optional<Refusal> objection(Announcement.Draft draft) {
        boolean oneLine = draft.subject().chars().noneMatch(Character::isISOControl);
        if (draft.subject().isBlank() || !oneLine || draft.subject().length() > LONGEST_SUBJECT) {
            return Optional.of(ClubRefusal.badAnnouncementSubject(LONGEST_SUBJECT, isByMail()));
        }
        if (isByMail() && Comment.isClipped(draft.words())) {
            return Optional.of(ClubRefusal.badAnnouncement(Comment.LONGEST, true)); // its end would be cut off
        }
        if (draft.words().isBlank() || draft.words().length() > LONGEST_WORDS) {
            return Optional.of(ClubRefusal.badAnnouncement(isByMail() ? Comment.LONGEST : LONGEST_WORDS, isByMail()));
        }
        if (isByMail() && isEnoughForToday()) {
            return Optional.of(ClubRefusal.TOO_MANY_ANNOUNCEMENTS.of(MOST_BY_MAIL));
        }
        return draft.game()
                .filter(name -> games.named(name).isEmpty())
                .map(name -> CommandRefusal.noSuchGame(name, games.names()));
    }

    private boolean isByMail() {
        return by.player().isPresent();
    }

    private boolean isEnoughForToday() {
        return repositories.announcements().newest(MOST_BY_MAIL).stream()
                        .filter(said -> said.at().isAfter(now.minus(DAY)))
                        .count()
                >= MOST_BY_MAIL;
    }

    /**
     * Removes an announcement from the web site, and mails it to no further players.
     *
     * @return why it was not done; empty if it was
     */
    public Optional<Refusal> withdraw(int number) {
        Optional<Announcement> found = withdrawable(number);
        found.ifPresent(announcement -> {
            repositories.announcements().withdraw(announcement);
            audit("withdraw announcement", announcement);
        });
        return found.isPresent() ? Optional.empty() : Optional.of(ClubRefusal.noSuchAnnouncement(number, isByMail()));
    }

    /** The announcement with a number, if it can be withdrawn. */
    private Optional<Announcement> withdrawable(int number) {
        return repositories.announcements().numbered(number).filter(Announcement::isWithdrawable);
    }

    private void audit(String verb, Announcement announcement) {
        new Decisions(repositories, by, now).audit(verb, announcement.number() + ": " + announcement.subject());
    }
}
