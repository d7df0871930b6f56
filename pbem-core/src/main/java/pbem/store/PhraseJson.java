package pbem.store;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrase;

/** A phrase in the database: {@code {"say": KEY, "args": [...]}}, the arguments text, numbers, phrases and lists. */
final class PhraseJson {

    private PhraseJson() {}

    static final class Writer extends JsonSerializer<Phrase> {
        @Override
        public void serialize(Phrase phrase, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeStartObject();
            json.writeStringField("say", phrase.key());
            json.writeObjectField("args", phrase.args());
            json.writeEndObject();
        }
    }

    static final class Reader extends JsonDeserializer<Phrase> {
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
