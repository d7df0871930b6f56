package pbem.web.answer;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import pbem.phrase.HarmlessText;

/** Published fields as JSON. Fields without a value are left out. */
public final class JsonText {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SimpleModule().addSerializer(String.class, new Harmless()))
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    /** Removes harmful characters from text that people wrote. */
    private static final class Harmless extends StdScalarSerializer<String> {

        private static final long serialVersionUID = 1;

        Harmless() {
            super(String.class);
        }

        @Override
        public void serialize(String text, JsonGenerator to, SerializerProvider provider) throws IOException {
            to.writeString(HarmlessText.of(text));
        }
    }

    private JsonText() {}

    public static String of(Map<String, Object> fields) {
        try {
            return MAPPER.writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
