package pbem.cli.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/** Reads {@code pbem.toml} and the environment. Reports the place of every mistake and the right form. */
public final class ConfigurationFile {

    private ConfigurationFile() {}

    /** A file or variable with mistakes; the message has one line for each. */
    public static final class Invalid extends Exception {

        private static final long serialVersionUID = 1;

        Invalid(List<String> mistakes) {
            super(String.join("\n", mistakes));
        }
    }

    /**
     * @param file if it does not exist, all settings have their defaults
     * @param environment variables by name
     */
    public static Configuration read(Path file, Map<String, String> environment) throws IOException, Invalid {
        return read(file, parsed(Files.exists(file) ? Files.readString(file) : ""), environment);
    }

    /** The configuration that a file with that text would give. */
    public static Configuration readText(Path file, String text) throws Invalid {
        return read(file, parsed(text), Map.of());
    }

    /**
     * Parses a text without its lines of comment, which are most of a new file and take most of the time. In a text over
     * several lines such a line would be a part of it, so a file with one is parsed as it is.
     */
    private static TomlParseResult parsed(String text) {
        boolean overSeveralLines = text.contains("\"\"\"") || text.contains("'''");
        return Toml.parse(
                overSeveralLines
                        ? text
                        : Stream.of(text.split("\n"))
                                .map(line -> line.startsWith("#") ? "" : line)
                                .collect(Collectors.joining("\n")));
    }

    private static Configuration read(Path file, TomlParseResult toml, Map<String, String> environment) throws Invalid {
        List<String> mistakes = new ArrayList<>();
        Configuration configuration = read(file, toml, mistakes);
        for (Setting<?> setting : Settings.ALL) {
            String value = environment.get(setting.variable());
            if (value != null) {
                configuration = enter(configuration, setting, value, setting.variable(), mistakes);
            } else if (setting.secret() && environment.containsKey(setting.variable() + "_FILE")) {
                String variable = setting.variable() + "_FILE";
                configuration = enterFile(
                        configuration, setting, file.resolveSibling(environment.get(variable)), variable, mistakes);
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
            Optional<Setting<?>> kept = secretKeptIn(key);
            if (setting.isPresent()) {
                configuration = enter(configuration, setting.get(), toml.get(key), place, mistakes);
            } else if (kept.isPresent() && toml.contains(kept.get().key())) {
                mistakes.add(place + ": give " + kept.get().key() + " or " + key + ", not both");
            } else if (kept.isPresent() && toml.get(key) instanceof String name) {
                configuration = enterFile(configuration, kept.get(), file.resolveSibling(name), place, mistakes);
            } else if (kept.isPresent()) {
                mistakes.add(place + ": " + key + " must be \"FILE\", not " + toml.get(key));
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
            String given = setting.secret() ? "" : ", not " + withoutSecrets(String.valueOf(raw));
            mistakes.add(place + ": " + setting.key() + " must be " + setting.form() + given);
            return configuration;
        }
        return configuration.with(setting, value.get());
    }

    /** The given value without passwords. An address may contain one, although no setting expects it. */
    private static String withoutSecrets(String given) {
        return given.replaceAll("(?i)(pass\\w*=)[^&\\s]*", "$1...").replaceAll("//[^/@\\s]*@", "//...@");
    }

    /**
     * The setting whose secret is in the file named under that key: {@code smtp.password} for
     * {@code smtp.password_file}.
     */
    private static Optional<Setting<?>> secretKeptIn(String key) {
        return Settings.ALL.stream()
                .filter(setting -> setting.secret() && key.equals(setting.key() + "_file"))
                .findFirst();
    }

    private static <T> Configuration enterFile(
            Configuration configuration, Setting<T> setting, Path secret, String place, List<String> mistakes) {
        try {
            String text = Files.readString(secret).replaceFirst("\\R\\z", "");
            return enter(configuration, setting, text, place, mistakes);
        } catch (IOException e) {
            mistakes.add(place + ": " + setting.key() + "_file must name a readable text file, and " + secret
                    + " is not one: " + e.getClass().getSimpleName());
            return configuration;
        }
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
