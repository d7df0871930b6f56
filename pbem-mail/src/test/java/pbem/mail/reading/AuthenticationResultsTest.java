package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A verdict counts only where the receiving server can have written it. */
class AuthenticationResultsTest {

    private static final String VERDICT = "Authentication-Results: mx.pbem.example; dmarc=pass\n";
    private static final String BORDER = "Received: from x (x [198.51.100.66]) by mx.pbem.example with ESMTP id 1\n";
    private static final String LETTER = "From: bob@players.example\n\nhelp\n";

    private static TraceResults results(String name) {
        return Mails.letter(name).authenticationResults();
    }

    private static TraceResults written(String... fields) {
        return Mails.letter(Mails.written(String.join("", fields) + LETTER)).authenticationResults();
    }

    @Test
    void aVerdictBelowTheReceivedOfTheServerThatTookTheMailInIsToldApart() {
        assertThat(results("authentication-gmail-order").below())
                .containsExactly("mx.pbem.example;       dmarc=pass header.from=players.example");
    }

    @Test
    void anArcVerdictAboveTheReceivedOfTheServerIsItsVerdictToo() {
        assertThat(results("authentication-gmail-order").above())
                .containsExactly(" mx.pbem.example; dmarc=pass header.from=arc.example");
    }

    @Test
    void verdictsAboveTheReceivedOfTheServerThatTookTheMailInAreReadAndTheOneBelowIsToldApart() {
        TraceResults results = results("authentication-postfix-order");
        assertThat(results.above())
                .containsExactly(
                        "mx.pbem.example; dmarc=fail header.from=players.example", "mx.pbem.example; dkim=none");
        assertThat(results.below()).containsExactly("mx.pbem.example; dmarc=pass header.from=players.example");
    }

    @Test
    void aForgedVerdictBelowTheSendersOwnHeadersOrInTheTextIsNot() {
        assertThat(results("authentication-forged").above()).isEmpty();
        assertThat(results("authentication-forged").below()).isEmpty();
    }

    /** Without a Received line its sender could have written every header of it. */
    @Test
    void noVerdictIsReadWhereNoServerSaysThatItReceivedTheMail() {
        assertThat(written(VERDICT).above()).isEmpty();
        assertThat(written(VERDICT).below()).isEmpty();
    }

    @Test
    void aVerdictOnTopOfTheMailIsReadAboveAReceived() {
        assertThat(written(VERDICT, BORDER).above()).containsExactly("mx.pbem.example; dmarc=pass");
    }

    @Test
    void aForgedVerdictIsBelowTheBorderIfTheServerAddedNone() {
        assertThat(written(BORDER, VERDICT).above()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "from evil.example by mx.pbem.example with ESMTP id 1",
                "from [127.0.0.1] (evil.example [198.51.100.66]) by mx.pbem.example with ESMTP id 1",
                "from unknown (HELO [10.0.0.1]) (198.51.100.66) by mx.pbem.example with SMTP",
                "from evil.example ([IPv6:2001:db8::66]) by mx.pbem.example with ESMTPS id 1",
                "from a (with LMTP [198.51.100.66]) by mx.pbem.example with SMTP",
                "from evil.example"
            })
    void anyReceivedThatAStrangerCanForgeIsTheBorder(String received) {
        assertThat(written("Received: " + received + "\n", VERDICT).above()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "by 2002:a05:6402:50c7:b0:5e0 with SMTP id h7csp1; Tue, 4 Mar 2025 10:26:15 -0800 (PST)",
                "from mx.pbem.example by store.pbem.example (Dovecot) with LMTP id a",
                "from localhost (localhost [127.0.0.1]) by mx.pbem.example (Postfix) with ESMTP id b",
                "from filter (filter [IPv6:::1]) by mx.pbem.example with ESMTP id b",
                "(qmail 31 invoked by uid 0); 4 Mar 2025 18:26:15 -0000"
            })
    void receivedLinesOfOurOwnServersArePassedOver(String received) {
        assertThat(written("Received: " + received + "\n", VERDICT, BORDER).above())
                .hasSize(1);
    }

    /** The comment on proof.authserv_id warns of this. */
    @Test
    void aServerThatSeesOnlyPrivateAddressesHasNoBorderSoThatAForgedVerdictLooksLikeItsOwn() {
        String proxied = "Received: from evil.example (evil.example [172.17.0.1]) by mx.pbem.example with ESMTP id 1\n";
        assertThat(written(proxied, VERDICT).above()).containsExactly("mx.pbem.example; dmarc=pass");
    }

    @Test
    void behindTheBorderNoServerIsBelievedToBeOurs() {
        assertThat(written(BORDER, "Received: by mx.pbem.example with SMTP id 2\n", VERDICT)
                        .below())
                .isEmpty();
    }
}
