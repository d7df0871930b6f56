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
 * Whose result on a board counts for ratings, as far as its log tells, which does not say who is a program. A board
 * counts that was agreed as such, on options that its game rates, and that was closed with a result after every seat
 * has had a turn, a forced pass included. With three seats or more a player without a move is left out, and the others
 * count. Where hands are hidden, leaving early counts as well: the hand was seen. A seat that went from one player to
 * another counts for neither, unless it was given back before the other had done anything there; with three seats or
 * more the others count.
 */
public sealed interface RatedSeats {

    /** Applies the function for this case. */
    <R> R match(Function<? super List<Seat>, ? extends R> rated, Function<? super Reason, ? extends R> unrated);

    /** Why nothing on a board counts. */
    enum Reason {
        /** The game goes on. */
        OPEN,
        /** The players agreed that it is unrated. */
        AGREED,
        /** The game does not rate such a setup. */
        OPTIONS,
        /** Closed without a result. */
        VOID,
        /** One of the server's own players takes part. */
        TUTORIAL,
        /** One person has several seats. */
        SAME_PERSON,
        /** Seats changed players, so that fewer than two players played from start to end. */
        HANDED_OVER,
        /** A seat has not had a turn. */
        TOO_EARLY
    }

    /** The results of those seats count. */
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

    /** No result counts. */
    record Unrated(Reason reason) implements RatedSeats {
        @Override
        public <R> R match(
                Function<? super List<Seat>, ? extends R> rated, Function<? super Reason, ? extends R> unrated) {
            return unrated.apply(reason);
        }
    }

    /** Whether a new board can count, which players are told before it begins. */
    static boolean mayBe(Board board) {
        return board.terms().rated() && board.game().isRated(board.setup());
    }

    /** Whether a board can still count: it cannot once fewer than two seats have their first players. */
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

    /** The seats that moved or were passed over on the way to the present position. */
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
