package pbem.store.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.time.Instant;

/** An instant in the database: milliseconds since 1970 UTC. */
public final class InstantJson {

    private InstantJson() {}

    public static final class Writer extends JsonSerializer<Instant> {
        @Override
        public void serialize(Instant instant, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(instant.toEpochMilli());
        }
    }

    public static final class Reader extends JsonDeserializer<Instant> {
        @Override
        public Instant deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return Instant.ofEpochMilli(parser.getLongValue());
        }
    }
}
