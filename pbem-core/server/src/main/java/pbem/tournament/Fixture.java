package pbem.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One board that is to be played in a tournament.
 *
 * @param number from 1 within its tournament
 * @param stage from 1
 * @param group from 0 within its stage
 * @param seats the players, by seat
 * @param board the number of the board, once it has begun
 * @param score once it is over
 * @param since when it was paired
 * @param struck whether it no longer counts, since others should have been paired
 */
public record Fixture(
        int number,
        int stage,
        int group,
        List<Long> seats,
        OptionalInt board,
        Optional<FixtureScore> score,
        Instant since,
        boolean struck) {

    public Fixture {
        seats = List.copyOf(seats);
    }

    public boolean isOpen() {
        return score.isEmpty() && !struck;
    }

    /** Whether its board is under way. */
    public boolean isUnderWay() {
        return isOpen() && board.isPresent();
    }

    public boolean has(long player) {
        return seats.contains(player);
    }

    /** That player's score in half points; 0 while the board is open. */
    public int halves(long player) {
        return score.map(s -> s.halves().get(seats.indexOf(player))).orElse(0);
    }

    Fixture on(int number) {
        return new Fixture(this.number, stage, group, seats, OptionalInt.of(number), score, since, struck);
    }

    Fixture with(Optional<FixtureScore> other) {
        return new Fixture(number, stage, group, seats, board, other, since, struck);
    }

    Fixture crossedOut() {
        return new Fixture(number, stage, group, seats, board, score, since, true);
    }

    /** This fixture with another player. An open board no longer counts, and a new one begins for the newcomer. */
    Fixture replacing(long from, long to) {
        if (!has(from)) {
            return this;
        }
        List<Long> others = seats.stream().map(p -> p == from ? to : p).toList();
        return new Fixture(number, stage, group, others, isOpen() ? OptionalInt.empty() : board, score, since, struck);
    }
}
