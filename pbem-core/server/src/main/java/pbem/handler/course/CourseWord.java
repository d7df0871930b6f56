package pbem.handler.course;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What can be answered to a lesson beside a move. */
enum CourseWord {
    HINT("hint"),
    AGAIN("again", "show", "undo"),
    SKIP("skip", "next"),
    STOP("stop", "resign", "quit");

    private static final Pattern COURTESY = Pattern.compile("(?i)\\s+please$|[\\s.,!]+$");

    private final List<String> words;

    CourseWord(String... words) {
        this.words = List.of(words);
    }

    /** Only where it is all that stands there, give or take courtesy. */
    static Optional<CourseWord> of(String line) {
        String tidied = COURTESY.matcher(line.strip()).replaceAll("");
        String word = COURTESY.matcher(tidied).replaceAll("").toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(one -> one.words.contains(word)).findFirst();
    }
}
