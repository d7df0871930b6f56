package pbem.mail.login;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.mail.MessagingException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Access tokens, fetched when one is needed and kept until shortly before they expire. Safe for any thread: a caller
 * who comes while one is being fetched waits for it.
 */
public final class AccessTokens {

    /** How much earlier than the server says a token counts as expired. */
    private static final Duration MARGIN = Duration.ofMinutes(1);

    private static final Duration USUAL_LIFE = Duration.ofHours(1);

    private final OAuthSettings settings;
    private final RefreshTokens refreshTokens;
    private final Clock clock;
    private final TokenEndpoint endpoint;

    private String token = "";
    private Instant expiry = Instant.MIN;

    public AccessTokens(OAuthSettings settings, RefreshTokens refreshTokens, Clock clock) {
        this.settings = settings;
        this.refreshTokens = refreshTokens;
        this.clock = clock;
        this.endpoint = new TokenEndpoint(settings.timeout());
    }

    /** Why no token can be fetched now; empty if one can. */
    public Optional<String> check() {
        return ConnectionTrouble.of(this::current);
    }

    /** A token that is expected to be valid for at least another minute. */
    synchronized String current() throws MessagingException {
        if (!clock.instant().isBefore(expiry)) {
            fetch();
        }
        return token;
    }

    /** Forgets the current token, which was refused, so that the next call fetches a new one. */
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
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("grant_type", "refresh_token");
        fields.put("client_id", settings.clientId());
        if (!settings.clientSecret().isEmpty()) {
            fields.put("client_secret", settings.clientSecret());
        }
        fields.put("refresh_token", refreshTokens.current());
        try {
            return endpoint.post(settings.tokenUrl(), fields);
        } catch (TokenTrouble e) {
            throw e.getCause() instanceof Exception cause
                    ? new MessagingException(e.getMessage(), cause)
                    : new MessagingException(e.getMessage());
        }
    }
}
