package pbem.request;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What somebody says who is asked to confirm. In doubt neither yes nor no, and they are asked again. */
enum Consent {
    YES,
    NO,
    UNCLEAR;

    private static final Set<String> FILLERS = Set.of("i", "please");
    private static final Set<String> AGREEING = Set.of(
            "yes",
            "y",
            "yep",
            "yeah",
            "ok",
            "okay",
            "sure",
            "do",
            "done",
            "confirm",
            "confirmed",
            "accept",
            "agree",
            "agreed");
    private static final Set<String> OBJECTING =
            Set.of("no", "n", "nope", "never", "cancel", "decline", "reject", "stop");

    /** @param line the first line of the reply; nothing at all agrees, since replying is enough */
    static Consent of(String line) {
        if (line.isBlank()) {
            return YES;
        }
        List<String> words = Arrays.stream(
                        line.toLowerCase(Locale.ROOT).replace('\u2019', '\'').split("[^\\p{L}']+"))
                .filter(word -> !word.isEmpty())
                .dropWhile(FILLERS::contains)
                .toList();
        if (words.isEmpty()) {
            return UNCLEAR;
        }
        if (OBJECTING.contains(words.get(0))) {
            return NO;
        }
        return AGREEING.contains(words.get(0)) && words.stream().noneMatch(Consent::denies) ? YES : UNCLEAR;
    }

    private static boolean denies(String word) {
        return OBJECTING.contains(word) || word.equals("not") || word.equals("dont") || word.endsWith("n't");
    }
}
