package pbem.cli.verb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.club.AuditEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem audit}. */
@Command(
        name = "audit",
        description =
                "What admins and moderators decided about people, at the terminal and by mail, the newest first. What"
                        + " was done to a board or a tournament stands in its own log: pbem board show, pbem tournament show. pbem"
                        + " verify finds whether an entry was changed.")
public final class AuditVerb extends ListVerb {

    @Option(names = "--limit", paramLabel = "N", description = "How many (default: 50).")
    private int limit = 50;

    @Override
    List<Map<String, Object>> rows(PbemServer server) {
        return server.store()
                .read(tx -> tx.repositories().auditLog().newest(limit).stream()
                        .map(entry -> row(tx.repositories(), entry))
                        .toList());
    }

    private static Map<String, Object> row(Repositories repositories, AuditEntry entry) {
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

    /** {@code admin:NAME}, or the userid of who did it by mail. */
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
