package pbem.store.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Counters as rows of the table in which SQLite itself counts the rows of some tables: a rollback leaves no gap, and
 * others wait until the transaction ends.
 */
final class CounterRows implements Counters {

    @Override
    public List<Long> next(Session session, String name, int many) {
        long last = session.sql("UPDATE sqlite_sequence SET seq = seq + :many WHERE name = :name RETURNING seq")
                .leavingLoaded()
                .bind("name", name)
                .bind("many", many)
                .longs()
                .one();
        return LongStream.rangeClosed(last - many + 1, last).boxed().toList();
    }

    @Override
    public OptionalLong last(Session session, String name) {
        return session.sql("SELECT seq FROM sqlite_sequence WHERE name = :name").bind("name", name).longs().stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    @Override
    public void set(Session session, String name, long last) {
        session.execute("DELETE FROM sqlite_sequence WHERE name = ?", name);
        session.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", name, last);
    }

    @Override
    public Map<String, Long> all(Session session) {
        return session.sql("SELECT name, seq FROM sqlite_sequence")
                .map(row -> Map.entry(row.getString("name"), row.getLong("seq")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
