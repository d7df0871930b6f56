package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Item;
import pbem.picture.Note;
import pbem.picture.Png;
import pbem.picture.Svg;

/** The contract of every game about its pictures. */
public interface PictureContract extends GameTables {

    /** The start, the middle and the end of each game, for every viewer whose view can differ. */
    default Stream<Diagram> diagrams() {
        return SharedWork.of(this).diagrams().stream();
    }

    /**
     * A game without hidden hands is drawn once for all viewers. A game that hides hands on some boards shows a
     * player's own hand in front on the others, too, so it is skipped.
     */
    @ParameterizedTest
    @MethodSource("playOuts")
    default void everybodySeesTheSameOfABoardWithoutHiddenHands(PlayOut game) {
        assumeTrue(playOuts().noneMatch(other -> game().hidesHands(other.start().setup())));
        assertThat(game.positions())
                .allMatch(position -> Seat.all(position.setup().seats()).stream()
                        .map(Viewer::of)
                        .map(position::diagram)
                        .allMatch(shown(position)::equals));
    }

    /** What is pointed at has the name of its place, which is the same in every language. */
    @Test
    default void noThingInAPictureHasAnEnglishName() {
        assertThat(diagrams()
                        .flatMap(diagram -> diagram.items().stream())
                        .map(Item::name)
                        .distinct())
                .noneMatch(name -> name.matches(".*[a-z]{4}.*"));
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theTextBoardIsFitForMail(PlayOut game) {
        for (Position position : game.positions()) {
            for (Viewer viewer : viewers(position)) {
                String board = Ascii.draw(shown(position, viewer), phrasebook());
                assertThat(board.lines()).isNotEmpty().allMatch(line -> line.length() <= Ascii.WIDTH);
                assertThat(board.lines()).noneMatch(line -> line.endsWith(">"));
                assertThat(board.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~'))
                        .as(board)
                        .isTrue();
            }
        }
    }

    @Test
    default void theDrawingIsWellFormed() {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        assertThat(diagrams()).allSatisfy(diagram -> {
            for (String svg : List.of(Svg.light(diagram, phrasebook()), Svg.adaptive(diagram, phrasebook()))) {
                Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
                assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
                assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                        .isNotBlank();
                assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
                        .isNotBlank();
            }
        });
    }

    @Test
    default void thePictureCanBeDecoded() {
        assertThat(diagrams()).allSatisfy(diagram -> {
            byte[] png = Png.draw(diagram, phrasebook(), 200);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
            assertThat(image.getWidth()).isBetween(180, 200);
        });
    }

    /** Separate code draws the picture and the drawing. */
    @Test
    default void thePictureShowsWhatTheDrawingShows() {
        assertThat(diagrams()).allSatisfy(diagram -> {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(Png.draw(diagram, phrasebook(), Png.WIDTH)));
            BufferedImage drawing =
                    Rasterized.of(Svg.light(diagram, phrasebook()), picture.getWidth(), picture.getHeight());
            assertThat(Rasterized.difference(picture, drawing)).isLessThan(Rasterized.ALIKE);
        });
    }

    /** A mail has a picture for every move. */
    @Test
    default void thePictureIsLightEnoughForAMail() {
        playOuts().forEach(game -> {
            for (int i = game.moves().size(); i >= 0; i -= 5) {
                Position position = game.positions().get(i);
                List<Viewer> viewers = viewers(position); // the last one has a hand if anybody has
                Diagram diagram = shown(position, viewers.get(viewers.size() - 1));
                assertThat(Png.draw(diagram, phrasebook(), Png.WIDTH)).hasSizeLessThanOrEqualTo(heaviestPicture());
            }
        });
    }

    @Test
    default void aBoardClosedFromOutsideTellsItsResultInPlaceOfTheTurn() {
        assertThat(allTables()).allSatisfy(table -> {
            Diagram open = table.start(game(), 0).diagram(Viewer.PUBLIC);
            assertThat(open.notes()).anyMatch(Note::tellsTurn);
            assertThat(open.closed(Phrase.of("play.void")).notes()).noneMatch(Note::tellsTurn);
        });
    }
}
