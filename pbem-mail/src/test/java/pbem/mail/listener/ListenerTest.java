package pbem.mail.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.mail.listener.ListenerSettings.Protocol;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.store.Tables;

/** The listener as other mail servers meet it, over a real connection. */
class ListenerTest {

    private static final String ALICE = "alice@players.example";
    private static final int LARGEST = 1_000;

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
    }

    @AfterEach
    void close() {
        office.close();
    }

    @Test
    void whenTheServerSaysYesTheMailIsStoredWithItsEnvelope() throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + "> SIZE=100", "250");
            with.says("RCPT TO:<pbem+abc@example.org>", "250");
            with.says("DATA", "354");
            with.says(mail("1") + "\r\n.", "250");
        }
        RawMail stored = office.inbox().raw(1).orElseThrow();
        assertThat(stored.envelope()).isEqualTo(new Envelope(Optional.of(ALICE), List.of("pbem+abc@example.org")));
        assertThat(stored.bytes()).asString(StandardCharsets.US_ASCII).isEqualTo(mail("1") + "\r\n");
    }

    @Test
    void aBounceIsStoredWithoutASender() throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            with.says("MAIL FROM:<>", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("DATA", "354");
            with.says(mail("1") + "\r\n.", "250");
        }
        assertThat(office.inbox().raw(1).orElseThrow().envelope().sender()).contains("");
    }

    @Test
    void inLmtpEveryRecipientGetsItsAnswerAndItsMail() throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("RCPT TO:<nobody@example.org>", "550");
            with.says("RCPT TO:<PBEM+Abc@Example.org>", "250");
            with.says("DATA", "354");
            with.says(mail("1") + "\r\n.", "250");
            with.hears("250");
            with.says("QUIT", "221");
        }
        assertThat(office.inbox().list(10)).hasSize(2);
    }

    /** Only what has arrived of a mail takes memory. Above a bound, mails are told to come later. */
    @Test
    void mailsBeyondTheBudgetAreToComeLater() throws Exception {
        int large = 200_000;
        List<Conversation> unfinished = new ArrayList<>();
        try (Listener listener = listen(Protocol.SMTP, large)) {
            for (int i = 0; i < 8; i++) {
                Conversation with = writing(listener);
                with.writes(mail("1") + lines(large - 1_000));
                unfinished.add(with);
            }
            await().atMost(Duration.ofMinutes(1)).until(() -> {
                try (Conversation with = writing(listener)) {
                    with.writes(mail("2") + lines(large / 2) + ".\r\n");
                    return with.heard().startsWith("452");
                }
            });
            for (Conversation with : unfinished) {
                with.close();
            }
            await().atMost(Duration.ofMinutes(1)).until(() -> {
                try (Conversation with = writing(listener)) {
                    with.writes(mail("3") + lines(large / 2) + ".\r\n");
                    return with.heard().startsWith("250");
                }
            });
        }
    }

    private static Conversation writing(Listener listener) throws IOException {
        Conversation with = greeted("EHLO", listener);
        with.says("MAIL FROM:<" + ALICE + ">", "250");
        with.says("RCPT TO:<pbem@example.org>", "250");
        with.says("DATA", "354");
        return with;
    }

    private static String lines(int octets) {
        return ("x".repeat(78) + "\r\n").repeat(octets / 80);
    }

    /** Otherwise a mail could smuggle in another one with its own envelope and verdict. */
    @ParameterizedTest
    @ValueSource(strings = {"\n.\n", "\n.\r\n", "\r.\r", "\r\n.\n", "\r\n.\r", "\r.\r\n", "\r\n\0.\r\n"})
    void aMailEndsWhereTheOtherServerSaysAndNowhereElse(String notTheEnd) throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("DATA", "354");
            with.writes(mail("1") + notTheEnd + "MAIL FROM:<>\r\nRCPT TO:<pbem@example.org>\r\nDATA\r\n" + mail("2"));
            with.says("\r\n.", "250");
            with.says("QUIT", "221");
        }
        assertThat(office.inbox().list(10)).hasSize(1);
    }

    @Test
    void inSmtpThereIsOneAnswer() throws Exception {
        try (Listener listener = listen(Protocol.SMTP);
                Conversation with = greeted("EHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("RCPT TO:<pbem+abc@example.org>", "250");
            with.says("DATA", "354");
            with.says(mail("1") + "\r\n.", "250");
            with.says("QUIT", "221");
        }
        assertThat(office.inbox().list(10)).hasSize(2);
    }

    @Test
    void aMailForNobodyHereIsRefused() throws Exception {
        try (Listener listener = listen(Protocol.SMTP);
                Conversation with = greeted("EHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<pbem@elsewhere.example>", "550");
            with.says("DATA", "503");
        }
        assertThat(office.inbox().list(10)).isEmpty();
    }

    @Test
    void aMailThatSaysItIsTooLargeIsRefusedBeforeItIsSent() throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + "> SIZE=" + (LARGEST + 1), "552");
        }
    }

    @Test
    void aMailThatTurnsOutTooLargeIsRefusedAndTheNextOneIsTaken() throws Exception {
        for (Protocol protocol : Protocol.values()) {
            try (Listener listener = listen(protocol);
                    Conversation with = greeted(protocol == Protocol.LMTP ? "LHLO" : "EHLO", listener)) {
                with.says("MAIL FROM:<" + ALICE + ">", "250");
                with.says("RCPT TO:<pbem@example.org>", "250");
                with.says("DATA", "354");
                with.says(mail("1") + "x".repeat(LARGEST) + "\r\n.", "552");
                with.says("MAIL FROM:<" + ALICE + ">", "250");
                with.says("RCPT TO:<pbem@example.org>", "250");
                with.says("DATA", "354");
                with.says(mail(protocol.name()) + "\r\n.", "250");
            }
        }
        assertThat(office.inbox().list(10)).hasSize(2);
    }

    @Test
    void aMailThatCannotBeStoredIsToBeSentAgain() throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            office.store().change(tx -> Tables.of(tx).execute("ALTER TABLE inbox RENAME TO gone"));
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("DATA", "354");
            with.says(mail("1") + "\r\n.", "451");
        }
    }

    @Test
    void aLastingFailureToStoreIsOneLineInTheLogForAllMails() throws Exception {
        try (LogLines log = new LogLines();
                Listener listener = listen(Protocol.LMTP);
                Conversation with = greeted("LHLO", listener)) {
            Files.move(directory.resolve("pbem.db"), directory.resolve("aside.db"));
            for (int i = 0; i < 3; i++) {
                with.says("MAIL FROM:<" + ALICE + ">", "250");
                with.says("RCPT TO:<pbem@example.org>", "250");
                with.says("DATA", "354");
                with.says(mail(Integer.toString(i)) + "\r\n.", "451");
            }
            assertThat(log.warnings()).singleElement().satisfies(line -> {
                assertThat(line.getFormattedMessage())
                        .contains("mails are not stored")
                        .contains("removed or replaced");
                assertThat(line.getThrowableProxy()).isNull();
            });
        }
    }

    @Test
    void aMailWhoseConnectionBreaksOffIsNotStored() throws Exception {
        try (Listener listener = listen(Protocol.LMTP)) {
            try (Conversation with = greeted("LHLO", listener)) {
                with.says("MAIL FROM:<" + ALICE + ">", "250");
                with.says("RCPT TO:<pbem@example.org>", "250");
                with.says("DATA", "354");
                with.writes(mail("1"));
            }
        }
        assertThat(office.inbox().list(10)).isEmpty();
    }

    @Test
    void aConnectionThatBreaksOffIsALineInTheLogAndNoFault() throws Exception {
        try (LogLines log = new LogLines();
                Listener listener = listen(Protocol.LMTP)) {
            try (Conversation with = greeted("LHLO", listener)) {
                with.says("MAIL FROM:<" + ALICE + ">", "250");
                with.says("RCPT TO:<pbem@example.org>", "250");
                with.says("DATA", "354");
                with.writes(mail("1"));
            }
            await().atMost(Duration.ofMinutes(1))
                    .until(() -> log.has("the server that brought a mail hung up before it had our answer"));
            assertThat(log.warnings()).isEmpty();
        }
    }

    @Test
    void aClientOfTheOtherProtocolIsToldSo() throws Exception {
        try (Listener listener = listen(Protocol.LMTP);
                Conversation with = new Conversation(listener.port())) {
            with.hears("220");
            with.says("EHLO mail.example.org", "500");
        }
        try (Listener listener = listen(Protocol.SMTP);
                Conversation with = new Conversation(listener.port())) {
            with.hears("220");
            with.says("LHLO mail.example.org", "500");
        }
    }

    @Test
    void dotsAtTheBeginningOfALineAreAsTheyWereWritten() throws Exception {
        try (Listener listener = listen(Protocol.SMTP);
                Conversation with = greeted("EHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("DATA", "354");
            with.says(mail("1") + "..\r\n.. x\r\n.", "250");
        }
        assertThat(office.inbox().raw(1).orElseThrow().bytes())
                .asString(StandardCharsets.US_ASCII)
                .endsWith("\r\n\r\n.\r\n. x\r\n");
    }

    @Test
    void aPortThatIsTakenIsNamed() throws Exception {
        try (Listener listener = listen(Protocol.LMTP)) {
            ListenerSettings same = new ListenerSettings(
                    Protocol.LMTP, "127.0.0.1", listener.port(), PostOffice.ADDRESS, List.of(), LARGEST);
            assertThatThrownBy(() -> Listener.start(same, office.inbox()::receive))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("127.0.0.1:" + listener.port());
        }
    }

    @Test
    void aServerThatMovedTakesMailForItsOldAddressToo() throws Exception {
        ListenerSettings moved = new ListenerSettings(
                Protocol.LMTP, "127.0.0.1", 0, PostOffice.ADDRESS, List.of("club@old.example"), LARGEST);
        try (Listener listener = Listener.start(moved, office.inbox()::receive);
                Conversation with = greeted("LHLO", listener)) {
            with.says("MAIL FROM:<" + ALICE + ">", "250");
            with.says("RCPT TO:<club+abc@old.example>", "250");
            with.says("RCPT TO:<pbem@example.org>", "250");
            with.says("RCPT TO:<other@old.example>", "550");
        }
    }

    private Listener listen(Protocol protocol) throws IOException {
        return listen(protocol, LARGEST);
    }

    private Listener listen(Protocol protocol, int largest) throws IOException {
        ListenerSettings settings =
                new ListenerSettings(protocol, "127.0.0.1", 0, PostOffice.ADDRESS, List.of(), largest);
        return Listener.start(settings, office.inbox()::receive);
    }

    private static Conversation greeted(String verb, Listener listener) throws IOException {
        Conversation with = new Conversation(listener.port());
        with.hears("220");
        with.says(verb + " mail.example.org", "250");
        return with;
    }

    private static String mail(String id) {
        return new String(PostOffice.mail(id, ALICE, "help").bytes(), StandardCharsets.US_ASCII);
    }
}
