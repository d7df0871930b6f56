package pbem.phrase;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import java.text.DecimalFormatSymbols;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Turns phrases into text of one language. The texts are {@link MessageFormat} patterns in resource bundles named
 * {@code phrases}, one per topic: {@code {0,plural,one{a man}other{{0} men}}}. A placeholder may ask for a form of the
 * phrase that fills it, as in {@code {0_genitive}}; that phrase chooses its words by the form, as in
 * {@code {form,select,genitive{białych}other{białe}}}. Every phrase has the form {@code capital} without further text.
 * An argument that people type, such as a command, is given in the words of the language by {@code {0_command}}.
 * A phrase that lacks a translation, or contains a phrase that does, is said in English as a whole, never half of it.
 * Immutable and safe for any thread.
 */
public final class Phrasebook {

    private final Locale locale;
    private final ZoneId zone;
    /** For every topic a class of the package that holds its texts, which are read when one of them is first said. */
    private final Map<String, Class<?>> topics;

    /** The parsed texts that were used before, by key. */
    private final Map<String, PhraseText> texts;

    /** The formats of lists, which take long to find. */
    private final Map<ListFormatter.Type, ListFormatter> lists = new ConcurrentHashMap<>();

    /** What people type in this language, for the English and the form in which a text asks for it. */
    private final BinaryOperator<String> typing;

    /** The keys that this language lacks. */
    private final Set<String> untranslated;

    /** The English book for phrases that this language lacks; empty if it lacks none. */
    private final Optional<Phrasebook> english;

    private Phrasebook(
            Locale locale,
            ZoneId zone,
            Map<String, Class<?>> topics,
            Map<String, PhraseText> texts,
            BinaryOperator<String> typing,
            Set<String> untranslated,
            Optional<Phrasebook> english) {
        this.locale = locale;
        this.zone = zone;
        this.topics = topics;
        this.texts = texts;
        this.typing = typing;
        this.untranslated = untranslated;
        this.english = english;
    }

    /**
     * @param homes for every topic a class of the package whose {@code phrases.properties} holds its texts
     */
    public static Phrasebook in(Locale locale, Map<String, Class<?>> homes) {
        Map<String, Class<?>> topics = new TreeMap<>(homes);
        topics.put("list", Phrasebook.class);
        topics.put("time", Phrasebook.class);
        Set<String> untranslated = english(locale)
                ? Set.of()
                : untranslated(locale, Stream.concat(Stream.of(Phrasebook.class), homes.values().stream()));
        return new Phrasebook(
                locale,
                ZoneOffset.UTC,
                topics,
                new ConcurrentHashMap<>(),
                (english, form) -> english,
                untranslated,
                untranslated.isEmpty() ? Optional.empty() : Optional.of(in(Locale.ENGLISH, homes)));
    }

    private static boolean english(Locale locale) {
        return locale.getLanguage().equals(Locale.ENGLISH.getLanguage());
    }

    private static Set<String> untranslated(Locale locale, Stream<Class<?>> homes) {
        return homes.distinct()
                .flatMap(home -> new Translation(home, locale).missing().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** This book for a reader in that time zone: it gives instants in the reader's time and in UTC. */
    public Phrasebook in(ZoneId place) {
        return new Phrasebook(locale, place, topics, texts, typing, untranslated, english.map(book -> book.in(place)));
    }

    /** This book with some texts replaced by the given patterns, by key. */
    public Phrasebook with(Map<String, String> own) {
        Map<String, PhraseText> said = new ConcurrentHashMap<>();
        own.forEach((key, pattern) -> said.put(key, PhraseText.of(pattern, locale)));
        Set<String> lacking =
                untranslated.stream().filter(key -> !own.containsKey(key)).collect(Collectors.toUnmodifiableSet());
        return new Phrasebook(locale, zone, topics, said, typing, lacking, english);
    }

    /**
     * This book with the words in which its readers type commands.
     *
     * @param words gives them for the English ones and the form in which a text asks for them, such as {@code command}
     */
    public Phrasebook typing(BinaryOperator<String> words) {
        return new Phrasebook(locale, zone, topics, texts, words, untranslated, english);
    }

    /** An English command in the words of this language. */
    public String command(String inEnglish) {
        return typing.apply(inEnglish, "command");
    }

    private static ResourceBundle bundle(Locale locale, Class<?> home) {
        return ResourceBundle.getBundle(
                home.getPackageName() + ".phrases",
                locale,
                home.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    public Locale locale() {
        return locale;
    }

    /**
     * The phrase as text.
     *
     * @throws MissingResourceException if this book has no such key, which is a bug
     */
    public String say(Phrase phrase) {
        return english.isPresent() && lacks(phrase) ? english.get().say(phrase) : said(phrase, "");
    }

    /** Whether a phrase, or any phrase in an argument, has no translation. */
    private boolean lacks(Object arg) {
        if (arg instanceof Phrase phrase) {
            return untranslated.contains(phrase.key()) || lacks(phrase.args());
        }
        return arg instanceof List<?> list && list.stream().anyMatch(this::lacks);
    }

    private String said(Phrase phrase, String form) {
        return phrase.key().equals(Phrase.OR_ELSE)
                ? stored((Phrase) phrase.args().get(0), form, phrase.args().get(1))
                : filled(phrase, form);
    }

    private String stored(Phrase phrase, String form, Object otherwise) {
        try {
            return said(phrase, form);
        } catch (MissingResourceException
                | IllegalArgumentException e) { // the second: a text takes a number and gets a word
            return String.valueOf(otherwise);
        }
    }

    private String filled(Phrase phrase, String form) {
        PhraseText known = texts.get(phrase.key());
        PhraseText text = known == null ? texts.computeIfAbsent(phrase.key(), this::text) : known;
        return text.fill(phrase.args(), form, this::spoken);
    }

    private PhraseText text(String key) {
        int dot = key.indexOf('.');
        Class<?> home = dot < 0 ? null : topics.get(key.substring(0, dot));
        if (home == null) {
            throw new MissingResourceException("no texts for " + key, "phrases", key);
        }
        return PhraseText.of(bundle(locale, home).getString(key), locale);
    }

    /** The words as a list in a sentence: "a, b and c". */
    public String list(List<String> words) {
        return list(words, ListFormatter.Type.AND);
    }

    private String list(List<String> words, ListFormatter.Type type) {
        return words.size() < 2
                ? String.join("", words)
                : lists.computeIfAbsent(type, this::lists).format(words);
    }

    private ListFormatter lists(ListFormatter.Type type) {
        return ListFormatter.getInstance(english(locale) ? Locale.UK : locale, type, ListFormatter.Width.WIDE);
    }

    /** A number with the decimal separator of the language. */
    public String decimal(String number) {
        return number.replace('.', DecimalFormatSymbols.getInstance(locale).getDecimalSeparator());
    }

    /** An instant as text, always with its year: {@code Monday 26 May 2025, 16:02 your time (14:02 UTC)}. */
    public String instant(Instant instant) {
        ZonedDateTime there = instant.atZone(zone);
        ZonedDateTime utc = instant.atZone(ZoneOffset.UTC);
        if (zone.getRules().equals(ZoneOffset.UTC.getRules())) {
            return say(Phrase.of("time.utc", formatted("time.day-and-hour", utc)));
        }
        boolean sameDay = there.toLocalDate().equals(utc.toLocalDate());
        return say(Phrase.of(
                "time.there-and-utc",
                formatted("time.day-and-hour", there),
                formatted(sameDay ? "time.hour" : "time.day-and-hour", utc)));
    }

    private String formatted(String patternKey, TemporalAccessor moment) {
        return DateTimeFormatter.ofPattern(say(Phrase.of(patternKey)), locale).format(moment);
    }

    private Object spoken(Object arg, String form) {
        if (arg instanceof Instant instant) {
            return instant(instant);
        }
        if (arg instanceof LocalDate date) {
            return formatted("time.day", date);
        }
        if (arg instanceof Phrase phrase) {
            return phrase.key().equals(Phrase.ANY_OF)
                    ? list(words(phrase.args(), form), ListFormatter.Type.OR)
                    : said(phrase, form);
        }
        if (arg instanceof List<?> list) {
            return list(words(list, form));
        }
        return arg instanceof String typed && !form.isEmpty() ? typing.apply(typed, form) : arg;
    }

    private List<String> words(List<?> args, String form) {
        String further = form.equals(PhraseText.CAPITAL) ? "" : form;
        List<String> words = new ArrayList<>();
        args.forEach(arg -> words.add(String.valueOf(spoken(arg, words.isEmpty() ? form : further))));
        return words;
    }

    /** The time zone in which instants are given, beside UTC. */
    public ZoneId zone() {
        return zone;
    }
}
