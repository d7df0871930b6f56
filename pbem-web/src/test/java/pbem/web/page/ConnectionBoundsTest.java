package pbem.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.ArrayByteBufferPool;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The time that a client may take to send a body, and the number of connections at once. */
@Timeout(60)
class ConnectionBoundsTest {

    private static final int MOST = 3;

    private final Deadlines deadlines = new Deadlines();
    private final Server server = new Server(new QueuedThreadPool(), deadlines, new ArrayByteBufferPool());
    private final List<Socket> open = new ArrayList<>();

    @BeforeEach
    void listen() throws Exception {
        Handler.Wrapper taken = new SlowSenders.Taken();
        taken.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                callback.succeeded();
                return true;
            }
        });
        server.setHandler(SlowSenders.before(taken, Deadlines.TIME));
        server.addConnector(new ServerConnector(server));
        ConnectionsOfOne.bound(server, address -> true, MOST);
        server.start();
    }

    @AfterEach
    void close() throws Exception {
        for (Socket socket : open) {
            socket.close();
        }
        server.stop();
    }

    private Socket connection() throws IOException {
        Socket socket = new Socket("127.0.0.1", ((ServerConnector) server.getConnectors()[0]).getLocalPort());
        open.add(socket);
        return socket;
    }

    private static void send(Socket socket, String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    }

    private static int answerTo(Socket socket, String request) throws IOException {
        send(socket, request);
        return socket.getInputStream().read();
    }

    @Test
    void aClientThatDoesNotSendAllOfABodyInTimeIsCutOff() throws Exception {
        Socket slow = connection();
        send(slow, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab");
        deadlines.set.take().run();

        assertThat(slow.getInputStream().read()).isEqualTo(-1);
    }

    @Test
    void onceABodyHasComeItsDeadlineIsOver() throws Exception {
        Socket fast = connection();
        assertThat(answerTo(fast, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde"))
                .isEqualTo('H');

        assertThat(deadlines.cancelled).containsExactly(deadlines.set.take());
    }

    @Test
    void aRequestWithoutABodyHasNoDeadline() throws Exception {
        assertThat(answerTo(connection(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n")).isEqualTo('H');
        assertThat(deadlines.set).isEmpty();
    }

    @Test
    void oneConnectionTooManyIsClosedAndAnotherMayFollowOnceOneHasEnded() throws IOException {
        for (int i = 0; i < MOST; i++) {
            assertThat(answerTo(connection(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
                    .isEqualTo('H');
        }
        assertThat(connection().getInputStream().read()).isEqualTo(-1);

        open.get(0).close();
        while (!isAnother()) {
            Thread.onSpinWait(); // the server notices the end a moment after us
        }
    }

    /** Whether one more connection is answered. It is closed again, so that no try takes the place of the next. */
    private boolean isAnother() {
        try (Socket socket = new Socket("127.0.0.1", ((ServerConnector) server.getConnectors()[0]).getLocalPort())) {
            return answerTo(socket, "GET / HTTP/1.1\r\nHost: a\r\n\r\n") == 'H';
        } catch (IOException e) { // the connection is closed already
            return false;
        }
    }

    /** Deadlines of bodies end only when a test says so. */
    private static final class Deadlines extends ScheduledExecutorScheduler {

        /** A time by which they differ from all other tasks of Jetty. */
        private static final Duration TIME = Duration.ofDays(3);

        private final BlockingQueue<Runnable> set = new LinkedBlockingQueue<>();
        private final Queue<Runnable> cancelled = new ConcurrentLinkedQueue<>();

        @Override
        public Task schedule(Runnable task, long delay, TimeUnit unit) {
            if (unit.toMillis(delay) != TIME.toMillis()) {
                return super.schedule(task, delay, unit);
            }
            set.add(task);
            return () -> cancelled.add(task);
        }
    }
}
