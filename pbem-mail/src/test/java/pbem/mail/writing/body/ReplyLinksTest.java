package pbem.mail.writing.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Links that open a reply are mailto URIs as RFC 6068 has them. */
class ReplyLinksTest {

    private static final ReplyLinks LINKS = new ReplyLinks("pbem+token@example.org", "cholone board 101 (alice, bob)");

    @Test
    void everySignThatMeansSomethingInALinkIsEncoded() {
        assertThat(LINKS.saying("c5,d5"))
                .isEqualTo(
                        "mailto:pbem%2Btoken@example.org?subject=Re%3A%20cholone%20board%20101%20%28alice%2C%20bob%29"
                                + "&body=c5%2Cd5%0D%0A");
    }

    @Test
    void otherCharactersThanAsciiAreEncodedAsUtf8() {
        assertThat(new ReplyLinks("pbem@example.org", "gr\u00fcn").saying("\u00fc"))
                .isEqualTo("mailto:pbem@example.org?subject=Re%3A%20gr%C3%BCn&body=%C3%BC%0D%0A");
    }

    @Test
    void allWordsComeBackUnchanged() {
        String line = "a+b & c=d? #1 100% \"x\" <y> 'z' \\ ; : @ / *";
        String query = URI.create(LINKS.saying(line)).getSchemeSpecificPart();
        String raw = LINKS.saying(line);
        assertThat(query).startsWith("pbem+token@example.org?");
        String body = raw.substring(raw.indexOf("&body=") + "&body=".length());
        assertThat(URLDecoder.decode(body, StandardCharsets.UTF_8)).isEqualTo(line + "\r\n");
        assertThat(body).matches("(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*");
    }
}
