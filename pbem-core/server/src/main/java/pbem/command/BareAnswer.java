package pbem.command;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads a plain yes or no, which answers the question in the mail replied to. */
final class BareAnswer {

    private static final Set<String> YES = Set.copyOf(Courtesy.WORDS.of("yes"));

    /** Words that agree, but are also written for courtesy. */
    private static final Set<String> EASY = Set.of(
            "ok",
            "okay",
            "k",
            "sure",
            "fine",
            "alright",
            "deal",
            "absolutely",
            "certainly",
            "definitely",
            "gladly",
            "happily",
            "great",
            "cool");

    private static final Set<String> NO = Set.copyOf(Courtesy.WORDS.of("no"));

    /** Words that may follow a yes or a no and change nothing. */
    private static final Set<String> AROUND = Set.of(
            "please",
            "pls",
            "plz",
            "sorry",
            "i",
            "do",
            "am",
            "afraid",
            "that's",
            "it's",
            "and",
            "then",
            "so",
            "sir",
            "let's",
            "lets",
            "play",
            "a",
            "game",
            "the",
            "your",
            "challenge",
            "thing",
            "on",
            "for",
            "it");

    private static final Pattern DIGIT = Pattern.compile("[0-9]");

    private BareAnswer() {}

    /** The answer in a line, if the line begins with yes or no and nothing in it looks like a move. */
    static Optional<InvitationCommand.Answer> of(String line) {
        String tidy = Words.tidied(line);
        List<String> words = Courtesy.words(Courtesy.withoutPhrases(Courtesy.withoutGreeting(tidy)));
        if (Courtesy.words(tidy).equals(List.of("of", "course"))) {
            return Optional.of(new InvitationCommand.Answer(true, InvitationCommand.Answer.Firmness.EASY));
        }
        if (words.isEmpty()
                || words.stream().anyMatch(word -> DIGIT.matcher(word).find())) {
            return Optional.empty();
        }
        String first = words.get(0);
        boolean yes = YES.contains(first);
        boolean easy = EASY.contains(first);
        boolean no = NO.contains(first);
        if (!yes && !easy && !no) {
            return Optional.empty();
        }
        boolean alone = !Courtesy.isQuestion(line)
                && words.stream()
                        .skip(1)
                        .allMatch(word -> AROUND.contains(word)
                                || (no ? NO.contains(word) : YES.contains(word) || EASY.contains(word)));
        boolean written = yes || words.stream().anyMatch(YES::contains);
        return Optional.of(new InvitationCommand.Answer(
                !no,
                !alone
                        ? InvitationCommand.Answer.Firmness.DOUBTFUL
                        : no || written
                                ? InvitationCommand.Answer.Firmness.WRITTEN
                                : InvitationCommand.Answer.Firmness.EASY));
    }
}
