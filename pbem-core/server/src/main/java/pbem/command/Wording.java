package pbem.command;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.game.Refusal;

/** Which lines of a mail are commands and which are words, where no empty line and no place in the mail says so. */
public record Wording(CommandParser parser) {

    /** They live by the words below them. */
    private static final Set<Verb> SAYING =
            EnumSet.of(Verb.CHAT, Verb.MESSAGE, Verb.FEEDBACK, Verb.CALL, Verb.REPORT, Verb.MODERATE);

    /** Those of them that say it to players. */
    private static final Set<Verb> PASSED_ON = EnumSet.of(Verb.CHAT, Verb.MESSAGE);

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
            Verb.EXTEND,
            Verb.RESIGN);

    private static final Pattern SENTENCE = Pattern.compile("[.!?]\\s*$");

    private static final Pattern BOARD = Pattern.compile("#?[1-9][0-9]{0,8}(?:#[0-9]*)?");

    /**
     * Commands that stand where words for others belong.
     *
     * @param commands as typed, at least one
     * @param words what stands below the last of them and is said by it
     * @param comment what is left for others
     */
    public record Below(List<String> commands, String words, String comment) {
        public Below {
            commands = List.copyOf(commands);
        }
    }

    /** Whether everything below that line is what it says. */
    boolean isSaying(String line) {
        return parser.verbOf(line).filter(SAYING::contains).isPresent();
    }

    /** Whether a line is a command of its own below one that asks something, and so needs no words. */
    boolean isFollowedBy(String above, String line) {
        return parser.verbOf(above)
                        .filter(verb -> verb.group() == Verb.Group.INFORMATION)
                        .isPresent()
                && parser.parse(above).asCommand().isPresent()
                && isCommand(line)
                && !parser.binds(line);
    }

    /** Whether a line begins the comment of the command right above it. */
    boolean isBegunBy(String line, String above) {
        return parser.verbOf(above).filter(COMMENTED::contains).isPresent()
                && parser.parse(line) instanceof Parsing.Unknown unknown
                && parser.english(line).flatMap(parser::verbOf).isEmpty() // a bare answer is said to the others
                && !isSlip(line, unknown.refusal());
    }

    /**
     * What stands below a move, an invitation or a message and is not meant for those who get its words: commands that name a
     * board, and any that stand before all other words of a comment.
     *
     * @param reply whether the line answers a mail of ours
     */
    public Optional<Below> below(Instructions.Line line, boolean reply) {
        Parsing above = reply ? parser.parseReply(line.text()) : parser.parse(line.text());
        Optional<Verb> verb = parser.verbOf(line.text());
        boolean said = verb.filter(PASSED_ON::contains).isPresent();
        boolean commented = verb.map(Verb::group)
                .map(group -> group == Verb.Group.PLAY || group == Verb.Group.INVITATION)
                .orElse(reply); // without a verb it is a move, or an answer
        return above.asCommand().isPresent() && (said || commented)
                ? below(line.comment().lines().toList(), said)
                : Optional.empty();
    }

    /** @param saying whether even the first of the lines are words, since the command above lives by them */
    private Optional<Below> below(List<String> lines, boolean saying) {
        List<String> commands = new ArrayList<>();
        List<String> comment = new ArrayList<>();
        List<String> words = List.of();
        boolean worded = saying;
        for (int i = 0; i < lines.size() && words.isEmpty(); i++) {
            String line = lines.get(i);
            if (isCommand(line) && (!worded || namesBoard(line))) {
                commands.add(line.strip());
                words = isSaying(line) ? lines.subList(i + 1, lines.size()) : List.of();
            } else {
                comment.add(line);
                worded |= !line.isBlank() && !SmallTalk.isGreeting(line);
            }
        }
        return commands.isEmpty() ? Optional.empty() : Optional.of(new Below(commands, text(words), text(comment)));
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines).strip();
    }

    /** Whether a line has the form of a command, rather than of a sentence to those who read the comment. */
    private boolean isCommand(String line) {
        boolean sentence = SENTENCE.matcher(line).find() && !namesBoard(line) && !parser.binds(line) && !isNote(line);
        return !sentence
                && parser.verbOf(line)
                        .filter(verb -> verb != Verb.CHAT || namesBoard(line)) // chat is said to them anyway
                        .isPresent()
                && parser.parse(line).asCommand().isPresent();
    }

    /** What its writer alone is to see. */
    private boolean isNote(String line) {
        return parser.verbOf(line).filter(verb -> verb == Verb.NOTE).isPresent();
    }

    /** "moev 102 c5,d5" is nothing to tell an opponent, and its writer should hear that it was not done. */
    private static boolean isSlip(String line, Refusal refusal) {
        return CommandRefusal.slip(refusal).isPresent() && namesBoard(line);
    }

    private static boolean namesBoard(String line) {
        List<String> words = Words.split(Words.tidied(line));
        return words.size() > 1 && BOARD.matcher(words.get(1)).matches();
    }
}
