package pbem.store.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrase;

/**
 * A phrase in the database: {@code {"say": KEY, "args": [...]}}, the arguments are text, numbers, instants, dates,
 * phrases and lists.
 */
public final class PhraseJson {

    private static final String INSTANT = "instant";
    private static final String DATE = "date";

    private PhraseJson() {}

    public static final class Writer extends JsonSerializer<Phrase> {
        @Override
        public void serialize(Phrase phrase, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeStartObject();
            json.writeStringField("say", phrase.key());
            json.writeArrayFieldStart("args");
            for (Object arg : phrase.args()) {
                write(arg, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        }

        private static void write(Object arg, JsonGenerator json) throws IOException {
            if (arg instanceof Instant instant) {
                json.writeStartObject();
                json.writeNumberField(INSTANT, instant.toEpochMilli());
                json.writeEndObject();
            } else if (arg instanceof LocalDate date) {
                json.writeStartObject();
                json.writeStringField(DATE, date.toString());
                json.writeEndObject();
            } else if (arg instanceof List<?> list) {
                json.writeStartArray();
                for (Object item : list) {
                    write(item, json);
                }
                json.writeEndArray();
            } else {
                json.writeObject(arg);
            }
        }
    }

    public static final class Reader extends JsonDeserializer<Phrase> {
        @Override
        public Phrase deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return phrase(parser.readValueAsTree());
        }

        private static Phrase phrase(JsonNode node) {
            return new Phrase(node.get("say").asText(), args(node.get("args")));
        }

        private static List<Object> args(JsonNode array) {
            List<Object> args = new ArrayList<>();
            array.forEach(node -> args.add(arg(node)));
            return args;
        }

        private static Object arg(JsonNode node) {
            if (node.has(INSTANT)) {
                return Instant.ofEpochMilli(node.get(INSTANT).asLong());
            }
            if (node.has(DATE)) {
                return LocalDate.parse(node.get(DATE).asText());
            }
            if (node.isObject()) {
                return phrase(node);
            }
            if (node.isArray()) {
                return args(node);
            }
            return node.isInt() ? (Object) node.asInt() : node.asText();
        }
    }
}
