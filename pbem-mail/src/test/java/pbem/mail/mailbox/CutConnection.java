package pbem.mail.mailbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A proxy between a client and a server that breaks every connection after a number of bytes from the server. */
final class CutConnection implements AutoCloseable {

    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final int server;
    private volatile long bytes;

    CutConnection(int server) throws IOException {
        this.server = server;
        threads.execute(this::serve);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Takes effect from the next connection on. */
    void cutAfter(long newBytes) {
        bytes = newBytes;
    }

    private void serve() {
        try {
            while (true) {
                Socket client = door.accept();
                Socket behind = new Socket(InetAddress.getLoopbackAddress(), server);
                long most = bytes;
                threads.execute(() -> carry(client, behind, Long.MAX_VALUE));
                threads.execute(() -> carry(behind, client, most));
            }
        } catch (IOException closed) {
            // the test is over
        }
    }

    private static void carry(Socket from, Socket to, long most) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[512];
            long left = most;
            int read = 0;
            while (read >= 0 && left > 0) {
                read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
                if (read > 0) {
                    out.write(buffer, 0, read);
                    left -= read;
                }
            }
        } catch (IOException broken) {
            // a broken connection is the purpose of this proxy
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }
}
