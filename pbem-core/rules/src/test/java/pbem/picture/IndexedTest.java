package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class IndexedTest {

    private static final int[] COLOURS = {0xfaf7f2, 0x2b2a2e, 0xb5352d, 0x49b08d, 0x9fd0ea};

    private final Random random = new Random(5);

    @Test
    void a_picture_of_few_colours_is_read_as_it_was_painted_whatever_its_size_and_that_of_the_one_before()
            throws IOException {
        for (int i = 0; i < 300; i++) {
            BufferedImage painted = painted(1 + random.nextInt(40), 1 + random.nextInt(12));
            assertSame(painted, Indexed.png(painted));
        }
    }

    @Test
    void a_picture_that_cannot_be_packed_is_read_as_it_was_painted() throws IOException {
        BufferedImage painted = painted(700, 300);
        for (int y = 0; y < painted.getHeight(); y++) {
            for (int x = 0; x < painted.getWidth(); x++) {
                painted.setRGB(x, y, COLOURS[random.nextInt(COLOURS.length)]);
            }
        }
        byte[] png = Indexed.png(painted);
        assertThat(png).hasSizeGreaterThan(1 << 16);
        assertSame(painted, png);
    }

    /** In runs of any length, some of which go over the end of a row. */
    private BufferedImage painted(int width, int height) {
        BufferedImage image = Canvas.blank(width, height);
        int[] pixels = Canvas.pixels(image);
        int run = 0;
        int colour = 0;
        for (int i = 0; i < pixels.length; i++, run--) {
            if (run == 0) {
                run = 1 + random.nextInt(random.nextBoolean() ? 4 : 2 * width);
                colour = COLOURS[random.nextInt(COLOURS.length)];
            }
            pixels[i] = colour;
        }
        return image;
    }

    private static void assertSame(BufferedImage painted, byte[] png) throws IOException {
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(read.getWidth()).isEqualTo(painted.getWidth());
        assertThat(read.getHeight()).isEqualTo(painted.getHeight());
        assertThat(rgb(read)).isEqualTo(rgb(painted));
    }

    private static int[] rgb(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
