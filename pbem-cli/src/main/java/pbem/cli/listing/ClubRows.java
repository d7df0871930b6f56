package pbem.cli.listing;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
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

    public static Map<String, Object> of(Report report) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", report.number());
        row.put("at", report.at().toString());
        row.put("from", report.from().user());
        row.put("about", report.about().map(Player::user).orElse(null));
        row.put("board", report.board().isPresent() ? report.board().getAsInt() : null);
        row.put("words", report.words());
        row.put("closedAt", report.closedAt().map(Object::toString).orElse(null));
        row.put("answer", report.answer());
        return row;
    }

    public static Map<String, Object> of(Invitation invitation) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", invitation.number());
        row.put("address", invitation.address());
        row.put("at", invitation.at().toString());
        return row;
    }

    public static Map<String, Object> of(Applicant applicant) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", applicant.number());
        row.put("user", applicant.user());
        row.put("address", applicant.address());
        row.put("at", applicant.at().toString());
        return row;
    }

    public static Map<String, Object> of(Remark remark) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("at", remark.at().toString());
        row.put("kind", remark.kind().name().toLowerCase(Locale.ROOT));
        row.put("board", remark.board().isPresent() ? remark.board().getAsInt() : null);
        row.put("author", remark.author().user());
        row.put("words", remark.words());
        return row;
    }

    public static Map<String, Object> of(Repositories repositories, AuditEntry entry) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", entry.number());
        row.put("at", entry.at().toString());
        row.put("by", author(repositories, entry.author()));
        row.put("what", entry.verb());
        row.put(
                "player",
                entry.player().isPresent()
                        ? user(repositories, entry.player().getAsLong()).orElse(null)
                        : null);
        row.put("board", entry.board().isPresent() ? entry.board().getAsInt() : null);
        row.put("words", entry.words());
        return row;
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
