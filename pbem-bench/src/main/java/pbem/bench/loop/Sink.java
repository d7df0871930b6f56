package pbem.bench.loop;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes mail over SMTP, with a thread for each connection, and passes it to a taker. */
public final class Sink implements Closeable {

    /** Receives the mails. A mail counts as taken when the method returns. */
    public interface Taker {
        void take(List<String> recipients, byte[] mail);
    }

    private final ServerSocket socket = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    private final Taker taker;

    public Sink(Taker taker) throws IOException {
        this.taker = taker;
        Thread acceptor = new Thread(this::accept, "mail-server");
        acceptor.setDaemon(true);
        acceptor.start();
    }

    public int port() {
        return socket.getLocalPort();
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket client = socket.accept();
                client.setTcpNoDelay(true);
                Thread session = new Thread(() -> serve(client), "mail-session");
                session.setDaemon(true);
                session.start();
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    private void serve(Socket client) {
        try (client;
                InputStream in = new BufferedInputStream(client.getInputStream(), 1 << 16);
                OutputStream out = client.getOutputStream()) {
            say(out, "220 bench");
            List<String> recipients = new ArrayList<>();
            for (String line = line(in); line != null; line = line(in)) {
                switch (line.substring(0, Math.min(4, line.length())).toUpperCase(java.util.Locale.ROOT)) {
                    case "EHLO" -> say(out, "250-bench\r\n250 8BITMIME");
                    case "RCPT" -> {
                        recipients.add(line.substring(line.indexOf('<') + 1, line.indexOf('>')));
                        say(out, "250 ok");
                    }
                    case "DATA" -> {
                        say(out, "354 go");
                        taker.take(List.copyOf(recipients), data(in));
                        recipients.clear();
                        say(out, "250 taken");
                    }
                    case "QUIT" -> {
                        say(out, "221 bye");
                        return;
                    }
                    default -> {
                        recipients.clear(); // MAIL, RSET, NOOP
                        say(out, "250 ok");
                    }
                }
            }
        } catch (IOException e) {
            // the client closed the connection
        }
    }

    private static void say(OutputStream out, String reply) throws IOException {
        out.write((reply + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                return line.toString().stripTrailing();
            }
            line.append((char) c);
        }
        return null;
    }

    /** Reads the mail up to the line with a single dot, which is left out. Doubled dots stay as they were sent. */
    private static byte[] data(InputStream in) throws IOException {
        ByteArrayOutputStream mail = new ByteArrayOutputStream(1 << 15);
        byte[] end = {'\r', '\n', '.', '\r', '\n'};
        int matched = 2; // a dot on the very first line also ends a mail
        for (int c = in.read(); c >= 0; c = in.read()) {
            mail.write(c);
            matched = c == end[matched] ? matched + 1 : c == '\r' ? 1 : 0;
            if (matched == end.length) {
                return Arrays.copyOf(mail.toByteArray(), Math.max(0, mail.size() - end.length));
            }
        }
        throw new UncheckedIOException(new IOException("the mail was cut off"));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
