package pbem.cli.metrics;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves {@code /metrics} on a port of its own, since the public must not see it. A single thread answers one request
 * after another.
 */
public final class MetricsListener implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(MetricsListener.class);
    private static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private final HttpServer server;
    private final Metrics metrics;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread answering = new Thread(work, "pbem-metrics");
        answering.setDaemon(true);
        return answering;
    });

    private MetricsListener(HttpServer server, Metrics metrics) {
        this.server = server;
        this.metrics = metrics;
    }

    /**
     * Starts listening.
     *
     * @throws IOException if the port is taken
     */
    public static MetricsListener start(String host, int port, Metrics metrics) throws IOException {
        HttpServer server;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getByName(host), port), 16);
        } catch (IOException e) {
            throw new IOException(
                    "the metrics cannot listen on " + host + ":" + port + ": " + e.getMessage() + "; see [metrics]", e);
        }
        MetricsListener listener = new MetricsListener(server, metrics);
        server.createContext("/", listener::answer);
        server.setExecutor(listener.thread);
        server.start();
        return listener;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!exchange.getRequestURI().getPath().equals("/metrics")) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] text = metrics.text().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", TYPE);
            exchange.sendResponseHeaders(200, text.length);
            exchange.getResponseBody().write(text);
        } catch (RuntimeException e) {
            LOG.warn("no metrics: {}", e.getMessage());
            throw e;
        }
    }

    /** The port on which it listens, even if the configuration left the choice open. */
    public int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
        thread.shutdown();
        metrics.close();
    }
}
