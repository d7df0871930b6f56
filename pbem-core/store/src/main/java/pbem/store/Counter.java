package pbem.store;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import pbem.store.engine.Counters;
import pbem.store.engine.Database;
import pbem.store.engine.Session;

/** The counters of numbers that people see: each number is given once, and boards start at 101. */
final class Counter {

    /** More numbers than a server gives out between its last backup and its loss. */
    private static final int GAP = 1000;

    private Counter() {}

    /** @see Store#skipNumbers */
    static void skip(Database database, Optional<Database> present) {
        Map<String, Long> given = present.map(before -> inTransaction(before, before.counters()::all))
                .orElse(Map.of());
        Counters counters = database.counters();
        inTransaction(database, session -> {
            for (Map.Entry<String, Long> counter : counters.all(session).entrySet()) {
                long last = present.isPresent()
                        ? Math.max(counter.getValue(), given.getOrDefault(counter.getKey(), 0L))
                        : counter.getValue() + GAP;
                counters.set(session, counter.getKey(), last);
            }
            return true;
        });
    }

    private static <T> T inTransaction(Database database, Function<Session, T> work) {
        return Jdbi.create(database::connect)
                .inTransaction(handle -> work.apply(new Session(handle.getConnection(), database)));
    }
}
