package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.notice.Notice.Answer;
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
import pbem.record.Offer;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.NamedBoard;

/**
 * A board at which the speaker has a seat, with the checks of what they may do there.
 *
 * @param answered the revision that the speaker has seen, from the answered mail, if the line names no board; empty if
 *     it names one
 */
record SeatContext(CommandContext context, GameRecord record, Seat seat, OptionalInt answered) {

    /**
     * The speaker's seat at the named or answered board, if the game is under way; otherwise refuses and returns empty.
     */
    static Optional<SeatContext> find(CommandContext context, Optional<Game> game, OptionalInt named) {
        return at(context, game, named).match(SeatContext::ifOpen, refusal -> context.refused(refusal));
    }

    /** The speaker's seat at a given board, if the game is under way; otherwise refuses and returns empty. */
    static Optional<SeatContext> of(CommandContext context, GameRecord record, OptionalInt answered) {
        return at(context, record, answered).match(SeatContext::ifOpen, refusal -> context.refused(refusal));
    }

    /** Why the speaker can do nothing at all on a board; empty if they can. */
    static Optional<Refusal> objection(CommandContext context, OptionalInt named) {
        return at(context, Optional.empty(), named).match(SeatContext::closed, Optional::of);
    }

    private static Act<SeatContext> at(CommandContext context, Optional<Game> game, OptionalInt named) {
        if (named.isEmpty() && context.target().offersGames()) {
            return Act.refused(PlayRefusal.ACCEPT_OR_DECLINE.of(context.written()));
        }
        OptionalInt answered = named.isPresent()
                ? OptionalInt.empty()
                : NamedBoard.answered(context).stream()
                        .mapToInt(ReplyTarget.OfBoard::revision)
                        .findFirst();
        return NamedBoard.of(context, game, named).then(record -> at(context, record, answered));
    }

    private static Act<SeatContext> at(CommandContext context, GameRecord record, OptionalInt answered) {
        return NamedBoard.place(context, record)
                .then(seat -> Act.done(new SeatContext(context, record, seat, answered)));
    }

    private Optional<SeatContext> ifOpen() {
        return refuses(closed()) ? Optional.empty() : Optional.of(this);
    }

    private Optional<Refusal> closed() {
        return record.result().map(result -> PlayRefusal.BOARD_CLOSED.of(number(), result));
    }

    /** Whether the line names no board, so that the board is that of the answered mail. */
    boolean bare() {
        return answered.isPresent();
    }

    int number() {
        return record.board().number();
    }

    Player player() {
        return record.board().player(seat);
    }

    Answer.Shown shown() {
        return Answer.Shown.to(record.board().player(seat), record);
    }

    /** Refuses, and shows the board as it is. */
    void refuse(Refusal refusal) {
        context.refuse(refusal, shown());
    }

    /** Refuses if there is an objection, and shows the board as it is. */
    boolean refuses(Optional<Refusal> objection) {
        objection.ifPresent(this::refuse);
        return objection.isPresent();
    }

    /** Refuses, and returns an empty result. */
    <T> Optional<T> refused(Refusal refusal) {
        refuse(refusal);
        return Optional.empty();
    }

    /** Asks whether a line is meant, about this board as it is now. */
    void ask(String line) {
        ask(line, context.comment());
    }

    void ask(String line, String comment) {
        new Confirmations()
                .askIfMeant(
                        context, line, new ReplyTarget.OfBoard(number(), record.revision()), comment, shown().inText());
    }

    boolean isActive() {
        return record.position().active().contains(seat);
    }

    boolean isOnTurn() {
        return record.toMove().contains(seat);
    }

    /** The userids of the seats' players. */
    List<String> users(List<Seat> seats) {
        return users(record.board(), seats);
    }

    private static List<String> users(Board board, List<Seat> seats) {
        return seats.stream().map(seat -> board.player(seat).user()).toList();
    }

    /** The refusal if the speaker is out of the game. */
    Optional<Refusal> out() {
        return isActive() ? Optional.empty() : Optional.of(PlayRefusal.ALREADY_OUT.of(number()));
    }

    /** The refusal if it is not the speaker's turn. */
    Optional<Refusal> offTurn() {
        return isOnTurn()
                ? Optional.empty()
                : Optional.of(PlayRefusal.NOT_YOUR_TURN.of(number(), users(record.toMove())));
    }

    /** The refusal if the next move does not have the number given. */
    Optional<Refusal> misnumbered(OptionalInt guard) {
        int next = record.moves() + 1;
        return guard.isPresent() && guard.getAsInt() != next
                ? Optional.of(PlayRefusal.WRONG_MOVE_NUMBER.of(number(), guard.getAsInt(), next))
                : Optional.empty();
    }

    /** The refusal if the position or the players on turn have changed since the answered mail. */
    Optional<Refusal> overtaken(String said) {
        return isOvertaken() ? stale(said) : Optional.empty();
    }

    boolean isOvertaken() {
        return answered.isPresent() && record.changedSince(answered.getAsInt());
    }

    /** Whether another player has made an offer of that kind, and the speaker has still to answer it. */
    boolean isAsked(Offer.Kind kind) {
        return record.offer().filter(offer -> offer.asks(seat, kind)).isPresent();
    }

    /** Whether there is an open offer that is newer than the answered mail. */
    boolean isUnawareOfOffer() {
        return answered.isPresent()
                && record.offer()
                        .filter(offer -> offer.revision() > answered.getAsInt())
                        .isPresent();
    }

    /** The refusal if the answered mail is older than a revision. */
    Optional<Refusal> answersBefore(int revision) {
        return answered.isPresent() && answered.getAsInt() < revision ? stale(context.written()) : Optional.empty();
    }

    private Optional<Refusal> stale(String said) {
        return Optional.of(PlayRefusal.STALE_REPLY.of(number(), said));
    }

    /** Enters an event by the speaker on the board, and tells everybody. */
    GameRecord enter(Event event, Phrase what) {
        return enter(event, what, List.of());
    }

    /** @param asides remarks for the speaker alone */
    GameRecord enter(Event event, Phrase what, List<Phrase> asides) {
        context.done(what);
        return new BoardEvents(context.repositories()).enter(record, entry(event), player(), asides);
    }

    /** Enters a move of the speaker and an offer of a draw with it, if one is possible then. */
    void enterOffering(Event move, Phrase what) {
        context.done(what);
        new BoardEvents(context.repositories()).enterOffering(record, entry(move), seat);
    }

    private Entry entry(Event event) {
        return record.next(
                event,
                context.now(),
                Actor.player(player()),
                context.speaker().proof(),
                context.request().mail());
    }
}
