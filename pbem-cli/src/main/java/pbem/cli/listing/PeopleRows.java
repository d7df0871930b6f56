package pbem.cli.listing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    public static Map<String, Object> of(Repositories repositories, Player player) {
        return of(repositories, List.of(player)).get(0);
    }

    public static List<Map<String, Object>> of(Repositories repositories, List<Player> players) {
        List<Map<String, Object>> rows = new ArrayList<>();
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

    private static Map<String, Object> row(
            Player player, Membership membership, List<AddressHealth.Condition> conditions) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("user", player.user());
        row.put(
                "addresses",
                conditions.stream().map(AddressHealth.Condition::address).toList());
        row.put("state", player.state().name().toLowerCase(Locale.ROOT));
        row.put("bot", membership.bot());
        row.put("director", membership.director());
        row.put("office", membership.office().name().toLowerCase(Locale.ROOT));
        row.put("sanctions", sanctions(membership));
        row.put(
                "paused",
                conditions.stream()
                        .filter(AddressHealth.Condition::isPaused)
                        .map(AddressHealth.Condition::address)
                        .toList());
        return row;
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

    public static Map<String, Object> of(Standing standing) {
        Rating rating = standing.rating();
        Career career = rating.career();
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("rank", standing.rank());
        row.put("user", rating.player().user());
        row.put("rating", rating.skill().rating());
        row.put("deviation", rating.skill().deviation());
        row.put("provisional", career.isProvisional());
        row.put("games", career.boards());
        row.put("opponents", career.opponents());
        row.put("won", career.won());
        row.put("drawn", career.drawn());
        row.put("lost", career.lost());
        row.put("active", standing.active());
        row.put("seen", standing.seen().map(Object::toString).orElse(null));
        return row;
    }
}
