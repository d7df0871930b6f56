package pbem.phrase;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The translated texts of one package: {@code phrases_de.properties} beside the English {@code phrases.properties}. A
 * comment above a text may quote the English text that it was translated from, as {@code # en: Your move}.
 *
 * @param home a class of the package
 * @param name the name of the files
 */
public record Translation(Class<?> home, Locale language, String name) {

    private static final String ENDING = ".properties";
    private static final String MADE_FROM = "# en: ";

    /** What is wrong with a translated text. */
    public enum Fault {
        MISSING("is not translated"),
        STALE("was made from another English text"),
        UNKNOWN("is no text of the server"),
        ARGUMENTS("has other arguments than the English text");

        private final String words;

        Fault(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** A text and what is wrong with it. */
    public record Finding(String file, String key, Fault fault) {}

    /** The faults of this translation, in the order of keys; empty if there are none. */
    public List<Finding> findings() {
        String file = file();
        Map<String, String> english = english();
        String source = read(file).orElse("");
        Map<String, String> translated = texts(source);
        Map<String, String> madeFrom = madeFrom(source);
        String path = home.getPackageName().replace('.', '/') + "/" + file;
        List<Finding> findings = new ArrayList<>();
        Set<String> keys = new TreeSet<>(english.keySet());
        keys.addAll(translated.keySet());
        for (String key : keys) {
            fault(english.get(key), translated.get(key), madeFrom.get(key))
                    .ifPresent(fault -> findings.add(new Finding(path, key, fault)));
        }
        return findings;
    }

    public Translation(Class<?> home, Locale language) {
        this(home, language, "phrases");
    }

    private String file() {
        return name + "_" + language.getLanguage() + ENDING;
    }

    /** The texts in this language, by key. */
    public Map<String, String> translated() {
        return texts(read(file()).orElse(""));
    }

    /** The keys that are not translated. */
    Set<String> missing() {
        Set<String> missing = new TreeSet<>(english().keySet());
        missing.removeAll(translated().keySet());
        return missing;
    }

    private static Optional<Fault> fault(String english, String translated, String madeFrom) {
        if (translated == null) {
            return Optional.of(Fault.MISSING);
        }
        if (english == null) {
            return Optional.of(Fault.UNKNOWN);
        }
        if (!arguments(english).equals(arguments(translated))) {
            return Optional.of(Fault.ARGUMENTS);
        }
        return madeFrom == null || madeFrom.equals(oneLine(english)) ? Optional.empty() : Optional.of(Fault.STALE);
    }

    private static String oneLine(String text) {
        return text.replace("\n", "\\n").strip();
    }

    /** The numbers of a pattern's arguments; an impossible number if the pattern is malformed. */
    private static Set<Integer> arguments(String pattern) {
        try {
            return PhraseText.of(pattern, Locale.ENGLISH).arguments();
        } catch (IllegalArgumentException e) {
            return Set.of(-1);
        }
    }

    /** The English texts of the package, by key. */
    public Map<String, String> english() {
        return texts(read(name + ENDING).orElse(""));
    }

    /** What is wrong with a text that replaces an English one. Either may be null if there is no such text. */
    public static Optional<Fault> faultOf(String english, String own) {
        return fault(english, own, null);
    }

    /** The texts of a file, by key. */
    public static Map<String, String> texts(String source) {
        Properties texts = new Properties();
        try {
            texts.load(new StringReader(source));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> byKey = new TreeMap<>();
        texts.stringPropertyNames().forEach(key -> byKey.put(key, texts.getProperty(key)));
        return byKey;
    }

    private static Map<String, String> madeFrom(String source) {
        Map<String, String> madeFrom = new TreeMap<>();
        String english = null;
        for (String line : source.lines().toList()) {
            if (line.startsWith(MADE_FROM)) {
                english = line.substring(MADE_FROM.length()).strip();
            } else if (english != null && line.contains("=")) {
                madeFrom.put(line.substring(0, line.indexOf('=')).strip(), english);
                english = null;
            }
        }
        return madeFrom;
    }

    private Optional<String> read(String file) {
        return new Resource(home, file).text();
    }
}
