package pbem.web.admin;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;

/**
 * Browsers in which the token was entered. A session ends after twelve hours, when the token changes or when the server
 * restarts. Safe for any thread.
 */
final class AdminSessions {

    static final Duration GOOD_FOR = Duration.ofHours(12);

    private static final int MOST = 100;
    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** @param token the hash of the token that opened the session */
    private record Session(String token, Instant end) {}

    private final Clock clock;
    private final Cache<String, Session> sessions =
            Caffeine.newBuilder().maximumSize(MOST).build();

    AdminSessions(Clock clock) {
        this.clock = clock;
    }

    /**
     * Opens a session.
     *
     * @return the session's id, which the browser sends from now on
     */
    String open(String token) {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        String id = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        sessions.put(id, new Session(token, clock.instant().plus(GOOD_FOR)));
        return id;
    }

    boolean isOpen(String id, Optional<String> token) {
        Session session = sessions.getIfPresent(id);
        return session != null
                && token.filter(session.token()::equals).isPresent()
                && clock.instant().isBefore(session.end());
    }

    void close(String id) {
        sessions.invalidate(id);
    }
}
