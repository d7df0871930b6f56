package pbem.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The published fields of a value, in order. A field of a record is private until it is listed here. Immutable.
 *
 * @param name the name of this type in the API document
 */
public record Published<T>(String name, List<Field<T>> fields) {

    /** A field and the source of its value. */
    public record Field<T>(String name, FieldType<?> type, Function<? super T, ?> json) {}

    public Published {
        fields = List.copyOf(fields);
    }

    /** A type without fields. */
    public static <T> Published<T> of(String name) {
        return new Published<>(name, List.of());
    }

    public <V> Published<T> with(String field, FieldType<V> type, Function<? super T, ? extends V> value) {
        List<Field<T>> more = new ArrayList<>(fields);
        more.add(new Field<>(field, type, of -> type.json().apply(value.apply(of))));
        return new Published<>(name, more);
    }

    /** The published fields of a value by name; null for a missing value. */
    public Map<String, Object> row(T value) {
        Map<String, Object> row = new LinkedHashMap<>();
        fields.forEach(field -> row.put(field.name(), field.json().apply(value)));
        return row;
    }

    /** The type of a field with such a value. */
    public FieldType<T> type() {
        return new FieldType<>(Map.of("$ref", "#/components/schemas/" + name), Optional.of(this), true, this::row);
    }
}
