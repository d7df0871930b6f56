package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;

/**
 * Positions from boards as tests draw them: a line for every row, {@code b}, {@code m}, {@code y} or a dot for every
 * triangle, with any strokes and blanks. Triangles of one colour that share edges are one piece.
 */
final class Sketch {

    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);

    private Sketch() {}

    /** Two players; seat 1 is to move. */
    static KromaPosition position(String first) {
        return position("2", first, "");
    }

    /** Two players; seat 1 is to move. */
    static KromaPosition position(String first, String second) {
        return position("2", first, second);
    }

    /** @param table the number of players and the options, as in {@code 3 -block} */
    static KromaPosition position(String table, String first, String second) {
        int side = (int) first.lines().filter(line -> !line.isBlank()).count();
        Grid grid = Grid.of(side);
        List<PlacedPiece> pieces = new ArrayList<>(pieces(grid, first));
        pieces.addAll(pieces(grid, second));
        return KromaPosition.start(PiecePlay.start(Rules.of(new Kroma(), setup(table)), grid, pieces));
    }

    static KromaPosition empty(int side) {
        return KromaPosition.start(PiecePlay.start(Rules.of(new Kroma(), setup("2")), Grid.of(side), List.of()));
    }

    static Setup setup(String table) {
        String[] words = table.split(" ");
        Map<String, String> options = new TreeMap<>();
        Stream.of(words).skip(1).map(word -> word.substring(1).split("=")).forEach(word -> {
            options.put(word[0], word.length == 1 ? "" : word[1]);
        });
        return new Setup(Integer.parseInt(words[0]), options, SEED);
    }

    private static List<PlacedPiece> pieces(Grid grid, String drawing) {
        List<String> rows = drawing.lines()
                .map(line -> line.replaceAll("[^bmy.]", ""))
                .filter(line -> !line.isEmpty())
                .toList();
        List<PlacedPiece> pieces = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            TriangleSet area = TriangleSet.of(grid.triangles().stream()
                    .filter(triangle -> !rows.isEmpty()
                            && rows.get(triangle.row() - 1).charAt(triangle.number() - 1)
                                    == Character.toLowerCase(colour.letter()))
                    .toList());
            for (TriangleSet part : grid.parts(area)) {
                pieces.add(new PlacedPiece(
                        colour, grid.placement(part).orElseThrow(() -> new AssertionError("no piece: " + part))));
            }
        }
        return pieces;
    }

    /** The position after those moves, each of which must be legal. */
    static KromaPosition played(KromaPosition start, String... texts) {
        KromaPosition at = start;
        for (String text : texts) {
            at = at.play(move(at, text));
        }
        return at;
    }

    static Move move(KromaPosition position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Done.class);
        return reading.now();
    }

    static Seat toMove(KromaPosition position) {
        assertThat(position.toMove()).hasSize(1);
        return position.toMove().get(0);
    }
}
