package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Only where a receiving server writes may it have written. */
class AuthenticationResultsTest {

    private static List<String> results(String name) {
        return Mails.letter(name).authenticationResults();
    }

    @Test
    void aVerdictBelowTheReceivedOfTheServerThatTookTheMailInIsRead() {
        assertThat(results("authentication-gmail-order"))
                .containsExactly("mx.pbem.example;       dmarc=pass header.from=players.example");
    }

    @Test
    void verdictsAboveTheReceivedOfTheServerThatTookTheMailInAreReadAndTheOneBelowIsNot() {
        assertThat(results("authentication-postfix-order"))
                .containsExactly(
                        "mx.pbem.example; dmarc=fail header.from=players.example", "mx.pbem.example; dkim=none");
    }

    @Test
    void aForgedVerdictBelowTheSendersOwnHeadersOrInTheTextIsNot() {
        assertThat(results("authentication-forged")).isEmpty();
    }

    @Test
    void aVerdictOnTopOfTheMailIsReadWithoutAnyReceived() {
        RawMail mail = Mails.written(
                "Authentication-Results: mx.pbem.example; dmarc=pass\nFrom: bob@players.example\n\nhelp\n");

        assertThat(Mails.letter(mail).authenticationResults()).containsExactly("mx.pbem.example; dmarc=pass");
    }
}
