package pbem.ledger;

import java.util.function.Function;

/** The books of a server, a transaction at a time; a transaction may be run again, so it does nothing outside of them. */
public interface Books {

    /** All of it becomes true, or nothing. */
    <T> T change(Function<Ledger, T> work);

    /** From one snapshot. */
    <T> T read(Function<Ledger, T> work);
}
