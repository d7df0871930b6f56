package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;

/** Reply addresses, intact and damaged. */
class ReplyAddressTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private String address;

    @BeforeEach
    void open() throws Exception {
        office = new PostOffice(directory);
        office.board();
        address = office.newestTo("alice").getHeader("Reply-To")[0].replaceAll("(?s).*<|>.*", "");
    }

    @AfterEach
    void close() {
        office.close();
    }

    private InboxItem reply(String to) {
        return reply(to, "From: alice@players.example");
    }

    private InboxItem reply(String to, String... head) {
        return office.takes(
                String.join("\r\n", head), "To: " + to, "Subject: Re: hm", "Message-ID: <1@a>", "", "c5,d5", "");
    }

    @Test
    void capitalsDoNoHarm() {
        assertThat(reply(address.toUpperCase(Locale.ROOT)).outcome()).contains("done");
    }

    @ParameterizedTest
    @ValueSource(strings = {".{7}@", ".@", "(?<=\\+).", "(?<=\\+.{20}).{3}"})
    void whoseMailProgramDamagedItIsToldSo(String damage) {
        InboxItem item = reply(address.replaceFirst(damage, damage.endsWith("@") ? "@" : "9"));
        assertThat(item.outcome()).contains("refused");
        assertThat(item.reason().orElseThrow()).startsWith("Your mail program damaged the address");
        assertThat(office.outgoing()).hasSize(3);
        assertThat(office.record(101).revision()).isZero();
    }

    @Test
    void aReplyToAVeryOldMailIsAnsweredWithThatReason() {
        office.later(Duration.ofDays(400));
        assertThat(reply(address).reason().orElseThrow()).startsWith("The mail that you replied to is too old");
    }

    @Test
    void aSenderProvenByTheVerdictNeedsNoValidToken() {
        InboxItem item = office.takes(
                "Authentication-Results: mx.example.org; dmarc=pass header.from=players.example",
                "Received: from mail.players.example ([198.51.100.7]) by mx.example.org with ESMTPS id 1",
                "From: alice@players.example",
                "To: " + address.replaceFirst(".{7}@", "@"),
                "Subject: move 101 c5,d5",
                "Message-ID: <1@a>",
                "");
        assertThat(item.outcome()).contains("done");
    }

    @Test
    void anAddressOfAnotherServerMayHaveAnyForm() {
        assertThat(reply("alice+0123456789abcdef0123456789@players.example, " + PostOffice.ADDRESS)
                        .reason()
                        .orElseThrow())
                .doesNotContain("damaged");
    }
}
