package pbem.games.cholone;

import java.util.Arrays;

/** Who has ejected whose marbles, and how many. Immutable. */
final class Ejections {

    private final int seats;
    private final byte[] counts;

    private Ejections(int seats, byte[] counts) {
        this.seats = seats;
        this.counts = counts;
    }

    static Ejections none(int seats) {
        return new Ejections(seats, new byte[seats * seats]);
    }

    Ejections plus(int by, int owner) {
        byte[] more = counts.clone();
        more[by * seats + owner]++;
        return new Ejections(seats, more);
    }

    /** Without what one seat has ejected: it has left, and nobody counts them any more. */
    Ejections without(int by) {
        byte[] fewer = counts.clone();
        Arrays.fill(fewer, by * seats, (by + 1) * seats, (byte) 0);
        return new Ejections(seats, fewer);
    }

    /** How many marbles of that owner one seat has ejected. */
    int of(int by, int owner) {
        return counts[by * seats + owner];
    }

    /** How many marbles one seat has ejected, whosever they were. */
    int by(int by) {
        int sum = 0;
        for (int owner = 0; owner < seats; owner++) {
            sum += of(by, owner);
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ejections ejections && Arrays.equals(counts, ejections.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
