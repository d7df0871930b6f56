package pbem.request;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import pbem.command.Courtesy;

/** The answer to a request to confirm. A doubtful answer is neither yes nor no, and the question is asked again. */
enum Consent {
    YES,
    NO,
    UNCLEAR;

    private static final Set<String> FILLERS = Set.of("i", "please");
    private static final Set<String> AGREEING =
            Set.of("yes", "y", "yep", "yeah", "yup", "ja", "oui", "s\u00ed", "si", "confirm", "confirmed");
    private static final Set<String> BESIDE = Set.of(
            "please",
            "bitte",
            "danke",
            "merci",
            "gracias",
            "thanks",
            "thank",
            "you",
            "i",
            "do",
            "did",
            "it",
            "that",
            "was",
            "is",
            "me",
            "am",
            "sure",
            "ok",
            "okay",
            "of",
            "course",
            "go",
            "ahead",
            "correct",
            "right",
            "indeed",
            "absolutely",
            "definitely",
            "certainly",
            "mean",
            "meant",
            "this",
            "that's",
            "it's",
            "very",
            "much",
            "so",
            "and",
            "the",
            "my",
            "a",
            "sir");
    private static final Set<String> OBJECTING =
            Set.of("no", "n", "nope", "nein", "non", "never", "cancel", "decline", "reject", "stop");

    /**
     * The answer in a line. It is a yes only if it has a yes and no other words than courtesy and the words of the
     * question.
     *
     * @param line the first line of the reply
     * @param asked the line that the question is about
     */
    static Consent of(String line, String asked) {
        List<String> words = words(line).stream().dropWhile(FILLERS::contains).toList();
        if (words.isEmpty()) {
            return UNCLEAR;
        }
        if (OBJECTING.contains(words.get(0))) {
            return NO;
        }
        Set<String> repeated = Set.copyOf(words(asked));
        boolean agrees = AGREEING.contains(words.get(0))
                && !line.contains("?")
                && words.stream()
                        .allMatch(word -> AGREEING.contains(word) || BESIDE.contains(word) || repeated.contains(word));
        return agrees ? YES : UNCLEAR;
    }

    /** The answer to a question about a command for which a yes must name the userid. */
    static Consent naming(String line, String user) {
        List<String> others = new ArrayList<>(Courtesy.words(line));
        boolean named = others.remove(user.toLowerCase(Locale.ROOT)) && !Courtesy.isQuestion(line);
        Consent rest = of(String.join(" ", others), "");
        if (rest == NO) {
            return NO;
        }
        return named && (others.isEmpty() || rest == YES) ? YES : UNCLEAR;
    }

    private static List<String> words(String line) {
        return Arrays.stream(
                        line.toLowerCase(Locale.ROOT).replace('\u2019', '\'').split("[^\\p{L}']+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
