package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.reading.Bounce.Severity;

/** Reports of mail servers about our mails. */
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
        "bounce-exim, POLICY, 5.7.1",
        "bounce-report-alone, SOFT, 4.2.2"
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
    void aMailWithANullReturnPathIsABounce() {
        assertThat(bounce("null-return-path").severity()).isEqualTo(Severity.UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Return-Path: <MAILER-DAEMON>", "X-Envelope-From: <>"})
    void aNullReturnPathIsKnownInTheFormsThatServersNoteItIn(String field) {
        assertThat(Mails.read(Mails.withHeader(field))).isInstanceOf(Bounce.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<bob@players.example>: host mx said: 550 no such user here | HARD",
                "RCPT TO:<bob@players.example>\\n 452 mailbox full | SOFT",
                "These addresses had permanent fatal errors:\\n\\n   bob@players.example | HARD",
                "It failed permanently:\\n\\n  * bob@players.example | HARD",
                "We tried 550 times to reach bob:\\n\\nbob@players.example | UNKNOWN"
            })
    void aReportWithoutAStatusIsJudgedByItsWords(String words, Severity severity) {
        RawMail report = Mails.written("From: MAILER-DAEMON@mx.players.example\nSubject: failure notice\n\n"
                + words.replace("\\n", "\n") + "\n\nMessage-ID: <n1.abcdef@pbem.example>\n");

        assertThat(Mails.read(report)).isInstanceOfSatisfying(Bounce.class, bounce -> {
            assertThat(bounce.severity()).isEqualTo(severity);
            assertThat(bounce.failedAddress()).hasValue("bob@players.example");
        });
    }

    @Test
    void theCopyOfTheMailThatCameBackSaysNothingOfItsFate() {
        RawMail report = Mails.written("From: MAILER-DAEMON@mx.players.example\n\nIt did not work.\n\n"
                + "Message-ID: <n1.abcdef@pbem.example>\nReferences: <n0@pbem.example>\nX-Mailer: Mail 5.1.1\n");

        assertThat(Mails.read(report)).isInstanceOfSatisfying(Bounce.class, bounce -> {
            assertThat(bounce.failedAddress()).isEmpty();
            assertThat(bounce.status()).isEmpty();
            assertThat(bounce.severity()).isEqualTo(Severity.UNKNOWN);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Undelivered Mail Returned to Sender",
                "Undeliverable: cholone board 101",
                "Returned mail: see transcript for details",
                "Delivery Status Notification (Failure)",
                "Unzustellbar: cholone board 101"
            })
    void aMailWithTheSubjectOfABounceIsABounce(String subject) {
        assertThat(Mails.read(Mails.withHeader("Subject: " + subject))).isInstanceOf(Bounce.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MAILER-DAEMON@mx.players.example",
                "Postmaster <postmaster@players.example>",
                "Mail.Delivery.System@players.example"
            })
    void aMailFromAMailServerIsABounce(String from) {
        assertThat(Mails.read(Mails.written("From: " + from + "\nSubject: hi\n\nhelp\n")))
                .isInstanceOf(Bounce.class);
    }
}
