package pbem.repository.worker;

import java.time.Instant;
import java.util.List;

/** The workers that use the database at present, according to their signs of life. */
public interface Workers {

    /**
     * A worker's sign of life.
     *
     * @param name under which it claims work
     * @param host the machine, for people to read
     * @param settings its settings, without secrets, as text in the form that the comparing process uses
     * @param beats the number of signs so far; a worker whose number does not grow is gone
     * @param at the time of the last sign, by the worker's own clock
     */
    record Sign(String name, String host, String roles, String settings, long beats, Instant at) {}

    /** Stores the sign of a worker that is alive. */
    void show(Sign sign);

    List<Sign> all();

    /** Removes a worker that is gone. */
    void forget(String name);
}
