package pbem.mail.mailbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A proxy between a client and a server that runs an action on the mailbox just before one of the client's commands.
 */
final class BusyMailbox implements AutoCloseable {

    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final int server;
    private final boolean old;
    private volatile int left;
    private volatile Runnable other = () -> {};

    /** @param old hides from the client that the server has MOVE and UIDPLUS */
    BusyMailbox(int server, boolean old) throws IOException {
        this.server = server;
        this.old = old;
        threads.execute(this::serve);
    }

    int port() {
        return door.getLocalPort();
    }

    /** @param newOther runs once, just before the server gets the last of this number of further commands */
    void before(int commands, Runnable newOther) {
        other = newOther;
        left = commands;
    }

    private void serve() {
        try {
            while (true) {
                Socket client = door.accept();
                Socket behind = new Socket(InetAddress.getLoopbackAddress(), server);
                // Otherwise each short line waits until the one before it is acknowledged.
                client.setTcpNoDelay(true);
                behind.setTcpNoDelay(true);
                threads.execute(() -> carryCommands(client, behind));
                threads.execute(() -> carryAnswers(behind, client));
            }
        } catch (IOException closed) {
            // the test is over
        }
    }

    private void carryCommands(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                line.write(b);
                if (b == '\n') {
                    if (left > 0 && --left == 0) {
                        other.run();
                    }
                    line.writeTo(to.getOutputStream());
                    line.reset();
                }
            }
        } catch (IOException broken) {
            // one side hung up
        }
    }

    private void carryAnswers(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            byte[] buffer = new byte[8192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                String answer = new String(buffer, 0, read, StandardCharsets.ISO_8859_1);
                if (old) {
                    answer = answer.replace(" UIDPLUS", "").replace(" MOVE", "");
                }
                to.getOutputStream().write(answer.getBytes(StandardCharsets.ISO_8859_1));
            }
        } catch (IOException broken) {
            // one side hung up
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }
}
