package pbem.command;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognizes the words that people write around a command out of courtesy: greetings, please and thank you. */
final class SmallTalk {

    private static final Pattern GREETING =
            Pattern.compile("(?iu)" + Courtesy.WORDS.pattern("greeting") + "( [\\p{L}.'-]+){0,3} ?[,.!:]*");

    private static final Set<String> WORDS = Set.of(
            "a",
            "again",
            "game",
            "it",
            "please",
            "pls",
            "now",
            "thanks",
            "thank",
            "you",
            "the",
            "this",
            "that",
            "your",
            "my",
            "then",
            "challenge",
            "offer",
            "draw",
            "board",
            "here",
            "with",
            "pleasure",
            "ok",
            "okay");

    private static final Pattern STOPS = Pattern.compile("[.,;!?]+");

    private SmallTalk() {}

    /** Whether a line is a greeting such as "Hi Bob,". */
    static boolean isGreeting(String line) {
        return GREETING.matcher(line.strip()).matches();
    }

    /** Whether the words add nothing to a command, as in "this game, please". */
    static boolean isAll(String words) {
        return Words.split(STOPS.matcher(words).replaceAll(" ")).stream()
                .allMatch(word -> WORDS.contains(word.toLowerCase(Locale.ROOT)));
    }

    /** Whether the words begin with "I" and a verb, as in "I resign". */
    static boolean beginsWithI(List<String> words) {
        return words.size() > 1 && words.get(0).equalsIgnoreCase("I");
    }
}
