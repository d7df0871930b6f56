package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.BoardEvents;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;

/**
 * A board at which the speaker of a hearing sits, with all that decides whether he may do something there.
 *
 * @param bare whether the board was not named: it is the one of the mail that he answers
 */
record SeatContext(CommandContext context, GameRecord record, Seat seat, boolean bare) {

    /** Where the speaker sits and the game goes on; otherwise refuses and is empty. */
    static Optional<SeatContext> find(CommandContext context, String line, Optional<Game> game, OptionalInt named) {
        if (named.isEmpty() && context.target() instanceof ReplyTarget.OfChallenge) {
            context.refuse(line, new PlayRefusal.AcceptOrDecline(line));
            return Optional.empty();
        }
        Optional<GameRecord> found = NamedBoard.find(context, line, game, named);
        return found.flatMap(record -> of(context, line, record, named.isEmpty()));
    }

    private static Optional<SeatContext> of(CommandContext context, String line, GameRecord record, boolean bare) {
        Board board = record.board();
        Optional<Seat> seat = board.seat(context.speaker().player().orElseThrow());
        if (seat.isEmpty()) {
            context.refuse(
                    line,
                    new PlayRefusal.NotPlaying(
                            board.number(),
                            users(board, Seat.all(board.players().size()))));
            return Optional.empty();
        }
        SeatContext seated = new SeatContext(context, record, seat.get(), bare);
        Optional<Phrase> result = seated.record().result();
        if (result.isPresent()) {
            seated.refuse(line, new PlayRefusal.BoardClosed(board.number(), result.get()));
            return Optional.empty();
        }
        return Optional.of(seated);
    }

    int number() {
        return record.board().number();
    }

    Player player() {
        return record.board().player(seat);
    }

    Notice.Answer shown() {
        return Notice.Answer.Shown.to(record.board().player(seat), record);
    }

    /** Refuses, and shows the board as it is. */
    void refuse(String line, Refusal refusal) {
        context.refuse(line, refusal, shown());
    }

    boolean isActive() {
        return record.position().active().contains(seat);
    }

    boolean isOnTurn() {
        return record.toMove().contains(seat);
    }

    /** The seats called by their players. */
    List<String> users(List<Seat> seats) {
        return users(record.board(), seats);
    }

    private static List<String> users(Board board, List<Seat> seats) {
        return seats.stream().map(seat -> board.player(seat).user()).toList();
    }

    /** That the speaker is out of the game. */
    Optional<Refusal> out() {
        return isActive() ? Optional.empty() : Optional.of(new PlayRefusal.AlreadyOut(number()));
    }

    /** That another player is on turn. */
    Optional<Refusal> offTurn() {
        return isOnTurn()
                ? Optional.empty()
                : Optional.of(new PlayRefusal.NotYourTurn(number(), users(record.toMove())));
    }

    /** That something which was meant as a certain move comes too early or too late. */
    Optional<Refusal> misnumbered(OptionalInt guard) {
        int next = record.moves() + 1;
        return guard.isPresent() && guard.getAsInt() != next
                ? Optional.of(new PlayRefusal.WrongMoveNumber(number(), guard.getAsInt(), next))
                : Optional.empty();
    }

    /** That anything at all happened since the mail that is answered. */
    Optional<Refusal> overtaken(String said) {
        return bare && answered() != record.revision() ? stale(said) : Optional.empty();
    }

    /** That moves were played or taken back since the mail that is answered. */
    Optional<Refusal> playedOn(String said) {
        return bare
                        && (answered() > record.revision()
                                || !record.at(answered()).plies().equals(record.plies()))
                ? stale(said)
                : Optional.empty();
    }

    /** That the mail which is answered showed the board as it was before that revision. */
    Optional<Refusal> answersBefore(int revision, String said) {
        return bare && answered() < revision ? stale(said) : Optional.empty();
    }

    private Optional<Refusal> stale(String said) {
        return Optional.of(new PlayRefusal.StaleReply(number(), said));
    }

    private int answered() {
        return ((ReplyTarget.OfBoard) context.target()).revision();
    }

    /** Enters what the speaker does on the board, and tells everybody. */
    GameRecord enter(Event event, Phrase what) {
        Entry entry = new Entry(
                record.revision() + 1,
                context.now(),
                Actor.player(player()),
                context.speaker().proof(),
                context.request().mail(),
                event);
        context.report(CommandResult.Status.DONE, what);
        return new BoardEvents(context.repositories())
                .enter(record, entry, context.request().mail());
    }
}
