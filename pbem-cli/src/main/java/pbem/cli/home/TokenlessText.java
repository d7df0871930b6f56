package pbem.cli.home;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.pattern.CompositeConverter;
import pbem.token.TokenRedaction;

/** What is logged, without reply tokens: what a mail server says often names one. Used by the configuration of the log. */
public final class TokenlessText extends CompositeConverter<ILoggingEvent> {

    @Override
    protected String transform(ILoggingEvent event, String text) {
        return TokenRedaction.of(text);
    }
}
