package pbem.games.chromino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.game.BoardWords;
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
import pbem.testkit.PlayOut;
import pbem.testkit.ReadAloud;
import pbem.testkit.Table;

/** Tables and words of Chromino are those of the golden files. */
class ChrominoPictureTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    enum Scene {
        /** Before the first move, as the first player sees it. */
        START(PlayOut.of(new Chromino(), Table.of("2 -order"), 5, 0).end(), Viewer.of(new Seat(1))),

        /** Amid a game with chameleons and points, as others see it; one has left, another shows the last tile. */
        AMID(
                PlayOut.of(new Chromino(), Table.of("4 -chameleon -expert"), 16, 27)
                        .end()
                        .leave(new Seat(2)),
                Viewer.PUBLIC),

        /** A long game after its end. */
        LONG(PlayOut.of(new Chromino(), Table.of("2 -order"), 5, 200).end(), Viewer.of(new Seat(2)));

        private final Position position;
        private final Viewer viewer;

        Scene(Position position, Viewer viewer) {
            this.position = position;
            this.viewer = viewer;
        }

        private Diagram diagram() {
            return position.diagram(viewer);
        }

        private BoardWords words() {
            return position.words(viewer);
        }

        private String file(String ending) {
            return name().toLowerCase(Locale.ROOT) + ending;
        }
    }

    @ParameterizedTest
    @EnumSource
    void words(Scene scene) {
        Golden.text(
                ChrominoPictureTest.class,
                scene.file(".words.txt"),
                new ReadAloud(scene.words(), ENGLISH).withCells("0,0", "1,1", "(-2, 1)", "40 -40", "e5"));
    }

    @ParameterizedTest
    @EnumSource(Scene.class)
    void asText(Scene scene) {
        Golden.text(getClass(), scene.file(".txt"), Ascii.draw(scene.diagram(), ENGLISH));
    }

    @ParameterizedTest
    @EnumSource(Scene.class)
    void asPicture(Scene scene) {
        Golden.png(getClass(), scene.file(".png"), Png.draw(scene.diagram(), ENGLISH, Png.WIDTH));
    }

    @Test
    void asDrawing() {
        Golden.text(getClass(), "start.svg", Svg.adaptive(Scene.START.diagram(), ENGLISH));
    }

    @Test
    void aTableTooWideForAMailIsCutIntoPanelsInWhichEveryTileIsWholeSomewhere() {
        Position wide = PositionBuilder.of("2")
                .laid("BGP -1,0 E; RRR -45,1 E; YYY 44,-1 E; PGR -14,1 E; YRB 15,0 E; GGG 30,1 S")
                .hand("BBG RRR")
                .hand("GPP YYY")
                .bag("RRY")
                .start();
        String text = Ascii.draw(wide.diagram(Viewer.PUBLIC), ENGLISH);
        assertThat(text.lines()).allMatch(line -> line.length() <= Ascii.WIDTH);
        assertThat(text).contains("B-G-P", "R-R-R", "Y-Y-Y", "P-G-R", "Y-R-B");
        assertThat(text).contains("cut into 3 parts");
        Golden.text(getClass(), "wide.txt", text);
    }

    @Test
    void theLastTileIsMarkedAndAMoveWithoutATileMarksNothing() {
        Position laid = PositionBuilder.after(
                PositionBuilder.of("2 -freedraw")
                        .hand("BBG RRR YYY")
                        .hand("GPP YRY")
                        .bag("RYR RYY")
                        .start(),
                "BBG -2,1 E");
        assertThat(Ascii.draw(laid.diagram(Viewer.PUBLIC), ENGLISH)).contains("(B-B-G)");
        assertThat(Ascii.draw(PositionBuilder.after(laid, "draw").diagram(Viewer.PUBLIC), ENGLISH))
                .contains("Last move: player 2 draw")
                .doesNotContain("(");
    }

    @Test
    void theTableIsDescribedInWords() {
        Diagram diagram = PositionBuilder.of("1")
                .laid("BGP -1,0 E; RBG -2,1 E")
                .hand("RRR YYY")
                .bag("GPP")
                .start()
                .diagram(Viewer.PUBLIC);
        assertThat(diagram.description().board().stream().map(ENGLISH::say))
                .contains("Row 1: red at -2, blue at -1, green at 0.", "Row 0: blue at -1, green at 0, purple at 1.");
    }

    @Test
    void afterTheEndAllHandsAndTheBagAreShown() {
        String text = Ascii.draw(
                PositionBuilder.of("2")
                        .hand("BBG RRR")
                        .hand("GPP YYY")
                        .bag("RRY GGG")
                        .start()
                        .leave(new Seat(2))
                        .diagram(Viewer.PUBLIC),
                ENGLISH);
        assertThat(text.replaceAll("\\s+", " "))
                .contains("player 1: 2 tiles, BBG RRR")
                .contains("player 2: has left, GPP YYY")
                .contains("In the bag: 2 tiles, next first: RRY GGG");
    }

    @Test
    void everyTileHasItsPlaceInTheDrawing() {
        Diagram diagram = Scene.LONG.diagram();
        List<String> names = diagram.items().stream()
                .map(item -> item.name())
                .filter(name -> !name.isEmpty())
                .toList();
        assertThat(names)
                .doesNotHaveDuplicates()
                .hasSize(((ChrominoPosition) Scene.LONG.position)
                        .situation()
                        .table()
                        .tiles()
                        .size());
    }
}
