package pbem.command;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.game.Refusal;

/** Tells command lines from words where neither an empty line nor the place in the mail does. */
public record Wording(CommandParser parser) {

    /** Commands that pass on the words below them and do nothing else. */
    private static final Set<Verb> SAYING =
            EnumSet.of(Verb.CHAT, Verb.MESSAGE, Verb.FEEDBACK, Verb.CALL, Verb.REPORT, Verb.MODERATE);

    /** The commands that pass words on to players. */
    private static final Set<Verb> PASSED_ON = EnumSet.of(Verb.CHAT, Verb.MESSAGE);

    /** Commands that may have a comment. {@code queue} is not one: the words below it may be part of a secret plan. */
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
     * Commands found in a place for words to others.
     *
     * @param commands as typed, at least one
     * @param words the text below the last of them, if it passes on words
     * @param comment the rest, which others may read
     */
    public record Below(List<String> commands, String words, String comment) {
        public Below {
            commands = List.copyOf(commands);
        }
    }

    /** Whether everything below a line is the text that it passes on. */
    boolean isSaying(String line) {
        return parser.verbOf(line).filter(SAYING::contains).isPresent();
    }

    /** Whether a line is a separate command below a command that asks for information and so has no comment. */
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
                && parser.english(line).flatMap(parser::verbOf).isEmpty() // a bare answer is part of the comment
                && !isSlip(line, unknown.refusal());
    }

    /**
     * The commands in the text below a move, an invitation or a message, which its readers should not get: any command
     * that names a board, and any command before the first words of the comment.
     *
     * @param reply whether the line answers a mail of this server
     */
    public Optional<Below> below(Instructions.Line line, boolean reply) {
        if (line.comment().isBlank()) {
            return Optional.empty(); // so that the line is not parsed twice
        }
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

    /** @param saying whether even the first lines are words, since the command above passes them on */
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

    /** Whether a line has the form of a command, rather than of a sentence for the readers of the comment. */
    private boolean isCommand(String line) {
        boolean sentence = SENTENCE.matcher(line).find() && !namesBoard(line) && !parser.binds(line) && !isNote(line);
        return !sentence
                && parser.verbOf(line)
                        .filter(verb -> verb != Verb.CHAT || namesBoard(line)) // chat reaches the same readers anyway
                        .isPresent()
                && parser.parse(line).asCommand().isPresent();
    }

    /** Whether a line is a note, which only its writer may see. */
    private boolean isNote(String line) {
        return parser.verbOf(line).filter(verb -> verb == Verb.NOTE).isPresent();
    }

    /**
     * Whether a line is a misspelled command such as "moev 102 c5,d5". It is no comment for an opponent, and its writer
     * should learn that nothing was done.
     */
    private static boolean isSlip(String line, Refusal refusal) {
        return CommandRefusal.slip(refusal).isPresent() && namesBoard(line);
    }

    private static boolean namesBoard(String line) {
        List<String> words = Words.split(Words.tidied(line));
        return words.size() > 1 && BOARD.matcher(words.get(1)).matches();
    }
}
