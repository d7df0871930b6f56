package pbem.cli.servers;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import pbem.cli.demo.FreePort;
import pbem.testkit.Programs;

/** A Dovecot for one test: IMAP, IMAP over TLS and POP3, with the same password for every user. */
final class Dovecot implements AutoCloseable {

    static final String PASSWORD = "dovecot-secret";

    private final Grounds grounds;
    private final Process process;
    private final int imap;
    private final int imaps;
    private final int pop3;

    private Dovecot(Grounds grounds, Process process, int imap, int imaps, int pop3) {
        this.grounds = grounds;
        this.process = process;
        this.imap = imap;
        this.imaps = imaps;
        this.pop3 = pop3;
    }

    /** @param introspection where Dovecot asks who owns an access token */
    static Dovecot start(Grounds grounds, String introspection) throws Exception {
        Path program = Programs.of("dovecot-imapd", "dovecot");
        Programs.of("dovecot-imapd", "/usr/lib/dovecot/imap", "/usr/libexec/dovecot/imap");
        Programs.of("dovecot-pop3d", "/usr/lib/dovecot/pop3", "/usr/libexec/dovecot/pop3");
        Path openssl = Programs.of("openssl", "openssl");
        Path directory = grounds.directory();
        grounds.owned("mail", Grounds.USER_NAME);
        grounds.owned("home", Grounds.USER_NAME);
        grounds.run(List.of(
                openssl.toString(),
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-keyout",
                directory.resolve("key.pem").toString(),
                "-out",
                directory.resolve("cert.pem").toString()));
        int imap = FreePort.any();
        int imaps = FreePort.any();
        int pop3 = FreePort.any();
        Files.writeString(directory.resolve("dovecot.conf"), configuration(directory, imap, imaps, pop3));
        Files.writeString(directory.resolve("oauth2.conf"), """
                introspection_url = %s
                introspection_mode = auth
                username_attribute = user
                """.formatted(introspection));
        Process process = new ProcessBuilder(
                        program.toString(),
                        "-F",
                        "-c",
                        directory.resolve("dovecot.conf").toString())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("dovecot.log").toFile())
                .start();
        Dovecot dovecot = new Dovecot(grounds, process, imap, imaps, pop3);
        await().atMost(Duration.ofSeconds(90)).until(() -> answers(imap) && answers(pop3));
        return dovecot;
    }

    private static String configuration(Path directory, int imap, int imaps, int pop3) {
        return """
                base_dir = %1$s/run
                log_path = /dev/stderr
                protocols = imap pop3
                listen = 127.0.0.1
                ssl = yes
                ssl_cert = <%1$s/cert.pem
                ssl_key = <%1$s/key.pem
                disable_plaintext_auth = no
                auth_mechanisms = plain login xoauth2
                auth_username_format = %%n
                first_valid_uid = 1
                mail_location = maildir:%1$s/mail/%%n
                passdb {
                  driver = static
                  args = password=%5$s
                }
                passdb {
                  driver = oauth2
                  mechanisms = xoauth2
                  args = %1$s/oauth2.conf
                }
                userdb {
                  driver = static
                  args = uid=%6$d gid=%6$d home=%1$s/home/%%n
                }
                service imap-login {
                  inet_listener imap {
                    port = %2$d
                  }
                  inet_listener imaps {
                    port = %3$d
                    ssl = yes
                  }
                }
                service pop3-login {
                  inet_listener pop3 {
                    port = %4$d
                  }
                  inet_listener pop3s {
                    port = 0
                  }
                }
                service auth {
                  unix_listener %1$s/auth {
                    mode = 0666
                  }
                }
                """.formatted(directory, imap, imaps, pop3, PASSWORD, Grounds.USER);
    }

    static boolean answers(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    int imap() {
        return imap;
    }

    int imaps() {
        return imaps;
    }

    int pop3() {
        return pop3;
    }

    String log() throws IOException {
        return Files.readString(grounds.directory().resolve("dovecot.log"));
    }

    /** Its self-signed certificate. */
    Path certificate() {
        return grounds.directory().resolve("cert.pem");
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
