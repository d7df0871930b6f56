package pbem.tournament.pairing;

import java.util.List;
import java.util.stream.Stream;

/**
 * The seats that a player has had, in order, and the preferred next seat: the colour preference of the FIDE handbook
 * (C.04.3).
 *
 * @param seats 0 for the first seat, 1 for the second
 */
record SeatHistory(List<Integer> seats) {

    static final SeatHistory NONE = new SeatHistory(List.of());

    /** The strength of a seat preference, the weakest first. */
    enum Wish {
        /** The player has had no seat yet. */
        NONE,
        /** The player had both seats equally often, and the other one last. */
        MILD,
        /** The player had the other seat once more often. */
        STRONG,
        /** The player had the other seat the last two times, or at least twice more often. */
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

    /** The preferred seat; meaningless without a preference. */
    private int wished() {
        boolean first = seats.isEmpty() || (sameTwice() || firstMore() == 0 ? last(1) == 1 : firstMore() < 0);
        return first ? 0 : 1;
    }

    /** How many times more the player had the first seat than the second. */
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

    /** Whether both prefer the same seat, each at least that strongly. */
    boolean clashes(SeatHistory other, Wish least) {
        return wish().compareTo(least) >= 0 && other.wish().compareTo(least) >= 0 && wished() == other.wished();
    }

    /**
     * Whether this player has the first seat against the other, who ranks lower. Both get their preference if possible;
     * otherwise the stronger preference; otherwise the two swap the seats of the last round in which they differed;
     * otherwise the higher player gets their preference.
     *
     * @param withoutWish the answer if neither has a preference
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
