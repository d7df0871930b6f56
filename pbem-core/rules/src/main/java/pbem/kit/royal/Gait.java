package pbem.kit.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A way in which a piece moves, as seen by its owner.
 *
 * @param right cells to the right; below 0 to the left
 * @param ahead cells forward; below 0 backward
 * @param far whether the piece may repeat the step as long as nothing is in its way
 * @param lame whether the piece is blocked by a man half-way
 */
public record Gait(int right, int ahead, boolean far, boolean lame, Use use) {

    public static final List<Gait> STRAIGHT = step(0, 1).allAround();
    public static final List<Gait> SLANTING = step(1, 1).allAround();
    public static final List<Gait> KING = all(STRAIGHT, SLANTING);
    public static final List<Gait> ROOK = ride(0, 1).allAround();
    public static final List<Gait> BISHOP = ride(1, 1).allAround();

    /** The purpose of a gait. */
    public enum Use {
        GO_OR_TAKE,
        GO,
        TAKE,

        /** Taking over exactly one man in between, as a cannon does. */
        TAKE_BEHIND,

        /** Only keeping the other king off the line, as two generals that face each other do. */
        FACE
    }

    public static Gait step(int right, int ahead) {
        return new Gait(right, ahead, false, false, Use.GO_OR_TAKE);
    }

    public static Gait ride(int right, int ahead) {
        return new Gait(right, ahead, true, false, Use.GO_OR_TAKE);
    }

    /** The gaits of a pawn: one cell ahead to go, one aslant to take. */
    public static List<Gait> pawn() {
        return all(List.of(step(0, 1).only(Use.GO)), step(1, 1).only(Use.TAKE).mirrored());
    }

    public Gait only(Use other) {
        return new Gait(right, ahead, far, lame, other);
    }

    public Gait lamed() {
        return new Gait(right, ahead, far, true, use);
    }

    /** This gait in every direction: rotated and mirrored. */
    public List<Gait> allAround() {
        List<Gait> all = new ArrayList<>();
        for (int[] way : new int[][] {{right, ahead}, {ahead, right}}) {
            for (int turn : new int[] {1, -1}) {
                for (int mirror : new int[] {1, -1}) {
                    all.add(new Gait(turn * way[0], mirror * way[1], far, lame, use));
                }
            }
        }
        return all.stream().distinct().toList();
    }

    /** This gait to the left and to the right. */
    public List<Gait> mirrored() {
        return List.of(this, new Gait(-right, ahead, far, lame, use));
    }

    /** Both lists together. */
    public static List<Gait> all(List<Gait> these, List<Gait> those) {
        return Stream.concat(these.stream(), those.stream()).toList();
    }
}
