package pbem.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import pbem.notice.ReplyTarget;

/** A copy of a mail holds no token, in whatever way its headers are written. */
class TokenlessMailTest {

    private static final String TOKEN = new Tokens(
                    new TokenKeys(Map.of(3, "sixteen bytes at least".getBytes()), Set.of(), Set.of()))
            .write(new Token(7, new ReplyTarget.OfBoard(101, 3), Instant.parse("2026-06-01T00:00:00Z")));

    private static final String ADDRESS = "pbem+" + TOKEN + "@example.org";

    private static final String BODY = "\r\nHello,\r\n    =?utf-8?Q?indented?=\r\n";

    private static String left(String mail) {
        return new String(TokenlessMail.of(mail.getBytes(StandardCharsets.ISO_8859_1)), StandardCharsets.ISO_8859_1);
    }

    private static String base64(String text) {
        return "=?UTF-8?B?" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)) + "?=";
    }

    /** The decoded headers, as a mail program shows them. */
    private static String shown(String mail) {
        return EncodedWords.decoded(mail.substring(0, mail.indexOf("\r\n\r\n"))).strip();
    }

    @Test
    void tokensInEncodedWordsAreTakenOut() {
        assertThat(shown(left("Subject: " + base64("Züge an " + ADDRESS) + "\r\n" + BODY)))
                .isEqualTo("Subject: Züge an [address]");
        assertThat(shown(left("Subject: =?utf-8?Q?Z=C3=BCge_an_" + ADDRESS.replace("+", "=2B") + "?=\r\n" + BODY)))
                .isEqualTo("Subject: Züge an [address]");
        assertThat(shown(left("To: =?iso-8859-1?Q?J=FCrgen?= <a@example.org>, " + base64(ADDRESS) + "\r\n" + BODY)))
                .isEqualTo("To: Jürgen <a@example.org>, [address]");
    }

    @Test
    void aTokenThatIsSplitOverTwoWordsOfOneHeaderIsTakenOut() {
        int half = ADDRESS.length() / 2;
        for (String words : new String[] {
            base64("Züge an " + ADDRESS.substring(0, half)) + "\r\n " + base64(ADDRESS.substring(half)),
            "=?utf-8?q?Z=C3=BCge_an_" + ADDRESS.substring(0, half) + "?=\r\n\t=?utf-8?q?" + ADDRESS.substring(half)
                    + "?=",
            "=?iso-8859-1?q?Z=FCge_an_" + ADDRESS.substring(0, half) + "?= " + base64(ADDRESS.substring(half)),
            base64("Züge an") + " " + ADDRESS.substring(0, half) + "\r\n " + base64(ADDRESS.substring(half)),
        }) {
            String left = left("Subject: " + words + "\r\n" + BODY);
            assertThat(shown(left)).isEqualTo("Subject: Züge an [address]");
            assertThat(left).endsWith("?=\r\n" + BODY);
        }
    }

    @Test
    void aLongHeaderStaysOneAndItsLinesShort() {
        String words = "Grüße über Grüße, ".repeat(20);
        String left = left("Subject: " + base64(words) + "\r\n " + base64(ADDRESS) + "\r\n" + BODY);
        assertThat(shown(left)).isEqualTo("Subject: " + words + "[address]");
        assertThat(left.lines()).allMatch(line -> line.length() <= 78 + "Subject: ".length());
    }

    @Test
    void anOddMailWithoutTokensStaysUnchangedByteForByte() {
        for (String odd : new String[] {
            base64("Grüße"),
            "=?utf-8?B?%%%?= =?x-unknown?Q?=C3=?= =?utf-8?Q?=",
            "=?=?=?=?=?=?",
            "=?utf-8*de?Q?Gr=C3=BC=C3=9Fe?=",
            "Gr\u00c3\u00bc\u00c3\u009fe =?utf-8?Q?a_b?=",
        }) {
            String mail = "Subject: " + odd + "\r\n" + BODY;
            assertThat(left(mail)).isEqualTo(mail);
        }
    }

    @Test
    void wordsWithoutEndCostNoMoreThanTheirLength() {
        String mail =
                "Subject: " + "=?utf-8?Q?a".repeat(100_000) + "\r\n" + " =?utf-8?B?aaaa?=\r\n".repeat(20_000) + BODY;
        assertThat(left(mail)).isEqualTo(mail);
    }
}
