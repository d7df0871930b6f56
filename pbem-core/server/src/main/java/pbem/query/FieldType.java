package pbem.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The JSON type of a published field.
 *
 * @param schema as JSON Schema describes it; a reference where the field is {@code of} another kind of value
 * @param of the published fields of its values; empty for plain text, numbers and flags
 * @param required false if the field is left out where there is no value
 * @param json makes text, a number, a flag, a list or a map of a value; null for no value
 */
public record FieldType<V>(
        Map<String, Object> schema, Optional<Published<?>> of, boolean required, Function<? super V, ?> json) {

    public static final FieldType<Object> NUMBER = plain("integer");
    public static final FieldType<Object> FLAG = plain("boolean");

    /** Text; times in ISO 8601, constants in lower case. */
    public static final FieldType<Object> TEXT = plain("string");

    public static final FieldType<Map<String, ?>> TEXT_BY_NAME =
            new FieldType<>(schema("object", "additionalProperties", TEXT.schema), Optional.empty(), true, map -> map);

    private static FieldType<Object> plain(String type) {
        return new FieldType<>(Map.of("type", type), Optional.empty(), true, FieldType::plainValue);
    }

    private static Map<String, Object> schema(String type, String within, Object schema) {
        Map<String, Object> all = new LinkedHashMap<>(Map.of("type", type)); // in a fixed order
        all.put(within, schema);
        return all;
    }

    private static Object plainValue(Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        return value instanceof Number || value instanceof Boolean ? value : value.toString();
    }

    public FieldType<List<? extends V>> list() {
        return new FieldType<>(
                schema("array", "items", schema),
                of,
                true,
                list -> list.stream().map(json).toList());
    }

    public FieldType<Optional<? extends V>> orNone() {
        return new FieldType<>(schema, of, false, value -> value.isPresent() ? json.apply(value.get()) : null);
    }
}
