package pbem.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HarmlessTextTest {

    @ParameterizedTest
    @ValueSource(
            ints = {0, 7, 0x0d, 0x1b, 0x7f, 0x85, 0x9b, 0xad, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b})
    void invisibleCharactersAreLeftOut(int c) {
        assertThat(HarmlessText.of("a" + Character.toString(c) + "b")).isEqualTo("ab");
    }

    @ParameterizedTest
    @ValueSource(
            ints = {0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x061c, 0xfeff, 0xfffe, 0xe0041})
    void charactersThatReverseALineAreLeftOut(int c) {
        assertThat(HarmlessText.of("a" + Character.toString(c) + "b")).isEqualTo("ab");
    }

    @Test
    void halvesOfCharactersAreLeftOut() {
        assertThat(HarmlessText.of("a\ud83d b \ude00c")).isEqualTo("a b c");
    }

    @Test
    void lettersOfEveryLanguageStay() {
        String text =
                "Grüße\n\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u05e9\u05dc\u05d5\u05dd \ud83d\udc69\u200d\ud83d\ude80 \u65e5\u672c";

        assertThat(HarmlessText.of(text)).isSameAs(text);
    }

    @Test
    void absentTextIsEmpty() {
        assertThat(HarmlessText.of(null)).isEmpty();
    }

    @Test
    void onOneLineTheEndsOfLinesAreBlanks() {
        assertThat(HarmlessText.line("a\tb\nc")).isEqualTo("a b c");
        assertThat(HarmlessText.of("a\tb\nc")).isEqualTo("a b\nc");
    }
}
