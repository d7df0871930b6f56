package pbem.kit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rotations and reflections of a board that leave a game unchanged: they keep the men at the start and the sides of
 * the seats. Not safe for use by several threads.
 */
final class BoardImages {

    private final GameTable table;
    private List<int[]> images = List.of(); // empty until first needed

    BoardImages(GameTable table) {
        this.table = table;
    }

    /** A key that is equal for two plays if one is a rotation or reflection of the other. */
    long key(Play play) {
        if (!table.symmetric()) {
            return play.key();
        }
        if (images.isEmpty()) {
            Men start = table.start().get().men();
            images = table.board().images().stream()
                    .filter(image -> keepsMen(start, image) && keepsSides(image))
                    .toList();
        }
        long least = Long.MAX_VALUE;
        for (int[] image : images) {
            least = Math.min(least, play.key(image));
        }
        return least;
    }

    private static boolean keepsMen(Men start, int[] image) {
        return IntStream.range(0, image.length).allMatch(cell -> start.stack(cell) == start.stack(image[cell]));
    }

    private boolean keepsSides(int[] image) {
        return IntStream.range(0, image.length).allMatch(cell -> sides(cell).equals(sides(image[cell])));
    }

    private List<Integer> sides(int cell) {
        return table.look().sides().stream()
                .filter(side -> Arrays.stream(side.cells()).anyMatch(at -> at == cell))
                .map(BoardLook.Side::seat)
                .sorted()
                .toList();
    }
}
