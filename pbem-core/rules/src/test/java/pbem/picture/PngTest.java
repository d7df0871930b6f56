package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import pbem.testkit.Golden;

class PngTest {

    @Test
    void a_board_of_seven_cells_with_its_notes() {
        Golden.png(PngTest.class, "seven.png", Png.draw(SevenCells.noted(), SevenCells.ENGLISH, 400));
    }

    @Test
    void the_width_is_at_most_as_asked_and_hardly_less_and_the_height_follows() throws IOException {
        BufferedImage small = image(100);
        BufferedImage large = image(Png.WIDTH);
        assertThat(small.getWidth()).isEqualTo(100);
        assertThat(large.getWidth()).isBetween(Png.WIDTH * 9 / 10, Png.WIDTH);
        double ratio = (double) small.getHeight() / small.getWidth();
        assertThat((double) large.getHeight() / large.getWidth()).isBetween(ratio - 0.01, ratio + 0.01);
    }

    @Test
    void a_picture_has_the_same_bytes_after_others_were_drawn_and_nobody_can_spoil_it() {
        byte[] first = Png.draw(SevenCells.noted(), SevenCells.ENGLISH, 300);
        byte[] anew = BandTest.anew(SevenCells.noted(), SevenCells.ENGLISH, 300);
        assertThat(first).isEqualTo(anew);
        first[50]++;
        assertThat(Png.draw(SevenCells.noted(), SevenCells.ENGLISH, 300)).isEqualTo(anew);
    }

    @Test
    void it_is_opaque_and_its_ground_is_the_light_page() throws IOException {
        BufferedImage image = image(200);
        assertThat(image.getColorModel().hasAlpha()).isFalse();
        assertThat(Integer.toHexString(image.getRGB(0, 0) & 0xffffff))
                .isEqualTo(Palette.PAGE.light().substring(1));
    }

    @Test
    void an_ink_keeps_its_colour_among_few_others() throws IOException {
        byte[] png = Png.draw(
                SevenCells.drawn(Shape.disc(new Point(0, 0), 50, Paint.flat(Palette.RED))), SevenCells.ENGLISH, 100);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(Integer.toHexString(image.getRGB(50, 50) & 0xffffff))
                .isEqualTo(Palette.RED.light().substring(1));
    }

    @Test
    void it_is_small_enough_for_a_mail_with_every_move() {
        assertThat(Png.draw(SevenCells.noted(), SevenCells.ENGLISH, Png.WIDTH)).hasSizeLessThan(50_000);
    }

    @Test
    void a_width_out_of_all_bounds_is_refused() {
        assertThatThrownBy(() -> Png.draw(SevenCells.with(), SevenCells.ENGLISH, 0))
                .hasMessageContaining("0");
        assertThatThrownBy(() -> Png.draw(SevenCells.with(), SevenCells.ENGLISH, 40_000))
                .hasMessageContaining("40000");
    }

    private static BufferedImage image(int width) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Png.draw(SevenCells.noted(), SevenCells.ENGLISH, width)));
    }
}
