package pbem.games.chroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;

/**
 * Positions from boards as tests draw them: every level a triangle, row a at the bottom, the levels from below upwards
 * with a blank line between them; levels without cubes may be left out. {@code .} is an empty cell.
 */
final class Sketch {

    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);

    private Sketch() {}

    /** Before the first move. */
    static ChromaPosition start(int seats, int size) {
        return ChromaPosition.start(new Chroma(), setup(seats, size));
    }

    /** A position in which a cube of that colour is the next for the first time. */
    static ChromaPosition next(String colour, int seats, String board) {
        return from(colour, ColourOrder.start(seats), board);
    }

    /** A position as of {@link #next}, after these seats have left. */
    static ChromaPosition without(List<Integer> gone, String colour, int seats, String board) {
        ColourOrder order = ColourOrder.start(seats);
        for (int seat : gone) {
            order = order.without(new Seat(seat));
        }
        return from(colour, order, board);
    }

    private static ChromaPosition from(String colour, ColourOrder start, String board) {
        ColourOrder order = start;
        while (!order.colour().letter().equals(colour)) {
            order = order.next();
        }
        Cubes cubes = cubes(board, order);
        return ChromaPosition.from(
                new Chroma(), setup(order.turns().seats(), cubes.lattice().size()), cubes);
    }

    private static Cubes cubes(String board, ColourOrder order) {
        String[] levels = board.strip().split("\n\\s*\n");
        int size = levels[0].split("\n").length;
        Cubes cubes = Cubes.none(Lattice.of(size), order);
        for (int level = 1; level <= levels.length; level++) {
            String[] rows = levels[level - 1].strip().split("\n");
            for (int row = rows.length; row >= 1; row--) {
                String[] signs = rows[rows.length - row].strip().split(" +");
                assertThat(signs).as("row %s of level %s", row, level).hasSize(row);
                for (int column = 1; column <= row; column++) {
                    Optional<Colour> colour = Colour.named(signs[column - 1]);
                    if (colour.isPresent()) {
                        cubes = cubes.with(new Cell(level, row, column), colour.get());
                    }
                }
            }
        }
        return cubes;
    }

    private static Setup setup(int seats, int size) {
        return new Setup(seats, Map.of(Chroma.SIZE, String.valueOf(size)), SEED);
    }

    static ChromaPosition play(ChromaPosition position, String... moves) {
        ChromaPosition at = position;
        for (String move : moves) {
            Act<Move> reading = at.read(move);
            assertThat(reading).as(move).isInstanceOf(Act.Done.class);
            at = at.play(reading.now());
        }
        return at;
    }
}
