package pbem.store;

import java.util.Map;
import java.util.Optional;
import pbem.store.engine.Counters;
import pbem.store.engine.Database;

/** Numbers without gaps in meaning: each is given once, and board numbers start where players expect. */
final class Counter {

    /** So many numbers a server hardly gives out between its last backup and its loss. */
    private static final int GAP = 1000;

    private Counter() {}

    /** @see Store#skipNumbers */
    static void skip(Database database, Optional<Database> present) {
        Map<String, Long> given = present.map(before -> before.inTransaction(before.counters()::all))
                .orElse(Map.of());
        Counters counters = database.counters();
        database.inTransaction(session -> {
            for (Map.Entry<String, Long> counter : counters.all(session).entrySet()) {
                long last = present.isPresent()
                        ? Math.max(counter.getValue(), given.getOrDefault(counter.getKey(), 0L))
                        : counter.getValue() + GAP;
                counters.set(session, counter.getKey(), last);
            }
            return true;
        });
    }
}
