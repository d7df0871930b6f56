package pbem.mail.mailbox;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import pbem.mail.login.PasswordLogin;

/** A POP3 server whose mailbox is locked by another session. */
final class LockedPop implements AutoCloseable {

    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private volatile boolean locked = true;

    LockedPop() throws IOException {
        Thread thread = new Thread(this::serve, "locked-pop");
        thread.setDaemon(true);
        thread.start();
    }

    PopSettings settings() {
        MailServer host = new MailServer(
                "127.0.0.1",
                server.getLocalPort(),
                false,
                Optional.empty(),
                new PasswordLogin("pbem", "secret"),
                Duration.ofMinutes(1));
        return new PopSettings(host, 10_000);
    }

    /** The other session ends; no mail is left. */
    void unlock() {
        locked = false;
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket client = server.accept()) {
                talk(client);
            } catch (IOException e) {
                // the client hung up, or the test is over
            }
        }
    }

    private void talk(Socket client) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
        OutputStream out = client.getOutputStream();
        say(out, "+OK here");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            switch (line.split(" ")[0]) {
                case "CAPA" -> say(out, "+OK\r\nUSER\r\nRESP-CODES\r\n.");
                case "PASS" -> say(out, locked ? "-ERR [IN-USE] the mailbox is locked by another session" : "+OK");
                case "STAT" -> say(out, "+OK 0 0");
                case "LIST" -> say(out, "+OK\r\n.");
                default -> say(out, "+OK");
            }
        }
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
