package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

    @TempDir
    Path module;

    @Test
    void a_missing_file_is_written_and_the_test_fails() {
        assertThatThrownBy(() -> board().text("x o\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("board.txt")
                .hasMessageContaining("commit");
        assertThat(goldenFile()).hasContent("x o\n");
    }

    @Test
    void the_same_text_passes() throws IOException {
        goldenIs("x o\n");
        assertThatCode(() -> board().text("x o\n")).doesNotThrowAnyException();
    }

    @Test
    void another_text_fails_with_the_first_line_that_differs_and_is_kept_under_target() throws IOException {
        goldenIs("x o\n. .\n");
        assertThatThrownBy(() -> board().text("x o\n. x\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("\". .\"")
                .hasMessageContaining("\". x\"");
        assertThat(module.resolve("target/golden/SomeTest/board.txt")).hasContent("x o\n. x\n");
        assertThat(goldenFile()).hasContent("x o\n. .\n");
    }

    @Test
    void a_text_without_its_last_line_fails() throws IOException {
        goldenIs("x o\n");
        assertThatThrownBy(() -> board().text("x o")).hasMessageContaining("line 2");
    }

    @Test
    void a_picture_a_shade_off_passes_and_one_of_another_colour_or_size_fails() throws IOException {
        Golden golden = new Golden(module, "SomeTest", "board.png");
        assertThatThrownBy(() -> golden.png(picture(4, 0x808080))).hasMessageContaining("commit");

        assertThatCode(() -> golden.png(picture(4, 0x828080))).doesNotThrowAnyException();
        assertThatThrownBy(() -> golden.png(picture(4, 0x908080))).hasMessageContaining("by 16 of 255");
        assertThatThrownBy(() -> golden.png(picture(4, 0xc08080))).hasMessageContaining("16 pixels differ");
        assertThatThrownBy(() -> golden.png(picture(5, 0x808080))).hasMessageContaining("5 x 5");
    }

    private Golden board() {
        return new Golden(module, "SomeTest", "board.txt");
    }

    private Path goldenFile() {
        return module.resolve("src/test/resources/golden/SomeTest/board.txt");
    }

    private void goldenIs(String text) throws IOException {
        Files.createDirectories(goldenFile().getParent());
        Files.writeString(goldenFile(), text);
    }

    private static byte[] picture(int size, int colour) throws IOException {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < size * size; i++) {
            image.setRGB(i % size, i / size, colour);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }
}
