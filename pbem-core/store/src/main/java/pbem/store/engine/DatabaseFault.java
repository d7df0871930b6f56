package pbem.store.engine;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Objects;
import java.util.stream.Stream;

/** The errors of a driver among the causes of a fault. */
final class DatabaseFault {

    private DatabaseFault() {}

    /** The errors of the driver, from the outermost. */
    static Stream<SQLException> in(Throwable fault) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause)
                .filter(SQLException.class::isInstance)
                .map(SQLException.class::cast);
    }

    /** Whether the pool has no free connection: its holders wait for the database. */
    static boolean isOfThePool(Throwable fault) {
        return in(fault).anyMatch(SQLTransientConnectionException.class::isInstance);
    }
}
