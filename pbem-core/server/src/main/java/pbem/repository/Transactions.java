package pbem.repository;

import java.util.function.Function;

/** The books of a server, a transaction at a time; a transaction may be run again, so it does nothing outside of them. */
public interface Transactions {

    /** All of it becomes true, or nothing. */
    <T> T change(Function<Repositories, T> work);

    /** From one snapshot. */
    <T> T read(Function<Repositories, T> work);
}
