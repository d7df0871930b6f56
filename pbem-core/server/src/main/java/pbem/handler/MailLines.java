package pbem.handler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.CommandRefusal;
import pbem.command.Instructions;
import pbem.game.Refusal;
import pbem.handler.course.CourseHandler;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Proof;
import pbem.request.CommandContext;
import pbem.request.Credentials;
import pbem.request.LimitRefusal;
import pbem.request.NamedBoard;
import pbem.request.UsageHelp;

/** Handles the lines of a mail one after the other; the first that is no command is the last, but under {@code multiple}. */
final class MailLines {

    /** Of the lines that were not read; whoever pastes a book need not have it back. */
    private static final int MOST_NAMED = 20;

    private final CommandDispatcher dispatcher;
    private final Credentials credentials;
    private final UsageHelp usage;
    private final CourseHandler courses;

    MailLines(CommandDispatcher dispatcher, Credentials credentials, UsageHelp usage, CourseHandler courses) {
        this.dispatcher = dispatcher;
        this.credentials = credentials;
        this.usage = usage;
        this.courses = courses;
    }

    void handle(CommandContext mail) {
        List<Instructions.Line> lines = mail.request().instructions().said();
        if (lines.isEmpty()) {
            mail.refuse(new CommandRefusal.NothingSaid(), answered(mail));
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
                context.refuseUnheard(new LimitRefusal.UnprovenBudgetSpent());
            } else if (checked.objection().isPresent()) {
                context.refuse(checked.objection().get());
            } else if (!dispatcher.handle(context, checked.line())) {
                if (mail.request().instructions().multiple()) {
                    continue; // each stands for itself
                }
                if (closing.speaker().player().isPresent()) { // a stranger may have written nothing of this
                    notRead(mail, checked.shown(), lines.subList(i + 1, lines.size()));
                }
                break;
            }
        }
        usage.about(mail.request().below()).ifPresent(mail::tell);
        closing.close(first.orElse(""));
    }

    private static Optional<Refusal> tooMany(CommandContext mail) {
        int most = mail.limits().linesPerMail();
        return mail.results().size() >= most ? Optional.of(new LimitRefusal.TooManyLines(most)) : Optional.empty();
    }

    /** The lines of a mail that nothing proves: anybody can have written them, so that few are read, and none without need. */
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
                    ? Optional.of(new LimitRefusal.TooManyUnprovenLines(most))
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
    private void notRead(CommandContext mail, String unknown, List<Instructions.Line> lines) {
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
