package pbem.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import pbem.phrase.HarmlessText;

/** Values as JSON; what is empty is left out. */
final class JsonText {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule().addSerializer(String.class, new Harmless()))
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .build();

    /** What people wrote before anybody looked at it. */
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

    static byte[] of(Object value) {
        try {
            return (MAPPER.writeValueAsString(value) + "\n").getBytes(StandardCharsets.UTF_8);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
