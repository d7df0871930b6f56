package pbem.rating;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Result;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;

/**
 * The rated result of a closed board.
 *
 * @param game by its name
 * @param seats two or more, in order
 */
public record RatedBoard(int number, String game, Instant closed, List<RatedSeat> seats)
        implements Comparable<RatedBoard> {

    private static final Comparator<RatedBoard> ORDER =
            Comparator.comparing(RatedBoard::closed).thenComparing(RatedBoard::number);

    public RatedBoard {
        seats = List.copyOf(seats);
    }

    /**
     * A seat that counts.
     *
     * @param seat its number
     * @param player by id
     * @param place among all seats of the board
     */
    public record RatedSeat(int seat, long player, int place, Result result) {}

    /** The rated result; empty if nothing on that board counts. */
    public static Optional<RatedBoard> of(GameRecord record) {
        return RatedSeats.of(record)
                .match(
                        seats -> {
                            Outcome outcome = record.outcome().orElseThrow();
                            Places places = record.places().orElseThrow();
                            return Optional.of(new RatedBoard(
                                    record.board().number(),
                                    record.board().game().name(),
                                    record.closed().orElseThrow(),
                                    seats.stream()
                                            .map(seat -> new RatedSeat(
                                                    seat.number(),
                                                    record.board().player(seat).id(),
                                                    places.of(seat),
                                                    outcome.of(seat)))
                                            .toList()));
                        },
                        unrated -> Optional.empty());
    }

    public List<Integer> places() {
        return seats.stream().map(RatedSeat::place).toList();
    }

    /** Orders boards as they are counted: by the time they were closed. */
    @Override
    public int compareTo(RatedBoard other) {
        return ORDER.compare(this, other);
    }
}
