package pbem.mail.mailbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import pbem.mail.login.PasswordLogin;

/** An IMAP server with one mail that could not be delivered to a real one, and with faults of real servers. */
final class ScriptedImap implements AutoCloseable {

    private static final Duration LONG = Duration.ofMinutes(1);

    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final byte[] mail;
    private final boolean idles;
    private final boolean endsIdle;
    private final Duration patience;
    private volatile Socket present;

    private ScriptedImap(byte[] mail, boolean idles, boolean endsIdle, Duration patience) throws IOException {
        this.mail = mail;
        this.idles = idles;
        this.endsIdle = endsIdle;
        this.patience = patience;
        Thread thread = new Thread(this::serve, "scripted-imap");
        thread.setDaemon(true);
        thread.start();
    }

    static ScriptedImap with(byte[] mail) throws IOException {
        return new ScriptedImap(mail, false, true, LONG);
    }

    /**
     * A server that reports no new mail while its client idles.
     *
     * @param patience the time after which its clients check the connection
     */
    static ScriptedImap silent(Duration patience) throws IOException {
        return new ScriptedImap(new byte[0], true, true, patience);
    }

    /**
     * A server that is reachable but stops answering once its client idles.
     *
     * @param patience how long its clients wait for an answer
     */
    static ScriptedImap dead(Duration patience) throws IOException {
        return new ScriptedImap(new byte[0], true, false, patience);
    }

    static ScriptedImap withoutIdle() throws IOException {
        return new ScriptedImap(new byte[0], false, true, LONG);
    }

    ImapSettings settings() {
        MailServer host = new MailServer(
                "127.0.0.1",
                server.getLocalPort(),
                false,
                Optional.empty(),
                new PasswordLogin("pbem", "secret"),
                patience);
        return new ImapSettings(host, "INBOX", "", false, 10_000);
    }

    /** Every command so far, without its tag. */
    List<String> heard() {
        return heard;
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket client = server.accept()) {
                present = client;
                talk(client.getInputStream(), client.getOutputStream());
            } catch (IOException e) {
                // the client hung up, or the test is over
            }
        }
    }

    private void talk(InputStream in, OutputStream out) throws IOException {
        say(out, "* OK [CAPABILITY IMAP4rev1" + (idles ? " IDLE" : "") + "] here");
        String tag = "";
        for (String line = line(in); line != null; line = line(in)) {
            if (line.equals("DONE")) {
                heard.add(line);
                if (endsIdle) {
                    say(out, tag + " OK idle is over");
                }
                continue;
            }
            String[] words = line.split(" ", 2);
            tag = words[0];
            heard.add(words[1]);
            answer(out, tag, words[1]);
        }
    }

    private void answer(OutputStream out, String tag, String command) throws IOException {
        String what = command.contains("BODY.PEEK[]")
                ? "WHOLE"
                : command.replace("UID ", "").split(" ")[0];
        switch (what) {
            case "IDLE" -> {
                say(out, "+ idling");
                return;
            }
            case "CAPABILITY" -> say(out, "* CAPABILITY IMAP4rev1" + (idles ? " IDLE" : ""));
            case "SELECT", "EXAMINE" -> {
                say(out, "* FLAGS (\\Seen \\Deleted)");
                say(out, "* 1 EXISTS");
                say(out, "* OK [UIDVALIDITY 1] valid");
            }
            case "SEARCH" -> say(out, "* SEARCH 1");
            case "FETCH" -> say(out, "* 1 FETCH (UID 1 RFC822.SIZE " + mail.length + ")");
            case "WHOLE" -> {
                out.write(("* 1 FETCH (UID 1 BODY[] {" + mail.length + "}\r\n").getBytes(StandardCharsets.US_ASCII));
                out.write(mail);
                say(out, ")");
            }
            default -> {}
        }
        say(out, tag + " OK done");
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                return null;
            }
            if (b != '\r') {
                line.write(b);
            }
        }
        return line.toString(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        server.close();
        if (present != null) {
            present.close();
        }
    }
}
