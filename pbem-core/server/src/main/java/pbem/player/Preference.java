package pbem.player;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.phrase.EachLanguage;

/** A setting of a player for mails, in the form in which players write and read it: {@code set width 60}. */
public enum Preference {
    FORMAT(Preferences.Format.HTML),
    SVG(false),
    WIDTH(Integer.class, 72, Preferences.NARROWEST + ".." + Preferences.WIDEST, Preference::width),
    ZONE(ZoneId.class, ZoneOffset.UTC, "Europe/Berlin|America/New_York|UTC|...", Preference::zone),
    LANGUAGE(
            Locale.class,
            Locale.ENGLISH,
            EachLanguage.tags(),
            value -> EachLanguage.nearest(Locale.forLanguageTag(value))),
    DIGEST(
            Preferences.Digest.class,
            Preferences.Digest.OFF,
            "daily|off",
            value -> constant(Preferences.Digest.class, value.equalsIgnoreCase("on") ? "daily" : value)),
    RECEIPTS(Preferences.Receipts.SHORT),
    BOARD(Preferences.Boards.TEXT),
    CONFIRM(Preferences.Confirm.NEVER),
    SEEKS(false),
    PROFILE(Preferences.Profile.SHOWN),
    TALK(Preferences.Talk.PRIVATE),
    NEWS(true),
    ROBOTS(Preferences.Robots.PLAY),
    PUSH(Preferences.Push.OFF);

    private static final String STANDARD = "standard";
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,4}");

    private final Class<?> type;
    private final Object standard;
    private final String form;
    private final Function<String, ? extends Optional<?>> reading;

    <T> Preference(Class<T> type, T standard, String form, Function<String, Optional<T>> reading) {
        this.type = type;
        this.standard = standard;
        this.form = form;
        this.reading = reading;
    }

    <E extends Enum<E>> Preference(E standard) {
        this(
                standard.getDeclaringClass(),
                standard,
                Arrays.stream(standard.getDeclaringClass().getEnumConstants())
                        .map(Preference::lower)
                        .collect(Collectors.joining("|")),
                value -> constant(standard.getDeclaringClass(), value));
    }

    Preference(boolean standard) {
        this(Boolean.class, standard, "on|off", Preference::yesNo);
    }

    /** The type of its values. */
    Class<?> type() {
        return type;
    }

    /** The value for a player who has set nothing. */
    public Object standard() {
        return standard;
    }

    /** The possible values, as shown to people. */
    public String form() {
        return form;
    }

    public String word() {
        return lower(this);
    }

    /** The preferences with a value; empty if it is not one of this setting. */
    public Optional<Preferences> with(Preferences preferences, String value) {
        return reading.apply(value).map(read -> preferences.with(this, read));
    }

    /** As {@link #with}, also for the word that stands for the standard value. */
    public Optional<Preferences> read(Preferences preferences, String value) {
        return value.equalsIgnoreCase(STANDARD)
                ? Optional.of(preferences.with(this, standard))
                : with(preferences, value);
    }

    /** The value in the form in which it is typed. */
    public String of(Preferences preferences) {
        Object value = preferences.of(this);
        if (value instanceof Enum<?> constant) {
            return lower(constant);
        }
        if (value instanceof Boolean yes) {
            return yes ? "on" : "off";
        }
        if (value instanceof Locale language) {
            return language.toLanguageTag();
        }
        return value.equals(ZoneOffset.UTC) ? "UTC" : value.toString();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Preference::word).toList();
    }

    public static Optional<Preference> named(String name) {
        return Arrays.stream(values())
                .filter(setting -> setting.word().equalsIgnoreCase(name))
                .findFirst();
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> Optional<E> constant(Class<E> all, String value) {
        return Arrays.stream(all.getEnumConstants())
                .filter(one -> one.name().equalsIgnoreCase(value))
                .findFirst();
    }

    private static Optional<Boolean> yesNo(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "on", "yes" -> Optional.of(true);
            case "off", "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> width(String value) {
        return Optional.of(value)
                .filter(text -> WHOLE.matcher(text).matches())
                .map(Integer::valueOf)
                .filter(width -> width >= Preferences.NARROWEST && width <= Preferences.WIDEST);
    }

    /**
     * The time zone of a name in any case, with blanks or underscores: a region and city, a city alone, or an offset
     * from UTC.
     */
    private static Optional<ZoneId> zone(String value) {
        String name = value.strip().replace(' ', '_');
        if (List.of("utc", "gmt", "z").contains(name.toLowerCase(Locale.ROOT))) {
            return Optional.of(ZoneOffset.UTC);
        }
        Optional<String> known = ZoneNames.meant(value);
        try {
            return known.isPresent() ? known.map(ZoneId::of) : Optional.of(ZoneOffset.of(name));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
