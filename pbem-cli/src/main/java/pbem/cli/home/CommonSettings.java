package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.cli.config.Configuration;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;

/**
 * The settings that must be the same for all workers on one database, since workers would otherwise tell players
 * different things. The values are by name, and contain no secrets.
 */
record CommonSettings(Map<String, String> values) {

    private static final String KEYS = "token.keys";
    private static final String GAMES = "games";

    /** Tables of settings that may differ between machines, such as where mail comes from and goes to. */
    private static final Set<String> OF_A_MACHINE = Set.of(
            "intake", "imap", "pop3", "listen", "smtp", "oauth", "database", "backup", "watch", "metrics", "log");

    private static final Set<Setting<?>> OF_A_MACHINE_TOO =
            Set.of(SiteSettings.ENABLED, SiteSettings.HOST, SiteSettings.PORT);

    private static final Set<Setting<?>> OF_ALL = Set.of(Settings.LARGEST, Settings.RETURN_ADDRESS_PER_MAIL);

    /** @param games the jars of games that are used */
    static CommonSettings of(Configuration configuration, Path keys, String games) throws IOException {
        Map<String, String> values = new TreeMap<>();
        for (Setting<?> setting : Settings.ALL) {
            String table = setting.key().substring(0, setting.key().indexOf('.'));
            boolean own = OF_A_MACHINE.contains(table) || OF_A_MACHINE_TOO.contains(setting);
            if (OF_ALL.contains(setting) || !own && !setting.secret()) {
                values.put(setting.key(), String.valueOf(configuration.get(setting)));
            }
        }
        values.put(KEYS, fingerprint(keys));
        values.put(GAMES, games);
        return new CommonSettings(values);
    }

    /** A hash of the key file without its comments and blanks. It reveals no key. */
    private static String fingerprint(Path keys) throws IOException {
        String said = Files.readAllLines(keys, StandardCharsets.UTF_8).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .sorted()
                .collect(Collectors.joining("\n"));
        return DigestUtils.sha256Hex(said).substring(0, 16);
    }

    String text() {
        return values.entrySet().stream()
                .map(value -> value.getKey() + " " + value.getValue().replace('\n', ' '))
                .collect(Collectors.joining("\n"));
    }

    static CommonSettings read(String text) {
        Map<String, String> values = new TreeMap<>();
        text.lines()
                .map(line -> line.split(" ", 2))
                .forEach(value -> values.put(value[0], value.length == 2 ? value[1] : ""));
        return new CommonSettings(values);
    }

    /** The settings that differ, a phrase each. */
    List<String> differences(CommonSettings other) {
        List<String> differences = new ArrayList<>();
        values.forEach((name, here) -> {
            String there = other.values.getOrDefault(name, here); // an older program does not know the setting
            if (!there.equals(here)) {
                differences.add(
                        name.equals(KEYS)
                                ? "the keys in token.keys"
                                : name + " (here " + shown(here) + ", there " + shown(there) + ")");
            }
        });
        return differences;
    }

    private static String shown(String value) {
        return value.isEmpty() ? "nothing" : value;
    }
}
