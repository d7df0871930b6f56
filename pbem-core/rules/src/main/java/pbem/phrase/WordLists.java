package pbem.phrase;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words that people write, in lists of those that mean the same: {@code words.properties} of a package and {@code
 * words_de.properties} beside it, with lines such as {@code takes = schl\u00e4gt, schl\u00e4gt auf}.
 */
public record WordLists(Map<String, List<String>> lists) {

    /** The name of the files. */
    public static final String FILE = "words";

    private static final Pattern ACCENT = Pattern.compile("\\p{M}+");
    private static final Pattern UMLAUT = Pattern.compile("(?iu)[\u00e4\u00f6\u00fc]");

    /**
     * The words of one language.
     *
     * @param home a class of the package
     */
    public static WordLists in(Class<?> home, Locale language) {
        Translation words = new Translation(home, language, FILE);
        Map<String, String> texts = language.equals(Locale.ENGLISH) ? words.english() : words.translated();
        Map<String, List<String>> lists = new TreeMap<>();
        texts.forEach((name, said) ->
                lists.put(name, Stream.of(said.split(",")).map(String::strip).toList()));
        return new WordLists(lists);
    }

    /** The words of all languages. */
    public static WordLists inEveryLanguage(Class<?> home) {
        return in(home, EachLanguage.ALL);
    }

    /** The words of some languages. */
    public static WordLists in(Class<?> home, List<Locale> languages) {
        Map<String, List<String>> lists = new TreeMap<>();
        for (Locale language : languages) {
            in(home, language)
                    .lists
                    .forEach((name, said) -> lists.merge(
                            name,
                            said,
                            (some, more) ->
                                    Stream.concat(some.stream(), more.stream()).toList()));
        }
        return new WordLists(lists);
    }

    public Set<String> names() {
        return lists.keySet();
    }

    public List<String> of(String name) {
        return lists.getOrDefault(name, List.of());
    }

    /** The words of some lists, each as {@link #spellings}. */
    public List<String> spelled(String... names) {
        return Stream.of(names)
                .flatMap(name -> of(name).stream())
                .flatMap(said -> spellings(said).stream())
                .toList();
    }

    /** All ways to write words on any keyboard: as they are, without accents, and "ae" for "\u00e4". */
    public static Set<String> spellings(String said) {
        return Stream.of(
                        said,
                        withoutAccents(said),
                        withoutAccents(UMLAUT.matcher(said).replaceAll("$0e")))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A text without accents, and with "ss" for a sharp s. */
    public static String withoutAccents(String text) {
        return ACCENT.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                .replaceAll("")
                .replace("\u00df", "ss");
    }

    /**
     * A regular expression for the words of some lists as {@link #spelled}; a blank in them may be a hyphen or missing.
     */
    public String pattern(String... names) {
        return spelled(names).stream()
                .sorted(Comparator.comparing(String::length).reversed())
                .map(said -> Stream.of(said.split(" ")).map(Pattern::quote).collect(Collectors.joining("[-\\s]*")))
                .collect(Collectors.joining("|", "(?:", ")"));
    }
}
