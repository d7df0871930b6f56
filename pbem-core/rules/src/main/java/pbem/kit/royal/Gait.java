package pbem.kit.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One way in which a piece goes, as its owner sees it.
 *
 * @param right cells to the right, or to the left if below 0
 * @param ahead cells ahead, or back if below 0
 * @param far whether it goes on as long as nothing is in its way
 * @param lame whether it cannot go if something stands half way
 */
public record Gait(int right, int ahead, boolean far, boolean lame, Use use) {

    /** For what. */
    public enum Use {
        GO_OR_TAKE,
        GO,
        TAKE,

        /** It takes only behind one man in between, as a cannon does. */
        TAKE_BEHIND,

        /** It does nothing but keep the other king away, as two generals do that see each other. */
        FACE
    }

    public static Gait step(int right, int ahead) {
        return new Gait(right, ahead, false, false, Use.GO_OR_TAKE);
    }

    public static Gait ride(int right, int ahead) {
        return new Gait(right, ahead, true, false, Use.GO_OR_TAKE);
    }

    public Gait only(Use other) {
        return new Gait(right, ahead, far, lame, other);
    }

    public Gait lamed() {
        return new Gait(right, ahead, far, true, use);
    }

    /** The same to every side, turned and mirrored. */
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

    /** The same to the left and to the right. */
    public List<Gait> mirrored() {
        return List.of(this, new Gait(-right, ahead, far, lame, use));
    }

    /** These and those. */
    public static List<Gait> all(List<Gait> these, List<Gait> those) {
        return Stream.concat(these.stream(), those.stream()).toList();
    }
}
