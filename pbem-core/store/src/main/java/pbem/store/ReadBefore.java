package pbem.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Texts of which there are few, read once each. Safe for any thread; what they say is never changed. */
final class ReadBefore<T> {

    /** More than the terms and options that people agree on; if there are more after all, it begins anew. */
    private static final int MOST = 500;

    private final Map<String, T> known = new ConcurrentHashMap<>();
    private final Function<String, T> reading;

    ReadBefore(Function<String, T> reading) {
        this.reading = reading;
    }

    T of(String text) {
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
