package pbem.cli.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.rating.Career;
import pbem.rating.Rating;
import pbem.rating.Standing;
import pbem.repository.AddressHealth;
import pbem.repository.Repositories;

/** People as table rows, with values by column name. */
public final class PeopleRows {

    /** How many people are read at once. */
    private static final int TOGETHER = 500;

    private PeopleRows() {}

    public static Row of(Repositories repositories, Player player) {
        return of(repositories, List.of(player)).get(0);
    }

    public static List<Row> of(Repositories repositories, List<Player> players) {
        List<Row> rows = new ArrayList<>();
        for (int from = 0; from < players.size(); from += TOGETHER) {
            List<Player> some = players.subList(from, Math.min(players.size(), from + TOGETHER));
            List<Membership> memberships = repositories.players().memberships(some);
            List<List<AddressHealth.Condition>> conditions =
                    repositories.addressHealth().of(some);
            for (int i = 0; i < some.size(); i++) {
                rows.add(row(some.get(i), memberships.get(i), conditions.get(i)));
            }
        }
        return rows;
    }

    private static Row row(Player player, Membership membership, List<AddressHealth.Condition> conditions) {
        return new Row()
                .with("user", player.user())
                .with(
                        "addresses",
                        conditions.stream()
                                .map(AddressHealth.Condition::address)
                                .toList())
                .with("state", player.state())
                .with(membership, "bot", "director", "office")
                .with("sanctions", sanctions(membership))
                .with(
                        "paused",
                        conditions.stream()
                                .filter(AddressHealth.Condition::isPaused)
                                .map(AddressHealth.Condition::address)
                                .toList());
    }

    /** Sanctions that are in force or over: {@code muted until 2025-05-05T14:02:00Z: insults}. */
    private static List<String> sanctions(Membership membership) {
        return membership.sanctions().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey().name().toLowerCase(Locale.ROOT)
                        + entry.getValue().until().map(end -> " until " + end).orElse("")
                        + ": " + entry.getValue().why())
                .toList();
    }

    public static Row of(Standing standing) {
        Rating rating = standing.rating();
        Career career = rating.career();
        return new Row()
                .with("rank", standing.rank())
                .with("user", rating.player().user())
                .with("rating", rating.skill().rating())
                .with("deviation", rating.skill().deviation())
                .with("provisional", career.isProvisional())
                .with("games", career.boards())
                .with(career, "opponents", "won", "drawn", "lost")
                .with(standing, "active", "seen");
    }
}
