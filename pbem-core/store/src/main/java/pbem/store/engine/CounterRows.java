package pbem.store.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Counters as rows of a table: a rollback leaves no gap, and others wait until the transaction ends. */
final class CounterRows implements Counters {

    @Override
    public List<Long> next(Session session, String name, int many) {
        long last = session.sql("UPDATE counter SET last = last + :many WHERE name = :name RETURNING last")
                .leavingLoaded()
                .bind("name", name)
                .bind("many", many)
                .longs()
                .one();
        return LongStream.rangeClosed(last - many + 1, last).boxed().toList();
    }

    @Override
    public OptionalLong last(Session session, String name) {
        return session.sql("SELECT last FROM counter WHERE name = :name").bind("name", name).longs().stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    @Override
    public void set(Session session, String name, long last) {
        session.execute(
                "INSERT INTO counter (name, last) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET last = excluded.last",
                name,
                last);
    }

    @Override
    public Map<String, Long> all(Session session) {
        return session.sql("SELECT name, last FROM counter")
                .map(row -> Map.entry(row.getString("name"), row.getLong("last")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
