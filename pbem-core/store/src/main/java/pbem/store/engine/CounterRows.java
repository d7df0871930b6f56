package pbem.store.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jdbi.v3.core.Handle;

/** Rows of a table: a transaction that is taken back leaves no gap, and others wait until it ends. */
final class CounterRows implements Counters {

    @Override
    public List<Long> next(Handle handle, String name, int many) {
        long last = Sql.on(handle, "UPDATE counter SET last = last + :many WHERE name = :name RETURNING last")
                .bind("name", name)
                .bind("many", many)
                .map(row -> row.getLong(1))
                .one();
        return LongStream.rangeClosed(last - many + 1, last).boxed().toList();
    }

    @Override
    public OptionalLong last(Handle handle, String name) {
        return handle
                .createQuery("SELECT last FROM counter WHERE name = :name")
                .bind("name", name)
                .mapTo(Long.class)
                .stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    @Override
    public void set(Handle handle, String name, long last) {
        handle.execute(
                "INSERT INTO counter (name, last) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET last = excluded.last",
                name,
                last);
    }

    @Override
    public Map<String, Long> all(Handle handle) {
        return handle.createQuery("SELECT name, last FROM counter")
                .map((row, context) -> Map.entry(row.getString("name"), row.getLong("last")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
