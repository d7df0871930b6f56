package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GlyphsTest {

    private static final String BOX = Glyphs.of(false).path("\ue000");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void printable_ascii_latin_letters_and_typography_are_there(boolean bold) {
        Glyphs glyphs = Glyphs.of(bold);
        IntStream.concat(
                        IntStream.concat(
                                IntStream.rangeClosed('!', '~'),
                                IntStream.rangeClosed(0xa1, 0xff).filter(c -> c != 0xad)),
                        "–—·×←→↑↓‘’“”„…€ŁłŒœŠšŽžĄąĘęĞğİıŞş".codePoints())
                .mapToObj(Character::toString)
                .forEach(character -> assertThat(glyphs.path(character))
                        .as(character)
                        .isNotEmpty()
                        .isNotEqualTo(BOX));
    }

    @Test
    void a_missing_glyph_is_a_box() {
        assertThat(BOX).isNotEmpty();
        assertThat(Glyphs.of(false).path("\u4e2d")).isEqualTo(BOX);
        assertThat(Glyphs.of(false).path("\ud83d\ude00")).isEqualTo(BOX);
        assertThat(Glyphs.of(true).path("\u0000")).isEqualTo(BOX);
    }

    @Test
    void a_letter_and_its_accent_apart_are_the_letter_with_its_accent() {
        assertThat(Glyphs.of(false).path("u\u0308")).isEqualTo(Glyphs.of(false).path("ü"));
    }

    @Test
    void blanks_have_width_but_no_outline() {
        assertThat(Glyphs.of(false).path(" ")).isEmpty();
        assertThat(Glyphs.of(false).width(" ")).isBetween(0.2, 0.6);
    }

    @Test
    void width_adds_up_and_bold_is_wider() {
        double regular = Glyphs.of(false).width("Ab");
        assertThat(regular)
                .isCloseTo(Glyphs.of(false).width("A") + Glyphs.of(false).width("b"), within(1e-9));
        assertThat(Glyphs.of(true).width("Ab")).isGreaterThan(regular);
    }

    @Test
    void capitals_are_as_high_as_they_should_be() {
        assertThat(Glyphs.of(false).path("H")).contains("v-" + Glyphs.CAPITAL);
    }
}
