package pbem.game;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A player's place at the board, counted from 1 in the initial order of play.
 *
 * @param number 1 or more
 */
public record Seat(int number) implements Comparable<Seat> {

    public Seat {
        if (number < 1) {
            throw new IllegalArgumentException("seats count from 1, not from " + number);
        }
    }

    /** The seat of a zero-based index. */
    public static Seat at(int index) {
        return new Seat(index + 1);
    }

    /** All seats of a board for that many players, in order. */
    public static List<Seat> all(int count) {
        return IntStream.range(0, count).mapToObj(Seat::at).toList();
    }

    /** Zero-based, for use in arrays. */
    public int index() {
        return number - 1;
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "seat " + number;
    }
}
