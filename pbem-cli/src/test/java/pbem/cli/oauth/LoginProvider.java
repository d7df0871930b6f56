package pbem.cli.oauth;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Collectors;

/** A mail provider on loopback, as strict as RFC 6749, 7636 and 8628 require, whose user always consents. */
public final class LoginProvider implements AutoCloseable {

    public static final String CLIENT = "our-application";
    public static final String SECRET = "secret of the application";

    private static final String CODE = "one+time/code";
    private static final String DEVICE_CODE = "device-code";

    private final HttpServer server;
    private Map<String, String> asked = Map.of();
    private int mayAsk = 2;
    private String refreshToken = "refresh-one";
    private boolean closed;

    public LoginProvider() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/.well-known/openid-configuration", this::describe);
        server.createContext("/authorize", this::authorize);
        server.createContext("/token", this::token);
        server.createContext("/device", exchange -> answer(exchange, 200, """
                {"device_code": "device-code", "user_code": "ABCD-EFGH", "verification_uri": "%s/type",
                 "interval": 0, "expires_in": 60}""".formatted(url())));
        server.start();
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The refresh token that it gives from now on, which replaces the last one; empty for none. */
    public void gives(String token) {
        refreshToken = token;
    }

    /** From now on it accepts no login. */
    public void revoke() {
        closed = true;
    }

    /** A user opens the page, consents, and is sent to the address where the program waits. */
    public static HttpResponse<String> browse(URI page) throws IOException, InterruptedException {
        HttpClient browser = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.ALWAYS)
                .build();
        return browser.send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** The address to which a browser on another machine would be sent. */
    public static String lastAddress(URI page) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.discarding())
                .headers()
                .firstValue("Location")
                .orElseThrow();
    }

    private void describe(HttpExchange exchange) throws IOException {
        answer(exchange, 200, """
                {"authorization_endpoint": "%1$s/authorize", "token_endpoint": "%1$s/token",
                 "device_authorization_endpoint": "%1$s/device", "scopes_supported": ["mail", "offline_access"]}""".formatted(url()));
    }

    private void authorize(HttpExchange exchange) throws IOException {
        asked = fields(exchange.getRequestURI().getRawQuery());
        boolean good = "code".equals(asked.get("response_type"))
                && CLIENT.equals(asked.get("client_id"))
                && "S256".equals(asked.get("code_challenge_method"))
                && asked.getOrDefault("state", "").length() > 20
                && asked.get("redirect_uri").startsWith("http://127.0.0.1:");
        if (!good) {
            answer(exchange, 400, "{}");
            return;
        }
        String said = closed
                ? "error=access_denied"
                : "code=" + CODE.replace("+", "%2B").replace("/", "%2F");
        exchange.getResponseHeaders()
                .set("Location", asked.get("redirect_uri") + "?" + said + "&state=" + asked.get("state"));
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> form = fields(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        boolean known = CLIENT.equals(form.get("client_id")) && SECRET.equals(form.get("client_secret")) && !closed;
        boolean granted = switch (form.getOrDefault("grant_type", "")) {
            case "authorization_code" ->
                CODE.equals(form.get("code"))
                        && asked.get("redirect_uri").equals(form.get("redirect_uri"))
                        && asked.get("code_challenge").equals(challenge(form.get("code_verifier")));
            case "refresh_token" -> refreshToken.equals(form.get("refresh_token"));
            case "urn:ietf:params:oauth:grant-type:device_code" -> DEVICE_CODE.equals(form.get("device_code"));
            default -> false;
        };
        if (!known || !granted) {
            answer(exchange, 400, "{\"error\": \"invalid_grant\"}");
        } else if (form.containsKey("device_code") && mayAsk-- > 0) {
            answer(exchange, 400, "{\"error\": \"authorization_pending\"}");
        } else {
            answer(
                    exchange,
                    200,
                    refreshToken.isEmpty()
                            ? "{\"access_token\": \"access\"}"
                            : "{\"access_token\": \"access\", \"refresh_token\": \"" + refreshToken + "\"}");
        }
    }

    private static String challenge(String verifier) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> fields(String form) {
        return Arrays.stream(form.split("&"))
                .map(field -> field.split("=", 2))
                .collect(Collectors.toMap(
                        field -> field[0], field -> URLDecoder.decode(field[1], StandardCharsets.UTF_8)));
    }

    private static void answer(HttpExchange exchange, int status, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
