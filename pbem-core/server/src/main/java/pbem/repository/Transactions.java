package pbem.repository;

import java.util.function.Function;

/**
 * All that a server keeps, a transaction at a time. One that meets another is run again, and is told so
 * ({@link Repositories#attempt}): so it must do nothing outside of the repositories, and keep nothing from an earlier run.
 */
public interface Transactions {

    /** All of it becomes true, or nothing. */
    <T> T change(Function<Repositories, T> work);

    /** From one snapshot. */
    <T> T read(Function<Repositories, T> work);

    /**
     * Tells whether anything has changed since, at far less cost than reading it again: while it gives the same number,
     * nobody has changed anything, in this process or another; once it gives another, it never gives that one again.
     */
    long generation();
}
