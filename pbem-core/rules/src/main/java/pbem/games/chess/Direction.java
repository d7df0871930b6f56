package pbem.games.chess;

import java.util.List;

/**
 * The twelve ways that lead from a hexagon, through an edge or through a vertex (article 4, figures 4 and 6). The
 * opposite of {@code e1}, written {@code e-1}, is {@link #E_1} here.
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

    /** Counter-clockwise. */
    static final List<Direction> EDGES = List.of(E1, E2, E3, E_1, E_2, E_3);

    /** Counter-clockwise; each lies 30 degrees behind the edge of its place. */
    static final List<Direction> VERTICES = List.of(V1, V2, V3, V_1, V_2, V_3);

    private final int columns;
    private final int rows;

    Direction(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** By how many columns it leads towards the end of the alphabet. */
    int columns() {
        return columns;
    }

    /** By how many rows it leads up. */
    int rows() {
        return rows;
    }

    Direction opposite() {
        return values()[ordinal() / 6 * 6 + (ordinal() + 3) % 6];
    }
}
