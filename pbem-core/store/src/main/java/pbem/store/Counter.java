package pbem.store;

import org.jdbi.v3.core.Handle;

/** Numbers without gaps in meaning: each is given once, and board numbers start where players expect. */
final class Counter {

    private final Handle handle;

    Counter(Handle handle) {
        this.handle = handle;
    }

    long next(String name) {
        return handle.createQuery("UPDATE counter SET last = last + 1 WHERE name = :name RETURNING last")
                .bind("name", name)
                .mapTo(Long.class)
                .one();
    }
}
