package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.mail.reading.RawMail;
import pbem.player.Proof;

/** The verdict of a trusted server about a sender, and forged verdicts. */
class TrustedServerTest {

    private static final String BORDER =
            "Received: from x (x [198.51.100.66]) by mx.example.org with ESMTPS id 1; Mon, 5 May 2025 14:00:00 +0000";
    private static final String PASS = "Authentication-Results: mx.example.org; dmarc=pass header.from=players.example";

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.board();
    }

    @AfterEach
    void close() {
        office.close();
    }

    private String outcome(String... trace) {
        return outcomeFor("alice@players.example", trace);
    }

    private String outcomeFor(String from, String... trace) {
        String raw = String.join("\r\n", trace) + "\r\nFrom: " + from + "\r\nTo: " + PostOffice.ADDRESS
                + "\r\nSubject: move 101 c5,d5\r\nMessage-ID: <1@players.example>\r\n\r\n";
        long id = office.inbox().receive(RawMail.of(raw.getBytes(StandardCharsets.UTF_8)));
        office.intake().work();
        return office.item(id).outcome().orElseThrow();
    }

    @Test
    void aMailThatItVouchesForActsAtOnce() {
        assertThat(outcome(PASS, BORDER)).isEqualTo("done");
        assertThat(office.record(101).entries().get(0).proof()).isEqualTo(Proof.AUTHENTICATED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MX.example.org 1; dkim=pass header.d=players.example; spf=fail",
                "mx.example.org; dkim=fail header.d=evil.example; dkim=pass header.i=@players.example",
                "mx.example.org; dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=Players.Example"
            })
    void anAlignedSignatureIsAsGoodWhereItSaysNothingOfDmarc(String verdict) {
        assertThat(outcome("Authentication-Results: " + verdict, BORDER)).isEqualTo("done");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mx.example.org; dmarc=fail header.from=players.example",
                "mx.example.org; dmarc=fail header.from=players.example; dkim=pass header.d=players.example",
                "mx.example.org; dmarc=pass header.from=evil.example",
                "mx.example.org; dmarc=pass",
                "mx.example.org; spf=pass smtp.mailfrom=players.example",
                "mx.example.org; dkim=pass header.d=evil.example",
                "mx.example.org; dkim=pass header.d=example",
                "mx.example.org; dkim=pass header.d=other.players.example",
                "mx.example.org; spf=fail (dmarc=pass header.from=players.example)",
                "mx.example.org.evil.example; dmarc=pass header.from=players.example",
                "evil.example; dmarc=pass header.from=players.example",
                "mx.example.org; none"
            })
    void aVerdictWithoutAPassForTheSendersDomainProvesNothing(String verdict) {
        assertThat(outcome("Authentication-Results: " + verdict, BORDER)).isEqualTo("held");
    }

    @Test
    void aVerdictThatTheSenderForgedProvesNothingThoughTheServerAddedNone() {
        assertThat(outcome(BORDER, PASS)).isEqualTo("held");
    }

    @Test
    void aVerdictThatTheSenderForgedDoesNotOverruleTheTrueOne() {
        assertThat(outcome(
                        "Authentication-Results: mx.example.org; dmarc=fail header.from=players.example", BORDER, PASS))
                .isEqualTo("held");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "al\u0131ce@players.example",
                "a.lice@players.example",
                "alice+x@players.example",
                "ALICE <mallory@players.example>",
                "\"alice@players.example\" <mallory@players.example>",
                "alice@players.example <mallory@players.example>",
                "=?utf-8?q?alice=40players.example?= <mallory@players.example>"
            })
    void itVouchesForTheDomainAndNotForAnotherMailboxThere(String from) {
        assertThat(outcomeFor(from, PASS, BORDER)).isEqualTo("refused");
        assertThat(office.record(101).entries()).isEmpty();
    }

    @Test
    void theKelvinSignDoesNotEqualAKInAnAddress() {
        office.join("mike");
        assertThat(outcomeFor("mi\u212ae@players.example", PASS, BORDER)).isEqualTo("refused");
    }

    @Test
    void theQuestionGoesToTheAddressAsItsOwnerWroteIt() {
        assertThat(outcomeFor("ALICE@Players.example", BORDER)).isEqualTo("held");
        assertThat(office.outgoing().get(0).to()).isEqualTo("alice@players.example");
    }

    @Test
    void anOlderVerdictDoesNotOverruleTheNewestOne() {
        assertThat(outcome(
                        "Authentication-Results: mx.example.org; dmarc=fail header.from=players.example", PASS, BORDER))
                .isEqualTo("held");
    }

    @Test
    void aForgedReceivedBelowTheBorderGivesTheForgedVerdictNoPlace() {
        assertThat(outcome(BORDER, PASS, BORDER, PASS)).isEqualTo("held");
    }

    @Test
    void aForgedSealBelowTheBorderProvesNothing() {
        assertThat(outcome(BORDER, "ARC-" + PASS.replace(": ", ": i=1; "))).isEqualTo("held");
    }

    @Test
    void theVerdictInASealAboveTheBorderCounts() {
        assertThat(outcome("ARC-" + PASS.replace(": ", ": i=1; "), BORDER)).isEqualTo("done");
    }
}
