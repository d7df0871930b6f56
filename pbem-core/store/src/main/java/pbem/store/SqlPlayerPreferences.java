package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.PlayerPreferences;
import pbem.store.engine.Database;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.json.Json;

/** Settings by name, so that new ones need no column. An unset setting follows later changes of the default. */
record SqlPlayerPreferences(Session session) implements PlayerPreferences {

    private static final TypeReference<Map<String, String>> NAMED = new TypeReference<>() {};

    /** The name under which the preferences of a player are loaded. */
    static final String OF_PLAYER = "preferences";

    @Override
    public Preferences of(Player player) {
        return session.loaded().get(OF_PLAYER, Loaded.Kind.PLAYER, player.id(), this::stored);
    }

    private Map<Long, Preferences> stored(Collection<Long> players) {
        return session
                .sql("SELECT id, " + ofPlayer(session.database()) + " AS wishes FROM player WHERE id IN (<players>)")
                .bindList("players", players)
                .mapEach(players, "id", row -> of(row.getString("wishes")))
                .entrySet()
                .stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, one -> one.getValue().findOne().orElse(Preferences.STANDARD)));
    }

    /** The expression for the preferences of {@code player}, for {@link #of(String)}. */
    static String ofPlayer(Database database) {
        return "(SELECT " + database.object("name", "value")
                + " FROM preference WHERE preference.player_id = player.id)";
    }

    static Preferences of(String json) {
        Map<String, String> set = json == null ? Map.of() : Json.read(json, NAMED);
        Preferences read = Preferences.STANDARD;
        for (Preference setting : Preference.values()) {
            String value = set.get(setting.word());
            read = value == null ? read : read.with(setting, read(setting.standard(), value));
        }
        return read;
    }

    /** @param like another value of the setting */
    private static Object read(Object like, String value) {
        if (like instanceof Enum<?> constant) {
            return Enum.valueOf(constant.getDeclaringClass(), value);
        }
        if (like instanceof Boolean) {
            return Boolean.valueOf(value);
        }
        if (like instanceof Integer) {
            return Integer.valueOf(value);
        }
        return like instanceof Locale ? Locale.forLanguageTag(value) : ZoneId.of(value);
    }

    @Override
    public void set(Player player, Preferences wanted) {
        // a newer program may have written others, which stay
        session.sql("DELETE FROM preference WHERE player_id = :player AND name IN (<names>)")
                .bind("player", player.id())
                .bindList("names", Preference.words())
                .execute();
        wanted.changed()
                .forEach((setting, value) -> session.execute(
                        "INSERT INTO preference (player_id, name, value) VALUES (?, ?, ?)",
                        player.id(),
                        setting.word(),
                        written(value)));
    }

    private static String written(Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        return value instanceof Locale language ? language.toLanguageTag() : value.toString();
    }
}
