package pbem.cli.listing;

import java.util.Optional;
import pbem.player.Player;
import pbem.repository.Remark;
import pbem.repository.Repositories;
import pbem.repository.club.Applicant;
import pbem.repository.club.AuditEntry;
import pbem.repository.club.Invitation;
import pbem.repository.club.Report;

/**
 * Reports, invitations, applicants, remarks and decisions as table rows, with values by column name.
 */
public final class ClubRows {

    private ClubRows() {}

    public static Row of(Report report) {
        return new Row()
                .with(report, "number", "at")
                .with("from", report.from().user())
                .with("about", report.about().map(Player::user))
                .with(report, "board", "words", "closedAt", "answer");
    }

    public static Row of(Invitation invitation) {
        return new Row().with(invitation, "number", "address", "at");
    }

    public static Row of(Applicant applicant) {
        return new Row().with(applicant, "number", "user", "address", "at");
    }

    public static Row of(Remark remark) {
        return new Row()
                .with(remark, "at", "kind", "board")
                .with("author", remark.author().user())
                .with("words", remark.words());
    }

    public static Row of(Repositories repositories, AuditEntry entry) {
        return new Row()
                .with(entry, "number", "at")
                .with("by", author(repositories, entry.author()))
                .with("what", entry.verb())
                .with(
                        "player",
                        entry.player().isPresent()
                                ? user(repositories, entry.player().getAsLong()).orElse(null)
                                : null)
                .with(entry, "board", "words");
    }

    /** {@code admin:NAME}, or the userid of the player who decided by mail. */
    private static String author(Repositories repositories, String author) {
        return author.startsWith("player:")
                ? user(repositories, Long.parseLong(author.substring("player:".length())))
                        .orElse(author)
                : author;
    }

    private static Optional<String> user(Repositories repositories, long id) {
        return repositories.players().withId(id).map(Player::user);
    }
}
