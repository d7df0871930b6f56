package pbem.request;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import pbem.command.Courtesy;

/** What somebody says who is asked to confirm. In doubt neither yes nor no, and they are asked again. */
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
     * Only a written yes is one, with nothing beside it but courtesy and the words of the question.
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

    /** Consent to a command for which a yes has to name the userid that it is about. */
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
