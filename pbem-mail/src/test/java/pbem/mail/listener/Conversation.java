package pbem.mail.listener;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection on which a test speaks as a mail server does, and reads the codes of our answers. */
final class Conversation implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket;
    private final BufferedReader in;

    Conversation(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    }

    void says(String line, String code) throws IOException {
        writes(line + "\r\n");
        hears(code);
    }

    void writes(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    void hears(String code) throws IOException {
        assertThat(heard()).startsWith(code);
    }

    /** The last line of the answer. */
    String heard() throws IOException {
        String line = in.readLine();
        while (line != null && line.startsWith("-", 3)) {
            line = in.readLine();
        }
        return line;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
