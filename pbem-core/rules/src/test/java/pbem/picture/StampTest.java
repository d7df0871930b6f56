package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StampTest {

    private static final int WIDTH = 50;
    private static final int HEIGHT = 40;
    private static final int TOP = 12;

    private static final List<Shape> SHAPES = List.of(
            Shape.disc(new Point(9.3, 8.7), 8, Paint.glossy(Palette.BLUE)),
            Shape.polygon(
                    List.of(new Point(2, 3), new Point(17.5, 6), new Point(8, 15.2)), Paint.sheer(Palette.MARK, 0.4)));

    private final Random random = new Random(7);
    private final ColourTable colours = ColourTable.of(Tones.of(SHAPES));

    @Test
    void a_stamp_is_printed_as_java_draws_a_picture_in_the_nearest_colours_even_over_the_rims() {
        BufferedImage drawn = new BufferedImage(30, 30, BufferedImage.TYPE_INT_ARGB_PRE);
        int[] pixels = Stamp.pixels(SHAPES, -3, -3, 30, 30);
        drawn.setRGB(0, 0, 30, 30, unmultiplied(pixels), 0, 30);
        Stamp stamp = Stamp.of(SHAPES);
        for (int i = 0; i < 200; i++) {
            int start = random.nextInt(20);
            byte[] rows = new byte[start + Strip.length(WIDTH, HEIGHT)];
            Strip strip = new Strip(colours, WIDTH, TOP, HEIGHT, rows, start);
            BufferedImage expected = noise(rows, start);
            int x = random.nextInt(90) - 30;
            int y = random.nextInt(90) - 30;
            stamp.print(strip, x, y);
            Graphics2D graphics = expected.createGraphics();
            graphics.drawImage(drawn, x - 3, y - 3 - TOP, null);
            graphics.dispose();
            for (int row = 0; row < HEIGHT; row++) {
                for (int column = 0; column < WIDTH; column++) {
                    assertThat(rows[start + Strip.length(WIDTH, row) + 1 + column])
                            .isEqualTo(colours.index(expected.getRGB(column, row)));
                }
            }
        }
    }

    private static int[] unmultiplied(int[] pixels) {
        BufferedImage image = new BufferedImage(30, 30, BufferedImage.TYPE_INT_ARGB_PRE);
        image.getRaster().setDataElements(0, 0, 30, 30, pixels);
        return image.getRGB(0, 0, 30, 30, null, 0, 30);
    }

    /** Random colours of the table, the same in the rows and in the returned image. */
    private BufferedImage noise(byte[] rows, int start) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        int[] all = colours.colours();
        for (int row = 0; row < HEIGHT; row++) {
            for (int column = 0; column < WIDTH; column++) {
                byte index = (byte) random.nextInt(all.length);
                rows[start + Strip.length(WIDTH, row) + 1 + column] = index;
                image.setRGB(column, row, all[index]);
            }
        }
        return image;
    }
}
