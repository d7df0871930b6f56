package pbem.cli.oauth;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.mail.login.TokenEndpoint;
import pbem.mail.login.TokenTrouble;

/**
 * A login in a browser that returns to a port of this machine (RFC 8252). A proof shows that the program that began it
 * also ends it (RFC 7636). A state value keeps other logins from being taken for it.
 */
public final class BrowserLogin implements AutoCloseable {

    private static final int SECRET_BYTES = 32;

    private final MailProvider provider;
    private final Client client;
    private final TokenEndpoint endpoint;
    private final HttpServer server;
    private final String verifier = random();
    private final String state = random();
    private final CompletableFuture<String> code = new CompletableFuture<>();

    private BrowserLogin(MailProvider provider, Client client, TokenEndpoint endpoint, HttpServer server) {
        this.provider = provider;
        this.client = client;
        this.endpoint = endpoint;
        this.server = server;
    }

    /**
     * Begins a login, and listens for the browser.
     *
     * @param port the port to listen on; 0 for any free one
     * @throws IOException if this program cannot listen on that port
     */
    public static BrowserLogin begin(MailProvider provider, Client client, TokenEndpoint endpoint, int port)
            throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port), 0);
        BrowserLogin login = new BrowserLogin(provider, client, endpoint, server);
        server.createContext("/", login::comesBack);
        server.start();
        return login;
    }

    private static String random() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return base64(bytes);
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String challenge(String verifier) {
        return base64(DigestUtils.sha256(verifier));
    }

    private String redirect() {
        return "http://" + provider.redirectHost() + ":" + port() + "/";
    }

    /** The port that this login listens on. A browser on another machine must be forwarded to it. */
    public int port() {
        return server.getAddress().getPort();
    }

    /** The page on which the user allows the login. */
    public URI page() {
        Map<String, String> asked = new LinkedHashMap<>();
        asked.put("response_type", "code");
        asked.put("client_id", client.id());
        asked.put("redirect_uri", redirect());
        if (!provider.scope().isEmpty()) {
            asked.put("scope", provider.scope());
        }
        asked.put("state", state);
        asked.put("code_challenge", challenge(verifier));
        asked.put("code_challenge_method", "S256");
        asked.putAll(provider.extra());
        String page = provider.authorization().toString();
        return URI.create(page + (page.contains("?") ? "&" : "?") + TokenEndpoint.encoded(asked));
    }

    private void comesBack(HttpExchange exchange) throws IOException {
        Map<String, String> said = fields(exchange.getRequestURI().getRawQuery());
        boolean awaited = exchange.getRequestMethod().equals("GET") && isOurs(said) && !code.isDone();
        String says = awaited
                ? "PBeM has heard from your provider. Close this page, and look at the terminal."
                : "This is not the answer that PBeM waits for.";
        byte[] page = says.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        try (exchange) {
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
        } finally {
            if (awaited) {
                arrived(said); // only now, since the login then ends and closes this server
            }
        }
    }

    /**
     * Takes the address at which the browser ended, pasted by a user whose browser could not reach this program.
     *
     * @return whether the address ends this login
     */
    public boolean pasted(String address) {
        int query = address.indexOf('?');
        Map<String, String> said =
                fields(query < 0 ? "" : address.substring(query + 1).strip());
        return isOurs(said) && arrived(said);
    }

    /** Whether the provider's answer has the state value of this login. */
    private boolean isOurs(Map<String, String> said) {
        byte[] sign = said.getOrDefault("state", "").getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(sign, state.getBytes(StandardCharsets.UTF_8));
    }

    /** Takes the provider's answer. Returns whether it ended the login. */
    private boolean arrived(Map<String, String> said) {
        if (said.containsKey("code")) {
            return code.complete(said.get("code"));
        }
        String error = said.getOrDefault("error", "nothing").replaceAll("[^ -~]", "?");
        return code.completeExceptionally(new TokenTrouble("the provider refused the login: " + error));
    }

    private static Map<String, String> fields(String query) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String field : Objects.requireNonNullElse(query, "").split("&")) {
            int equals = field.indexOf('=');
            if (equals > 0) {
                try {
                    fields.putIfAbsent(
                            field.substring(0, equals),
                            URLDecoder.decode(field.substring(equals + 1), StandardCharsets.UTF_8));
                } catch (IllegalArgumentException e) {
                    fields.clear(); // not written by the provider
                    return fields;
                }
            }
        }
        return fields;
    }

    /**
     * Waits for the browser, and exchanges the code that it brings at the provider.
     *
     * @return the refresh token
     * @throws TokenTrouble if the browser did not come in time, or the provider refused
     */
    public String refreshToken(Duration patience) throws TokenTrouble {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("grant_type", "authorization_code");
        form.put("code", awaited(patience));
        form.put("redirect_uri", redirect());
        form.put("code_verifier", verifier);
        client.sign(form);
        return Grant.refreshToken(endpoint.post(provider.token(), form));
    }

    private String awaited(Duration patience) throws TokenTrouble {
        try {
            return code.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new TokenTrouble("nobody logged in within " + patience.toMinutes() + " minutes");
        } catch (ExecutionException e) {
            throw new TokenTrouble(e.getCause().getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TokenTrouble("interrupted while somebody logged in");
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
