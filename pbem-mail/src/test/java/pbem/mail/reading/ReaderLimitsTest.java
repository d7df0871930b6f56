package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A mail of any size, depth or shape is read or refused. */
class ReaderLimitsTest {

    private static final int FIFTY_MB = 50_000_000;

    private static RawMail padded(String beginning, int length) {
        byte[] bytes = beginning.getBytes(StandardCharsets.UTF_8);
        byte[] mail = Arrays.copyOf(bytes, length);
        Arrays.fill(mail, bytes.length, length, (byte) 'a');
        return RawMail.of(mail);
    }

    @Test
    void fiftyMegabytesAreTooLargeAndTheSenderIsTold() {
        RawMail mail = padded("From: bob@players.example\r\nSubject: holiday pictures\r\n\r\n", FIFTY_MB);

        Mails.assertUnusable(mail, UnusableMail.Kind.TOO_LARGE).satisfies(large -> {
            assertThat(large.detail()).isEqualTo(Long.toString(FIFTY_MB));
            assertThat(large.headline().subject()).isEqualTo("holiday pictures");
            assertThat(large.answerDue()).isTrue();
        });
    }

    @Test
    void theHeaderOfAMailThatWasTooLargeToFetchIsReadAsIfItHadBeenFetched() {
        RawMail mail = Mails.written("From: bob@players.example\nSubject: holiday pictures\n\n");
        RawMail header = new RawMail(mail.bytes(), Envelope.unknown().ofHeaderOnly(FIFTY_MB));

        Mails.assertUnusable(header, UnusableMail.Kind.TOO_LARGE).satisfies(large -> {
            assertThat(large.detail()).isEqualTo(Long.toString(FIFTY_MB));
            assertThat(large.answerDue()).isTrue();
        });
    }

    @Test
    void aLargeBounceIsStillABounce() {
        RawMail mail = padded("From: MAILER-DAEMON@x.example\r\nContent-Type: multipart/report\r\n\r\n", FIFTY_MB);

        assertThat(Mails.read(mail)).isInstanceOf(Bounce.class);
    }

    @Test
    void theWordsAreCut() {
        ReaderLimits usual = ReaderLimits.standard();
        ReaderLimits few = new ReaderLimits(
                usual.rawBytes(),
                usual.headerFields(),
                usual.headerBytes(),
                usual.depth(),
                usual.parts(),
                usual.textBytes(),
                5);
        MailReader terse = new MailReader(few, Mails.OWN);
        RawMail mail = Mails.written("From: bob@players.example\n\nc5,d5 and much more\n");

        assertThat(terse.read(mail))
                .isInstanceOfSatisfying(
                        Letter.class, letter -> assertThat(letter.words()).isEqualTo("c5,d5"));
    }

    @Test
    void partsNestedTooDeepAreNotRead() {
        StringBuilder mail =
                new StringBuilder("From: bob@players.example\nContent-Type: multipart/mixed; boundary=b0\n\n");
        mail.append("--b0\n\nc5,d5\n");
        for (int i = 0; i < 200; i++) {
            mail.append("--b%d\nContent-Type: multipart/mixed; boundary=b%d\n\n".formatted(i, i + 1));
        }

        assertThat(Mails.letter(Mails.written(mail.append("--b200\n\nresign\n").toString()))
                        .words())
                .isEqualTo("c5,d5");
    }

    @Test
    void thousandsOfHeaderFieldsDoNotHideTheText() {
        RawMail mail = Mails.written("From: bob@players.example\n" + "X: y\n".repeat(5_000) + "\nc5,d5\n");

        assertThat(Mails.letter(mail).words()).isEqualTo("c5,d5");
    }

    @Test
    void manyLongPartsAreReadUpToTheirCommonLimit() {
        StringBuilder mail =
                new StringBuilder("From: bob@players.example\nContent-Type: multipart/alternative; boundary=b\n\n");
        for (int i = 0; i < 50; i++) {
            mail.append("--b\nContent-Type: text/html\n\n")
                    .append("<div>".repeat(20_000))
                    .append('\n');
        }
        byte[] bytes = mail.append("--b--\n").toString().getBytes(StandardCharsets.US_ASCII);
        ReaderLimits limits = ReaderLimits.standard();

        Part.Group body = (Part.Group) PartReader.read(bytes, MailHead.of(bytes, limits), limits);

        int buffer = 8_192;
        assertThat(body.parts()).hasSize(50);
        assertThat(body.parts().stream()
                        .mapToInt(part -> ((Part.Leaf) part).bytes().length)
                        .sum())
                .isBetween(limits.textBytes(), limits.allTextBytes() + buffer);
    }

    @Test
    void encodedWordsThatNeverEndAreReadAsFarAsASubjectIsLong() {
        String subject = "=?utf-8?Q?c5,d5?= " + "=?".repeat(40_000);

        assertThat(Mails.letter(Mails.written("From: bob@players.example\nSubject: " + subject + "\n\n"))
                        .subject())
                .startsWith("c5,d5")
                .hasSize(255);
    }

    @Test
    void noBytesAreUnparsable() {
        Mails.assertUnusable(RawMail.of(new byte[0]), UnusableMail.Kind.UNPARSABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c5,d5", "\n\n\n", "\u0000\u0001", "<html><body>c5,d5</body></html>"})
    void aMailWithoutAHeaderIsUnparsable(String bytes) {
        Mails.assertUnusable(Mails.written(bytes), UnusableMail.Kind.UNPARSABLE)
                .satisfies(unparsable -> assertThat(unparsable.answerDue()).isFalse());
    }
}
