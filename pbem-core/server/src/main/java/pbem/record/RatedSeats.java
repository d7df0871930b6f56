package pbem.record;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Player;

/**
 * Whose result on a board counts for ratings, as far as its log says: not who is a program. A board counts that was
 * agreed as such, on options that its game rates, and that was closed with a result after every seat has had a turn,
 * a forced pass included. With three seats or more a player without a move is left out, and the others count. Where
 * hands are hidden, leaving early counts as well: the hand was seen. A seat that went from one player to another
 * counts for neither, unless it was given back before the other had done anything there; with three seats or more the
 * others count.
 */
public sealed interface RatedSeats {

    /** What is done in each case. */
    <R> R match(Function<? super List<Seat>, ? extends R> rated, Function<? super Reason, ? extends R> unrated);

    /** Why nothing on a board counts. */
    enum Reason {
        /** The game goes on. */
        OPEN,
        /** Agreed so. */
        AGREED,
        /** The game does not rate such a setup. */
        OPTIONS,
        /** Closed without a result. */
        VOID,
        /** A player of the server's own takes part. */
        TUTORIAL,
        /** Somebody plays against themselves. */
        SAME_PERSON,
        /** Seats went over to others, so that no two are left who played it from its start to its end. */
        HANDED_OVER,
        /** Somebody has not had a turn. */
        TOO_EARLY
    }

    /** Those count. */
    record Rated(List<Seat> seats) implements RatedSeats {
        public Rated {
            seats = List.copyOf(seats);
        }

        @Override
        public <R> R match(
                Function<? super List<Seat>, ? extends R> rated, Function<? super Reason, ? extends R> unrated) {
            return rated.apply(seats);
        }
    }

    /** Nobody's counts. */
    record Unrated(Reason reason) implements RatedSeats {
        @Override
        public <R> R match(
                Function<? super List<Seat>, ? extends R> rated, Function<? super Reason, ? extends R> unrated) {
            return unrated.apply(reason);
        }
    }

    /** Whether a board that begins so can count: what players are told before. */
    static boolean mayBe(Board board) {
        return board.terms().rated() && board.game().isRated(board.setup());
    }

    /** Whether it still can: not once fewer than two seats have stayed with whom they began. */
    static boolean mayBe(GameRecord record) {
        return mayBe(record.board()) && record.keptSeats().size() > 1;
    }

    static RatedSeats of(GameRecord record) {
        Board board = record.board();
        if (record.state() == GameRecord.State.ACTIVE) {
            return new Unrated(Reason.OPEN);
        }
        if (!board.terms().rated()) {
            return new Unrated(Reason.AGREED);
        }
        if (!board.game().isRated(board.setup())) {
            return new Unrated(Reason.OPTIONS);
        }
        if (record.outcome().isEmpty()) {
            return new Unrated(Reason.VOID);
        }
        if (board.players().stream().anyMatch(player -> player.state() == Player.State.HOUSE)) {
            return new Unrated(Reason.TUTORIAL);
        }
        if (board.players().stream().map(Player::id).distinct().count()
                < board.players().size()) {
            return new Unrated(Reason.SAME_PERSON);
        }
        List<Seat> all = Seat.all(board.players().size());
        List<Seat> kept = record.keptSeats();
        if (kept.size() < 2) {
            return new Unrated(Reason.HANDED_OVER);
        }
        List<Seat> seats = counted(record, all).stream().filter(kept::contains).toList();
        return seats.size() < 2 ? new Unrated(Reason.TOO_EARLY) : new Rated(seats);
    }

    private static List<Seat> counted(GameRecord record, List<Seat> all) {
        Game game = record.board().game();
        boolean left = record.decisions().stream()
                .anyMatch(entry -> entry.event().leaver().isPresent());
        if (left && game.hidesHands(record.board().setup())) {
            return all;
        }
        Set<Seat> hadTurn = hadTurn(record);
        return all.stream().filter(hadTurn::contains).toList();
    }

    /** Who moved, or was passed over, on the way to the present position. */
    private static Set<Seat> hadTurn(GameRecord record) {
        Set<Seat> had = new HashSet<>(record.start().passedOver());
        for (Entry entry : record.decisions()) {
            entry.event()
                    .decision()
                    .filter(Event::isMove)
                    .map(Event.Decision::seat)
                    .ifPresent(had::add);
            Position after = record.positions().get(entry.revision());
            had.addAll(after.passedOver());
        }
        return had;
    }
}
