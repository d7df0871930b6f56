package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.reading.Bounce.Severity;

/** What mail servers say of our mails. */
class BounceTest {

    private static Bounce bounce(String name) {
        MailReading reading = Mails.read(Mails.file(name));
        assertThat(reading).isInstanceOf(Bounce.class);
        return (Bounce) reading;
    }

    @ParameterizedTest
    @CsvSource({
        "bounce-hard, HARD, 5.1.1",
        "bounce-soft, SOFT, 4.2.2",
        "bounce-delayed, SOFT, 4.4.1",
        "bounce-qmail, HARD, 5.1.1",
        "bounce-exim, HARD, 5.7.1"
    })
    void aReportSaysWhomAMailDidNotReachAndWhetherItEverWill(String name, Severity severity, String status) {
        Bounce bounce = bounce(name);

        assertThat(bounce.severity()).isEqualTo(severity);
        assertThat(bounce.status()).hasValue(status);
        assertThat(bounce.failedAddress()).hasValue("bob@players.example");
        assertThat(bounce.addressedTo()).containsExactly("bounce+k3j2@pbem.example");
        assertThat(bounce.answerDue()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bounce-hard", "bounce-qmail"})
    void aReportNamesTheMailThatCameBack(String name) {
        assertThat(bounce(name).originalMessageId()).hasValue("n1.abcdef@pbem.example");
    }

    @Test
    void whateverHasANullReturnPathIsOne() {
        assertThat(bounce("null-return-path").severity()).isEqualTo(Severity.UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"MAILER-DAEMON@mx.players.example", "Postmaster <postmaster@players.example>"})
    void whateverAMailServerWritesIsOne(String from) {
        assertThat(Mails.read(Mails.written("From: " + from + "\nSubject: hi\n\nhelp\n")))
                .isInstanceOf(Bounce.class);
    }
}
