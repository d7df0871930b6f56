package pbem.repository;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs transactions on all data of a server. A transaction that conflicts with another runs again. So it must do
 * nothing outside of the repositories, and keep nothing from an earlier run.
 */
public interface Transactions {

    /** All of it becomes true, or nothing. */
    <T> T change(Function<Repositories, T> work);

    /**
     * Claims rows, or records results of claimed work or facts from outside, which could as well have come a moment
     * sooner or later. All of it is committed, or nothing. Each statement may see what others committed since the
     * previous one, so no decision may depend on a read unless the writing statement checks it again.
     */
    default <T> T changeInHand(Function<Repositories, T> work) {
        return change(work);
    }

    /** {@link #change} without a result. */
    default void perform(Consumer<Repositories> work) {
        change(done(work));
    }

    /** {@link #changeInHand} without a result. */
    default void performInHand(Consumer<Repositories> work) {
        changeInHand(done(work));
    }

    private static Function<Repositories, Boolean> done(Consumer<Repositories> work) {
        return repositories -> {
            work.accept(repositories);
            return true;
        };
    }

    /**
     * Several transactions, one after the other, which may become durable together. Each is committed as a whole or not
     * at all, independent of the others.
     *
     * @return the result or the exception of each, in the same order
     */
    default <T> List<Supplier<T>> changeEach(List<Function<Repositories, T>> works) {
        return works.stream().map(this::ended).toList();
    }

    /**
     * Runs several transactions as {@link #changeEach(List)} does.
     *
     * @param subjects the people and boards that they will ask for, which are loaded for all of them at once if they
     *     share a commit
     */
    default <T> List<Supplier<T>> changeEach(Subjects subjects, List<Function<Repositories, T>> works) {
        return changeEach(works);
    }

    /** By their numbers. */
    record Subjects(Set<Long> players, Set<Long> boards) {}

    /** Several as {@link #changeInHand}, otherwise as {@link #changeEach}. */
    default <T> List<Supplier<T>> changeEachInHand(List<Function<Repositories, T>> works) {
        return changeEach(works);
    }

    private <T> Supplier<T> ended(Function<Repositories, T> work) {
        try {
            T given = change(work);
            return () -> given;
        } catch (RuntimeException fault) {
            return () -> {
                throw fault;
            };
        } catch (Error fault) {
            return () -> {
                throw fault;
            };
        }
    }

    /** From one snapshot. */
    <T> T read(Function<Repositories, T> work);

    /**
     * Tells whether anything has changed since, at far less cost than reading it again: while it gives the same number,
     * nobody has changed anything, in this process or another; once it gives another, it never gives that one again.
     */
    long generation();
}
