package pbem.mail.reading.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mail programs advertise themselves in many words, and people use the same words for other things. */
class MobileSignatureTest {

    private static String words(String text) {
        return ReplyText.of(text, 1_000).words();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sent from [Proton Mail](https://proton.example/mail/home) for Android.",
                "Sent from my Windows PC <http://windows.example/preview>",
                "Gesendet von Outlook für Android<https://aka.example/ghei36>",
                "Télécharger Outlook pour iOS<https://aka.example/o0ukef>",
                "Download Outlook for Android<https://aka.example/ghei36>",
                "Get BlueMail for Android",
                "(sent from a phone)",
                "<<sent by galaxy>>",
                "Sent via mobile",
                "Sent from my cell, please excuse any typos.",
                "Sent from my phone.  So expect typos",
                "Outlook für iOS beziehen <https://aka.example/o0ukef>",
                "Verzonden vanuit Outlook voor iOS",
                "Az iPhone-omról küldve",
                "أُرسلت من الـ iPhone"
            })
    void aSignatureOfAProgramIsCutOffAnywhere(String praise) {
        assertThat(words("c5,d5\n\n" + praise + "\n\nBob\n")).isEqualTo("c5,d5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Sent from my iPhone", "Gesendet mit iPhone"})
    void aSignatureOfAProgramAboveTheTextHidesNothingOfIt(String praise) {
        assertThat(words(praise + "\n\nc5,d5\nGood luck!\n\n-- \nBob\n")).isEqualTo("c5,d5\nGood luck!");
        assertThat(words(praise + "\n")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Sent from TypeMachine<http://type.example/r?b=2621>", "From my flying carpet", "Bob from mobile"
            })
    void anUncertainSignatureIsCutOffAtTheEnd(String line) {
        assertThat(words("c5,d5\n\n" + line + "\n")).isEqualTo("c5,d5");
        assertThat(words("c5,d5\n\n" + line + "\n\nand more\n")).isEqualTo("c5,d5\n\n" + line + "\n\nand more");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sent from my desk, mails are longer.",
                "The move was sent from my phone.",
                "Sent: c5,d5",
                "From e4",
                "Get it for Ann",
                "Ich werde mich auf Deine Mail beziehen."
            })
    void wordsOfPeopleStay(String line) {
        assertThat(words("c5,d5\n\n" + line + "\n")).isEqualTo("c5,d5\n\n" + line);
    }
}
