package pbem.cli.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/** Reads {@code pbem.toml} and the environment, and says of every mistake where it stands and what the right form is. */
public final class ConfigurationFile {

    private ConfigurationFile() {}

    /** A file or variable that does not fit; the message has one line a mistake. */
    public static final class Invalid extends Exception {

        private static final long serialVersionUID = 1;

        Invalid(List<String> mistakes) {
            super(String.join("\n", mistakes));
        }
    }

    /**
     * @param file need not exist: then all settings have their defaults
     * @param environment variables by name
     */
    public static Configuration read(Path file, Map<String, String> environment) throws IOException, Invalid {
        List<String> mistakes = new ArrayList<>();
        Configuration configuration = Configuration.defaults();
        if (Files.exists(file)) {
            configuration = read(file, Toml.parse(file), mistakes);
        }
        for (Setting<?> setting : Settings.ALL) {
            String value = environment.get(setting.variable());
            if (value != null) {
                configuration = enter(configuration, setting, value, setting.variable(), mistakes);
            }
        }
        if (!mistakes.isEmpty()) {
            throw new Invalid(mistakes);
        }
        return configuration;
    }

    private static Configuration read(Path file, TomlParseResult toml, List<String> mistakes) {
        Configuration configuration = Configuration.defaults();
        toml.errors()
                .forEach(error -> mistakes.add(file + ":" + error.position().line() + ": "
                        + error.getMessage().replaceAll("\\s+", " ")));
        for (String key : toml.dottedKeySet()) {
            String place = file + ":" + toml.inputPositionOf(key).line();
            Optional<Setting<?>> setting = Settings.ALL.stream()
                    .filter(known -> known.key().equals(key))
                    .findFirst();
            if (setting.isPresent()) {
                configuration = enter(configuration, setting.get(), toml.get(key), place, mistakes);
            } else {
                mistakes.add(
                        place + ": there is no setting " + key + "; the settings of its table are " + siblings(key));
            }
        }
        return configuration;
    }

    private static <T> Configuration enter(
            Configuration configuration, Setting<T> setting, Object raw, String place, List<String> mistakes) {
        Optional<T> value = setting.reader().apply(raw);
        if (value.isEmpty()) {
            String given = setting.secret() ? "" : ", not " + raw;
            mistakes.add(place + ": " + setting.key() + " must be " + setting.form() + given);
            return configuration;
        }
        return configuration.with(setting, value.get());
    }

    private static String siblings(String key) {
        String table = key.contains(".") ? key.substring(0, key.indexOf('.')) : key;
        String names = Settings.ALL.stream()
                .filter(setting -> setting.table().equals(table))
                .map(Setting::name)
                .collect(Collectors.joining(", "));
        return names.isEmpty()
                ? "none; the tables are "
                        + Settings.ALL.stream().map(Setting::table).distinct().collect(Collectors.joining(", "))
                : names;
    }
}
