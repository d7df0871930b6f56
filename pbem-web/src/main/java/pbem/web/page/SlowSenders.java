package pbem.web.page;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Reads the body of a request before a thread works on it, so that slow senders block no thread. A sender that takes
 * too long is cut off.
 */
public final class SlowSenders {

    /** In bytes; more than the largest body that a page accepts, so that pages never wait for the rest. */
    private static final int TAKEN_BYTES = 33_000;

    /** The longest time to send a body. */
    private static final Duration TIME = Duration.ofSeconds(10);

    private static final String ENDS = SlowSenders.class.getName();

    private SlowSenders() {}

    public static void keepFrom(Server server) {
        server.setHandler(before(new Taken(), TIME));
    }

    /** @param time the longest time to send a body */
    static Handler.Singleton before(Handler.Wrapper taken, Duration time) {
        return new Begun(
                new EagerContentHandler(
                        taken, new EagerContentHandler.RetainedContentLoaderFactory(TAKEN_BYTES, 0, false)),
                time);
    }

    private static boolean hasBody(Request request) {
        HttpField length = request.getHeaders().getField(HttpHeader.CONTENT_LENGTH);
        return length != null && !length.getValue().equals("0")
                || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    /** Handles a request whose body may not have arrived. */
    private static final class Begun extends Handler.Wrapper {

        private final Duration time;

        Begun(Handler next, Duration time) {
            super(next);
            this.time = time;
        }

        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            if (request.getHeaders().contains(HttpHeader.EXPECT)) { // a thread would wait for such a body
                Response.writeError(request, response, callback, HttpStatus.EXPECTATION_FAILED_417);
                return true;
            }
            if (hasBody(request)) {
                var connection = request.getConnectionMetaData().getConnection();
                request.setAttribute(
                        ENDS,
                        request.getComponents()
                                .getScheduler()
                                .schedule(
                                        () -> connection.getEndPoint().close(),
                                        time.toMillis(),
                                        TimeUnit.MILLISECONDS));
            }
            return super.handle(request, response, callback);
        }
    }

    /** Handles a request whose body has arrived. */
    static final class Taken extends Handler.Wrapper {

        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            if (request.getAttribute(ENDS) instanceof Scheduler.Task end) {
                end.cancel();
            }
            return super.handle(request, response, callback);
        }
    }
}
