package pbem.store.engine;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * The data loaded by a transaction, or by several that share a commit, from their snapshot. It is cleared when one of
 * them changes a row ({@link Session}), unless the statement declares that nothing here comes from its table ({@link
 * Sql#leavingLoaded}), and when one of them is rolled back. Data about things that are expected to be queried is loaded
 * for all of them at once. Bounded, since some transactions look at everything. One thread at a time.
 */
public final class Loaded {

    /** Enough for the mails of one batch; the least recently used entry is dropped. */
    private static final int MOST = 1_000;

    /** The largest number of things of one kind that are loaded at once. */
    private static final int MOST_TOGETHER = 64;

    /** The kind of the numbers in a question. */
    public enum Kind {
        PLAYER,
        BOARD,
        NOTICE
    }

    /** @param key unique among the questions of that name */
    private record Question(String what, Object key) {}

    private final boolean keeps;
    private final Map<Question, Object> answers = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Kind, Set<Long>> expected = new EnumMap<>(Kind.class);

    private Loaded(boolean keeps) {
        this.keeps = keeps;
    }

    /** Loaded data for transactions that each read from one snapshot. */
    public static Loaded inSnapshot() {
        return new Loaded(true);
    }

    /** No loaded data, for transactions whose statements see what others commit meanwhile. */
    public static Loaded nothing() {
        return new Loaded(false);
    }

    /** Announces the things that will be queried. */
    public void expect(Kind kind, Collection<Long> numbers) {
        if (keeps && numbers.size() <= MOST_TOGETHER) {
            Set<Long> all = expected.computeIfAbsent(kind, none -> new TreeSet<>());
            all.addAll(numbers);
            if (all.size() > MOST_TOGETHER) {
                all.retainAll(Set.copyOf(numbers));
            }
        }
    }

    /** The announced things of a kind. */
    public Set<Long> expected(Kind kind) {
        return Set.copyOf(expected.getOrDefault(kind, Set.of()));
    }

    /** The loaded answer to a question, which is loaded first if needed. */
    public <T> T get(String what, Object key, Supplier<T> load) {
        Question question = new Question(what, key);
        return this.<T>known(question).orElseGet(() -> keep(question, load.get()));
    }

    /**
     * The answer about one thing; loading it also loads the answers about all expected things of its kind.
     *
     * @param load gives an answer for each number
     */
    public <T> T get(String what, Kind kind, long number, Function<Collection<Long>, Map<Long, T>> load) {
        return all(what, kind, List.of(number), load).get(0);
    }

    /** The answers about each of these things, in their order. */
    public <T> List<T> all(String what, Kind kind, List<Long> numbers, Function<Collection<Long>, Map<Long, T>> load) {
        Map<Long, T> all = new HashMap<>();
        Set<Long> missing = new TreeSet<>();
        for (long number : numbers) {
            this.<T>known(new Question(what, number))
                    .ifPresentOrElse(answer -> all.put(number, answer), () -> missing.add(number));
        }
        if (!missing.isEmpty()) {
            Map<Long, T> more = load(missing, expected(what, kind, missing), load);
            more.forEach((number, answer) -> keep(new Question(what, number), answer));
            all.putAll(more);
        }
        return numbers.stream().map(all::get).toList();
    }

    /** The expected things of the kind that are not loaded, if these are among them. */
    private Set<Long> expected(String what, Kind kind, Set<Long> missing) {
        Set<Long> others = expected(kind);
        if (!others.containsAll(missing)) {
            return missing;
        }
        Set<Long> all = new TreeSet<>(others);
        all.removeIf(number -> answers.containsKey(new Question(what, number)));
        return all;
    }

    /**
     * A fault in another thing is left to the one who queries that thing. A fault of the database is thrown at once,
     * since it may have ended the whole transaction.
     */
    private static <T> Map<Long, T> load(
            Set<Long> wanted, Set<Long> all, Function<Collection<Long>, Map<Long, T>> load) {
        try {
            return load.apply(all);
        } catch (UnableToExecuteStatementException e) {
            throw e;
        } catch (RuntimeException e) {
            if (all.equals(wanted)) {
                throw e;
            }
            return load.apply(wanted);
        }
    }

    /** Records what a statement of this transaction has written. */
    public void put(String what, Object key, Object answer) {
        keep(new Question(what, key), answer);
    }

    /** The loaded answer to a question; empty if it is not loaded. */
    public <T> Optional<T> known(String what, Object key) {
        return known(new Question(what, key));
    }

    @SuppressWarnings("unchecked") // each question has one type of answer
    private <T> Optional<T> known(Question question) {
        return Optional.ofNullable((T) answers.get(question));
    }

    private <T> T keep(Question question, T answer) {
        if (keeps) {
            answers.put(question, answer);
            if (answers.size() > MOST) {
                answers.remove(answers.keySet().iterator().next());
            }
        }
        return answer;
    }

    /** Drops one answer. */
    public void drop(String what, Object key) {
        answers.remove(new Question(what, key));
    }

    /** Drops all answers. */
    public void clear() {
        answers.clear();
    }
}
