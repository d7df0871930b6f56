package pbem.cli.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import pbem.cli.demo.FreePort;

/** The configuration that {@code pbem setup} writes carries mail in and out without any change by hand. */
class SetupIT {

    @RegisterExtension
    private final RealServers servers = new RealServers();

    @Test
    void aMailboxOfDovecotIsTriedAndUsed() throws Exception {
        servers.connect("", "virtual:", "");
        Path wrong = secret("wrong");
        Path right = secret(Dovecot.PASSWORD);
        assertThat(setUp(wrong, "dovecot")).isNotZero();
        assertThat(servers.program().printed())
                .contains("Tried the mailbox of pbem at localhost", "does not work", "Nothing was written");
        assertThat(setUp(right, "dovecot")).as(servers.program().printed()).isZero();
        assertThat(servers.program().printed()).doesNotContain(Dovecot.PASSWORD);
        servers.program().serve();
        servers.signUp();
        assertThat(servers.program().run(Map.of("PBEM_SITE_ENABLED", "false"), "doctor"))
                .isZero();
        Path etc = servers.grounds().directory().resolve("postfix");
        servers.grounds().run(List.of("postconf", "-c", etc.toString(), "-e", "recipient_delimiter ="));
        servers.grounds().run(List.of("postfix", "-c", etc.toString(), "reload"));
        assertThat(servers.program().run(Map.of("PBEM_SITE_ENABLED", "false"), "doctor"))
                .isEqualTo(1);
        assertThat(servers.program().printed())
                .contains("accepts no mail to pbem+trial@example.org, so no reply arrives: 550 5.1.1");
    }

    @Test
    void postfixIsToldToBringEachMailByLmtpAndThenToStartAProgramForEach() throws Exception {
        servers.connect("", "virtual:", "");
        Path etc = servers.grounds().directory().resolve("postfix");
        Files.writeString(etc.resolve("transport"), "");
        Files.writeString(etc.resolve("pbem-transport"), "club@example.org lmtp:inet:127.0.0.1:2499\n");
        Files.writeString(
                etc.resolve("main.cf"),
                Files.readString(etc.resolve("main.cf")).replace("recipient_delimiter = +", "recipient_delimiter = -"));
        tell("postfix-lmtp", etc);
        tell("postfix-lmtp", etc); // a second run changes nothing
        assertThat(Files.readAllLines(etc.resolve("main.cf"))).contains("recipient_delimiter = -+");
        assertThat(Files.readAllLines(etc.resolve("pbem-transport")))
                .hasSize(2)
                .contains("club@example.org lmtp:inet:127.0.0.1:2499");
        assertThat(Files.readAllLines(etc.resolve("main.cf")))
                .filteredOn(line -> line.startsWith("transport_maps"))
                .containsExactly("transport_maps = texthash:" + etc + "/transport, hash:" + etc + "/pbem-transport");
        servers.program().serve();
        servers.signUp();
        assertThat(servers.post().log()).contains("relay=127.0.0.1[127.0.0.1]");

        servers.program().stop();
        tell("postfix-pipe", etc);
        servers.program().serve();
        servers.bob().writes("help");
        servers.bob().gets(1);
        assertThat(servers.post().log()).contains("relay=pbem-");
    }

    private void tell(String way, Path etc) throws Exception {
        assertThat(setUp(secret("unused"), way)).as(servers.program().printed()).isZero();
        Path script = servers.program().home().resolve("setup").resolve("postfix.sh");
        servers.grounds().run(List.of("env", "MAIL_CONFIG=" + etc, "sh", script.toString()));
    }

    private Path secret(String text) throws Exception {
        Path file = servers.grounds().directory().resolve(text.equals(Dovecot.PASSWORD) ? "right" : text);
        Files.writeString(file, text + "\n");
        return file;
    }

    private int setUp(Path password, String way) throws Exception {
        return servers.program()
                .run(
                        Map.of(),
                        "setup",
                        way,
                        "--batch",
                        "--address",
                        RealPlayer.SERVER,
                        "--user",
                        "pbem",
                        "--password-file",
                        password.toString(),
                        "--imap-port",
                        Integer.toString(servers.mailboxes().imap()),
                        "--smtp-port",
                        Integer.toString(servers.post().port()),
                        "--listen-port",
                        Integer.toString(FreePort.any()));
    }
}
