package pbem.command;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Where the commands of a new mail end and its words begin, though there is no empty line between them. */
record Wording(CommandParser parser) {

    /** They live by the words below them. */
    private static final Set<Verb> SAYING =
            EnumSet.of(Verb.CHAT, Verb.MESSAGE, Verb.FEEDBACK, Verb.CALL, Verb.REPORT, Verb.MODERATE);

    /** They carry words along. Not a queue: what is below it may be more of a plan that nobody else is to see. */
    private static final Set<Verb> COMMENTED = EnumSet.of(
            Verb.CHALLENGE,
            Verb.SEEK,
            Verb.ACCEPT,
            Verb.DECLINE,
            Verb.WITHDRAW,
            Verb.MOVE,
            Verb.PASS,
            Verb.SWAP,
            Verb.SUBMIT,
            Verb.CONFIRM,
            Verb.DRAW,
            Verb.UNDO,
            Verb.RESIGN);

    private static final Pattern BOARD = Pattern.compile("#?[1-9][0-9]{0,8}(?:#[0-9]*)?");

    /** Whether everything below that line is what it says. */
    boolean isSaying(String line) {
        return parser.verbOf(line).filter(SAYING::contains).isPresent();
    }

    /** Whether a line begins the comment of the command right above it. */
    boolean isBegunBy(String line, String above) {
        return parser.verbOf(above).filter(COMMENTED::contains).isPresent()
                && parser.parse(line) instanceof Parsing.Unknown unknown
                && !isSlip(line, unknown.refusal());
    }

    /** "moev 102 c5,d5" is nothing to tell an opponent, and its writer should hear that it was not done. */
    private static boolean isSlip(String line, CommandRefusal refusal) {
        List<String> words = Words.split(Words.tidied(line));
        return refusal.slip().isPresent()
                && words.size() > 1
                && BOARD.matcher(words.get(1)).matches();
    }
}
