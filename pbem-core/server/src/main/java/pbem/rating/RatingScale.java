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
 * Everybody's strength in one game, board after board: each counts once, in the order in which they were closed. For one
 * thread.
 */
public final class RatingScale {

    /** The boards of two people that were closed within such a time count less, the more there are. */
    public static final Duration YEAR = Duration.ofDays(365);

    /** So many of them count in full: one with each seat. */
    private static final double IN_FULL = 2;

    private final Map<Long, Career> careers = new HashMap<>();
    private final Map<Pair, Deque<Instant>> meetings = new HashMap<>();
    private final Earlier earlier;

    /** What was counted before the first of the boards that are counted here. Players are named by their ids. */
    public interface Earlier {

        /** Nothing was. */
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
         * When boards of the two were closed, the oldest first: all within {@link #YEAR} before the first board that is
         * counted here, and the newest of those before, if there is one.
         *
         * @param player who has no more boards than the other
         */
        List<Instant> meetings(long player, long other);
    }

    private record Pair(long lesser, long greater) {}

    /** Of which nothing has been counted. */
    public RatingScale() {
        this(Earlier.NOTHING);
    }

    public RatingScale(Earlier earlier) {
        this.earlier = earlier;
    }

    /** Counts the next one. */
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

    /** The two meet once more: how many boards of theirs were closed within a year, this one among them. */
    private static int meeting(Deque<Instant> met, Instant closed) {
        Instant yearBefore = closed.minus(YEAR);
        met.addLast(closed);
        while (!met.getFirst().isAfter(yearBefore)) {
            met.removeFirst();
        }
        return met.size();
    }

    /** What the boards so far say of that player. */
    public Career of(long player) {
        return careers.computeIfAbsent(player, earlier::of);
    }

    /** Everybody of whom anything was asked or counted. */
    public Map<Long, Career> careers() {
        return Collections.unmodifiableMap(careers);
    }
}
