package pbem.cli.logging;

import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import pbem.token.TokenRedaction;

/**
 * Writes each log event as a line, with its error below. The text may come from a mail, so reply tokens and characters
 * that control a terminal are removed.
 */
final class TextLines extends LogLines {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);
    private static final String ODD = "\\u007F-\\u009F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]";
    private static final Pattern ODD_IN_A_LINE = Pattern.compile("[\\u0000-\\u0008\\u000A-\\u001F" + ODD);
    private static final Pattern ODD_IN_LINES = Pattern.compile("[\\u0000-\\u0008\\u000B-\\u001F" + ODD);

    private final ThrowableProxyConverter errors = new ThrowableProxyConverter();

    /** @param most the number of lines shown of each error, or {@code full} */
    TextLines(String most) {
        errors.setOptionList(List.of(most));
        errors.start();
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        String line = String.format(
                Locale.ROOT,
                "%s %-5s %s: %s",
                TIME.format(Instant.ofEpochMilli(event.getTimeStamp())),
                event.getLevel(),
                logger(event),
                ODD_IN_A_LINE
                        .matcher(String.valueOf(event.getFormattedMessage()))
                        .replaceAll("?"));
        return TokenRedaction.of(line + "\n" + lines(errors.convert(event))).getBytes(StandardCharsets.UTF_8);
    }

    private static String lines(String error) {
        String shown = clipped(error.replace("\r", ""));
        return ODD_IN_LINES
                .matcher(shown.isEmpty() || shown.endsWith("\n") ? shown : shown + "\n")
                .replaceAll("?");
    }
}
