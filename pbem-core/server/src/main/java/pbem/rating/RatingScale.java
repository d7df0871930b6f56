package pbem.rating;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.rating.RatedBoard.RatedSeat;

/**
 * The ratings of all players in one game, computed board by board in the order in which they were closed. Not safe for
 * use by several threads.
 */
public final class RatingScale {

    /** The more boards of two players are closed within this time, the less each counts. */
    public static final Duration YEAR = Duration.ofDays(365);

    /** The number of those boards that count in full: one with each seat. */
    private static final double IN_FULL = 2;

    private final Map<Long, Career> careers = new HashMap<>();
    private final Map<Pair, Deque<Instant>> meetings = new HashMap<>();
    private final Earlier earlier;

    /** The state before the first board that is counted here. Players are given by their ids. */
    public interface Earlier {

        /** The state before all boards. */
        Earlier NOTHING = new Earlier() {
            @Override
            public Career of(long player) {
                return Career.NONE;
            }

            @Override
            public List<Instant> meetings(long player, long other) {
                return List.of();
            }
        };

        Career of(long player);

        /**
         * The closing times of the two players' boards, oldest first: all within {@link #YEAR} before the first board
         * that is counted here, and the newest earlier one.
         *
         * @param player the one with no more boards than the other
         */
        List<Instant> meetings(long player, long other);
    }

    private record Pair(long lesser, long greater) {}

    /** A scale before the first board. */
    public RatingScale() {
        this(Earlier.NOTHING);
    }

    public RatingScale(Earlier earlier) {
        this.earlier = earlier;
    }

    /** Counts the next board. */
    public List<RatingChange> count(RatedBoard board) {
        List<RatedSeat> seats = board.seats();
        int[] newOpponents = new int[seats.size()];
        double[][] weights = new double[seats.size()][seats.size()];
        for (int i = 0; i < seats.size(); i++) {
            for (int j = 0; j < i; j++) {
                Deque<Instant> met =
                        meetings(seats.get(i).player(), seats.get(j).player());
                int first = met.isEmpty() ? 1 : 0;
                newOpponents[i] += first;
                newOpponents[j] += first;
                weights[i][j] = Math.min(1, IN_FULL / meeting(met, board.closed()));
                weights[j][i] = weights[i][j];
            }
        }
        List<Skill> before =
                seats.stream().map(seat -> of(seat.player()).skill()).toList();
        List<Skill> after = SkillModel.after(before, board.places(), (i, j) -> weights[i][j]);
        List<RatingChange> changes = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            RatedSeat seat = seats.get(i);
            Career career = of(seat.player()).with(after.get(i), newOpponents[i], seat.result(), board.closed());
            careers.put(seat.player(), career);
            changes.add(new RatingChange(seat, before.get(i), career));
        }
        return changes;
    }

    private Deque<Instant> meetings(long player, long other) {
        boolean inOrder = of(player).boards() <= of(other).boards();
        return meetings.computeIfAbsent(
                new Pair(Math.min(player, other), Math.max(player, other)),
                pair -> new ArrayDeque<>(inOrder ? earlier.meetings(player, other) : earlier.meetings(other, player)));
    }

    /** The number of the two players' boards that were closed within a year, including this one. */
    private static int meeting(Deque<Instant> met, Instant closed) {
        Instant yearBefore = closed.minus(YEAR);
        met.addLast(closed);
        while (!met.getFirst().isAfter(yearBefore)) {
            met.removeFirst();
        }
        return met.size();
    }

    /** The record of that player so far. */
    public Career of(long player) {
        return careers.computeIfAbsent(player, earlier::of);
    }

    /** The records of all players that were read or counted. */
    public Map<Long, Career> careers() {
        return Collections.unmodifiableMap(careers);
    }
}
