package pbem.tournament.pairing;

import java.util.List;
import java.util.stream.Stream;

/**
 * The seats that somebody had at the boards that they played, in order, and which seat they should have next: what
 * the FIDE handbook (C.04.3) calls a colour preference.
 *
 * @param seats 0 for the first seat, 1 for the second
 */
record SeatHistory(List<Integer> seats) {

    static final SeatHistory NONE = new SeatHistory(List.of());

    /** How much a seat is wished, the least first. */
    enum Wish {
        /** They have had no seat yet. */
        NONE,
        /** They had both as often, and had the other one last. */
        MILD,
        /** They had the other one once more. */
        STRONG,
        /** They had the other one the last two times, or twice more. */
        ABSOLUTE
    }

    SeatHistory {
        seats = List.copyOf(seats);
    }

    /** This history with one more seat. */
    SeatHistory and(int seat) {
        return new SeatHistory(Stream.concat(seats.stream(), Stream.of(seat)).toList());
    }

    Wish wish() {
        if (seats.isEmpty()) {
            return Wish.NONE;
        }
        int more = Math.abs(firstMore());
        return more > 1 || sameTwice() ? Wish.ABSOLUTE : more == 1 ? Wish.STRONG : Wish.MILD;
    }

    /** The seat that is wished; without a wish of no meaning. */
    private int wished() {
        boolean first = seats.isEmpty() || (sameTwice() || firstMore() == 0 ? last(1) == 1 : firstMore() < 0);
        return first ? 0 : 1;
    }

    /** How often more they had the first seat than the second. */
    private int firstMore() {
        return seats.stream().mapToInt(seat -> 1 - 2 * seat).sum();
    }

    private boolean sameTwice() {
        return seats.size() > 1 && last(1) == last(2);
    }

    /** @param back 1 for the last seat, 2 for the one before */
    private int last(int back) {
        return seats.get(seats.size() - back);
    }

    /** Whether both wish the same seat, each at least so much. */
    boolean clashes(SeatHistory other, Wish least) {
        return wish().compareTo(least) >= 0 && other.wish().compareTo(least) >= 0 && wished() == other.wished();
    }

    /**
     * Whether this one has the first seat against the other, who stands below. Both have their wish if that can be;
     * else who wishes more; else the two change seats against the last round in which theirs differed; else the upper
     * one has the wish.
     *
     * @param withoutWish what holds if neither has a wish
     */
    boolean sitsFirst(SeatHistory lower, boolean withoutWish) {
        if (wish() == Wish.NONE || lower.wish() == Wish.NONE) {
            return wish() != Wish.NONE ? wished() == 0 : lower.wish() != Wish.NONE ? lower.wished() == 1 : withoutWish;
        }
        if (wished() != lower.wished()) {
            return wished() == 0;
        }
        int stronger = wish() != lower.wish()
                ? wish().compareTo(lower.wish())
                : Math.abs(firstMore()) - Math.abs(lower.firstMore());
        if (stronger != 0) {
            return (stronger > 0 ? wished() : 1 - lower.wished()) == 0;
        }
        for (int back = 1; back <= Math.min(seats.size(), lower.seats.size()); back++) {
            if (last(back) != lower.last(back)) {
                return last(back) == 1;
            }
        }
        return wished() == 0;
    }
}
