package pbem.games.kroma;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.game.BoardWords;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.testkit.Golden;
import pbem.testkit.ReadAloud;
import pbem.testkit.Table;

/** Boards and words of Kroma are those of the golden files. */
class KromaPictureTest {

    enum Scene {
        /** Before the first move, on the largest board, for three. */
        START(Table.of("3 -size=12").start(new Kroma(), 0)),

        /** Small pieces on the board. */
        ONE(example(9)),

        /** Large pieces on small ones. */
        TWO(example(22)),

        /** The end, where no piece fits. */
        END(example(27)),

        /** One of three has left. */
        LEFT(Table.of("3 -size=6").start(new Kroma(), 0).leave(new Seat(2)));

        private final Position position;

        Scene(Position position) {
            this.position = position;
        }

        private Diagram diagram() {
            return position.diagram(Viewer.PUBLIC);
        }

        private BoardWords words() {
            return position.words(Viewer.PUBLIC);
        }

        private String file(String extension) {
            return name().toLowerCase(Locale.ROOT) + "." + extension;
        }
    }

    /** The example game after that many moves. */
    private static Position example(int moves) {
        try (var in = Kroma.class.getResourceAsStream("example.txt")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            KromaPosition start = (KromaPosition) Table.of(lines.get(0)).start(new Kroma(), 0);
            return Sketch.played(start, lines.subList(1, 1 + moves).toArray(String[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void words(Scene scene) {
        Golden.text(
                KromaPictureTest.class,
                scene.file("words.txt"),
                new ReadAloud(scene.words(), PositionText.ENGLISH).withCells("c2", "a1", "f5", "c9", "row"));
    }

    @ParameterizedTest
    @EnumSource
    void text(Scene scene) {
        Golden.text(KromaPictureTest.class, scene.file("txt"), Ascii.draw(scene.diagram(), PositionText.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource(names = {"ONE", "TWO"})
    void drawing(Scene scene) {
        Golden.text(KromaPictureTest.class, scene.file("svg"), Svg.adaptive(scene.diagram(), PositionText.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource(names = {"START", "ONE", "TWO", "END"})
    void picture(Scene scene) {
        Golden.png(
                KromaPictureTest.class, scene.file("png"), Png.draw(scene.diagram(), PositionText.ENGLISH, Png.WIDTH));
    }
}
