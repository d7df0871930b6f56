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
}
