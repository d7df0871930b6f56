package pbem.store.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Counters: numbers that are given once each, in ascending order. */
public interface Counters {

    /** The next numbers of that counter, in ascending order. */
    List<Long> next(Session session, String name, int many);

    /** The last number that was given; empty if there is no such counter. */
    OptionalLong last(Session session, String name);

    /** Sets the last number given; creates the counter if there is none. */
    void set(Session session, String name, long last);

    /** The last numbers of all counters. */
    Map<String, Long> all(Session session);
}
