package pbem.games.chess;

import java.util.List;

/**
 * The twelve directions from a hexagon, through an edge or through a vertex (article 4, figures 4 and 6). The rules
 * write {@code e-1} for the opposite of {@code e1}; here it is {@link #E_1}.
 */
enum Direction {
    E1(1, 1),
    E2(0, 1),
    E3(-1, 0),
    E_1(-1, -1),
    E_2(0, -1),
    E_3(1, 0),
    V1(1, 2),
    V2(-1, 1),
    V3(-2, -1),
    V_1(-1, -2),
    V_2(1, -1),
    V_3(2, 1);

    static final List<Direction> ALL = List.of(values());

    /** The directions through an edge, counter-clockwise. */
    static final List<Direction> EDGES = ALL.subList(0, 6);

    /**
     * The directions through a vertex, counter-clockwise. Each is 30 degrees behind the direction at the same index of
     * {@link #EDGES}.
     */
    static final List<Direction> VERTICES = ALL.subList(6, 12);

    private final int columns;
    private final int rows;

    Direction(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The number of columns that a step in this direction leads towards the end of the alphabet. */
    int columns() {
        return columns;
    }

    /** The number of rows that a step in this direction leads up. */
    int rows() {
        return rows;
    }

    Direction opposite() {
        return ALL.get(ordinal() / 6 * 6 + (ordinal() + 3) % 6);
    }
}
