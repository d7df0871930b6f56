package pbem.games.chroma;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Seat;

/**
 * Whose turn it is, and with which colour. Everybody has a sequence of four colours and goes through it again and again;
 * whoever leaves takes his own along, and those of the others go on. Seats are zero-based.
 *
 * @param seats how many began
 * @param gone those that have left, a bit for each
 * @param turn whose turn it is
 * @param round how many turns that seat, and everybody else still to move in this round, has had
 */
record Order(int seats, int gone, int turn, int round) {

    private static final int PERIOD = 4;

    /** The sequences of the seats, by their number, as the authors give them. */
    private static final Map<Integer, List<String>> SEQUENCES = Map.of(
            2, List.of("RGRB", "WBWG"),
            3, List.of("RGRW", "BRBG", "WBWG"),
            4, List.of("RGRW", "WRWB", "BWBG", "GBGR"));

    static Order start(int seats) {
        return new Order(seats, 0, 0, 0);
    }

    /** Of the next cube. */
    Colour colour() {
        String sequence = SEQUENCES.get(seats).get(turn);
        int at = round % PERIOD;
        return Colour.named(sequence.substring(at, at + 1)).orElseThrow();
    }

    /** After the move of the seat whose turn it is. */
    Order next() {
        int seat = turn;
        int rounds = round;
        do {
            seat++;
            if (seat == seats) {
                seat = 0;
                rounds++;
            }
        } while (!isIn(seat));
        return new Order(seats, gone, seat, rounds);
    }

    /** When that seat has left; if it was its turn, the next one has it. At least one other must be in the game. */
    Order without(int seat) {
        Order left = new Order(seats, gone | 1 << seat, turn, round);
        return seat == turn ? left.next() : left;
    }

    /** Who was on turn before, of those in the game: turns go round among them, so it is who moved last. */
    int before() {
        int seat = turn;
        do {
            seat = seat == 0 ? seats - 1 : seat - 1;
        } while (!isIn(seat));
        return seat;
    }

    /** The colours of the next cubes, the very next first. */
    List<Colour> colours(int count) {
        return Stream.iterate(this, Order::next).limit(count).map(Order::colour).toList();
    }

    boolean isIn(int seat) {
        return (gone >> seat & 1) == 0;
    }

    /** Those in the game. */
    List<Seat> in() {
        return IntStream.range(0, seats).filter(this::isIn).mapToObj(Seat::at).toList();
    }
}
