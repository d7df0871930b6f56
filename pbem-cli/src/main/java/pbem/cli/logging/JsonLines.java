package pbem.cli.logging;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import pbem.token.TokenRedaction;

/**
 * Writes each log event as a JSON object on a line: {@code time}, {@code level}, {@code logger}, {@code thread},
 * {@code message}, {@code error}.
 */
final class JsonLines extends LogLines {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    @Override
    public byte[] encode(ILoggingEvent event) {
        ObjectNode line = MAPPER.createObjectNode();
        line.put("time", Instant.ofEpochMilli(event.getTimeStamp()).toString());
        line.put("level", event.getLevel().toString());
        line.put("logger", logger(event));
        line.put("thread", event.getThreadName());
        line.put("message", TokenRedaction.of(String.valueOf(event.getFormattedMessage())));
        if (event.getThrowableProxy() != null) {
            line.put("error", clipped(TokenRedaction.of(ThrowableProxyUtil.asString(event.getThrowableProxy()))));
        }
        try {
            return (MAPPER.writeValueAsString(line) + "\n").getBytes(StandardCharsets.US_ASCII);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
    }
}
