package pbem.cli.config;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import pbem.store.engine.PostgresqlAddress;

/**
 * A setting: one key of the configuration.
 *
 * @param key dotted: {@code smtp.port}
 * @param form the right form of the value, as the file shows it
 * @param otherwise the default, which may depend on another setting
 * @param secret whether the value must never be printed
 * @param reader reads the value; empty if the value is not allowed
 */
public record Setting<T>(
        String key,
        String form,
        Function<Configuration, T> otherwise,
        boolean secret,
        Function<Object, Optional<T>> reader) {

    private static final Pattern WEB =
            Pattern.compile("https://[^/?#\\s]+[^\\s]*|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s]*)?");

    private static final Pattern ORIGIN = Pattern.compile("https?://[^/?#@\\s]+(?:/[A-Za-z0-9._~-]+)*/?");

    private static final Pattern MACHINES =
            Pattern.compile("(?:(?:[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*)(?:\\s+|$))*");

    private static final Pattern ADDRESSES = Pattern.compile("(?:[^\\s@,]+@[^\\s@,]+(?:[,\\s]+|$))*");

    static Setting<String> text(String key) {
        return text(key, "\"TEXT\"", text -> true);
    }

    static Setting<String> text(String key, String form, Predicate<String> fits) {
        return new Setting<>(
                key,
                form,
                fallback(ShippedFile.value(key)),
                false,
                raw -> string(raw).filter(fits));
    }

    private static <T> Function<Configuration, T> fallback(T value) {
        return configuration -> value;
    }

    static Setting<String> secret(String key) {
        return new Setting<>(key, "\"SECRET\"", fallback(ShippedFile.value(key)), true, Setting::string);
    }

    /** A setting that is empty or the address of a PostgreSQL database. */
    static Setting<String> database(String key) {
        String form = "\"" + PostgresqlAddress.FORM + "\", without user and password, which have settings of their own";
        return text(
                key, form, text -> text.isEmpty() || PostgresqlAddress.of(text).isPresent());
    }

    /** A setting that is empty or a web address, with TLS unless it is on this machine. */
    static Setting<String> webAddress(String key) {
        return text(
                key,
                "\"https://...\"",
                text -> text.isEmpty() || WEB.matcher(text).matches());
    }

    /** A setting that is empty or the web address of our site, which may have a path. */
    static Setting<String> site(String key) {
        String form = "\"https://boards.example.org\" or \"https://example.org/games\"";
        return text(key, form, text -> text.isEmpty() || ORIGIN.matcher(text).matches());
    }

    /** A setting that is empty or mail addresses, separated by blanks or commas. */
    static Setting<String> addresses(String key) {
        String form = "\"OLD@EXAMPLE.ORG\", or several with blanks between them";
        return text(key, form, text -> ADDRESSES.matcher(text).matches());
    }

    /** A setting that is empty or IP addresses, separated by blanks. */
    static Setting<String> machines(String key) {
        String form = "\"192.0.2.1\", or several with blanks between them";
        return text(key, form, text -> MACHINES.matcher(text).matches());
    }

    /** A setting that is empty or a date. */
    static Setting<String> day(String key) {
        return text(key, "a day, as in \"2026-03-01\"", Setting::isDay);
    }

    private static boolean isDay(String text) {
        try {
            return text.isEmpty() || !LocalDate.parse(text).isBefore(LocalDate.EPOCH);
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    static Setting<String> choice(String key, String... values) {
        return text(key, '"' + String.join("\" or \"", values) + '"', List.of(values)::contains);
    }

    static Setting<Integer> number(String key, int least, int most) {
        return new Setting<>(
                key,
                "a number from " + least + " to " + most,
                fallback(Integer.valueOf(ShippedFile.value(key))),
                false,
                raw -> whole(raw).filter(number -> number >= least && number <= most));
    }

    /** A number of at most ten million. Its default is another setting times a factor. */
    static Setting<Integer> times(int factor, Setting<Integer> base, String key, int least) {
        Setting<Integer> plain = number(key, least, 10_000_000);
        return new Setting<>(key, plain.form, configuration -> factor * configuration.get(base), false, plain.reader);
    }

    static Setting<Boolean> yesNo(String key) {
        Function<Object, Optional<Boolean>> reader = raw -> switch (String.valueOf(raw)) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
        return new Setting<>(key, "true or false", fallback(Boolean.valueOf(ShippedFile.value(key))), false, reader);
    }

    /** The default if all other settings have their defaults. */
    public T fallback() {
        return otherwise.apply(Configuration.defaults());
    }

    /** The environment variable that overrides it: {@code PBEM_SMTP_PORT}. */
    public String variable() {
        return "PBEM_" + key.replace('.', '_').toUpperCase(Locale.ROOT);
    }

    /** The table of the file that contains it. */
    public String table() {
        return key.substring(0, key.indexOf('.'));
    }

    /** The name inside its table. */
    String name() {
        return key.substring(key.indexOf('.') + 1);
    }

    /** Its line in a new file: commented out if the value is the default. A secret is replaced by its default. */
    String line(Configuration configuration) {
        T value = secret ? fallback() : configuration.get(this);
        return (value.equals(otherwise.apply(configuration)) ? "#" : "") + assignment(value);
    }

    /** The line that sets its value, also that of a secret. */
    String assignment(Configuration configuration) {
        return assignment(configuration.get(this));
    }

    private String assignment(T value) {
        String written = value instanceof String text
                ? '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"'
                : String.valueOf(value);
        return name() + " = " + written;
    }

    private static Optional<String> string(Object raw) {
        return raw instanceof String text && text.chars().noneMatch(Character::isISOControl)
                ? Optional.of(text)
                : Optional.empty();
    }

    private static Optional<Integer> whole(Object raw) {
        try {
            return Optional.of(Math.toIntExact(Long.parseLong(String.valueOf(raw))));
        } catch (NumberFormatException | ArithmeticException e) {
            return Optional.empty();
        }
    }
}
