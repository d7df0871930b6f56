package pbem.games.chroma;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules, written without rows and levels. Cubes are unit cubes of space, and the board is a plane askew to them.
 * The faces and edges of space decide whether two cubes touch and whether their touching is seen.
 *
 * @param colours the letter of the colour of each cube that is laid
 * @param size holes along a side
 * @param sequence the order of the colours, which repeats
 */
record ObviousChroma(Map<Cube, Character> colours, int size, String sequence) {

    private static final Map<Integer, String> SEQUENCES =
            Map.of(2, "RWGBRWBG", 3, "RBWGRBRBWWGG", 4, "RWBGGRWBRWBGWBGR");

    /** A unit cube, by the number of steps along each axis from the topmost cube's lowest corner down to its own. */
    record Cube(int x, int y, int z) {

        Cube plus(int dx, int dy, int dz) {
            return new Cube(x + dx, y + dy, z + dz);
        }

        private int depth() {
            return x + y + z;
        }

        /** The game's name of the cell. */
        String name(int size) {
            int level = size - depth();
            return (level == 1 ? "" : level) + "" + (char) ('a' + y + z) + (z + 1);
        }
    }

    static ObviousChroma start(int seats, int size) {
        return new ObviousChroma(Map.of(), size, SEQUENCES.get(seats));
    }

    private char next() {
        return sequence.charAt(colours.size() % sequence.length());
    }

    List<Cube> moves() {
        List<Cube> moves = new ArrayList<>();
        for (int x = 0; x < size; x++) {
            for (int y = 0; x + y < size; y++) {
                for (int z = 0; x + y + z < size; z++) {
                    Cube cube = new Cube(x, y, z);
                    if (!colours.containsKey(cube) && isHeld(cube) && touchesNone(cube)) {
                        moves.add(cube);
                    }
                }
            }
        }
        return moves;
    }

    List<String> names() {
        return moves().stream().map(cube -> cube.name(size)).toList();
    }

    ObviousChroma play(Cube cube) {
        Map<Cube, Character> more = new LinkedHashMap<>(colours);
        more.put(cube, next());
        return new ObviousChroma(more, size, sequence);
    }

    /** The number of move sequences of that length. */
    long sequences(int length) {
        return length == 0
                ? 1
                : moves().stream()
                        .mapToLong(cube -> play(cube).sequences(length - 1))
                        .sum();
    }

    /** Whether a cube has a hole or three cubes under it. */
    private boolean isHeld(Cube cube) {
        return cube.depth() == size - 1
                || colours.containsKey(cube.plus(1, 0, 0))
                        && colours.containsKey(cube.plus(0, 1, 0))
                        && colours.containsKey(cube.plus(0, 0, 1));
    }

    private boolean touchesNone(Cube cube) {
        return colours.entrySet().stream()
                .noneMatch(other -> other.getValue() == next() && touches(cube, other.getKey()));
    }

    /** Whether two cubes share a face, or an edge that is seen. */
    private boolean touches(Cube one, Cube other) {
        int[] way = {other.x - one.x, other.y - one.y, other.z - one.z};
        int steps = 0;
        for (int step : way) {
            if (Math.abs(step) > 1) {
                return false;
            }
            steps += Math.abs(step);
        }
        return steps == 1 || steps == 2 && edgeIsSeen(one, way);
    }

    /** Whether an edge is seen. Four cubes meet in it, and it is hidden if the other two are there. */
    private boolean edgeIsSeen(Cube one, int[] way) {
        boolean closed = true;
        for (int axis = 0; axis < 3; axis++) {
            if (way[axis] != 0) {
                closed &= colours.containsKey(
                        one.plus(axis == 0 ? way[0] : 0, axis == 1 ? way[1] : 0, axis == 2 ? way[2] : 0));
            }
        }
        return !closed;
    }
}
