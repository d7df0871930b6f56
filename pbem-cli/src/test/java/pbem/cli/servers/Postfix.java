package pbem.cli.servers;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import pbem.cli.demo.FreePort;
import pbem.testkit.Programs;

/** A Postfix for one test, which stores the players' mail for {@link Dovecot} and brings ours to us. */
final class Postfix implements AutoCloseable {

    private final Grounds grounds;
    private final Path program;
    private final int port;
    private final Process process;

    private Postfix(Grounds grounds, Path program, int port, Process process) {
        this.grounds = grounds;
        this.program = program;
        this.port = port;
        this.process = process;
    }

    /**
     * @param service a line of master.cf for our own transport; empty for none
     * @param transport the transport and next hop for mail to us
     */
    static Postfix start(Grounds grounds, String service, String transport) throws Exception {
        Path program = Programs.of("postfix", "postfix");
        Path directory = grounds.directory();
        Path etc = Files.createDirectories(directory.resolve("postfix"));
        Files.createDirectories(directory.resolve("spool"));
        grounds.owned("data", "postfix");
        grounds.owned("mail", Grounds.USER_NAME);
        int port = FreePort.any();
        Files.writeString(etc.resolve("main.cf"), configuration(directory));
        Files.writeString(etc.resolve("master.cf"), services(port) + service + "\n");
        Files.writeString(etc.resolve("transport"), RealPlayer.SERVER + " " + transport + "\n");
        Files.writeString(etc.resolve("mailboxes"), """
                alice@players.example alice/
                bob@players.example bob/
                pbem@example.org pbem/
                """);
        Process process = new ProcessBuilder(program.toString(), "-c", etc.toString(), "start-fg")
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("postfix.log").toFile())
                .start();
        await().atMost(Duration.ofSeconds(90)).until(() -> Dovecot.answers(port));
        return new Postfix(grounds, program, port, process);
    }

    private static String configuration(Path directory) {
        return """
                compatibility_level = 3.6
                queue_directory = %1$s/spool
                data_directory = %1$s/data
                maillog_file = /dev/stdout
                myhostname = mail.example.org
                mydestination =
                inet_interfaces = 127.0.0.1
                inet_protocols = ipv4
                mynetworks = 127.0.0.0/8
                alias_maps =
                local_recipient_maps =
                recipient_delimiter = +
                smtpd_sasl_type = dovecot
                smtpd_sasl_path = %1$s/auth
                smtpd_sasl_auth_enable = yes
                smtpd_client_restrictions =
                smtpd_recipient_restrictions = reject_unauth_destination
                virtual_mailbox_domains = players.example, example.org
                virtual_mailbox_base = %1$s/mail
                virtual_mailbox_maps = texthash:%1$s/postfix/mailboxes
                virtual_minimum_uid = 1
                virtual_uid_maps = static:%2$d
                virtual_gid_maps = static:%2$d
                transport_maps = texthash:%1$s/postfix/transport
                minimal_backoff_time = 1s
                maximal_backoff_time = 2s
                queue_run_delay = 1s
                transport_retry_time = 1s
                """.formatted(directory, Grounds.USER);
    }

    private static String services(int port) {
        return """
                127.0.0.1:%d inet n - n - - smtpd
                cleanup unix n - n - 0 cleanup
                qmgr unix n - n 1 1 qmgr
                rewrite unix - - n - - trivial-rewrite
                bounce unix - - n - 0 bounce
                defer unix - - n - 0 bounce
                trace unix - - n - 0 bounce
                proxymap unix - - n - - proxymap
                error unix - - n - - error
                retry unix - - n - - error
                virtual unix - n n - - virtual
                lmtp unix - - n - - lmtp
                smtp unix - - n - - smtp
                anvil unix - - n - 1 anvil
                scache unix - - n - 1 scache
                postlog unix-dgram n - n - 1 postlogd
                """.formatted(port);
    }

    int port() {
        return port;
    }

    String log() throws Exception {
        return Files.readString(grounds.directory().resolve("postfix.log"));
    }

    @Override
    public void close() {
        try {
            new ProcessBuilder(
                            program.toString(),
                            "-c",
                            grounds.directory().resolve("postfix").toString(),
                            "stop")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        process.onExit().join();
    }
}
