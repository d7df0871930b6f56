package pbem.handler.invitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import pbem.command.InvitationCommand.Respond;
import pbem.command.PlayCommand;
import pbem.command.TournamentCommand;
import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.handler.play.OfferRefusal;
import pbem.handler.play.PlayHandler;
import pbem.notice.ReplyTarget;
import pbem.play.PlayRefusal;
import pbem.play.tournament.TournamentAdministration;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.NamedBoard;

/**
 * Decides whether a yes or a no answers a challenge, an invitation to a tournament or an offer on a board.
 *
 * @param tournaments handles commands about tournaments
 */
record AnswerHandler(
        InvitationAnswers challenges, PlayHandler play, Function<TournamentCommand, CommandAction> tournaments) {

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    /**
     * Why the answer is refused at once, without asking whether it was meant: the mail that it replies to offered
     * nothing. Otherwise empty.
     */
    static Optional<Refusal> objection(CommandContext context, Respond answer) {
        return answer.number().isPresent() || answer.challenge()
                ? Optional.empty()
                : NamedBoard.record(context)
                        .filter(record -> record.offer().isEmpty() && !PlayHandler.asks(context, record, answer.verb()))
                        .map(record -> record.result()
                                .<Refusal>map(result -> PlayRefusal.BOARD_CLOSED.of(
                                        record.board().number(), result))
                                .orElseGet(() -> PlayRefusal.NOTHING_OFFERED.of(
                                        record.board().number())));
    }

    void handle(CommandContext context, Respond answer) {
        if (answer.challenge()) {
            challenge(context, answer);
        } else if (answer.number().isPresent()) {
            numbered(context, answer, answer.number().getAsInt());
        } else {
            unnumbered(context, answer);
        }
    }

    private void numbered(CommandContext context, Respond answer, int number) {
        Optional<GameRecord> board = context.repositories()
                .boards()
                .record(number)
                .filter(record -> record.board().seat(context.player()).isPresent());
        Optional<Challenge> challenge = context.repositories().challenges().numbered(number);
        boolean offered = board.flatMap(GameRecord::offer).isPresent();
        boolean open = challenge.filter(c -> c.state() == Challenge.State.OPEN).isPresent();
        if (offered && open) {
            context.refuse(OfferRefusal.challengeOrBoard(answer.verb(), number));
        } else if (offered || board.isPresent() && challenge.isEmpty()) {
            board(context, answer, OptionalInt.of(number));
        } else {
            challenge(context, answer);
        }
    }

    /** Answers whatever the mail offered to which this one replies. */
    private void unnumbered(CommandContext context, Respond answer) {
        Optional<ReplyTarget.OfTournament> invitation = context.target().tournament();
        if (NamedBoard.answered(context).isPresent()) {
            board(context, answer, OptionalInt.empty());
        } else if (context.target() instanceof ReplyTarget.OfChallenge) {
            challenge(context, answer);
        } else if (invitation.isPresent()) {
            tournament(context, answer.yes(), invitation.get().number());
        } else {
            anything(context, answer);
        }
    }

    /** Answers an invitation to a tournament. A no of a player who is in it may cost games, so it is asked about. */
    private void tournament(CommandContext context, boolean yes, int number) {
        if (yes) {
            tournaments.apply(new TournamentCommand.Join(number)).run(context);
        } else if (TournamentAdministration.isPlaying(context.repositories(), number, context.player())) {
            CONFIRMATIONS.askIfMeant(context, Verb.LEAVE.word() + " " + number, context.target(), context.comment());
        } else {
            tournaments.apply(new TournamentCommand.Leave(number)).run(context);
        }
    }

    /** Answers the only challenge or offer that waits for the player. */
    private void anything(CommandContext context, Respond answer) {
        Player speaker = context.player();
        List<Integer> boards = context.repositories().boards().offersTo(speaker);
        List<Challenge> waitingChallenges = context.repositories().challenges().waitingFor(speaker);
        if (boards.isEmpty()) {
            challenge(context, answer);
        } else if (boards.size() == 1 && waitingChallenges.isEmpty()) {
            board(context, answer, OptionalInt.of(boards.get(0)));
        } else {
            List<String> waiting = new ArrayList<>();
            boards.forEach(board -> waiting.add("board " + board));
            waitingChallenges.forEach(challenge -> waiting.add("challenge " + challenge.number()));
            context.refuse(OfferRefusal.whichOne(answer.verb(), waiting));
        }
    }

    private void challenge(CommandContext context, Respond answer) {
        if (!answer.yes()) {
            challenges.decline(context, answer.number());
        } else if (OpenBoardLimit.allows(context)) {
            challenges.accept(context, answer.number());
        }
    }

    private void board(CommandContext context, Respond answer, OptionalInt number) {
        play.answerOffer(new PlayCommand.AnswerOffer(Optional.empty(), number, answer.yes(), OptionalInt.empty()))
                .run(context);
    }
}
