package pbem.games.chess;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.game.Example;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.testkit.Golden;
import pbem.testkit.ReadAloud;

/** Boards and words of chromatic chess are those of the golden files. */
class ChessPictureTest {

    enum Scene {
        /** Three colours, before the first move. */
        SMALL(board((ChessPosition) ChessPerftTest.start("2"))),

        /** Four colours, after the first moves. */
        BIG(board(ScriptedGame.play(ChessPerftTest.start("2 -board=4"), "d4-e5", "l12-k11", "e2-f5"))),

        /** A capture that gives check. */
        CHECK(board(ScriptedGame.play(
                Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Qd6", "T12a1*", "Pg6", "pd9", "kj9", "t23j12"),
                "d6-d9"))),

        /** Castling. */
        CASTLED(board(ScriptedGame.play(
                Sketch.men(ChessBoard.BIG, Team.WHITE, "Ke1", "T14a1*", "Pa3*", "kl15", "t24h15*"), "O-O-O"))),

        /** The zigzags of a 2-colours piece. */
        TWO(detail(
                Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kf1", "T12g8", "Ni9", "Pd5", "kh13", "nh6", "ph10", "t13g6"),
                "g8")),

        /** The stairs of a 3-colours piece, of the team that is not to move. */
        THREE(detail(Sketch.men(ChessBoard.BIG, Team.BLACK, "Ke1", "W3h9", "Pj9", "Nf8", "kk15", "pf7", "w1j7"), "h9")),

        /** A pawn. */
        PAWN(detail((ChessPosition) ChessPerftTest.start("2"), "d4"));

        private final Diagram diagram;

        Scene(Diagram diagram) {
            this.diagram = diagram;
        }

        private String file(String extension) {
            return name().toLowerCase(Locale.ROOT) + "." + extension;
        }
    }

    private static Diagram board(ChessPosition position) {
        return position.diagram(Viewer.PUBLIC);
    }

    private static Diagram detail(ChessPosition position, String cell) {
        return position.detail(Viewer.PUBLIC, cell).orElseThrow();
    }

    /** Positions read aloud. */
    enum Told {
        START((ChessPosition) ChessPerftTest.start("2"), "d4", "g5", "K1", "here"),
        MIDDLE(
                (ChessPosition) Example.of(new ChromaticChess())
                        .orElseThrow()
                        .positions()
                        .get(20),
                "d4",
                "f6"),
        CHECK(
                ScriptedGame.play(
                        Sketch.men(ChessBoard.SMALL, Team.WHITE, "Kd1", "Qd6", "T12a1*", "Pg6", "pd9", "kj9", "t23j12"),
                        "d6-d9"),
                "d9",
                "j9"),
        CASTLED(
                ScriptedGame.play(
                        Sketch.men(ChessBoard.BIG, Team.WHITE, "Ke1", "T14a1*", "Pa3*", "kl15", "t24h15*"), "O-O-O"),
                "a3"),
        END((ChessPosition) Example.of(new ChromaticChess()).orElseThrow().end(), "a1");

        private final ChessPosition position;
        private final String[] cells;

        Told(ChessPosition position, String... cells) {
            this.position = position;
            this.cells = cells;
        }
    }

    @ParameterizedTest
    @EnumSource
    void words(Told told) {
        Golden.text(
                ChessPictureTest.class,
                told.name().toLowerCase(Locale.ROOT) + ".words.txt",
                new ReadAloud(told.position.words(Viewer.PUBLIC), ScriptedGame.ENGLISH).withCells(told.cells));
    }

    @ParameterizedTest
    @EnumSource
    void text(Scene scene) {
        Golden.text(ChessPictureTest.class, scene.file("txt"), Ascii.draw(scene.diagram, ScriptedGame.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void svg(Scene scene) {
        Golden.text(ChessPictureTest.class, scene.file("svg"), Svg.adaptive(scene.diagram, ScriptedGame.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void png(Scene scene) {
        Golden.png(ChessPictureTest.class, scene.file("png"), Png.draw(scene.diagram, ScriptedGame.ENGLISH, Png.WIDTH));
    }
}
