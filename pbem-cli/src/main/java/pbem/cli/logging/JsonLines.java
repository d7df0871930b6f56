package pbem.cli.logging;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.encoder.EncoderBase;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import pbem.token.TokenRedaction;

/** Each event as an object on a line: {@code time}, {@code level}, {@code logger}, {@code thread}, {@code message}, {@code error}. */
final class JsonLines extends EncoderBase<ILoggingEvent> {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final int LONGEST_ERROR = 8_000;

    @Override
    public byte[] headerBytes() {
        return new byte[0];
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        ObjectNode line = MAPPER.createObjectNode();
        String logger = event.getLoggerName();
        line.put("time", Instant.ofEpochMilli(event.getTimeStamp()).toString());
        line.put("level", event.getLevel().toString());
        line.put("logger", logger.substring(logger.lastIndexOf('.') + 1));
        line.put("thread", event.getThreadName());
        line.put("message", TokenRedaction.of(String.valueOf(event.getFormattedMessage())));
        if (event.getThrowableProxy() != null) {
            String error = TokenRedaction.of(ThrowableProxyUtil.asString(event.getThrowableProxy()));
            line.put("error", error.length() <= LONGEST_ERROR ? error : error.substring(0, LONGEST_ERROR) + "...");
        }
        try {
            return (MAPPER.writeValueAsString(line) + "\n").getBytes(StandardCharsets.US_ASCII);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
    }

    @Override
    public byte[] footerBytes() {
        return new byte[0];
    }
}
