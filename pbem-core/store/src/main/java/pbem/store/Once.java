package pbem.store;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;
import pbem.store.engine.TransactionMemory;

/**
 * What a transaction has asked already. In the snapshot of one that only reads nothing changes, so nothing need be asked twice;
 * among those that write, what rows say is not asked again before somebody writes to their tables, for all that share a commit
 * ({@link TransactionMemory}). Who knows what will be asked next says so, and then it is asked for all of these at once.
 * Bounded, since some transactions look at everything. One thread at a time.
 */
final class Once {

    /** For transactions beside which others write, and for whoever wants to see everything anew. */
    static final Once NEVER = new Once(Optional.empty(), Optional.empty());

    /** Enough for the mails that are written together. */
    private static final int MOST = 200;

    /** More are not asked for at once. */
    private static final int MOST_TOGETHER = 16;

    /** Nor of those that share a commit. */
    private static final int MOST_OF_A_COMMIT = 128;

    /** Of what kind the things are of which something is asked. */
    enum Kind {
        PLAYER,
        BOARD,
        MAIL,
        NOTICE
    }

    private final Optional<Map<Question, Object>> known;
    private final Optional<TransactionMemory> memory;
    private final Map<Kind, Set<Long>> foreseen = new EnumMap<>(Kind.class);

    /** Among those that write: what was asked for so many things at once is not asked so again. */
    private final Set<Question> together = new HashSet<>();

    private Once(Optional<Map<Question, Object>> known, Optional<TransactionMemory> memory) {
        this.known = known;
        this.memory = memory;
    }

    /** @param key nothing else asked that way has the same */
    private record Question(String what, Object key) {}

    static Once inSnapshot() {
        return new Once(Optional.of(new LinkedHashMap<>(16, 0.75f, true)), Optional.empty());
    }

    /** For all transactions that share the commit of a handle. */
    static Once amongWrites(Handle handle) {
        return TransactionMemory.of(handle)
                .map(memory -> memory.user(() -> new Once(Optional.empty(), Optional.of(memory))))
                .orElse(NEVER);
    }

    /** What follows from more than rows, so that only a transaction that reads may keep it. */
    @SuppressWarnings("unchecked") // each kind of question has one kind of answer
    <T> T ask(String what, Object key, Supplier<T> answer) {
        if (known.isEmpty()) {
            return answer.get();
        }
        Question question = new Question(what, key);
        T before = (T) known.get().get(question);
        return before != null ? before : keep(question, answer.get());
    }

    /** What rows say, and nothing else. */
    @SuppressWarnings("unchecked") // as above
    <T> T rows(String what, Object key, Supplier<T> answer) {
        if (memory.isEmpty()) {
            return ask(what, key, answer);
        }
        Question question = new Question(what, key);
        return (T) memory.get().known(question).orElseGet(() -> {
            TransactionMemory.Read<T> read = memory.get().read(answer);
            memory.get().keep(question, read.value(), read);
            return read.value();
        });
    }

    /** What was asked of one thing before, where it is still so. */
    @SuppressWarnings("unchecked") // as above
    <T> Optional<T> known(String what, long number) {
        return memory.flatMap(asked -> asked.known(new Question(what, number))).map(answer -> (T) answer);
    }

    /** These will be asked for something, each; few enough that all of it is kept. */
    void foresee(Kind kind, Collection<Long> numbers) {
        if (known.isPresent() && numbers.size() <= MOST_TOGETHER) {
            foreseen.put(kind, new TreeSet<>(numbers));
        } else if (memory.isPresent()) {
            Set<Long> all = foreseen.computeIfAbsent(kind, none -> new TreeSet<>());
            if (all.size() + numbers.size() <= MOST_OF_A_COMMIT) {
                all.addAll(numbers);
            }
        }
    }

    /** These besides, by transactions that write. */
    void foreseeToo(Kind kind, Collection<Long> numbers) {
        if (memory.isPresent()) {
            foresee(kind, numbers);
        }
    }

    /**
     * What rows say of one thing, at once with the others of its kind that are foreseen.
     *
     * @param answers an answer for each of the numbers it is given
     */
    <T> T ask(String what, Kind kind, long number, Function<Collection<Long>, Map<Long, T>> answers) {
        return ask(what, kind, number, true, answers);
    }

    /** The same of what changes with each move, so that whoever writes asks for one alone. */
    <T> T askChanging(String what, Kind kind, long number, Function<Collection<Long>, Map<Long, T>> answers) {
        return ask(what, kind, number, memory.isEmpty(), answers);
    }

    @SuppressWarnings("unchecked") // as above
    private <T> T ask(
            String what, Kind kind, long number, boolean withOthers, Function<Collection<Long>, Map<Long, T>> answers) {
        if (memory.isPresent()) {
            return (T) memory.get()
                    .known(new Question(what, number))
                    .orElseGet(() -> read(
                                    what, Set.of(number), withOthers ? unknown(what, kind, number) : Set.of(), answers)
                            .get(number));
        }
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

    /** What rows say of each of these, in their order. */
    @SuppressWarnings("unchecked") // as above
    <T> List<T> askAll(String what, Kind kind, List<Long> numbers, Function<Collection<Long>, Map<Long, T>> answers) {
        if (memory.isEmpty()) {
            return ask(what, numbers, () -> {
                Map<Long, T> all = numbers.isEmpty() ? Map.of() : answers.apply(numbers);
                return numbers.stream().map(all::get).toList();
            });
        }
        Map<Long, T> all = new HashMap<>();
        Set<Long> missing = new TreeSet<>();
        for (long number : numbers) {
            memory.get()
                    .known(new Question(what, number))
                    .ifPresentOrElse(answer -> all.put(number, (T) answer), () -> missing.add(number));
        }
        if (!missing.isEmpty()) {
            all.putAll(
                    read(what, missing, unknown(what, kind, missing.iterator().next()), answers));
        }
        return numbers.stream().map(all::get).toList();
    }

    /**
     * What is wrong with one of the others is for those to hear who ask for it. A fault of the database itself is everybody's:
     * with it the database may have ended the whole transaction, and what is asked or written then stands outside of any.
     */
    private <T> Map<Long, T> read(
            String what, Set<Long> wanted, Set<Long> others, Function<Collection<Long>, Map<Long, T>> answers) {
        Set<Long> all = new TreeSet<>(others);
        all.addAll(wanted);
        try {
            return read(what, all, answers);
        } catch (UnableToExecuteStatementException e) {
            throw e;
        } catch (RuntimeException e) {
            if (all.size() == wanted.size()) {
                throw e;
            }
            return read(what, wanted, answers);
        }
    }

    private <T> Map<Long, T> read(String what, Set<Long> numbers, Function<Collection<Long>, Map<Long, T>> answers) {
        TransactionMemory.Read<Map<Long, T>> read = memory.orElseThrow().read(() -> answers.apply(numbers));
        read.value().forEach((each, answer) -> memory.get().keep(new Question(what, each), answer, read));
        return read.value();
    }

    /** Those that are foreseen and not known, if it is one of them. */
    private Set<Long> unknown(String what, Kind kind, long number) {
        Set<Long> others = foreseen.getOrDefault(kind, Set.of());
        if (!others.contains(number) || !together.add(new Question(what, others.size()))) {
            return Set.of();
        }
        return others.stream()
                .filter(other ->
                        memory.orElseThrow().known(new Question(what, other)).isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
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
