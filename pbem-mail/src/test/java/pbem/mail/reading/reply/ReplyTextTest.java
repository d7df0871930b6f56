package pbem.mail.reading.reply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.phrase.EachLanguage;

/** The end of the writer's own words. */
class ReplyTextTest {

    private static final String QUOTE = "On 4 March 2025 at 19:20, PBeM wrote:\n> Your move, bob.\n> resign\n";

    private static String words(String text) {
        return ReplyText.of(text, 1_000).words();
    }

    @Test
    void wordsWithoutQuoteAreTakenWhole() {
        assertThat(ReplyText.of("c5,d5\n\nGood luck!\n", 1_000)).isEqualTo(new ReplyText("c5,d5\n\nGood luck!", false));
    }

    @Test
    void theQuoteEndsThem() {
        assertThat(ReplyText.of("c5,d5\n" + QUOTE + "a remark below\n", 1_000)).isEqualTo(new ReplyText("c5,d5", true));
    }

    @Test
    void textBelowTheQuoteCountsIfNothingStandsAbove() {
        assertThat(words(QUOTE + "\nc5,d5\n\n-- \nBob\n")).isEqualTo("c5,d5");
    }

    @Test
    void aSalutationAboveTheQuoteIsNotAllThatIsSaid() {
        assertThat(words("Dear server,\n\n" + QUOTE + "\nc5,d5\n\n-- \nBob\n")).isEqualTo("Dear server,\n\nc5,d5");
        assertThat(words("Dear server,\nc5,d5\n\n" + QUOTE + "\nBob\n")).isEqualTo("Dear server,\nc5,d5");
        assertThat(words("Dear server,\n\n" + QUOTE)).isEqualTo("Dear server,");
    }

    @Test
    void textBetweenTheQuotesCountsIfNothingStandsAbove() {
        assertThat(words("> Your move\nc5,d5\n\n> or resign\n\nnever!\n\n--\nBob\n"))
                .isEqualTo("c5,d5\n\nnever!");
    }

    @Test
    void aLineEndEndsThem() {
        assertThat(words("c5,d5\nEND\nresign\n")).isEqualTo("c5,d5");
        assertThat(words("c5,d5\nthe end is near\n")).isEqualTo("c5,d5\nthe end is near");
    }

    @Test
    void aSignatureEndsThem() {
        assertThat(words("c5,d5\n-- \nBob\n")).isEqualTo("c5,d5");
        assertThat(words("c5,d5\n--\nBob\n")).isEqualTo("c5,d5");
    }

    @Test
    void aNameWithADashAboveTheSignatureIsPartOfIt() {
        assertThat(words("c5,d5\n\n-Bob\n\n-- \nBob Baker\n")).isEqualTo("c5,d5");
    }

    @Test
    void twoDashesOnTheFirstLineAreAPass() {
        assertThat(words("--\n")).isEqualTo("--");
        assertThat(words("--\n\n" + QUOTE)).isEqualTo("--");
        assertThat(words("--\nnothing better to do\n")).isEqualTo("--\nnothing better to do");
    }

    @Test
    void theLongDashThatPhonesMakeOfTwoIsAPassToo() {
        assertThat(words("\u2014\n")).isEqualTo("--");
    }

    @Test
    void twoDashesOnTopAreASignatureIfAMailProgramLeftSpaceForTheText() {
        assertThat(words("\n\n--\nBob\n")).isEmpty();
        assertThat(words("-- \nBob\n")).isEmpty();
    }

    @Test
    void aNameWithADashBelowABlankLineIsASignature() {
        assertThat(words("c5,d5\n\n-Bob Baker\n")).isEqualTo("c5,d5");
        assertThat(words("c5,d5\n-2 points\n")).isEqualTo("c5,d5\n-2 points");
    }

    @ParameterizedTest
    @ValueSource(strings = {"---", "-----", "====", "\u2014\u2014\u2014\u2014\u2014"})
    void aNameBelowADrawnLineIsASignature(String drawn) {
        assertThat(words("c5,d5\n\n" + drawn + "\nBob Baker\nHarbour Master\n")).isEqualTo("c5,d5");
    }

    @Test
    void otherTextBelowADrawnLineIsTheWriters() {
        assertThat(words("c5,d5\n---\nmy plan:\nnone\n")).isEqualTo("c5,d5\n---\nmy plan:\nnone");
        assertThat(words("c5,d5\n---\nresign\n")).isEqualTo("c5,d5\n---\nresign");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-----Original Message-----",
                "*----- Original Message -----*",
                "-------- Ursprüngliche Nachricht --------Von: PBeM Datum: 04.03.25 An: Bob",
                "من: PBeM\nتم الإرسال: Tuesday\nإلى: Bob\nالموضوع: cholone",
                "---------- Původní e-mail ----------",
                "------------------&nbsp;原始邮件&nbsp;------------------",
                "---\n\n**From:** PBeM\n**Sent:** Tuesday\n**To:** Bob\n**Subject:** cholone",
                "====\n\nMessage du : 04/03/2025\nDe : PBeM\nA : Bob\nSujet : cholone",
                "-------- Ursprüngliche Nachricht --------",
                "---------- Forwarded message ---------",
                "----- Message d’origine -----",
                "Begin forwarded message:",
                "------------------ 原始邮件 ------------------",
                "________________________________",
                "On Tue, Mar 4, 2025 at 7:20 PM PBeM <games@pbem.example>\nwrote:",
                "*From:* PBeM\n*Sent:* Tuesday\n*To:* Bob\n*Subject:* cholone",
                "----------\nFrom: PBeM\nDate: Tuesday\nSubject: cholone"
            })
    void aSeparatorEndsThemThoughNothingMarksTheQuote(String separator) {
        assertThat(ReplyText.of("c5,d5\n\n" + separator + "\n\nresign\n", 1_000))
                .isEqualTo(new ReplyText("c5,d5", true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sent from my iPhone",
                "Sent from my Samsung Galaxy smartphone.",
                "Sent from Outlook for iOS",
                "Sent from Yahoo Mail on Android",
                "Get Outlook for iOS",
                "Von meinem iPhone gesendet",
                "Gesendet von Outlook für Android",
                "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
                "Envoyé de mon iPhone",
                "Enviado desde mi iPhone",
                "Enviado do meu iPhone",
                "Inviato da iPhone",
                "Verzonden vanaf mijn iPhone",
                "Skickat från min iPhone",
                "Sendt fra min iPhone",
                "Lähetetty iPhonesta",
                "Wysłane z iPhone'a",
                "Отправлено с iPhone",
                "iPhoneから送信",
                "发自我的 iPhone",
                "나의 iPhone에서 보냄"
            })
    void thePraiseOfAPhoneIsNotTheWriters(String praise) {
        assertThat(words("c5,d5\n\n" + praise + "\n")).isEqualTo("c5,d5");
        assertThat(words(praise + "\n\n" + QUOTE)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c5,d5",
                "a1-c3,b2",
                "d4-e5",
                "O-O",
                "O-O-O",
                "RYB 3,-2 E",
                "move 101 c5,d5",
                "W 3,2",
                "-",
                "---",
                "=",
                "*",
                "+2,-3",
                "1. e4",
                "12:30",
                "3-4-5",
                "On 3",
                "Le 5",
                "a: b1",
                "to: c3",
                "resign",
                "draw",
                "preview c5,d5",
                "queue c5,d5 if d6",
                "From e4"
            })
    void aMoveIsNeverTakenForAnythingElse(String move) {
        assertThat(words(move + "\n")).isEqualTo(move);
        assertThat(words(move + "\nGood luck!\n\n" + QUOTE)).isEqualTo(move + "\nGood luck!");
        assertThat(words(move + "\n" + QUOTE)).isEqualTo(move);
        assertThat(words(move + "\n04.03.2025 19:20 PBeM <games@pbem.example> написал:\n> resign\n"))
                .isEqualTo(move);
        assertThat(words(
                        move + "\nAm Di., 4. März 2025 um 19:20 Uhr schrieb PBeM\n<games@pbem.example>:\n\n> resign\n"))
                .isEqualTo(move);
    }

    @Test
    void sentencesThatOnlyResembleAnAttributionStay() {
        assertThat(words("c5,d5\nOn move 3 you wrote:\nI will win.\n"))
                .isEqualTo("c5,d5\nOn move 3 you wrote:\nI will win.");
        assertThat(words("c5,d5\nOn your side it looks bad.\n")).isEqualTo("c5,d5\nOn your side it looks bad.");
    }

    static List<String> ourMarkers() {
        return EachLanguage.ALL.stream().map(ReplyMarker::in).toList();
    }

    /** What mail programs make of a line. */
    private static Stream<String> treated(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        int half = line.indexOf(' ', line.length() / 2);
        return Stream.of(
                line,
                "  " + line + " ",
                line.replace("~~~", "***"),
                line.replace("~~~", "").strip(),
                line.replace(' ', '\u00a0'),
                line.replace(" ", "  "),
                new String(bytes, StandardCharsets.ISO_8859_1),
                new String(bytes, StandardCharsets.US_ASCII),
                Normalizer.normalize(line, Normalizer.Form.NFD),
                line.substring(0, half) + "\n" + line.substring(half + 1),
                "~~~\n" + line.substring(4).replaceAll("(.{12,}?) ", "$1\n"));
    }

    @ParameterizedTest
    @MethodSource("ourMarkers")
    void ourMarkerEndsThemHoweverTheMailProgramTreatedIt(String marker) {
        assertThat(treated(marker))
                .allSatisfy(line -> assertThat(ReplyText.of("c5,d5\n\n" + line + "\n\nresign\n", 1_000))
                        .isEqualTo(new ReplyText("c5,d5", true)));
        assertThat(treated(marker))
                .allSatisfy(line -> assertThat(
                                ReplyText.of("c5,d5\n\n" + line.replaceAll("(?m)^", "> ") + "\n> resign\n", 1_000))
                        .isEqualTo(new ReplyText("c5,d5", true)));
    }

    @ParameterizedTest
    @MethodSource("ourMarkers")
    void ourMarkerIsNeitherQuoteNorSignature(String marker) {
        assertThat(marker).startsWith("~~~ ").endsWith(" ~~~");
        assertThat(Lines.of(marker).isQuote(0)).isFalse();
        assertThat(Signature.isDelimiter(marker)).isFalse();
        assertThat(Separator.at(Lines.of(marker), 0)).isFalse();
    }

    @Test
    void ourMarkerIsInTheLanguageOfTheReader() {
        assertThat(ourMarkers())
                .doesNotHaveDuplicates()
                .allSatisfy(marker -> assertThat(marker).hasSizeLessThanOrEqualTo(72));
    }

    @ParameterizedTest
    @ValueSource(strings = {"~~~ gg ~~~", "Schreib deine Antwort", "~~~", "Write your reply\nsoon"})
    void linesThatOnlyResembleOurMarkerStay(String line) {
        assertThat(words("c5,d5\n" + line + "\nyes\n")).isEqualTo("c5,d5\n" + line + "\nyes");
    }

    @Test
    void theTornOffEndOfALongQuotedLineIsQuotedToo() {
        assertThat(words("> " + "long ".repeat(14) + "\nline\n> and more\n")).isEmpty();
    }
}
