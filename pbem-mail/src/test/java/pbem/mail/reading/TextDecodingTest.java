package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text is what the writer typed, in any encoding. */
class TextDecodingTest {

    @Test
    void aMoveThatQuotedPrintableBrokeInTwoIsWholeAgain() {
        assertThat(Mails.words("quoted-printable-soft-break")).startsWith("c5,d5\nSchöner Zug");
    }

    @Test
    void base64IsDecoded() {
        assertThat(Mails.words("base64")).isEqualTo("c5,d5\nSchön!");
    }

    @Test
    void brokenBase64IsDecodedAsFarAsItGoes() {
        assertThat(Mails.words("base64-broken")).startsWith("c5,d5\nGood luck");
    }

    @ParameterizedTest
    @CsvSource({
        "windows-1252, c5-d5|Schön ...",
        "windows-1252-said-to-be-latin1, c5-d5|Schön",
        "koi8-r, 'c5,d5|Удачи'",
        "big5, 'c5,d5|棋局'",
        "iso-2022-jp, 'c5,d5|よろしく'",
        "no-charset-utf8, 'c5,d5|Schön'",
        "no-charset-windows, 'c5,d5|Schön'",
        "unknown-charset, 'c5,d5|Schön'",
        "utf8-said-to-be-latin1, 'c5,d5|Schön'",
        "utf8-said-to-be-big5, 'c5,d5|您好'",
        "transfer-encoding-8bits, 'c5,d5|Schön'",
        "html-names-its-charset, 'c5,d5|Удачи'"
    })
    void everyCharsetIsRead(String mail, String words) {
        assertThat(Mails.words(mail)).isEqualTo(words.replace('|', '\n'));
    }

    @Test
    void flowedLinesAreJoined() {
        assertThat(Mails.words("flowed"))
                .startsWith("c5,d5\nThis remark is so long that the mail program broke it in two.\n")
                .doesNotContain("a1-c3");
    }

    @Test
    void flowedLinesAreJoinedWithoutTheSpaceIfTheMailSaysSo() {
        assertThat(Mails.words("flowed-delsp")).isEqualTo("棋を打つ");
    }

    @Test
    void exoticAndInvisibleSpacesAreNoneOrPlainOnes() {
        assertThat(Mails.words("nbsp-and-zero-width")).isEqualTo("c5,d5 E\nRYB 3,- 2");
    }

    @Test
    void typographicDashesArePlainOnes() {
        assertThat(Mails.words("typographic-dashes")).isEqualTo("c5-d5\na1-b2\nc1-d1\ne1-f1\ng1-h1");
    }

    @Test
    void controlCharactersAreDropped() {
        assertThat(Mails.words("control-characters")).isEqualTo("c5,d5\n[31mred[0m\nnext");
    }
}
