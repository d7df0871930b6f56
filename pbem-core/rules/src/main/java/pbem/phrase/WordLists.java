package pbem.phrase;

import java.util.Comparator;
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
 * words_de.properties} beside it, with lines such as {@code takes = schlägt, schlägt auf}.
 */
public record WordLists(Map<String, List<String>> lists) {

    /** The name of the files. */
    public static final String FILE = "words";

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
        Map<String, List<String>> lists = new TreeMap<>();
        for (Locale language : EachLanguage.ALL) {
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

    /** A regular expression for the words of some lists; a blank in them may be a hyphen or missing. */
    public String pattern(String... names) {
        return Stream.of(names)
                .flatMap(name -> of(name).stream())
                .sorted(Comparator.comparing(String::length).reversed())
                .map(said -> Stream.of(said.split(" ")).map(Pattern::quote).collect(Collectors.joining("[-\\s]*")))
                .collect(Collectors.joining("|", "(?:", ")"));
    }
}
