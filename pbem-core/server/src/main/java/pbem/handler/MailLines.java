package pbem.handler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.command.CommandRefusal;
import pbem.command.Courtesy;
import pbem.command.Instructions;
import pbem.command.Wording;
import pbem.game.Refusal;
import pbem.handler.course.CourseHandler;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Proof;
import pbem.request.CommandContext;
import pbem.request.Credentials;
import pbem.request.LimitRefusal;
import pbem.request.NamedBoard;

/**
 * Handles the lines of a mail in order. It stops after the first that is not a command, unless the mail uses
 * {@code multiple}.
 */
record MailLines(LineHandler handler, Credentials credentials, Wording wording, CourseHandler courses) {

    /** The most unread lines that are listed in the answer, so that a long pasted text is not sent back whole. */
    private static final int MOST_NAMED = 20;

    void handle(CommandContext mail) {
        Instructions instructions = mail.request().instructions();
        Optional<Wording.Below> below = below(mail);
        List<Instructions.Line> lines = below.map(found -> instructions.with(line -> withoutCommands(line, found)))
                .orElse(instructions)
                .said();
        if (lines.isEmpty()) {
            mail.refuse(CommandRefusal.NOTHING_SAID.of(), answered(mail));
        }
        Unproven unproven = new Unproven(mail);
        Optional<String> first = Optional.empty();
        CommandContext closing = mail; // answers go to the last player whom a line's password proved
        for (int i = 0; i < lines.size(); i++) {
            Instructions.Line line = lines.get(i);
            Optional<Refusal> tooMany = tooMany(mail).or(unproven::tooMany);
            if (tooMany.isPresent()) {
                mail.quoting(credentials.shown(mail.about(line), line.text())).refuse(tooMany.get());
                break;
            }
            Credentials.Checked checked = credentials.check(mail.about(line), line.text());
            CommandContext context = checked.context();
            first = first.or(() -> Optional.of(context.line()));
            closing = context.speaker().proof() == Proof.PASSWORD ? mail.answering(context.speaker()) : closing;
            if (unproven.isUnheard(context)) {
                context.refuseUnheard(LimitRefusal.UNPROVEN_BUDGET_SPENT.of());
            } else if (checked.objection().isPresent()) {
                context.refuse(checked.objection().get());
            } else if (!instructions.multiple() && handler.beginsWords(context, checked.line())) {
                handler.handle(context.about(inWords(mail, line, lines.subList(i + 1, lines.size()))), checked.line());
                break;
            } else if (!handler.handle(context, checked.line())) {
                if (instructions.multiple()) {
                    continue; // the lines are independent
                }
                boolean silent = mail.results().stream()
                        .anyMatch(result -> result.silence().isPresent());
                if (closing.speaker().player().isPresent() && !silent) { // a stranger may not be the writer
                    notRead(mail, context.line(), lines.subList(i + 1, lines.size()));
                }
                break;
            }
        }
        if (below.isPresent()) {
            askAbout(closing, below.get());
        }
        closing.close(first.orElse(""));
    }

    /** A line that begins a message, with all lines below it as its comment. */
    private Instructions.Line inWords(CommandContext mail, Instructions.Line first, List<Instructions.Line> below) {
        String rest =
                below.stream().map(line -> credentials.shown(mail, line.text())).collect(Collectors.joining("\n"));
        return new Instructions.Line(first.text(), (rest + "\n\n" + first.comment()).strip());
    }

    /** The commands that a player wrote in the comment of a line, where others would read them. */
    private Optional<Wording.Below> below(CommandContext mail) {
        Instructions instructions = mail.request().instructions();
        boolean told = instructions.multiple() || mail.speaker().player().isEmpty();
        boolean reply = mail.target().isAnsweredBriefly();
        return told
                ? Optional.empty()
                : instructions.said().stream()
                        .flatMap(line -> wording.below(line, reply).stream())
                        .findFirst();
    }

    /** A line without the commands in its comment; all lines of such a mail share one comment or have none. */
    private static Instructions.Line withoutCommands(Instructions.Line line, Wording.Below below) {
        return line.comment().isEmpty() ? line : new Instructions.Line(line.text(), below.comment());
    }

    /**
     * Asks about the first of the commands. The others are only named, as is the first if it has a password, since no
     * password is stored.
     */
    private void askAbout(CommandContext mail, Wording.Below below) {
        List<String> commands = below.commands();
        String first = commands.get(0);
        boolean asked = credentials.shown(mail, first).equals(first);
        if (asked) {
            String words = commands.size() == 1 ? below.words() : "";
            handler.commands()
                    .askIfMeant(mail.about(new Instructions.Line(first, words)).quoting(first), first);
        }
        commands.stream()
                .skip(asked ? 1 : 0)
                .map(line -> Phrase.of("play.command-in-comment", credentials.shown(mail, line)))
                .forEach(phrase -> mail.tell(new Answer.Said(phrase)));
    }

    private static Optional<Refusal> tooMany(CommandContext mail) {
        int most = mail.limits().linesPerMail();
        return mail.results().size() >= most ? Optional.of(LimitRefusal.TOO_MANY_LINES.of(most)) : Optional.empty();
    }

    /**
     * Counts the lines of a mail whose sender is unproven. Anybody can have written them, so only a few are read, and
     * none while the limit for answers is spent.
     */
    private static final class Unproven {

        private final CommandContext mail;
        private int read;
        private Optional<Boolean> spent = Optional.empty();

        Unproven(CommandContext mail) {
            this.mail = mail;
        }

        Optional<Refusal> tooMany() {
            int most = mail.limits().unproven().linesPerMail();
            return LimitRefusal.TOO_MANY_UNPROVEN_LINES.when(mail.isUnproven() && read >= most, most);
        }

        /**
         * Whether a line is not handled because nothing may be answered now; a line with a valid password always is.
         */
        boolean isUnheard(CommandContext line) {
            if (!line.isUnproven()) {
                return false;
            }
            read++;
            if (spent.isEmpty()) {
                spent = Optional.of(mail.throttle().isSpentInAll());
            }
            return spent.get();
        }
    }

    /** The board or lesson that an empty reply is about, shown so that the sender can reply again with a move. */
    Answer[] answered(CommandContext mail) {
        return Stream.concat(Stream.of(NamedBoard.shown(mail)), courses.answered(mail).stream())
                .toArray(Answer[]::new);
    }

    /** Lists the lines below the first one that was not a command. */
    private void notRead(CommandContext mail, String unknown, List<Instructions.Line> below) {
        List<Instructions.Line> lines = below.stream()
                .filter(line ->
                        !Courtesy.words(Courtesy.withoutPhrases(line.text())).isEmpty())
                .toList();
        if (!lines.isEmpty()) {
            mail.tell(new Answer.Listing(
                    Phrase.of("play.not-read", lines.size(), unknown),
                    lines.stream()
                            .limit(MOST_NAMED)
                            .map(line -> Phrase.of("play.not-read-line", credentials.shown(mail, line.text())))
                            .toList()));
        }
    }
}
