package pbem.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.command.Verb;
import pbem.desk.invitation.InvitationDesk;
import pbem.desk.play.OfferRefusal;
import pbem.desk.play.PlayDesk;
import pbem.hearing.Hearing;
import pbem.hearing.LimitRefusal;
import pbem.ledger.BoardFilter;
import pbem.ledger.Challenge;
import pbem.notice.Context;
import pbem.player.Player;
import pbem.record.GameRecord;

/** Hears invitations first: finds out whether a yes or a no is about a challenge or an offer on a board. */
final class AnswerDesk {

    private final InvitationDesk invitations;
    private final PlayDesk play;

    AnswerDesk(InvitationDesk invitations, PlayDesk play) {
        this.invitations = invitations;
        this.play = play;
    }

    void hear(Hearing hearing, String line, Command.Invitation command) {
        if (command instanceof Command.Accept accept) {
            hear(hearing, line, new Answer(true, accept.number(), accept.challenge()));
        } else if (command instanceof Command.Decline decline) {
            hear(hearing, line, new Answer(false, decline.number(), decline.challenge()));
        } else {
            invite(hearing, line, command);
        }
    }

    private record Answer(boolean yes, OptionalInt number, boolean challengeOnly) {
        Verb verb() {
            return yes ? Verb.ACCEPT : Verb.DECLINE;
        }
    }

    private void hear(Hearing hearing, String line, Answer answer) {
        boolean ofBoard = hearing.context() instanceof Context.OfBoard;
        if (answer.challengeOnly()) {
            challenge(hearing, line, answer);
        } else if (answer.number().isPresent()) {
            numbered(hearing, line, answer, answer.number().getAsInt());
        } else if (ofBoard) {
            board(hearing, line, answer, OptionalInt.empty());
        } else if (hearing.context() instanceof Context.OfChallenge) {
            challenge(hearing, line, answer);
        } else {
            anything(hearing, line, answer);
        }
    }

    private void numbered(Hearing hearing, String line, Answer answer, int number) {
        Player speaker = hearing.speaker().player().orElseThrow();
        Optional<GameRecord> board = hearing.ledger()
                .boards()
                .record(number)
                .filter(record -> record.board().seat(speaker).isPresent());
        Optional<Challenge> challenge = hearing.ledger().challenges().numbered(number);
        boolean offered = board.flatMap(GameRecord::offer).isPresent();
        boolean open = challenge.filter(c -> c.state() == Challenge.State.OPEN).isPresent();
        if (offered && open) {
            hearing.refuse(line, new OfferRefusal.ChallengeOrBoard(answer.verb(), number));
        } else if (offered || board.isPresent() && challenge.isEmpty()) {
            board(hearing, line, answer, OptionalInt.of(number));
        } else {
            challenge(hearing, line, answer);
        }
    }

    /** Without a number in a new mail: what is meant is the only thing that waits. */
    private void anything(Hearing hearing, String line, Answer answer) {
        Player speaker = hearing.speaker().player().orElseThrow();
        List<Integer> boards = hearing.ledger().boards().offersTo(speaker);
        List<Challenge> challenges = hearing.ledger().challenges().waitingFor(speaker);
        if (boards.isEmpty()) {
            challenge(hearing, line, answer);
        } else if (boards.size() == 1 && challenges.isEmpty()) {
            board(hearing, line, answer, OptionalInt.of(boards.get(0)));
        } else {
            List<String> waiting = new ArrayList<>();
            boards.forEach(board -> waiting.add("board " + board));
            challenges.forEach(challenge -> waiting.add("challenge " + challenge.number()));
            hearing.refuse(line, new OfferRefusal.WhichOne(answer.verb(), waiting));
        }
    }

    private void challenge(Hearing hearing, String line, Answer answer) {
        invite(
                hearing,
                line,
                answer.yes() ? new Command.Accept(answer.number()) : new Command.Decline(answer.number()));
    }

    /** Whoever plays on too many boards can begin no other. */
    private void invite(Hearing hearing, String line, Command.Invitation command) {
        boolean begins = !(command instanceof Command.Decline
                || command instanceof Command.Withdraw
                || command instanceof Command.Limit);
        int most = hearing.rules().openBoards();
        Player player = hearing.speaker().player().orElseThrow();
        BoardFilter open = BoardFilter.ALL.ofPlayer(player).onlyOpen(true);
        if (begins && hearing.ledger().boards().count(open) >= most) {
            hearing.refuse(line, new LimitRefusal.TooManyBoards(most));
        } else {
            invitations.hear(hearing, line, command);
        }
    }

    private void board(Hearing hearing, String line, Answer answer, OptionalInt number) {
        play.hear(hearing, line, new Command.AnswerOffer(Optional.empty(), number, answer.yes(), OptionalInt.empty()));
    }
}
