package pbem.handler;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.Courtesy;
import pbem.command.InformationCommand;
import pbem.command.InvitationCommand;
import pbem.command.Parsing;
import pbem.command.PlayCommand;
import pbem.command.Verb;
import pbem.command.WatchCommand;
import pbem.game.Refusal;
import pbem.handler.club.ClubRefusal;
import pbem.handler.invitation.WishedTerms;
import pbem.handler.play.PlayHandler;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Sanction;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.NamedBoard;

/** Passes a command to its handler if the sender may use it; asks or refuses otherwise. */
final class CommandDispatcher {

    static final Answer.Forms HOW_TO_SIGN_UP = new Answer.Forms(List.of("signup USERID", "help"));

    private final CommandParser parser;
    private final Command.Families<CommandAction> handlers;
    private final Confirmations confirmations = new Confirmations();

    CommandDispatcher(CommandParser parser, Command.Families<CommandAction> handlers) {
        this.parser = parser;
        this.handlers = handlers;
    }

    /** Parses a line; in a reply it may be a move or a plain yes. */
    Parsing parsed(CommandContext context, String text) {
        Parsing parsing = context.target().isAnsweredBriefly() ? parser.parseReply(text) : parser.parse(text);
        boolean clear =
                parsing.asCommand().filter(command -> !command.isDoubtful()).isPresent();
        return clear || !LineMoves.areAsWritten(context, text)
                ? parsing
                : new PlayCommand.Move(Optional.empty(), OptionalInt.empty(), text.strip(), OptionalInt.empty());
    }

    /** Handles a command as if it had been typed in its usual form. */
    void handle(CommandContext context, Command said) {
        boolean leaves = said instanceof WatchCommand.Subscribe list
                && !list.begins()
                && (context.speaker().player().isEmpty() // they watch no board and want no mails
                        || context.request().invitation().isPresent());
        Command command = leaves ? new InformationCommand.WaysOut(true) : said;
        take(context, misconduct(context, command), command.access(), command.match(handlers));
    }

    /** Carries out a move that is no command, such as the answer to a lesson. */
    void play(CommandContext context, CommandAction move) {
        take(context, suspension(context), Command.Access.PROVEN_PLAYER, move);
    }

    /** Carries out an action, or has it confirmed; refuses it for the objection, or if the sender has no access. */
    private void take(
            CommandContext context, Optional<Refusal> objection, Command.Access access, CommandAction action) {
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (access == Command.Access.ANYBODY) {
            answer(context, action);
        } else if (context.speaker().player().isEmpty()) {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of(), HOW_TO_SIGN_UP);
        } else if (access == Command.Access.PLAYER) {
            answer(context, action);
        } else if (!context.isUnproven()) {
            action.run(context);
        } else {
            hold(context, action);
        }
    }

    /** Asks about a line in a comment that is a command, but may be meant for the comment's readers. */
    void askIfMeant(CommandContext context, String line) {
        Answer unsaid = new Answer.Said(Phrase.of("play.not-passed-on", line));
        parser.parse(line)
                .asCommand()
                .ifPresent(command -> askIfMeant(context, new Parsing.Doubtful(command, line), unsaid));
    }

    /** Asks whether a sentence was meant as a command. */
    void askIfMeant(CommandContext context, Command command, String line) {
        boolean one = command instanceof InvitationCommand.Challenge && WishedTerms.wantsSeveral(context.written());
        askIfMeant(
                context,
                new Parsing.Doubtful(command, line),
                Stream.of(Phrase.of("play.read-as", line), Phrase.of("play.only-one"))
                        .limit(one ? 2 : 1)
                        .map(Answer.Said::new)
                        .toArray(Answer[]::new));
    }

    /**
     * Asks whether a command that is only part of a line is meant; a command that would be refused anyway is refused at
     * once.
     */
    void askIfMeant(CommandContext context, Parsing.Doubtful said, Answer... beside) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of(), HOW_TO_SIGN_UP);
            return;
        }
        boolean no = Courtesy.saysNo(context.written());
        boolean denied = no
                && said.line().equals(Verb.ACCEPT.word())
                && NamedBoard.record(context).isPresent();
        boolean answersDraw = said.command() instanceof PlayCommand.Draw draw
                && draw.board().isEmpty()
                && PlayHandler.answersDraw(context);
        Parsing.Doubtful doubtful = denied || answersDraw
                ? new Parsing.Doubtful(
                        new PlayCommand.AnswerOffer(Optional.empty(), OptionalInt.empty(), !no, OptionalInt.empty()),
                        (no ? Verb.DECLINE : Verb.ACCEPT).word())
                : said;
        if (parser.closesAccount(doubtful.line())) { // it always asks for confirmation, with more than a yes
            handle(context.inEnglish(doubtful.line()), doubtful.command());
            return;
        }
        Answer[] board = NamedBoard.shown(context);
        Answer[] all = Stream.concat(Stream.of(beside), Stream.of(board)).toArray(Answer[]::new);
        Optional<Refusal> objection = objection(context, doubtful.command());
        if (objection.isEmpty()) {
            confirmations.askIfMeant(context, doubtful.line(), asOfNow(context), context.comment(), all);
        } else if (objection.get().reason().isAboutForm()) { // the answer shows the forms of the command
            Stream.of(beside).forEach(context::tell);
            context.inEnglish(doubtful.line()).refuse(objection.get(), board);
        } else {
            context.refuse(objection.get(), all);
        }
    }

    /** Why a command would be refused; empty if no reason is known. */
    Optional<Refusal> objection(CommandContext context, Command command) {
        return misconduct(context, command).or(() -> command.match(handlers).objection(context));
    }

    /**
     * Why the speaker may not use a command while suspended or muted. A suspended player may still read, ask for their
     * data, write to the admin, and leave. A muted player may do everything but write to others and change their name.
     */
    private static Optional<Refusal> misconduct(CommandContext context, Command command) {
        Optional<Refusal> suspended = command.isOpenToSuspended() ? Optional.empty() : suspension(context);
        return suspended.or(() -> command.speaks()
                ? sanction(context, Sanction.Kind.MUTED)
                        .map(sanction -> ClubRefusal.muted(sanction.until(), sanction.why()))
                : Optional.empty());
    }

    private static Optional<Refusal> suspension(CommandContext context) {
        return sanction(context, Sanction.Kind.SUSPENDED)
                .map(sanction -> ClubRefusal.suspended(sanction.until(), sanction.why()));
    }

    private static Optional<Sanction> sanction(CommandContext context, Sanction.Kind kind) {
        return context.speaker()
                .player()
                .flatMap(known -> context.membership(known).sanction(kind, context.now()));
    }

    /** The target that the mail answers, at its present revision, since the question is asked now. */
    private static ReplyTarget asOfNow(CommandContext context) {
        return NamedBoard.record(context)
                .<ReplyTarget>map(
                        record -> new ReplyTarget.OfBoard(record.board().number(), record.revision()))
                .orElse(context.target());
    }

    /** Runs a command that only asks for information, unless the limits would prevent its answer. */
    private static void answer(CommandContext context, CommandAction action) {
        Optional<Refusal> objection =
                context.isUnproven() ? context.throttle().objectionToAnswering() : Optional.empty();
        objection.ifPresentOrElse(context::refuseUnheard, () -> action.run(context));
    }

    /** Asks the sender to confirm a command, unless it would be refused anyway. */
    private void hold(CommandContext context, CommandAction action) {
        if (!context.refuses(action.objection(context))) {
            action.hold(context, confirmations);
        }
    }
}
