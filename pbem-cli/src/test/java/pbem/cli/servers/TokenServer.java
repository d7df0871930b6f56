package pbem.cli.servers;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Gives access tokens for a refresh token, and tells Dovecot who owns them. */
final class TokenServer implements AutoCloseable {

    static final String REFRESH_TOKEN = "refresh-secret";
    private static final String ACCESS_TOKEN = "access-" + "x".repeat(1_000);

    private final HttpServer server;

    TokenServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/token", this::token);
        server.createContext("/whose", this::whose);
        server.start();
    }

    String tokenUrl() {
        return url() + "/token";
    }

    String introspectionUrl() {
        return url() + "/whose";
    }

    private String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void token(HttpExchange exchange) throws IOException {
        String form = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        boolean known = form.contains("grant_type=refresh_token") && form.contains("refresh_token=" + REFRESH_TOKEN);
        answer(exchange, known, "{\"access_token\":\"" + ACCESS_TOKEN + "\",\"expires_in\":3600}");
    }

    private void whose(HttpExchange exchange) throws IOException {
        boolean known =
                ("Bearer " + ACCESS_TOKEN).equals(exchange.getRequestHeaders().getFirst("Authorization"));
        answer(exchange, known, "{\"user\":\"pbem\"}");
    }

    private static void answer(HttpExchange exchange, boolean known, String json) throws IOException {
        byte[] body = (known ? json : "{\"error\":\"invalid_grant\"}").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(known ? 200 : 401, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
