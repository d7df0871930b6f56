package pbem.handler;

import java.util.List;
import java.util.Optional;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.Parsing;
import pbem.game.Refusal;
import pbem.handler.club.Conduct;
import pbem.handler.course.CourseHandler;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.LimitRefusal;
import pbem.request.NamedBoard;
import pbem.request.UnprovenLimits;

/** Reads a line as a command and has it handled, if it is taken from whoever says it. */
final class CommandDispatcher {

    private static final Notice.Answer HOW_TO_SIGN_UP = new Notice.Answer.Forms(List.of("signup USERID", "help"));

    private final CommandParser parser;
    private final CommandHandlers handlers;
    private final CourseHandler courses;
    private final Confirmations confirmations = new Confirmations();

    CommandDispatcher(CommandParser parser, CommandHandlers handlers, CourseHandler courses) {
        this.parser = parser;
        this.handlers = handlers;
        this.courses = courses;
    }

    /**
     * @param text the line of the context, which may hold a new password
     * @return whether it was a command, granted or not
     */
    boolean handle(CommandContext context, String text) {
        if (context.isUnproven() && text.length() > UnprovenLimits.LONGEST_LINE) {
            Refusal tooLong = new LimitRefusal.LineTooLong(UnprovenLimits.LONGEST_LINE);
            context.refuse(tooLong, waysIn(context));
            return false;
        }
        boolean reply = !context.target().equals(ReplyTarget.NONE);
        Parsing parsing = reply ? parser.parseReply(text) : parser.parse(text);
        Optional<CommandAction> learnt = courses.inReply(context, text, parsing);
        if (learnt.isPresent()) {
            take(context, Conduct.objectionToPlaying(context), Command.Access.PROVEN_PLAYER, learnt.get());
            return true;
        }
        return parsing.match(
                understood -> {
                    handle(context, understood.command());
                    return true;
                },
                doubtful -> {
                    askIfMeant(context, doubtful);
                    return true;
                },
                malformed -> {
                    context.refuse(malformed.refusal());
                    return true;
                },
                unknown -> {
                    refuseUnknown(context, unknown.refusal());
                    return false;
                });
    }

    private void handle(CommandContext context, Command command) {
        take(context, Conduct.objection(context, command), command.access(), command.match(handlers));
    }

    private void take(
            CommandContext context, Optional<Refusal> objection, Command.Access access, CommandAction action) {
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (access == Command.Access.ANYBODY) {
            answer(context, action);
        } else if (context.speaker().player().isEmpty()) {
            context.refuse(new AccountRefusal.NotSignedUp(), HOW_TO_SIGN_UP);
        } else if (access == Command.Access.PLAYER) {
            answer(context, action);
        } else if (!context.isUnproven()) {
            action.run(context);
        } else {
            hold(context, action);
        }
    }

    /** Nobody is bound by half a line, nor asked about what could not be done anyway. */
    private void askIfMeant(CommandContext context, Parsing.Doubtful doubtful) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(new AccountRefusal.NotSignedUp(), HOW_TO_SIGN_UP);
            return;
        }
        Optional<Refusal> objection = Conduct.objection(context, doubtful.command())
                .or(() -> doubtful.command().match(handlers).objection(context));
        if (objection.isPresent()) {
            context.refuse(objection.get(), boardOf(context));
        } else {
            confirmations.askIfMeant(context, doubtful.line(), asOfNow(context), context.comment(), boardOf(context));
        }
    }

    /** What the mail answers, with all that happened since: the question is asked now. */
    private static ReplyTarget asOfNow(CommandContext context) {
        return NamedBoard.answered(context)
                .flatMap(answered -> context.repositories().boards().record(answered.number()))
                .<ReplyTarget>map(
                        record -> new ReplyTarget.OfBoard(record.board().number(), record.revision()))
                .orElse(context.target());
    }

    private static Notice.Answer[] boardOf(CommandContext context) {
        return MailLines.answeredBoard(context);
    }

    /** What anybody may ask is not even looked up if nobody may be told of it. */
    private static void answer(CommandContext context, CommandAction action) {
        Optional<LimitRefusal> objection =
                context.isUnproven() ? context.throttle().objectionToAnswering() : Optional.empty();
        objection.ifPresentOrElse(context::refuseUnheard, () -> action.run(context));
    }

    /** Nobody is asked to confirm what could not be done anyway. */
    private void hold(CommandContext context, CommandAction action) {
        Optional<Refusal> objection = action.objection(context);
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else {
            action.hold(context, confirmations);
        }
    }

    private static Notice.Answer[] waysIn(CommandContext context) {
        return context.speaker().player().isEmpty() ? new Notice.Answer[] {HOW_TO_SIGN_UP} : new Notice.Answer[0];
    }

    /** A stranger's mail that is no command at all gets the way in, a player's the reason. */
    private static void refuseUnknown(CommandContext context, CommandRefusal refusal) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(refusal, HOW_TO_SIGN_UP);
        } else if (refusal.slip().isPresent()) {
            context.refuse(refusal);
        } else {
            context.refuse(refusal, new Notice.Answer.Said(Phrase.of("play.see-help")));
        }
    }
}
