package pbem.kit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The ways to turn and to mirror a board under which a game stays the same: what stands on it at the start and the sides of the
 * seats stay where they are. For one thread.
 */
final class BoardImages {

    private final GameTable table;
    private List<int[]> images = List.of(); // until they are asked for

    BoardImages(GameTable table) {
        this.table = table;
    }

    /** The same for plays that are one another turned or mirrored. */
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
