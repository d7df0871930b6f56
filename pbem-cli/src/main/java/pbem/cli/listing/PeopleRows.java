package pbem.cli.listing;

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

    private PeopleRows() {}

    public static Map<String, Object> of(Repositories repositories, Player player) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("user", player.user());
        row.put("addresses", repositories.players().addresses(player));
        row.put("state", player.state().name().toLowerCase(Locale.ROOT));
        Membership membership = repositories.players().membership(player);
        row.put("bot", membership.bot());
        row.put("director", membership.director());
        row.put("office", membership.office().name().toLowerCase(Locale.ROOT));
        row.put("sanctions", sanctions(membership));
        row.put(
                "paused",
                repositories.addressHealth().of(player).stream()
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
