package pbem.games.chroma;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.game.BoardWords;
import pbem.game.Example;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.testkit.Golden;
import pbem.testkit.ReadAloud;

/** Boards and words of Chroma are those of the golden files. */
class ChromaPictureTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    enum Scene {
        /** Before the first move, on the usual board. */
        START(Sketch.start(2, 5)),

        /** One hole. */
        SMALLEST(Sketch.start(2, 1)),

        /** Cubes on two levels, and open cells on three. */
        MIDGAME(played(Sketch.start(2, 5), "d3 d2 c2 2c2 b1 e5 b2 a1 d1 2a1 e4 d4 2d4 c3 e3 2c3 2b2")),

        /** A pile that is complete to its top: all 20 cubes of size 4. */
        FULL(Example.of(new Chroma()).orElseThrow().end()),

        /** Four players, one of whom has left, on the largest board. */
        LARGEST(played(
                        Sketch.start(4, 9),
                        "c2 i6 e1 a1 c1 i5 f1 d2 g1 d1 g4 h5 g5 b1 e3 2c1 e2 2b1 2h5 2d1 f2 g6 2d2 3c1 2e1 b2 c3"
                                + " 2b2 f3 2e2 h3 g3 2a1 3d1 3a1 2f3 d4 f4 e4 h6 2g5 f6 e5 i7 h4 g2 h1 i1 2d4 2f2 2g3 2f1 h8"
                                + " 3e2 h2 3e1 2g2 h7 i4 4d1 i9 g7")
                .leave(new Seat(3)));

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

    private static ChromaPosition played(ChromaPosition start, String moves) {
        return Sketch.play(start, moves.split(" "));
    }

    @ParameterizedTest
    @EnumSource
    void words(Scene scene) {
        Golden.text(
                ChromaPictureTest.class,
                scene.file("words.txt"),
                new ReadAloud(scene.words(), ENGLISH).withCells("c2", "2b2", "a1", "5c1", "z"));
    }

    @ParameterizedTest
    @EnumSource
    void text(Scene scene) {
        Golden.text(ChromaPictureTest.class, scene.file("txt"), Ascii.draw(scene.diagram(), ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void svg(Scene scene) {
        Golden.text(ChromaPictureTest.class, scene.file("svg"), Svg.adaptive(scene.diagram(), ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void png(Scene scene) {
        Golden.png(ChromaPictureTest.class, scene.file("png"), Png.draw(scene.diagram(), ENGLISH, Png.WIDTH));
    }
}
