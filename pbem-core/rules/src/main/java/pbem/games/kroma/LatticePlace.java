package pbem.games.kroma;

import java.util.Optional;

/**
 * The place of a triangle on an unlimited board, on which shapes can be moved, turned and flipped. It is the sum of the
 * triangle's three corners, in coordinates along two lattice lines: {@code across} to the right, {@code down} to the
 * lower left. Both are whole numbers; modulo 3 they tell which way the triangle points.
 */
record LatticePlace(int across, int down) {

    static LatticePlace of(Triangle triangle) {
        int line = 3 * ((triangle.number() - 1) / 2);
        int row = 3 * triangle.row();
        return triangle.number() % 2 == 1 ? new LatticePlace(line + 1, row - 1) : new LatticePlace(line + 2, row - 2);
    }

    /** This place turned by a sixth of a full turn about the origin. */
    LatticePlace turned() {
        return new LatticePlace(across - down, across);
    }

    /** This place with left and right exchanged. */
    LatticePlace flipped() {
        return new LatticePlace(down - across, down);
    }

    LatticePlace moved(int across, int down) {
        return new LatticePlace(this.across + 3 * across, this.down + 3 * down);
    }

    /** The triangle at this place on a board of that side; empty if the board has none there. */
    Optional<Triangle> triangle(int side) {
        boolean up = Math.floorMod(down, 3) == 2;
        int row = Math.floorDiv(down, 3) + 1;
        int number = 2 * Math.floorDiv(across, 3) + (up ? 1 : 2);
        return Triangle.at(row, number, side);
    }
}
