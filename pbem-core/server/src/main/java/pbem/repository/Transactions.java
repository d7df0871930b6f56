package pbem.repository;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * All that a server keeps, a transaction at a time. One that meets another is run again, and is told so
 * ({@link Repositories#attempt}): so it must do nothing outside of the repositories, and keep nothing from an earlier run.
 */
public interface Transactions {

    /** All of it becomes true, or nothing. */
    <T> T change(Function<Repositories, T> work);

    /**
     * Several transactions, one after the other, which may become durable together. Each is true as a whole or not at all,
     * whatever becomes of the others.
     *
     * @return in the same order what each gives, or throws
     */
    default <T> List<Supplier<T>> changeEach(List<Function<Repositories, T>> works) {
        return works.stream().map(this::ended).toList();
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
