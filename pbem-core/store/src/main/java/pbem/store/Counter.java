package pbem.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import pbem.store.engine.Counters;
import pbem.store.engine.Database;
import pbem.store.engine.Underlying;

/** Numbers without gaps in meaning: each is given once, and board numbers start where players expect. */
final class Counter {

    /** So many numbers a server hardly gives out between its last backup and its loss. */
    private static final int GAP = 1000;

    private final Handle handle;

    Counter(Handle handle) {
        this.handle = handle;
    }

    long next(String name) {
        return Underlying.of(handle).counters().next(handle, name);
    }

    List<Long> next(String name, int many) {
        return Underlying.of(handle).counters().next(handle, name, many);
    }

    /** @see Store#skipNumbers */
    static void skip(Database database, Optional<Database> present) {
        Map<String, Long> given = present.map(before -> jdbi(before).withHandle(before.counters()::all))
                .orElse(Map.of());
        Counters counters = database.counters();
        jdbi(database).useTransaction(handle -> {
            for (Map.Entry<String, Long> counter : counters.all(handle).entrySet()) {
                long last = present.isPresent()
                        ? Math.max(counter.getValue(), given.getOrDefault(counter.getKey(), 0L))
                        : counter.getValue() + GAP;
                counters.set(handle, counter.getKey(), last);
            }
        });
    }

    private static Jdbi jdbi(Database database) {
        return Jdbi.create(database::connect);
    }
}
