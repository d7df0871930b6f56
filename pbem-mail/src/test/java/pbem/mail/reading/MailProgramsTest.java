package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A reply reads the same from every mail program. */
class MailProgramsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gmail",
                "gmail-html-only",
                "outlook",
                "outlook-html-only",
                "apple-mail",
                "apple-mail-html-only",
                "thunderbird-bottom-posting",
                "thunderbird-html-only"
            })
    void aMoveAndARemarkAreReadWithoutQuoteAndSignature(String program) {
        assertThat(Mails.words(program)).isEqualTo("c5,d5\nGood luck!");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "android",
                "iphone",
                "outlook-mobile",
                "outlook-desktop",
                "yahoo-html-only",
                "proton-html-only",
                "zimbra-html-only",
                "gmx-html-only",
                "spark-html-only",
                "newton-html-only",
                "blackberry-html-only",
                "gmail-de-bottom-posting",
                "aol-original-message"
            })
    void aMoveAloneIsReadWithoutQuoteAndSignature(String program) {
        assertThat(Mails.words(program)).isEqualTo("c5,d5");
    }

    @Test
    void answersBetweenQuotedLinesAreRead() {
        assertThat(Mails.words("gmail-between-lines")).isEqualTo("c5,d5\n\nThat was quick!");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cs", "da", "de", "el", "es", "fi", "fr", "hu", "it", "ja", "ko", "nl", "no", "pl", "pt", "ru", "sv",
                "tr", "uk", "zh"
            })
    void aQuoteIsKnownByItsAttributionInManyLanguages(String language) {
        assertThat(Mails.words("quote-" + language)).isEqualTo("c5,d5\nGood luck!");
    }

    @ParameterizedTest
    @CsvSource({"de,Viel Glück!", "fr,Bonne chance !", "es,¡Suerte!"})
    void aCopyOfOurMailWithoutAnyMarkIsKnownByOurLineInTheLanguageOfTheReader(String language, String remark) {
        assertThat(Mails.words("marker-" + language)).isEqualTo("c5,d5\n" + remark);
    }

    @Test
    void anAnswerBelowTheQuoteIsReadAfterAGreetingAboveIt() {
        assertThat(Mails.words("salutation-above-the-quote")).isEqualTo("Dear server,\n\nc5,d5");
    }

    @Test
    void aWarningOfTheReceiversMailServerAboveTheTextIsNotRead() {
        assertThat(Mails.words("warning-on-top")).isEqualTo("c5,d5\nGood luck!");
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "fr", "ja", "orange", "ru"})
    void aQuoteIsKnownByTheHeaderCopiedAboveItInManyLanguages(String language) {
        assertThat(Mails.words("header-block-" + language)).isEqualTo("c5,d5");
    }
}
