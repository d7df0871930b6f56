package pbem.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fields of a value that are published, in order. A field of a record is private until it is listed here. Immutable.
 *
 * @param name of this kind of value, as the description of the API refers to it
 */
public record Published<T>(String name, List<Field<T>> fields) {

    /** A field, and where its value comes from. */
    public record Field<T>(String name, FieldType<?> type, Function<? super T, ?> json) {}

    public Published {
        fields = List.copyOf(fields);
    }

    /** Nothing of it yet. */
    public static <T> Published<T> of(String name) {
        return new Published<>(name, List.of());
    }

    public <V> Published<T> with(String field, FieldType<V> type, Function<? super T, ? extends V> value) {
        List<Field<T>> more = new ArrayList<>(fields);
        more.add(new Field<>(field, type, of -> type.json().apply(value.apply(of))));
        return new Published<>(name, more);
    }

    /** The published fields of a value by name; null for what has no value. */
    public Map<String, Object> row(T value) {
        Map<String, Object> row = new LinkedHashMap<>();
        fields.forEach(field -> row.put(field.name(), field.json().apply(value)));
        return row;
    }

    /** The type of a field that holds such a value. */
    public FieldType<T> type() {
        return new FieldType<>(Map.of("$ref", "#/components/schemas/" + name), Optional.of(this), true, this::row);
    }
}
