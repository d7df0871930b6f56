package pbem.repository;

import java.util.Objects;
import java.util.stream.Stream;

/**
 * The database is unavailable at the moment: another process locks it, or the disk is full or does not answer. Nothing
 * was changed, unless the connection broke during the commit. The request is not at fault and may succeed later.
 */
public final class Unavailable extends RuntimeException {

    private static final long serialVersionUID = 1;
    private static final String NOT_AVAILABLE = "the database is not available: ";

    private final Kind kind;

    private enum Kind {
        FAULT,
        OVERTAKEN,
        HELD
    }

    public Unavailable(Throwable cause) {
        this(root(cause), cause);
    }

    /** @param why the reason, for the admin */
    public Unavailable(String why, Throwable cause) {
        this(NOT_AVAILABLE + why, cause, Kind.FAULT);
    }

    private Unavailable(String message, Throwable cause, Kind kind) {
        super(message, cause);
        this.kind = kind;
    }

    /** The database works, but other transactions won each time; a retry may succeed at once. */
    public static Unavailable overtaken(String why, Throwable cause) {
        return new Unavailable("the database did it for others: " + why, cause, Kind.OVERTAKEN);
    }

    /** Whether the database is available, and other transactions won. */
    public boolean isOvertaken() {
        return kind == Kind.OVERTAKEN;
    }

    /** Another process held the database longer than the caller waited; a later retry succeeds. */
    public static Unavailable held(String why, Throwable cause) {
        return new Unavailable(NOT_AVAILABLE + why, cause, Kind.HELD);
    }

    /** Whether another process holds the database. */
    public boolean isHeld() {
        return kind == Kind.HELD;
    }

    /** The database file was replaced after it was opened, so that writes would be lost. */
    public static Unavailable gone(String file) {
        return new Unavailable(new IllegalStateException(file + " was removed or replaced while it was in use"));
    }

    /** The message of the innermost cause that has one, since a broken connection itself has none. */
    public static String root(Throwable fault) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause)
                .map(Throwable::getMessage)
                .filter(words -> words != null && !words.isBlank())
                .reduce((outer, inner) -> inner)
                .flatMap(words -> words.lines().findFirst())
                .orElseGet(() -> fault.getClass().getSimpleName());
    }
}
