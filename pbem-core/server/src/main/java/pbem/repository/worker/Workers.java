package pbem.repository.worker;

import java.time.Instant;
import java.util.List;

/** Who works on the database at this moment, as far as they show it. */
public interface Workers {

    /**
     * What a worker shows.
     *
     * @param name under which it claims work
     * @param host the machine, for people
     * @param settings those by which it works, without anything secret, as text in the form of the one who compares them
     * @param beats how often it showed itself; one whose number stays the same is gone
     * @param at when it did so last, by its own clock
     */
    record Sign(String name, String host, String roles, String settings, long beats, Instant at) {}

    /** That one lives. */
    void show(Sign sign);

    List<Sign> all();

    /** That one is gone. */
    void forget(String name);
}
