package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StampTest {

    private final Random random = new Random(7);

    @Test
    void a_stamp_is_printed_as_java_draws_a_picture_over_the_rims_too() {
        Stamp stamp = Stamp.of(List.of(
                Shape.disc(new Point(9.3, 8.7), 8, Paint.glossy(Palette.BLUE)),
                Shape.polygon(
                        List.of(new Point(2, 3), new Point(17.5, 6), new Point(8, 15.2)),
                        Paint.sheer(Palette.MARK, 0.4))));
        int width = stamp.width();
        int height = stamp.pixels().length / width;
        BufferedImage drawn = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        System.arraycopy(stamp.pixels(), 0, Canvas.pixels(drawn), 0, stamp.pixels().length);
        for (int i = 0; i < 200; i++) {
            BufferedImage printed = noise();
            BufferedImage expected = copy(printed);
            int x = random.nextInt(90) - 30;
            int y = random.nextInt(80) - 30;
            stamp.print(printed, x, y);
            Graphics2D graphics = expected.createGraphics();
            graphics.drawImage(drawn, x, y, null);
            graphics.dispose();
            assertThat(rgb(printed)).isEqualTo(rgb(expected));
        }
    }

    private BufferedImage noise() {
        BufferedImage image = Canvas.blank(50, 40);
        int[] pixels = Canvas.pixels(image);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = random.nextInt(1 << 24);
        }
        return image;
    }

    private static BufferedImage copy(BufferedImage image) {
        BufferedImage copy = Canvas.blank(image.getWidth(), image.getHeight());
        int[] pixels = Canvas.pixels(image);
        System.arraycopy(pixels, 0, Canvas.pixels(copy), 0, pixels.length);
        return copy;
    }

    private static int[] rgb(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
