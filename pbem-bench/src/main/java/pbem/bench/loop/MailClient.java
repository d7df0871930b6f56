package pbem.bench.loop;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** An SMTP or LMTP connection that sends one mail after another. */
public final class MailClient implements Closeable {

    private final Socket socket;
    private final BufferedReader in;
    private final OutputStream out;

    public MailClient(int port) throws IOException {
        this(port, "EHLO");
    }

    /**
     * @param greeting the first command: {@code LHLO} for LMTP. LMTP answers once for each recipient, so there may be
     *     only one
     */
    MailClient(int port, String greeting) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        out = socket.getOutputStream();
        await("220");
        say(greeting + " bench", "250");
    }

    /** @param mail the mail, with CRLF and without lines that begin with a dot */
    public void send(String from, List<String> recipients, byte[] mail) throws IOException {
        say("MAIL FROM:<" + from + ">", "250");
        for (String recipient : recipients) {
            say("RCPT TO:<" + recipient + ">", "250");
        }
        say("DATA", "354");
        out.write(mail);
        out.write("\r\n.\r\n".getBytes(StandardCharsets.US_ASCII));
        out.flush();
        await("250");
    }

    private void say(String command, String reply) throws IOException {
        out.write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
        await(reply);
    }

    private void await(String code) throws IOException {
        String line = in.readLine();
        while (line != null && line.length() > 3 && line.charAt(3) == '-') {
            line = in.readLine();
        }
        if (line == null || !line.startsWith(code)) {
            throw new IOException("expected " + code + ", but the server said " + line);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
