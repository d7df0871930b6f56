package pbem.store.engine;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.config.JdbiConfig;

/** Which database is under a handle, for those few who have to ask. */
public final class Underlying implements JdbiConfig<Underlying> {

    private Database database;

    /** JDBI makes one where nobody has said it. */
    public Underlying() {}

    /** Says it of all handles to come. */
    public static void say(Jdbi jdbi, Database database) {
        jdbi.getConfig(Underlying.class).database = database;
        database.prepare(jdbi);
    }

    /** The one under that handle. */
    public static Database of(Handle handle) {
        return handle.getConfig(Underlying.class).database;
    }

    /** A text as the database under that handle can hold it. */
    static String text(Handle handle, String text) {
        Database database = of(handle);
        return database == null ? text : database.text(text);
    }

    @Override
    public Underlying createCopy() {
        Underlying copy = new Underlying();
        copy.database = database;
        return copy;
    }
}
