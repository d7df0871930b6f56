package pbem.query;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.game.Games;
import pbem.query.game.GameName;
import pbem.repository.Transactions;
import pbem.repository.club.Announcement;

/** What was announced, as far as it stands on the site. Safe for any thread. */
public final class AnnouncementQueries {

    private final Transactions transactions;
    private final Games games;

    AnnouncementQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /**
     * Some lines of it, with a gap before and behind.
     *
     * @param items whether they are the items of a list; else it is one line that flows
     */
    public record Part(boolean items, List<String> lines) {
        public Part {
            lines = List.copyOf(lines);
        }
    }

    /**
     * One of them.
     *
     * @param game that it is about; empty if it is for everybody
     */
    public record Announced(int number, Instant at, Optional<GameName> game, String subject, List<Part> parts) {
        public Announced {
            parts = List.copyOf(parts);
        }

        /** As text: an empty line between its parts, a hyphen before each item. */
        public String text() {
            return parts.stream()
                    .map(part -> part.lines().stream()
                            .map(line -> part.items() ? "- " + line : line)
                            .collect(Collectors.joining("\n")))
                    .collect(Collectors.joining("\n\n"));
        }
    }

    private static List<Part> parts(Announcement announcement) {
        return announcement.parts().stream()
                .map(part -> new Part(part.items(), part.lines()))
                .toList();
    }

    /** The newest first. */
    public List<Announced> newest(int most) {
        return transactions.read(repositories -> repositories.announcements().shown(most).stream()
                .map(announcement -> new Announced(
                        announcement.number(),
                        announcement.at(),
                        announcement.game().flatMap(games::named).map(GameName::of),
                        announcement.subject(),
                        parts(announcement)))
                .toList());
    }
}
