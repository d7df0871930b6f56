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
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Proof;
import pbem.request.CommandContext;
import pbem.request.Credentials;
import pbem.request.LimitRefusal;
import pbem.request.NamedBoard;

/**
 * Handles the lines of a mail one after the other; the first that is no command is the last, but under {@code
 * multiple}.
 */
final class MailLines {

    /** Of the lines that were not read; a sender who pastes a book need not have it back. */
    private static final int MOST_NAMED = 20;

    private final CommandDispatcher dispatcher;
    private final Credentials credentials;
    private final Wording wording;
    private final CourseHandler courses;

    MailLines(CommandDispatcher dispatcher, Credentials credentials, Wording wording, CourseHandler courses) {
        this.dispatcher = dispatcher;
        this.credentials = credentials;
        this.wording = wording;
        this.courses = courses;
    }

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
        CommandContext closing = mail; // answers go where the last one who was proved by a line gets their mail
        for (int i = 0; i < lines.size(); i++) {
            Instructions.Line line = lines.get(i);
            Optional<Refusal> tooMany = tooMany(mail).or(unproven::tooMany);
            if (tooMany.isPresent()) {
                mail.quoting(credentials.shown(mail.about(line), line.text())).refuse(tooMany.get());
                break;
            }
            CommandContext unchecked = mail.about(line);
            Credentials.Checked checked = credentials.check(unchecked, line.text());
            CommandContext context = unchecked.checked(checked);
            first = first.or(() -> Optional.of(checked.shown()));
            closing = checked.speaker().proof() == Proof.PASSWORD ? mail.answering(checked.speaker()) : closing;
            if (unproven.isUnheard(context)) {
                context.refuseUnheard(LimitRefusal.UNPROVEN_BUDGET_SPENT.of());
            } else if (checked.objection().isPresent()) {
                context.refuse(checked.objection().get());
            } else if (!instructions.multiple() && dispatcher.beginsWords(context, checked.line())) {
                dispatcher.handle(
                        context.about(inWords(mail, line, lines.subList(i + 1, lines.size()))), checked.line());
                break;
            } else if (!dispatcher.handle(context, checked.line())) {
                if (instructions.multiple()) {
                    continue; // each stands for itself
                }
                if (closing.speaker().player().isPresent()) { // a stranger may have written nothing of this
                    notRead(mail, checked.shown(), lines.subList(i + 1, lines.size()));
                }
                break;
            }
        }
        if (below.isPresent()) {
            askAbout(closing, below.get());
        }
        closing.close(first.orElse(""));
    }

    /** A line that begins words, with all that stands below it. */
    private Instructions.Line inWords(CommandContext mail, Instructions.Line first, List<Instructions.Line> below) {
        String rest =
                below.stream().map(line -> credentials.shown(mail, line.text())).collect(Collectors.joining("\n"));
        return new Instructions.Line(first.text(), (rest + "\n\n" + first.comment()).strip());
    }

    /** What a player wrote below a line that carries words to others, though it is a command. */
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

    /** All lines of such a mail share one comment, or have none. */
    private static Instructions.Line withoutCommands(Instructions.Line line, Wording.Below below) {
        return line.comment().isEmpty() ? line : new Instructions.Line(line.text(), below.comment());
    }

    /** Asks about the first of the commands; the others, and one with a password, which is kept nowhere, are named. */
    private void askAbout(CommandContext mail, Wording.Below below) {
        List<String> commands = below.commands();
        String first = commands.get(0);
        boolean asked = credentials.shown(mail, first).equals(first);
        if (asked) {
            String words = commands.size() == 1 ? below.words() : "";
            dispatcher.askIfMeant(
                    mail.about(new Instructions.Line(first, words)).quoting(first), first);
        }
        commands.stream()
                .skip(asked ? 1 : 0)
                .map(line -> Phrase.of("play.command-in-comment", credentials.shown(mail, line)))
                .forEach(phrase -> mail.tell(new Notice.Answer.Said(phrase)));
    }

    private static Optional<Refusal> tooMany(CommandContext mail) {
        int most = mail.limits().linesPerMail();
        return mail.results().size() >= most ? Optional.of(LimitRefusal.TOO_MANY_LINES.of(most)) : Optional.empty();
    }

    /**
     * The lines of a mail that nothing proves: anybody can have written them, so that few are read, and none without
     * need.
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
            return mail.isUnproven() && read >= most
                    ? Optional.of(LimitRefusal.TOO_MANY_UNPROVEN_LINES.of(most))
                    : Optional.empty();
        }

        /** Whether nothing may be answered now; a line that a password proves is heard all the same. */
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

    /** The board or the lesson that an empty reply is about, so that the next reply can be the move. */
    Notice.Answer[] answered(CommandContext mail) {
        return Stream.concat(Stream.of(answeredBoard(mail)), courses.answered(mail).stream())
                .toArray(Notice.Answer[]::new);
    }

    /** The board that a mail is about, if it is about one. */
    static Notice.Answer[] answeredBoard(CommandContext mail) {
        return NamedBoard.answered(mail)
                .flatMap(answered -> mail.repositories().boards().record(answered.number()))
                .stream()
                .map(mail::shown)
                .toArray(Notice.Answer[]::new);
    }

    /** What stood below the first line that was no command. */
    private void notRead(CommandContext mail, String unknown, List<Instructions.Line> below) {
        List<Instructions.Line> lines = below.stream()
                .filter(line ->
                        !Courtesy.words(Courtesy.withoutPhrases(line.text())).isEmpty())
                .toList();
        if (!lines.isEmpty()) {
            mail.tell(new Notice.Answer.Listing(
                    Phrase.of("play.not-read", lines.size(), unknown),
                    lines.stream()
                            .limit(MOST_NAMED)
                            .map(line -> Phrase.of("play.not-read-line", credentials.shown(mail, line.text())))
                            .toList()));
        }
    }
}
