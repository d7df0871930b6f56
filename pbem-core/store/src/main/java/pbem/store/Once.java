package pbem.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a transaction that only reads has asked already: nothing changes in its snapshot, so nothing need be asked twice.
 * Bounded, since some transactions look at everything. One thread at a time.
 */
final class Once {

    /** For transactions that write: what they asked before may have changed since. */
    static final Once NEVER = new Once(Optional.empty());

    /** Enough for the mails that are written together. */
    private static final int MOST = 100;

    private final Optional<Map<Question, Object>> known;

    private Once(Optional<Map<Question, Object>> known) {
        this.known = known;
    }

    /** @param key nothing else asked that way has the same */
    private record Question(String what, Object key) {}

    static Once inSnapshot() {
        return new Once(Optional.of(new LinkedHashMap<>(16, 0.75f, true)));
    }

    @SuppressWarnings("unchecked") // each kind of question has one kind of answer
    <T> T ask(String what, Object key, Supplier<T> answer) {
        if (known.isEmpty()) {
            return answer.get();
        }
        Question question = new Question(what, key);
        T before = (T) known.get().get(question);
        return before != null ? before : keep(question, answer.get());
    }

    private <T> T keep(Question question, T answer) {
        Map<Question, Object> answers = known.orElseThrow();
        answers.put(question, answer);
        if (answers.size() > MOST) {
            answers.remove(answers.keySet().iterator().next());
        }
        return answer;
    }
}
