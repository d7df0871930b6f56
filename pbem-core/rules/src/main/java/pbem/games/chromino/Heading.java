package pbem.games.chromino;

import java.util.List;

/** The direction of a tile, from its first letter to its last. */
enum Heading {
    EAST(1, 0),
    SOUTH(0, -1),
    WEST(-1, 0),
    NORTH(0, 1);

    /**
     * The two directions that are used in the record. The other two describe the same placements from the other end.
     */
    static final List<Heading> RECORDED = List.of(EAST, SOUTH);

    static final List<Heading> ALL = List.of(values());

    private final int x;
    private final int y;

    Heading(int x, int y) {
        this.x = x;
        this.y = y;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    Heading opposite() {
        return ALL.get((ordinal() + 2) % 4);
    }

    String letter() {
        return name().substring(0, 1);
    }
}
