package pbem.bench.loop;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/** A proxy that delays everything sent to a database, as if the database were far away. */
final class FarDatabase implements Closeable {

    private static final int CHUNK = 1 << 16;

    private final ServerSocket socket = new ServerSocket(0, 500, InetAddress.getLoopbackAddress());
    private final int port;
    private final long nanos;
    private final LongAdder exchanges = new LongAdder();

    FarDatabase(int port, long nanos) throws IOException {
        this.port = port;
        this.nanos = nanos;
        thread("far-database", this::accept);
    }

    int port() {
        return socket.getLocalPort();
    }

    /** The port of the database itself. */
    int database() {
        return port;
    }

    /** The number of messages to the database. The client usually waits for an answer to each. */
    long exchanges() {
        return exchanges.sum();
    }

    private static void thread(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket client = socket.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
                client.setTcpNoDelay(true);
                server.setTcpNoDelay(true);
                BlockingQueue<Chunk> underway = new LinkedBlockingQueue<>();
                thread("far-in", () -> read(client, underway));
                thread("far-late", () -> pass(underway, client, server));
                thread("far-back", () -> back(server, client));
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    /** @param bytes the data; empty at the end of the stream */
    private record Chunk(byte[] bytes, long due) {}

    private void read(Socket from, BlockingQueue<Chunk> underway) {
        byte[] buffer = new byte[CHUNK];
        try (InputStream in = from.getInputStream()) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                exchanges.increment();
                underway.add(new Chunk(Arrays.copyOf(buffer, read), System.nanoTime() + nanos));
            }
        } catch (IOException e) {
            // the other side closed the connection
        }
        underway.add(new Chunk(new byte[0], System.nanoTime()));
    }

    private static void pass(BlockingQueue<Chunk> underway, Socket from, Socket to) {
        try (from;
                to;
                OutputStream out = to.getOutputStream()) {
            for (Chunk chunk = underway.take(); chunk.bytes().length > 0; chunk = underway.take()) {
                for (long wait = chunk.due() - System.nanoTime(); wait > 0; wait = chunk.due() - System.nanoTime()) {
                    LockSupport.parkNanos(wait);
                }
                out.write(chunk.bytes());
                out.flush();
            }
        } catch (IOException e) {
            // the other side closed the connection
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void back(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // the other side closed the connection
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
