package pbem.handler.invitation;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Courtesy;
import pbem.command.Instructions;
import pbem.command.InvitationCommand.Answer;
import pbem.command.InvitationCommand.Answer.Firmness;
import pbem.command.InvitationCommand.Respond;
import pbem.command.Verb;
import pbem.game.Seat;
import pbem.handler.play.PlayHandler;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.play.PlayRefusal;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.repository.Challenge;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.NamedBoard;

/**
 * Handles a plain yes or no. It counts if the mail that it replies to asked exactly one thing: an invitation, or an
 * offer on a board. On a board, where it may end the game, it must be exactly a yes or a no, since people say "ok"
 * about many things.
 */
record BareAnswerHandler(AnswerHandler answers) {

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    void handle(CommandContext said, Answer answer) {
        CommandContext context = inFull(said, answer);
        Optional<ReplyTarget.OfBoard> board = NamedBoard.answered(context);
        Optional<ReplyTarget.OfTournament> invitation = context.target().tournament();
        if (context.target() instanceof ReplyTarget.OfChallenge challenge) {
            toChallenge(context, answer, challenge);
        } else if (invitation.isPresent()) {
            toTournament(context, answer, invitation.get());
        } else if (board.isPresent()) {
            toBoard(context, answer, board.get());
        } else {
            context.refuse(PlayRefusal.NOTHING_ASKED.of(context.written()));
        }
    }

    /**
     * The context of an answer. If its line says more than yes or no, the line also becomes part of the words that go
     * with the answer.
     */
    private static CommandContext inFull(CommandContext context, Answer answer) {
        String line = context.line();
        boolean more = answer.firmness() == Firmness.DOUBTFUL
                || !Courtesy.withoutPhrases(line).equals(line);
        return more ? context.about(new Instructions.Line(line, (line + "\n" + context.words()).strip())) : context;
    }

    private void toChallenge(CommandContext context, Answer answer, ReplyTarget.OfChallenge answered) {
        Optional<Challenge> challenge = context.repositories().challenges().numbered(answered.number());
        boolean own = challenge.filter(c -> c.isBy(context.player())).isPresent();
        boolean open = challenge.filter(c -> c.state() == Challenge.State.OPEN).isPresent();
        if (open && (answer.firmness() == Firmness.DOUBTFUL || own && !answer.yes())) {
            Verb meant = answer.yes() ? Verb.ACCEPT : own ? Verb.WITHDRAW : Verb.DECLINE;
            CONFIRMATIONS.askIfMeant(context, meant.word(), answered, context.comment());
        } else {
            answers.handle(context, new Respond(answer.yes(), OptionalInt.empty(), true));
        }
    }

    private void toTournament(CommandContext context, Answer answer, ReplyTarget.OfTournament invitation) {
        if (answer.firmness() == Firmness.DOUBTFUL) {
            Verb meant = answer.yes() ? Verb.ACCEPT : Verb.DECLINE;
            CONFIRMATIONS.askIfMeant(context, meant.word(), invitation, context.comment());
        } else {
            answers.handle(context, new Respond(answer.yes(), OptionalInt.empty(), false));
        }
    }

    private void toBoard(CommandContext context, Answer answer, ReplyTarget.OfBoard answered) {
        Optional<GameRecord> found = context.repositories().boards().record(answered.number());
        Optional<Seat> seat = found.flatMap(record -> record.board().seat(context.player()));
        Optional<Offer> offer = found.flatMap(GameRecord::offer)
                .filter(open -> seat.filter(open.missing()::contains).isPresent())
                .filter(open -> open.revision() <= answered.revision());
        Verb meant = answer.yes() ? Verb.ACCEPT : Verb.DECLINE;
        boolean asked =
                found.filter(record -> PlayHandler.asks(context, record, meant)).isPresent();
        if (offer.isEmpty() && !asked) {
            Notice.Answer[] shown = found.map(context::shown).stream().toArray(Notice.Answer[]::new);
            context.refuse(PlayRefusal.NOTHING_ASKED_ON.of(answered.number(), context.written()), shown);
        } else if (answer.firmness() == Firmness.WRITTEN && offer.isPresent()) {
            answers.handle(context, new Respond(answer.yes(), OptionalInt.empty(), false));
        } else {
            ReplyTarget now = new ReplyTarget.OfBoard(
                    answered.number(), found.orElseThrow().revision());
            CONFIRMATIONS.askIfMeant(
                    context,
                    meant.word(),
                    now,
                    context.comment(),
                    context.shown(found.orElseThrow()).inText());
        }
    }
}
