package pbem.course;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.Courtesy;
import pbem.phrase.EachLanguage;
import pbem.phrase.WordLists;

/** The answers to a lesson other than moves. Pupils may write them in any language of the server. */
public enum CourseWord {
    HINT,
    SOLUTION,
    AGAIN,
    SKIP,
    STOP;

    private static final String COURTESY = "please";

    private static final EachLanguage<WordLists> LANGUAGES =
            new EachLanguage<>(language -> WordLists.in(CourseWord.class, language));

    private static final WordLists ALL = WordLists.inEveryLanguage(CourseWord.class);

    /** The word that lessons in that language offer. */
    public String in(Locale language) {
        return Stream.of(language, Locale.ENGLISH)
                .flatMap(one -> LANGUAGES.of(one).of(key()).stream())
                .findFirst()
                .orElseThrow();
    }

    /**
     * The word that a line consists of, apart from words of courtesy. A request for a hint or the solution may be any
     * sentence that names no cell.
     */
    public static Optional<CourseWord> of(String line) {
        List<String> courtesy = inAll(COURTESY);
        List<String> said = Courtesy.words(Courtesy.withoutPhrases(line)).stream()
                .map(Courtesy::plain)
                .filter(word -> !courtesy.contains(word))
                .toList();
        boolean cell = line.chars().anyMatch(Character::isDigit);
        return Arrays.stream(values())
                .filter(one -> {
                    List<String> words = inAll(one.key());
                    return words.contains(String.join(" ", said))
                            || one.helps() && !cell && said.stream().anyMatch(words::contains);
                })
                .findFirst();
    }

    /** The words of all languages, without accents. */
    private static List<String> inAll(String key) {
        return ALL.spelled(key).stream().map(Courtesy::plain).toList();
    }

    private String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    private boolean helps() {
        return this == HINT || this == SOLUTION;
    }
}
