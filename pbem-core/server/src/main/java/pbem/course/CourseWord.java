package pbem.course;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import pbem.command.Courtesy;
import pbem.phrase.EachLanguage;

/** The answers to a lesson other than moves. Pupils may write them in any language of the server. */
public enum CourseWord {
    HINT,
    SOLUTION,
    AGAIN,
    SKIP,
    STOP;

    private static final String COURTESY = "please";

    private static final EachLanguage<ResourceBundle> LANGUAGES =
            new EachLanguage<>(language -> ResourceBundle.getBundle(
                    "pbem.course.words",
                    language,
                    ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));

    /** The word that lessons in that language offer. */
    public String in(Locale language) {
        return words(language, key()).get(0);
    }

    private static List<String> words(Locale language, String key) {
        return List.of(LANGUAGES.of(language).getString(key).split(", "));
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
        return EachLanguage.ALL.stream()
                .flatMap(language -> words(language, key).stream())
                .map(Courtesy::plain)
                .toList();
    }

    private String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    private boolean helps() {
        return this == HINT || this == SOLUTION;
    }
}
