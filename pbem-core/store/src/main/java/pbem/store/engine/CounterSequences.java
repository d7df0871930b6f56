package pbem.store.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Sequences: nobody waits for anybody, and a transaction that is taken back leaves a gap. */
final class CounterSequences implements Counters {

    private static final String SUFFIX = "_number";

    @Override
    public List<Long> next(Handle handle, String name, int many) {
        return handle
                .createQuery("SELECT nextval(CAST(:sequence AS regclass)) FROM generate_series(1, :many)")
                .bind("sequence", name + SUFFIX)
                .bind("many", many)
                .mapTo(Long.class)
                .stream()
                .sorted()
                .toList();
    }

    @Override
    public OptionalLong last(Handle handle, String name) {
        return all(handle).entrySet().stream()
                .filter(counter -> counter.getKey().equals(name))
                .mapToLong(Map.Entry::getValue)
                .findFirst();
    }

    /** A counter that gave no number yet stands before its first one, which is 1. */
    @Override
    public void set(Handle handle, String name, long last) {
        handle.createQuery("SELECT setval(CAST(:sequence AS regclass), :value, :given = 1)")
                .bind("sequence", name + SUFFIX)
                .bind("value", Math.max(last, 1))
                .bind("given", last > 0 ? 1 : 0)
                .mapTo(Long.class)
                .one();
    }

    @Override
    public Map<String, Long> all(Handle handle) {
        Map<String, Long> all = new TreeMap<>();
        handle.createQuery("SELECT sequencename, coalesce(last_value, start_value - 1) AS last FROM pg_sequences"
                        + " WHERE schemaname = current_schema()")
                .map((row, context) -> Map.entry(row.getString("sequencename"), row.getLong("last")))
                .forEach(sequence -> all.put(
                        sequence.getKey().substring(0, sequence.getKey().length() - SUFFIX.length()),
                        sequence.getValue()));
        return all;
    }
}
