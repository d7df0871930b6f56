package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MailFingerprintTest {

    private static final String MAIL = """
            Message-ID: <1@players.example>
            From: bob@players.example
            To: games@pbem.example
            Subject: a long
             subject

            c5,d5
            bye
            """;

    private static String of(String text) {
        return RawMail.of(text.getBytes(StandardCharsets.UTF_8)).fingerprint();
    }

    @Test
    void isTheSameForASecondDelivery() {
        String again = "Return-Path: <bob@players.example>\nReceived: from x by y\nX-Spam: no\n" + MAIL + "\n\n";

        assertThat(of(again)).isEqualTo(of(MAIL)).hasSize(32);
    }

    @Test
    void doesNotDependOnLineEndsAndFolding() {
        assertThat(of(MAIL.replace("\n", "\r\n"))).isEqualTo(of(MAIL));
        assertThat(of(MAIL.replace("\n", "\r"))).isEqualTo(of(MAIL));
        assertThat(of(MAIL.replace("\n subject", " subject"))).isEqualTo(of(MAIL));
    }

    @Test
    void tellsTwoMailsUnderOneIdApart() {
        assertThat(of(MAIL.replace("c5", "c6"))).isNotEqualTo(of(MAIL));
        assertThat(of(MAIL.replace("bob", "eve"))).isNotEqualTo(of(MAIL));
        assertThat(of(MAIL.replace("c5,d5\n", "c5,d5\n\n"))).isNotEqualTo(of(MAIL));
    }

    @Test
    void theFingerprintOfAMailWithoutAnIdCoversAllItsBytes() {
        String anonymous = MAIL.replace("Message-ID: <1@players.example>\n", "");

        assertThat(of(anonymous)).isNotEqualTo(of("X: y\n" + anonymous));
        assertThat(of("")).isEqualTo("e3b0c44298fc1c149afbf4c8996fb924");
    }
}
