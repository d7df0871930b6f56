package pbem.handler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.command.Verb;
import pbem.handler.invitation.InvitationHandler;
import pbem.handler.play.OfferRefusal;
import pbem.handler.play.PlayHandler;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.request.CommandContext;
import pbem.request.LimitRefusal;

/** Hears invitations first: finds out whether a yes or a no is about a challenge or an offer on a board. */
final class AnswerHandler {

    private final InvitationHandler invitations;
    private final PlayHandler play;

    AnswerHandler(InvitationHandler invitations, PlayHandler play) {
        this.invitations = invitations;
        this.play = play;
    }

    void handle(CommandContext context, String line, InvitationCommand command) {
        if (command instanceof InvitationCommand.Accept accept) {
            handle(context, line, new Answer(true, accept.number(), accept.challenge()));
        } else if (command instanceof InvitationCommand.Decline decline) {
            handle(context, line, new Answer(false, decline.number(), decline.challenge()));
        } else {
            invite(context, line, command);
        }
    }

    private record Answer(boolean yes, OptionalInt number, boolean challengeOnly) {
        Verb verb() {
            return yes ? Verb.ACCEPT : Verb.DECLINE;
        }
    }

    private void handle(CommandContext context, String line, Answer answer) {
        boolean ofBoard = context.target() instanceof ReplyTarget.OfBoard;
        if (answer.challengeOnly()) {
            challenge(context, line, answer);
        } else if (answer.number().isPresent()) {
            numbered(context, line, answer, answer.number().getAsInt());
        } else if (ofBoard) {
            board(context, line, answer, OptionalInt.empty());
        } else if (context.target() instanceof ReplyTarget.OfChallenge) {
            challenge(context, line, answer);
        } else {
            anything(context, line, answer);
        }
    }

    private void numbered(CommandContext context, String line, Answer answer, int number) {
        Player speaker = context.speaker().player().orElseThrow();
        Optional<GameRecord> board = context.repositories()
                .boards()
                .record(number)
                .filter(record -> record.board().seat(speaker).isPresent());
        Optional<Challenge> challenge = context.repositories().challenges().numbered(number);
        boolean offered = board.flatMap(GameRecord::offer).isPresent();
        boolean open = challenge.filter(c -> c.state() == Challenge.State.OPEN).isPresent();
        if (offered && open) {
            context.refuse(line, new OfferRefusal.ChallengeOrBoard(answer.verb(), number));
        } else if (offered || board.isPresent() && challenge.isEmpty()) {
            board(context, line, answer, OptionalInt.of(number));
        } else {
            challenge(context, line, answer);
        }
    }

    /** Without a number in a new mail: what is meant is the only thing that waits. */
    private void anything(CommandContext context, String line, Answer answer) {
        Player speaker = context.speaker().player().orElseThrow();
        List<Integer> boards = context.repositories().boards().offersTo(speaker);
        List<Challenge> challenges = context.repositories().challenges().waitingFor(speaker);
        if (boards.isEmpty()) {
            challenge(context, line, answer);
        } else if (boards.size() == 1 && challenges.isEmpty()) {
            board(context, line, answer, OptionalInt.of(boards.get(0)));
        } else {
            List<String> waiting = new ArrayList<>();
            boards.forEach(board -> waiting.add("board " + board));
            challenges.forEach(challenge -> waiting.add("challenge " + challenge.number()));
            context.refuse(line, new OfferRefusal.WhichOne(answer.verb(), waiting));
        }
    }

    private void challenge(CommandContext context, String line, Answer answer) {
        invite(
                context,
                line,
                answer.yes() ? new InvitationCommand.Accept(answer.number()) : new InvitationCommand.Decline(answer.number()));
    }

    /** Whoever plays on too many boards can begin no other. */
    private void invite(CommandContext context, String line, InvitationCommand command) {
        boolean begins = !(command instanceof InvitationCommand.Decline
                || command instanceof InvitationCommand.Withdraw
                || command instanceof InvitationCommand.Limit);
        int most = context.limits().openBoards();
        Player player = context.speaker().player().orElseThrow();
        BoardFilter open = BoardFilter.ALL.ofPlayer(player).onlyOpen(true);
        if (begins && context.repositories().boards().count(open) >= most) {
            context.refuse(line, new LimitRefusal.TooManyBoards(most));
        } else {
            invitations.handle(context, line, command);
        }
    }

    private void board(CommandContext context, String line, Answer answer, OptionalInt number) {
        play.handle(
                context, line, new PlayCommand.AnswerOffer(Optional.empty(), number, answer.yes(), OptionalInt.empty()));
    }
}
