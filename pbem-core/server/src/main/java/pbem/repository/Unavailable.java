package pbem.repository;

import java.util.Objects;
import java.util.stream.Stream;

/**
 * The database could not do its work just now: another process holds it, the disk is full or does not answer. Nothing was
 * changed, unless the connection went during the commit; what was asked for is not to blame, and the same may work later.
 */
public final class Unavailable extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final boolean overtaken;

    public Unavailable(Throwable cause) {
        this(root(cause), cause);
    }

    /** @param why in words for the admin */
    public Unavailable(String why, Throwable cause) {
        this("the database is not available: " + why, cause, false);
    }

    private Unavailable(String message, Throwable cause, boolean overtaken) {
        super(message, cause);
        this.overtaken = overtaken;
    }

    /** The database works, but others were faster each time; the same may work at once. */
    public static Unavailable overtaken(String why, Throwable cause) {
        return new Unavailable("the database did it for others: " + why, cause, true);
    }

    /** Whether the database is there, and worked for others. */
    public boolean isOvertaken() {
        return overtaken;
    }

    /** The file is not the one any more that was opened: what is written goes where nobody will find it. */
    public static Unavailable gone(String file) {
        return new Unavailable(new IllegalStateException(file + " was removed or replaced while it was in use"));
    }

    /** The words of the innermost cause that has any: a connection that ends in the middle of an answer says nothing itself. */
    public static String root(Throwable fault) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause)
                .map(Throwable::getMessage)
                .filter(words -> words != null && !words.isBlank())
                .reduce((outer, inner) -> inner)
                .flatMap(words -> words.lines().findFirst())
                .orElseGet(() -> fault.getClass().getSimpleName());
    }
}
