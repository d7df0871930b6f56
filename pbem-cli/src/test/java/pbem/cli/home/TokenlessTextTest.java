package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.core.joran.spi.JoranException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import pbem.notice.ReplyTarget;
import pbem.token.Token;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

class TokenlessTextTest {

    private static final String TOKEN = new Tokens(new TokenKeys(Map.of(1, new byte[16])))
            .write(new Token(7, ReplyTarget.NONE, Instant.parse("2026-06-01T00:00:00Z")));

    @Test
    void nothingThatIsLoggedHoldsAReplyToken() throws JoranException {
        PrintStream err = System.err;
        ByteArrayOutputStream logged = new ByteArrayOutputStream();
        System.setErr(new PrintStream(logged, true, StandardCharsets.UTF_8));
        LoggerContext context = new LoggerContext();
        try {
            JoranConfigurator configurator = new JoranConfigurator();
            configurator.setContext(context);
            configurator.doConfigure(getClass().getResource("/logback.xml"));
            Logger log = context.getLogger("pbem.Any");
            log.warn("550 <pbem+{}@example.org>: unknown", TOKEN);
            log.error(
                    "a mail failed",
                    new IllegalStateException("no mailbox pbem+" + TOKEN.substring(0, 20) + "\r\n "
                            + TOKEN.substring(20) + "@example.org"));
        } finally {
            context.stop();
            System.setErr(err);
        }
        assertThat(logged.toString(StandardCharsets.UTF_8))
                .contains("WARN  Any: 550 <[address]>: unknown")
                .contains("ERROR Any: a mail failed")
                .contains("IllegalStateException: no mailbox [address]")
                .contains("at pbem.cli.home.TokenlessTextTest")
                .doesNotContain(TOKEN.substring(0, 12))
                .doesNotContain(TOKEN.substring(20, 32));
    }
}
