package pbem.store.engine;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** A cache of parsed texts of which there are few. Safe for any thread; its values are immutable. */
public final class ReadBefore<T> {

    /** More than the program has of any kind of text; beyond it, the cache is cleared. */
    private static final int MOST = 1_000;

    private final Map<String, T> known = new ConcurrentHashMap<>();
    private final Function<String, T> reading;

    public ReadBefore(Function<String, T> reading) {
        this.reading = reading;
    }

    public T of(String text) {
        T before = known.get(text);
        if (before != null) {
            return before;
        }
        if (known.size() >= MOST) {
            known.clear();
        }
        T read = reading.apply(text);
        known.put(text, read);
        return read;
    }
}
