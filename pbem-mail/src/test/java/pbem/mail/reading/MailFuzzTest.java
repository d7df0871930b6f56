package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mails damaged at random, the same in every run. */
@Tag("long")
class MailFuzzTest {

    private static final int MAILS = Integer.getInteger("pbem.fuzz.mails", 3_000);
    private static final List<String> SPLINTERS = List.of(
            "\r\n",
            "\n",
            "\r",
            "\0",
            "\u001b[2J",
            "\r\n\r\n",
            "--b1",
            "--b1--",
            ">",
            "> ",
            "-- \r\n",
            "=",
            "=\r\n",
            "=?",
            "?=",
            "=?utf-8?Q?=0D=0A?=",
            "=?big5?B?",
            "<",
            ">",
            "\"",
            "(",
            ",",
            ";",
            ":",
            "@",
            "\\",
            "<!--",
            "<pre>",
            "</div>",
            "<blockquote>",
            "<div class=gmail_quote>",
            "&#0;",
            "Content-Type: multipart/alternative; boundary=b1\r\n",
            "Content-Type: text/html; charset=utf-7\r\n",
            "Content-Transfer-Encoding: base64\r\n",
            "From: \r\n",
            "wrote:",
            "On 1.1.2025 bob wrote:\r\n",
            "begin 644 x\r\n",
            "-----BEGIN PGP SIGNED MESSAGE-----\r\n",
            "end\r\n",
            "\u202e\u200d\ufeff",
            "\ud83d\ude00");

    @Test
    void anyBytesBecomeALetterOrAReason() {
        List<RawMail> seeds = List.copyOf(Mails.all().values());
        Random random = new Random(20250304);
        for (int i = 0; i < MAILS; i++) {
            byte[] mail = damaged(random, seeds);
            MailReading reading = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> Mails.read(RawMail.of(mail)));
            assertThat(reading).as("mail %d", i).satisfies(MailFuzzTest::isSane);
            assertThat(RawMail.of(mail).fingerprint()).matches("[0-9a-f]{32}");
        }
    }

    static void isSane(MailReading reading) {
        Headline headline = reading.headline();
        assertThat(headline.subject()).doesNotContainPattern("\\p{Cc}");
        assertThat(headline.subject().codePointCount(0, headline.subject().length()))
                .isLessThanOrEqualTo(255);
        assertThat(headline.messageId()).doesNotContainPattern("[\\p{Cc}\\s<>]");
        headline.from().ifPresent(from -> assertThat(from).matches("[^\\s\\p{Cc}<>@]+@[^\\s\\p{Cc}<>@]+"));
        if (reading instanceof UnusableMail unusable && unusable.kind() == UnusableMail.Kind.UNPARSABLE) {
            assertThat(unusable.detail()).isEqualTo("no header");
        }
        if (reading instanceof Letter letter) {
            assertThat(letter.words())
                    .doesNotContainPattern("[\\p{Cc}&&[^\\n]]")
                    .doesNotStartWith(" ");
            assertThat(letter.words().isEmpty()).isEqualTo(letter.content() != Letter.Content.WORDS);
            assertThat(letter.addressedTo()).allSatisfy(to -> assertThat(to).doesNotContainPattern("[\\p{Cc}\\s<>]"));
        }
    }

    private static byte[] damaged(Random random, List<RawMail> seeds) {
        byte[] mail = seeds.get(random.nextInt(seeds.size())).bytes().clone();
        for (int i = random.nextInt(8); i >= 0; i--) {
            int at = random.nextInt(mail.length + 1);
            int to = at + random.nextInt(Math.min(200, mail.length - at) + 1);
            mail = switch (random.nextInt(6)) {
                case 0 -> joined(mail, 0, at, mail, to, mail.length);
                case 1 -> joined(mail, 0, to, mail, at, mail.length);
                case 2 ->
                    joined(mail, 0, at, seeds.get(random.nextInt(seeds.size())).bytes());
                case 3 -> flipped(mail, random);
                default ->
                    joined(
                            joined(
                                    mail,
                                    0,
                                    at,
                                    SPLINTERS
                                            .get(random.nextInt(SPLINTERS.size()))
                                            .getBytes(StandardCharsets.UTF_8)),
                            mail,
                            at);
            };
        }
        return mail;
    }

    private static byte[] joined(byte[] first, int from, int to, byte[] second) {
        return joined(first, from, to, second, 0, second.length);
    }

    private static byte[] joined(byte[] first, byte[] second, int from) {
        return joined(first, 0, first.length, second, from, second.length);
    }

    private static byte[] joined(byte[] first, int from, int to, byte[] second, int from2, int to2) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(first, from, to - from);
        out.write(second, from2, to2 - from2);
        return out.toByteArray();
    }

    private static byte[] flipped(byte[] mail, Random random) {
        for (int i = 0; i < 5 && mail.length > 0; i++) {
            mail[random.nextInt(mail.length)] = (byte) random.nextInt(256);
        }
        return mail;
    }
}
