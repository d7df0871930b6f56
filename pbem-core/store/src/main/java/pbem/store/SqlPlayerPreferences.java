package pbem.store;

import java.time.ZoneId;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.PlayerPreferences;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/** Settings by name, so that new ones need no column. An unset setting follows later changes of the default. */
record SqlPlayerPreferences(Session session) implements PlayerPreferences {

    @Override
    public Preferences of(Player player) {
        return session.loaded().get("preferences", Loaded.Kind.PLAYER, player.id(), this::stored);
    }

    private Map<Long, Preferences> stored(Collection<Long> players) {
        Map<Long, Sql.Rows<Map.Entry<String, String>>> set = session.sql(
                        "SELECT player_id, name, value FROM preference WHERE player_id IN (<players>)")
                .bindList("players", players)
                .mapEach(players, "player_id", row -> Map.entry(row.getString("name"), row.getString("value")));
        return set.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        one -> of(one.getValue().stream()
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)))));
    }

    private static Preferences of(Map<String, String> set) {
        if (set.isEmpty()) {
            return Preferences.STANDARD;
        }
        Preferences standard = Preferences.STANDARD;
        return new Preferences(
                read(set, "format", Preferences.Format::valueOf, standard.format()),
                read(set, "zone", ZoneId::of, standard.zone()),
                read(set, "language", Locale::forLanguageTag, standard.language()),
                read(set, "digest", Preferences.Digest::valueOf, standard.digest()),
                read(set, "width", Integer::valueOf, standard.width()),
                read(set, "svg", Boolean::valueOf, standard.svg()),
                read(set, "receipts", Preferences.Receipts::valueOf, standard.receipts()),
                read(set, "board", Preferences.Boards::valueOf, standard.board()),
                read(set, "confirm", Preferences.Confirm::valueOf, standard.confirm()),
                read(set, "seeks", Boolean::valueOf, standard.seeks()),
                read(set, "profile", Preferences.Profile::valueOf, standard.profile()),
                read(set, "talk", Preferences.Talk::valueOf, standard.talk()),
                read(set, "news", Boolean::valueOf, standard.news()),
                read(set, "robots", Preferences.Robots::valueOf, standard.robots()));
    }

    private static <T> T read(Map<String, String> set, String name, Function<String, T> reading, T standard) {
        return Optional.ofNullable(set.get(name)).map(reading).orElse(standard);
    }

    @Override
    public void set(Player player, Preferences wanted) {
        Preferences standard = Preferences.STANDARD;
        keep(player, "format", wanted.format().name(), standard.format().name());
        keep(player, "zone", wanted.zone().getId(), standard.zone().getId());
        keep(
                player,
                "language",
                wanted.language().toLanguageTag(),
                standard.language().toLanguageTag());
        keep(player, "digest", wanted.digest().name(), standard.digest().name());
        keep(player, "width", Integer.toString(wanted.width()), Integer.toString(standard.width()));
        keep(player, "svg", Boolean.toString(wanted.svg()), Boolean.toString(standard.svg()));
        keep(player, "confirm", wanted.confirm().name(), standard.confirm().name());
        keep(player, "seeks", Boolean.toString(wanted.seeks()), Boolean.toString(standard.seeks()));
        keep(player, "profile", wanted.profile().name(), standard.profile().name());
        keep(player, "talk", wanted.talk().name(), standard.talk().name());
        keep(player, "news", Boolean.toString(wanted.news()), Boolean.toString(standard.news()));
        keep(player, "robots", wanted.robots().name(), standard.robots().name());
        keep(player, "receipts", wanted.receipts().name(), standard.receipts().name());
        keep(player, "board", wanted.board().name(), standard.board().name());
    }

    private void keep(Player player, String name, String value, String standard) {
        session.execute("DELETE FROM preference WHERE player_id = ? AND name = ?", player.id(), name);
        if (!value.equals(standard)) {
            session.execute(
                    "INSERT INTO preference (player_id, name, value) VALUES (?, ?, ?)", player.id(), name, value);
        }
    }
}
