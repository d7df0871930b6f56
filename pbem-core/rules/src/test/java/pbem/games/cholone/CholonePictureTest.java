package pbem.games.cholone;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.game.BoardWords;
import pbem.game.Move;
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
import pbem.testkit.Table;

/** Boards and words of Cholone are those of the golden files. */
class CholonePictureTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    enum Scene {
        /** Before the first move. */
        START(Table.of("2").start(new Cholone(), 0)),

        /** A push over the edge, after ejections on both sides. */
        EJECTION(played(
                Table.of("2 -setup=belgian").start(new Cholone(), 0),
                "c3,c4 a4-b4,b4 a2-b3,b3 c5-c6,c4 g8,g9 b4-c4,c4 a1-c3,b2 e5,f6 d4-e4,c4 c5-d5,c6"
                        + " g7-h8,f6 h4-h6,h5 h9,g8 h6-h7,h7 g8-h9,f7 g5,h6 c4-d4,b4 g4,g5 b2-b4,b3"
                        + " i6,i7 b4-c4,a4 b6,c7 a4-b5,b5 h5,i6 f6-g7,e5 i5-i7,i6")),

        /** Six colours. */
        SIX(Table.of("6").start(new Cholone(), 0)),

        /** Four colours after a while; one has left, another lost a marble. */
        FOUR(played(Sketch.player(1, 4, """
                                    . 3 3 . .
                                   4 . 3 . . .
                                  4 4 . 3 . . .
                                 . . 4 . . 2 . .
                                4 1 1 . . 2 2 . .
                                 . . . . . . . 2
                                  . 1 . . . 2 .
                                   . 1 1 . . .
                                    . . . . .
                                """), "e3e2 e7,e8 g6,f6").leave(new Seat(2)));

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

    private static Position played(Position start, String moves) {
        Position at = start;
        for (String text : moves.split(" ")) {
            Move move = at.read(text).now();
            at = at.play(move);
        }
        return at;
    }

    @ParameterizedTest
    @EnumSource
    void words(Scene scene) {
        Golden.text(
                CholonePictureTest.class,
                scene.file("words.txt"),
                new ReadAloud(scene.words(), ENGLISH).withCells("e5", "a1", "i7", "a6", "here"));
    }

    @ParameterizedTest
    @EnumSource
    void text(Scene scene) {
        Golden.text(CholonePictureTest.class, scene.file("txt"), Ascii.draw(scene.diagram(), ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void svg(Scene scene) {
        Golden.text(CholonePictureTest.class, scene.file("svg"), Svg.adaptive(scene.diagram(), ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void png(Scene scene) {
        Golden.png(CholonePictureTest.class, scene.file("png"), Png.draw(scene.diagram(), ENGLISH, Png.WIDTH));
    }
}
