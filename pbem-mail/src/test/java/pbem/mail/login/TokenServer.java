package pbem.mail.login;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A token endpoint on loopback, whose tokens are token-1, token-2 and so on. */
public final class TokenServer implements AutoCloseable {

    private final HttpServer server;
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private volatile int status = 200;
    private volatile String answer = "{\"access_token\":\"token-%d\",\"expires_in\":3600,\"token_type\":\"Bearer\"}";

    public TokenServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/token", this::serve);
        server.start();
    }

    /** @param form the body, where %d stands for the number of the request */
    void answers(int code, String form) {
        status = code;
        answer = form;
    }

    /** The bodies of all requests. */
    List<String> asked() {
        return asked;
    }

    public OAuthSettings settings() {
        return new OAuthSettings(
                URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/token"),
                "client&1",
                "client-secret",
                Duration.ofMinutes(1));
    }

    private void serve(HttpExchange exchange) throws IOException {
        asked.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        byte[] body = String.format(answer, asked.size()).getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
