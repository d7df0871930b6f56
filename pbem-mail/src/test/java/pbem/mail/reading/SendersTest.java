package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A letter has one sender; other mails have none. */
class SendersTest {

    @Test
    void aMailWithoutFromHasNoSender() {
        Mails.assertUnusable(Mails.file("no-from"), UnusableMail.Kind.NO_SENDER).satisfies(noSender -> {
            assertThat(noSender.headline().subject()).isEqualTo("move 101 c5,d5");
            assertThat(noSender.answerDue()).isFalse();
        });
    }

    @Test
    void aFromWithoutAnAddressNamesNoSender() {
        Mails.assertUnusable(
                Mails.written("From: undisclosed:;\nTo: games@pbem.example\n\nhelp\n"), UnusableMail.Kind.NO_SENDER);
    }

    @Test
    void severalWritersCannotCommandAndTheOneWhoSentItIsTold() {
        Mails.assertUnusable(Mails.file("several-from"), UnusableMail.Kind.SEVERAL_SENDERS)
                .satisfies(several -> {
                    assertThat(several.detail()).isEqualTo("bob@players.example eve@players.example");
                    assertThat(several.headline().from()).hasValue("eve@players.example");
                    assertThat(several.answerDue()).isTrue();
                });
    }

    @Test
    void aMailOfSeveralSendersIsNotAnswered() {
        Mails.assertUnusable(
                        Mails.written("From: a@x.example\nFrom: b@x.example\n\nresign\n"),
                        UnusableMail.Kind.SEVERAL_SENDERS)
                .satisfies(several -> assertThat(several.answerDue()).isFalse());
    }

    @Test
    void theSameSenderTwiceIsOne() {
        assertThat(Mails.letter(Mails.written("From: a@x.example\nFrom: A <a@X.example>\n\nhelp\n"))
                        .from())
                .isEqualTo("a@x.example");
    }

    @Test
    void aFromThatMailServersDoNotSeeNamesNoSender() {
        RawMail mail = RawMail.of("X: y\rFrom: a@x.example\r\rhelp\r\nFrom: b@x.example\r\n\r\nresign\r\n"
                .getBytes(StandardCharsets.US_ASCII));
        assertThat(Mails.letter(mail).from()).isEqualTo("b@x.example");
    }

    @Test
    void aMailWithoutAnyLineFeedsHasItsLinesAllTheSame() {
        RawMail mail = RawMail.of("From: a@x.example\rSubject: hi\r\rhelp\r".getBytes(StandardCharsets.US_ASCII));
        assertThat(Mails.letter(mail).from()).isEqualTo("a@x.example");
        assertThat(Mails.letter(mail).words()).isEqualTo("help");
    }

    @Test
    void aSecondFromIsSeenHoweverFarDownItStands() {
        String mail = "From: a@x.example\n" + "X: y\n".repeat(2_000) + "From: b@x.example\n\nresign\n";
        Mails.assertUnusable(Mails.written(mail), UnusableMail.Kind.SEVERAL_SENDERS);
    }

    @Test
    void aFromThatIsTooLongToBeReadAsAWholeIsNotReadAtAll() {
        String mail = "From: a@x.example (" + "y".repeat(200_000) + ") <b@x.example>\n\nresign\n";
        Mails.assertUnusable(Mails.written(mail), UnusableMail.Kind.NO_SENDER);
    }

    @Test
    void aCrowdOfSendersIsReadNameByName() {
        StringBuilder crowd = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            crowd.append(i % 1_000 == 0 ? "\nFrom: a" : ", a").append(i).append("@x.example");
        }
        Mails.assertUnusable(Mails.written(crowd.substring(1) + "\n\nresign\n"), UnusableMail.Kind.SEVERAL_SENDERS)
                .satisfies(several -> assertThat(several.detail().split(" ")).hasSize(100_000));
    }

    @Test
    void aGroupOfOneIsOne() {
        assertThat(Mails.letter("from-a-group").from()).isEqualTo("bob@players.example");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bob@X.Example | bob@x.example",
                "<bob@x.example> | bob@x.example",
                "Bob Baker <Bob.B@x.example> | Bob.B@x.example",
                "'\"Baker, Bob\" <bob@x.example>' | bob@x.example",
                "Baker, Bob <bob@x.example> | bob@x.example",
                "bob@x.example (Bob Baker) | bob@x.example",
                "bob@y.example <bob@x.example> | bob@x.example",
                "'\"eve@y.example\" <bob@x.example>' | bob@x.example",
                "Bob [the best] <bob@x.example> | bob@x.example",
                "Bob <mailto:bob@x.example> | bob@x.example",
                "Bob <bob@x.example | bob@x.example",
                "Jörg <jörg@exämple.example> | jörg@exämple.example"
            })
    void anAddressIsReadHoweverItIsWritten(String from, String address) {
        assertThat(Mails.letter(Mails.written("From: " + from + "\n\nhelp\n")).from())
                .isEqualTo(address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"alice@players.example\"@evil.example",
                "\"alice@players.example\" @evil.example",
                "Eve <\"alice@players.example\"@evil.example>",
                "\"<alice@players.example>\"@evil.example",
                "\"\\\"alice@players.example\"@evil.example",
                "\"alice@players.example\".x@evil.example",
                "x.\"alice@players.example\"@evil.example",
                "alice@players.example <\"x@y.example\"@evil.example>",
                "alice@players.example\"@evil.example",
                "<alice@players.example>@evil.example",
                "Alice <alice@players.example> (Alice) @evil.example",
                "<<alice@players.example>@evil.example>",
                "<alice@players.example>\"x@y.example\"@evil.example",
                "(<alice@players.example>)@evil.example",
                "alice@players.example (Alice) @evil.example",
                "alice@players.example @evil.example",
                "alice@players.example@evil.example",
                "[alice@players.example]@evil.example"
            })
    void aPartOfAnAddressNamesNoSender(String from) {
        Mails.assertUnusable(Mails.written("From: " + from + "\n\nresign\n"), UnusableMail.Kind.NO_SENDER);
    }

    @Test
    void aQuotedAddressBesideTheSendersIsNotTheSenders() {
        assertThat(Mails.letter(Mails.written("From: \"alice@players.example\" eve@evil.example\n\nhelp\n"))
                        .from())
                .isEqualTo("eve@evil.example");
    }
}
