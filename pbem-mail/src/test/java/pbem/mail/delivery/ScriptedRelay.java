package pbem.mail.delivery;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/** A mail server on loopback that answers every line as a test wants, also the dot that ends a mail. */
final class ScriptedRelay implements AutoCloseable {

    private final ServerSocket socket;
    private final UnaryOperator<String> replies;
    private final List<String> heard = new CopyOnWriteArrayList<>();

    /** @param replies the reply to a line; null for the usual one */
    ScriptedRelay(UnaryOperator<String> replies) throws IOException {
        this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        this.replies = replies;
        Thread thread = new Thread(this::serve, "relay");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return socket.getLocalPort();
    }

    List<String> heard() {
        return heard;
    }

    private void serve() {
        while (!socket.isClosed()) {
            try (Socket client = socket.accept()) {
                converse(client);
            } catch (IOException e) {
                // the client or the test has closed the connection
            }
        }
    }

    private void converse(Socket client) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
        PrintWriter out = new PrintWriter(client.getOutputStream(), true, StandardCharsets.ISO_8859_1);
        out.print("220 relay\r\n");
        out.flush();
        boolean data = false;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (data && !line.equals(".")) {
                continue;
            }
            heard.add(line);
            String reply = replies.apply(line);
            reply = reply == null ? usual(line) : reply;
            data = reply.startsWith("354");
            out.print(reply + "\r\n");
            out.flush();
        }
    }

    private static String usual(String line) {
        return line.equals("DATA") ? "354 go on" : "250 fine";
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
