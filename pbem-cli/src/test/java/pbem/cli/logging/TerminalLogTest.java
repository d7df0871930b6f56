package pbem.cli.logging;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import pbem.notice.ReplyTarget;
import pbem.token.Token;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

class TerminalLogTest {

    private static final String TOKEN = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()))
            .write(new Token(7, ReplyTarget.NONE, Instant.parse("2026-06-01T00:00:00Z")));

    @Test
    void nothingThatIsLoggedHoldsAReplyToken() {
        LoggerContext context = new LoggerContext();
        new TerminalLog().configure(context);
        Logger log = context.getLogger("pbem.Any");
        Throwable fault = new IllegalStateException(
                "no mailbox pbem+" + TOKEN.substring(0, 20) + "\r\n " + TOKEN.substring(20) + "@example.org");
        String logged =
                written(context, new LoggingEvent("", log, Level.WARN, "550 <pbem+{}@example.org>", null, of(TOKEN)))
                        + written(context, new LoggingEvent("", log, Level.ERROR, "a mail failed", fault, of()));
        context.stop();
        assertThat(logged)
                .contains("WARN  Any: 550 <[address]>")
                .contains("ERROR Any: a mail failed")
                .contains("IllegalStateException: no mailbox [address]")
                .contains("at pbem.cli.logging.TerminalLogTest")
                .doesNotContain(TOKEN.substring(0, 12))
                .doesNotContain(TOKEN.substring(20, 32));
        assertThat(logged.split("IllegalStateException")).as("told once").hasSize(2);
    }

    private static Object[] of(Object... args) {
        return args;
    }

    private static String written(LoggerContext context, LoggingEvent event) {
        ConsoleAppender<ILoggingEvent> appender = (ConsoleAppender<ILoggingEvent>)
                context.getLogger(Logger.ROOT_LOGGER_NAME).getAppender(TerminalLog.APPENDER);
        return new String(appender.getEncoder().encode(event), StandardCharsets.UTF_8);
    }
}
