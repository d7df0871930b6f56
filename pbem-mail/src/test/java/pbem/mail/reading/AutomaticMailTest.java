package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.reading.AutomaticMail.Sign;

/** A mail sent by a program is never answered. */
class AutomaticMailTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Auto-Submitted: auto-generated | AUTO_SUBMITTED",
                "auto-submitted: Auto-Replied (vacation) | AUTO_SUBMITTED",
                "Auto-Submitted: auto-notified; owner-email=x | AUTO_SUBMITTED",
                "X-Autoreply: yes | AUTO_RESPONDER",
                "X-Autorespond: cholone board 101 | AUTO_RESPONDER",
                "X-FC-MachineGenerated: true | AUTO_RESPONDER",
                "X-Auto-Reply: yes | AUTO_RESPONDER",
                "X-Autoreply-From: bob@players.example | AUTO_RESPONDER",
                "Precedence: bulk | PRECEDENCE",
                "X-Precedence: auto_reply | PRECEDENCE",
                "Precedence: Junk | PRECEDENCE",
                "Precedence: auto_reply | PRECEDENCE",
                "X-Loop: bob@players.example | LOOP_HEADER",
                "Subject: Automatic reply: cholone board 101 | OUT_OF_OFFICE",
                "Subject: Out of Office: cholone board 101 | OUT_OF_OFFICE",
                "Subject: Abwesenheitsnotiz: cholone board 101 | OUT_OF_OFFICE",
                "Subject: Réponse automatique : cholone board 101 | OUT_OF_OFFICE",
                "Subject: Автоответ: cholone board 101 | OUT_OF_OFFICE",
                "Subject: Automatiskt svar: cholone board 101 | OUT_OF_OFFICE",
                "Subject: Αυτόματη απάντηση: cholone board 101 | OUT_OF_OFFICE",
                "Subject: Răspuns automat: cholone board 101 | OUT_OF_OFFICE"
            })
    void isKnownByItsHeader(String field, Sign sign) {
        assertThat(Mails.read(Mails.withHeader(field))).isInstanceOfSatisfying(AutomaticMail.class, mail -> {
            assertThat(mail.sign()).isEqualTo(sign);
            assertThat(mail.answerDue()).isFalse();
        });
    }

    @Test
    void anAbsenceNoticeThatPeopleMightWriteTooNeedsASecondSign() {
        String subject = "Subject: I am on vacation until Monday";

        assertThat(Mails.read(Mails.withHeader(subject))).isInstanceOf(Letter.class);
        assertThat(Mails.read(Mails.withHeader(subject, "X-Auto-Response-Suppress: All")))
                .isInstanceOf(AutomaticMail.class);
    }

    @Test
    void anEncodedAbsenceNoticeIsKnown() {
        assertThat(Mails.read(Mails.file("absence-notice-de"))).isInstanceOf(AutomaticMail.class);
    }

    @Test
    void aVacationResponderIsNotABounceThoughItsReturnPathIsNull() {
        assertThat(Mails.read(Mails.file("vacation"))).isInstanceOf(AutomaticMail.class);
    }

    @Test
    void theLetterOfARobotCanStillBeRead() {
        assertThat(Mails.read(Mails.file("robot")))
                .isInstanceOfSatisfying(
                        AutomaticMail.class,
                        mail -> assertThat(mail.letter().map(Letter::words)).hasValue("c5,d5"));
    }

    @Test
    void receiptsAreAutomatic() {
        assertThat(List.of(Mails.read(Mails.file("read-receipt")), Mails.read(Mails.file("delivered"))))
                .allSatisfy(reading -> assertThat(reading).isInstanceOfSatisfying(AutomaticMail.class, mail -> {
                    assertThat(mail.sign()).isEqualTo(Sign.RECEIPT);
                    assertThat(mail.letter()).isEmpty();
                }));
    }

    @Test
    void aComplaintIsAutomatic() {
        assertThat(Mails.read(Mails.file("complaint")))
                .isInstanceOfSatisfying(
                        AutomaticMail.class, mail -> assertThat(mail.sign()).isEqualTo(Sign.COMPLAINT));
    }

    @Test
    void mailThroughAListIsListMail() {
        Mails.assertUnusable(Mails.file("mailing-list"), UnusableMail.Kind.LIST).satisfies(mail -> {
            assertThat(mail.detail()).contains("chess.lists.example");
            assertThat(mail.answerDue()).isFalse();
        });
        Mails.assertUnusable(Mails.withHeader("Precedence: list"), UnusableMail.Kind.LIST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mailing-List: list chess@lists.example", "X-Mailing-List: chess", "X-ML-Name: chess"})
    void aListThatIsOlderThanListIdIsKnownByWhatItWroteInstead(String field) {
        Mails.assertUnusable(Mails.withHeader(field), UnusableMail.Kind.LIST)
                .satisfies(mail -> assertThat(mail.detail()).contains("chess"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "noreply@shop.example",
                "No-Reply@shop.example",
                "Shop <do.not.reply@shop.example>",
                "drive-shares-noreply@shop.example",
                "orders.no-reply@shop.example",
                "noreply-orders@shop.example",
                "no-reply+4711@shop.example"
            })
    void aSenderWhoTakesNoRepliesIsAProgram(String from) {
        assertThat(Mails.read(Mails.written("From: " + from + "\n\nYour order\n")))
                .isInstanceOfSatisfying(
                        AutomaticMail.class, mail -> assertThat(mail.sign()).isEqualTo(Sign.NO_REPLY));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "norepplyman@x.example",
                "noreplyman@x.example",
                "no.replyman@x.example",
                "casino.reply@x.example",
                "bob+noreply@x.example"
            })
    void aSenderWhoseNameOnlyLooksLikeThatIsAPerson(String from) {
        assertThat(Mails.letter(Mails.written("From: " + from + "\n\nhelp\n")).from())
                .isEqualTo(from);
    }

    @ParameterizedTest
    @ValueSource(strings = {"games@pbem.example", "Games@PBEM.example", "PBeM <games+token@pbem.example>"})
    void ourOwnMailIsKnownByItsSender(String from) {
        Mails.assertUnusable(Mails.written("From: " + from + "\n\nhelp\n"), UnusableMail.Kind.OWN);
    }

    @Test
    void theMailOfAnotherServerOfOursIsKnownByItsLoopHeader() {
        Mails.assertUnusable(Mails.withHeader("X-PBeM-Loop: elsewhere.example"), UnusableMail.Kind.OWN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Auto-Submitted: no",
                "X-Autoreply: no",
                "Precedence: normal",
                "Precedence: first-class",
                "X-Auto-Response-Suppress: All",
                "X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply",
                "List-Unsubscribe: <mailto:leave@players.example>",
                "Feedback-ID: 1.eu-west-1.abc=:AmazonSES",
                "X-SES-Outgoing: 2025.03.04-54.240.0.1",
                "X-Mailgun-Sid: WyI2Y2Q4YyIs",
                "Sender: relay@provider.example",
                "Return-Path: <bob=players.example@srs.example>",
                "Return-Path:",
                "X-Envelope-From: <bob@players.example>",
                "X-Mailer: PHPMailer 6.9",
                "X-Spam-Flag: YES",
                "Subject: Re: Out of office?",
                "Subject: Automaton chess",
                "Subject: Fwd: Undelivered Mail Returned to Sender",
                "Subject: Re: Undeliverable: cholone board 101"
            })
    void peopleAreNotTakenForPrograms(String field) {
        assertThat(Mails.read(Mails.withHeader(field))).isInstanceOf(Letter.class);
    }

    @Test
    void aWishForNoAutomaticAnswersIsRead() {
        assertThat(Mails.letter(Mails.withHeader("X-Auto-Response-Suppress: OOF, AutoReply"))
                        .errorsUnwanted())
                .isTrue();
        assertThat(Mails.letter(Mails.withHeader("X-Auto-Response-Suppress: DR, RN"))
                        .errorsUnwanted())
                .isFalse();
    }

    @Test
    void a_mail_from_nobody_is_an_automatic_answer_only_if_it_says_so() {
        Envelope nobody = new Envelope(Optional.of(""), List.of());

        assertThat(Mails.read(new RawMail(Mails.withHeader("X-Autoreply: yes").bytes(), nobody)))
                .isInstanceOf(AutomaticMail.class);
        assertThat(Mails.read(new RawMail(Mails.withHeader("X-Autoreply: no").bytes(), nobody)))
                .isInstanceOf(Bounce.class);
    }

    @Test
    void theEnvelopeCountsMoreThanTheHeaderAboutTheReturnPath() {
        RawMail raw = Mails.withHeader("Return-Path: <bob@players.example>");
        Envelope nobody = new Envelope(Optional.of(""), List.of());

        assertThat(Mails.read(raw)).isInstanceOf(Letter.class);
        assertThat(Mails.read(new RawMail(raw.bytes(), nobody))).isInstanceOf(Bounce.class);
    }
}
