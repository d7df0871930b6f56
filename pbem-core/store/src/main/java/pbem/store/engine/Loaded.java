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
 * What a transaction, or several that share a commit, have loaded from their snapshot. It is let go when one of them changes a
 * row ({@link Session}), unless that statement says that nothing here comes from its table ({@link Sql#leavingLoaded}), and when
 * one of them is taken back. What is expected to be asked of several things is loaded for all of them at once. Bounded, since
 * some transactions look at everything. One thread at a time.
 */
public final class Loaded {

    /** Enough for the mails that are written or acted on together; what was not asked for longest goes. */
    private static final int MOST = 500;

    /** Of each kind; more are not loaded at once. */
    private static final int MOST_TOGETHER = 64;

    /** What the numbers count by which something is asked. */
    public enum Kind {
        PLAYER,
        BOARD,
        NOTICE
    }

    /** @param key nothing else that is called so has the same */
    private record Question(String what, Object key) {}

    private final boolean keeps;
    private final Map<Question, Object> answers = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Kind, Set<Long>> expected = new EnumMap<>(Kind.class);

    private Loaded(boolean keeps) {
        this.keeps = keeps;
    }

    /** For transactions of which each reads from one snapshot. */
    public static Loaded inSnapshot() {
        return new Loaded(true);
    }

    /** For transactions whose statements see what others commit meanwhile. */
    public static Loaded nothing() {
        return new Loaded(false);
    }

    /** Says of which things something will be asked. */
    public void expect(Kind kind, Collection<Long> numbers) {
        if (keeps && numbers.size() <= MOST_TOGETHER) {
            Set<Long> all = expected.computeIfAbsent(kind, none -> new TreeSet<>());
            all.addAll(numbers);
            if (all.size() > MOST_TOGETHER) {
                all.retainAll(Set.copyOf(numbers));
            }
        }
    }

    /** What is loaded under that name, or else is to be loaded. */
    public <T> T get(String what, Object key, Supplier<T> load) {
        Question question = new Question(what, key);
        return this.<T>known(question).orElseGet(() -> keep(question, load.get()));
    }

    /**
     * What rows say of one thing; where it is to be loaded, it is for all of its kind that are expected.
     *
     * @param load gives an answer for each of the numbers it is given
     */
    public <T> T get(String what, Kind kind, long number, Function<Collection<Long>, Map<Long, T>> load) {
        return all(what, kind, List.of(number), load).get(0);
    }

    /** What rows say of each of these, in their order. */
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

    /** Those of the kind that are expected and not loaded, if these are among them. */
    private Set<Long> expected(String what, Kind kind, Set<Long> missing) {
        Set<Long> others = expected.getOrDefault(kind, Set.of());
        if (!others.containsAll(missing)) {
            return missing;
        }
        Set<Long> all = new TreeSet<>(others);
        all.removeIf(number -> answers.containsKey(new Question(what, number)));
        return all;
    }

    /**
     * What is wrong with one of the others is for those to hear that ask for it. A fault of the database is everybody's: by it
     * the database may have ended the whole transaction.
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

    /** Keeps what a statement of this transaction has made true. */
    public void put(String what, Object key, Object answer) {
        keep(new Question(what, key), answer);
    }

    /** What is loaded under that name. */
    public <T> Optional<T> known(String what, Object key) {
        return known(new Question(what, key));
    }

    @SuppressWarnings("unchecked") // each kind of question has one kind of answer
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

    /** One answer is not true any more. */
    public void drop(String what, Object key) {
        answers.remove(new Question(what, key));
    }

    /** Anything may have changed. */
    public void clear() {
        answers.clear();
    }
}
