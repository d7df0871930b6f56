package pbem.mail.login;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Access tokens, fetched when one is needed and kept until shortly before they expire. Safe for any thread: whoever
 * comes while one is being fetched waits for it.
 */
public final class AccessTokens {

    /** So much earlier than the server says a token counts as expired. */
    private static final Duration MARGIN = Duration.ofMinutes(1);

    private static final Duration USUAL_LIFE = Duration.ofHours(1);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final OAuthSettings settings;
    private final RefreshTokens refreshTokens;
    private final Clock clock;
    /** Made when first needed: it wakes all of TLS, and a server whose mail needs no token would wait for that at its start. */
    private Optional<HttpClient> http = Optional.empty();

    private String token = "";
    private Instant expiry = Instant.MIN;

    public AccessTokens(OAuthSettings settings, RefreshTokens refreshTokens, Clock clock) {
        this.settings = settings;
        this.refreshTokens = refreshTokens;
        this.clock = clock;
    }

    /** A token that is good for the next minute at least, as far as anybody knows. */
    synchronized String current() throws MessagingException {
        if (!clock.instant().isBefore(expiry)) {
            fetch();
        }
        return token;
    }

    /** The present token was not taken; the next one is fetched anew. */
    synchronized void forget() {
        expiry = Instant.MIN;
    }

    private void fetch() throws MessagingException {
        Instant asked = clock.instant();
        JsonNode answer = answer();
        token = answer.path("access_token").asText();
        if (token.isEmpty()) {
            throw new MessagingException(settings.tokenUrl() + " gave no access token");
        }
        String refreshToken = answer.path("refresh_token").asText();
        if (!refreshToken.isEmpty()) {
            refreshTokens.replace(refreshToken);
        }
        long seconds = answer.path("expires_in").asLong(USUAL_LIFE.toSeconds());
        expiry = asked.plusSeconds(seconds).minus(MARGIN);
    }

    private JsonNode answer() throws MessagingException {
        HttpRequest request = HttpRequest.newBuilder(settings.tokenUrl())
                .timeout(settings.timeout())
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Accept", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(form()))
                .build();
        try {
            HttpResponse<String> response = client().send(request, HttpResponse.BodyHandlers.ofString());
            JsonNode answer = JSON.readTree(response.body());
            if (response.statusCode() != 200) {
                throw new MessagingException(settings.tokenUrl() + " refused an access token: " + response.statusCode()
                        + " " + answer.path("error").asText());
            }
            return answer;
        } catch (JsonProcessingException e) {
            // Not as a cause: its message quotes what was sent.
            throw new MessagingException(settings.tokenUrl() + " answered with something that is no JSON");
        } catch (IOException e) {
            throw new MessagingException(settings.tokenUrl() + " cannot be reached: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MessagingException("interrupted while an access token was fetched", e);
        }
    }

    private HttpClient client() {
        HttpClient client = http.orElseGet(
                () -> HttpClient.newBuilder().connectTimeout(settings.timeout()).build());
        http = Optional.of(client);
        return client;
    }

    private String form() {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("grant_type", "refresh_token");
        fields.put("client_id", settings.clientId());
        if (!settings.clientSecret().isEmpty()) {
            fields.put("client_secret", settings.clientSecret());
        }
        fields.put("refresh_token", refreshTokens.current());
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }
}
