package pbem.mail.reading.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The line that introduces a quote is never the writer's own text, however it is wrapped, and the writer may answer
 * below.
 */
class AttributionTest {

    private static String words(String text) {
        return ReplyText.of(text, 1_000).words();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PBeM <games@pbem.example> schrieb am Di., 4. März\n2025 um 19:20 Uhr:\n",
                "PBeM <\ngames@pbem.example> schrieb am Di., 4. März 2025 um\n19:20 Uhr:\n",
                "PBeM <games@pbem.example> schrieb am Di., 4.\nMärz 2025, 19:20:\n",
                "On Tue, Mar 4, PBeM Server\n<games@pbem.example>\nwrote:",
                "On Tue, 4 Mar 2025, PBeM\n<games@pbem.example>\nwrote:",
                "games@pbem.example schrieb am Di., 4. März\n2025, 19:20:",
                "Wiadomość napisana przez PBeM <games@pbem.example> w dniu\n04.03.2025, o godz. 19:20:",
                "* PBeM <games@pbem.example> [2025-03-04 19:20]:",
                "Le mardi 4 mars 2025, PBeM <games@pbem.example> nous a dit :"
            })
    void isKnownThoughTheNameStandsFirstOrTheLineIsBroken(String attribution) {
        assertThat(words(attribution + "\n> Your move\n> resign\n\nc5,d5\n")).isEqualTo("c5,d5");
        assertThat(words("c5,d5\n\n" + attribution + "\n> Your move\n> resign\n"))
                .isEqualTo("c5,d5");
    }

    @Test
    void takesNothingOfWhatStandsAboveIt() {
        assertThat(words("c5,d5\nPBeM <games@pbem.example> schrieb am Di., 4. März\n2025 um 19:20 Uhr:\n\n> resign\n"))
                .isEqualTo("c5,d5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c5,d5",
                "resign 2001",
                "move 2025 c5,d5",
                "preview 2025 c5,d5,e6,f7",
                "2025 c5,d5",
                "12:30",
                "W 3,2 2025",
                "On 3",
                "move 2025 c5,d5\nwell played"
            })
    void beginsBelowACommandThoughNoBlankLineIsBetween(String command) {
        assertThat(words(command + "\nPBeM <games@pbem.example> wrote:\n> resign\n"))
                .isEqualTo(command);
        assertThat(words(command + "\n<games@pbem.example> wrote:\n> resign\n")).isEqualTo(command);
        assertThat(words(command
                        + "\nPBeM <games@pbem.example> schrieb am Di., 4. März\n2025 um 19:20 Uhr:\n\n> resign\n"))
                .isEqualTo(command);
        assertThat(words(command + "\nvt, 4 mar. 2025 g. 19:20, PBeM <games@pbem.example>:\n> resign\n"))
                .isEqualTo(command);
        assertThat(words(command + "\nPBeM wrote:\n> resign\n")).isEqualTo(command);
    }

    @Test
    void isNoneWhereSomebodyIsOnlyNamed() {
        assertThat(words("c5,d5\nAnn <ann@players.example> wrote to me.\n\nShe gives up.\n"))
                .isEqualTo("c5,d5\nAnn <ann@players.example> wrote to me.\n\nShe gives up.");
    }
}
