package pbem.store;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import pbem.store.engine.Sqlite;

/** Numbers without gaps in meaning: each is given once, and board numbers start where players expect. */
final class Counter {

    /** So many numbers a server hardly gives out between its last backup and its loss. */
    private static final int GAP = 1000;

    private final Handle handle;

    Counter(Handle handle) {
        this.handle = handle;
    }

    long next(String name) {
        return handle.createQuery("UPDATE counter SET last = last + 1 WHERE name = :name RETURNING last")
                .bind("name", name)
                .map(ColumnMappers.LONG)
                .one();
    }

    /** @see Store#skipNumbers */
    static void skip(Path file, Optional<Path> present) {
        Map<String, Long> given = present.map(
                        database -> Jdbi.create(Sqlite.url(database)).withHandle(Counter::all))
                .orElse(Map.of());
        Jdbi.create(Sqlite.url(file)).useTransaction(handle -> {
            for (Map.Entry<String, Long> counter : all(handle).entrySet()) {
                long last = present.isPresent()
                        ? Math.max(counter.getValue(), given.getOrDefault(counter.getKey(), 0L))
                        : counter.getValue() + GAP;
                handle.execute("UPDATE counter SET last = ? WHERE name = ?", last, counter.getKey());
            }
        });
    }

    private static Map<String, Long> all(Handle handle) {
        return handle.createQuery("SELECT name, last FROM counter")
                .map((row, context) -> Map.entry(row.getString("name"), row.getLong("last")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
