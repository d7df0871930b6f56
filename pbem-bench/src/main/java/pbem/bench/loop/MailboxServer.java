package pbem.bench.loop;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import pbem.cli.demo.FreePort;

/**
 * A Dovecot server with a mailbox for every address: mail arrives over LMTP and is fetched over IMAP. The program must
 * be installed (dovecot-imapd, dovecot-lmtpd).
 */
final class MailboxServer implements Closeable {

    static final String PASSWORD = "bench";

    private final Process process;
    private final int lmtp = FreePort.any();
    private final int imap = FreePort.any();

    /** Whether Dovecot is in the path. */
    static boolean isInstalled() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "dovecot")));
    }

    /** @param directory the directory for the mail; the mail server's user must be able to traverse it */
    MailboxServer(Path directory) throws IOException {
        Path mail = Files.createDirectories(directory.resolve("mail"));
        Files.setPosixFilePermissions(
                directory, PosixFilePermissions.fromString("rwx--x--x")); // the mail server's user must traverse it
        boolean root = System.getProperty("user.name").equals("root");
        String user = root ? "nobody" : System.getProperty("user.name"); // Dovecot serves no mail of root
        Files.setOwner(
                mail, FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(user));
        Path configuration = Files.writeString(
                directory.resolve("dovecot.conf"),
                configuration(directory, Files.getAttribute(mail, "unix:uid", LinkOption.NOFOLLOW_LINKS)));
        process = new ProcessBuilder("dovecot", "-F", "-c", configuration.toString())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("dovecot.log").toFile())
                .start();
    }

    private String configuration(Path directory, Object user) {
        return """
                base_dir = %1$s/run
                log_path = /dev/stderr
                protocols = imap lmtp
                listen = 127.0.0.1
                ssl = no
                disable_plaintext_auth = no
                auth_username_format = %%n
                recipient_delimiter = +
                first_valid_uid = 1
                mail_location = maildir:%1$s/mail/%%n
                mail_fsync = always
                passdb {
                  driver = static
                  args = password=%2$s
                }
                userdb {
                  driver = static
                  args = uid=%3$s gid=%3$s home=%1$s/mail/%%n
                }
                service imap-login {
                  inet_listener imap {
                    port = %4$d
                  }
                  inet_listener imaps {
                    port = 0
                  }
                }
                service lmtp {
                  inet_listener lmtp {
                    port = %5$d
                  }
                }
                """.formatted(directory, PASSWORD, user, imap, lmtp);
    }

    /** Waits until the server takes mail. */
    void await() throws InterruptedException {
        while (!answers(lmtp) || !answers(imap)) {
            if (!process.isAlive()) {
                throw new IllegalStateException("Dovecot did not start; see its log");
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private static boolean answers(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    int lmtp() {
        return lmtp;
    }

    int imap() {
        return imap;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
