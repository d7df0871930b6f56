package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.Adler32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Game;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrasebook;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** Pictures of bands that were packed for other pictures are the same, byte for byte. */
@Tag("long")
class BandTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);
    private static final int PLIES = 5;

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_picture_has_the_same_bytes_beside_kept_ones_and_on_several_threads(Game game) {
        List<Diagram> diagrams = diagrams(game);
        Collections.shuffle(diagrams, new Random(3));
        List<byte[]> anew = diagrams.stream()
                .map(diagram -> anew(diagram, ENGLISH, Png.WIDTH))
                .toList();
        List<byte[]> kept = IntStream.range(0, 3 * diagrams.size())
                .parallel()
                .mapToObj(i -> Png.draw(diagrams.get(i % diagrams.size()), ENGLISH, Png.WIDTH))
                .toList();
        for (int i = 0; i < kept.size(); i++) {
            assertThat(kept.get(i)).isEqualTo(anew.get(i % anew.size()));
        }
    }

    /** The picture as a file, packed without kept bands. */
    static byte[] anew(Diagram diagram, Phrasebook phrases, int width) {
        Sheet sheet = Sheet.of(diagram, phrases);
        Composition composition = Composition.of(sheet, sheet.pixels(width));
        ColourTable colours = ColourTable.of(composition.tones());
        Press press = new Press(composition, colours);
        List<Band> bands = IntStream.iterate(0, top -> top < composition.height(), top -> top + Band.ROWS)
                .mapToObj(press::packed)
                .toList();
        press.rest();
        return PngFile.of(composition.width(), composition.height(), colours.colours(), bands);
    }

    @ParameterizedTest
    @MethodSource("games")
    void it_is_read_as_it_was_painted(Game game) throws IOException {
        for (Diagram diagram : diagrams(game)) {
            Sheet sheet = Sheet.of(diagram, ENGLISH);
            for (int width : new int[] {Png.WIDTH, 97}) {
                assertRead(Composition.of(sheet, sheet.pixels(width)), Png.draw(diagram, ENGLISH, width));
            }
        }
    }

    @Test
    void a_picture_of_one_row_and_one_much_wider_than_usual_are_read_too() throws IOException {
        for (int width : new int[] {1, 2, 3_000}) {
            BufferedImage image =
                    ImageIO.read(new ByteArrayInputStream(Png.draw(SevenCells.noted(), SevenCells.ENGLISH, width)));
            assertThat(image.getWidth()).isBetween(width * 9 / 10, width);
        }
    }

    @Test
    void checksums_of_parts_make_that_of_the_whole() {
        byte[] bytes = new byte[300_000];
        new Random(9).nextBytes(bytes);
        for (int part : new int[] {0, 1, 65_520, 65_521, 65_522, 200_000, 299_999}) {
            assertThat(PngFile.joined(
                            adler(bytes, 0, part), adler(bytes, part, bytes.length - part), bytes.length - part))
                    .isEqualTo(adler(bytes, 0, bytes.length));
        }
    }

    /** Asserts that a picture has the pixels of one that is painted in one piece. */
    private static void assertRead(Composition composition, byte[] png) throws IOException {
        ColourTable colours = ColourTable.of(composition.tones());
        byte[] indexes = composition.indexes(colours);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo(composition.width());
        assertThat(image.getHeight()).isEqualTo(composition.height());
        int[] palette = new int[256];
        ((IndexColorModel) image.getColorModel()).getRGBs(palette);
        byte[] read = (byte[]) image.getRaster().getDataElements(0, 0, image.getWidth(), image.getHeight(), null);
        int[] expected = new int[indexes.length];
        int[] shown = new int[read.length];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = 0xff << 24 | colours.colour(indexes[i]);
        }
        for (int i = 0; i < shown.length; i++) {
            shown[i] = palette[read[i] & 0xff];
        }
        assertThat(shown).isEqualTo(expected);
    }

    private static int adler(byte[] bytes, int from, int length) {
        Adler32 adler = new Adler32();
        adler.update(bytes, from, length);
        return (int) adler.getValue();
    }

    private static List<Diagram> diagrams(Game game) {
        List<Diagram> diagrams = new ArrayList<>();
        PlayOut.of(game, Table.of(String.valueOf(game.mostSeats())), 5, PLIES)
                .positions()
                .forEach(position -> diagrams.add(position.diagram(Viewer.PUBLIC)));
        return diagrams;
    }
}
