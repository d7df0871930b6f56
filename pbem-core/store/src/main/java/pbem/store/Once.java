package pbem.store;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What a transaction that only reads has asked already: nothing changes in its snapshot, so nothing need be asked twice. Who
 * knows what will be asked next says so, and then it is asked for all of these at once. Bounded, since some transactions look
 * at everything. One thread at a time.
 */
final class Once {

    /** For transactions that write: what they asked before may have changed since. */
    static final Once NEVER = new Once(Optional.empty());

    /** Enough for the mails that are written together. */
    private static final int MOST = 200;

    /** More are not asked for at once. */
    private static final int MOST_TOGETHER = 16;

    /** Of what kind the things are of which something is asked. */
    enum Kind {
        PLAYER,
        BOARD,
        MAIL
    }

    private final Optional<Map<Question, Object>> known;
    private final Map<Kind, Set<Long>> foreseen = new EnumMap<>(Kind.class);

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

    /** These will be asked for something, each; few enough that all of it is kept. */
    void foresee(Kind kind, Collection<Long> numbers) {
        if (known.isPresent() && numbers.size() <= MOST_TOGETHER) {
            foreseen.put(kind, new TreeSet<>(numbers));
        }
    }

    /**
     * What is asked of one thing, at once with the others of its kind that are foreseen.
     *
     * @param answers an answer for each of the numbers it is given
     */
    @SuppressWarnings("unchecked") // as above
    <T> T ask(String what, Kind kind, long number, Function<Collection<Long>, Map<Long, T>> answers) {
        if (known.isEmpty()) {
            return answers.apply(List.of(number)).get(number);
        }
        T before = (T) known.get().get(new Question(what, number));
        if (before != null) {
            return before;
        }
        Set<Long> others = foreseen.getOrDefault(kind, Set.of());
        Map<Long, T> all = answers.apply(others.contains(number) ? others : List.of(number));
        all.forEach((each, answer) -> keep(new Question(what, each), answer));
        return all.get(number);
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
