package pbem.store.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Counters as sequences: no transaction waits for another, and a rollback leaves a gap. */
final class CounterSequences implements Counters {

    private static final String SUFFIX = "_number";

    @Override
    public List<Long> next(Session session, String name, int many) {
        return session
                .sql("SELECT nextval(CAST(:sequence AS regclass)) FROM generate_series(1, :many)")
                .bind("sequence", name + SUFFIX)
                .bind("many", many)
                .longs()
                .stream()
                .sorted()
                .toList();
    }

    @Override
    public OptionalLong last(Session session, String name) {
        return all(session).entrySet().stream()
                .filter(counter -> counter.getKey().equals(name))
                .mapToLong(Map.Entry::getValue)
                .findFirst();
    }

    /** A counter that has given no number yet is before its first one, which is 1. */
    @Override
    public void set(Session session, String name, long last) {
        session.sql("SELECT setval(CAST(:sequence AS regclass), :value, :given = 1)")
                .bind("sequence", name + SUFFIX)
                .bind("value", Math.max(last, 1))
                .bind("given", last > 0 ? 1 : 0)
                .longs()
                .one();
    }

    @Override
    public Map<String, Long> all(Session session) {
        Map<String, Long> all = new TreeMap<>();
        session.sql("SELECT sequencename, coalesce(last_value, start_value - 1) AS last FROM pg_sequences"
                        + " WHERE schemaname = current_schema()")
                .map(row -> Map.entry(row.getString("sequencename"), row.getLong("last")))
                .forEach(sequence -> all.put(
                        sequence.getKey().substring(0, sequence.getKey().length() - SUFFIX.length()),
                        sequence.getValue()));
        return all;
    }
}
