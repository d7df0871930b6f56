package pbem.mail.reading.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The club's mail server may put a warning where the command should stand. */
class WarningBannerTest {

    private static String words(String text) {
        return ReplyText.of(text, 1_000).words();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CAUTION: This email originated from outside of this club. Do not click links unless you recognize the sender.",
                "[EXTERNAL EMAIL] This message was sent from outside\nthe club. Do not open attachments.",
                "WARNING: This message came from an external source.\nBe careful with links.",
                "***EXTERNAL***",
                "[External]",
                "You don't often get email from bob@players.example. Learn why this is important<https://aka.example/tip>",
                "[You don\u2019t often get email from bob@players.example. Learn why this is important at https://aka.example/tip ]",
                "Some people who received this message don't often get email from bob@players.example. Learn why this is important",
                "ACHTUNG: Diese E-Mail stammt von außerhalb des Vereins. Klicken Sie auf keine Links."
            })
    void isNoneOfThePlayersWords(String banner) {
        assertThat(words(banner + "\nc5,d5\nGood luck!\n")).isEqualTo("c5,d5\nGood luck!");
        assertThat(words("\n" + banner + "\n\nc5,d5\n\nGood luck!\n")).isEqualTo("c5,d5\n\nGood luck!");
        assertThat(words(banner + "\n")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Warning: I play c5,d5 next.",
                "Attention!\nc5,d5",
                "This message was sent from my garden.\nc5,d5",
                "external\nc5,d5"
            })
    void warningsOfPlayersStay(String words) {
        assertThat(words(words + "\n")).isEqualTo(words);
    }
}
