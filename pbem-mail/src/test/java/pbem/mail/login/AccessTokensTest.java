package pbem.mail.login;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.mail.MessagingException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Access tokens from a token endpoint on loopback. */
class AccessTokensTest {

    private final TestClock clock = new TestClock();
    private TokenServer server;
    private AccessTokens tokens;

    @BeforeEach
    void start() throws Exception {
        server = new TokenServer();
        tokens = new AccessTokens(server.settings(), new InMemory(), clock);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aTokenIsAskedForAsTheStandardHasIt() throws Exception {
        assertThat(tokens.current()).isEqualTo("token-1");
        assertThat(server.asked())
                .containsExactly("grant_type=refresh_token&client_id=client%261&client_secret=client-secret"
                        + "&refresh_token=refresh-secret");
    }

    @Test
    void aTokenIsKeptUntilShortlyBeforeItExpires() throws Exception {
        tokens.current();
        clock.later(Duration.ofMinutes(58));
        assertThat(tokens.current()).isEqualTo("token-1");
        clock.later(Duration.ofMinutes(1));
        assertThat(tokens.current()).isEqualTo("token-2");
    }

    @Test
    void aTokenThatTheMailServerRefusedIsNotUsedAgain() throws Exception {
        TokenLogin login = new TokenLogin("pbem", tokens);
        login.secret();
        login.refused();
        assertThat(login.secret()).isEqualTo("token-2");
    }

    @Test
    void aRefreshTokenThatIsExchangedIsUsedFromThenOn() throws Exception {
        server.answers(200, "{\"access_token\":\"a\",\"expires_in\":0,\"refresh_token\":\"newer\"}");
        tokens.current();
        tokens.current();
        assertThat(server.asked().get(1)).endsWith("&refresh_token=newer");
    }

    @Test
    void aRefusalSaysWhyAndNoSecret() {
        server.answers(400, "{\"error\":\"invalid_grant\",\"error_description\":\"bad refresh-secret\"}");
        assertThatThrownBy(tokens::current)
                .isInstanceOf(MessagingException.class)
                .hasMessageContaining("400 invalid_grant")
                .message()
                .doesNotContain("secret");
    }

    @Test
    void anAnswerThatIsNotJsonIsAFailureAndNotRepeated() {
        server.answers(200, "<html>secret</html>");
        assertThatThrownBy(tokens::current)
                .isInstanceOf(MessagingException.class)
                .hasNoCause()
                .message()
                .doesNotContain("secret");
    }

    @Test
    void aServerThatIsAwayIsAFailure() {
        server.close();
        assertThatThrownBy(tokens::current)
                .isInstanceOf(MessagingException.class)
                .hasMessageContaining("cannot be reached");
    }

    private static final class InMemory implements RefreshTokens {

        private String token = "refresh-secret";

        @Override
        public String current() {
            return token;
        }

        @Override
        public void replace(String newer) {
            token = newer;
        }
    }

    private static final class TestClock extends Clock {

        private Instant now = Instant.parse("2025-05-05T14:02:00Z");

        void later(Duration time) {
            now = now.plus(time);
        }

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
