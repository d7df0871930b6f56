package pbem.handler.club;

import java.time.Instant;
import java.util.Optional;
import pbem.command.CommandRefusal;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.repository.Repositories;
import pbem.repository.club.Announcement;
import pbem.repository.club.AuditEntry;

/** Says something to all players, or to those of a game, and takes it back. Each act is written into the audit log. */
public record AnnouncementDesk(Repositories repositories, Games games, Officer by, Instant now) {

    public static final int LONGEST_SUBJECT = 120;
    public static final int LONGEST_WORDS = 10_000;

    /**
     * Announces it: to the site at once, by mail from the next round of the clock on.
     *
     * @return why not; empty if it is done
     */
    public Optional<Refusal> make(Announcement.Draft draft) {
        Optional<Refusal> objection = objection(draft);
        if (objection.isEmpty()) {
            Announcement made = repositories.announcements().make(draft, now);
            audit("announce", made);
        }
        return objection;
    }

    private Optional<Refusal> objection(Announcement.Draft draft) {
        boolean oneLine = draft.subject().chars().noneMatch(Character::isISOControl);
        if (draft.subject().isBlank() || !oneLine || draft.subject().length() > LONGEST_SUBJECT) {
            return Optional.of(new ClubRefusal.BadAnnouncementSubject(LONGEST_SUBJECT));
        }
        if (draft.words().isBlank() || draft.words().length() > LONGEST_WORDS) {
            return Optional.of(new ClubRefusal.BadAnnouncement(LONGEST_WORDS));
        }
        return draft.game()
                .filter(name -> games.named(name).isEmpty())
                .map(name -> new CommandRefusal.NoSuchGame(
                        name, games.all().stream().map(Game::name).toList()));
    }

    /**
     * Takes it off the site; who was told stays told, and nobody else is.
     *
     * @return why not; empty if it is done
     */
    public Optional<Refusal> withdraw(int number) {
        Optional<Announcement> found = repositories
                .announcements()
                .numbered(number)
                .filter(announcement -> announcement.shown() || announcement.mailing());
        found.ifPresent(announcement -> {
            repositories.announcements().withdraw(announcement);
            audit("withdraw announcement", announcement);
        });
        return found.isPresent() ? Optional.empty() : Optional.of(new ClubRefusal.NoSuchAnnouncement(number));
    }

    private void audit(String verb, Announcement announcement) {
        String words = announcement.number() + ": " + announcement.subject();
        repositories.auditLog().write(new AuditEntry.Draft(by.author(), verb, words), now);
    }
}
